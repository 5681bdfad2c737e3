# femforge_join_sources(result DIRECTORY dir COUNT n SOURCES file...): files in `dir` that each include up to `n`
# generated sources of one language, so that compilers start, and read the headers, once for all of them. GPU
# compilers spend most of their time on that: 16 sources in one file take nvcc a fifth, and clang for AMD GPUs an
# eighth, of what they take one by one. Each source is in a namespace of its own; what it exports has C linkage.
# Files that are no kernels, such as registries, stay as they are.
#
# A file ends early where its text would be longer than this many bytes: long files keep one core busy while others
# wait. Kernels with large tables in constant memory, of which a CUDA file has 64 KiB, may still not fit together:
# then nvcc says so, and fewer have to be joined.
set(femforge_most_joined_bytes 400000)

# The preprocessor's lines at the top of a source, headers and what guards them, in `result`.
function(femforge_read_includes result source)
  file(READ ${source} text)
  string(FIND "${text}" "#include \"femforge_kernels.h\"" end)
  string(SUBSTRING "${text}" 0 ${end} text)
  string(REGEX MATCHALL "\n#[^\n]*" lines "${text}")
  list(JOIN lines "" includes)
  set(${result} "${includes}\n" PARENT_SCOPE)
endfunction()

# The file itself: headers, then each source in its namespace.
function(femforge_write_joined file headers body)
  list(REMOVE_DUPLICATES headers)
  list(JOIN headers "" head)
  file(CONFIGURE OUTPUT ${file} CONTENT "// Several kernels in one file. Written by CMake.\n@head@\n#include \"femforge_kernels.h\"\n@body@" @ONLY)
endfunction()

function(femforge_join_sources result)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "DIRECTORY;COUNT" "SOURCES")
  set(files)
  foreach(suffix cpp cu hip)
    set(sources ${arg_SOURCES})
    list(FILTER sources INCLUDE REGEX "\\.${suffix}$")
    set(number 0)
    set(members 0)
    set(bytes 0)
    set(headers)
    set(body "")
    foreach(source IN LISTS sources)
      cmake_path(GET source STEM name)
      if(name MATCHES "^femforge_registry_")
        list(APPEND files ${source})
        continue()
      endif()
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
      file(SIZE ${source} size)
      math(EXPR bytes_after "${bytes} + ${size}")
      if(members AND (members EQUAL arg_COUNT OR bytes_after GREATER femforge_most_joined_bytes))
        femforge_write_joined(${arg_DIRECTORY}/joined_${number}.${suffix} "${headers}" "${body}")
        list(APPEND files ${arg_DIRECTORY}/joined_${number}.${suffix})
        math(EXPR number "${number} + 1")
        set(members 0)
        set(bytes_after ${size})
        set(headers)
        set(body "")
      endif()
      set(bytes ${bytes_after})
      math(EXPR members "${members} + 1")
      femforge_read_includes(includes ${source})
      list(APPEND headers "${includes}")
      string(APPEND body "\nnamespace of_${name} {\n#include \"${source}\"\n}\n")
    endforeach()
    if(members)
      femforge_write_joined(${arg_DIRECTORY}/joined_${number}.${suffix} "${headers}" "${body}")
      list(APPEND files ${arg_DIRECTORY}/joined_${number}.${suffix})
    endif()
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
endfunction()
