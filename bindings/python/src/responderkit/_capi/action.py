"""Actions: action.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_char_p, c_int32

from ._binding import Handle, Pointer, Text, c_function
from .base import RKApplicationRef, RKEventRef, RKObjectRef


# RKStatus rk_application_send_action(RKApplicationRef application, const char *selector, RKObjectRef target,
#     RKObjectRef sender, RKEventRef event, bool *out);
@c_function([RKApplicationRef, c_char_p, RKObjectRef, RKObjectRef, RKEventRef, POINTER(c_bool)], c_int32)
def rk_application_send_action(
    application: Handle, selector: Text, target: Handle, sender: Handle, event: Handle, out: Pointer, /,
) -> int: ...
