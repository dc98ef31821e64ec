import CResponderKit

// Dragging (SPEC 244-246, 253, 254, 265): the content follows the pan, or the scroll view inside whose edge was reached.

extension Context {
  /// Its pan or pinch has changed its state: the scroll view follows, before the recogniser's own targets hear of it.
  func scrollFollows(_ recognizer: UInt32, _ state: RKGestureRecognizerState) {
    let index = gesture(recognizer).view
    guard index != 0, kind(index) == .scroll, !isDying(index) else { return }
    own(index)
    enter()
    if gesture(recognizer).type == .pan {
      switch state {
      case .began: beginDrag(index, recognizer)
      case .changed: drag(index, recognizer)
      case .ended:
        drag(index, recognizer)
        endDrag(index, cancelled: false)
      default: endDrag(index, cancelled: true)
      }
    } else {
      switch state {
      case .began: beginZoom(index, recognizer)
      case .changed: zoom(index, recognizer)
      default: finishZoom(index, recognizer, state == .ended)
      }
    }
    leave()
    disown(index)
  }

  // MARK: When the pan begins

  /// Whether the pan has gone far enough along an axis that can scroll (SPEC 244).
  func scrollPanBegins(_ pan: UInt32) -> Bool {
    let index = gesture(pan).view
    guard index != 0, kind(index) == .scroll else { return false }
    let axes = scrollAxes(index)
    let raw = gesture(pan).panData.pointee.raw
    let local = localVector(index, pan, raw)
    let unit = isPlain(index) ? 1 : scaleToWindow(index, pan, raw, local)
    let least = config(.panHysteresis) - timeTolerance
    let x = local.x.magnitude * unit >= least, y = local.y.magnitude * unit >= least
    if (axes & 1 != 0 && x) || (axes & 2 != 0 && y) { return true }
    let attempt = UInt64(gesture(pan).attempt)
    if isTracing, x || y, scrollData(index).toldAttempt != attempt {
      scrollData(index).toldAttempt = attempt
      trace(.scrollCannotScroll, index, value: axes == 0 ? 2 : x ? 0 : 1)
    }
    return false
  }

  /// Whether scrolling by a wheel or trackpad that goes this way is the pan's. Notches that would move nothing go to those around it.
  func scrollPanAccepts(_ pan: UInt32, _ way: RKPoint) -> Bool {
    let index = gesture(pan).view
    guard index != 0, kind(index) == .scroll else { return false }
    let axes = scrollAxes(index)
    let local = localVector(index, pan, way)
    if gesture(pan).panData.pointee.input != 1 { return (axes & 1 != 0 && local.x != 0) || (axes & 2 != 0 && local.y != 0) }
    let range = contentOffsetRange(index), offset = contentOffset(index)
    let flags = scrollData(index).flags
    /// In the way's direction, before the edge; or it keeps what would go beyond.
    func accepts(_ way: Double, _ offset: Double, _ low: Double, _ length: Double, keeps: Bool) -> Bool {
      keeps && way != 0 || (way > 0 ? offset > low : way < 0 && offset < low + length)
    }
    return accepts(local.x, offset.x, range.origin.x, range.size.width, keeps: axes & 1 != 0 && flags & ScrollFlag.keepsHorizontal != 0)
      || accepts(local.y, offset.y, range.origin.y, range.size.height, keeps: axes & 2 != 0 && flags & ScrollFlag.keepsVertical != 0)
  }

  /// How many points of the window one of the scroll view's is.
  private func scaleToWindow(_ index: UInt32, _ pan: UInt32, _ window: RKPoint, _ local: RKPoint) -> Double {
    let there = RKPoint().distance(to: local)
    return there > 0 ? RKPoint().distance(to: window) / there : 1
  }

  /// Whether nothing from the scroll view up is turned or scaled.
  private func isPlain(_ index: UInt32) -> Bool {
    var v = index
    while v != 0 {
      if view(v).has(ViewFlag.linear) { return false }
      v = view(v).superview
    }
    return true
  }

  /// A vector of the pan's window along the scroll view's axes.
  private func localVector(_ index: UInt32, _ pan: UInt32, _ vector: RKPoint) -> RKPoint {
    if isPlain(index) { return vector }
    return gesture(pan).knownVector(vector, in: index) ?? vector
  }

  /// Where the finger has pushed the offset since the drag began.
  private func push(_ index: UInt32, _ pan: UInt32, _ raw: RKPoint) -> RKPoint {
    let removed = scrollData(index).removed
    let way = localVector(index, pan, RKPoint(x: raw.x - removed.x, y: raw.y - removed.y))
    return RKPoint(x: -way.x, y: -way.y)
  }

  // MARK: The drag

