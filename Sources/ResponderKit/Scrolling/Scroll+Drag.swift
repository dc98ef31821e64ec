// SPDX-License-Identifier: MIT
import CResponderKit

// Dragging (SPEC 244-246, 253, 254, 265): the content follows the pan, or the scroll view inside whose edge was reached.

extension Context {
  /// Its pan or pinch has changed its state: the scroll view follows, before the recogniser's own targets hear of it.
  func scrollFollows(_ recognizer: Recognizer, _ state: RKGestureRecognizerState) {
    guard let scrollView = recognizer.view?.object.scrollView, !scrollView.isDying else { return }
    let kept = scrollView.keep()
    enter()
    if recognizer.type == .pan {
      switch state {
      case .began: scrollView.beginDrag(recognizer)
      case .changed: scrollView.drag(recognizer)
      case .ended:
        scrollView.drag(recognizer)
        scrollView.endDrag(cancelled: false)
      default: scrollView.endDrag(cancelled: true)
      }
    } else {
      switch state {
      case .began: scrollView.beginZoom(recognizer)
      case .changed: scrollView.zoom(recognizer)
      default: scrollView.finishZoom(recognizer, state == .ended)
      }
    }
    leave()
    kept.release()
  }

  // MARK: When the pan begins

  /// Whether the pan has gone far enough along an axis that can scroll (SPEC 244).
  func scrollPanBegins(_ pan: Recognizer) -> Bool {
    guard let scrollView = pan.view?.object.scrollView else { return false }
    let axes = scrollView.axes
    let raw = pan.panData.raw
    let local = scrollView.localVector(pan, raw)
    let unit = scrollView.isPlain ? 1 : scrollView.scaleToWindow(raw, local)
    let least = config(.panHysteresis) - timeTolerance
    let x = local.x.magnitude * unit >= least, y = local.y.magnitude * unit >= least
    if (axes & 1 != 0 && x) || (axes & 2 != 0 && y) { return true }
    let attempt = UInt64(pan.attempt)
    if isTracing, x || y, scrollView.data.toldAttempt != attempt {
      scrollView.data.toldAttempt = attempt
      let value: Double = axes == 0 ? 2 : x ? 0 : 1
      let isVertical = value == 1 || (value == 2 && local.y.magnitude > local.x.magnitude)
      trace(.scrollCannotScroll, scrollView.object, value: value, depth: isVertical ? 1 : 0)
      addMeasure(value, scrollView.fit(vertical: isVertical))
    }
    return false
  }

  /// How far the pan has gone along an axis that can scroll, in points of the window; nil: none can.
  func scrollPanMoved(_ pan: Recognizer) -> Measure? {
    guard let scrollView = pan.view?.object.scrollView else { return nil }
    let axes = scrollView.axes
    let raw = pan.panData.raw
    let local = scrollView.localVector(pan, raw)
    let unit = scrollView.isPlain ? 1 : scrollView.scaleToWindow(raw, local)
    let x = local.x.magnitude * unit, y = local.y.magnitude * unit, limit = config(.panHysteresis)
    switch axes {
    case 1: return Measure(value: x, limit: limit, axis: 3)
    case 2: return Measure(value: y, limit: limit, axis: 4)
    case 3: return Measure(value: Double.maximum(x, y), limit: limit)
    default: return nil
    }
  }

  /// Whether scrolling by a wheel or trackpad that goes this way is the pan's. Notches that would move nothing go to those around it.
  func scrollPanAccepts(_ pan: Recognizer, _ way: RKPoint) -> Bool {
    guard let scrollView = pan.view?.object.scrollView else { return false }
    let axes = scrollView.axes
    let local = scrollView.localVector(pan, way)
    if pan.panData.input != 1 { return (axes & 1 != 0 && local.x != 0) || (axes & 2 != 0 && local.y != 0) }
    let range = scrollView.contentOffsetRange, offset = scrollView.contentOffset
    let flags = scrollView.data.flags
    /// In the way's direction, before the edge; or it keeps what would go beyond.
    func accepts(_ way: Double, _ offset: Double, _ low: Double, _ length: Double, keeps: Bool) -> Bool {
      keeps && way != 0 || (way > 0 ? offset > low : way < 0 && offset < low + length)
    }
    return accepts(local.x, offset.x, range.origin.x, range.size.width, keeps: axes & 1 != 0 && flags.has(.keepsHorizontal))
      || accepts(local.y, offset.y, range.origin.y, range.size.height, keeps: axes & 2 != 0 && flags.has(.keepsVertical))
  }
}

extension ScrollView {
  /// How many points of the window one of the scroll view's is.
  fileprivate func scaleToWindow(_ window: RKPoint, _ local: RKPoint) -> Double {
    let there = RKPoint().distance(to: local)
    return there > 0 ? RKPoint().distance(to: window) / there : 1
  }

