import CResponderKit

// What moves by itself: deceleration, bounce, animation (SPEC 255-259, 267). Where it is follows from its present piece and the clock alone.

/// As many pieces may end at one moment.
private let mostHops = 8

extension Context {
  // MARK: The clock

  /// The clock has been moved: put everything that moves where it is now.
  func moveScrolls() {
    scrolls.pass += 1
    let pass = scrolls.pass
    let wasMoving = scrolls.isMoving
    scrolls.isMoving = true
    enter()
    var k = 0
    while k < scrolls.busy.count {
      let index = scrolls.busy[k]
      let data = scrollData(index)
      k += 1
      if data.pass >= pass || data.flags & ScrollFlag.moving == 0 { continue }
      data.pass = pass
      own(index)
      let changes = scrolls.changes
      moveScroll(index)
      // It may have come to its end, and what was called may have begun something.
      if scrolls.changes != changes { k = 0 }
      disown(index)
    }
    scrolls.isMoving = wasMoving
    findScrollMoment()
    leave()
  }

  /// One of them.
  private func moveScroll(_ index: UInt32) {
    let data = scrollData(index)
    let now = time
    var place = contentOffset(index)
    if let x = follow(index, &data.x, vertical: false, now) { place.x = x }
    if let y = follow(index, &data.y, vertical: true, now) { place.y = y }
    if data.flags & ScrollFlag.decelerating != 0, data.flags & ScrollFlag.bouncesNot != 0 {
      let allowed = clampedOffset(index, place)
      if data.flags & ScrollFlag.bouncesNotHorizontally != 0 { place.x = allowed.x }
      if data.flags & ScrollFlag.bouncesNotVertically != 0 { place.y = allowed.y }
    }
    var zoomed = false
    if let scale = follow(index, &data.zoomPiece, vertical: false, now) {
      zoomed = scale != data.zoom
      let shift = applyZoom(index, scale, data.zoomAnchor)
      if data.flags & ScrollFlag.dragging != 0 { place = RKPoint(x: place.x + shift.x, y: place.y + shift.y) }
    }
    let isOver = data.x.kind == .none && data.y.kind == .none && data.zoomPiece.kind == .none
    let changed = placeContent(index, place)
    if data.flags & ScrollFlag.dragging != 0, changed { rebaseDrag(index) }
    findScrollMoment()
    let turn = data.turn
    if zoomed { tellDidZoom(index) }
    if changed { tellDidScroll(index) }
    // What the delegate has begun or stopped has won.
    guard isOver, kind(index) == .scroll, data.turn == turn else { return }
    let was = data.flags
    clearMoving(index)
    if was & ScrollFlag.decelerating != 0 { trace(.scrollEndedDecelerating, index) }
    if was & ScrollFlag.topping != 0 { tellDidScrollToTop(index) } else { tellStopped(index, was) }
  }

  /// A piece at a time; nil if there is none. What ends by then is replaced by what comes after it.
  private func follow(_ index: UInt32, _ piece: inout ScrollPiece, vertical: Bool, _ now: Double) -> Double? {
    if piece.kind == .none { return nil }
    var hops = 0
    while piece.end <= now + timeTolerance {
      let target = piece.target
      guard piece.sequel != .rest, hops < mostHops, let next = piece.next(scrollPhysics(index, vertical: vertical)) else {
        piece = ScrollPiece()
        return target
      }
      if piece.sequel == .outward { trace(.scrollBounced, index, point: RKPoint(x: vertical ? 1 : 0, y: 0), value: next.v0) }
      piece = next
      hops += 1
    }
    return piece.position(at: now)
  }

  // MARK: Beginning and stopping

