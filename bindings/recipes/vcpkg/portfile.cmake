# The archive of a release as a port of vcpkg:
#
#   RESPONDERKIT_ARCHIVES=FOLDER vcpkg install responderkit --overlay-ports=bindings/recipes/vcpkg
#
# FOLDER has responderkit-VERSION-linux-MACHINE.tar.gz, which `bindings/c/install --tarball` makes and a release contains. Nothing is compiled.
set(VCPKG_POLICY_MISMATCHED_NUMBER_OF_BINARIES enabled) # one build for both configurations

if(VCPKG_TARGET_ARCHITECTURE STREQUAL "arm64")
  set(machine aarch64)
else()
  set(machine x86_64)
endif()
if(NOT DEFINED ENV{RESPONDERKIT_ARCHIVES})
  message(FATAL_ERROR "responderkit: set RESPONDERKIT_ARCHIVES to the folder that has the archive; vcpkg passes it on with VCPKG_KEEP_ENV_VARS=RESPONDERKIT_ARCHIVES")
endif()
set(archive "$ENV{RESPONDERKIT_ARCHIVES}/responderkit-${VERSION}-linux-${machine}.tar.gz")
if(NOT EXISTS "${archive}")
  message(FATAL_ERROR "responderkit: ${archive} is not there")
endif()
vcpkg_extract_source_archive(source ARCHIVE "${archive}")

file(INSTALL "${source}/include" DESTINATION "${CURRENT_PACKAGES_DIR}")
if(VCPKG_LIBRARY_LINKAGE STREQUAL "static")
  file(GLOB libraries "${source}/lib/libresponderkit.a")
else()
  file(GLOB libraries "${source}/lib/libresponderkit.so*")
  list(FILTER libraries EXCLUDE REGEX "\\.debug$")
endif()
file(INSTALL ${libraries} DESTINATION "${CURRENT_PACKAGES_DIR}/lib" FOLLOW_SYMLINK_CHAIN)
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/ResponderKitConfig.cmake" DESTINATION "${CURRENT_PACKAGES_DIR}/share/responderkit")
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/responderkit")
vcpkg_install_copyright(FILE_LIST "${source}/share/doc/responderkit/LICENSE" "${source}/share/doc/responderkit/NOTICES.txt")
