// SPDX-License-Identifier: MIT
import CResponderKit

// The tree that an audit looks at: each view once, superviews first, back to front. What lies in front of a view comes after its subtree.

/// A rectangle by its edges; empty where they have changed places.
struct AuditBox {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  static var everywhere: AuditBox { AuditBox(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity) }
  /// Rounding errors are less.
  static var slack: Double { 0.01 }
  static var nowhere: AuditBox { AuditBox(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity) }

  init(left: Double, top: Double, right: Double, bottom: Double) { (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom) }

  init(_ r: RKRect) {
    let s = r.standardized
    self.init(left: s.origin.x, top: s.origin.y, right: s.origin.x + s.size.width, bottom: s.origin.y + s.size.height)
  }

  var rect: RKRect { RKRect(left, top, Double.maximum(0, right - left), Double.maximum(0, bottom - top)) }
  var isEmpty: Bool { !(left < right && top < bottom) }
  var size: Double { isEmpty ? 0 : (right - left) * (bottom - top) }

  func intersection(_ other: AuditBox) -> AuditBox {
    AuditBox(left: Double.maximum(left, other.left), top: Double.maximum(top, other.top), right: Double.minimum(right, other.right), bottom: Double.minimum(bottom, other.bottom))
  }
  func moved(_ dx: Double, _ dy: Double) -> AuditBox { AuditBox(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy) }
  func inset(_ by: Double) -> AuditBox { AuditBox(left: left + by, top: top + by, right: right - by, bottom: bottom - by) }
  /// As `covers`, but for rounding errors.
  func holds(_ other: AuditBox) -> Bool { covers(other.inset(AuditBox.slack)) }
  var isPoint: Bool { left >= right && top >= bottom }
  /// All places that it comes to by movements within a box.
  func spread(_ moves: AuditBox) -> AuditBox { AuditBox(left: left + moves.left, top: top + moves.top, right: right + moves.right, bottom: bottom + moves.bottom) }
  func contains(_ p: RKPoint) -> Bool { left <= p.x && p.x < right && top <= p.y && p.y < bottom }
  func meets(_ other: AuditBox) -> Bool { left < other.right && other.left < right && top < other.bottom && other.top < bottom }
  func covers(_ other: AuditBox) -> Bool { left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom }

  /// By how much it sticks out of another one.
  func excess(over other: AuditBox) -> Double {
    Double.maximum(Double.maximum(other.left - left, right - other.right), Double.maximum(other.top - top, bottom - other.bottom))
  }

  /// How far a point is away; 0 inside.
  func distance(to p: RKPoint) -> Double {
    let dx = Double.maximum(0, Double.maximum(left - p.x, p.x - right))
    let dy = Double.maximum(0, Double.maximum(top - p.y, p.y - bottom))
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// What an audit knows of a view.
struct AuditNode {
  let view: View
  /// For after a callback.
  let handle: UInt
  let bounds: RKRect
  /// How far it accepts points by its class's promise; below 0: no promise.
  let outset: Double
  let parent: Int
  /// The place behind the last view inside it.
  var end: Int
  /// From its own coordinates to the window's.
  let toWindow: RKTransform
  /// Of an odd one: back to its own coordinates.
  let toLocal: RKTransform
  /// Its bounds in the window, and what its superviews leave of them. Of an odd one both are bounding boxes.
  let box: AuditBox
  let reach: AuditBox
  /// It, or a view above it, is not parallel to the window's axes.
  let isOdd: Bool
  let wants: Bool
  /// It wants touches and is no disabled control without recognisers: of that the size is nothing to complain about.
  let isTouched: Bool
  let isControl: Bool
  /// The outermost view, itself included, that keeps all touches out; -1: none.
  let blocker: Int
  /// The innermost view, itself included, that overrides hit-testing; -1: none.
  let decider: Int
  /// The scroll view that can bring it into sight; -1: none.
  let scroller: Int
  /// Of a scroll view: its place among the scrollers; -1: how it moves its content is not known, or it is none.
  let scrolling: Int
  /// An override led a hit-test to it where its superviews do not contain it.
  var isReached = false
}

extension View {
  /// How points go to the superview.
  fileprivate var mapping: RKTransform {
    guard has(.linear) else { return RKTransform(a: 1, b: 0, c: 0, d: 1, tx: -shift.x, ty: -shift.y) }
    let t = transform
    let r = reference
    return RKTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: center.x - (t.a * r.x + t.c * r.y), ty: center.y - (t.b * r.x + t.d * r.y))
  }

  /// A control, a view with recognisers that are not for hovering only, or one whose class overrides a touches method.
  var wantsTouches: Bool {
    let touches = Method.touchesBegan.bit | Method.touchesMoved.bit | Method.touchesEnded.bit | Method.touchesCancelled.bit
    if kind == .control || cls.overrides & touches != 0 { return true }
    guard has(.hasRecognizers), let extras else { return false }
    for index in extras.recognizers {
      let g = context.gesture(index)
      if g.type != .hover, !g.has(.disabled) { return true }
    }
    return false
  }

  /// Its bounds in the window; of an odd one the bounding box.
  var windowBox: AuditBox { AuditBox(bounds.boundingBox { convertUp($0, to: nil) }) }

  /// A view in it, or itself, wants touches; one may be left out.
  @inline(never)
  func holdsTarget(besides view: View? = nil) -> Bool {
    var isFound = false
    walkSubtree { if $0 != view, $0.wantsTouches { isFound = true } }
    return isFound
  }

  func mapped(by toWindow: RKTransform) -> AuditBox { AuditBox(bounds.applying(toWindow)) }
}

extension Audit {
  /// The window's views, then the windows in front of it.
  mutating func build() throws(RKStatus) {
    var fails = false
    var last = -1
    window.view.walkSubtree { v in
      if fails { return }
      while last >= 0, nodes[last].view != v.superview { last = nodes[last].parent }
      if !add(v, parent: last, last < 0 ? .identity : v.mapping.concat(nodes[last].toWindow)) { fails = true }
      last = nodes.count - 1
    }
    ownCount = nodes.count
    var k = nodes.count - 1
    while k > 0 {
      let parent = nodes[k].parent
      if nodes[parent].end < nodes[k].end { nodes.base.unsafelyUnwrapped[parent].end = nodes[k].end }
      k -= 1
    }
    if !fails { fails = !addWindowsInFront() }
    if fails { throw noMemory() }
  }

