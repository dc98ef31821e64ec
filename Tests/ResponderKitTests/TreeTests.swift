import CResponderKit
import Testing

@Suite("View tree") struct TreeTests {
  let world = World()

  /// SPEC 22, with the eight cases of four children, and strangers.
  @Test func insertingBesideASibling() {
    defer { world.end() }
    func order(_ move: (Handle, [Handle]) -> RKStatus) -> [String] {
      let parent = world.view("p")
      let children = (0..<4).map { world.view("v\($0)", in: parent) }
      ok(move(parent, children))
      return world.subviews(parent)
    }
    #expect(order { rk_view_insert_subview_below($0, $1[1], $1[0]) } == ["v1", "v0", "v2", "v3"])
    #expect(order { rk_view_insert_subview_below($0, $1[1], $1[2]) } == ["v0", "v1", "v2", "v3"])
    #expect(order { rk_view_insert_subview_below($0, $1[1], $1[3]) } == ["v0", "v2", "v1", "v3"])
    #expect(order { rk_view_insert_subview_below($0, $1[1], $1[1]) } == ["v0", "v2", "v3", "v1"])
    #expect(order { rk_view_insert_subview_above($0, $1[1], $1[0]) } == ["v0", "v1", "v2", "v3"])
    #expect(order { rk_view_insert_subview_above($0, $1[1], $1[2]) } == ["v0", "v2", "v1", "v3"])
    #expect(order { rk_view_insert_subview_above($0, $1[1], $1[3]) } == ["v0", "v2", "v3", "v1"])
    #expect(order { rk_view_insert_subview_above($0, $1[1], $1[1]) } == ["v0", "v2", "v3", "v1"])
    #expect(order { rk_view_insert_subview_below($0, world.view("new"), $1[2]) } == ["v0", "v1", "new", "v2", "v3"])
    #expect(order { rk_view_insert_subview_above($0, world.view("new"), $1[2]) } == ["v0", "v1", "v2", "new", "v3"])
    let stranger = world.view("stranger")
    #expect(order { rk_view_insert_subview_below($0, $1[0], stranger) } == ["v1", "v2", "v3", "v0"])
    #expect(order { parent, _ in rk_view_insert_subview_above(parent, world.view("new"), stranger) } == ["v0", "v1", "v2", "v3", "new"])
    #expect(order { rk_view_insert_subview_above($0, $1[0], nil) } == ["v0", "v1", "v2", "v3"])
    #expect(order { parent, _ in rk_view_insert_subview_below(parent, world.view("new"), nil) } == ["v0", "v1", "v2", "v3"])
  }

  /// SPEC 22
  @Test func reordering() {
    defer { world.end() }
    let parent = world.view("p")
    let children = (0..<4).map { world.view("v\($0)", in: parent) }
    ok(rk_view_exchange_subviews(parent, 0, 3))
    #expect(world.subviews(parent) == ["v3", "v1", "v2", "v0"])
    ok(rk_view_bring_subview_to_front(parent, children[3]))
    #expect(world.subviews(parent) == ["v1", "v2", "v0", "v3"])
    ok(rk_view_send_subview_to_back(parent, children[0]))
    #expect(world.subviews(parent) == ["v0", "v1", "v2", "v3"])
    #expect(rk_view_exchange_subviews(parent, 0, 4) == .notFound)
    #expect(rk_view_exchange_subviews(parent, -1, 0) == .notFound)
    ok(rk_view_bring_subview_to_front(parent, world.view("stranger")))
    #expect(world.subviews(parent) == ["v0", "v1", "v2", "v3"])
  }

  /// SPEC 21: a negative index is refused and changes nothing.
  @Test func negativeIndex() {
    defer { world.end() }
    let parent = world.view("p")
    let child = world.view("c", in: parent)
    #expect(rk_view_insert_subview_at_index(parent, world.view("new"), -1) == .invalidArgument)
    #expect(rk_view_insert_subview_at_index(parent, child, Int64.min) == .invalidArgument)
    ok(rk_view_insert_subview_at_index(parent, world.view("last"), Int64.max))
    #expect(world.subviews(parent) == ["c", "last"])
  }

