// SPDX-License-Identifier: MIT
import CResponderKit

// The finger lifts (SPEC 254-264): where it will come to rest, what the delegate makes of that, and how it gets there.

/// What one axis does after a release.
private struct AxisPlan {
  var piece: ScrollPiece?
  /// Where it comes to rest.
  var target = 0.0
}

extension ScrollView {
  /// The drag is over; `cancelled`: no finger lifted, and there is no deceleration.
  func endDrag(cancelled: Bool) {
    let data = self.data
    guard data.has(.dragging) else { return }
    let velocity = dragVelocity
    var thrown = cancelled ? RKPoint() : withMomentum(velocity.offset)
    data.carried = RKPoint()
    var finger = cancelled ? RKPoint() : velocity.finger
    let over = data.over
    let chained = (data.chainX, data.chainY)
    // An ancestor continues the movement that was transferred to it.
    if over.x != 0 { (thrown.x, finger.x) = (0, 0) }
    if over.y != 0 { (thrown.y, finger.y) = (0, 0) }
    let kept = keep()
    let driver = handle
    endDrag(thrown: thrown, finger: finger)
    let rest = cancelled ? RKPoint() : velocity.finger
    context.endChained(chained.0, driver, over, rest)
    if chained.1 != chained.0 { context.endChained(chained.1, driver, over, rest) }
    kept.release()
  }
}

extension Context {
  fileprivate func endChained(_ chained: UInt, _ driver: UInt, _ over: RKPoint, _ finger: RKPoint) {
    let index = live(chained, .scrolls)
    guard index != 0, scrollView(index).has(.dragging), scrollView(index).data.driver == driver else { return }
    let kept = object(index).keep()
    let data = scrollView(index).data
    var fling = RKPoint(x: over.x != 0 ? finger.x : 0, y: over.y != 0 ? finger.y : 0)
    // Beyond its own edge it is as slow as its rubber band; its own ancestors have theirs of the finger.
    var thrown = scrollView(index).draggedVelocity(fling)
    let next = (data.chainX, data.chainY)
    let further = data.over
    if further.x != 0 { (thrown.x, fling.x) = (0, 0) }
    if further.y != 0 { (thrown.y, fling.y) = (0, 0) }
    let handle = handle(index)
    scrollView(index).endDrag(thrown: thrown, finger: fling)
    endChained(next.0, handle, further, finger)
    if next.1 != next.0 { endChained(next.1, handle, further, finger) }
    kept.release()
  }
}

extension ScrollView {
  /// SPEC 260. The caller holds the scroll view.
  fileprivate func endDrag(thrown: RKPoint, finger: RKPoint) {
    let data = self.data
    let drags = data.drags
    if data.has(.notched) {
      // A wheel's notch is neither a drag nor a throw.
      setBusy([.dragging, .notched], false)
      data.driver = 0
      return
    }
    let isPaged = data.has(.paging)
    let isSlow = context.isSlow(thrown)
    var x = plan(vertical: false, thrown.x, isPaged, isSlow: isSlow)
    var y = plan(vertical: true, thrown.y, isPaged, isSlow: isSlow)
    let target = RKPoint(x: bounded(x.target), y: bounded(y.target))
    let turn = data.turn
    let wanted = askWillEndDragging(RKPoint(x: finger.x / 1000, y: finger.y / 1000), target)
    guard isDragging(drags) else { return }
    data.driver = 0
    // What it has set in motion or put elsewhere meanwhile stands.
    let isTaken = data.turn != turn || data.has(.animating)
    if !isTaken, !(wanted == target) { retarget(&x, &y, thrown, target, wanted) }
    let place = RKPoint(x: x.piece == nil ? x.target : contentOffset.x, y: y.piece == nil ? y.target : contentOffset.y)
    let decelerates = !isTaken && (x.piece != nil || y.piece != nil)
    trace(.scrollEndedDragging, point: thrown, value: decelerates ? 1 : 0)
    if context.isTracing, data.has(.animating) { context.addMeasure(2, thrown) }
    setBusy(.dragging, false)
    ended(.dragging)
    let after = data.turn
    if !isTaken, placeContent(place) { tellDidScroll() }
    close(decelerates: decelerates)
    guard decelerates, kind == .scroll, data.turn == after, view.window != nil else { return }
    decelerate(x.piece, y.piece)
  }

