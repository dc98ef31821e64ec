import CResponderKit
import Foundation
import Testing

@Suite("Geometry and conversion") struct GeometryTests {
  let world = World()
  let nan = Double.nan

  private func converted(_ x: Double, _ y: Double, from: Handle, to: Handle?) -> [Double] {
    numbers(out(RKPoint()) { rk_view_convert_point_to(from, point(x, y), to, $0) })
  }

  /// SPEC 6, SPEC 7: two trees that meet nowhere have no conversion between them.
  @Test func nothingInCommon() {
    defer { world.end() }
    let loose = world.view("loose")
    let placed = world.view("placed", in: world.window())
    var result = point(7, 7)
    #expect(rk_view_convert_point_to(loose, point(1, 1), placed, &result) == .invalidArgument)
    #expect(rk_view_convert_point_from(loose, point(1, 1), placed, &result) == .invalidArgument)
    #expect(numbers(result) == [7, 7])
  }

  /// SPEC 8
  @Test func windowsAndScreen() {
    defer { world.end() }
    let one = world.window("one", rect(10, 20, 100, 100))
    let two = world.window("two", rect(0, 0, 50, 50))
    ok(rk_view_set_bounds(two, rect(5, 5, 50, 50)))
    #expect(numbers(out(RKPoint()) { rk_window_convert_point_to(one, point(1, 2), nil, $0) }) == [11, 22])
    #expect(numbers(out(RKPoint()) { rk_window_convert_point_from(one, point(11, 22), nil, $0) }) == [1, 2])
    #expect(numbers(out(RKPoint()) { rk_window_convert_point_to(one, point(1, 2), two, $0) }) == [16, 27])
    #expect(numbers(out(RKRect()) { rk_window_convert_rect_to(one, rect(0, 0, 3, 4), nil, $0) }) == [10, 20, 3, 4])
    #expect(numbers(out(RKRect()) { rk_window_convert_rect_from(one, rect(10, 20, 3, 4), nil, $0) }) == [0, 0, 3, 4])
  }

  /// SPEC 9: random branches, against the rule written out with plain matrices.
  @Test func rectanglesOnRandomBranches() {
    defer { world.end() }
    let seed = seed("rectanglesOnRandomBranches")
    var random = Generator(seed: seed)
    let window = world.window()
    for round in 0..<200 {
      let ancestor = world.view("ancestor", in: window)
      var maps: [[RKTransform]] = []
      var ends: [Handle] = []
      for _ in 0..<2 {
        var end = ancestor
        var line: [RKTransform] = []
        for _ in 0..<random.integer(1..<4) {
          let next = world.view("link", rect(0, 0, random.number(10...200), random.number(10...200)), in: end)
          let origin = point(random.number(-50...50), random.number(-50...50))
          let bounds = out(RKRect()) { rk_view_get_bounds(next, $0) }
          let center = point(random.number(-100...100), random.number(-100...100))
          let turn = rk_transform_concat(
            rk_transform_make_rotation(random.number(-3...3)), rk_transform_make_scale(random.number(0.2...3), random.number(0.2...3)))
          ok(rk_view_set_bounds(next, RKRect(origin: origin, size: bounds.size)))
          ok(rk_view_set_center(next, center))
          ok(rk_view_set_transform(next, turn))
          let middle = point(origin.x + bounds.size.width / 2, origin.y + bounds.size.height / 2)
          let up = rk_transform_concat(
            rk_transform_concat(rk_transform_make_translation(-middle.x, -middle.y), turn),
            rk_transform_make_translation(center.x, center.y))
          line.insert(up, at: 0)
          end = next
        }
        maps.append(line)
        ends.append(end)
      }
      let area = rect(random.number(-20...20), random.number(-20...20), random.number(1...50), random.number(1...50))
      let toAncestor = maps[0].reduce(rk_transform_identity()) { rk_transform_concat($0, $1) }
      let fromAncestor = rk_transform_invert(maps[1].reduce(rk_transform_identity()) { rk_transform_concat($0, $1) })
      let box = rk_rect_apply_transform(area, toAncestor)
      compare(
        numbers(out(RKRect()) { rk_view_convert_rect_to(ends[0], area, ancestor, $0) }), numbers(box), "seed \(seed) round \(round), up")
      compare(
        numbers(out(RKRect()) { rk_view_convert_rect_to(ends[0], area, ends[1], $0) }),
        numbers(rk_rect_apply_transform(box, fromAncestor)), "seed \(seed) round \(round), across")
      compare(
        numbers(out(RKPoint()) { rk_view_convert_point_to(ends[0], area.origin, ends[1], $0) }),
        numbers(rk_point_apply_transform(area.origin, rk_transform_concat(toAncestor, fromAncestor))), "seed \(seed) round \(round), point")
    }
  }

