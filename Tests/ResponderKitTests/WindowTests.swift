import CResponderKit
import Testing

@Suite("Windows and application") struct WindowTests {
  let world = World()

  private func isKey(_ window: Handle) -> Bool { flag { rk_window_is_key(window, $0) } }
  private var order: [String] { world.names(list { rk_context_get_windows(world.context, $0, $1, $2) }) }
  private var key: String { world.name(out { rk_context_get_key_window(world.context, $0) }) }
  private var loggingWindow: Handle {
    world.cls("Window") { methods in
      methods.key = { [unowned world = self.world] word, me in world.log("\(world.name(me)).\(word)") }
    }
  }

  /// SPEC 280: levels, and the order within one.
  @Test func orderOfWindows() {
    defer { world.end() }
    let windows = ["a", "b", "c"].map { world.window($0) }
    #expect(order == ["a", "b", "c"])
    for window in windows { #expect(!flag { rk_view_is_hidden(window, $0) }) }
    ok(rk_window_set_level(windows[0], RK_WINDOW_LEVEL_ALERT))
    ok(rk_window_set_level(windows[2], RK_WINDOW_LEVEL_STATUS_BAR))
    #expect(order == ["b", "c", "a"])
    ok(rk_window_set_level(windows[1], RK_WINDOW_LEVEL_STATUS_BAR))
    #expect(order == ["c", "b", "a"])
    ok(rk_view_set_hidden(windows[2], true))
    ok(rk_view_set_hidden(windows[2], false))
    #expect(order == ["b", "c", "a"])
    ok(rk_window_make_key_and_visible(windows[1]))
    #expect(order == ["c", "b", "a"] && key == "b")
    #expect([RK_WINDOW_LEVEL_NORMAL, RK_WINDOW_LEVEL_STATUS_BAR, RK_WINDOW_LEVEL_ALERT] == [0, 1000, 2000])
    #expect(rk_window_set_level(windows[0], .nan) == .invalidArgument)
    ok(rk_view_set_hidden(windows[0], true))
    ok(rk_window_make_key_and_visible(windows[0]))
    #expect(key == "a" && !flag { rk_view_is_hidden(windows[0], $0) })
  }

  /// SPEC 281: the order of methods and notifications, and which window becomes key when the key window is hidden or goes.
  @Test func keyWindow() {
    defer { world.end() }
    let cls = loggingWindow
    let one = world.window("one", rect(0, 0, 10, 10), cls)
    let two = world.window("two", rect(0, 0, 10, 10), cls)
    let three = world.window("three", rect(0, 0, 10, 10), cls)
    #expect(key == "nil")
    world.lines = []
    ok(rk_window_make_key(one))
    #expect(world.taken() == ["one.becomeKey", "one.didBecomeKey"])
    ok(rk_window_make_key(two))
    #expect(world.taken() == ["one.resignKey", "one.didResignKey", "two.becomeKey", "two.didBecomeKey"])
    ok(rk_window_make_key(two))
    #expect(world.taken() == [])
    ok(rk_view_set_hidden(two, true))
    #expect(
      world.taken().filter { !$0.contains("Hidden") } == ["two.resignKey", "two.didResignKey", "three.becomeKey", "three.didBecomeKey"])
    #expect(key == "three" && !isKey(two))
    ok(rk_window_make_key(two))
    #expect(world.taken() == [] && key == "three")
    ok(rk_view_set_hidden(two, false))
    #expect(key == "two" && isKey(two) && !isKey(three))
    world.lines = []
    ok(rk_release(two))
    #expect(key == "three" && world.lines.contains("three.didBecomeKey"))
    ok(rk_release(three))
    ok(rk_release(one))
    #expect(key == "nil" && order == [])
  }

  /// SPEC 281: notifications about visibility.
  @Test func visibility() {
    defer { world.end() }
    let window = world.window()
    world.lines = []
    ok(rk_view_set_hidden(window, true))
    ok(rk_view_set_hidden(window, true))
    ok(rk_view_set_hidden(window, false))
    #expect(world.taken() == ["W.didBecomeHidden", "W.didBecomeVisible"])
  }