  /// Ends its deceleration or animation without callbacks; see `tellStopped`.
  func clearMoving(_ index: UInt32) {
    let data = scrollData(index)
    data.x = ScrollPiece()
    data.y = ScrollPiece()
    if data.zoomPiece.kind != .none {
      let scale = data.zoomPiece.target
      data.zoomPiece = ScrollPiece()
      let shift = applyZoom(index, scale, data.zoomAnchor)
      let offset = contentOffset(index)
      _ = placeContent(index, RKPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    }
    setBusy(index, ScrollFlag.moving | ScrollFlag.stopped | ScrollFlag.topping | ScrollFlag.zoomAnimating, false)
  }

  /// A drag or a zoom begins: what moved before ends, and is told so.
  func stopMoving(_ index: UInt32) {
    let was = scrollData(index).flags
    if was & (ScrollFlag.moving | ScrollFlag.stopped) == 0 { return }
    let zoom = scrollData(index).zoom, offset = contentOffset(index)
    clearMoving(index)
    let scrolled = !(contentOffset(index) == offset)
    if scrollData(index).zoom != zoom { tellDidZoom(index) }
    if scrolled { tellDidScroll(index) }
    tellStopped(index, was)
  }

  /// setContentOffset:animated: with an animation.
  func animateContent(_ index: UInt32, to target: RKPoint, topping: Bool = false) {
    let data = scrollData(index)
    let was = data.flags
    let from = contentOffset(index)
    if target == from, was & (ScrollFlag.moving | ScrollFlag.stopped) == 0 { return }
    let duration = config(.scrollAnimationDuration)
    // A clock that the duration does not move on would never come to its end; and what leaves begins nothing (SPEC 347).
    if duration < 1e-6 || time + duration <= time || target == from || isLeaving(index) || isDying(index) {
      setContentOffset(index, target, animated: false)
      if target == from || kind(index) != .scroll || isDying(index) { return }
      if topping { tellDidScrollToTop(index) } else { tellDidEndScrollingAnimation(index) }
      return
    }
    let zoom = data.zoom
    clearMoving(index)
    if data.zoom != zoom { tellDidZoom(index) }
    guard kind(index) == .scroll else { return }
    let start = contentOffset(index)
    if target.x != start.x { data.x = .ease(start.x, target.x, at: time, duration) }
    if target.y != start.y { data.y = .ease(start.y, target.y, at: time, duration) }
    setBusy(index, topping ? ScrollFlag.animating | ScrollFlag.topping : ScrollFlag.animating, true)
    // An animation that another one replaces goes on in it, if it is closed in the same way.
    if topping || was & ScrollFlag.animating == 0 || was & ScrollFlag.zoomAnimating != 0 { tellStopped(index, was) }
  }

  /// The edges have moved: what comes to rest beyond them, or bounces from them, goes on from where it is.
  func replan(_ index: UInt32) {
    let data = scrollData(index)
    if data.flags & ScrollFlag.decelerating == 0 { return }
    replan(index, &data.x, vertical: false)
    replan(index, &data.y, vertical: true)
    findScrollMoment()
  }

  private func replan(_ index: UInt32, _ piece: inout ScrollPiece, vertical: Bool) {
    let physics = scrollPhysics(index, vertical: vertical)
    let offset = contentOffset(index)
    let x = vertical ? offset.y : offset.x
    if piece.kind == .none {
      if physics.isBeyond(x) { piece = .release(x, 0, at: time, physics) ?? ScrollPiece() }
    } else if piece.sequel != .rest || physics.isBeyond(piece.target) {
      piece = .release(piece.position(at: time), piece.rate(at: time), at: time, physics) ?? ScrollPiece()
    }
  }

  /// Points per second, of the offset, now.
  func scrollVelocity(_ index: UInt32) -> RKPoint {
    let data = scrollData(index)
    if data.flags & ScrollFlag.moving != 0, data.flags & ScrollFlag.dragging == 0 {
      return RKPoint(x: bounded(data.x.velocity(at: time)), y: bounded(data.y.velocity(at: time)))
    }
    return data.flags & ScrollFlag.dragging != 0 ? dragVelocity(index).offset : RKPoint()
  }

  // MARK: Stopping for good

  /// A subtree (0: everything) leaves its window, or its window is hidden: what moves or is held in it ends where it may be. No drag and no
  /// animation begins there any more (SPEC 347), so what delegates set in motion is no more than what each drag that ends leaves behind.
  func stopScrolls(below top: UInt32) {
    enter()
    var k = 0
    while k < scrolls.busy.count {
      let index = scrolls.busy[k]
      k += 1
      if !isPart(index, of: top) { continue }
      own(index)
      stopForGood(index)
      disown(index)
      k = 0
    }
    leave()
  }

  private func stopForGood(_ index: UInt32) {
    let was = scrollData(index).flags
    trace(.scrollStopped, index)
    let held = was & (ScrollFlag.decelerating | ScrollFlag.caught | ScrollFlag.dragging | ScrollFlag.zooming)
    if was & ScrollFlag.zooming != 0 { limitZoom(index) }
    clearMoving(index)
    setBusy(index, ScrollFlag.busy | ScrollFlag.notched, false)
    if held != 0, placeContent(index, clampedOffset(index, contentOffset(index))) { tellDidScroll(index) }
    if was & (ScrollFlag.dragging | ScrollFlag.notched) == ScrollFlag.dragging { tellDidEndDragging(index, false) }
    if was & ScrollFlag.zooming != 0 { endZoom(index) }
    tellStopped(index, was)
  }
}