  /// SPEC 23, SPEC 308: no view above itself.
  @Test func cycles() {
    defer { world.end() }
    let top = world.view("top")
    let middle = world.view("middle", in: top)
    let bottom = world.view("bottom", in: middle)
    #expect(rk_view_add_subview(top, top) == .cycle)
    #expect(rk_view_add_subview(bottom, top) == .cycle)
    #expect(rk_view_insert_subview_at_index(middle, top, 0) == .cycle)
    #expect(world.chain(bottom) == ["bottom", "middle", "top"])
    #expect(world.subviews(bottom) == [])
  }

  /// SPEC 23: ten thousand levels are a tree, one more is refused; the deepest view can be hit, described and removed.
  @Test func depth() {
    defer { world.end() }
    let window = world.window()
    var deepest = window
    for level in 2...10_000 {
      let next = out { rk_view_create(world.context, nil, rect(0, 0, 100, 100), $0) }!
      guard rk_view_add_subview(deepest, next) == .OK else {
        Issue.record("level \(level): \(lastError())")
        return
      }
      deepest = next
    }
    let one = world.view("one")
    #expect(rk_view_add_subview(deepest, one) == .tooDeep)
    #expect(out { rk_view_get_superview(one, $0) } == nil)
    ok(rk_object_set_name(deepest, "deepest"))
    #expect(world.hit(window, 50, 50) == "deepest")
    #expect(numbers(out(RKPoint()) { rk_view_convert_point_to(deepest, point(1, 2), window, $0) }) == [1, 2])
    let branch = world.view("branch", in: window)
    _ = world.view("leaf", in: branch)
    let parent = out { rk_view_get_superview(deepest, $0) }!
    #expect(rk_view_add_subview(parent, branch) == .tooDeep)
    #expect(world.chain(deepest).count <= 10_001)
    ok(rk_view_remove_from_superview(list { rk_view_get_subviews(window, $0, $1, $2) }[0]))
    ok(rk_view_add_subview(deepest, one))
  }

  /// SPEC 23: a hitTest that calls itself for ever answers nil in the end: the innermost question is refused (SPEC 351).
  @Test func endlessHitTest() {
    defer { world.end() }
    let endless = world.cls { methods in
      methods.hitTest = { me, point, event in
        var hit: RKViewRef?
        // Refused where it is nested too deep (SPEC 351).
        return rk_view_hit_test(me, point, event, &hit) == .OK ? hit : nil
      }
    }
    let view = world.view("v", in: nil, endless)
    #expect(world.hit(view, 1, 1) == "nil")
    #expect(String(cString: rk_last_error()).hasPrefix("calls ("))
    #expect(world.hit(world.view("plain"), 1, 1) == "plain")
  }

  /// SPEC 24, SPEC 25
  @Test func windowsAndDescendants() {
    defer { world.end() }
    let window = world.window()
    let parent = world.view("p", in: window)
    let child = world.view("c", in: parent)
    let loose = world.view("loose")
    func windowName(_ view: Handle) -> String { world.name(out { rk_view_get_window(view, $0) }) }
    #expect([window, parent, child, loose].map(windowName) == ["W", "W", "W", "nil"])
    func isBelow(_ view: Handle, _ ancestor: Handle) -> Bool { flag { rk_view_is_descendant_of(view, ancestor, $0) } }
    #expect(isBelow(child, child) && isBelow(child, parent) && isBelow(child, window) && isBelow(window, window))
    #expect(!isBelow(parent, child) && !isBelow(loose, window))
    ok(rk_view_remove_from_superview(parent))
    #expect([parent, child].map(windowName) == ["nil", "nil"])
  }

  private var logging: Handle {
    world.cls { methods in
      methods.tree = { [unowned world = self.world] word, me, other in
        let names = word.hasPrefix("did") && !word.hasSuffix("Subview") ? "" : "(\(world.name(other)))"
        world.log("\(world.name(me)).\(word)\(names)")
      }
    }
  }

