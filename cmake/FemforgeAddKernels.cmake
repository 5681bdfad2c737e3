# femforge_add_kernels(TARGET FORMS file... [TARGETS cpu|cuda|hip...] [DEFINE name=value...]
#                      [KERNELS kind...] [PARAMETERS name=value...])
#
# Makes the library TARGET of the kernels that femforge generates from form files when the project is built.
# They are generated anew when a form, a template or the generator changes, and only then; and only what has
# changed is compiled anew. Sources that link TARGET include <femforge_kernels.h>.
#
#   FORMS       form files, relative to the current source folder
#   TARGETS     what to generate for; default: cpu, and cuda and hip where these are built
#   DEFINE      names that are set before a form is read, as after `femforge generate --define`
#   KERNELS     kinds of kernels, as after `femforge generate --kernel`; default: element_tensor
#   PARAMETERS  of the kernels, as after `femforge generate --set`
#
# The generator is the program FEMFORGE_EXECUTABLE; by default `femforge` where it is found.

# Languages of generated sources: HIP sources are built as FEMFORGE_HIP_MODE says.
function(femforge_set_languages)
  foreach(source IN LISTS ARGN)
    if(source MATCHES "\\.hip$")
      if(FEMFORGE_HIP_MODE STREQUAL "amd")
        set(language HIP)
      elseif(FEMFORGE_HIP_MODE STREQUAL "cuda")
        set(language CUDA)
      else()
        set(language CXX)
        # Hints for GPU compilers, "#pragma unroll", mean nothing to a compiler for CPUs.
        set_property(SOURCE ${source} APPEND PROPERTY COMPILE_OPTIONS -Wno-unknown-pragmas)
      endif()
    elseif(source MATCHES "\\.cu$")
      set(language CUDA)
    else()
      set(language CXX)
    endif()
    set_source_files_properties(${source} PROPERTIES LANGUAGE ${language})
  endforeach()
endfunction()

# femforge_kernel_library(TARGET [MODULE] DIRECTORY dir SOURCES file...): a library of generated sources, static
# or to be loaded at run time. Those for targets that are not built are left out. DIRECTORY holds femforge_kernels.h.
function(femforge_kernel_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "MODULE" "DIRECTORY" "SOURCES")
  if(NOT FEMFORGE_CUDA_ENABLED)
    list(FILTER arg_SOURCES EXCLUDE REGEX "\\.cu$|_registry_cuda\\.cpp$")
  endif()
  if(FEMFORGE_HIP_MODE STREQUAL "off")
    list(FILTER arg_SOURCES EXCLUDE REGEX "\\.hip$|_registry_hip\\.cpp$")
  endif()
  femforge_set_languages(${arg_SOURCES})
  set(kind STATIC)
  if(arg_MODULE)
    set(kind MODULE)
  endif()
  add_library(${name} ${kind} ${arg_SOURCES})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON CUDA_STANDARD 17 HIP_STANDARD 17)
  target_compile_features(${name} PUBLIC cxx_std_17)
  target_include_directories(${name} PUBLIC
    "$<BUILD_INTERFACE:${arg_DIRECTORY}>" "$<INSTALL_INTERFACE:include/femforge_kernels>")
  target_link_libraries(${name} PUBLIC femforge::descriptor PRIVATE femforge::hip_headers)
  # Again for the folder that calls: what is found in one is not known in those above it.
  find_package(OpenMP COMPONENTS CXX QUIET)
  if(OpenMP_CXX_FOUND)
    target_link_libraries(${name} PRIVATE OpenMP::OpenMP_CXX)
  endif()
  if(FEMFORGE_NATIVE)
    # Those for the cpu only: emulated HIP is there to be checked, against code compiled in another way.
    set(for_cpu ${arg_SOURCES})
    list(FILTER for_cpu INCLUDE REGEX "\\.cpp$")
    set_property(SOURCE ${for_cpu} APPEND PROPERTY COMPILE_OPTIONS -march=native)
  endif()
  if(FEMFORGE_SANITIZE)
    # Instrumented straight-line code takes GCC four times as long to optimise as it takes to translate.
    set(for_cpu ${arg_SOURCES})
    list(FILTER for_cpu INCLUDE REGEX "\\.cpp$")
    set_property(SOURCE ${for_cpu} APPEND PROPERTY COMPILE_OPTIONS -O0)
  endif()
  if(FEMFORGE_RESOURCE_USAGE)
    target_compile_options(${name} PRIVATE
      "$<$<COMPILE_LANGUAGE:CUDA>:-Xptxas=-v>" "$<$<COMPILE_LANGUAGE:HIP>:-Rpass-analysis=kernel-resource-usage>")
  endif()
  if(TARGET femforge_options)
    target_link_libraries(${name} PRIVATE "$<BUILD_INTERFACE:femforge_options>")
  endif()
