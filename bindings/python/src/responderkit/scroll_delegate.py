# SPDX-License-Identifier: MIT
"""Delegates of scroll views: any object with some of the methods (SPEC 260-263, 267, 268, 306).

==============================================  ===========================================================================
method                                          what it returns, or when it is called
==============================================  ===========================================================================
``did_scroll(view)``                            content_offset has changed, whatever the cause
``will_begin_dragging(view)``                   the finger begins to scroll
``will_end_dragging(view, velocity, target)``   the finger lifts, with points per *millisecond* and the offset at which it will
                                                come to rest; another target may be returned, or None
``did_end_dragging(view, will_decelerate)``     the finger has lifted
``will_begin_decelerating(view)``               the content continues to move after the lift
``did_end_decelerating(view)``                  it has come to rest
``did_end_scrolling_animation(view)``           an animated change of the offset is over
``view_for_zooming(view)``                      which subview zooms, or None; without this method nothing zooms
``will_begin_zooming(view, zoomed)``            a pinch begins to zoom
``did_zoom(view)``                              zoom_scale has changed
``did_end_zooming(view, zoomed, scale)``        zooming has ended, and the scale has bounced back
``should_scroll_to_top(view)``                  whether scroll_to_top() may scroll; default True
``did_scroll_to_top(view)``                     it has arrived at the top
==============================================  ===========================================================================

Only the methods that an object has when it is made the delegate are ever called. Any of them may remove the scroll view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from . import _capi
from ._delegates import Delegation
from ._methods import returned
from .geometry import c_point, point_of

if TYPE_CHECKING:
    from .context import Context
    from .scroll import ScrollView


def get_delegate(view: ScrollView) -> Any:
    return _DELEGATION.get(view)


def set_delegate(view: ScrollView, delegate: Optional[object]) -> None:
    _DELEGATION.set(view, delegate)


_DELEGATION = Delegation(_capi.rk_scroll_view_get_delegate, _capi.rk_scroll_view_set_delegate, _capi.RKScrollViewDelegate)


def _notice(context: Context, method: Any, view: Any) -> None:
    method(view)


def _will_end_dragging(context: Context, method: Any, view: Any, velocity: Any, target: Any) -> None:
    changed = method(view, point_of(velocity), point_of(target[0]))
    if changed is not None:
        target[0] = c_point(changed)


def _did_end_dragging(context: Context, method: Any, view: Any, will_decelerate: bool) -> None:
    method(view, bool(will_decelerate))


def _view_for_zooming(context: Context, method: Any, view: Any) -> Optional[int]:
    return returned(method(view), "View", "view_for_zooming")


def _will_begin_zooming(context: Context, method: Any, view: Any, zoomed: Optional[int]) -> None:
    method(view, context._wrap(zoomed))


def _did_end_zooming(context: Context, method: Any, view: Any, zoomed: Optional[int], scale: float) -> None:
    method(view, context._wrap(zoomed), scale)


def _should_scroll_to_top(context: Context, method: Any, view: Any) -> bool:
    return bool(method(view))


for _name in (
    *("did_scroll", "did_zoom", "will_begin_dragging", "will_begin_decelerating", "did_end_decelerating"),
    *("did_end_scrolling_animation", "did_scroll_to_top"),
):
    _DELEGATION.add(_capi.RKScrollViewNotice, _name, None, _notice)
_DELEGATION.add(_capi.RKScrollViewWillEndDragging, "will_end_dragging", None, _will_end_dragging)
_DELEGATION.add(_capi.RKScrollViewDidEndDragging, "did_end_dragging", None, _did_end_dragging)
_DELEGATION.add(_capi.RKScrollViewViewForZooming, "view_for_zooming", None, _view_for_zooming)
_DELEGATION.add(_capi.RKScrollViewWillBeginZooming, "will_begin_zooming", None, _will_begin_zooming)
_DELEGATION.add(_capi.RKScrollViewDidEndZooming, "did_end_zooming", None, _did_end_zooming)
_DELEGATION.add(_capi.RKScrollViewQuestion, "should_scroll_to_top", True, _should_scroll_to_top)

#: The functions that the library calls, by the method that each calls.
METHODS = _DELEGATION.functions
