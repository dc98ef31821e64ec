// SPDX-License-Identifier: MIT
import CResponderKit

// How the trees of views lie, in one number: explanations of a touch take what is so now for what was so then only if nothing has changed (SPEC 358).

/// A number of everything that a hit-test looks at.
private struct Print {
  var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always) mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }
  @inline(__always) mutating func add(_ number: Double) { add(number.bitPattern) }
  mutating func add(_ t: RKTransform) {
    add(t.a)
    add(t.b)
    add(t.c)
    add(t.d)
    add(t.tx)
    add(t.ty)
  }
}

extension Context {
  /// Different after a change to any window or view in one, as far as hit-tests are concerned.
  var treePrint: UInt64 {
    var print = Print()
    for window in eachWindow {
      print.add(UInt64(window.data.screen))
      window.view.walkSubtree { v in
        let b = v.bounds, c = v.center
        let flags = v.flags.intersection(.filters.union(.oddMapping.union(.overrides)))
        print.add(UInt64(v.handle))
        print.add(UInt64(flags.rawValue) << 32 | UInt64(v.childCount))
        print.add(b.origin.x)
        print.add(b.origin.y)
        print.add(b.size.width)
        print.add(b.size.height)
        print.add(c.x)
        print.add(c.y)
        if flags.has(.oddMapping), let extras = v.extras {
          print.add(extras.transform)
          print.add(extras.anchorPoint.x)
          print.add(extras.anchorPoint.y)
        }
      }
    }
    return print.value
  }

  /// A touch has been hit-tested.
  @inline(never)
  func rememberTree(_ t: Touch) {
    if trace.capacity == 0 || t.has(.input) { return }
    guard let place = latestBeginning(before: trace.count, { ($0.reason == .touchHit || $0.reason == .touchHitNothing) && $0.touch_id == t.id }) else { return }
    trace[moment: place] = TouchMoment(tree: treePrint, attachments: attachments)
    // How far outside: the bounds may be others later.
    for k in places(place, from: hitTest(before: place)) where trace[k].reason == .hitOutside {
      if let v = liveView(trace[k].object) { trace[k].value = v.bounds.distance(to: trace[k].point) }
    }
  }

  /// Whether the trees lie otherwise now than when the touch began.
  func hasChanged(since touch: TracedTouch) -> Bool { trace[moment: touch.place].tree != treePrint }
}
