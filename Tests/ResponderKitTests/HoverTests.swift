import CResponderKit
import Testing

@Suite("Hover") struct HoverTests {
  let world = World()

  private func pointer(_ time: Double, _ x: Double, _ y: Double, buttons: UInt32 = 0, outside: Bool = false) {
    var sample = RKPointerSample()
    sample.struct_size = UInt32(MemoryLayout<RKPointerSample>.size)
    sample.location = point(x, y)
    sample.buttons = buttons
    sample.is_outside = outside
    ok(rk_context_send_pointer(world.context, time, &sample))
  }

  /// SPEC 239: begins when the pointer enters, changes inside, ends when it leaves; touches do not concern it.
  @Test func entersMovesLeaves() {
    defer { world.end() }
    let view = world.view("v", rect(100, 100, 100, 100), in: world.window(), world.loggingClass())
    let hover = world.recognizer("hover", "Hover", on: view)
    pointer(0, 50, 50)
    #expect(world.taken() == [])
    pointer(0.1, 150, 150)
    #expect(world.taken() == ["hover(began)"])
    #expect(numbers(out(RKPoint()) { rk_gesture_recognizer_get_location(hover, view, $0) }) == [50, 50])
    pointer(0.2, 160, 150)
    pointer(0.3, 170, 150)
    #expect(world.taken() == ["hover(changed)", "hover(changed)"])
    pointer(0.4, 250, 150)
    #expect(world.taken() == ["hover(ended)"] && world.state(hover) == .possible)
    pointer(0.5, 150, 150)
    pointer(0.6, 0, 0, outside: true)
    #expect(world.taken() == ["hover(began)", "hover(ended)"])
    ok(world.send(1, .down(1, 150, 150)))
    ok(world.send(1.1, .up(1, 150, 150)))
    #expect(world.taken() == ["v.began{1}", "v.ended{1}"])
  }

  /// SPEC 239: nothing begins while a button is down; it pauses, and continues when the button is up.
  @Test func buttons() {
    defer { world.end() }
    let view = world.view("v", rect(100, 100, 100, 100), in: world.window())
    _ = world.recognizer("hover", "Hover", on: view)
    pointer(0, 50, 50, buttons: 1)
    pointer(0.1, 150, 150, buttons: 1)
    #expect(world.taken() == [])
    pointer(0.2, 150, 150)
    #expect(world.taken() == ["hover(began)"])
  }

  /// SPEC 239: an enclosing view's hover continues while the pointer is over a view inside.
  @Test func nestedViews() {
    defer { world.end() }
    let window = world.window()
    let outer = world.view("outer", rect(100, 100, 200, 200), in: window)
    let inner = world.view("inner", rect(50, 50, 50, 50), in: outer)
    let a = world.recognizer("a", "Hover", on: outer)
    let b = world.recognizer("b", "Hover", on: inner)
    let answers = Answers()
    answers.simultaneous = { _, _ in true }
    for hover in [a, b] { world.setDelegate(hover, answers) }
    pointer(0, 110, 110)
    #expect(world.taken() == ["a(began)"])
    pointer(0.1, 160, 160)
    #expect(Set(world.taken()) == ["a(changed)", "b(began)"])
    pointer(0.2, 110, 110)
    #expect(Set(world.taken()) == ["a(changed)", "b(ended)"])
    withExtendedLifetime(answers) {}
  }
}
