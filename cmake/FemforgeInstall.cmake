# Installation and export, so that find_package(femforge) finds what was built.

include(CMakePackageConfigHelpers)

set(femforge_cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/femforge)
set(femforge_exported femforge_descriptor femforge_hip_headers femforge_runtime femforge_tools)
if(TARGET femforge_kernels)
  list(APPEND femforge_exported femforge_kernels)
  install(DIRECTORY ${FEMFORGE_GENERATED}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/femforge_kernels FILES_MATCHING PATTERN *.h)
endif()
if(TARGET femforge_hip_emulation)
  list(APPEND femforge_exported femforge_hip_emulation)
  set_target_properties(femforge_hip_emulation PROPERTIES EXPORT_NAME hip_emulation)
endif()
set_target_properties(femforge_descriptor PROPERTIES EXPORT_NAME descriptor)
set_target_properties(femforge_hip_headers PROPERTIES EXPORT_NAME hip_headers)
set_target_properties(femforge_runtime PROPERTIES EXPORT_NAME runtime)
set_target_properties(femforge_tools PROPERTIES EXPORT_NAME tools)
if(TARGET femforge_kernels)
  set_target_properties(femforge_kernels PROPERTIES EXPORT_NAME kernels)
endif()

install(TARGETS ${femforge_exported} EXPORT femforgeTargets)
install(DIRECTORY runtime/include/femforge runtime/adapters/femforge DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY templates/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY runtime/emulation runtime/hip_on_cuda DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/femforge_hip)
install(EXPORT femforgeTargets NAMESPACE femforge:: DESTINATION ${femforge_cmake_dir})

get_property(femforge_calls_hipblas GLOBAL PROPERTY FEMFORGE_CALLS_HIPBLAS)
configure_package_config_file(cmake/femforgeConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/femforgeConfig.cmake
                              INSTALL_DESTINATION ${femforge_cmake_dir})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/femforgeConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/femforgeConfig.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/femforgeConfigVersion.cmake
              cmake/FemforgeAddKernels.cmake
              cmake/FemforgeAdapters.cmake
        DESTINATION ${femforge_cmake_dir})