  /// Begin to move by itself.
  private func decelerate(_ x: ScrollPiece?, _ y: ScrollPiece?) {
    let data = self.data
    data.x = x ?? ScrollPiece()
    data.y = y ?? ScrollPiece()
    setBusy(.decelerating, true)
    trace(.scrollBeganDecelerating, point: RKPoint(
        x: x?.restingPlace(physics(vertical: false)) ?? contentOffset.x,
        y: y?.restingPlace(physics(vertical: true)) ?? contentOffset.y))
    tellWillBeginDecelerating()
  }

  /// Let go without a throw, of what a touch or a zoom has held: it comes back from beyond an edge, or to its page. False if it stays.
  func settleContent() -> Bool {
    let isPaged = has(.paging)
    self.data.origin = contentOffset
    let x = plan(vertical: false, 0, isPaged), y = plan(vertical: true, 0, isPaged)
    let place = RKPoint(x: x.piece == nil ? x.target : contentOffset.x, y: y.piece == nil ? y.target : contentOffset.y)
    let turn = self.data.turn
    if placeContent(place) { tellDidScroll() }
    guard x.piece != nil || y.piece != nil, kind == .scroll, self.data.turn == turn, !isDying else { return false }
    let data = self.data
    data.x = x.piece ?? ScrollPiece()
    data.y = y.piece ?? ScrollPiece()
    setBusy(.decelerating, true)
    return true
  }
}

extension Context {
  // MARK: Where to

  /// Whether content that is released with this velocity stops at once (SPEC 262): both axes together are one movement.
  func isSlow(_ velocity: RKPoint) -> Bool { RKPoint().distance(to: velocity) < config(.scrollFlickVelocity) - timeTolerance }
}

extension ScrollView {
  private func plan(vertical: Bool, _ velocity: Double, _ isPaged: Bool, isSlow: Bool = false) -> AxisPlan {
    let physics = self.physics(vertical: vertical)
    let offset = contentOffset
    let x = vertical ? offset.y : offset.x
    if isPaged, canScroll(vertical: vertical), let page = self.page(vertical: vertical, x, velocity, physics) {
      return AxisPlan(piece: .arrive(x, velocity, page, at: context.time, physics, curves: false), target: page)
    }
    guard let piece = ScrollPiece.release(x, isSlow && !physics.isBeyond(x) ? 0 : velocity, at: context.time, physics) else {
      // What can neither bounce nor spring is at the edge at once.
      return AxisPlan(target: physics.clamped(x))
    }
    return AxisPlan(piece: piece, target: piece.restingPlace(physics))
  }

  /// SPEC 264. nil: there are no pages.
  func page(vertical: Bool, _ x: Double, _ velocity: Double, _ physics: ScrollPhysics) -> Double? {
    let size = vertical ? visibleSize.height : visibleSize.width
    let origin = vertical ? data.origin.y : data.origin.x
    let place = x / size
    guard size > 0, place.isFinite, (origin / size).isFinite else { return nil }
    let first = (origin / size).rounded()
    var page = place.rounded()
    if velocity.magnitude > context.config(.scrollPagingVelocity) {
      page = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    }
    page = Double.minimum(Double.maximum(page, first - 1), first + 1)
    let target = physics.clamped(page * size)
    trace(.scrollPaged, point: vertical ? RKPoint(x: contentOffset.x, y: target) : RKPoint(x: target, y: contentOffset.y), value: page + 0)
    // There is none before the first, nor after the last.
    if context.isTracing { context.addMeasure((target / size).rounded(), vertical ? RKPoint(x: contentOffset.x, y: target) : RKPoint(x: target, y: contentOffset.y)) }
    return target
  }

  /// SPEC 261. Outside of the legal range there is nowhere to rest.
  private func retarget(_ x: inout AxisPlan, _ y: inout AxisPlan, _ velocity: RKPoint, _ proposed: RKPoint, _ wanted: RKPoint) {
    let target = clampedOffset(wanted)
    trace(.scrollTargetChanged, point: target)
    let offset = contentOffset
    if wanted.x != proposed.x {
      x = AxisPlan(piece: .arrive(offset.x, velocity.x, target.x, at: context.time, physics(vertical: false), curves: true), target: target.x)
    }
    if wanted.y != proposed.y {
      y = AxisPlan(piece: .arrive(offset.y, velocity.y, target.y, at: context.time, physics(vertical: true), curves: true), target: target.y)
    }
  }
}
