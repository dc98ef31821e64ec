"""controller.h: loading, containment, presentation, navigation."""

import pytest

import responderkit as rk


def test_loading(context, log):
    """SPEC 115: the view is made when it is asked for, and not before."""

    class Loading(rk.ViewController):
        def load_view(self):
            log.append("load")
            self.view = rk.Label((0, 0, 5, 5))

        def view_did_load(self):
            log.append("loaded")
            super().view_did_load()

    controller = Loading()
    assert controller.next_responder is None and not controller.view_loaded and log == []
    view = controller.view
    assert isinstance(view, rk.Label) and controller.view is view and log == ["load", "loaded"]
    assert view.view_controller is controller and controller.view_if_loaded is view
    controller.view = None
    assert controller.view_if_loaded is None and view.view_controller is None


def test_the_inherited_load_view(context, log):
    class Counting(rk.ViewController):
        def load_view(self):
            log.append("load")
            super().load_view()

    for controller in (rk.ViewController(), Counting()):
        assert type(controller.view) is rk.View and controller.view.frame == (0, 0, 0, 0)
    assert log == ["load"]
    plain = rk.ViewController()
    plain.load_view()
    assert plain.view_loaded


def test_a_load_view_that_sets_nothing(context):
    class Lazy(rk.ViewController):
        def load_view(self):
            pass

    assert Lazy().view is None


def test_what_cannot_be_a_view(context):
    controller, other = rk.ViewController(), rk.ViewController()
    with pytest.raises(rk.InvalidArgumentError):
        controller.view = rk.Window()
    with pytest.raises(rk.InvalidArgumentError):
        controller.view = other.view
    with pytest.raises(TypeError):
        controller.view = "view"


def test_containment(context):
    """SPEC 112, SPEC 114, S69."""
    window = rk.Window((0, 0, 100, 100))
    parent, child = rk.ViewController(), rk.ViewController()
    window.root_view_controller = parent
    parent.add_child(child)
    assert child.parent is parent and parent.children == [child] and child.next_responder is parent
    slot = rk.View()
    parent.view.add_subview(slot)
    slot.add_subview(child.view)
    assert child.view.responder_chain[:5] == [child.view, child, slot, parent.view, parent]
    with pytest.raises(rk.CycleError):
        child.add_child(parent)
    child.remove_from_parent()
    assert child.parent is None and parent.children == [] and child.view.superview is slot


def test_presentation(context):
    """SPEC 113, S70."""
    window = rk.Window()
    presenting, presented = rk.ViewController(), rk.ViewController()
    window.root_view_controller = presenting
    presenting.present(presented)
    assert presented.presenting is presenting and presenting.presented is presented
    assert presented.view.responder_chain[:4] == [presented.view, presented, presenting, window]
    with pytest.raises(rk.AlreadyExistsError):
        presenting.present(rk.ViewController())
    presenting.dismiss()
    assert presented.presenting is None and presenting.presented is None
    presenting.dismiss()


def test_navigation(context):
    """SPEC 116, S7: the navigation controller comes after its content and before the window."""
    window, navigation = rk.Window((0, 0, 100, 200)), rk.NavigationController()
    window.root_view_controller = navigation
    first, second = rk.ViewController(), rk.ViewController()
    navigation.push(first)
    navigation.push(second)
    assert navigation.top is second and navigation.children == [first, second]
    assert second.view.superview is not None and first.view.superview is None
    chain = second.view.responder_chain
    assert chain.index(second) < chain.index(navigation) < chain.index(window)
    assert navigation.pop() is second and navigation.top is first and second.parent is None
    assert first.view.superview is not None
    assert navigation.pop() is None and navigation.top is first
    with pytest.raises(rk.AlreadyExistsError):
        navigation.push(first)


