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

/// How far from the point a view may lie to count.
private let surroundings = 44.0

extension Context {
  /// Different after a change to any window, or to a view at a point of the screen or near it, as far as hit-tests there are concerned. What lies farther away is
  /// left out with all that is in it: it does not matter there, and programs change something at almost every tap.
  /// `touch`: where it went through views that have scrolled since, their own points of then count.
  @inline(never)
  private func treePrint(at point: RKPoint, of touch: TracedTouch? = nil) -> TreePrint {
    var print = TreePrint()
    let hit = touch.flatMap { liveView($0.first.other) }
    for window in eachWindow {
      print.add(UInt64(window.data.screen))
      var v = window.view
      // The point in the superview of that view.
      var outer = point
      walk: while true {
        let then = touch.flatMap { hit?.isDescendant(of: v) == true ? self.point(in: v, of: $0) : nil }
        let local = then ?? v.toLocal(outer)
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
          guard v != window.view, let up = v.superview else { break walk }
          let next = Int(v.slot) + 1
          if next < Int(up.childCount) {
            v = up.child(next)
            break
          }
          v = up
          outer = v.toSuperview(outer)
        }
      }
    }
    return print
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
    trace[moment: place] = TouchMoment(tree: print.tree.value, unscrolled: print.shortened, attachments: UInt32(truncatingIfNeeded: attachments))
    // How far outside: the bounds may be others later.
    for k in places(place, from: hitTest(before: place)) where trace[k].reason == .hitOutside {
      if let v = liveView(trace[k].object) { trace[k].value = v.bounds.distance(to: trace[k].point) }
    }
  }

  /// Whether the views around a touch lie otherwise now than when it began.
  func hasChanged(since touch: TracedTouch) -> Bool { trace[moment: touch.place].tree != treePrint(at: touch.first.point).tree.value }

  /// Whether nothing has changed but how far the views that the touch went through have scrolled.
  func hasOnlyScrolled(since touch: TracedTouch) -> Bool { trace[moment: touch.place].unscrolled == treePrint(at: touch.first.point, of: touch).shortened }
}
