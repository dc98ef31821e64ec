// SPDX-License-Identifier: MIT
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
      let data = scrollView(index).data
      k += 1
      if data.pass >= pass || !data.has(.moving) { continue }
      data.pass = pass
      let kept = object(index).keep()
      let changes = scrolls.changes
      scrollView(index).move()
      // It may have come to its end, and what was called may have begun something.
      if scrolls.changes != changes { k = 0 }
      kept.release()
    }
    scrolls.isMoving = wasMoving
    findScrollMoment()
    leave()
  }
}

extension ScrollView {
  /// One of them.
  fileprivate func move() {
    let data = self.data
    let now = context.time
    var place = contentOffset
    if let x = follow(&data.x, vertical: false, now) { place.x = x }
    if let y = follow(&data.y, vertical: true, now) { place.y = y }
    if data.has(.decelerating), data.has(.bouncesNot) {
      let allowed = clampedOffset(place)
      if data.has(.bouncesNotHorizontally) { place.x = allowed.x }
      if data.has(.bouncesNotVertically) { place.y = allowed.y }
    }
    var zoomed = false
    if let scale = follow(&data.zoomPiece, vertical: false, now) {
      zoomed = scale != data.zoom
      let shift = applyZoom(scale, data.zoomAnchor)
      if data.has(.dragging) { place = RKPoint(x: place.x + shift.x, y: place.y + shift.y) }
    }
    let isOver = data.x.kind == .none && data.y.kind == .none && data.zoomPiece.kind == .none
    let changed = placeContent(place)
    if data.has(.dragging), changed { rebaseDrag() }
    context.findScrollMoment()
    let turn = data.turn
    if zoomed { tellDidZoom() }
    if changed { tellDidScroll() }
    // What the delegate has begun or stopped has won.
    guard isOver, kind == .scroll, data.turn == turn else { return }
    let was = data.flags
    clearMoving()
    if was.has(.decelerating) { trace(.scrollEndedDecelerating) }
    close()
    if was.has(.topping), kind == .scroll { tellDidScrollToTop() }
  }

  /// A piece at a time; nil if there is none. What ends by then is replaced by what comes after it.
  private func follow(_ piece: inout ScrollPiece, vertical: Bool, _ now: Double) -> Double? {
    if piece.kind == .none { return nil }
    var hops = 0
    while piece.end <= now + timeTolerance {
      let target = piece.target
      guard piece.sequel != .rest, hops < mostHops, let next = piece.next(physics(vertical: vertical)) else {
        piece = ScrollPiece()
        return target
      }
      if piece.sequel == .outward { trace(.scrollBounced, point: RKPoint(x: vertical ? 1 : 0, y: 0), value: next.v0) }
      piece = next
      hops += 1
    }
    return piece.position(at: now)
  }

  // MARK: Beginning and stopping

