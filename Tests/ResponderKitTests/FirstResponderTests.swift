import CResponderKit
import Testing

@Suite("First responder") struct FirstResponderTests {
  let world = World()

  private func become(_ responder: Handle) -> Bool { flag { rk_responder_become_first_responder(responder, $0) } }
  private func resign(_ responder: Handle) -> Bool { flag { rk_responder_resign_first_responder(responder, $0) } }
  private func isFirst(_ responder: Handle) -> Bool { flag { rk_responder_is_first_responder(responder, $0) } }
  private func first(of window: Handle) -> String { world.name(out { rk_window_get_first_responder(window, $0) }) }
  private func able(_ name: String, in superview: Handle?, _ cls: Handle? = nil) -> Handle {
    let view = world.view(name, in: superview, cls)
    ok(rk_responder_set_can_become_first_responder(view, true))
    return view
  }

  /// SPEC 126
  @Test func defaults() {
    defer { world.end() }
    let window = world.window()
    for responder in [world.view("v", in: window), window, world.controller("c"), world.responder("r"), world.application!] {
      #expect(!flag { rk_responder_can_become_first_responder(responder, $0) })
      #expect(flag { rk_responder_can_resign_first_responder(responder, $0) })
      #expect(!isFirst(responder))
    }
  }

  /// SPEC 125, SPEC 132: each window has one, and it is that object alone.
  @Test func onePerWindow() {
    defer { world.end() }
    let one = world.window("one")
    let two = world.window("two")
    let parent = able("parent", in: one)
    let child = able("child", in: parent)
    let other = able("other", in: two)
    #expect(become(child) && become(other))
    #expect(first(of: one) == "child" && first(of: two) == "other")
    #expect(isFirst(child) && isFirst(other) && !isFirst(parent) && !isFirst(one))
    #expect(become(parent) && !isFirst(child) && isFirst(other))
    #expect(resign(parent) && first(of: one) == "nil" && isFirst(other))
  }

  /// SPEC 127: a controller stands in the window of its view; others that are in no window cannot.
  @Test func controllersAndOthers() {
    defer { world.end() }
    let window = world.window()
    let controller = world.controller("c")
    let responder = world.responder("r")
    for each in [controller, responder, world.application!, window] { ok(rk_responder_set_can_become_first_responder(each, true)) }
    #expect(!become(controller) && out { rk_view_controller_get_view_if_loaded(controller, $0) } == nil)
    ok(rk_view_controller_set_view(controller, world.view("v")))
    #expect(!become(controller))
    ok(rk_view_add_subview(window, out { rk_view_controller_get_view(controller, $0) }))
    #expect(become(controller) && first(of: window) == "c")
    #expect(!become(responder))
    #expect(become(window) && first(of: window) == "W" && !isFirst(controller))
  }

  /// SPEC 127: the order of questions, and a first responder that is asked again.
  @Test func order() {
    defer { world.end() }
    let cls = world.cls { methods in
      methods.canBecomeFirst = { [unowned world = self.world] in
        world.log("can")
        return true
      }
      methods.becomeFirst = { [unowned world = self.world, unowned methods] me in
        world.log("\(world.name(me)).become")
        let answer = flag { rk_super_become_first_responder(methods.cls, me, $0) }
        world.log("\(world.name(me)) \(answer)")
        return answer
      }
      methods.resignFirst = { [unowned world = self.world, unowned methods] me in
        world.log("\(world.name(me)).resign")
        return flag { rk_super_resign_first_responder(methods.cls, me, $0) }
      }
    }
    let window = world.window()
    let one = world.view("one", in: window, cls)
    let two = world.view("two", in: window, cls)
    #expect(become(one))
    #expect(world.taken() == ["one.become", "can", "one true"])
    #expect(become(one))
    #expect(world.taken() == ["one.become", "one true"])
    #expect(become(two))
    #expect(world.taken() == ["two.become", "can", "one.resign", "two true"])
    ok(rk_responder_set_can_resign_first_responder(two, false))
    #expect(!become(one))
    // It answered that it cannot, so its method is not called.
    #expect(world.taken() == ["one.become", "can", "one false"])
    #expect(isFirst(two))
  }

  /// SPEC 128: resigning what one is not.
  @Test func resigningWithoutBeingFirst() {
    defer { world.end() }
    let window = world.window()
    let one = able("one", in: window)
    let two = able("two", in: window)
    ok(rk_responder_set_can_resign_first_responder(two, false))
    #expect(become(one))
    #expect(resign(two) && isFirst(one))
    #expect(resign(one) && !isFirst(one) && resign(one))
  }

  /// SPEC 129: leaving the window resigns, whatever canResign answers, with an ancestor and for a controller as well.
  @Test func leavingTheWindow() {
    defer { world.end() }
    let window = world.window()
    let parent = world.view("p", in: window)
    let stubborn = able("v", in: parent)
    ok(rk_responder_set_can_resign_first_responder(stubborn, false))
    #expect(become(stubborn) && !resign(stubborn))
    ok(rk_view_remove_from_superview(parent))
    #expect(!isFirst(stubborn) && first(of: window) == "nil")
    ok(rk_view_add_subview(window, parent))
    #expect(!isFirst(stubborn))
    let controller = world.controller("c", view: parent)
    ok(rk_responder_set_can_become_first_responder(controller, true))
    #expect(become(controller))
    ok(rk_view_remove_from_superview(parent))
    #expect(!isFirst(controller) && first(of: window) == "nil")
    ok(rk_view_add_subview(window, parent))
    #expect(become(stubborn))
    ok(rk_release(stubborn))
    ok(rk_view_remove_from_superview(stubborn))
    #expect(!rk_object_is_alive(stubborn) && first(of: window) == "nil")
  }

  /// SPEC 130, SPEC 131: touches neither make nor need a first responder.
  @Test func touchesDoNotCare() {
    defer { world.end() }
    let cls = world.loggingClass()
    let window = world.window()
    let view = able("v", in: window, cls)
    let other = able("u", in: nil)
    ok(rk_view_set_frame(other, rect(200, 200, 10, 10)))
    ok(rk_view_add_subview(window, other))
    #expect(become(other))
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(1, .up(1, 5, 5)))
    #expect(world.taken() == ["v.began{1}", "v.ended{1}"])
    #expect(isFirst(other) && !isFirst(view))
  }
}
