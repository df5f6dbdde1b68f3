// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=gpipe microbatches=3" | FileCheck %s --check-prefix=GPIPE
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=3" | FileCheck %s --check-prefix=ONEF
// RUN: pipeline-opt %S/Inputs/eight-stages.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=4 group=4" | FileCheck %s --check-prefix=INTERLEAVED

// GPIPE: pipe.schedule @m.schedule of @m microbatches 3 named "gpipe" {
// GPIPE-NEXT: rank 0: 0F0 0F1 0F2 0B0 0B1 0B2{{$}}
// GPIPE-NEXT: rank 1: 1F0 1F1 1F2 1B0 1B1 1B2{{$}}
// GPIPE-NEXT: }

// ONEF: pipe.schedule @m.schedule of @m microbatches 3 named "1f1b" {
// ONEF-NEXT: rank 0: 0F0 0F1 0B0 0F2 0B1 0B2{{$}}
// ONEF-NEXT: rank 1: 1F0 1B0 1F1 1B1 1F2 1B2{{$}}
// ONEF-NEXT: }

// INTERLEAVED: named "interleaved-1f1b"
// INTERLEAVED-NEXT: rank 0: 0F0 0F1 0F2 0F3 4F0 4F1 4F2 4F3 4B0 4B1 4B2 4B3 0B0 0B1 0B2 0B3{{$}}

// What a schedule cannot do is an error with the numbers and a remedy.
// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=4" 2>&1 | FileCheck %s --check-prefix=CHUNKS
// CHUNKS: error: interleaved-1f1b {{.*}}chunks

// RUN: not pipeline-opt %S/Inputs/eight-stages.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=5 group=4" 2>&1 | FileCheck %s --check-prefix=REMAINDER
// REMAINDER: error: interleaved-1f1b {{.*}}5

// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=2f2b" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: {{.*}}2f2b{{.*}}1f1b

// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="microbatches=0" 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: error: the number of microbatches must be between 1 and 2^31 - 1, but is 0

// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule=microbatches=2 | not pipeline-opt --pipe-schedule 2>&1 | FileCheck %s --check-prefix=PHASE
// PHASE: error: pipe-schedule requires a module in phase 'differentiated', but this one is in phase 'scheduled'


// Options of schedules that have them; others refuse them.
// RUN: pipeline-opt %S/Inputs/eight-stages.mlir --pipe-schedule="schedule=interleaved-1f1b microbatches=8 warmup=lean" | FileCheck %s --check-prefix=LEAN
// LEAN: rank 0: 0F0 0F1 0F2 0F3 4F0 4F1 4F2 4F3 4B0 0F4 4B1
// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=4 warmup=lean" 2>&1 | FileCheck %s --check-prefix=WARMUP
// WARMUP: error: 1f1b has no choice of warm-up, but the warm-up is lean; leave it out, or use interleaved-1f1b

// A limit in microbatches, of which each makes one activation per stage of the rank.
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=4 memory-limit=2,1" -o /dev/null
// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=4 memory-limit=1" 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: error: S7: rank 0, position 1, 0F1: starts number 2 in flight, but the limit of the rank is 1
// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=1f1b microbatches=4 memory-limit=1,2,3" 2>&1 | FileCheck %s --check-prefix=LIMITS
// LIMITS: error: 3 memory limits are given, but there are 2 ranks; give one limit per rank, or one for all

// A file.
// RUN: printf '0F0,0F1,,0B0,0B1\r\n,1F0,1B0,1F1,1B1\r\n' > %t.csv
// RUN: pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=csv csv=%t.csv microbatches=2" | FileCheck %s --check-prefix=CSV
// CSV: named "csv" {
// CSV-NEXT: rank 0: 0F0 0F1 0B0 0B1{{$}}
// CSV-NEXT: rank 1: 1F0 1B0 1F1 1B1{{$}}
// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=csv csv=%t.csv microbatches=3" 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: the file holds a schedule for ranks=2 chunks=1 microbatches=2 placement=loop
// RUN: not pipeline-opt %S/Inputs/two-stages.mlir --pipe-schedule="schedule=csv csv=%t.none microbatches=2" 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: can't read '{{.*}}.none': No such file or directory
