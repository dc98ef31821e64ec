// SPDX-License-Identifier: MIT
import CResponderKit

// By how much a point lies outside, of what, and in which coordinates.

extension Clause {
  /// By how much, then; it may lie elsewhere now.
  func addPastOutside(to text: inout Text) {
    text.add("the touch was then ")
    if step.value >= 0.0005 {
      text.addRounded(step.value)
      text.add(" pt ")
    }
    text.add("outside of ")
    addCulprit("", to: &text)
    if context.liveView(step.culprit)?.isUpright == false { text.add(", in its own coordinates") }
    guard let size = emptySize else { return }
    text.add("; its size is ")
    addSize(size, to: &text)
  }

  /// The culprit's, where no point lies inside it.
  private var emptySize: RKSize? { context.liveView(step.culprit).map { $0.bounds.size }.flatMap { $0.width == 0 || $0.height == 0 ? $0 : nil } }

  private func addSize(_ size: RKSize, to text: inout Text) {
    text.addRounded(size.width)
    text.add(" x ")
    text.addRounded(size.height)
    text.add(" pt: no point lies inside it")
  }

  /// By how much, and for a superview where it ends.
  func addOutside(to text: inout Text) {
    if let size = emptySize {
      addPart("size", " is ", to: &text)
      return addSize(size, to: &text)
    }
    let what: Literal = isOfPointer ? "the pointer is " : touchID == nil ? "the point is " : "the touch was "
    guard step.culprit != here, let culprit = context.liveView(step.culprit) else {
      text.add(what)
      // The right and the bottom edge are outside; what rounds to nothing is on them for a reader.
      let isOnEdge = step.value < 0.0005
      if isOnEdge { text.add("on the edge where ") } else { text.addRounded(step.value) }
      if !isOnEdge { text.add(" pt outside of ") }
      if let it, step.culprit == it.pointer { text.add("it") } else { context.addPlaced(step.culprit, to: &text) }
      if isOnEdge { text.add(" ends") }
      return addOutset(to: &text)
    }
    context.addPlaced(step.culprit, to: &text)
    let b = culprit.bounds.standardized
    let p = step.point
    let x = p.x < b.origin.x ? b.origin.x : p.x >= b.origin.x + b.size.width ? b.origin.x + b.size.width : p.x
    let y = p.y < b.origin.y ? b.origin.y : p.y >= b.origin.y + b.size.height ? b.origin.y + b.size.height : p.y
    let isBeside = p.x < b.origin.x || p.x >= b.origin.x + b.size.width
    let isVertical = (p.y - y).magnitude > (p.x - x).magnitude || !isBeside
    let isBefore = isVertical ? p.y < b.origin.y : p.x < b.origin.x
    // In the window's coordinates, where the views above are neither turned nor scaled.
    let isPlain = culprit.isUpright
    text.add(isBefore ? " begins at " : " ends at ")
    text.add(isVertical ? "y = " : "x = ")
    let edge = isVertical ? y : x, at = isVertical ? p.y : p.x
    let point = isPlain ? culprit.convertUp(p, to: culprit.root) : p
    let shift = isVertical ? point.y - p.y : point.x - p.x
    text.addRounded(edge + shift)
    text.add(", and ")
    text.add(what)
    text.add("at ")
    text.addRounded(at + shift)
    if !isPlain { text.add(" in its own coordinates") }
    if !isElsewhere { text.add(": subviews are hit only inside it") }
    addOutset(to: &text)
  }

  /// What an override was not even asked for.
  private func addOutset(to text: inout Text) {
    guard let v = context.liveView(step.culprit), v.isBeyondPromise(step.point) else { return }
    text.add("; the hit_test_outset of its class is ")
    text.addRounded(v.outset)
    text.add(" pt, and its override is not called beyond that")
  }
}

extension View {
  /// A point of its own coordinates lies where its class has promised to accept none, and its override is not asked.
  func isBeyondPromise(_ point: RKPoint) -> Bool { has(.promised) && !context.isWithinReach(context.cursor(index), point.x, point.y) }

  /// Neither it nor a view above it is turned or scaled.
  var isUpright: Bool {
    var next: View? = self
    while let v = next {
      if v.has(.linear) { return false }
      next = v.superview
    }
    return true
  }
}