  /// SPEC 26, SPEC 27
  @Test func callbacksOfJoiningAndLeaving() {
    defer { world.end() }
    let cls = logging
    let window = world.window()
    let parent = world.view("p", in: window, cls)
    let child = world.view("c", in: nil, cls)
    _ = world.view("g", in: child, cls)
    #expect(world.taken().suffix(3) == ["g.willMoveToSuperview(c)", "g.didMoveToSuperview", "c.didAddSubview(g)"])
    ok(rk_view_add_subview(parent, child))
    #expect(
      world.taken() == [
        "c.willMoveToWindow(W)", "g.willMoveToWindow(W)", "c.willMoveToSuperview(p)", "c.didMoveToWindow", "g.didMoveToWindow",
        "c.didMoveToSuperview", "p.didAddSubview(c)",
      ])
    ok(rk_view_remove_from_superview(child))
    #expect(
      world.taken() == [
        "p.willRemoveSubview(c)", "c.willMoveToSuperview(nil)", "c.willMoveToWindow(nil)", "g.willMoveToWindow(nil)", "c.didMoveToWindow",
        "g.didMoveToWindow", "c.didMoveToSuperview",
      ])
    ok(rk_view_remove_from_superview(child))
    #expect(world.taken() == [])
  }

  /// SPEC 299: within a window it is one operation, without window callbacks.
  @Test func callbacksOfMovingWithinAWindow() {
    defer { world.end() }
    let cls = logging
    let window = world.window()
    let one = world.view("p", in: window, cls)
    let two = world.view("q", in: window, cls)
    let child = world.view("c", in: one, cls)
    _ = world.view("g", in: child, cls)
    _ = world.taken()
    ok(rk_view_add_subview(two, child))
    #expect(world.taken() == ["c.willMoveToSuperview(q)", "p.willRemoveSubview(c)", "c.didMoveToSuperview", "q.didAddSubview(c)"])
    #expect(world.subviews(one) == [] && world.subviews(two) == ["c"])
  }

  /// SPEC 26, SPEC 301: a callback that makes the move impossible wins.
  @Test func callbacksThatInterfere() {
    defer { world.end() }
    let window = world.window()
    let parent = world.view("p", in: window)
    let elsewhere = world.view("e", in: window)
    let destroying = world.cls { methods in
      methods.tree = { word, me, _ in
        if word == "willMoveToSuperview" { ok(rk_view_add_subview(me, parent)) }
      }
    }
    let child = world.view("c", in: nil, destroying)
    #expect(rk_view_add_subview(parent, child) == .busy)
    #expect(world.chain(parent).prefix(2) == ["p", "c"])
    #expect(world.subviews(window) == ["e"])
    #expect(world.subviews(elsewhere) == [])
  }

  /// SPEC 28: the z position does not change the hit view.
  @Test func zPosition() {
    defer { world.end() }
    let window = world.window()
    let back = world.view("back", in: window)
    _ = world.view("front", in: window)
    ok(rk_view_set_z_position(back, 1000))
    #expect(out(0.0) { rk_view_get_z_position(back, $0) } == 1000)
    #expect(world.hit(window, 5, 5) == "front")
  }

  /// SPEC 30
  @Test func defaults() {
    defer { world.end() }
    for (name, interacts) in [("View", true), ("Label", false), ("ImageView", false)] {
      let view = world.view(name, in: nil, world.builtIn(name))
      #expect(flag { rk_view_is_user_interaction_enabled(view, $0) } == interacts)
      #expect(
        !flag { rk_view_is_hidden(view, $0) } && !flag { rk_view_is_animating(view, $0) } && !flag { rk_view_clips_to_bounds(view, $0) })
      #expect(!flag { rk_view_is_multiple_touch_enabled(view, $0) } && !flag { rk_view_is_exclusive_touch(view, $0) })
      #expect(out(0.0) { rk_view_get_alpha(view, $0) } == 1 && out(9.0) { rk_view_get_z_position(view, $0) } == 0)
    }
  }
}