  private func compare(_ found: [Double], _ expected: [Double], _ what: String) {
    for (one, other) in zip(found, expected) {
      #expect(abs(one - other) <= 1e-8 * max(1, abs(other)), "\(what): \(found) instead of \(expected)")
    }
  }

  /// SPEC 11, SPEC 12: the plain function and the view agree, also about numbers that are none.
  @Test func insideWithOddNumbers() {
    defer { world.end() }
    let view = world.view("v")
    let bounds = rect(0, 0, 100, 100)
    let infinity = Double.infinity
    for (x, y, inside) in [
      (0.0, 0.0, true), (100, 0, false), (0, 100, false), (nan, 5, false), (5, nan, false), (nan, nan, false), (infinity, 5, false),
      (-infinity, 5, false),
      (5, infinity, false),
    ] {
      #expect(rk_rect_contains_point(bounds, point(x, y)) == inside, "\(x) \(y)")
      #expect(flag { rk_view_point_inside(view, point(x, y), nil, $0) } == inside, "\(x) \(y)")
      #expect((out { rk_view_hit_test(view, point(x, y), nil, $0) } != nil) == inside, "\(x) \(y)")
    }
  }

  /// SPEC 13: what counts as having no inverse is a matter of proportion, not of size.
  @Test func nearlySingular() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", in: window)
    for (transform, isHit) in [
      (rk_transform_make_scale(1, 1e-13), false), (rk_transform_make_scale(1, 1e-10), true), (rk_transform_make_scale(1e-9, 1e-9), true),
      (rk_transform_make_scale(0, 0), false), (RKTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), false),
      (rk_transform_make_scale(1e200, 1e200), true),
    ] {
      ok(rk_view_set_transform(view, transform))
      #expect(rk_transform_is_invertible(transform) == isHit)
      #expect(world.hit(window, 50, 50) == (isHit ? "v" : "W"), "\(transform)")
    }
  }

  /// SPEC 13: its hitTest is not called, that of the views inside neither.
  @Test func singularViewsAreNotAsked() {
    defer { world.end() }
    let window = world.window()
    let asking = world.cls { methods in
      methods.hitTest = { [unowned world = self.world, unowned methods] me, point, event in
        world.log(world.name(me))
        return methods.superHitTest(me, point, event)
      }
    }
    let view = world.view("v", in: window, asking)
    _ = world.view("inner", in: view, asking)
    #expect(world.hit(window, 50, 50) == "inner")
    #expect(world.taken() == ["v", "inner"])
    ok(rk_view_set_transform(view, rk_transform_make_scale(0, 1)))
    #expect(world.hit(window, 50, 50) == "W")
    #expect(world.taken() == [])
  }

  /// SPEC 14: conversion through a transform without inverse stays finite in every direction.
  @Test func conversionThroughSingularTransforms() {
    defer { world.end() }
    let window = world.window()
    let flat = world.view("flat", in: window)
    let inner = world.view("inner", rect(10, 10, 20, 20), in: flat)
    for transform in [rk_transform_make_scale(0, 1), rk_transform_make_scale(0, 0), RKTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 5)] {
      ok(rk_view_set_transform(flat, transform))
      for (from, to) in [(window, flat), (window, inner), (inner, window), (flat, inner), (inner, flat)] {
        #expect(converted(12, -7, from: from, to: to).allSatisfy { $0.isFinite })
        #expect(numbers(out(RKRect()) { rk_view_convert_rect_to(from, rect(1, 2, 3, 4), to, $0) }).allSatisfy { $0.isFinite })
      }
      let inverse = rk_transform_invert(transform)
      #expect([inverse.a, inverse.b, inverse.c, inverse.d] == [transform.a, transform.b, transform.c, transform.d])
    }
  }

  /// SPEC 15: that a view is being animated changes nothing about where it is.
  @Test func animationDoesNotMoveAnything() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", rect(10, 20, 30, 30), in: window)
    ok(rk_view_set_animating(view, true))
    #expect(converted(0, 0, from: view, to: nil) == [10, 20])
    #expect(numbers(out(RKRect()) { rk_view_get_frame(view, $0) }) == [10, 20, 30, 30])
  }

  /// SPEC 16
  @Test func transformsInThreeDimensions() {
    defer { world.end() }
    let view = world.view("v", rect(0, 0, 100, 50))
    let quarter: [Double] = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1]
    ok(rk_view_set_transform_3d(view, quarter))
    let set = out(RKTransform()) { rk_view_get_transform(view, $0) }
    #expect([set.a, set.b, set.c, set.d, set.tx, set.ty] == [0, 1, -1, 0, 7, 8])
    #expect(numbers(out(RKRect()) { rk_view_get_frame(view, $0) }) == [32, -17, 50, 100])
    var perspective = quarter
    perspective[3] = 0.001
    #expect(rk_view_set_transform_3d(view, perspective) == .unsupported)
    var broken = quarter
    broken[0] = nan
    #expect(rk_view_set_transform_3d(view, broken) == .invalidArgument)
    #expect(rk_view_set_transform_3d(view, nil) == .invalidArgument)
    let kept = out(RKTransform()) { rk_view_get_transform(view, $0) }
    #expect([kept.a, kept.b, kept.tx] == [0, 1, 7])
  }

  /// SPEC 31: setters of geometry refuse what is no number; alpha ignores it.
  @Test func numbersThatAreNone() {
    defer { world.end() }
    let view = world.view("v", rect(1, 2, 3, 4))
    for bad in [nan, Double.infinity, -Double.infinity] {
      #expect(rk_view_set_frame(view, rect(bad, 0, 1, 1)) == .invalidArgument)
      #expect(rk_view_set_frame(view, rect(0, 0, 1, bad)) == .invalidArgument)
      #expect(rk_view_set_bounds(view, rect(0, bad, 1, 1)) == .invalidArgument)
      #expect(rk_view_set_center(view, point(bad, 0)) == .invalidArgument)
      #expect(rk_view_set_transform(view, RKTransform(a: 1, b: 0, c: 0, d: 1, tx: bad, ty: 0)) == .invalidArgument)
      #expect(rk_view_set_anchor_point(view, point(0, bad)) == .invalidArgument)
      #expect(rk_view_set_z_position(view, bad) == .invalidArgument)
      #expect(!lastError().isEmpty)
      var made: Handle?
      #expect(rk_view_create(world.context, nil, rect(0, 0, bad, 0), &made) == .invalidArgument)
      #expect(made == nil)
    }
    #expect(numbers(out(RKRect()) { rk_view_get_frame(view, $0) }) == [1, 2, 3, 4])
    ok(rk_view_set_alpha(view, 0.25))
    ok(rk_view_set_alpha(view, nan))
    #expect(out(0.0) { rk_view_get_alpha(view, $0) } == 0.25)
    ok(rk_view_set_alpha(view, Double.infinity))
    #expect(out(0.0) { rk_view_get_alpha(view, $0) } == 1)
    ok(rk_view_set_alpha(view, 0.01))
    #expect(out(0.0) { rk_view_get_alpha(view, $0) } == Double(Float(0.01)))
  }
}