endfunction()

# Checks the targets asked for, or chooses them; the result is a list in `result`.
function(femforge_choose_targets result)
  set(built cpu)
  if(FEMFORGE_CUDA_ENABLED)
    list(APPEND built cuda)
  endif()
  if(NOT FEMFORGE_HIP_MODE STREQUAL "off")
    list(APPEND built hip)
  endif()
  set(wanted ${ARGN})
  if(NOT wanted)
    set(wanted ${built})
  endif()
  foreach(target IN LISTS wanted)
    if(NOT target IN_LIST built)
      message(FATAL_ERROR "femforge_add_kernels: target '${target}' is not built here (built: ${built}). "
                          "Configure femforge with -DFEMFORGE_CUDA=ON or -DFEMFORGE_HIP=amd, cuda or emulated.")
    endif()
  endforeach()
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if("cuda" IN_LIST wanted AND NOT "CUDA" IN_LIST languages)
    message(FATAL_ERROR "femforge_add_kernels: CUDA sources need the language: project(... LANGUAGES CXX CUDA)")
  endif()
  if("hip" IN_LIST wanted AND FEMFORGE_HIP_MODE STREQUAL "amd" AND NOT "HIP" IN_LIST languages)
    message(FATAL_ERROR "femforge_add_kernels: HIP sources need the language: project(... LANGUAGES CXX HIP)")
  endif()
  set(${result} ${wanted} PARENT_SCOPE)
endfunction()

# The lines that a generator command prints, as a list in `result`.
function(femforge_ask_generator result)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE text ERROR_VARIABLE error RESULT_VARIABLE code)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "femforge_add_kernels: the generator refuses:\n${error}")
  endif()
  string(STRIP "${text}" text)
  string(REPLACE "\n" ";" lines "${text}")
  set(${result} ${lines} PARENT_SCOPE)
endfunction()

function(femforge_add_kernels name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FORMS;TARGETS;DEFINE;KERNELS;PARAMETERS")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_FORMS)
    message(FATAL_ERROR "femforge_add_kernels(${name} FORMS file... [TARGETS ...] [DEFINE name=value...] "
                        "[KERNELS kind...] [PARAMETERS name=value...])")
  endif()
  find_program(FEMFORGE_EXECUTABLE femforge HINTS ${femforge_SOURCE_DIR}/.venv/bin
               DOC "The generator's command line")
  if(NOT FEMFORGE_EXECUTABLE)
    message(FATAL_ERROR "femforge_add_kernels: the generator is not found. Install femforge's Python package "
                        "(pip install), or set FEMFORGE_EXECUTABLE to its command `femforge`.")
  endif()
  femforge_choose_targets(targets ${arg_TARGETS})

  set(forms)
  foreach(form IN LISTS arg_FORMS)
    cmake_path(ABSOLUTE_PATH form BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
    list(APPEND forms ${form})
  endforeach()
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/${name}_generated)
  file(MAKE_DIRECTORY ${directory})
  list(JOIN targets "," target_list)
  set(command ${FEMFORGE_EXECUTABLE} generate ${forms} --out ${directory} --targets ${target_list})
  foreach(definition IN LISTS arg_DEFINE)
    list(APPEND command --define ${definition})
  endforeach()
  if(arg_KERNELS)
    list(JOIN arg_KERNELS "," kinds)
    list(APPEND command --kernel ${kinds})
  endif()
  foreach(parameter IN LISTS arg_PARAMETERS)
    list(APPEND command --set ${parameter})
  endforeach()

  # Which files come out depends on the same things as what is in them; with these, CMake runs again.
  femforge_ask_generator(inputs ${command} --list-inputs)
  femforge_ask_generator(names ${command} --list-outputs)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${inputs})
  list(TRANSFORM names PREPEND ${directory}/ OUTPUT_VARIABLE files)
  # Of its files the generator touches only the manifest, and those that change.
  set(manifest ${directory}/femforge_manifest.json)
  list(REMOVE_ITEM files ${manifest})
  add_custom_command(OUTPUT ${manifest} BYPRODUCTS ${files}
                     COMMAND ${command} --depfile ${directory}/femforge.d --quiet DEPENDS ${forms}
                     DEPFILE ${directory}/femforge.d COMMENT "Generating the kernels of ${name}" VERBATIM)
  set(sources ${files})
  list(FILTER sources INCLUDE REGEX "\\.(cpp|cu|hip)$")
  femforge_kernel_library(${name} DIRECTORY ${directory} SOURCES ${sources})
  # Whoever compiles these files, or includes the header, must wait for the generator.
  add_custom_target(${name}_files DEPENDS ${manifest})
  add_dependencies(${name} ${name}_files)
endfunction()
