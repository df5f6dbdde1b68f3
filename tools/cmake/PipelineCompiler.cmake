# The flags every target shares.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

set(PIPELINE_SANITIZE "" CACHE STRING "Sanitizers to build with, as -fsanitize= takes them")

if(PIPELINE_USE_CCACHE)
  find_program(PIPELINE_CCACHE ccache)
  if(PIPELINE_CCACHE)
    set(CMAKE_C_COMPILER_LAUNCHER ${PIPELINE_CCACHE})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${PIPELINE_CCACHE})
  endif()
endif()

# lld links in a fraction of the time; the default linker works as well.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  find_program(PIPELINE_LLD NAMES ld.lld-22 ld.lld)
  if(PIPELINE_LLD)
    add_link_options(-fuse-ld=lld)
  endif()
endif()

add_compile_options(-Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers)

# A product of two floats is rounded before it is added, everywhere: what the
# compiler may fuse into one instruction would differ between machines.
add_compile_options(-ffp-contract=off)

if(PIPELINE_SANITIZE)
  add_compile_options(-fsanitize=${PIPELINE_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${PIPELINE_SANITIZE})
endif()
