# For builds that are only compiled, where hipBLAS is not installed: declarations of what kernels call.
add_library(roc::hipblas INTERFACE IMPORTED)
set_target_properties(roc::hipblas PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${CMAKE_CURRENT_LIST_DIR}")
