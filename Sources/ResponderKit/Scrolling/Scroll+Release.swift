import CResponderKit

// The finger lifts (SPEC 254-264): where it will come to rest, what the delegate makes of that, and how it gets there.

/// What one axis does after a release.
private struct AxisPlan {
  var piece: ScrollPiece?
  /// Where it comes to rest.
  var target = 0.0
}

extension Context {
  /// The drag is over; `cancelled`: nobody lifted a finger, and nothing is thrown.
  func endDrag(_ index: UInt32, cancelled: Bool) {
    let data = scrollData(index)
    guard data.flags & ScrollFlag.dragging != 0 else { return }
    let velocity = dragVelocity(index)
    var thrown = cancelled ? RKPoint() : withMomentum(index, velocity.offset)
    data.carried = RKPoint()
    var finger = cancelled ? RKPoint() : velocity.finger
    let over = data.over
    let chained = (data.chainX, data.chainY)
    // What an ancestor has been given goes on there.
    if over.x != 0 { (thrown.x, finger.x) = (0, 0) }
    if over.y != 0 { (thrown.y, finger.y) = (0, 0) }
    own(index)
    let driver = handle(index)
    endDrag(index, thrown: thrown, finger: finger)
    let rest = cancelled ? RKPoint() : velocity.finger
    endChained(chained.0, driver, over, rest)
    if chained.1 != chained.0 { endChained(chained.1, driver, over, rest) }
    disown(index)
  }

  private func endChained(_ chained: UInt, _ driver: UInt, _ over: RKPoint, _ finger: RKPoint) {
    let index = live(chained, .scrolls)
    guard index != 0, scrollHas(index, ScrollFlag.dragging), scrollData(index).driver == driver else { return }
    own(index)
    let data = scrollData(index)
    var fling = RKPoint(x: over.x != 0 ? finger.x : 0, y: over.y != 0 ? finger.y : 0)
    // Beyond its own edge it is as slow as its rubber band; its own ancestors have theirs of the finger.
    var thrown = draggedVelocity(index, fling)
    let next = (data.chainX, data.chainY)
    let further = data.over
    if further.x != 0 { (thrown.x, fling.x) = (0, 0) }
    if further.y != 0 { (thrown.y, fling.y) = (0, 0) }
    let handle = handle(index)
    endDrag(index, thrown: thrown, finger: fling)
    endChained(next.0, handle, further, finger)
    if next.1 != next.0 { endChained(next.1, handle, further, finger) }
    disown(index)
  }

  /// SPEC 260. The caller holds the scroll view.
  private func endDrag(_ index: UInt32, thrown: RKPoint, finger: RKPoint) {
    let data = scrollData(index)
    let drags = data.drags
    if data.flags & ScrollFlag.notched != 0 {
      // A wheel's notch is neither a drag nor a throw.
      setBusy(index, ScrollFlag.dragging | ScrollFlag.notched, false)
      data.driver = 0
      return
    }
    let isPaged = data.flags & ScrollFlag.paging != 0
    let isSlow = isSlow(thrown)
    var x = plan(index, vertical: false, thrown.x, isPaged, isSlow: isSlow)
    var y = plan(index, vertical: true, thrown.y, isPaged, isSlow: isSlow)
    let target = RKPoint(x: bounded(x.target), y: bounded(y.target))
    let turn = data.turn
    let wanted = askWillEndDragging(index, RKPoint(x: finger.x / 1000, y: finger.y / 1000), target)
    guard isDragging(index, drags) else { return }
    data.driver = 0
    // What it has set in motion or put elsewhere meanwhile stands.
    let isTaken = data.turn != turn || data.flags & ScrollFlag.animating != 0
    if !isTaken, !(wanted == target) { retarget(index, &x, &y, thrown, target, wanted) }
    let place = RKPoint(x: x.piece == nil ? x.target : contentOffset(index).x, y: y.piece == nil ? y.target : contentOffset(index).y)
    let decelerates = !isTaken && (x.piece != nil || y.piece != nil)
    trace(.scrollEndedDragging, index, point: thrown, value: decelerates ? 1 : 0)
    setBusy(index, ScrollFlag.dragging, false)
    let after = data.turn
    if !isTaken, placeContent(index, place) { tellDidScroll(index) }
    tellDidEndDragging(index, decelerates)
    guard decelerates, kind(index) == .scroll, data.turn == after, window(of: index) != 0 else { return }
    decelerate(index, x.piece, y.piece)
  }

