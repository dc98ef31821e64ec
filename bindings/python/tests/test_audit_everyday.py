# SPDX-License-Identifier: MIT
"""The audit of screens as programs have them: content larger than its scroll view, overlays that let touches through, enlarged buttons, reversed requirements (SPEC 355)."""

import pytest

import responderkit as rk
from problem_support import named
from responderkit import AuditKind


@pytest.fixture
def window(context):
    return rk.Window((0, 0, 320, 480), name="window")


def button(frame, name, parent, cls=rk.Button):
    made = named(cls(frame), name, parent)
    made.add_action(lambda control: None)
    return made


class PassThrough(rk.View):
    def hit_test(self, point, event=None):
        hit = super().hit_test(point, event)
        return None if hit is self else hit


def enlarged(by, cls=rk.Button):
    class Enlarged(cls):
        def point_inside(self, point, event=None):
            size = self.bounds.size
            return -by <= point.x < size.width + by and -by <= point.y < size.height + by

    return Enlarged


def found(window, calls=True):
    return [(finding.kind, getattr(finding.subject, "name", None), getattr(finding.culprit, "name", None)) for finding in window.audit(calls_overrides=calls)]


# ---- Scroll views ----


@pytest.mark.parametrize("calls", [False, True])
@pytest.mark.parametrize("count", [1, 3])
def test_a_background_larger_than_its_scroll_view(window, calls, count):
    """What scrolls with it covers its beginning only: further down it is touched."""
    form = named(rk.ScrollView((0, 0, 320, 480), content_size=(320, 1400)), "form", window)
    body = named(rk.View((0, 0, 320, 1400)), "body", form)
    body.add_gesture_recognizer(rk.Tap(lambda tap: None))
    for k in range(count):
        named(rk.View((0, k * 480 / count, 320, 480 / count)), f"hero{k}", form)
    assert found(window, calls) == []


def test_a_background_of_which_little_is_left(window):
    form = named(rk.ScrollView((0, 0, 320, 480), content_size=(320, 1400)), "form", window)
    body = named(rk.View((0, 0, 320, 1400)), "body", form)
    body.add_gesture_recognizer(rk.Tap(lambda tap: None))
    named(rk.View((0, 0, 320, 700)), "above", form)
    named(rk.View((0, 730, 320, 700)), "below", form)
    (finding,) = window.audit()
    assert (finding.kind, finding.subject, finding.value) == (AuditKind.SMALL, body, 30)


@pytest.mark.parametrize("calls", [False, True])
@pytest.mark.parametrize("offset", [0, 76, 132])
def test_content_that_content_and_a_bar_cover(window, calls, offset):
    """48 points are left of it by the label, and the bar covers them at some offsets only."""
    rows = named(rk.ScrollView((0, 40, 320, 168), content_size=(320, 300)), "list", window)
    button((56, 76, 200, 80), "save", rows)
    named(rk.View((0, 124, 320, 72)), "label", rows)
    named(rk.View((0, 100, 320, 56)), "bar", window)
    rows.content_offset = (0, offset)
    assert found(window, calls) == []


def test_enlarged_buttons_in_a_list_under_an_overlay(window):
    rows = named(rk.ScrollView((0, 0, 320, 480), content_size=(320, 2000)), "list", window)
    for k in range(20):
        button((280, 40, 20, 20), f"more{k}", named(rk.View((0, k * 100, 320, 100)), f"row{k}", rows), enlarged(12))
    overlay = named(PassThrough((0, 0, 320, 480)), "overlay", window)
    named(rk.View((0, 430, 320, 50)), "bar", overlay)
    assert found(window) == [(AuditKind.SMALL, "more19", "bar")]


def test_a_superview_shows_little_of_a_list(window):
    box = named(rk.View((0, 0, 320, 240)), "box", window)
    rows = named(rk.ScrollView((0, 0, 320, 480), content_size=(320, 1000)), "list", box)
    for k in range(20):
        button((0, 50 * k, 320, 50), f"row{k}", rows)
    assert (AuditKind.TOO_SMALL, "row15", "box") in found(window, False)


# ---- Sizes ----


