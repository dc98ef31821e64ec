// SPDX-License-Identifier: MIT
import CResponderKit

// Coordinate conversion (SPEC 5-10). Model geometry only (SPEC 15).

extension View {
  /// How two views lie to each other.
  private enum Relation {
    /// Up to this common ancestor, then down.
    case ancestor(View)
    /// Through the screen: each is in a window of its own.
    case screen
    /// No way from one to the other.
    case none
  }

  private func relation(to other: View) -> Relation {
    var (x, y) = (self, other)
    var (dx, dy) = (depth, other.depth)
    while dx > dy, let up = x.superview {
      x = up
      dx -= 1
    }
    while dy > dx, let up = y.superview {
      y = up
      dy -= 1
    }
    while x != y {
      guard let ux = x.superview, let uy = y.superview else { return x.kind == .window && y.kind == .window ? .screen : .none }
      (x, y) = (ux, uy)
    }
    return .ancestor(x)
  }

  /// How many views it stands in.
  private var depth: Int {
    var n = 0
    var next = superview
    while let v = next {
      n += 1
      next = v.superview
    }
    return n
  }

  /// Up from this view to `ancestor`; nil: to the screen.
  @inline(never)
  func convertUp(_ p: RKPoint, to ancestor: View?) -> RKPoint {
    var q = p
    var next: View? = self
    while let v = next, v != ancestor {
      q = v.toSuperview(q)
      next = v.superview
    }
    return q
  }

  /// Down from `ancestor` (nil: the screen) to this view. Recursion would be as deep as the tree; the path is turned around instead.
  func convertDown(_ p: RKPoint, from ancestor: View?) -> RKPoint {
    if self == ancestor { return p }
    if superview == ancestor { return toLocal(p) }
    var count = 0
    var next: View? = self
    while let v = next, v != ancestor {
      count += 1
      next = v.superview
    }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    var q = p
    if let path = context.arena.allocate(View.self, count, context.memory) {
      next = self
      for k in places(count) {
        path[k] = next.unsafelyUnwrapped
        next = path[k].superview
      }
      var k = count
      while k > 0 {
        k -= 1
        q = path[k].toLocal(q)
      }
      return q
    }
    // Without memory: find each step from below again.
    while count > 0 {
      var v = self
      for _ in places(count, from: 1) {
        v = v.superview.unsafelyUnwrapped
      }
      q = v.toLocal(q)
      count -= 1
    }
    return q
  }

  private func unrelated() -> RKStatus {
    failure(.invalidArgument, "views", "have no common ancestor and are not both in a window; add them to one tree or to windows")
  }

  /// To another view; nil: to the window's base or the topmost ancestor (SPEC 7, 10).
  func convert(_ p: RKPoint, to other: View?) throws(RKStatus) -> RKPoint {
    let target = other ?? root
    switch relation(to: target) {
    case .ancestor(let common): return target.convertDown(convertUp(p, to: common), from: common)
    case .screen: return target.convertDown(convertUp(p, to: nil), from: nil)
    case .none: throw unrelated()
    }
  }

  /// SPEC 9: a box in the nearest common ancestor, then the box of that box.
  func convert(_ r: RKRect, to other: View?) throws(RKStatus) -> RKRect {
    let target = other ?? root
    let common: View?
    switch relation(to: target) {
    case .ancestor(let ancestor): common = ancestor
    case .screen: common = nil
    case .none: throw unrelated()
    }
    var box = r
    if self != common { box = box.boundingBox { convertUp($0, to: common) } }
    if target != common { box = box.boundingBox { target.convertDown($0, from: common) } }
    return box
  }
}
