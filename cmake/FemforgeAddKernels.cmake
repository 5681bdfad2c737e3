# femforge_add_kernels(TARGET [FORMS file...] [CONFIG file] [TARGETS cpu|cuda|hip...] [DEFINE name=value...]
#                      [KERNELS kind...] [PARAMETERS name=value...] [FOR code] [SUFFIX text] [LIBRARY name] [JOIN n])
#
# Makes the library TARGET of the kernels that femforge generates from form files when the project is built.
# They are generated anew when a form, a template or the generator changes, and only then; and only what has
# changed is compiled anew. Sources that link TARGET include <TARGET.h>; TARGET_cpu(&count) lists all kernels for
# CPUs, and so on.
#
#   FORMS       form files, relative to the current source folder; none for KERNELS basis
#   CONFIG      a configuration file, as after `femforge generate --config`: forms with parameters each
#   TARGETS     what to generate for; default: cpu, and cuda and hip where these are built
#   DEFINE      names that are set before a form is read, as after `femforge generate --define`
#   KERNELS     kinds of kernels, as after `femforge generate --kernel`; default: element_tensor. `basis` is made of
#               no form: DEFINE cell=hexahedron nodes=4 points=5 says of what. `qfunction` is headers for libCEED, which
#               sources that link TARGET include as <FORM/NAME.h>; nothing of them is compiled here
#   PARAMETERS  of the kernels, as after `femforge generate --set`
#   FOR         dealii, dolfinx, libceed, mfem or petsc: orders of dofs and components, and E-vectors, as it has them
#   SUFFIX      of the kernels' names: kernels of all libraries in one program must be called differently
#   LIBRARY     name of the header and beginning of the lists' names; default: TARGET
#   JOIN        how many kernels are compiled as one file: more are built sooner; default: 1
#
# The generator is the program FEMFORGE_EXECUTABLE; by default `femforge` where it is found.

# Without a build type, CMake compiles nothing optimised, and says nothing: kernels would be ten times slower.
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  message(STATUS "femforge: CMAKE_BUILD_TYPE is not set; it becomes Release")
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

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
        if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
          # It is there to be checked, not to be fast, and compiled in half the time.
          set_property(SOURCE ${source} APPEND PROPERTY COMPILE_OPTIONS "$<$<CONFIG:Release>:-O1>")
          if(FEMFORGE_NATIVE)
            # For fma, which is a call otherwise; what is not written as one stays a product and a sum.
            set_property(SOURCE ${source} APPEND PROPERTY COMPILE_OPTIONS -march=native -ffp-contract=off)
          endif()
        endif()
      endif()
    elseif(source MATCHES "\\.cu$")
      set(language CUDA)
    else()
      set(language CXX)
    endif()
    set_source_files_properties(${source} PROPERTIES LANGUAGE ${language})
  endforeach()
endfunction()

# Links the library of dense linear algebra that kernels of some generated sources call, on each target. Without it, those
# that have a choice leave it out, and others refuse to be compiled (femforge_blas.h).
function(femforge_link_blas name)
  set(mend "is not found: kernels of ${name} that have a choice leave it out, others want it.")
  if(FEMFORGE_CUDA_ENABLED OR FEMFORGE_HIP_MODE STREQUAL "cuda")
    find_package(CUDAToolkit QUIET)
    if(NOT TARGET CUDA::cublas)
      message(WARNING "cuBLAS ${mend}")
      target_compile_definitions(${name} PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:FEMFORGE_WITHOUT_BLAS>)
    else()
      target_link_libraries(${name} PRIVATE CUDA::cublas)
    endif()
  endif()
  if(FEMFORGE_HIP_MODE STREQUAL "amd")
    find_package(hipblas CONFIG QUIET)
    if(NOT TARGET roc::hipblas)
      message(WARNING "hipBLAS ${mend}")
      target_compile_definitions(${name} PRIVATE $<$<COMPILE_LANGUAGE:HIP>:FEMFORGE_WITHOUT_BLAS>)
    else()
      target_link_libraries(${name} PRIVATE roc::hipblas)
      set_property(GLOBAL PROPERTY FEMFORGE_CALLS_HIPBLAS ON)
    endif()
  endif()
endfunction()