  private func beginDrag(_ index: UInt32, _ pan: UInt32) {
    let data = scrollData(index)
    let attempt = gesture(pan).attempt
    // An ancestor's drag may have it as its own end.
    if data.flags & ScrollFlag.dragging != 0 { endDrag(index, cancelled: true) }
    keepMomentum(index)
    stopMoving(index)
    guard kind(index) == .scroll, kind(pan) == .gesture, gesture(pan).attempt == attempt, gesture(pan).view == index else { return }
    let notched = gesture(pan).panData.pointee.input == 1
    data.removed = gesture(pan).panData.pointee.removed
    data.driver = 0
    var axes = scrollAxes(index)
    if axes == 3, data.flags & ScrollFlag.locks != 0 { axes = lockedAxes(index, pan) }
    startDrag(index, axes, notched, indirect: gesture(pan).panData.pointee.input != 0)
    let drags = data.drags
    trace(.scrollBeganDragging, index)
    if !notched { tellWillBeginDragging(index) }
    if isDragging(index, drags) { drag(index, pan, isFirst: true) }
  }

  private func startDrag(_ index: UInt32, _ axes: UInt32, _ notched: Bool, indirect: Bool) {
    let data = scrollData(index)
    setScroll(index, ScrollFlag.indirect, indirect)
    data.drags &+= 1
    data.axes = axes
    data.pushed = RKPoint()
    data.over = RKPoint()
    data.handed = 0
    data.chainX = 0
    data.chainY = 0
    data.origin = contentOffset(index)
    data.draggedTime = time
    setBusy(index, notched ? ScrollFlag.dragging | ScrollFlag.notched : ScrollFlag.dragging, true)
    rebaseDrag(index)
  }

  func isDragging(_ index: UInt32, _ drags: UInt64) -> Bool {
    kind(index) == .scroll && scrollHas(index, ScrollFlag.dragging) && scrollData(index).drags == drags
  }

  /// SPEC 265.
  private func lockedAxes(_ index: UInt32, _ pan: UInt32) -> UInt32 {
    let way = localVector(index, pan, gesture(pan).panData.pointee.raw)
    let ratio = config(.scrollDirectionalLockRatio)
    if way.x.magnitude > ratio * way.y.magnitude {
      trace(.scrollLocked, index, value: 0)
      return 1
    }
    if way.y.magnitude > ratio * way.x.magnitude {
      trace(.scrollLocked, index, value: 1)
      return 2
    }
    return 3
  }

  private func drag(_ index: UInt32, _ pan: UInt32, isFirst: Bool = false) {
    let data = scrollData(index)
    guard data.flags & ScrollFlag.dragging != 0, data.driver == 0 else { return }
    let pushed = push(index, pan, gesture(pan).panData.pointee.raw)
    if !isFirst, pushed == data.pushed { return }
    // The finger wins over an animation that was begun meanwhile.
    let drags = data.drags
    if data.flags & (ScrollFlag.animating | ScrollFlag.decelerating) != 0 {
      stopMoving(index)
      guard isDragging(index, drags) else { return }
      rebaseDrag(index)
    }
    dragContent(index, to: pushed)
  }

  /// Put the content where the finger has pushed it by now, and what goes beyond to ancestors.
  func dragContent(_ index: UInt32, to pushed: RKPoint) {
    guard hasStack else { return diagnose(.tooDeep, index) }
    let data = scrollData(index)
    let drags = data.drags
    data.pushed = pushed
    var place = contentOffset(index)
    if data.axes & 1 != 0 { place.x = draggedPlace(index, vertical: false) }
    if data.axes & 2 != 0 { place.y = draggedPlace(index, vertical: true) }
    if !(data.carried == RKPoint()) { loseMomentum(index) }
    data.draggedTime = time
    let changed = placeContent(index, place)
    if changed { tellDidScroll(index) }
    if isDragging(index, drags) { handOver(index) }
  }

  /// Where one axis is: with a rubber band beyond the edges (SPEC 253), at them, or at them with the rest handed over.
  private func draggedPlace(_ index: UInt32, vertical: Bool) -> Double {
    let data = scrollData(index)
    let raw = vertical ? data.base.y + data.pushed.y : data.base.x + data.pushed.x
    let range = scrollRange(index, vertical: vertical)
    // Where it was put by the host it may stay.
    let origin = vertical ? data.origin.y : data.origin.x
    let stop = Double.minimum(Double.maximum(raw, Double.minimum(range.low, origin)), Double.maximum(range.high, origin))
    var over = 0.0
    defer { if vertical { data.over.y = over } else { data.over.x = over } }
    if raw != stop, transfers(index, vertical: vertical), findChained(index, vertical: vertical) {
      over = raw - stop
      return stop
    }
    if data.flags & (ScrollFlag.notched | ScrollFlag.bouncesNot(vertical: vertical)) != 0 { return stop }
    let edge = Double.minimum(Double.maximum(raw, range.low), range.high)
    let size = scrollSize(index)
    return edge + rubberBand(raw - edge, vertical ? size.height : size.width, config(.scrollRubberBand))
  }

