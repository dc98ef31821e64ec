import CResponderKit
import Testing

@Suite("Hit-testing") struct HitTestingTests {
  let world = World()

  /// SPEC 38, SPEC 39: whatever an override answers is the answer.
  @Test func answersAreTakenAsTheyAre() {
    defer { world.end() }
    let window = world.window()
    let parent = world.view("p", in: window)
    let elsewhere = world.view("elsewhere", rect(300, 300, 10, 10), in: window)
    let hidden = world.view("hidden", in: window)
    ok(rk_view_set_hidden(hidden, true))
    let loose = world.view("loose")
    var answer: Handle?
    let cls = world.cls { methods in
      methods.hitTest = { _, _, _ in answer }
      methods.pointInside = { _, _, _ in
        Issue.record("pointInside was asked although super was not called")
        return false
      }
    }
    let view = world.view("v", in: parent, cls)
    for expected in [view, parent, elsewhere, hidden, loose, window] {
      answer = expected
      #expect(world.hit(window, 5, 5) == world.name(expected))
    }
    answer = nil
    #expect(world.hit(window, 5, 5) == "p")
  }

  /// SPEC 307: a dead or foreign view is no answer; it is reported and taken for nil.
  @Test func answersThatAreNone() {
    defer { world.end() }
    let window = world.window()
    let dead = world.view("dead")
    ok(rk_release(dead))
    let foreign = World()
    defer { foreign.end() }
    let stranger = foreign.view("stranger")
    let responder = world.responder("r")
    for bad in [dead, stranger, responder, Handle(bitPattern: 0x7fff_ffff_dead_beef)!] {
      let cls = world.cls { methods in methods.hitTest = { _, _, _ in bad } }
      let view = world.view("v", in: window, cls)
      world.diagnostics = []
      #expect(world.hit(window, 5, 5) == "W")
      #expect(world.diagnostics == ["overrideMisbehaved"])
      ok(rk_view_remove_from_superview(view))
    }
  }

  /// SPEC 36, SPEC 301: views that are destroyed while they, or their siblings, are being asked.
  @Test func destroyedWhileAsked() {
    defer { world.end() }
    let window = world.window()
    let parent = world.view("p", in: window)
    _ = world.view("back", in: parent)
    let middle = world.view("middle", in: parent)
    var front: Handle?
    let cls = world.cls { methods in
      methods.pointInside = { _, _, _ in
        for gone in [middle, front!] {
          ok(rk_view_remove_from_superview(gone))
          ok(rk_release(gone))
        }
        return false
      }
    }
    front = world.view("front", in: parent, cls)
    #expect(world.hit(window, 5, 5) == "back")
    #expect(!rk_object_is_alive(middle) && !rk_object_is_alive(front))
  }

  /// SPEC 36, SPEC 32: when its superview is taken out, the loop continues and ends with the superview itself; when it is destroyed, with nothing.
  @Test(arguments: [false, true]) func superviewGoneWhileAsked(destroyed: Bool) {
    defer { world.end() }
    let window = world.window()
    let parent = world.view("p", in: window)
    let cls = world.cls { methods in
      methods.hitTest = { _, _, _ in
        ok(rk_view_remove_from_superview(parent))
        if destroyed { ok(rk_release(parent)) }
        return nil
      }
    }
    _ = world.view("v", in: parent, cls)
    #expect(world.hit(window, 5, 5) == (destroyed ? "nil" : "p"))
    #expect(rk_object_is_alive(parent) != destroyed)
    #expect(world.hit(window, 5, 5) == "W")
  }

  /// SPEC 43: only windows of the touch's screen are asked.
  @Test func screens() {
    defer { world.end() }
    let first = world.window("first")
    let second = world.window("second")
    ok(rk_window_set_screen(second, 7))
    func window(_ screen: UInt32, _ id: Int64) -> String {
      var finger = Finger.down(id, 5, 5)
      finger.screen = screen
      ok(world.send(0, finger))
      return world.name(out { rk_touch_get_window(world.touch(id)!, $0) })
    }
    #expect(window(0, 1) == "first")
    #expect(window(7, 2) == "second")
    #expect(window(3, 3) == "nil")
    #expect(out(UInt32(9)) { rk_window_get_screen(second, $0) } == 7 && out(UInt32(9)) { rk_window_get_screen(first, $0) } == 0)
  }

