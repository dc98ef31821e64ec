# SPDX-License-Identifier: MIT
"""A view's tree as a picture, for notebooks: outlines where the views lie, with their names."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from .view import View

#: The longer side of a picture, in pixels of the page, at most.
_LONGEST = 480.0
#: Views beyond this number are left out.
_MOST = 2000
#: Fill and outline by the nearest class of the library.
_COLOURS = {"Control": ("#dbe9ff", "#2f6fd0"), "ScrollView": ("#e3f6e3", "#3a8f3a"), "Label": ("#fff6d6", "#b08a1e"), "ImageView": ("#f3e3f8", "#8d4aa5")}
_PLAIN = ("#f4f4f6", "#85858c")


def svg(root: View) -> str:
    """The picture: a group for each view that is not hidden, back to front, in its place, with its description as a tooltip."""
    bounds = root.bounds.standardized()
    width, height = max(bounds.width, 1.0), max(bounds.height, 1.0)
    scale = min(1.0, _LONGEST / max(width, height))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_number(width * scale)}" height="{_number(height * scale)}" '
        f'viewBox="{_number(bounds.x)} {_number(bounds.y)} {_number(width)} {_number(height)}" font-family="sans-serif">'
    ]
    # Views to be begun, and the ends of groups: a tree may be deeper than Python's stack.
    rest: list[Union[View, str]] = [root]
    count = 0
    while rest:
        item = rest.pop()
        if isinstance(item, str):
            parts.append(item)
            continue
        if item.hidden and item is not root:
            continue
        count += 1
        if count > _MOST:
            continue
        parts.append(_opening(item, "" if item is root else _placed(item), f"rk-clip-{item._handle:x}"))
        rest.append("</g></g>")
        rest.extend(reversed(item.subviews))
    if count > _MOST:
        parts.append(f"<desc>{count - _MOST} views are left out</desc>")
    return "".join([*parts, "</svg>"])


def _placed(view: View) -> str:
    """The way from a view's own coordinates to its superview's (SPEC 1, 3)."""
    bounds, anchor, center = view.bounds, view.anchor_point, view.center
    turn = " ".join(_number(each) for each in view.transform)
    x, y = bounds.x + anchor.x * bounds.width, bounds.y + anchor.y * bounds.height
    return f"translate({_number(center.x)} {_number(center.y)}) matrix({turn}) translate({_number(-x)} {_number(-y)})"


def _opening(view: View, place: str, clip: str) -> str:
    bounds = view.bounds.standardized()
    fill, line = next((_COLOURS[cls.__name__] for cls in type(view).__mro__ if cls.__name__ in _COLOURS), _PLAIN)
    box = f'x="{_number(bounds.x)}" y="{_number(bounds.y)}" width="{_number(bounds.width)}" height="{_number(bounds.height)}"'
    dashes = "" if view.user_interaction_enabled else ' stroke-dasharray="4 3"'
    text = ""
    if view.name and bounds.height >= 12:
        size = min(14.0, bounds.height * 0.6)
        text = f'<text x="{_number(bounds.x + 3)}" y="{_number(bounds.y + size)}" font-size="{_number(size)}" fill="{line}">{escape(view.name)}</text>'
    alpha = f' opacity="{_number(view.alpha)}"' if view.alpha < 1 else ""
    path, clipped = "", ""
    if view.clips_to_bounds:
        path, clipped = f'<clipPath id="{clip}"><rect {box}/></clipPath>', f' clip-path="url(#{clip})"'
    return (
        f'<g transform="{place}"{alpha}><title>{escape(view.describe())}</title>{path}'
        f'<rect {box} fill="{fill}" stroke="{line}" stroke-width="1"{dashes}/>{text}<g{clipped}>'
    )


def _number(value: float) -> str:
    return f"{round(value, 3):g}" if abs(value) < 1e5 else f"{value:.6g}"
