# SPDX-License-Identifier: MIT
"""Puts the release of the tool into a wheel: the file that RESPONDERKIT_TOOL names, with the folder ../share beside its own. bindings/python/build-wheel calls it."""

import os
from pathlib import Path

from setuptools import Distribution, setup

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel

tool = Path(os.environ.get("RESPONDERKIT_TOOL", ""))
if not tool.is_file():
    raise SystemExit("Set RESPONDERKIT_TOOL to the rk that bindings/tool/build-tool prints.")
share = tool.resolve().parent.parent / "share"
folders = sorted({path.parent for path in share.rglob("*") if path.is_file()})


class WheelForThisPlatform(bdist_wheel):
    """Any Python, but only this platform, or the one that build-wheel names."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        _python, _abi, platform = super().get_tag()
        return "py3", "none", os.environ.get("RESPONDERKIT_PLATFORM") or platform


class BinaryDistribution(Distribution):
    def has_ext_modules(self):
        return True


setup(
    cmdclass={"bdist_wheel": WheelForThisPlatform},
    distclass=BinaryDistribution,
    data_files=[("bin", [str(tool)])]
    + [(f"share/{folder.relative_to(share)}", sorted(str(path) for path in folder.iterdir() if path.is_file())) for folder in folders],
)
