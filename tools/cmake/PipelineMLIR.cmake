# Finds LLVM and MLIR, whose version fixes the API that the compiler is written to.

set(PIPELINE_LLVM_VERSION 22)

if(NOT MLIR_DIR AND NOT LLVM_DIR)
  find_program(PIPELINE_LLVM_CONFIG NAMES llvm-config-${PIPELINE_LLVM_VERSION})
  if(PIPELINE_LLVM_CONFIG)
    execute_process(COMMAND ${PIPELINE_LLVM_CONFIG} --prefix
                    OUTPUT_VARIABLE _prefix OUTPUT_STRIP_TRAILING_WHITESPACE)
    set(MLIR_DIR ${_prefix}/lib/cmake/mlir)
    set(LLVM_DIR ${_prefix}/lib/cmake/llvm)
  endif()
endif()

find_package(MLIR CONFIG)
if(NOT MLIR_FOUND)
  message(FATAL_ERROR
    "MLIR was not found. Run tools/scripts/setup.sh, or pass -DMLIR_DIR=PREFIX/lib/cmake/mlir.")
endif()
if(NOT LLVM_VERSION_MAJOR EQUAL PIPELINE_LLVM_VERSION)
  message(FATAL_ERROR
    "MLIR ${LLVM_VERSION_MAJOR} was found in ${MLIR_DIR}; version ${PIPELINE_LLVM_VERSION} is needed.")
endif()
message(STATUS "MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")

list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
set(LLVM_RUNTIME_OUTPUT_INTDIR ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
set(LLVM_LIBRARY_OUTPUT_INTDIR ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# One shared library where the packages bring it, else the static ones.
if(TARGET MLIR AND TARGET LLVM)
  set(PIPELINE_MLIR_LIBRARIES MLIR LLVM)
else()
  get_property(_dialects GLOBAL PROPERTY MLIR_DIALECT_LIBS)
  get_property(_conversions GLOBAL PROPERTY MLIR_CONVERSION_LIBS)
  get_property(_extensions GLOBAL PROPERTY MLIR_EXTENSION_LIBS)
  get_property(_translations GLOBAL PROPERTY MLIR_TRANSLATION_LIBS)
  llvm_map_components_to_libnames(_native native orcjit passes)
  set(PIPELINE_MLIR_LIBRARIES ${_dialects} ${_conversions} ${_extensions} ${_translations}
      MLIROptLib MLIRExecutionEngine ${_native})
endif()