  private mutating func addWindowsInFront() -> Bool {
    var isInFront = false
    // The bounds' space of a window from the screen.
    let base = window.view.mapping
    guard base.isInvertible else { return true }
    for other in context.eachWindow {
      if other == window {
        isInFront = true
      } else if isInFront, other.data.screen == window.data.screen, !other.view.has(.filters) {
        if !add(other.view, parent: -1, other.view.mapping.concat(base.inverted)) { return false }
      }
    }
    return true
  }

  private mutating func add(_ v: View, parent: Int, _ toWindow: RKTransform) -> Bool {
    let place = nodes.count
    let above: AuditNode? = parent < 0 ? nil : nodes[parent]
    let box = v.mapped(by: toWindow)
    let isParallel = (toWindow.b == 0 && toWindow.c == 0) || (toWindow.a == 0 && toWindow.d == 0)
    var blocker = -1
    if let above, above.blocker >= 0 { blocker = above.blocker } else if v.has(.filters) { blocker = place }
    let isOdd = !isParallel || (above?.isOdd ?? false)
    let wants = v.wantsTouches
    let isTouched = wants && (v.object.control.map { !$0.data.has(.disabled) } ?? true || v.has(.hasRecognizers))
    var scrolling = -1
    if let scroller = scroller(v, toWindow, box, isOdd) {
      scrolling = scrollers.count
      guard scrollers.append(scroller, context.memory) else { return false }
    }
    let node = AuditNode(
      view: v, handle: v.handle, bounds: v.bounds.standardized, outset: !v.has(.overrides) ? 0 : v.has(.promised) ? v.outset : -1, parent: parent, end: place + 1, toWindow: toWindow, toLocal: isOdd ? toWindow.inverted : toWindow, box: box, reach: above.map { $0.reach.intersection(box) } ?? box,
      isOdd: isOdd, wants: wants, isTouched: isTouched, isControl: v.kind == .control, blocker: blocker, decider: v.has(.overrides) ? place : above?.decider ?? -1,
      scroller: above == nil ? -1 : above?.view.kind == .scroll ? parent : above?.scroller ?? -1, scrolling: scrolling)
    return nodes.append(node, context.memory)
  }

  /// What a scroll view can do. Without scrollEnabled the program moves it; in a rotated one all is taken to be reachable.
  private func scroller(_ v: View, _ toWindow: RKTransform, _ box: AuditBox, _ isOdd: Bool) -> AuditScroller? {
    guard let scrollView = v.object.scrollView, !scrollView.has(.disabled), !isOdd else { return nil }
    let range = scrollView.contentOffsetRange, offset = scrollView.contentOffset, size = v.bounds.standardized.size
    var content = AuditBox(RKRect(range.origin.x, range.origin.y, range.size.width + size.width, range.size.height + size.height).applying(toWindow))
    // Beyond its range it has been put, and shows that.
    content = AuditBox(
      left: Double.minimum(content.left, box.left), top: Double.minimum(content.top, box.top), right: Double.maximum(content.right, box.right), bottom: Double.maximum(content.bottom, box.bottom))
    if toWindow.b != 0 { return AuditScroller(content: content, moves: nil) }
    let (x, y) = (toWindow.a, toWindow.d)
    let moves = AuditBox(RKRect((offset.x - range.origin.x - range.size.width) * x, (offset.y - range.origin.y - range.size.height) * y, range.size.width * x, range.size.height * y))
    return AuditScroller(
      content: content,
      moves: AuditBox(left: Double.minimum(moves.left, 0), top: Double.minimum(moves.top, 0), right: Double.maximum(moves.right, 0), bottom: Double.maximum(moves.bottom, 0)))
  }

  func isInside(_ place: Int, _ ancestor: Int) -> Bool { place >= ancestor && place < nodes[ancestor].end }

  /// Whether a touch at a point of the window gets as far as a view, as far as bounds decide it, where the target that was settled last is in sight.
  @inline(never)
  func reaches(_ other: Int, _ p: RKPoint) -> Bool {
    var next = other
    while next >= 0, next != settled.scroller {
      let node = nodes[next]
      if !node.isOdd { return sight(next).contains(p) }
      if !node.bounds.contains(p.applying(node.toLocal)) { return false }
      next = node.parent
    }
    return true
  }
}
