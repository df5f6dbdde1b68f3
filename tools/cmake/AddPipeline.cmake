# How this project's targets are made.

# A library of the compiler: sees MLIR, links it, and is one of Pipeline's targets.
#   add_pipeline_library(NAME sources... [DEPENDS tablegen targets] [LINK libraries])
function(add_pipeline_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  pipeline_uses_mlir(${name})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
endfunction()

# A program of its own sources; with MLIR, one that is compiled against MLIR.
function(add_pipeline_program name)
  cmake_parse_arguments(ARG "MLIR" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  if(ARG_MLIR)
    pipeline_uses_mlir(${name})
    list(APPEND ARG_LINK ${PIPELINE_MLIR_LIBRARIES})
  endif()
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
endfunction()

# A program of the compiler, in build/PRESET/bin.
function(add_pipeline_tool name)
  add_pipeline_program(${name} MLIR ${ARGN})
endfunction()

# A GoogleTest program that CTest runs; LINK names what it tests.
function(add_pipeline_unittest name)
  add_pipeline_program(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE GTest::gtest_main GTest::gmock)
  add_test(NAME ${name} COMMAND ${name})
endfunction()

# A Google Benchmark program, which nothing runs but whoever asks for it; LINK names what it
# measures. Sources that define no main get the library's.
function(add_pipeline_benchmark name)
  add_pipeline_program(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE benchmark::benchmark benchmark::benchmark_main)
endfunction()

# The include paths and flags of code that is compiled against MLIR.
function(pipeline_uses_mlir target)
  target_include_directories(${target} PUBLIC
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
  target_include_directories(${target} SYSTEM PUBLIC ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
  target_compile_definitions(${target} PRIVATE ${LLVM_DEFINITIONS_LIST})
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${target} PRIVATE -fno-rtti)
  endif()
  target_compile_options(${target} PRIVATE -fno-exceptions)
endfunction()

separate_arguments(LLVM_DEFINITIONS_LIST NATIVE_COMMAND "${LLVM_DEFINITIONS}")
list(TRANSFORM LLVM_DEFINITIONS_LIST REPLACE "^-D" "")