  /// SPEC 282: the old root view leaves, the new one fills the window.
  @Test func rootController() {
    defer { world.end() }
    let window = world.window("W", rect(10, 10, 200, 300))
    let first = world.controller("first", view: world.view("one"))
    let second = world.controller("second")
    ok(rk_window_set_root_view_controller(window, first))
    #expect(world.subviews(window) == ["one"])
    let view = out { rk_view_controller_get_view(first, $0) }!
    #expect(numbers(out(RKRect()) { rk_view_get_frame(view, $0) }) == [0, 0, 200, 300])
    #expect(world.chain(view) == ["one", "first", "W", "app"])
    ok(rk_window_set_root_view_controller(window, second))
    let loaded = out { rk_view_controller_get_view_if_loaded(second, $0) }
    #expect(loaded != nil && list { rk_view_get_subviews(window, $0, $1, $2) } == [loaded!])
    #expect(world.chain(view) == ["one", "first"])
    // A second window takes it over.
    let other = world.window("other")
    ok(rk_window_set_root_view_controller(other, second))
    #expect(world.subviews(window) == [] && list { rk_view_get_subviews(other, $0, $1, $2) } == [loaded!])
    #expect(out { rk_window_get_root_view_controller(window, $0) } == nil)
    ok(rk_window_set_root_view_controller(other, nil))
    #expect(world.subviews(other) == [] && out { rk_window_get_root_view_controller(other, $0) } == nil)
    ok(rk_window_set_root_view_controller(window, first))
    ok(rk_window_set_root_view_controller(window, nil))
    #expect(world.subviews(window) == [] && out { rk_window_get_root_view_controller(window, $0) } == nil)
  }

  /// SPEC 285, SPEC 312: the ids of a hidden window's touches stay known until they are lifted.
  @Test func hiddenWindows() {
    defer { world.end() }
    let cls = world.loggingClass()
    let window = world.window()
    _ = world.view("v", in: window, cls)
    ok(world.send(0, .down(1, 5, 5)))
    ok(rk_view_set_hidden(window, true))
    ok(rk_view_set_hidden(window, false))
    #expect(world.touch(1) == nil)
    ok(world.send(1, .move(1, 6, 6)))
    ok(world.send(2, .up(1, 6, 6)))
    #expect(world.taken().filter { $0.hasPrefix("v.") } == ["v.began{1}", "v.cancelled{1}"])
    #expect(world.send(3, .up(1, 6, 6)) == .notFound)
  }

  /// SPEC 286
  @Test func ignoringEvents() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = world.view("v", in: world.window(), cls)
    let application = world.application
    ok(world.send(0, .down(1, 5, 5)))
    ok(rk_application_begin_ignoring_interaction_events(application))
    #expect(world.taken().last == "v.cancelled{1}")
    ok(rk_application_begin_ignoring_interaction_events(application))
    ok(world.send(1, .down(2, 5, 5)))
    ok(world.send(1, .move(1, 7, 7)))
    ok(rk_application_end_ignoring_interaction_events(application))
    #expect(flag { rk_application_is_ignoring_interaction_events(application, $0) })
    ok(world.send(2, .down(3, 5, 5)))
    ok(rk_application_end_ignoring_interaction_events(application))
    #expect(!flag { rk_application_is_ignoring_interaction_events(application, $0) })
    #expect(rk_application_end_ignoring_interaction_events(application) == .notFound)
    ok(world.send(3, .move(1, 8, 8), .move(2, 6, 6), .up(3, 5, 5)))
    ok(world.send(4, .up(1, 8, 8), .up(2, 6, 6)))
    #expect(world.taken() == [])
    ok(world.send(5, .down(2, 5, 5)))
    #expect(world.taken() == ["v.began{2}"])
  }

  /// SPEC 287, SPEC 108
  @Test func becomingInactive() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = world.view("v", in: world.window(), cls)
    world.lines = []
    let application = world.application
    #expect(flag { rk_application_is_active(application, $0) })
    ok(world.send(0, .down(1, 5, 5)))
    ok(rk_application_set_active(application, false))
    #expect(world.taken() == ["v.began{1}", "app.willResignActive", "v.cancelled{1}"])
    ok(rk_application_set_active(application, false))
    ok(world.send(1, .up(1, 5, 5)))
    #expect(world.taken() == [])
    ok(rk_application_set_active(application, true))
    #expect(world.taken() == ["app.didBecomeActive"])
  }

  /// SPEC 296: without application, or without window, events are dropped; both can come later.
  @Test func noReceiver() {
    defer { world.end() }
    let bare = World(withoutApplication: true)
    defer { bare.end() }
    #expect(bare.application == nil)
    let view = bare.view("v", in: bare.window(), bare.loggingClass())
    ok(bare.send(0, .down(1, 5, 5)))
    ok(bare.send(1, .move(1, 6, 6)))
    #expect(bare.taken().filter { $0.hasPrefix("v.") } == [] && bare.touch(1) == nil)
    ok(rk_application_create(bare.context, nil, nil))
    #expect(rk_application_create(bare.context, nil, nil) == .alreadyExists)
    ok(bare.send(2, .up(1, 6, 6)))
    ok(bare.send(3, .down(1, 5, 5)))
    #expect(bare.taken() == ["v.began{1}"] && world.application != nil)
    _ = view
    ok(world.send(0, .down(1, 5, 5)))
    #expect(world.touch(1) == nil)
    let cls = world.loggingClass()
    _ = world.view("v", in: world.window(), cls)
    ok(world.send(1, .up(1, 5, 5)))
    ok(world.send(2, .down(1, 5, 5)))
    #expect(world.taken().last == "v.began{1}")
  }
}
