# Finds what the runtime for CUDA needs, and says what it found.
#
# PIPELINE_CUDA is AUTO, ON (not finding it is an error) or OFF. Sets PIPELINE_CUDA_HEADERS where
# the toolkit's headers are there, with which the runtime for CUDA is compiled and tested on the fake
# device, and PIPELINE_CUDA_FOUND where its libraries and nvcc are too, with which it is linked.
#
# PIPELINE_NCCL is AUTO, ON or OFF likewise. Sets PIPELINE_NCCL_INCLUDE_DIR where its header is there.
# The library is loaded when a run asks for it, so building does not need it.

set(PIPELINE_CUDA AUTO CACHE STRING "Build the runtime for CUDA: AUTO, ON or OFF")
set_property(CACHE PIPELINE_CUDA PROPERTY STRINGS AUTO ON OFF)

set(PIPELINE_CUDA_HEADERS OFF)
set(PIPELINE_CUDA_FOUND OFF)
if(NOT PIPELINE_CUDA STREQUAL "OFF")
  # Kernels are loaded as libraries by the CUDA runtime, which came with CUDA 12.8; cuBLASLt's
  # header comes with its development package.
  find_package(CUDAToolkit 12.8 QUIET)
  if(CUDAToolkit_FOUND)
    find_path(PIPELINE_CUBLASLT_INCLUDE_DIR NAMES cublasLt.h
      HINTS ${CUDAToolkit_INCLUDE_DIRS} NO_CACHE)
    if(PIPELINE_CUBLASLT_INCLUDE_DIR)
      set(PIPELINE_CUDA_HEADERS ON)
      find_program(PIPELINE_BIN2C NAMES bin2c HINTS ${CUDAToolkit_BIN_DIR} NO_CACHE)
      if(TARGET CUDA::cudart AND TARGET CUDA::cublasLt AND CUDAToolkit_NVCC_EXECUTABLE
         AND PIPELINE_BIN2C)
        set(PIPELINE_CUDA_FOUND ON)
      endif()
    endif()
  endif()
  if(PIPELINE_CUDA_FOUND)
    message(STATUS "CUDA ${CUDAToolkit_VERSION} in ${CUDAToolkit_LIBRARY_DIR}")
  elseif(PIPELINE_CUDA STREQUAL "ON")
    message(FATAL_ERROR
      "PIPELINE_CUDA is ON, but no CUDA toolkit from 12.8 on with nvcc, bin2c, cudart and cuBLASLt "
      "was found. Put nvcc on PATH, or pass -DCUDAToolkit_ROOT=PREFIX of one.")
  elseif(PIPELINE_CUDA_HEADERS)
    message(STATUS "CUDA: only headers were found; its runtime is tested on the fake device alone")
  else()
    message(STATUS "CUDA was not found: without its runtime and the tests of it")
  endif()
endif()

set(PIPELINE_NCCL AUTO CACHE STRING "Build the runtime for CUDA with NCCL: AUTO, ON or OFF")
set_property(CACHE PIPELINE_NCCL PROPERTY STRINGS AUTO ON OFF)

set(PIPELINE_NCCL_INCLUDE_DIR "")
if(PIPELINE_CUDA_HEADERS AND NOT PIPELINE_NCCL STREQUAL "OFF")
  find_path(pipeline_nccl_header NAMES nccl.h HINTS ${CUDAToolkit_INCLUDE_DIRS} NO_CACHE)
  set(pipeline_nccl_version)
  if(pipeline_nccl_header)
    file(STRINGS ${pipeline_nccl_header}/nccl.h pipeline_nccl_lines
      REGEX "^#define NCCL_(MAJOR|MINOR|PATCH) ")
    string(REGEX REPLACE "[^0-9;]" "" pipeline_nccl_version "${pipeline_nccl_lines}")
    string(REPLACE ";" "." pipeline_nccl_version "${pipeline_nccl_version}")
    # The first whose communicators can be split and do not block.
    if(pipeline_nccl_version VERSION_GREATER_EQUAL 2.18.3)
      set(PIPELINE_NCCL_INCLUDE_DIR ${pipeline_nccl_header})
    endif()
  endif()
  if(PIPELINE_NCCL_INCLUDE_DIR)
    message(STATUS "NCCL ${pipeline_nccl_version} in ${PIPELINE_NCCL_INCLUDE_DIR}")
  elseif(PIPELINE_NCCL STREQUAL "ON")
    message(FATAL_ERROR
      "PIPELINE_NCCL is ON, but no nccl.h of 2.18.3 or later was found. Pass "
      "-DCMAKE_INCLUDE_PATH=FOLDER of one.")
  else()
    message(STATUS "NCCL was not found: ranks on CUDA devices share a process")
  endif()
elseif(PIPELINE_NCCL STREQUAL "ON")
  message(FATAL_ERROR "PIPELINE_NCCL is ON, but without CUDA there is no NCCL.")
endif()
