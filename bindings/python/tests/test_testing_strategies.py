"""responderkit.testing.strategies: what they draw can be played; what fails shrinks and is kept."""

import runpy

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from testing_sample import RULES, app, faulty

from responderkit.scenario import load, play
from responderkit.testing import Case
from responderkit.testing.strategies import cases, check, gestures, interleavings, quirks, trees

#: The same examples in each run. Nothing goes by the time that an example takes. What hypothesis would explain of a failure is not looked at.
FIXED = settings(
    derandomize=True, deadline=None, database=None, max_examples=150, phases=[Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck)
)
#: Invariants, which hold for every tree; the others are errors of a tree.
INVARIANTS = {"openTouch", "stuckControl", "stuckRecognizer", "exception"}


@FIXED
@given(cases())
def test_the_library_holds_its_invariants(case):
    assert not [finding for finding in case.play() if finding.kind in INVARIANTS]


@FIXED
@given(trees(), gestures())
def test_trees_and_gestures_can_be_played(windows, steps):
    case = Case(windows, steps)
    assert 1 <= case.views <= 6 and case.fingers <= 2
    case.play()


@FIXED
@given(interleavings())
def test_fingers_are_apart_and_in_order(steps):
    times = [step["t"] for step in steps]
    assert times == sorted(set(times))
    for step in steps:
        fingers = [sample[1] for sample in step["update"]]
        assert len(fingers) == len(set(fingers))


@FIXED
@given(interleavings().flatmap(quirks))
def test_quirks_leave_what_the_library_takes(steps):
    assert all(step["update"] for step in steps)
    Case(app(), steps).play()


@FIXED
@given(cases(app(), rules=RULES))
def test_an_app_without_faults(case):
    check(case)


@pytest.mark.parametrize("name", ["the tap does not wait for the double tap", "a banner covers the bar", "the taps wait for each other"])
def test_faults_are_found_shrink_and_are_kept(tmp_path, name):
    @FIXED
    @given(cases(faulty(name), rules=RULES))
    def app_holds(case):
        check(case, keep=tmp_path, name="app")

    with pytest.raises(AssertionError):
        app_holds()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["app.json", "app.rkrec", "test_app.py"]
    assert not play(load(str(tmp_path / "app.json"))).differences
    names = runpy.run_path(str(tmp_path / "test_app.py"))
    with pytest.raises(AssertionError):
        names["test_app"]()
    samples = [sample for step in names["STEPS"] for sample in step["update"]]
    assert len(samples) <= 10 and len({sample[1] for sample in samples}) <= 2


def test_a_tree_shrinks_to_the_views_that_matter():
    """The smallest drawn case in which a control is covered: a window, the control, and what is in front of it."""
    covered = cases(max_views=4, device_quirks=False)
    shown = find(covered, lambda case: any(each.kind == "COVERED" for each in case.play()), settings=settings(FIXED, max_examples=5000))
    assert shown.views == 3 and shown.fingers == 1 and shown.samples <= 2