  /// Ends its deceleration or animation, a zoom's too, without callbacks; `close` follows. `continues`: another takes its place.
  func clearMoving(continues: Bool = false) {
    let data = self.data
    if !continues { ended(data.flags.subtracting([.dragging, .zooming])) }
    data.x = ScrollPiece()
    data.y = ScrollPiece()
    if data.zoomPiece.kind != .none {
      let scale = data.zoomPiece.target
      data.zoomPiece = ScrollPiece()
      let shift = applyZoom(scale, data.zoomAnchor)
      let offset = contentOffset
      _ = placeContent(RKPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    }
    setBusy([.moving, .stopped, .topping, .zoomAnimating], false)
  }

  /// A drag or a zoom begins: an earlier movement ends, with its closing callback. The caller holds the scroll view.
  func stopMoving() {
    close()
    guard kind == .scroll else { return }
    let was = data.flags
    if !was.has([.moving, .stopped]) { return }
    let zoom = data.zoom, offset = contentOffset
    clearMoving()
    let scrolled = !(contentOffset == offset)
    if data.zoom != zoom { tellDidZoom() }
    if scrolled { tellDidScroll() }
    close()
  }

  /// setContentOffset:animated: with an animation.
  func animateContent(to target: RKPoint, topping: Bool = false) {
    let data = self.data
    let from = contentOffset
    if target == from, !data.has([.moving, .stopped]) { return }
    let duration = context.config(.scrollAnimationDuration)
    // A clock that the duration does not move on would never come to its end; and what leaves begins nothing (SPEC 347).
    if duration < 1e-6 || context.time + duration <= context.time || target == from || context.isLeaving(view) || isDying {
      setContentOffset(target, animated: false)
      if target == from || kind != .scroll || isDying { return }
      if topping { tellDidScrollToTop() } else { tellDidEndScrollingAnimation() }
      return
    }
    close()
    guard kind == .scroll else { return }
    let was = data.flags
    if was.has(.decelerating) { trace(.scrollStoppedBySetting) }
    let zoom = data.zoom
    // An animation that replaces another continues it, if both are closed in the same way.
    clearMoving(continues: !topping && was.has(.animating) && !was.has(.zoomAnimating))
    if data.zoom != zoom { tellDidZoom() }
    guard kind == .scroll else { return }
    let start = contentOffset
    if target.x != start.x { data.x = .ease(start.x, target.x, at: context.time, duration) }
    if target.y != start.y { data.y = .ease(start.y, target.y, at: context.time, duration) }
    setBusy(topping ? [.animating, .topping] : .animating, true)
    close()
  }

  /// The edges have moved: what comes to rest beyond them, or bounces from them, continues from its present offset.
  func replan() {
    let data = self.data
    if !data.has(.decelerating) { return }
    replan(&data.x, vertical: false)
    replan(&data.y, vertical: true)
    context.findScrollMoment()
  }

  private func replan(_ piece: inout ScrollPiece, vertical: Bool) {
    let physics = self.physics(vertical: vertical)
    let offset = contentOffset
    let x = vertical ? offset.y : offset.x
    if piece.kind == .none {
      if physics.isBeyond(x) { piece = .release(x, 0, at: context.time, physics) ?? ScrollPiece() }
    } else if piece.sequel != .rest || physics.isBeyond(piece.target) {
      piece = .release(piece.position(at: context.time), piece.rate(at: context.time), at: context.time, physics) ?? ScrollPiece()
    }
  }

  /// Points per second, of the offset, now.
  var velocity: RKPoint {
    let data = self.data
    if data.has(.moving), !data.has(.dragging) {
      return RKPoint(x: bounded(data.x.velocity(at: context.time)), y: bounded(data.y.velocity(at: context.time)))
    }
    return data.has(.dragging) ? dragVelocity.offset : RKPoint()
  }
}

extension Context {
  // MARK: Stopping for good

  /// A subtree (nil: everything) leaves its window, or its window is hidden: what moves or is held in it ends where it may be. No drag and no
  /// animation begins there any more (SPEC 347), so what delegates set in motion is no more than what each drag that ends leaves behind.
  func stopScrolls(below top: View?) {
    enter()
    var k = 0
    while k < scrolls.busy.count {
      let index = scrolls.busy[k]
      k += 1
      if !isPart(view(ifAny: index), of: top) { continue }
      let kept = object(index).keep()
      scrollView(index).stopForGood()
      kept.release()
      k = 0
    }
    leave()
  }
}

extension ScrollView {
  fileprivate func stopForGood() {
    let was = data.flags
    trace(.scrollStopped)
    let held = was.has([.decelerating, .caught, .dragging, .zooming])
    if was.has(.zooming) { limitZoom() }
    clearMoving()
    setBusy([.busy, .notched], false)
    ended(was.intersection([.dragging, .notched, .zooming]))
    if held, placeContent(clampedOffset(contentOffset)) { tellDidScroll() }
    close()
  }
}