# femforge_kernel_library(TARGET [MODULE] [BLAS] DIRECTORY dir SOURCES file...): a library of generated sources,
# static or to be loaded at run time. Those for targets that are not built are left out. DIRECTORY holds the headers;
# where femforge_blas.h is, or will be (BLAS), among them, kernels call a library.
function(femforge_kernel_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "MODULE;BLAS" "DIRECTORY" "SOURCES")
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
  if(arg_BLAS OR EXISTS ${arg_DIRECTORY}/femforge_blas.h)
    femforge_link_blas(${name})
  endif()
  # Again for the folder that calls: what is found in one is not known in those above it.
  find_package(OpenMP COMPONENTS CXX QUIET)
  if(OpenMP_CXX_FOUND)
    target_link_libraries(${name} PRIVATE OpenMP::OpenMP_CXX)
  endif()
  # Those for the cpu only: emulated HIP is there to be checked, against code compiled in another way.
  set(for_cpu ${arg_SOURCES})
  list(FILTER for_cpu INCLUDE REGEX "\\.cpp$")
  if(FEMFORGE_HIP_MODE STREQUAL "emulated" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Emulated, kernels take a few hundredths of what the emulation takes: GCC needs two thirds of the time at -Og, also
    # with sanitizers.
    set(emulated ${arg_SOURCES})
    list(FILTER emulated INCLUDE REGEX "\\.hip$")
    set_property(SOURCE ${emulated} APPEND PROPERTY COMPILE_OPTIONS -Og)
  endif()
  if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    # Loops with square roots are no SIMD loops where a root of a negative number has to set errno.
    set_property(SOURCE ${for_cpu} APPEND PROPERTY COMPILE_OPTIONS -fno-math-errno)
  endif()
  if(FEMFORGE_NATIVE)
    set_property(SOURCE ${for_cpu} APPEND PROPERTY COMPILE_OPTIONS -march=native)
  endif()
  if(FEMFORGE_SANITIZE)
    # Instrumented straight-line code takes GCC four times as long to optimise as it takes to translate.
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

# femforge_add_generated(TARGET folder): the library TARGET of the kernels that were generated into a folder before; no
# Python is needed. Units that join several (`femforge generate --join`) are taken where they are.
function(femforge_add_generated name folder)
  if(ARGN)
    list(JOIN ARGN " " unknown)
    message(FATAL_ERROR "femforge_add_generated: unknown arguments: ${unknown}. It takes a name and a folder: "
                        "generate kernels of the targets that are wanted (femforge generate --targets).")
  endif()
  set(patterns ${folder}/*.cpp ${folder}/*.cu ${folder}/*.hip)
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  set(joined ${sources})
  list(FILTER joined INCLUDE REGEX "_joined_[0-9]+\\.[a-z]+$")
  if(NOT joined)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  endif()
  # An option of this project: where it is installed, nobody has set it.
  if(DEFINED FEMFORGE_CPU_KERNELS AND NOT FEMFORGE_CPU_KERNELS)
    list(FILTER sources EXCLUDE REGEX "\\.cpp$")
  endif()
  if(NOT sources)
    message(FATAL_ERROR "There are no kernels in ${folder}. Generate some: femforge generate FORM... --out ${folder}")
  endif()
  femforge_kernel_library(${name} DIRECTORY ${folder} SOURCES ${sources})
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
    if(NOT target MATCHES "^(cpu|cuda|hip)$")
      message(FATAL_ERROR "femforge_add_kernels: there is no target '${target}'. Name some of cpu, cuda, hip.")
    elseif(NOT target IN_LIST built)
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

# Asks a generator command once for the files that it reads and writes; lists of them in `inputs` and `outputs`.
function(femforge_ask_generator inputs outputs)
  execute_process(COMMAND ${ARGN} --list-inputs --list-outputs
                  OUTPUT_VARIABLE text ERROR_VARIABLE error RESULT_VARIABLE code)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "femforge_add_kernels: the generator refuses:\n${error}")
  endif()
  string(FIND "${text}" "\n\n" end)
  string(SUBSTRING "${text}" 0 ${end} read)
  string(SUBSTRING "${text}" ${end} -1 written)
  string(STRIP "${written}" written)
  string(REPLACE "\n" ";" read "${read}")
  string(REPLACE "\n" ";" written "${written}")
  set(${inputs} ${read} PARENT_SCOPE)
  set(${outputs} ${written} PARENT_SCOPE)
endfunction()

# What a function was given that it does not know, as a sentence in `result`; empty if that is nothing.
function(femforge_unknown_arguments result)
  set(text "")
  if(arg_UNPARSED_ARGUMENTS)
    list(JOIN arg_UNPARSED_ARGUMENTS " " unknown)
    set(text "these arguments are not known: ${unknown}. ")
  elseif(arg_KEYWORDS_MISSING_VALUES)
    list(JOIN arg_KEYWORDS_MISSING_VALUES ", " missing)
    set(text "nothing follows ${missing}. ")
  endif()
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

function(femforge_add_kernels name)
  set(one_value CONFIG FOR SUFFIX LIBRARY JOIN)
  set(many_values FORMS TARGETS DEFINE KERNELS PARAMETERS)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "${one_value}" "${many_values}")
  # A misspelt keyword is taken for one more value of the list before it.
  foreach(keyword IN LISTS many_values)
    set(words ${arg_${keyword}})
    list(FILTER words INCLUDE REGEX "^[A-Z][A-Z_]+$")
    list(APPEND arg_UNPARSED_ARGUMENTS ${words})
  endforeach()
  femforge_unknown_arguments(unknown)
  if(NOT unknown AND NOT arg_FORMS AND NOT arg_CONFIG AND NOT arg_KERNELS STREQUAL "basis")
    set(unknown "neither FORMS nor CONFIG is given, nor KERNELS basis. ")
  elseif(NOT unknown AND arg_JOIN AND NOT arg_JOIN MATCHES "^[1-9][0-9]*$")
    set(unknown "JOIN ${arg_JOIN} is not a number of kernels, 1 or more. ")
  endif()
  if(unknown)
    message(FATAL_ERROR "femforge_add_kernels(${name}): ${unknown}\nKnown are [FORMS file...] [CONFIG file] "
                        "[TARGETS cpu|cuda|hip...] [DEFINE name=value...] [KERNELS kind...] "
                        "[PARAMETERS name=value...] [FOR code] [SUFFIX text] [LIBRARY name] [JOIN n].")
  endif()
  find_program(FEMFORGE_EXECUTABLE femforge HINTS ${femforge_SOURCE_DIR}/.venv/bin
               DOC "The generator's command line")
  if(NOT FEMFORGE_EXECUTABLE)
    message(FATAL_ERROR "femforge_add_kernels: the generator is not found. Install femforge's Python package "
                        "(pip install), or set FEMFORGE_EXECUTABLE to its command `femforge`.")
  endif()
  femforge_choose_targets(targets ${arg_TARGETS})

  set(forms)
  foreach(form IN LISTS arg_FORMS arg_CONFIG)
    cmake_path(ABSOLUTE_PATH form BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
    list(APPEND forms ${form})
  endforeach()
  set(inputs ${forms})
  set(library ${name})
  if(arg_LIBRARY)
    set(library ${arg_LIBRARY})
  endif()
  string(MAKE_C_IDENTIFIER ${library} library)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/${name}_generated)
  file(MAKE_DIRECTORY ${directory})
  list(JOIN targets "," target_list)
  set(command ${FEMFORGE_EXECUTABLE} generate)
  if(arg_CONFIG)
    list(POP_BACK forms config)
    list(APPEND command --config ${config})
  endif()
  list(APPEND command ${forms} --out ${directory} --targets ${target_list} --library ${library})
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
  if(arg_FOR)
    list(APPEND command --for ${arg_FOR})
  endif()
  if(arg_SUFFIX)
    list(APPEND command --suffix ${arg_SUFFIX})
  endif()
  set(compiled "\\.(cpp|cu|hip)$")
  if(arg_JOIN GREATER 1)
    list(APPEND command --join ${arg_JOIN})
    set(compiled "/${library}_(joined_[0-9]+|registry_[a-z]+)${compiled}")
  endif()

  # Which files come out depends on the same things as what is in them; with these, CMake runs again.
  femforge_ask_generator(depends names ${command})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${depends})
  list(TRANSFORM names PREPEND ${directory}/ OUTPUT_VARIABLE files)
  # Of its files the generator touches only the manifest, and those that change.
  set(manifest ${directory}/femforge_manifest.json)
  list(REMOVE_ITEM files ${manifest})
  add_custom_command(OUTPUT ${manifest} BYPRODUCTS ${files}
                     COMMAND ${command} --depfile ${directory}/femforge.d --quiet DEPENDS ${inputs}
                     DEPFILE ${directory}/femforge.d COMMENT "Generating the kernels of ${name}" VERBATIM)
  set(sources ${files})
  list(FILTER sources INCLUDE REGEX "${compiled}")
  set(blas)
  if("femforge_blas.h" IN_LIST names)
    set(blas BLAS)
  endif()
  femforge_kernel_library(${name} ${blas} DIRECTORY ${directory} SOURCES ${sources})
  # Whoever compiles these files, or includes the header, must wait for the generator.
  add_custom_target(${name}_files DEPENDS ${manifest})
  add_dependencies(${name} ${name}_files)
endfunction()
