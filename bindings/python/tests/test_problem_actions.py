"""Problems of actions that no responder performs, and of text that reaches none."""

import pytest

import responderkit as rk
from problem_support import named, problem_of, tap
from responderkit import ProblemKind


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


# Actions that no responder performs


class Document(rk.View):
    can_become_first_responder = True

    @rk.action("save:")
    def save(self, sender):
        pass


class Refusing(Document):
    def can_perform_action(self, selector, sender=None):
        return False


def saver(parent):
    made = named(rk.Button((0, 0, 100, 44)), "send", parent)
    made.add_target(None, "save:", rk.ControlEvents.TOUCH_UP_INSIDE)
    return made


def lost(context):
    (problem,) = (problem for problem in context.problems() if problem.kind is ProblemKind.ACTION_LOST)
    return problem


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_responder_that_refuses_the_action(context, window, way):
    window.make_key()
    document = named(Refusing((0, 200, 320, 100)), "document", window)
    assert document.become_first_responder()
    saver(window)
    document.add_key_command("s", rk.KeyModifierFlags.COMMAND, "save:")
    if way == "button":
        tap(context, 50, 20)
    else:
        context.key_down(1, "s", 0.5, modifiers=rk.KeyModifierFlags.COMMAND)
    problem = lost(context)
    assert problem.culprit is document
    assert str(problem).startswith(
        f"no responder performs save: of {'send' if way == 'button' else 'document'}: canPerformAction of document was false"
    )


@pytest.mark.parametrize("is_first", [False, True])
def test_a_key_command_without_action(context, window, is_first):
    window.make_key()
    page = named((Document if is_first else rk.View)((0, 0, 320, 480)), "page", window)
    if is_first:
        page.become_first_responder()
    (page if is_first else window).add_key_command("p", rk.KeyModifierFlags.COMMAND, "print:")
    context.key_down(1, "p", 0.5, modifiers=rk.KeyModifierFlags.COMMAND)
    problem = lost(context)
    assert "no responder performs print: of " in str(problem) and "target" not in problem.help
    assert ("there was no first responder" in str(problem)) == (not is_first)


def test_an_action_without_first_responder(context, window):
    window.make_key()
    document = named(Document((0, 200, 320, 100)), "document", window)
    saver(window)
    tap(context, 50, 20)
    problem = lost(context)
    assert problem.culprit is None and "there was no first responder, and no responder above send implements it" in str(problem)
    assert document.become_first_responder()
    context.trace.clear()
    tap(context, 50, 20, 1)
    assert context.problems() == []


def test_an_action_while_the_window_is_not_key(context, window):
    document = named(Document((0, 200, 320, 100)), "document", window)
    document.become_first_responder()
    saver(window)
    tap(context, 50, 20)
    problem = lost(context)
    assert problem.culprit is document and "document implements it, and its window was not key" in str(problem)
    assert problem.help == "make its window the key window"


def test_an_action_on_a_chain_that_is_cut(context):
    context.trace.start()

    class Card(rk.View):
        next_responder = None

    class Host(rk.Window):
        @rk.action("save:")
        def save(self, sender):
            pass

    window = named(Host((0, 0, 320, 480)), "window")
    card = named(Card((0, 0, 320, 200)), "card", window)
    saver(card)
    tap(context, 50, 20)
    problem = lost(context)
    assert problem.culprit is card
    assert "the nextResponder override of card leads past the one that implements it" in str(problem)


# Text


def refused(context):
    (problem,) = (problem for problem in context.problems() if problem.kind is ProblemKind.TEXT_REFUSED)
    return problem


def test_text_for_a_first_responder_without_insert_text(context, window):
    window.make_key()
    editor = named(Document((20, 20, 200, 44)), "editor", window)
    editor.become_first_responder()
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is editor and "editor does not implement insertText" in str(problem)


def test_text_for_what_cannot_become_first_responder(context, window):
    class Editor(rk.View):
        def insert_text(self, text):
            pass

    window.make_key()
    editor = named(Editor((20, 20, 200, 44)), "editor", window)
    assert not editor.become_first_responder()
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is editor and "did not reach editor: its canBecomeFirstResponder was false" in str(problem)


def test_text_for_a_field_that_has_resigned(context, window):
    window.make_key()
    field = named(rk.TextField((20, 20, 200, 44)), "user", window)
    field.become_first_responder()
    field.resign_first_responder()
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is field and "did not reach user: it had resigned as first responder" in str(problem)


def test_text_for_a_field_of_a_hidden_window(context, window):
    window.make_key()
    popup = named(rk.Window((0, 0, 320, 200)), "popup")
    popup.make_key_and_visible()
    field = named(rk.TextField((20, 20, 200, 44)), "user", popup)
    field.become_first_responder()
    popup.hidden = True
    assert not context.insert_text("a", 1)
    problem = refused(context)
    assert problem.victim is field and "its window popup was hidden" in str(problem)
    assert problem.help == "show popup"
    popup.make_key_and_visible()
    context.trace.clear()
    assert context.insert_text("a", 2) and context.problems() == []


class Shop(rk.View):
    @rk.action("buy:")
    def buy(self, sender):
        self.is_bought = True


@pytest.mark.parametrize(("selector", "target"), [("buy", True), ("buy", False), ("buy::", True), ("buy::", False)])
def test_a_selector_with_other_colons(context, window, selector, target):
    shop = named(Shop((0, 0, 320, 200)), "shop", window)
    box = named(rk.View((0, 0, 320, 100)), "box", shop)
    send = named(rk.Button((20, 20, 100, 44)), "send", box)
    send.add_target(shop if target else None, selector, rk.ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 40, 40)
    lost = problem_of(context, ProblemKind.ACTION_LOST)
    assert "; shop implements buy: (SPEC" in lost.sentence
    assert (lost.help == "add the target with the selector that is implemented") == target
    # Another name is no near miss.
    send.remove_target(None, None, rk.ControlEvents.ALL_EVENTS)
    send.add_target(shop if target else None, "sell", rk.ControlEvents.TOUCH_UP_INSIDE)
    context.trace.clear()
    tap(context, 40, 40, 1)
    assert "implements buy" not in problem_of(context, ProblemKind.ACTION_LOST).sentence
