"""responder.h: the chain, first responder, actions, values."""

import pytest

import responderkit as rk


@pytest.fixture
def tree(context):
    """window { root of controller { leaf } }, with a delegate."""

    class Delegate(rk.Responder):
        pass

    window = rk.Window((0, 0, 100, 100))
    controller = rk.ViewController()
    controller.view = rk.View((0, 0, 100, 100))
    window.root_view_controller = controller
    leaf = rk.View((0, 0, 10, 10))
    controller.view.add_subview(leaf)
    delegate = Delegate()
    context.application.delegate = delegate
    return window, controller, leaf, delegate


def test_the_chain(context, tree):
    """SPEC 111, SPEC 112, SPEC 118, SPEC 119."""
    window, controller, leaf, delegate = tree
    chain = leaf.responder_chain
    assert chain == [leaf, controller.view, controller, window, context.application, delegate]
    step = leaf
    for expected in chain[1:]:
        step = step.next_responder
        assert step is expected
    assert step.next_responder is None
    assert leaf.nearest_view_controller is controller and window.nearest_view_controller is None


def test_next_responder_is_asked_anew(context, tree):
    """SPEC 120: an override decides, at every step of every walk."""
    window, controller, leaf, delegate = tree

    class Detour(rk.View):
        target = None

        @property
        def next_responder(self):
            return self.target if self.target is not None else super().next_responder

    detour = Detour()
    leaf.add_subview(detour)
    assert detour.responder_chain[1] is leaf
    detour.target = window
    assert detour.responder_chain[1] is window and detour.next_responder is window


def test_a_cycle_ends_with_a_diagnostic(context, log):
    """SPEC 121."""

    class Looping(rk.Responder):
        @property
        def next_responder(self):
            return self.other

    a, b = Looping(), Looping()
    a.other, b.other = b, a
    context.diagnostic_handler = lambda code, text: log.append(code)
    assert a.responder_chain == [a, b] and log == ["responderCycle"]
    a.other = b.other = None


def test_a_long_chain(context):
    """More than fit into the first buffer."""
    views = [rk.View() for _ in range(600)]
    for outer, inner in zip(views, views[1:]):
        outer.add_subview(inner)
    assert views[-1].responder_chain == views[::-1]


def test_first_responder(context, tree, log):
    """SPEC 125-128, SPEC 132, S29."""

    class Field(rk.View):
        def __init__(self, name):
            super().__init__()
            self.name = name
            self.stays = False

        @property
        def can_become_first_responder(self):
            return True

        def become_first_responder(self):
            log.append(f"{self.name}.become")
            return super().become_first_responder()

        @property
        def can_resign_first_responder(self):
            return not self.stays

        def resign_first_responder(self):
            log.append(f"{self.name}.resign")
            return super().resign_first_responder()

    window, controller, leaf, _ = tree
    assert not leaf.can_become_first_responder and leaf.become_first_responder() is False
    first, second = Field("first"), Field("second")
    window.add_subview(first)
    window.add_subview(second)
    assert first.become_first_responder() and first.is_first_responder and window.first_responder is first
    assert second.become_first_responder() and not first.is_first_responder
    assert log == ["first.become", "second.become", "first.resign"]
    second.stays = True
    assert first.become_first_responder() is False and window.first_responder is second
    assert second.resign_first_responder() is False
    second.stays = False
    assert second.resign_first_responder() is True and window.first_responder is None
    assert leaf.resign_first_responder() is True, "SPEC 128: it never was"


def test_answers_without_overriding(context, tree):
    window, _, leaf, _ = tree
    leaf.can_become_first_responder = True
    assert leaf.can_become_first_responder and leaf.become_first_responder()
    leaf.can_resign_first_responder = False
    assert not leaf.can_resign_first_responder and leaf.resign_first_responder() is False
    leaf.remove_from_superview()
    assert window.first_responder is None, "SPEC 129: leaving the window ignores canResign"


def test_actions_along_the_chain(context, tree):
    """SPEC 133."""
    window, controller, leaf, delegate = tree

    class Saving(rk.View):
        enabled = True

        @rk.action("save:")
        def save(self, sender):
            pass

        def can_perform_action(self, selector, sender=None):
            return self.enabled and super().can_perform_action(selector, sender)

    saving = Saving()
    controller.view.add_subview(saving)
    saving.add_subview(leaf)
    assert leaf.target_for_action("save:") is saving and leaf.target_for_action("copy:") is None
    assert saving.can_perform_action("save:", leaf) and not leaf.can_perform_action("save:")
    saving.enabled = False
    assert leaf.target_for_action("save:") is None

    class Forwarding(rk.View):
        def target_for_action(self, selector, sender=None):
            return window if selector == "close:" else super().target_for_action(selector, sender)

    forwarding = Forwarding()
    saving.add_subview(forwarding)
    saving.enabled = True
    assert forwarding.target_for_action("close:") is window and forwarding.target_for_action("save:") is saving
    with pytest.raises(rk.LimitReachedError):
        leaf.can_perform_action("x" * 256)


def test_values_along_the_chain(context, tree):
    """SPEC 134: undo managers and the like."""
    window, controller, leaf, _ = tree
    undo = object()
    controller.set_value("undoManager", undo)
    assert leaf.find_value("undoManager") is undo and window.find_value("undoManager") is None
    assert window.find_value("undoManager", 5) == 5
    leaf.set_value("undoManager", "nearer")
    assert leaf.find_value("undoManager") == "nearer"
    leaf.set_value("undoManager", None)
    assert leaf.find_value("undoManager") is undo
    with pytest.raises(rk.InvalidArgumentError):
        leaf.set_value("", 1)


def test_plain_responders(context):
    responder = rk.Responder()
    assert responder.next_responder is None and responder.responder_chain == [responder]
    assert responder.become_first_responder() is False


def test_touching_does_not_make_first_responder(context, tree):
    """SPEC 130."""
    window, _, leaf, _ = tree
    leaf.can_become_first_responder = True
    context.down(1, 5, 5, 0)
    assert context.find_touch(1).view is leaf and window.first_responder is None
