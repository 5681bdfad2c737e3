# femforge_add_adapter(CODE): the target femforge::CODE, which stands for the headers that join the runtime to another code,
# the runtime, and that code's library; there is none if the library is not found. The variable femforge_CODE_MEND says
# why that may be. find_package(femforge COMPONENTS CODE) calls it, and the project itself for its examples.
#
# FEMFORGE_ADAPTER_HEADERS is the folder that has femforge/adapters; FEMFORGE_WHEELS are folders of Python packages, where
# libraries may be, too; FEMFORGE_ADAPTERS_IMPORTED says that this is an installation, whose headers give no warnings.

set(FEMFORGE_ADAPTERS mpi nccl petsc mfem dealii)

# One of its own for every code, since what these look for sets variables that others read.
function(femforge_add_adapter code)
  if(NOT TARGET femforge::${code})
    cmake_language(CALL femforge_add_${code}_adapter)
  endif()
endfunction()

# The target of an adapter, of libraries, folders of their headers, and what these want to have defined.
function(femforge_adapter_target code)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBRARIES;INCLUDES;DEFINITIONS")
  set(name femforge_${code})
  if(FEMFORGE_ADAPTERS_IMPORTED)
    set(name femforge::${code})
    add_library(${name} INTERFACE IMPORTED GLOBAL)
  else()
    add_library(${name} INTERFACE)
    add_library(femforge::${code} ALIAS ${name})
  endif()
  target_include_directories(${name} INTERFACE ${FEMFORGE_ADAPTER_HEADERS})
  target_include_directories(${name} SYSTEM INTERFACE ${arg_INCLUDES})
  target_compile_definitions(${name} INTERFACE ${arg_DEFINITIONS})
  target_link_libraries(${name} INTERFACE femforge::runtime ${arg_LIBRARIES})
endfunction()

set(femforge_mpi_MEND "there is no MPI for C++ (Debian, Ubuntu: libopenmpi-dev)")
function(femforge_add_mpi_adapter)
  find_package(MPI COMPONENTS CXX QUIET)
  if(MPI_CXX_FOUND)
    femforge_adapter_target(mpi LIBRARIES MPI::MPI_CXX)
  endif()
endfunction()

# NCCL, or RCCL where HIP is for AMD GPUs: beside GPUs only.
set(femforge_nccl_MEND "neither NCCL nor RCCL is found, or nothing is built for GPUs: set NCCL_DIR to the folder that has its include and lib")
function(femforge_add_nccl_adapter)
  if(NOT FEMFORGE_CUDA_ENABLED AND NOT FEMFORGE_HIP_MODE STREQUAL "amd")
    return()
  endif()
  find_path(FEMFORGE_NCCL_INCLUDE NAMES nccl.h rccl/rccl.h HINTS ${NCCL_DIR} $ENV{NCCL_DIR} ${ROCM_PATH}
            PATH_SUFFIXES include DOC "Folder of NCCL's nccl.h, or of RCCL's rccl/rccl.h")
  find_library(FEMFORGE_NCCL_LIBRARY NAMES nccl rccl libnccl.so.2 HINTS ${NCCL_DIR} $ENV{NCCL_DIR} ${ROCM_PATH}
               PATH_SUFFIXES lib DOC "NCCL's library, or RCCL's")
  if(NOT FEMFORGE_NCCL_INCLUDE OR NOT FEMFORGE_NCCL_LIBRARY)
    return()
  endif()
  set(libraries ${FEMFORGE_NCCL_LIBRARY})
  if(FEMFORGE_CUDA_ENABLED)
    find_package(CUDAToolkit REQUIRED)
    list(APPEND libraries CUDA::cudart)
  endif()
  femforge_adapter_target(nccl LIBRARIES ${libraries} INCLUDES ${FEMFORGE_NCCL_INCLUDE})
endfunction()