  /// Whether nothing from the scroll view up is turned or scaled.
  fileprivate var isPlain: Bool {
    for v in view.andAncestors where v.has(.linear) { return false }
    return true
  }

  /// A vector of the pan's window along the scroll view's axes.
  fileprivate func localVector(_ pan: Recognizer, _ vector: RKPoint) -> RKPoint {
    if isPlain { return vector }
    return pan.knownVector(vector, in: view) ?? vector
  }

  /// Where the finger has pushed the offset since the drag began.
  private func push(_ pan: Recognizer, _ raw: RKPoint) -> RKPoint {
    let removed = data.removed
    let way = localVector(pan, RKPoint(x: raw.x - removed.x, y: raw.y - removed.y))
    return RKPoint(x: -way.x, y: -way.y)
  }

  // MARK: The drag

  fileprivate func beginDrag(_ pan: Recognizer) {
    let data = self.data
    let attempt = pan.attempt
    // An ancestor's drag may have it as its own end.
    if data.has(.dragging) { endDrag(cancelled: true) }
    keepMomentum()
    let wasMoving = data.has(.decelerating)
    stopMoving()
    guard kind == .scroll, pan.kind == .gesture, pan.attempt == attempt, pan.view == view, !has(.dragging) else { return }
    let notched = pan.panData.input == 1
    data.removed = pan.panData.removed
    data.driver = 0
    var axes = self.axes
    if axes == 3, data.has(.locks) { axes = lockedAxes(pan) }
    startDrag(axes, notched, indirect: pan.panData.input != 0)
    let drags = data.drags
    trace(.scrollBeganDragging)
    if notched, context.isTracing { context.addMeasure(wasMoving ? 2 : 1, RKPoint()) }
    if !notched { tellWillBeginDragging() }
    if isDragging(drags) { drag(pan, isFirst: true) }
  }

  private func startDrag(_ axes: UInt32, _ notched: Bool, indirect: Bool) {
    let data = self.data
    set(.indirect, indirect)
    data.drags &+= 1
    data.axes = axes
    data.pushed = RKPoint()
    data.over = RKPoint()
    data.handed = 0
    data.chainX = 0
    data.chainY = 0
    data.origin = contentOffset
    data.draggedTime = context.time
    setBusy(notched ? [.dragging, .notched] : .dragging, true)
    rebaseDrag()
  }

  func isDragging(_ drags: UInt64) -> Bool {
    kind == .scroll && has(.dragging) && data.drags == drags
  }

  /// SPEC 265.
  private func lockedAxes(_ pan: Recognizer) -> UInt32 {
    let way = localVector(pan, pan.panData.raw)
    let ratio = context.config(.scrollDirectionalLockRatio)
    if way.x.magnitude > ratio * way.y.magnitude {
      trace(.scrollLocked, value: 0)
      return 1
    }
    if way.y.magnitude > ratio * way.x.magnitude {
      trace(.scrollLocked, value: 1)
      return 2
    }
    return 3
  }

  fileprivate func drag(_ pan: Recognizer, isFirst: Bool = false) {
    let data = self.data
    guard data.has(.dragging), data.driver == 0 else { return }
    let pushed = push(pan, pan.panData.raw)
    if !isFirst, pushed == data.pushed { return }
    // The finger wins over an animation that was begun meanwhile.
    let drags = data.drags
    if data.has([.animating, .decelerating]) {
      stopMoving()
      guard isDragging(drags) else { return }
      rebaseDrag()
    }
    dragContent(to: pushed)
  }

  /// Put the content where the finger has pushed it by now, and what goes beyond to ancestors.
  func dragContent(to pushed: RKPoint) {
    guard context.hasStack else { return diagnose(.tooDeep) }
    let data = self.data
    let drags = data.drags
    data.pushed = pushed
    var place = contentOffset
    if data.axes & 1 != 0 { place.x = draggedPlace(vertical: false) }
    if data.axes & 2 != 0 { place.y = draggedPlace(vertical: true) }
    if !(data.carried == RKPoint()) { loseMomentum() }
    data.draggedTime = context.time
    let changed = placeContent(place)
    if changed { tellDidScroll() }
    if isDragging(drags) { handOver() }
  }

  /// Where one axis is: with a rubber band beyond the edges (SPEC 253), at them, or at them with the rest handed over.
  private func draggedPlace(vertical: Bool) -> Double {
    let data = self.data
    let raw = vertical ? data.base.y + data.pushed.y : data.base.x + data.pushed.x
    let range = self.range(vertical: vertical)
    // Where it was put by the host it may stay.
    let origin = vertical ? data.origin.y : data.origin.x
    let stop = Double.minimum(Double.maximum(raw, Double.minimum(range.low, origin)), Double.maximum(range.high, origin))
    var over = 0.0
    defer { if vertical { data.over.y = over } else { data.over.x = over } }
    if raw != stop, transfers(vertical: vertical), findChained(vertical: vertical) {
      over = raw - stop
      return stop
    }
    if data.has(.notched.union(.bouncesNot(vertical: vertical))) { return stop }
    let edge = Double.minimum(Double.maximum(raw, range.low), range.high)
    let size = visibleSize
    return edge + rubberBand(raw - edge, vertical ? size.height : size.width, context.config(.scrollRubberBand))
  }

