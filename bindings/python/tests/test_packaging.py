"""What pip makes of this folder: a wheel for this platform, with the library in it, that works by itself."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from conftest import REPOSITORY

import responderkit
from responderkit import _testing_library

PROJECT = REPOSITORY / "bindings" / "python"
LIBRARY = responderkit._library.library._name


def environment(**more):
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "RESPONDERKIT_LIBRARY")}
    return {**kept, "PYTHONDONTWRITEBYTECODE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """A wheel around the library that these tests use; building that one is bindings/c/build-library's own affair."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(folder), str(PROJECT)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(RESPONDERKIT_LIBRARY=LIBRARY), timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


def test_the_tag_names_the_platform(wheel):
    name, version, python, abi, platform = wheel.stem.split("-")
    assert (name, version, python, abi) == ("responderkit", responderkit.__version__, "py3", "none")
    assert platform.startswith("linux_") and "any" not in platform
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read(f"responderkit-{version}.dist-info/WHEEL").decode()
    assert f"Tag: py3-none-{platform}" in text and "Root-Is-Purelib: false" in text


def test_what_is_in_it(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        assert archive.read("responderkit/lib/libresponderkit.so.0") == Path(LIBRARY).read_bytes()
        assert archive.read("responderkit/lib/libresponderkit-testing.so") == Path(_testing_library.find()).read_bytes()
        metadata = archive.read(f"responderkit-{responderkit.__version__}.dist-info/METADATA").decode()
    sources = {str(path.relative_to(PROJECT / "src")) for path in (PROJECT / "src").rglob("*.py*") if path.suffix in (".py", ".pyi")}
    assert sources <= names and "responderkit/py.typed" in names
    assert "Requires-Python: >=3.9" in metadata
    required = [line for line in metadata.splitlines() if line.startswith("Requires-Dist:") and "extra ==" not in line]
    assert required == []


def test_it_works_by_itself(wheel, tmp_path):
    """Unpacked anywhere, with nothing set: it loads the library that lies in it."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = (
        "import responderkit as rk; print(rk._library.library._name); print(rk.View((1, 2, 3, 4)).frame.width); "
        "from responderkit import _testing_library; print(_testing_library.load()._name)"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, env=environment(PYTHONPATH=str(tmp_path)), timeout=300
    )
    assert done.stdout.splitlines() == [
        str(tmp_path / "responderkit/lib/libresponderkit.so.0"),
        "3.0",
        str(tmp_path / "responderkit/lib/libresponderkit-testing.so"),
    ], done.stderr


def test_a_library_that_is_not_there_stops_the_build(tmp_path):
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(PROJECT)]
    nowhere = str(tmp_path / "none.so")
    done = subprocess.run(command, capture_output=True, text=True, env=environment(RESPONDERKIT_LIBRARY=nowhere), timeout=300)
    assert done.returncode != 0 and "which is not a file" in done.stdout + done.stderr
    assert list(tmp_path.iterdir()) == []


def test_building_leaves_nothing_in_the_source_tree(wheel):
    assert not [path for path in PROJECT.rglob("*") if path.name in ("build", "dist") or path.suffix == ".egg-info"]