  /// SPEC 44: a hit view that is in no window counts as nothing, and the next window is asked.
  @Test func hitViewWithoutWindow() {
    defer { world.end() }
    let behind = world.window("behind")
    let loose = world.view("loose")
    let cls = world.cls("Window") { methods in methods.hitTest = { _, _, _ in loose } }
    _ = world.window("front", rect(0, 0, 375, 667), cls)
    ok(world.send(0, .down(1, 5, 5)))
    #expect(world.name(out { rk_touch_get_view(world.touch(1)!, $0) }) == "behind")
    ok(rk_view_set_hidden(behind, true))
    ok(world.send(1, .up(1, 5, 5), .down(2, 5, 5)))
    #expect(out { rk_touch_get_view(world.touch(2)!, $0) } == nil)
    #expect(out { rk_touch_get_window(world.touch(2)!, $0) } == nil)
  }

  /// SPEC 49: while a touch is being hit-tested the event does not hold it yet; SPEC 50: asked from outside there is no event.
  @Test func theEventDuringHitTesting() {
    defer { world.end() }
    var counts: [Int] = []
    let cls = world.cls { methods in
      methods.hitTest = { [unowned methods] me, point, event in
        counts.append(event == nil ? -1 : list { rk_event_get_all_touches(event, $0, $1, $2) }.count)
        return methods.superHitTest(me, point, event)
      }
    }
    let view = world.view("v", in: world.window(), cls)
    ok(rk_view_set_multiple_touch_enabled(view, true))
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(1, .down(2, 6, 6)))
    _ = world.hit(view, 1, 1)
    #expect(counts == [0, 1, -1])
  }

  /// SPEC 53: while a view animates without interaction it is passed over, for new touches only.
  @Test func animatingViews() {
    defer { world.end() }
    let cls = world.loggingClass()
    let window = world.window()
    _ = world.view("behind", in: window, cls)
    let view = world.view("v", in: window, cls)
    ok(world.send(0, .down(1, 5, 5)))
    ok(rk_view_set_animating(view, true))
    ok(world.send(1, .move(1, 6, 6), .down(2, 5, 5)))
    #expect(world.taken() == ["v.began{1}", "v.moved{1}", "behind.began{2}"])
    #expect(world.hit(window, 5, 5) == "behind")
    ok(rk_view_set_animating(view, false))
    #expect(world.hit(window, 5, 5) == "v")
  }

  /// SPEC 32, SPEC 31: the threshold counts when the hit-test happens, not when alpha was set.
  @Test func movingTheAlphaThreshold() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", in: window)
    ok(rk_view_set_alpha(view, 0.5))
    ok(rk_context_set_config(world.context, .alphaHitThreshold, 0.6))
    #expect(world.hit(window, 5, 5) == "W")
    ok(rk_context_set_config(world.context, .alphaHitThreshold, 0.4))
    #expect(world.hit(window, 5, 5) == "v")
  }

  /// SPEC 38, SPEC 40: a view that is given a class with overrides is asked by them from then on.
  @Test func aClassForALivingView() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", in: window)
    ok(rk_object_set_class(view, world.cls { $0.pointInside = { _, place, _ in place.x > 50 } }))
    #expect(world.hit(window, 5, 5) == "W" && world.hit(window, 60, 5) == "v" && world.hit(window, 300, 300) == "v")
    let heir = world.cls("Test1") { $0.hitTest = { _, _, _ in nil } }
    ok(rk_object_set_class(view, heir))
    #expect(world.hit(window, 60, 5) == "W")
  }

  /// SPEC 32, SPEC 33, SPEC 34 and SPEC 20, on random trees: against the rule written out, with and without overrides, one by one and in a batch.
  @Test func randomTrees() {
    defer { world.end() }
    let seed = seed("randomTrees")
    var random = Generator(seed: seed)
    let plain = world.cls { methods in
      methods.hitTest = { [unowned methods] me, point, event in methods.superHitTest(me, point, event) }
    }
    let asked = world.cls { methods in
      methods.pointInside = { [unowned methods] me, point, event in methods.superPointInside(me, point, event) }
    }
    for round in 0..<60 {
      // Far away and large, numbers lose digits; the answer must not.
      let offset = [0, 1e5, 1e7, 1e12][random.integer(0..<4)]
      let root = world.view("root", rect(offset, 0, 200, 200))
      ok(rk_view_set_bounds(root, rect(offset, -offset, 200, 200)))
      var views = [root]
      for number in 0..<random.integer(1..<40) {
        let parent = views[random.integer(0..<views.count)]
        let cls = random.chance(0.2) ? plain : random.chance(0.2) ? asked : nil
        let corner = parent == root ? point(offset, -offset) : point(0, 0)
        let frame = rect(
          corner.x + random.number(-50...150), corner.y + random.number(-50...150), random.number(0...150), random.number(0...150))
        let view = world.view("\(number)", frame, in: parent, cls)
        if random.chance(0.2) { ok(rk_view_set_transform(view, rk_transform_make_rotation(random.number(-3...3)))) }
        if random.chance(0.05) { ok(rk_view_set_transform(view, rk_transform_make_scale(0, 1))) }
        if random.chance(0.1) { ok(rk_view_set_hidden(view, true)) }
        if random.chance(0.1) { ok(rk_view_set_alpha(view, random.number(0...0.02))) }
        if random.chance(0.1) { ok(rk_view_set_user_interaction_enabled(view, false)) }
        if random.chance(0.1) {
          ok(rk_view_set_bounds(view, rect(random.number(-20...20), random.number(-20...20), frame.size.width, frame.size.height)))
        }
        views.append(view)
      }
      let points = (0..<40).map { number in
        if number % 2 == 0 { return point(offset + random.number(-20...220), -offset + random.number(-20...220)) }
        // On an edge, or as near to it as numbers allow.
        let view = views[random.integer(0..<views.count)]
        let bounds = out(RKRect()) { rk_view_get_bounds(view, $0) }
        let right = random.chance(0.5)
        let edge = point(bounds.origin.x + (right ? bounds.size.width : 0), bounds.origin.y + random.number(0...1) * bounds.size.height)
        var place = out(RKPoint()) { rk_view_convert_point_to(view, edge, root, $0) }
        place.x = [place.x, place.x.nextUp, place.x.nextDown][random.integer(0..<3)]
        return place
      }
      var batch = [Handle?](repeating: nil, count: points.count)
      ok(rk_view_hit_test_many(root, points, points.count, &batch))
      for (index, place) in points.enumerated() {
        let expected = world.name(expectedHit(root, place))
        #expect(world.hit(root, place.x, place.y) == expected, "seed \(seed) round \(round) at \(place)")
        #expect(world.name(batch[index]) == expected, "seed \(seed) round \(round) at \(place), batch")
      }
      // The trace must not change an answer.
      ok(rk_trace_start(world.context, 100))
      for place in points {
        #expect(
          world.hit(root, place.x, place.y) == world.name(expectedHit(root, place)), "seed \(seed) round \(round) at \(place), traced")
      }
      ok(rk_trace_stop(world.context))
    }
  }

  /// Rule 32, written with getters and conversions only.
  private func expectedHit(_ view: Handle, _ place: RKPoint) -> Handle? {
    if flag({ rk_view_is_hidden(view, $0) }) || !flag({ rk_view_is_user_interaction_enabled(view, $0) }) { return nil }
    if out(0.0, { rk_view_get_alpha(view, $0) }) < 0.01 { return nil }
    if !rk_transform_is_invertible(out(RKTransform()) { rk_view_get_transform(view, $0) }) { return nil }
    if !rk_rect_contains_point(out(RKRect()) { rk_view_get_bounds(view, $0) }, place) { return nil }
    for child in list({ rk_view_get_subviews(view, $0, $1, $2) }).reversed() {
      let local = out(RKPoint()) { rk_view_convert_point_to(view, place, child, $0) }
      if let found = expectedHit(child, local) { return found }
    }
    return view
  }
}
