# SPDX-License-Identifier: MIT
"""View controllers: the links of the responder chain between a view and its superview (SPEC 41, 111-117), and when their views appear (SPEC 315-322)."""

from __future__ import annotations

from ctypes import byref, c_bool
from typing import TYPE_CHECKING, ClassVar, Optional

from . import _capi
from ._callbacks import call, call_list
from ._objects import Object, handle_of, required_handle
from .responder import Responder
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import ViewControllerKeywords
    from .context import Context


class ViewController(Responder):
    """A controller owns a view and is part of the responder chain. It loads the view when ``view`` is first read."""

    __slots__ = ("_kept_presented", "_kept_view")
    _native: ClassVar[str] = "ViewController"

    _kept_view: Optional[View]
    _kept_presented: Optional[ViewController]

    def __init__(self, *, context: Optional[Context] = None, **properties: Unpack[ViewControllerKeywords]) -> None:
        """Make a controller, which loads its view when ``view`` is first read; properties by name. Without a context it belongs to
        Context.current()."""
        self._create(context, _capi.rk_view_controller_create)
        self._assign(properties)

    def _bind(self, context: Context, handle: int, owns: bool) -> None:
        self._kept_view = None
        self._kept_presented = None
        super()._bind(context, handle, owns)

    # ---- View ----

    @property
    def view(self) -> View:
        """The view. The first read loads it: load_view and view_did_load are called. None only if load_view sets no view."""
        try:
            return self._get_object(_capi.rk_view_controller_get_view)  # type: ignore[no-any-return]
        finally:
            self._keep_view()

    @view.setter
    def view(self, view: Optional[View]) -> None:
        try:
            call(_capi.rk_view_controller_set_view, self._handle, handle_of(view, View, "view"))
        finally:
            self._keep_view()

    @property
    def view_if_loaded(self) -> Optional[View]:
        """The view, without loading it (SPEC 115)."""
        return self._get_object(_capi.rk_view_controller_get_view_if_loaded)  # type: ignore[no-any-return]

    @property
    def view_loaded(self) -> bool:
        """Whether the view has been loaded."""
        return self.view_if_loaded is not None

    def _keep_view(self) -> None:
        if self.alive:
            self._kept_view = self.view_if_loaded

    # ---- Containment ----

    def add_child(self, child: ViewController) -> None:
        """Make a controller a child of this one. The caller adds the child's view to a superview; the child appears when its view is in the
        window (SPEC 321)."""
        handle = required_handle(child, ViewController, "child")
        try:
            call(_capi.rk_view_controller_add_child, self._handle, handle)
        finally:
            child._follow_owners()

    def remove_from_parent(self) -> None:
        """Leave the parent; the view stays where it is."""
        try:
            call(_capi.rk_view_controller_remove_from_parent, self._handle)
        finally:
            self._follow_owners()

    @property
    def parent(self) -> Optional[ViewController]:
        """The controller that this one is a child of."""
        return self._get_object(_capi.rk_view_controller_get_parent)  # type: ignore[no-any-return]

    @property
    def children(self) -> list[ViewController]:
        """The children in the order they were added."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_view_controller_get_children, self._handle)]

    def _follow_owners(self) -> None:
        """Let the wrapper of the parent, or else of the window whose root this is, keep this one alive; and so for the view."""
        if not self.alive:
            return
        self._keep_view()
        holder: Optional[Object] = self.parent
        view = self.view_if_loaded
        if view is not None:
            view._follow_superview()
            window = view.window
            if holder is None and window is not None and window.root_view_controller is self:
                holder = window
        self._move_to_holder(holder)

    # ---- Presentation (SPEC 113) ----

    def present(self, controller: ViewController) -> None:
        """Present a controller: its view fills the window, unless it has a superview already (SPEC 316)."""
        handle = required_handle(controller, ViewController, "controller")
        try:
            call(_capi.rk_view_controller_present, self._handle, handle)
        finally:
            self._keep_presented()
            controller._follow_view()

    def dismiss(self) -> None:
        """Dismiss the controller that this one presents, and all that are presented on top of it. If this one presents none,
        rule 315 names the controller that is dismissed then (SPEC 315)."""
        row: list[ViewController] = []
        below: Optional[ViewController] = self
        while below is not None:
            row.append(below)
            below = below.presenting or below.parent
        above = [controller.presented for controller in row]
        for controller in above:
            while controller is not None and controller not in row:
                row.append(controller)
                controller = controller.presented
        try:
            call(_capi.rk_view_controller_dismiss, self._handle)
        finally:
            for controller in row:
                controller._keep_presented()
                controller._follow_view()

    def _follow_view(self) -> None:
        if self.alive:
            self._keep_view()
            if self._kept_view is not None:
                self._kept_view._follow_superview()

    def _keep_presented(self) -> None:
        if self.alive:
            self._kept_presented = self.presented

    # ---- Appearance of a child, for a container that forwards nothing by itself (SPEC 321) ----

    def begin_appearance_transition(self, appearing: bool, animated: bool = False) -> None:
        """Begin the appearance or disappearance of this controller: calls view_will_appear or view_will_disappear (SPEC 321)."""
        try:
            call(_capi.rk_view_controller_begin_appearance_transition, self._handle, appearing, animated)
        finally:
            self._keep_view()

    def end_appearance_transition(self) -> None:
        """End what begin_appearance_transition() began: calls view_is_appearing and view_did_appear, or
        view_did_disappear. Does nothing if no transition has begun."""
        call(_capi.rk_view_controller_end_appearance_transition, self._handle)

    @property
    def presenting(self) -> Optional[ViewController]:
        """The controller that presents this one."""
        return self._get_object(_capi.rk_view_controller_get_presenting)  # type: ignore[no-any-return]

    @property
    def presented(self) -> Optional[ViewController]:
        """The controller that this one presents."""
        return self._get_object(_capi.rk_view_controller_get_presented)  # type: ignore[no-any-return]

    # ---- What the library calls. May be overridden. ----

    def load_view(self) -> None:
        """Make the view and set ``view``. Built in: a plain view of zero size. Programs override this method and do not call it; reading ``view``
        does."""
        cls = self._super("load_view")
        if cls is not None:
            call(_capi.rk_super_load_view, cls, self._handle)
        elif not self.view_loaded:
            self.view = View(context=self._context)

    def view_did_load(self) -> None:
        """The view was loaded."""
        self._inherited("view_did_load", _capi.rk_super_view_did_load)

    def view_will_appear(self, animated: bool) -> None:
        """The view is about to be in a visible window (SPEC 319)."""
        self._inherited("view_will_appear", _capi.rk_super_view_will_appear, animated)

    def view_is_appearing(self, animated: bool) -> None:
        """The view is in the window, with its size."""
        self._inherited("view_is_appearing", _capi.rk_super_view_is_appearing, animated)

    def view_did_appear(self, animated: bool) -> None:
        """The view has appeared."""
        self._inherited("view_did_appear", _capi.rk_super_view_did_appear, animated)

    def view_will_disappear(self, animated: bool) -> None:
        """The view is about to leave the window, or the window to be hidden."""
        self._inherited("view_will_disappear", _capi.rk_super_view_will_disappear, animated)

    def view_did_disappear(self, animated: bool) -> None:
        """The view has disappeared."""
        self._inherited("view_did_disappear", _capi.rk_super_view_did_disappear, animated)

    @property
    def should_automatically_forward_appearance_methods(self) -> bool:
        """Whether its children's appearance methods are called with its own; built in: True (SPEC 321)."""
        cls = self._super("should_automatically_forward_appearance_methods")
        if cls is None:
            return True
        out = c_bool()
        call(_capi.rk_super_should_automatically_forward_appearance_methods, cls, self._handle, byref(out))
        return out.value