  /// Begin to move by itself.
  private func decelerate(_ index: UInt32, _ x: ScrollPiece?, _ y: ScrollPiece?) {
    let data = scrollData(index)
    data.x = x ?? ScrollPiece()
    data.y = y ?? ScrollPiece()
    setBusy(index, ScrollFlag.decelerating, true)
    trace(
      .scrollBeganDecelerating, index,
      point: RKPoint(
        x: x?.restingPlace(scrollPhysics(index, vertical: false)) ?? contentOffset(index).x,
        y: y?.restingPlace(scrollPhysics(index, vertical: true)) ?? contentOffset(index).y))
    tellWillBeginDecelerating(index)
  }

  /// Let go without a throw, of what a touch or a zoom has held: it comes back from beyond an edge, or to its page. False if it stays.
  func settleContent(_ index: UInt32) -> Bool {
    let isPaged = scrollHas(index, ScrollFlag.paging)
    scrollData(index).origin = contentOffset(index)
    let x = plan(index, vertical: false, 0, isPaged), y = plan(index, vertical: true, 0, isPaged)
    let place = RKPoint(x: x.piece == nil ? x.target : contentOffset(index).x, y: y.piece == nil ? y.target : contentOffset(index).y)
    let turn = scrollData(index).turn
    if placeContent(index, place) { tellDidScroll(index) }
    guard x.piece != nil || y.piece != nil, kind(index) == .scroll, scrollData(index).turn == turn, !isDying(index) else { return false }
    let data = scrollData(index)
    data.x = x.piece ?? ScrollPiece()
    data.y = y.piece ?? ScrollPiece()
    setBusy(index, ScrollFlag.decelerating, true)
    return true
  }

  // MARK: Where to

  /// Whether content that is let go with this velocity stands still (SPEC 262): both axes together are one movement.
  func isSlow(_ velocity: RKPoint) -> Bool { RKPoint().distance(to: velocity) < config(.scrollFlickVelocity) - timeTolerance }

  private func plan(_ index: UInt32, vertical: Bool, _ velocity: Double, _ isPaged: Bool, isSlow: Bool = false) -> AxisPlan {
    let physics = scrollPhysics(index, vertical: vertical)
    let offset = contentOffset(index)
    let x = vertical ? offset.y : offset.x
    if isPaged, canScroll(index, vertical: vertical), let page = page(index, vertical: vertical, x, velocity, physics) {
      return AxisPlan(piece: .arrive(x, velocity, page, at: time, physics, curves: false), target: page)
    }
    guard let piece = ScrollPiece.release(x, isSlow && !physics.isBeyond(x) ? 0 : velocity, at: time, physics) else {
      // What can neither bounce nor spring is at the edge at once.
      return AxisPlan(target: physics.clamped(x))
    }
    return AxisPlan(piece: piece, target: piece.restingPlace(physics))
  }

  /// SPEC 264. nil: there are no pages.
  func page(_ index: UInt32, vertical: Bool, _ x: Double, _ velocity: Double, _ physics: ScrollPhysics) -> Double? {
    let size = vertical ? scrollSize(index).height : scrollSize(index).width
    let origin = vertical ? scrollData(index).origin.y : scrollData(index).origin.x
    let place = x / size
    guard size > 0, place.isFinite, (origin / size).isFinite else { return nil }
    let first = (origin / size).rounded()
    var page = place.rounded()
    if velocity.magnitude > config(.scrollPagingVelocity) {
      page = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    }
    page = Double.minimum(Double.maximum(page, first - 1), first + 1)
    let target = physics.clamped(page * size)
    trace(.scrollPaged, index, point: vertical ? RKPoint(x: contentOffset(index).x, y: target) : RKPoint(x: target, y: contentOffset(index).y), value: page + 0)
    return target
  }

  /// SPEC 261. Outside of the legal range there is nowhere to rest.
  private func retarget(_ index: UInt32, _ x: inout AxisPlan, _ y: inout AxisPlan, _ velocity: RKPoint, _ proposed: RKPoint, _ wanted: RKPoint) {
    let target = clampedOffset(index, wanted)
    trace(.scrollTargetChanged, index, point: target)
    let offset = contentOffset(index)
    if wanted.x != proposed.x {
      x = AxisPlan(piece: .arrive(offset.x, velocity.x, target.x, at: time, scrollPhysics(index, vertical: false), curves: true), target: target.x)
    }
    if wanted.y != proposed.y {
      y = AxisPlan(piece: .arrive(offset.y, velocity.y, target.y, at: time, scrollPhysics(index, vertical: true), curves: true), target: target.y)
    }
  }
}