def test_who_dismisses(context):
    """SPEC 315, SPEC 318."""
    a, b, c, d = (rk.ViewController() for _ in range(4))
    for presenting, presented in ((a, b), (b, c), (c, d)):
        presenting.present(presented)
    assert rk.NavigationController(a).visible is d
    b.dismiss()
    assert a.presented is b and b.presented is None and c.presented is None and d.presenting is None
    b.dismiss()
    assert a.presented is None
    b.dismiss()
    navigation = rk.NavigationController(b)
    a.present(navigation)
    b.present(c)
    navigation.dismiss()
    assert b.presented is None and a.presented is navigation
    navigation.dismiss()
    assert a.presented is None


def test_a_navigation_controller_with_its_root(context):
    """SPEC 317, SPEC 318: pushed before it is a window's root, the content fills that window."""
    window = rk.Window((0, 0, 320, 480))
    content, second, third = rk.ViewController(), rk.ViewController(), rk.ViewController()
    navigation = rk.NavigationController(content)
    assert navigation.view_controllers == [content] and navigation.visible is content
    window.root_view_controller = navigation
    assert content.view.frame == (0, 0, 320, 480) and window.hit_test((10, 10)) is content.view
    navigation.push(second)
    navigation.push(third)
    assert navigation.pop_to_root() == [second, third] and navigation.pop_to_root() == [] and navigation.top is content
    with pytest.raises(TypeError):
        rk.NavigationController(window)


class Logging(rk.ViewController):
    """Logs when its view appears and disappears."""

    def __init__(self, name, log):
        super().__init__()
        self.name, self.log = name, log

    def view_will_appear(self, animated):
        super().view_will_appear(animated)
        self.log.append((self.name, "will", animated))

    def view_is_appearing(self, animated):
        super().view_is_appearing(animated)
        self.log.append((self.name, "is", animated))

    def view_did_appear(self, animated):
        super().view_did_appear(animated)
        self.log.append((self.name, "did", animated))

    def view_will_disappear(self, animated):
        super().view_will_disappear(animated)
        self.log.append((self.name, "leaving", animated))

    def view_did_disappear(self, animated):
        super().view_did_disappear(animated)
        self.log.append((self.name, "gone", animated))


def test_appearance(context, log):
    """SPEC 316, SPEC 319, SPEC 320, SPEC 322."""
    window, root, over = rk.Window((0, 0, 100, 100)), Logging("root", log), Logging("over", log)
    window.root_view_controller = root
    root.present(over)
    assert over.view.superview is window and over.view.frame == (0, 0, 100, 100)
    assert [entry[:2] for entry in log] == [(name, word) for name in ("root", "over") for word in ("will", "is", "did")]
    log.clear()
    over.dismiss()
    window.hidden = True
    assert log == [("over", "leaving", False), ("over", "gone", False), ("root", "leaving", False), ("root", "gone", False)]
    assert over.view.superview is None


def test_a_container_that_forwards_nothing(context, log):
    """SPEC 321."""

    class Keeping(rk.ViewController):
        @property
        def should_automatically_forward_appearance_methods(self):
            assert super().should_automatically_forward_appearance_methods
            return False

    window, parent, child = rk.Window((0, 0, 100, 100)), Keeping(), Logging("child", log)
    parent.add_child(child)
    parent.view.add_subview(child.view)
    window.root_view_controller = parent
    assert log == [] and child.should_automatically_forward_appearance_methods
    child.begin_appearance_transition(True, animated=True)
    child.end_appearance_transition()
    assert log == [("child", "will", True), ("child", "is", True), ("child", "did", True)]
    log.clear()
    child.begin_appearance_transition(False)
    child.end_appearance_transition()
    assert log == [("child", "leaving", False), ("child", "gone", False)]


@pytest.mark.parametrize("make", [rk.Responder, rk.ViewController, rk.NavigationController])
def test_properties_by_name(context, make):
    assert make(name="page").name == "page"
    with pytest.raises(TypeError, match="has no property 'nmae' that can be set: is 'name' meant"):
        make(nmae="page")


def test_a_view_by_name(context):
    view = rk.View()
    assert rk.ViewController(view=view).view is view
