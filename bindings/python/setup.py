"""Puts the shipping library into the package: built by the project's own script, or the file named by RESPONDERKIT_LIBRARY; and the library for tests, where it lies
beside that one. With RESPONDERKIT_LIBRARY=system the package has none, and takes the libresponderkit.so.0 of the system it is installed on.

Everything else about the package is in pyproject.toml. A build downloads nothing by itself.
"""

import atexit
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import setuptools
from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel

if int(setuptools.__version__.split(".")[0]) < 64:
    raise SystemExit(f"setuptools 64 or newer is needed to build this package, found {setuptools.__version__}")

HERE = Path(__file__).resolve().parent
# Under its soname, by which the second one needs it.
NAME, TESTING = "libresponderkit.so.0", "libresponderkit-testing.so"
OF_THE_SYSTEM = os.environ.get("RESPONDERKIT_LIBRARY") == "system"


def libraries():
    """Paths of the libraries to package, by their names in the package."""
    first = shipping_library()
    found = {NAME: first, TESTING: first.with_name(TESTING)}
    return {name: path for name, path in found.items() if path.is_file()}


def shipping_library():
    """Path of the shared library to package."""
    named = os.environ.get("RESPONDERKIT_LIBRARY")
    if named:
        if not Path(named).is_file():
            raise SystemExit(f"RESPONDERKIT_LIBRARY names {named!r}, which is not a file")
        return Path(named)
    script = HERE.parent / "c" / "build-testing"
    if not script.is_file():
        raise SystemExit(
            "The library is built from the repository that this folder belongs to, and it is not there. "
            "Set RESPONDERKIT_LIBRARY to a libresponderkit.so that is built already."
        )
    print(f"building the shipping libraries: {script}", flush=True)
    built = subprocess.run(["bash", str(script)], stdout=subprocess.PIPE, text=True)
    lines = built.stdout.strip().splitlines()
    if built.returncode != 0 or not lines or not Path(lines[-1]).is_file():
        raise SystemExit(f"{script} failed (exit {built.returncode}):\n{built.stdout}")
    return Path(lines[-1]).with_name(NAME)


class BuildWithLibrary(build_py):
    """build_py that adds the libraries; an editable install gets none and finds them as any run from the source tree does."""

    libraries = {}

    def run(self):
        super().run()
        if not self.editable_mode:
            self.libraries = libraries()
            for name, path in self.libraries.items():
                target = Path(self.build_lib) / "responderkit" / "lib" / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)
                target.chmod(0o755)

    def get_outputs(self, include_bytecode=True):
        outputs = super().get_outputs(include_bytecode)
        if not self.editable_mode:
            outputs += [str(Path(self.build_lib) / "responderkit" / "lib" / name) for name in self.libraries]
        return outputs


class WheelForThisPlatform(bdist_wheel):
    """Any Python, but only this platform, or the one that build-wheel names: the package holds machine code and no extension module."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        _python, _abi, platform = super().get_tag()
        return "py3", "none", os.environ.get("RESPONDERKIT_PLATFORM") or platform


class BinaryDistribution(Distribution):
    def has_ext_modules(self):
        return True


# Not in the source tree: what an earlier build left there would be packaged, too. (setuptools wants the folder for its own notes to exist.)
BUILD = tempfile.mkdtemp(prefix="responderkit-build-")
atexit.register(shutil.rmtree, BUILD, ignore_errors=True)

with_library = {"cmdclass": {"build_py": BuildWithLibrary, "bdist_wheel": WheelForThisPlatform}, "distclass": BinaryDistribution}
setup(
    **({} if OF_THE_SYSTEM else with_library),
    options={"build": {"build_base": BUILD}, "egg_info": {"egg_base": BUILD}},
)
