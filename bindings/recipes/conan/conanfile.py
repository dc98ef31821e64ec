"""The archive of a release as a Conan 2 package.

    RESPONDERKIT_ARCHIVES=FOLDER conan create bindings/recipes/conan --version 0.1.0

FOLDER has responderkit-VERSION-linux-MACHINE.tar.gz, which `bindings/c/install --tarball` makes and a release contains. A profile of a machine without
Swift will do: nothing is compiled.
"""

import os

from conan import ConanFile
from conan.errors import ConanException, ConanInvalidConfiguration
from conan.tools.files import copy, unzip

MACHINES = {"x86_64": "x86_64", "armv8": "aarch64"}


class ResponderKit(ConanFile):
    name = "responderkit"
    description = "UIKit's event core: hit-testing, responder chain, gesture recognisers, controls, scroll views"
    license = "MIT"
    topics = ("touch", "gestures", "hit-testing", "uikit")
    package_type = "library"
    settings = "os", "arch"
    options = {"shared": [True, False]}
    default_options = {"shared": True}

    def validate(self):
        if str(self.settings.os) != "Linux" or str(self.settings.arch) not in MACHINES:
            raise ConanInvalidConfiguration(f"there is no archive for {self.settings.os} on {self.settings.arch}; there are those for Linux on {', '.join(MACHINES)}")

    def build(self):
        folder = os.environ.get("RESPONDERKIT_ARCHIVES")
        if not folder:
            raise ConanException("set RESPONDERKIT_ARCHIVES to the folder that has the archive")
        archive = os.path.join(folder, f"responderkit-{self.version}-linux-{MACHINES[str(self.settings.arch)]}.tar.gz")
        if not os.path.isfile(archive):
            raise ConanException(f"RESPONDERKIT_ARCHIVES: {archive} is not there")
        unzip(self, archive, strip_root=True)

    def package(self):
        static = not self.options.shared
        copy(self, "include/*", self.build_folder, self.package_folder)
        copy(self, "lib/libresponderkit.a" if static else "lib/libresponderkit.so*", self.build_folder, self.package_folder, excludes="*.debug")
        for name in ("LICENSE", "NOTICES.txt"):
            copy(self, name, os.path.join(self.build_folder, "share/doc/responderkit"), os.path.join(self.package_folder, "licenses"))

    def package_info(self):
        self.cpp_info.libs = ["responderkit"]
        self.cpp_info.set_property("cmake_file_name", "ResponderKit")
        self.cpp_info.set_property("cmake_target_name", "ResponderKit::responderkit")
        self.cpp_info.set_property("pkg_config_name", "responderkit")
        if not self.options.shared:
            self.cpp_info.system_libs = ["m", "pthread", "dl"]
