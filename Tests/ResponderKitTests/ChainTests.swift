import CResponderKit
import Testing

@Suite("Responder chain") struct ChainTests {
  let world = World()

  private func next(_ responder: Handle) -> String { world.name(out { rk_responder_get_next_responder(responder, $0) }) }

  /// SPEC 110, SPEC 118: a plain responder has no next one; a window's is the application.
  @Test func endsOfTheChain() {
    defer { world.end() }
    #expect(next(world.responder("r")) == "nil")
    #expect(next(world.view("v")) == "nil")
    let window = world.window()
    #expect(next(window) == "app" && next(world.application!) == "nil")
  }

  /// SPEC 115: asking a controller for its next responder loads no view; SPEC 114: without view it continues with its parent.
  @Test func controllersWithoutView() {
    defer { world.end() }
    let cls = world.cls("ViewController") { methods in
      methods.loadView = { [unowned world = self.world] me in
        world.log("loadView")
        ok(rk_view_controller_set_view(me, world.view("view")))
      }
      methods.viewDidLoad = { [unowned world = self.world] _ in world.log("viewDidLoad") }
    }
    let parent = world.controller("parent", cls)
    let child = world.controller("child", cls)
    #expect(next(child) == "nil")
    ok(rk_view_controller_add_child(parent, child))
    #expect(next(child) == "parent" && next(parent) == "nil")
    #expect(world.taken() == [])
    #expect(out { rk_view_controller_get_view_if_loaded(child, $0) } == nil)
    let view = out { rk_view_controller_get_view(child, $0) }!
    #expect(world.taken() == ["loadView", "viewDidLoad"])
    #expect(next(view) == "child" && next(child) == "parent")
    ok(rk_view_add_subview(world.view("slot"), view))
    #expect(next(child) == "slot")
  }

  /// SPEC 113: both values of presentedNext, with and without a superview.
  @Test func presentation() {
    defer { world.end() }
    let presenting = world.controller("presenting", view: world.view("a", in: world.window()))
    let container = world.view("container")
    let presented = world.controller("presented", view: world.view("b", in: container))
    #expect(next(presented) == "container")
    ok(rk_view_controller_present(presenting, presented))
    #expect(next(presented) == "presenting")
    ok(rk_context_set_config(world.context, .presentedNext, 1))
    #expect(next(presented) == "container")
    ok(rk_view_remove_from_superview(out { rk_view_controller_get_view(presented, $0) }))
    #expect(next(presented) == "presenting")
    ok(rk_view_controller_dismiss(presenting))
    #expect(next(presented) == "nil")
  }

  /// SPEC 116: pushing and popping keep the navigation controller between content and window.
  @Test func navigation() {
    defer { world.end() }
    let window = world.window()
    let navigation = world.controller("nav", world.builtIn("NavigationController"), view: world.view("navView"))
    ok(rk_window_set_root_view_controller(window, navigation))
    let first = world.controller("first", view: world.view("one"))
    let second = world.controller("second", view: world.view("two"))
    ok(rk_navigation_controller_push(navigation, first))
    ok(rk_navigation_controller_push(navigation, second))
    #expect(world.chain(out { rk_view_controller_get_view(second, $0) }!) == ["two", "second", "navView", "nav", "W", "app"])
    #expect(world.subviews(out { rk_view_controller_get_view(navigation, $0) }!) == ["two"])
    #expect(world.chain(first) == ["first", "nav", "W", "app"])
    #expect(flag { rk_navigation_controller_pop(navigation, $0) })
    #expect(world.chain(out { rk_view_controller_get_view(first, $0) }!) == ["one", "first", "navView", "nav", "W", "app"])
    #expect(next(second) == "nil")
    #expect(!flag { rk_navigation_controller_pop(navigation, $0) })
    #expect(rk_navigation_controller_push(world.controller("plain"), second) == .wrongKind)
  }

