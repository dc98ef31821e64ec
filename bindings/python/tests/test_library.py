"""Finding, loading and refusing the shared library."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from responderkit import _capi, _library

SOURCE = Path(_library.__file__).resolve().parents[1]


def run(code, **environment):
    """Run Python code in a fresh interpreter that sees this package."""
    kept = {key: value for key, value in os.environ.items() if key != _library.ENVIRONMENT}
    kept.update(environment, PYTHONPATH=str(SOURCE), PYTHONDONTWRITEBYTECODE="1")
    return subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, env=kept, timeout=300)


def test_a_named_file_comes_first():
    done = run("import responderkit; print(responderkit._library.library._name)", RESPONDERKIT_LIBRARY=_library.library._name)
    assert done.returncode == 0 and done.stdout.strip() == _library.library._name


def test_a_name_that_is_no_file_is_refused_by_its_name():
    done = run("import responderkit", RESPONDERKIT_LIBRARY="/nowhere/libresponderkit.so")
    assert done.returncode == 1
    assert "ImportError: RESPONDERKIT_LIBRARY names '/nowhere/libresponderkit.so', which is not a file" in done.stderr


def test_order_of_search(monkeypatch, tmp_path):
    monkeypatch.delenv(_library.ENVIRONMENT, raising=False)
    monkeypatch.setattr(_library, "_PACKAGED", tmp_path / "libresponderkit.so")
    assert _library.find() == "libresponderkit.so.0"
    (tmp_path / "libresponderkit.so").touch()
    assert _library.find() == str(tmp_path / "libresponderkit.so")
    (tmp_path / "other.so").touch()
    monkeypatch.setenv(_library.ENVIRONMENT, str(tmp_path / "other.so"))
    assert _library.find() == str(tmp_path / "other.so")


def test_a_file_that_is_no_library_is_refused(tmp_path):
    (tmp_path / "text.so").write_text("not a library")
    with pytest.raises(ImportError, match="could not be loaded.*RESPONDERKIT_LIBRARY"):
        _library.load(str(tmp_path / "text.so"))


def test_another_library_is_refused():
    with pytest.raises(ImportError, match="is not responderkit's library"):
        _library.load("libm.so.6")


@pytest.mark.parametrize("found", [(0, 0), (0, 2), (1, 1)])
def test_version_gate_before_1_0(found):
    with pytest.raises(ImportError, match=rf"has ABI {found[0]}\.{found[1]}, this package needs 0\.1: install"):
        _library.check_abi("x.so", found)


def test_version_gate_from_1_0_on(monkeypatch):
    monkeypatch.setattr(_library, "ABI", (1, 2))
    _library.check_abi("x.so", (1, 2))
    _library.check_abi("x.so", (1, 3))
    for found in ((1, 1), (2, 2), (0, 9)):
        with pytest.raises(ImportError):
            _library.check_abi("x.so", found)


def test_the_gate_is_the_one_of_the_headers():
    assert _library.ABI == (_capi.RK_ABI_MAJOR, _capi.RK_ABI_MINOR)


def test_importing_makes_no_context_and_opens_no_socket():
    """Nothing happens at import but loading."""
    code = (
        "import sys, socket\n"
        "def refuse(*a): raise AssertionError('network')\n"
        "socket.socket = refuse\n"
        "import responderkit as rk\n"
        "assert not {'responderkit.context', 'responderkit._capi', 'inspect', 'dataclasses'} & set(sys.modules)\n"
        "assert 'asyncio' not in sys.modules and 'urllib.request' not in sys.modules and 'numpy' not in sys.modules\n"
        "assert rk._callbacks.state.default is None\n"
    )
    done = run(code, RESPONDERKIT_LIBRARY=_library.library._name)
    assert done.returncode == 0, done.stderr


def test_a_function_the_library_lacks_fails_only_when_it_is_called():
    from responderkit._capi._binding import _absent

    with pytest.raises(NotImplementedError, match="rk_later needs responderkit 0.9 or newer"):
        _absent("rk_later", "0.9")(1, 2)


def test_everything_that_the_package_shows_is_loaded_when_it_is_asked_for():
    code = (
        "import sys, responderkit as rk\n"
        "assert 'responderkit.view' not in sys.modules and 'View' in dir(rk)\n"
        "assert rk.View is rk.view.View and 'responderkit.scroll' not in sys.modules\n"
        "from responderkit import *\n"
        "assert ScrollView is rk.scroll.ScrollView and library_version() and __version__\n"
        "assert all(hasattr(rk, name) for name in rk.__all__)\n"
        "try: rk.Buton\n"
        "except AttributeError as error: assert 'Buton' in str(error)\n"
        "else: raise AssertionError\n"
    )
    done = run(code, RESPONDERKIT_LIBRARY=_library.library._name)
    assert done.returncode == 0, done.stderr


def test_a_class_that_only_the_library_has_made_so_far_is_loaded():
    """A scroll view's own recognisers, of a module that the program has not asked for."""
    code = (
        "import sys, responderkit as rk\n"
        "context = rk.Context()\n"
        "native = context.find_class('ScrollView')\n"
        "assert 'responderkit.scroll' not in sys.modules\n"
        "assert native.python_class.__name__ == 'ScrollView'\n"
        "assert context.find_class('ScreenEdgePan').python_class is rk.ScreenEdgePan\n"
    )
    done = run(code, RESPONDERKIT_LIBRARY=_library.library._name)
    assert done.returncode == 0, done.stderr


def test_the_version_is_that_of_the_headers():
    import responderkit

    assert responderkit.__version__ == _capi.RK_VERSION_STRING


def test_help_is_a_summary():
    import pydoc

    import responderkit

    text = pydoc.plain(pydoc.render_doc(responderkit))
    assert len(text.splitlines()) < 200
    words = set(re.findall(r"\w+", responderkit.__doc__))
    assert set(responderkit.__all__) <= words, "the summary has every name that the package shows"


def test_what_type_checkers_see_is_what_is_loaded():
    """The imports for type checkers, the names of the package and where they are loaded from are the same."""
    import responderkit

    tree = ast.parse(Path(responderkit.__file__).read_text())
    checked = next(node for node in tree.body if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING")
    imported = {alias.name: node.module for node in checked.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert imported.pop("Instance") == "_instances"
    assert imported == responderkit._HOMES
    shown = next(node for node in checked.body if isinstance(node, ast.Assign))
    assert sorted(ast.literal_eval(shown.value)) == responderkit.__all__
