import CResponderKit
import Testing

/// SPEC 152-156: which gestures standard controls keep for themselves.
@Suite("What standard controls refuse") struct VetoTests {
  let world = World()

  /// A control of 200 x 40 at (50, 100), named c, in a window.
  private func control(_ className: String, in window: Handle) -> Handle {
    let made = out { rk_control_create(world.context, world.builtIn(className), rect(50, 100, 200, 40), $0) }!
    ok(rk_object_set_name(made, "c"))
    ok(rk_view_add_subview(window, made))
    return made
  }

  private func click(_ time: Double) {
    ok(world.send(time, .down(1, 150, 120)))
    ok(world.send(time + 0.05, .up(1, 150, 120)))
  }

  /// One movement, fast enough for a swipe.
  private func swipe(_ time: Double, from start: RKPoint, by x: Double, _ y: Double) {
    ok(world.send(time, .down(1, start.x, start.y)))
    ok(world.send(time + 0.1, .move(1, start.x + x, start.y + y)))
    ok(world.send(time + 0.2, .up(1, start.x + x, start.y + y)))
  }

  private func swipes(_ direction: RKSwipeDirection, _ name: String, on view: Handle) -> Handle {
    let made = world.recognizer(name, "Swipe", on: view)
    ok(rk_swipe_set_direction(made, UInt32(direction.rawValue)))
    return made
  }

  /// A single tap of an ancestor: refused by five, by two not; by none that is disabled.
  @Test(arguments: [
    ("Button", true), ("Switch", true), ("Stepper", true), ("SegmentedControl", true), ("PageControl", true), ("Slider", false),
    ("Control", false),
  ])
  func taps(className: String, refuses: Bool) {
    defer { world.end() }
    let window = world.window()
    let control = control(className, in: window)
    let tap = world.recognizer("tap", on: window)
    click(0)
    #expect(world.taken() == (refuses ? [] : ["tap(ended)"]))
    ok(world.send(1, .down(1, 150, 120)))
    #expect(flag { rk_view_gesture_recognizer_should_begin(control, tap, $0) } == !refuses)
    ok(rk_context_cancel_all_touches(world.context))
    ok(world.send(1.1, .up(1, 150, 120)))
    // Without a touch it has nothing to lose.
    #expect(flag { rk_view_gesture_recognizer_should_begin(control, tap, $0) })
    ok(rk_control_set_enabled(control, false))
    click(2)
    #expect(world.taken() == ["tap(ended)"])
    ok(rk_control_set_enabled(control, true))
    ok(rk_gesture_recognizer_set_cancels_touches_in_view(tap, false))
    click(3)
    #expect(world.taken() == ["tap(ended)"])
    ok(rk_gesture_recognizer_set_cancels_touches_in_view(tap, true))
    ok(rk_tap_set_number_of_taps_required(tap, 2))
    click(4)
    click(4.2)
    #expect(world.taken() == ["tap(ended)"])
    ok(rk_tap_set_number_of_taps_required(tap, 1))
    ok(rk_view_add_gesture_recognizer(control, tap))
    click(5)
    #expect(world.taken() == ["tap(ended)"])
  }

  /// A slider refuses an ancestor's swipe along its track that starts on the thumb, at 130 to 170 here.
  @Test func sliderAndSwipes() {
    defer { world.end() }
    let window = world.window()
    let slider = control("Slider", in: window)
    let right = swipes(.right, "right", on: window)
    _ = swipes(.left, "left", on: window)
    _ = swipes(.up, "up", on: window)
    func centre() { ok(rk_control_set_value(slider, 0.5)) }
    centre()
    swipe(0, from: point(150, 120), by: 60, 0)
    #expect(world.taken() == [])
    centre()
    swipe(1, from: point(150, 120), by: -60, 0)
    #expect(world.taken() == [])
    centre()
    swipe(2, from: point(150, 120), by: 0, -60)
    #expect(world.taken() == ["up(ended)"])
    swipe(3, from: point(100, 120), by: 60, 0)
    #expect(world.taken() == ["right(ended)"])
    swipe(4, from: point(200, 120), by: -60, 0)
    #expect(world.taken() == ["left(ended)"])
    ok(rk_control_set_enabled(slider, false))
    swipe(5, from: point(150, 120), by: 60, 0)
    #expect(world.taken() == ["right(ended)"])
    ok(rk_control_set_enabled(slider, true))
    ok(rk_view_add_gesture_recognizer(slider, right))
    swipe(6, from: point(150, 120), by: 60, 0)
    #expect(world.taken() == ["right(ended)"])
  }

  /// Where the thumb was when the finger came down counts, not where the finger has taken it since.
  @Test func sliderAndSwipeOfSeveralMoves() {
    defer { world.end() }
    let window = world.window()
    let slider = control("Slider", in: window)
    ok(rk_control_set_value(slider, 0.5))
    _ = swipes(.right, "right", on: window)
    ok(world.send(0, .down(1, 150, 120)))
    for step in 1...6 { ok(world.send(Double(step) * 0.02, .move(1, 150 + Double(step) * 12, 120))) }
    ok(world.send(0.2, .up(1, 222, 120)))
    #expect(world.taken() == [] && out(0.0) { rk_control_get_value(slider, $0) } == 0.95)
  }

  /// The other standard controls are no sliders, and a slider refuses no pan.
  @Test(arguments: ["Button", "Switch", "Stepper", "SegmentedControl", "PageControl", "Control"])
  func swipesOnOthers(className: String) {
    defer { world.end() }
    let window = world.window()
    _ = control(className, in: window)
    _ = swipes(.right, "right", on: window)
    swipe(0, from: point(60, 120), by: 60, 0)
    #expect(world.taken() == ["right(ended)"])
  }

  /// A switch refuses an ancestor's one-finger pan along itself; no other control refuses any.
  @Test(arguments: ["Button", "Switch", "Stepper", "SegmentedControl", "PageControl", "Slider", "Control"])
  func pans(className: String) {
    defer { world.end() }
    let window = world.window()
    let control = control(className, in: window)
    let pan = world.recognizer("pan", "Pan", on: window)
    let refuses = className == "Switch"
    swipe(0, from: point(70, 120), by: 30, 5)
    #expect(world.taken() == (refuses ? [] : ["pan(began)", "pan(ended)"]))
    swipe(1, from: point(70, 120), by: 5, 30)
    #expect(world.taken() == ["pan(began)", "pan(ended)"])
    ok(rk_control_set_enabled(control, false))
    swipe(2, from: point(70, 120), by: 30, 5)
    #expect(world.taken() == ["pan(began)", "pan(ended)"])
    ok(rk_control_set_enabled(control, true))
    ok(rk_view_set_multiple_touch_enabled(control, true))
    ok(world.send(3, .down(1, 70, 120), .down(2, 100, 120)))
    ok(world.send(3.1, .move(1, 100, 120), .move(2, 130, 120)))
    #expect(world.taken() == ["pan(began)"])
    ok(world.send(3.2, .up(1, 100, 120), .up(2, 130, 120)))
    #expect(world.taken() == ["pan(ended)"])
    ok(rk_view_add_gesture_recognizer(control, pan))
    swipe(4, from: point(70, 120), by: 30, 5)
    #expect(world.taken() == ["pan(began)", "pan(ended)"])
  }
}