  /// The offset was set by other code: the finger continues from there.
  func rebaseDrag() {
    let data = self.data
    if !data.has(.dragging) { return }
    let offset = contentOffset
    var raw = offset
    let stops = data.has(.notched) ? .bouncesNot : data.flags.intersection(.bouncesNot)
    if stops != .bouncesNot {
      let edge = clampedOffset(offset)
      let size = visibleSize
      let factor = context.config(.scrollRubberBand)
      if !stops.has(.bouncesNotHorizontally) { raw.x = edge.x + rubberBandRaw(offset.x - edge.x, size.width, factor) }
      if !stops.has(.bouncesNotVertically) { raw.y = edge.y + rubberBandRaw(offset.y - edge.y, size.height, factor) }
    }
    // What an ancestor has of it stays there.
    data.base = RKPoint(
      x: raw.x + data.over.x - data.pushed.x, y: raw.y + data.over.y - data.pushed.y)
  }

  // MARK: Velocity (SPEC 254)

  /// The offset's velocity in points per second, and that of the finger in the offset's direction.
  var dragVelocity: (offset: RKPoint, finger: RKPoint) {
    let finger = fingerVelocity
    return (draggedVelocity(finger), finger)
  }

  /// That of the pan (SPEC 215), whatever its translation was set to meanwhile; of what is driven, as much as it is given.
  private var fingerVelocity: RKPoint {
    let data = self.data
    var way: RKPoint
    if data.driver == 0 {
      let pan = data.pan
      let velocity = localVector(context.gesture(pan), context.gesture(pan).panVelocity(at: context.time, window: context.config(.scrollReleaseWindow), since: -.infinity))
      // No negative zero.
      way = RKPoint(x: 0 - velocity.x, y: 0 - velocity.y)
    } else {
      guard let driver = context.liveObject(data.driver, .scrolls)?.scrollView, context.hasStack else { return RKPoint() }
      way = driver.fingerVelocity
      if driver.data.over.x == 0 { way.x = 0 }
      if driver.data.over.y == 0 { way.y = 0 }
      way = driver.chainedVector(way, to: self)
    }
    if data.axes & 1 == 0 { way.x = 0 }
    if data.axes & 2 == 0 { way.y = 0 }
    return way.isFinite ? way : RKPoint()
  }

  /// Points of content per point of the finger.
  func draggedVelocity(_ finger: RKPoint) -> RKPoint {
    let velocity = RKPoint(x: finger.x * following(vertical: false), y: finger.y * following(vertical: true))
    return velocity.isFinite ? velocity : RKPoint()
  }

  /// How far one axis goes with a point of the finger: the slope of what `draggedPlace` computes.
  private func following(vertical: Bool) -> Double {
    let data = self.data
    if data.axes & (vertical ? 2 : 1) == 0 || (vertical ? data.over.y : data.over.x) != 0 { return 0 }
    let raw = vertical ? data.base.y + data.pushed.y : data.base.x + data.pushed.x
    let range = self.range(vertical: vertical)
    if data.has(.notched.union(.bouncesNot(vertical: vertical))) {
      let origin = vertical ? data.origin.y : data.origin.x
      return raw >= Double.minimum(range.low, origin) && raw <= Double.maximum(range.high, origin) ? 1 : 0
    }
    let beyond = raw - Double.minimum(Double.maximum(raw, range.low), range.high)
    let size = visibleSize
    return rubberBandSlope(beyond, vertical ? size.height : size.width, context.config(.scrollRubberBand))
  }

  // MARK: Being driven

  /// Another scroll view inside, at its edge, begins to move this one. False if it will not.
  func engage(by driver: ScrollView) -> Bool {
    let drags = driver.data.drags
    let notched = driver.has(.notched)
    if has(.dragging) { return false }
    let kept = keep()
    stopMoving()
    guard driver.isDragging(drags), kind == .scroll, !has(.dragging), !isDying, driver.view.isDescendant(of: view) else { return false }
    startDrag(axes, notched, indirect: driver.has(.indirect))
    data.driver = driver.handle
    let own = data.drags
    trace(.scrollBeganDragging)
    if notched, context.isTracing { context.addMeasure(1, RKPoint()) }
    if !notched { tellWillBeginDragging() }
    let goOn = driver.isDragging(drags) && isDragging(own)
    kept.release()
    return goOn
  }
}
