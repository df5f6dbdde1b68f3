//===- CsvFileTest.cpp - Files as cells, byte by byte -----------*- C++ -*-===//
//
// Part of the Pipeline project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CsvInputs.h"

namespace pipeline::schedule {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(CsvFile, EveryFileIsWrittenBackAsItWasRead) {
  EXPECT_EQ(csvInputs().size(), 42u);
  for (const auto &[name, text] : csvInputs()) {
    SCOPED_TRACE(name);
    CsvFile file = valueOf(CsvFile::parse(text));
    EXPECT_EQ(toString(file), text);
    EXPECT_EQ(file.hasCommunication(), hasCommunication(name));
    EXPECT_TRUE(file.carriageReturns);
    EXPECT_TRUE(file.finalLineEnd);
  }
}

TEST(CsvFile, KeepsLineEnds) {
  for (std::string text :
       {"0F0,0B0\r\n1F0,1B0\r\n", "0F0,0B0\n1F0,1B0\n", "0F0,0B0\r\n1F0,1B0", "0F0,0B0\n1F0,1B0",
        "0F0", "0F0\n", "", "\n", "\r\n", "\r\n0F0", ",,0F0,,\n,\n", "0F0\r\n\r\n"})
    EXPECT_EQ(toString(valueOf(CsvFile::parse(text))), text);
}

TEST(CsvFile, HasACellForEverythingThatTorchWrites) {
  CsvFile file = valueOf(CsvFile::parse(
      "0UNSHARD,12F3,12B3,12I3,12W3,0SEND_F1,1RECV_F1,2SEND_B1,1RECV_B1,0WAIT_SEND_F1,"
      "2WAIT_SEND_B1,(0F7;7B3)OVERLAP_F_B,,0REDUCE_GRAD,0WAIT_REDUCE_GRAD,0RESHARD"));
  using Type = CsvCellType;
  auto message = [](Type type, int32_t stage) { return CsvCell{type, {Kind::F, stage, 1}, {}}; };
  auto parameters = [](Type type) { return CsvCell{type, {Kind::F, 0, 0}, {}}; };
  EXPECT_EQ(file.rows, (std::vector<std::vector<CsvCell>>{{
                           parameters(Type::Unshard),
                           {Type::Action, {Kind::F, 12, 3}, {}},
                           {Type::Action, {Kind::B, 12, 3}, {}},
                           {Type::Action, {Kind::I, 12, 3}, {}},
                           {Type::Action, {Kind::W, 12, 3}, {}},
                           message(Type::SendForward, 0),
                           message(Type::ReceiveForward, 1),
                           message(Type::SendBackward, 2),
                           message(Type::ReceiveBackward, 1),
                           message(Type::WaitSendForward, 0),
                           message(Type::WaitSendBackward, 2),
                           {Type::Overlap, {Kind::F, 0, 7}, {Kind::B, 7, 3}},
                           {},
                           parameters(Type::ReduceGradients),
                           parameters(Type::WaitReduceGradients),
                           parameters(Type::Reshard),
                       }}));
  EXPECT_EQ(toString(file.rows[0][11]), "(0F7;7B3)OVERLAP_F_B");
  EXPECT_EQ(toString(file.rows[0][12]), "");
}

TEST(CsvFile, TakesPairsInEitherOrderAndWithSplitBackwards) {
  for (std::string pair : {"(0F7;7B3)OVERLAP_F_B", "(7B3;0F7)OVERLAP_F_B", "(0F7;7I3)OVERLAP_F_B"})
    EXPECT_EQ(toString(valueOf(CsvFile::parse(pair))), pair);
}

struct BadCell {
  std::string cell;
  std::string error;
};

TEST(CsvFile, NamesWhatIsWrongWithACell) {
  std::string shape = "; write STAGE, TYPE and MICROBATCH, such as 0F3";
  std::string pair = "; write a pair as (0F7;7B3)OVERLAP_F_B";
  for (const BadCell &bad : std::vector<BadCell>{
           {"0X1", "'X' is no type; the types are F, B, I, W, SEND_F, RECV_F, SEND_B, RECV_B, "
                   "WAIT_SEND_F, WAIT_SEND_B, UNSHARD, RESHARD, REDUCE_GRAD, WAIT_REDUCE_GRAD, "
                   "and OVERLAP_F_B for pairs"},
           {"0f1", "'f' is no type; the types are F"},
           {"F1", "it does not begin with the number of a stage" + shape},
           {"-1F1", "it does not begin with the number of a stage" + shape},
           {"7", "the type is missing" + shape},
           {"0F", "the microbatch is missing" + shape},
           {"0SEND_F", "the microbatch is missing" + shape},
           {"0F-1", "'F-' is no type"},
           {"0F1.5", "'.5' follows the microbatch; remove it, or separate cells by a comma"},
           {"0F1\r", "'\\x0D' follows the microbatch"},
           {"0F1 0B1", "' 0B1' follows the microbatch; remove it, or separate cells by a comma"},
           {" 0F1", "it begins with a blank; remove it"},
           {"\"0F1\"", "cells are not quoted; remove the quotation marks"},
           {"00F1", "the number of the stage begins with a zero; write it without"},
           {"0F01", "the number of the microbatch begins with a zero; write it without"},
           {"134217728F1", "the number of the stage is beyond the largest, 134217727"},
           {"0F99999999999999999999",
            "the number of the microbatch is beyond the largest, 134217727"},
           {"0UNSHARD1", "UNSHARD has no microbatch; remove '1'"},
           {"0BW1", "BW belongs to torch's older notation, in which B is the backward of the "
                    "inputs (today's I) and BW the full backward (today's B); write actions with "
                    "I where it has B, and with B where it has BW"},
           {"(0F1;1B0", "a parenthesis is open" + pair},
           {"(0F1;1B0)", "'' follows the parenthesis, where OVERLAP_F_B belongs" + pair},
           {"(0F1;1B0)OVERLAP", "'OVERLAP' follows the parenthesis"},
           {"(0F1)OVERLAP_F_B", "a pair has two actions, separated by one semicolon" + pair},
           {"(0F1;1B0;2B0)OVERLAP_F_B", "a pair has two actions, separated by one semicolon"},
           {"()OVERLAP_F_B", "a pair has two actions, separated by one semicolon"},
           {"(0F1;1F0)OVERLAP_F_B", "a pair is one forward and one backward" + pair},
           {"(0B1;1W0)OVERLAP_F_B", "a pair is one forward and one backward" + pair},
           {"(0F1;)OVERLAP_F_B", "'' is no cell: it does not begin with the number of a stage"},
           {"(0F1;1SEND_B0)OVERLAP_F_B", "'1SEND_B0' is no action" + pair},
           {"(0F1;1BW0)OVERLAP_F_B", "'1BW0' is no cell: BW belongs to torch's older notation"},
       }) {
    std::string text = "0F0,0B0\n,0F1," + bad.cell + ",0B1\n";
    EXPECT_THAT(csvErrorOf(text), HasSubstr("row 2, column 3: "));
    EXPECT_THAT(csvErrorOf(text), HasSubstr(" is no cell: " + bad.error)) << bad.cell;
  }
}

TEST(CsvFile, QuotesWhatCanNotBeShown) {
  EXPECT_THAT(csvErrorOf("0F0\x01\xFF,0B0"),
              StartsWith("row 1, column 1: '0F0\\x01\\xFF' is no cell: '\\x01\\xFF' follows"));
  EXPECT_THAT(csvErrorOf(std::string(100, 'x') + "\n0F0"),
              StartsWith("row 1, column 1: '" + std::string(40, 'x') + "...' is no cell"));
}

TEST(CsvFile, RecognisesWhatOtherProgramsAdd) {
  std::string header = "row 1, column 1: no cell of this row is an action; if it is a header, "
                       "remove it: the file has none, and its first row is rank 0";
  EXPECT_EQ(withoutNote(csvErrorOf("step 0,step 1\n0F0,0B0\n")), header);
  EXPECT_EQ(withoutNote(csvErrorOf(",0,1\n0F0,0B0\n")), header);
  EXPECT_EQ(withoutNote(csvErrorOf("\xEF\xBB\xBF"
                                   "0F0,0B0\n")),
            "row 1, column 1: the file begins with a byte-order mark; save it without one");
  EXPECT_EQ(withoutNote(csvErrorOf("0F0,0B0\r\n1F0,1B0\n")),
            "row 2, column 2: the row ends in LF, but row 1 in CR LF; end all rows alike, torch "
            "does with CR LF");
}

TEST(CsvFile, ReportsTheFirstFaultsInOrderAndCountsTheRest) {
  std::string text;
  for (int32_t row = 0; row < 5; ++row)
    text += "0F0,x,0B0,y\n";
  std::string error = withoutNote(csvErrorOf(text));
  EXPECT_THAT(error, StartsWith("row 1, column 2: 'x'"));
  EXPECT_THAT(error, HasSubstr("\nrow 1, column 4: 'y'"));
  EXPECT_THAT(error, HasSubstr("\nrow 3, column 4: 'y'"));
  EXPECT_THAT(error, testing::EndsWith("\nand 4 more"));
}

} // namespace
} // namespace pipeline::schedule
