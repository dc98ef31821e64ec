// SPDX-License-Identifier: MIT
import CResponderKit

// How the trees of views lie, in one number: explanations of a touch take what is so now for what was so then only if nothing has changed (SPEC 358).

/// A number of what a hit-test looks at.
private struct Print {
  var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always) mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }
  @inline(__always) mutating func add(_ number: Double) { add(number.bitPattern) }
}

/// The number with how far each view has scrolled, and without it.
private struct TreePrint {
  var tree = Print()
  var unscrolled = Print()

  mutating func add(_ word: UInt64) {
    tree.add(word)
    unscrolled.add(word)
  }
  mutating func add(_ number: Double) { add(number.bitPattern) }
  var shortened: Int32 { Int32(truncatingIfNeeded: unscrolled.value) }
}

/// What a touch went through.
private struct TouchWay {
  let views: UnsafeMutablePointer<View>
  let points: UnsafeMutablePointer<RKPoint>
  let count: Int

  /// The point in a view that is the next one of the way.
  func point(in view: View, _ depth: Int) -> RKPoint? { depth < count && views[depth] == view ? points[depth] : nil }
  func ends(with view: View, _ depth: Int) -> Bool { depth > 0 && views[depth - 1] == view }
}

/// How far from the point a view may lie to count.
private let surroundings = 44.0

extension Context {
  /// Different after a change to any window, or to a view at a point of the screen or near it, as far as hit-tests there are concerned. What lies farther away is
  /// left out with all that is in it: it does not matter there, and programs change something at almost every tap.
  /// `way`: through these views a touch went, whose own points of then count.
  @inline(never)
  private func treePrint(at point: RKPoint, along way: TouchWay? = nil) -> TreePrint {
    var print = TreePrint()
    // How many views of the way lie above the next one, or are it.
    var depth = 0
    for window in eachWindow {
      print.add(UInt64(window.data.screen))
      var v = window.view
      // The point in the superview of that view.
      var outer = point
      walk: while true {
        let then = way?.point(in: v, depth)
        let local = then ?? v.toLocal(outer)
        if then != nil { depth += 1 }
        let isNear = then != nil || v == window.view || !local.isFinite || v.has(.overrides) || v.bounds.distance(to: local) <= surroundings
        if isNear {
          add(v, to: &print)
          // No point lies in it.
          if !v.has(.singular), local.isFinite, v.childCount > 0 {
            outer = local
            v = v.child(0)
            continue
          }
        }
        while true {
          if way?.ends(with: v, depth) == true { depth -= 1 }
          guard v != window.view, let up = v.superview else { break walk }
          let next = Int(v.slot) + 1
          if next < Int(up.childCount) {
            v = up.child(next)
            break
          }
          v = up
          if let way, depth > 1, way.ends(with: v, depth) { outer = way.points[depth - 2] } else { outer = v.toSuperview(outer) }
        }
      }
    }
    return print
  }

  /// The views that the touch went through, from its window down to what it hit, and its points in their coordinates of then; nil: the trace does not have all.
  private func way(of touch: TracedTouch) -> TouchWay? {
    guard let hit = liveView(touch.first.other) else { return nil }
    var count = 1
    var next = hit
    while let superview = next.superview { (next, count) = (superview, count + 1) }
    guard let views = arena.allocate(View.self, count, unlimited), let points = arena.allocate(RKPoint.self, count, unlimited) else { return nil }
    next = hit
    for k in places(count) {
      views[count - 1 - k] = next
      next = next.superview ?? next
    }
    var found = 0
    for k in places(touch.place, from: touch.range.first) where found < count && trace[k].object == views[found].pointer {
      if trace[k].reason != .hitInside, trace[k].reason != .hitInsideByOverride { continue }
      points[found] = trace[k].point
      found += 1
    }
    return found == count ? TouchWay(views: views, points: points, count: count) : nil
  }

  /// Where the hit-test of a touch came through a view, in its coordinates of then; nil: the trace does not have that.
  func point(in view: View, of touch: TracedTouch) -> RKPoint? {
    for k in places(touch.place, from: touch.range.first) where trace[k].object == view.pointer && (trace[k].reason == .hitInside || trace[k].reason == .hitInsideByOverride) {
      return trace[k].point
    }
    return nil
  }

  private func add(_ v: View, to print: inout TreePrint) {
    let b = v.bounds, c = v.center
    let flags = v.flags.intersection(.filters.union(.oddMapping.union(.overrides)))
    print.add(UInt64(v.handle))
    print.add(UInt64(v.superview?.handle ?? 0))
    print.add(UInt64(flags.rawValue))
    print.tree.add(b.origin.x)
    print.tree.add(b.origin.y)
    print.add(b.size.width)
    print.add(b.size.height)
    print.add(c.x)
    print.add(c.y)
    if flags.has(.oddMapping), let extras = v.extras {
      let t = extras.transform
      print.add(t.a)
      print.add(t.b)
      print.add(t.c)
      print.add(t.d)
      print.add(t.tx)
      print.add(t.ty)
      print.add(extras.anchorPoint.x)
      print.add(extras.anchorPoint.y)
    }
  }

  /// A touch has been hit-tested.
  @inline(never)
  func rememberTree(_ t: Touch) {
    if trace.capacity == 0 || t.has(.input) { return }
    guard let place = latestBeginning(before: trace.count, { ($0.reason == .touchHit || $0.reason == .touchHitNothing) && $0.touch_id == t.id }) else { return }
    let print = treePrint(at: trace[place].point)
    trace[moment: place] = TouchMoment(
      tree: print.tree.value, unscrolled: print.shortened, attachments: UInt32(truncatingIfNeeded: attachments), hitTest: trace[moment: place].hitTest)
    // How far outside: the bounds may be others later.
    for k in places(place, from: hitTest(before: place)) where trace[k].reason == .hitOutside {
      if let v = liveView(trace[k].object) { trace[k].value = v.bounds.distance(to: trace[k].point) }
    }
  }

  /// Whether the views around a touch lie otherwise now than when it began.
  func hasChanged(since touch: TracedTouch) -> Bool { trace[moment: touch.place].tree != treePrint(at: touch.first.point).tree.value }

  /// Whether nothing has changed but how far the views that the touch went through have scrolled.
  func hasOnlyScrolled(since touch: TracedTouch) -> Bool {
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let way = way(of: touch) else { return false }
    return trace[moment: touch.place].unscrolled == treePrint(at: touch.first.point, along: way).shortened
  }
}
