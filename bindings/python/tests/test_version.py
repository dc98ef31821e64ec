"""version.h."""

import responderkit as rk
from responderkit import _capi


def test_versions_agree():
    assert rk.library_version() == rk.__version__ == _capi.RK_VERSION_STRING
    number = (_capi.RK_VERSION_MAJOR << 16) | (_capi.RK_VERSION_MINOR << 8) | _capi.RK_VERSION_PATCH
    assert _capi.rk_version() == number
    assert _capi.rk_abi_version() == (_capi.RK_ABI_MAJOR << 16) | _capi.RK_ABI_MINOR
