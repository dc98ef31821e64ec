// SPDX-License-Identifier: MIT
import CResponderKit

// The latest touch that was aimed at an object: it hit its view, or one in it, or came near. A trace may have a hundred thousand: most are sorted out by what the
// index of the trace has at hand.

/// The views that touches have hit, as far as they are known to be in a view or not.
private struct Hits {
  private enum Known {
    static let outside: UInt8 = 1, inside: UInt8 = 2
  }
  private let view: View
  /// By the index of what was hit; nil: there is no memory, so all are taken to be.
  private let known: UnsafeMutablePointer<UInt8>?

  init(_ view: View) {
    let context = view.context
    self.view = view
    let count = view.childCount == 0 ? 0 : Int(context.record.pointee.recordCount)
    known = context.arena.allocate(UInt8.self, count, context.unlimited)
    known?.update(repeating: 0, count: count)
  }

  /// It may be in the view.
  func has(_ r: TraceBeginning) -> Bool {
    let own = Handle.index(view.handle)
    if view.childCount == 0 || r.hit == own { return r.hit == own }
    guard let known else { return true }
    if r.hit >= view.context.recordCount { return false }
    if known[Int(r.hit)] == 0 { known[Int(r.hit)] = isIn(r) ? Known.inside : Known.outside }
    return known[Int(r.hit)] == Known.inside
  }

  private func isIn(_ r: TraceBeginning) -> Bool {
    let trace = view.context.trace
    guard let place = trace.place(of: r.sequence) else { return false }
    return view.context.liveView(trace[place].other)?.isDescendant(of: view) == true
  }
}

extension Explanation {
  /// How far from a view a touch is still aimed at it.
  static var near: Double { 44 }

  /// Of those that began after a place.
  func latestAimed(after place: Int?) -> TracedTouch? {
    let context = subject.context
    guard let view = self.place, context.trace.count > 0 else { return nil }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    let first = place.map { context.trace.oldest + UInt64($0) } ?? 0
    let around = view.screenBox(around: Explanation.near)
    let hits = Hits(view)
    let aimed = context.latestTouch(among: { r in r.sequence > first && (around?.contains(r.x, r.y) ?? true || hits.has(r)) }) { r in
      if let hit = context.liveView(r.other), hit.isDescendant(of: view) { return true }
      if let window = view.window, !context.isOn(window, r) { return false }
      return view.distance(toScreen: r.point) <= Explanation.near
    }
    guard let missed = latestMiss(of: view, after: place ?? 0), missed.place > aimed?.place ?? -1 else { return aimed }
    return missed
  }

  /// The latest touch whose hit-test found it near the view; the view may lie elsewhere by now.
  private func latestMiss(of view: View, after first: Int) -> TracedTouch? {
    let context = subject.context
    let beginnings = context.trace.index.beginnings
    var end = context.trace.count
    for _ in places(256) {
      guard let k = context.latest(end, view.handle, .object, .hitTest, from: first, { $0.reason == .hitOutside }) else { return nil }
      end = k
      // The touch whose hit-test it is; others are the program's own, a pointer's or a wheel's.
      let next = beginnings.first(from: context.trace.oldest + UInt64(k))
      guard next < beginnings.count, let place = context.trace.place(of: beginnings[next].sequence), context.hitTest(before: place) <= k else {
        // Nor is any back to where the touch before began, however many there are.
        end = next > 0 ? context.trace.place(of: beginnings[next - 1].sequence) ?? 0 : 0
        continue
      }
      if context.trace[k].value > Explanation.near { continue }
      return TracedTouch(first: context.trace[place], place: place, range: context.range(ofTouchAt: place))
    }
    return nil
  }
}

/// A rectangle that is a little too large rather than too small.
private struct Box {
  var left: Float
  var right: Float
  var top: Float
  var bottom: Float

  func contains(_ x: Float, _ y: Float) -> Bool { x >= left && x <= right && y >= top && y <= bottom }
}

extension View {
  /// What of the screen lies as far from its bounds or nearer, in its points; nil if that cannot be computed. In no window, the topmost view is taken to lie where a
  /// window would have shown it: so a page that has been taken away still has its place.
  fileprivate func screenBox(around distance: Double) -> Box? {
    var next: View? = self
    while let v = next {
      if v.has(.singular) { return nil }
      next = v.superview
    }
    let b = bounds.standardized
    let r = RKRect(b.origin.x - distance, b.origin.y - distance, b.size.width + 2 * distance, b.size.height + 2 * distance)
      .boundingBox { root.toSuperview(convertUp($0, to: root)) }
    let size = Double.maximum(abs(r.origin.x), abs(r.origin.y)) + r.size.width + r.size.height
    guard size.isFinite, size < 1e30 else { return nil }
    let more = 1 + size * 1e-6
    return Box(
      left: Float(r.origin.x - more), right: Float(r.origin.x + r.size.width + more), top: Float(r.origin.y - more), bottom: Float(r.origin.y + r.size.height + more))
  }

  /// How far a point of the screen is from its bounds, in its points; 0 if that cannot be computed.
  fileprivate func distance(toScreen point: RKPoint) -> Double {
    var next: View? = self
    while let v = next {
      if v.has(.singular) { return 0 }
      next = v.superview
    }
    let local = convertDown(root.toLocal(point), from: root)
    return local.isFinite ? bounds.distance(to: local) : .infinity
  }
}