@pytest.mark.parametrize("width", [100, 20])
def test_what_is_left_of_a_covered_one_is_too_near(window, width):
    """The touchable part and the neighbour are the same, whether it ends there or is covered."""
    button((20, 20, width, 44), "one", window)
    button((40, 20, 100, 44), "other", window)
    (finding,) = window.audit()
    assert (finding.kind, finding.subject.name, finding.culprit.name, finding.value) == (AuditKind.TOO_SMALL, "one", "other", 20)
    assert ("takes a part of it" in finding.sentence) == (width == 100)


@pytest.mark.parametrize("size", range(4, 44, 4))
def test_an_area_of_just_the_size(window, size):
    button((100, 100, size, size), "more", window, enlarged((44 - size) / 2))
    assert found(window) == []


@pytest.mark.parametrize("size", range(4, 40, 4))
def test_an_area_of_a_little_less(window, size):
    button((100, 100, size, size), "more", window, enlarged((40 - size) / 2))
    assert found(window) == [(AuditKind.SMALL, "more", None)]


# ---- Overrides ----


def test_touches_that_a_view_in_front_leads_to_a_control(window):
    slider = button((20, 110, 280, 31), "volume", window, rk.Slider)

    class Pad(rk.View):
        def hit_test(self, point, event=None):
            return slider if super().hit_test(point, event) else None

    named(Pad((0, 90, 320, 70)), "pad", window)
    assert found(window) == []


def test_touches_that_a_row_leads_to_its_control(window):
    class Row(rk.View):
        def hit_test(self, point, event=None):
            return self.subviews[0] if super().hit_test(point, event) else None

    row = named(Row((0, 100, 320, 60)), "row", window)
    button((250, 14, 51, 31), "switch", row, rk.Switch)
    assert found(window) == []


def test_the_culprit_is_what_is_hit_in_an_overlay(window):
    button((20, 20, 100, 44), "save", window)
    overlay = named(PassThrough((0, 0, 320, 480)), "overlay", window)
    named(rk.View((0, 0, 320, 100)), "banner", overlay)
    button((20, 400, 100, 44), "undo", overlay)
    assert [row[1:] for row in found(window)] == [("save", "banner")]


def test_an_enlarged_button_that_its_superview_cuts(window):
    bar = named(rk.View((0, 100, 320, 20)), "bar", window)
    button((100, 0, 20, 20), "more", bar, enlarged(12))
    assert found(window) == [(AuditKind.SMALL, "more", "bar")]


def test_a_neighbour_whose_override_takes_a_part(window):
    """Its middle is free: 23 of 44 points are left beside the enlarged button."""
    ordinary = button((100, 100, 44, 44), "ordinary", window)
    enlarged_one = button((145, 112, 20, 20), "enlarged", window, enlarged(22))
    (finding,) = window.audit(calls_overrides=True)
    assert (finding.subject, finding.culprit) == (ordinary, enlarged_one) and finding.value == pytest.approx(23, abs=finding.tolerance)


def test_a_superview_that_accepts_what_sticks_out_of_it(window):
    """The bar's override accepts the button's points; what cuts them off is the tray around it."""

    class Bar(rk.View):
        def point_inside(self, point, event=None):
            return super().point_inside(point, event) or any(v.point_inside(self.convert_point_to(point, v), event) for v in self.subviews)

    tray = named(rk.View((0, 420, 320, 60)), "tray", window)
    bar = named(Bar((0, 10, 320, 50)), "bar", tray)
    button((120, -30, 80, 60), "add", bar)
    assert found(window) == [(AuditKind.SMALL, "add", "tray")]


def test_an_override_that_audits(window):
    """It is refused, as each of its calls would call all overrides again."""
    seen = []

    class Auditing(rk.View):
        def hit_test(self, point, event=None):
            for ask in (lambda: window.audit(calls_overrides=True), lambda: self.explain(at=(5, 5), calls_overrides=True)):
                with pytest.raises(rk.BusyError, match="in an override that an audit has called"):
                    ask()
            seen.append(len(window.audit()))
            return super().hit_test(point, event)

    button((20, 20, 60, 60), "save", named(Auditing((0, 0, 320, 200)), "bar", window))
    assert found(window) == [] and seen


class Scrolling(rk.View):
    def hit_test(self, point, event=None):
        if not self.superview.content_offset.y:
            self.superview.content_offset = (0, 77)
        return super().hit_test(point, event)


class Leaving(rk.View):
    def hit_test(self, point, event=None):
        hit = super().hit_test(point, event)
        self.remove_from_superview()
        return hit