# One with complex numbers or in single precision is none for these kernels.
set(femforge_petsc_MEND "pkg-config does not find PETSc 3.18 or later with real numbers in double precision, or there is no MPI \
(Debian, Ubuntu: libpetsc-real-dev; else set PKG_CONFIG_PATH to PETSC_DIR/PETSC_ARCH/lib/pkgconfig)")
function(femforge_add_petsc_adapter)
  find_package(MPI COMPONENTS CXX QUIET)
  find_package(PkgConfig QUIET)
  if(PkgConfig_FOUND)
    pkg_search_module(FEMFORGE_PETSC_LIBRARY QUIET IMPORTED_TARGET GLOBAL petsc>=3.18 PETSc>=3.18)
  endif()
  if(NOT TARGET PkgConfig::FEMFORGE_PETSC_LIBRARY OR NOT MPI_CXX_FOUND)
    return()
  endif()
  include(CheckCXXSourceCompiles)
  set(CMAKE_REQUIRED_LIBRARIES PkgConfig::FEMFORGE_PETSC_LIBRARY MPI::MPI_CXX)
  check_cxx_source_compiles("#include <petscsys.h>
    #if defined(PETSC_USE_COMPLEX) || !defined(PETSC_USE_REAL_DOUBLE)
    #error other numbers
    #endif
    int main() {}" FEMFORGE_PETSC_IS_REAL)
  if(FEMFORGE_PETSC_IS_REAL)
    femforge_adapter_target(petsc LIBRARIES PkgConfig::FEMFORGE_PETSC_LIBRARY MPI::MPI_CXX)
  endif()
endfunction()

# Besides an installed MFEM, that in a wheel of PyPI.
set(femforge_mfem_MEND "MFEM is not found: set MFEM_DIR to the folder that has its include and lib \
(pip install --no-deps mfem: mfem/external/ser of the package)")
function(femforge_add_mfem_adapter)
  list(TRANSFORM FEMFORGE_WHEELS APPEND /mfem/external/ser OUTPUT_VARIABLE wheels)
  find_path(FEMFORGE_MFEM_INCLUDE mfem.hpp HINTS ${MFEM_DIR} $ENV{MFEM_DIR} ${wheels}
            PATH_SUFFIXES include DOC "Folder of MFEM's mfem.hpp")
  find_library(FEMFORGE_MFEM_LIBRARY mfem HINTS ${MFEM_DIR} $ENV{MFEM_DIR} ${wheels}
               PATH_SUFFIXES lib DOC "MFEM's library, serial and in double precision")
  if(FEMFORGE_MFEM_INCLUDE AND FEMFORGE_MFEM_LIBRARY)
    femforge_adapter_target(mfem LIBRARIES ${FEMFORGE_MFEM_LIBRARY} INCLUDES ${FEMFORGE_MFEM_INCLUDE})
  endif()
endfunction()

set(femforge_dealii_MEND "deal.II 9.4 or later is not found (Debian, Ubuntu: libdeal.ii-dev; else set DEAL_II_DIR to where it is installed)")
function(femforge_add_dealii_adapter)
  find_package(deal.II 9.4 QUIET HINTS ${DEAL_II_DIR} $ENV{DEAL_II_DIR})
  if(NOT deal.II_FOUND)
    return()
  endif()
  # Its library with assertions belongs to the macro DEBUG, and may be missing.
  set(build RELEASE)
  if(CMAKE_BUILD_TYPE STREQUAL "Debug" AND DEAL_II_TARGET_DEBUG)
    set(build DEBUG)
  endif()
  set(library ${DEAL_II_TARGET_${build}})
  if(NOT TARGET ${library})
    include(${DEAL_II_TARGET_CONFIG})
    set_target_properties(${library} PROPERTIES IMPORTED_GLOBAL ON)
  endif()
  femforge_adapter_target(dealii LIBRARIES ${library} INCLUDES ${DEAL_II_INCLUDE_DIRS}
                          DEFINITIONS ${DEAL_II_USER_DEFINITIONS} ${DEAL_II_USER_DEFINITIONS_${build}})
endfunction()