  /// The offset has been set otherwise: the finger goes on from there.
  func rebaseDrag(_ index: UInt32) {
    let data = scrollData(index)
    if data.flags & ScrollFlag.dragging == 0 { return }
    let offset = contentOffset(index)
    var raw = offset
    let stops = data.flags & ScrollFlag.notched != 0 ? ScrollFlag.bouncesNot : data.flags & ScrollFlag.bouncesNot
    if stops != ScrollFlag.bouncesNot {
      let edge = clampedOffset(index, offset)
      let size = scrollSize(index)
      let factor = config(.scrollRubberBand)
      if stops & ScrollFlag.bouncesNotHorizontally == 0 { raw.x = edge.x + rubberBandRaw(offset.x - edge.x, size.width, factor) }
      if stops & ScrollFlag.bouncesNotVertically == 0 { raw.y = edge.y + rubberBandRaw(offset.y - edge.y, size.height, factor) }
    }
    // What an ancestor has of it stays there.
    data.base = RKPoint(
      x: raw.x + data.over.x - data.pushed.x, y: raw.y + data.over.y - data.pushed.y)
  }

  // MARK: Velocity (SPEC 254)

  /// The offset's velocity in points per second, and that of the finger in the offset's direction.
  func dragVelocity(_ index: UInt32) -> (offset: RKPoint, finger: RKPoint) {
    let finger = fingerVelocity(index)
    return (draggedVelocity(index, finger), finger)
  }

  /// That of the pan (SPEC 215), whatever its translation was set to meanwhile; of what is driven, as much as it is given.
  private func fingerVelocity(_ index: UInt32) -> RKPoint {
    let data = scrollData(index)
    var way: RKPoint
    if data.driver == 0 {
      let pan = data.pan
      let velocity = localVector(index, pan, gesture(pan).panVelocity(at: time, window: config(.scrollReleaseWindow), since: -.infinity))
      // No negative zero.
      way = RKPoint(x: 0 - velocity.x, y: 0 - velocity.y)
    } else {
      let driver = live(data.driver, .scrolls)
      guard driver != 0, hasStack else { return RKPoint() }
      way = fingerVelocity(driver)
      if scrollData(driver).over.x == 0 { way.x = 0 }
      if scrollData(driver).over.y == 0 { way.y = 0 }
      way = chainedVector(way, from: driver, to: index)
    }
    if data.axes & 1 == 0 { way.x = 0 }
    if data.axes & 2 == 0 { way.y = 0 }
    return way.isFinite ? way : RKPoint()
  }

  /// Points of content per point of the finger.
  func draggedVelocity(_ index: UInt32, _ finger: RKPoint) -> RKPoint {
    let velocity = RKPoint(x: finger.x * following(index, vertical: false), y: finger.y * following(index, vertical: true))
    return velocity.isFinite ? velocity : RKPoint()
  }

  /// How far one axis goes with a point of the finger: the slope of what `draggedPlace` computes.
  private func following(_ index: UInt32, vertical: Bool) -> Double {
    let data = scrollData(index)
    if data.axes & (vertical ? 2 : 1) == 0 || (vertical ? data.over.y : data.over.x) != 0 { return 0 }
    let raw = vertical ? data.base.y + data.pushed.y : data.base.x + data.pushed.x
    let range = scrollRange(index, vertical: vertical)
    if data.flags & (ScrollFlag.notched | ScrollFlag.bouncesNot(vertical: vertical)) != 0 {
      let origin = vertical ? data.origin.y : data.origin.x
      return raw >= Double.minimum(range.low, origin) && raw <= Double.maximum(range.high, origin) ? 1 : 0
    }
    let beyond = raw - Double.minimum(Double.maximum(raw, range.low), range.high)
    let size = scrollSize(index)
    return rubberBandSlope(beyond, vertical ? size.height : size.width, config(.scrollRubberBand))
  }

  // MARK: Being driven

  /// Another scroll view inside, at its edge, begins to move this one. False if it will not.
  func engage(_ index: UInt32, by driver: UInt32) -> Bool {
    let drags = scrollData(driver).drags
    let notched = scrollHas(driver, ScrollFlag.notched)
    if scrollHas(index, ScrollFlag.dragging) { return false }
    own(index)
    defer { disown(index) }
    stopMoving(index)
    guard isDragging(driver, drags), kind(index) == .scroll, !isDying(index), isDescendant(driver, of: index) else { return false }
    startDrag(index, scrollAxes(index), notched, indirect: scrollHas(driver, ScrollFlag.indirect))
    scrollData(index).driver = handle(driver)
    let own = scrollData(index).drags
    trace(.scrollBeganDragging, index)
    if !notched { tellWillBeginDragging(index) }
    return isDragging(driver, drags) && isDragging(index, own)
  }
}