class NavigationController(ViewController):
    """A stack of controllers; the view of the last one is shown (SPEC 116)."""

    __slots__ = ()
    _native: ClassVar[str] = "NavigationController"

    def __init__(
        self, root: Optional[ViewController] = None, *, context: Optional[Context] = None, **properties: Unpack[ViewControllerKeywords]
    ) -> None:
        """Make a navigation controller, with a first controller if one is given; properties by name. Without a context it belongs to the context
        of that controller, else to Context.current()."""
        if context is None and isinstance(root, ViewController):
            context = root._context
        self._create(context, _capi.rk_navigation_controller_create, handle_of(root, ViewController, "root"))
        if root is not None:
            self._follow_stack(root)
        self._assign(properties)

    def push(self, controller: ViewController) -> None:
        """Push a controller: its view replaces that of the controller below."""
        before, handle = self.top, required_handle(controller, ViewController, "controller")
        try:
            call(_capi.rk_navigation_controller_push, self._handle, handle)
        finally:
            self._follow_stack(before, controller)

    def pop(self) -> Optional[ViewController]:
        """Remove the last controller and return it; None if only the first is left, which cannot be removed."""
        before = self.top
        popped = c_bool()
        try:
            call(_capi.rk_navigation_controller_pop, self._handle, byref(popped))
        finally:
            self._follow_stack(before, self.top)
        return before if popped.value else None

    def pop_to_root(self) -> list[ViewController]:
        """Pop all controllers but the first and return them."""
        before = self.children
        popped = c_bool()
        try:
            call(_capi.rk_navigation_controller_pop_to_root, self._handle, byref(popped))
        finally:
            self._follow_stack(*before)
        return before[1:] if popped.value else []

    @property
    def visible(self) -> Optional[ViewController]:
        """The visible controller: the last one presented on top of the last one pushed, or else the last one pushed (SPEC 318)."""
        return self._get_object(_capi.rk_navigation_controller_get_visible)  # type: ignore[no-any-return]

    @property
    def view_controllers(self) -> list[ViewController]:
        """The pushed controllers, the first one first."""
        return self.children

    @property
    def top(self) -> Optional[ViewController]:
        """The last controller pushed."""
        return self._get_object(_capi.rk_navigation_controller_get_top)  # type: ignore[no-any-return]

    def _follow_stack(self, *controllers: Optional[ViewController]) -> None:
        self._keep_view()
        for controller in controllers:
            if controller is not None:
                controller._follow_owners()