@pytest.mark.parametrize("cls", [Scrolling, Leaving])
def test_an_override_that_moves_what_is_measured(window, cls):
    page = named(rk.ScrollView((0, 0, 320, 480), content_size=(320, 1000)), "page", window)
    row = named(cls((0, 300, 320, 200)), "row", page)
    button((20, 20, 60, 60), "save", row)
    assert found(window) == []


def test_an_override_that_raises_is_reported_once(window, unraisable):
    class Bad(rk.View):
        def hit_test(self, point, event=None):
            raise ValueError("no")

    button((20, 20, 100, 44), "save", named(Bad((0, 0, 320, 200)), "bad", window))
    with pytest.raises(ValueError, match="^no$"):
        window.audit(calls_overrides=True)
    assert unraisable == []


# ---- Recognisers ----


def test_a_requirement_the_wrong_way_round(window):
    single, double = rk.Tap(lambda tap: None, name="single"), rk.Tap(lambda tap: None, name="double", number_of_taps_required=2)
    double.require_to_fail(single)
    for tap in (single, double):
        window.add_gesture_recognizer(tap)
    (finding,) = window.audit()
    assert (finding.kind, finding.subject, finding.culprit, finding.value) == (AuditKind.NEVER_RECOGNIZES, double, single, 5)
    assert finding.sentence == (
        "double never fires: it requires the failure of single, which needs fewer taps and recognises at the first: "
        "let single require the failure of double instead (SPEC 355)"
    )


def test_taps_of_a_finger_and_of_a_pencil(window):
    window.add_gesture_recognizer(rk.Tap(lambda tap: None, allowed_touch_types=rk.TouchTypes.DIRECT))
    window.add_gesture_recognizer(rk.Tap(lambda tap: None, number_of_taps_required=2, allowed_touch_types=rk.TouchTypes.PENCIL))
    assert window.audit() == []


class Careless(rk.View):
    """A hitTest of one's own that forgets what is hidden."""

    def hit_test(self, point, event=None):
        return next((view for view in self.subviews if view.point_inside(self.convert_point_to(point, view), event)), None)


def test_an_override_that_returns_a_hidden_view(window):
    button((20, 20, 100, 44), "under", window)
    overlay = named(Careless((0, 0, 320, 480)), "overlay", window)
    button((20, 20, 100, 44), "ghost", overlay).hidden = True
    covered = [finding for finding in window.audit(calls_overrides=True) if finding.kind is AuditKind.COVERED]
    assert [(finding.subject.name, finding.culprit) for finding in covered] == [("under", overlay)]
    assert "the hitTest override of overlay takes the touches" in covered[0].sentence


def test_a_view_in_front_that_leads_touches_far_away(window):
    button((20, 20, 100, 44), "under", window)
    other = button((20, 400, 100, 44), "other", window)

    class Proxy(rk.View):
        def hit_test(self, point, event=None):
            return other if super().hit_test(point, event) else None

    proxy = named(Proxy((0, 0, 320, 100)), "proxy", window)
    (finding,) = window.audit(calls_overrides=True)
    assert (finding.kind, finding.subject.name, finding.culprit) == (AuditKind.COVERED, "under", proxy)
    assert "the hitTest override of proxy takes the touches" in finding.sentence


@pytest.mark.parametrize("calls", [False, True])
def test_what_a_caption_gives_back_to_a_control(window, calls):
    """The caption lies in front of the inner control; its touches are the outer control's."""
    card = button((20, 20, 280, 160), "card", window, rk.Control)
    button((0, 0, 280, 160), "play", card)
    named(rk.View((0, 100, 280, 60)), "caption", card)
    assert found(window, calls) == []
    button((0, 100, 280, 30), "share", card)
    sizes = {finding.subject.name: finding for finding in window.audit(calls_overrides=calls)}
    assert sizes["card"].value == pytest.approx(30, abs=sizes["card"].tolerance) and sizes["share"].value == 30


@pytest.mark.parametrize("cls", [rk.Switch, rk.Slider, rk.SegmentedControl, rk.Stepper])
def test_a_control_that_keeps_its_value_for_later(window, cls):
    named(cls((20, 20, 200, 44)), "value", window)
    assert [kind for kind, _, _ in found(window)] == []
