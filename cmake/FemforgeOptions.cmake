# Compiler options that all of the project's own targets share, as the interface target femforge_options.

find_package(OpenMP COMPONENTS CXX)

add_library(femforge_options INTERFACE)
target_compile_features(femforge_options INTERFACE cxx_std_17)
set(femforge_warnings -Wall -Wextra -Wpedantic -Wconversion)
if(FEMFORGE_WERROR)
  list(APPEND femforge_warnings -Werror)
endif()
target_compile_options(femforge_options INTERFACE "$<$<COMPILE_LANGUAGE:CXX>:${femforge_warnings}>")

if(FEMFORGE_SANITIZE)
  set(femforge_sanitize -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # The emulation keeps shared memory in a section of its own; it is to be watched, too.
    list(APPEND femforge_sanitize -fsanitize-sections=femforge.shared)
  elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # Nothing is to be vectorised here: Clang says so of each loop.
    list(APPEND femforge_sanitize -Wno-pass-failed)
  endif()
  target_compile_options(femforge_options INTERFACE "$<$<COMPILE_LANGUAGE:CXX>:${femforge_sanitize}>")
  target_link_options(femforge_options INTERFACE -fsanitize=address,undefined)
endif()
