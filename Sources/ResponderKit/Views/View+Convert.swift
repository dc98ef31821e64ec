import CResponderKit

// Coordinate conversion (SPEC 5-10). Model geometry only (SPEC 15).

extension Context {
  /// How two views lie to each other.
  private enum Relation {
    /// Up to this common ancestor, then down.
    case ancestor(UInt32)
    /// Through the screen: each is in a window of its own.
    case screen
    /// No way from one to the other.
    case none
  }

  private func relation(_ a: View, _ b: View) -> Relation {
    var (x, y) = (a.index, b.index)
    var (dx, dy) = (depth(a), depth(b))
    while dx > dy {
      x = view(x).superview
      dx -= 1
    }
    while dy > dx {
      y = view(y).superview
      dy -= 1
    }
    while x != y {
      let (ux, uy) = (view(x).superview, view(y).superview)
      if ux == 0 { return kind(x) == .window && kind(y) == .window ? .screen : .none }
      (x, y) = (ux, uy)
    }
    return .ancestor(x)
  }

  private func depth(_ index: View) -> Int {
    var n = 0
    var v = index.superview
    while v != 0 {
      n += 1
      v = view(v).superview
    }
    return n
  }

  /// Up from `from` to `ancestor`; 0: to the screen.
  func convertUp(_ p: RKPoint, from: UInt32, to ancestor: UInt32) -> RKPoint {
    var (q, v) = (p, from)
    while v != ancestor, v != 0 {
      let record = view(v)
      q = record.toSuperview(q)
      v = record.superview
    }
    return q
  }

  /// Down from `ancestor` (0: the screen) to `to`. Recursion would be as deep as the tree; the path is turned around instead.
  func convertDown(_ p: RKPoint, from ancestor: UInt32, to: UInt32) -> RKPoint {
    if to == ancestor || to == 0 { return p }
    if view(to).superview == ancestor { return view(to).toLocal(p) }
    var count = 0
    var v = to
    while v != ancestor, v != 0 {
      count += 1
      v = view(v).superview
    }
    let mark = arena.mark
    defer { arena.release(mark) }
    var q = p
    if let path = arena.allocate(View.self, count, memory) {
      v = to
      for k in places(count) {
        path[k] = view(v)
        v = path[k].superview
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
      v = to
      for _ in places(count, from: 1) {
        v = view(v).superview
      }
      q = view(v).toLocal(q)
      count -= 1
    }
    return q
  }

  private func unrelated() -> RKStatus {
    failure(.invalidArgument, "views", "have no common ancestor and are not both in a window; add them to one tree or to windows")
  }

  func convert(_ p: RKPoint, from: UInt32, to: UInt32) throws(RKStatus) -> RKPoint {
    // NULL: the window's base or the topmost ancestor (SPEC 7, 10).
    let source = from == 0 ? root(to) : from
    let target = to == 0 ? root(from) : to
    switch relation(view(source), view(target)) {
    case .ancestor(let common): return convertDown(convertUp(p, from: source, to: common), from: common, to: target)
    case .screen: return convertDown(convertUp(p, from: source, to: 0), from: 0, to: target)
    case .none: throw unrelated()
    }
  }

  /// SPEC 9: a box in the nearest common ancestor, then the box of that box.
  func convert(_ r: RKRect, from: UInt32, to: UInt32) throws(RKStatus) -> RKRect {
    let source = from == 0 ? root(to) : from
    let target = to == 0 ? root(from) : to
    var common: UInt32 = 0
    switch relation(view(source), view(target)) {
    case .ancestor(let ancestor): common = ancestor
    case .screen: common = 0
    case .none: throw unrelated()
    }
    var box = r
    if source != common { box = box.boundingBox { convertUp($0, from: source, to: common) } }
    if target != common { box = box.boundingBox { convertDown($0, from: common, to: target) } }
    return box
  }
}