  /// SPEC 119, SPEC 288: only a plain responder is the link after the application.
  @Test func delegates() {
    defer { world.end() }
    let application = world.application!
    let delegate = world.responder("delegate")
    ok(rk_application_set_delegate(application, delegate))
    #expect(next(application) == "delegate" && next(delegate) == "nil")
    for other in [world.view("v"), world.window(), world.controller("c"), application] {
      ok(rk_application_set_delegate(application, other))
      #expect(next(application) == "nil", "\(world.name(other))")
    }
    ok(rk_application_set_delegate(application, delegate))
    ok(rk_release(delegate))
    #expect(next(application) == "nil")
    #expect(out { rk_application_get_delegate(application, $0) } == nil)
  }

  /// SPEC 120: an override is asked at every step of every walk.
  @Test func overridesAreAskedAnew() {
    defer { world.end() }
    let window = world.window()
    var target: Handle? = window
    var asked = 0
    let cls = world.cls { methods in
      methods.nextResponder = { _ in
        asked += 1
        return target
      }
    }
    let view = world.view("v", in: world.view("p", in: window), cls)
    #expect(world.chain(view) == ["v", "W", "app"])
    target = nil
    #expect(world.chain(view) == ["v"])
    target = world.application
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(1, .move(1, 6, 6)))
    ok(world.send(2, .up(1, 6, 6)))
    #expect(world.chain(view) == ["v", "app"])
    #expect(asked >= 6)
  }

  /// SPEC 121, SPEC 308: a circle ends the walk before the responder that repeats.
  @Test func circles() {
    defer { world.end() }
    var ring: [Handle] = []
    let cls = world.cls { methods in methods.nextResponder = { me in ring[(ring.firstIndex(of: me)! + 1) % ring.count] } }
    ring = (0..<5).map { world.view("\($0)", in: nil, cls) }
    #expect(world.chain(ring[2]) == ["2", "3", "4", "0", "1"])
    #expect(world.diagnostics.contains("responderCycle"))
    // A tail that leads into the ring.
    var entry: Handle?
    let tail = world.cls { methods in methods.nextResponder = { _ in entry } }
    entry = ring[3]
    #expect(world.chain(world.view("tail", in: nil, tail)) == ["tail", "3", "4", "0", "1", "2"])
    var found: Handle?
    ok(rk_responder_target_for_action(ring[0], "missing:", nil, &found))
    #expect(found == nil)
    ok(rk_responder_get_view_controller(ring[0], &found))
    #expect(found == nil)
    var value: UnsafeMutableRawPointer?
    ok(rk_responder_find_value(ring[0], "key", &value, nil))
    #expect(value == nil)
    ring = [ring[0]]
    #expect(world.chain(ring[0]) == ["0"])
  }

  /// SPEC 121: a chain without repetition ends after 10,000 steps.
  @Test func endlessChains() {
    defer { world.end() }
    let cls = world.cls("Responder") { methods in
      methods.nextResponder = { [unowned world = self.world] _ in world.responder("x", nil) }
    }
    var previous: Handle?
    var count = 0
    let endless = world.cls("Responder") { methods in
      methods.nextResponder = { [unowned world = self.world, unowned methods] _ in
        count += 1
        if let previous { _ = rk_release(previous) }
        previous = world.responder("x", methods.cls)
        return previous
      }
    }
    #expect(world.chain(world.responder("r", cls)).count == 2)
    var length = 0
    ok(rk_responder_get_chain(world.responder("r", endless), nil, 0, &length))
    #expect(count <= 10_001 && length <= 10_001)
    #expect(world.diagnostics.contains("responderChainTooLong") || world.diagnostics.contains("overrideMisbehaved"))
  }

  /// SPEC 124, SPEC 112: the nearest controller, the responder itself included.
  @Test func nearestController() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", in: window)
    let controller = world.controller("c", view: view)
    let deep = world.view("deep", in: world.view("middle", in: view))
    let inner = world.controller("inner", view: world.view("innerView", in: deep))
    func nearest(_ responder: Handle) -> String { world.name(out { rk_responder_get_view_controller(responder, $0) }) }
    #expect(nearest(deep) == "c" && nearest(view) == "c" && nearest(controller) == "c")
    #expect(nearest(out { rk_view_controller_get_view(inner, $0) }!) == "inner" && nearest(inner) == "inner")
    #expect(nearest(window) == "nil" && nearest(world.view("direct", in: window)) == "nil" && nearest(world.application!) == "nil")
  }

  /// SPEC 133: what a class implements, what an override answers, and the first taker up the chain.
  @Test func actions() {
    defer { world.end() }
    let saving = world.cls("Window") { $0.actions = ["save:", "close"] }
    let asking = world.cls { methods in
      methods.actions = ["copy:"]
      methods.canPerform = { _, selector in selector == "paste:" }
    }
    let window = world.window("W", rect(0, 0, 10, 10), saving)
    let view = world.view("v", in: window, asking)
    let inner = world.view("inner", in: view)
    func can(_ responder: Handle, _ selector: String) -> Bool { flag { rk_responder_can_perform_action(responder, selector, nil, $0) } }
    func target(_ selector: String) -> String { world.name(out { rk_responder_target_for_action(inner, selector, nil, $0) }) }
    #expect(can(window, "save:") && can(window, "close") && !can(window, "save") && !can(window, "copy:"))
    #expect(can(view, "paste:") && !can(view, "copy:") && !can(inner, "save:"))
    #expect(target("save:") == "W" && target("paste:") == "v" && target("copy:") == "nil" && target("") == "nil")
    var answer = false
    #expect(rk_responder_can_perform_action(view, nil, nil, &answer) == .invalidArgument)
    let long = String(repeating: "x", count: 256)
    #expect(rk_responder_can_perform_action(view, long, nil, &answer) == .limitReached)
    // A subclass implements what its superclass does.
    let heir = world.window("heir", rect(0, 0, 10, 10), world.cls("Test1") { $0.actions = ["more:"] })
    #expect(can(heir, "save:") && can(heir, "more:"))
  }

  /// SPEC 134: values are found on the nearest responder that has them.
  @Test func values() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", in: window)
    let inner = world.view("inner", in: view)
    let one = UnsafeMutableRawPointer(bitPattern: 0x1000)!
    let two = UnsafeMutableRawPointer(bitPattern: 0x2000)!
    func find(_ key: String) -> (UnsafeMutableRawPointer?, String) {
      var value: UnsafeMutableRawPointer?
      var provider: Handle?
      ok(rk_responder_find_value(inner, key, &value, &provider))
      return (value, world.name(provider))
    }
    #expect(find("undoManager") == (nil, "nil"))
    ok(rk_responder_set_value(window, "undoManager", one))
    #expect(find("undoManager") == (one, "W"))
    ok(rk_responder_set_value(view, "undoManager", two))
    #expect(find("undoManager") == (two, "v") && find("inputView") == (nil, "nil"))
    ok(rk_responder_set_value(view, "undoManager", nil))
    #expect(find("undoManager") == (one, "W"))
    #expect(rk_responder_set_value(view, "", one) == .invalidArgument)
    #expect(rk_responder_set_value(view, nil, one) == .invalidArgument)
  }

  /// SPEC 308: controllers do not contain or present themselves.
  @Test func cyclesOfControllers() {
    defer { world.end() }
    let one = world.controller("one")
    let two = world.controller("two")
    ok(rk_view_controller_add_child(one, two))
    #expect(rk_view_controller_add_child(two, one) == .cycle)
    #expect(rk_view_controller_add_child(one, one) == .cycle)
    #expect(rk_view_controller_present(one, one) == .cycle)
    let three = world.controller("three")
    ok(rk_view_controller_present(one, three))
    #expect(rk_view_controller_present(three, one) == .cycle)
    #expect(rk_view_controller_present(two, three) == .alreadyExists)
    #expect(world.chain(two) == ["two", "one"])
  }
}
