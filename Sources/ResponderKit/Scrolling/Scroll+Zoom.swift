import CResponderKit

// Zooming (SPEC 268): the transform of one view of the content, the size of the content, and the offset follow the scale.

extension Context {
  // MARK: Which view

  /// Whether there is something to zoom; it is kept for what follows.
  func mayZoom(_ index: UInt32) -> Bool {
    guard scrollData(index).maximumZoom > scrollData(index).minimumZoom else { return false }
    return findZoomed(index)
  }

  private func findZoomed(_ index: UInt32) -> Bool {
    let found = askViewForZooming(index)
    guard found != 0, kind(index) == .scroll, makeExtras(found) != nil else { return false }
    let data = scrollData(index)
    data.zoomed = handle(found)
    let t = view(found).transform
    let scale = data.zoom
    data.zoomBase = RKTransform(a: t.a / scale, b: t.b / scale, c: t.c / scale, d: t.d / scale, tx: t.tx, ty: t.ty)
    return true
  }

  /// Give the view a scale, its frame staying where it begins, and the content its size. Returns how far the offset must move for `anchor` to stay where it is.
  func applyZoom(_ index: UInt32, _ scale: Double, _ anchor: RKPoint) -> RKPoint {
    let data = scrollData(index)
    let zoomed = live(data.zoomed, .views)
    guard zoomed != 0, scale.isFinite, scale > 0, scale != data.zoom, isDescendant(zoomed, of: index), let extras = view(zoomed).extras else { return RKPoint() }
    let corner = frame(zoomed).origin
    let base = data.zoomBase
    let t = RKTransform(a: base.a * scale, b: base.b * scale, c: base.c * scale, d: base.d * scale, tx: base.tx, ty: base.ty)
    guard t.a.isFinite, t.b.isFinite, t.c.isFinite, t.d.isFinite else { return RKPoint() }
    let ratio = scale / data.zoom
    extras.pointee.transform = t
    refreshMapping(zoomed)
    let moved = frame(zoomed).origin
    let center = view(zoomed).center
    let back = RKPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    if back.isFinite {
      view(zoomed).center = back
      refreshMapping(zoomed)
    }
    data.zoom = scale
    let size = frame(zoomed).size
    if size.width.isFinite, size.height.isFinite { data.contentSize = size }
    return RKPoint(x: (anchor.x - corner.x) * (ratio - 1), y: (anchor.y - corner.y) * (ratio - 1))
  }

  private func zoomedFrame(_ index: UInt32) -> RKRect {
    let zoomed = live(scrollData(index).zoomed, .views)
    return zoomed == 0 ? RKRect(0, 0, 0, 0) : frame(zoomed)
  }

  // MARK: The pinch

  func beginZoom(_ index: UInt32, _ pinch: UInt32) {
    let attempt = gesture(pinch).attempt
    stopMoving(index)
    guard kind(index) == .scroll, kind(pinch) == .gesture, gesture(pinch).attempt == attempt, gesture(pinch).view == index else { return }
    let data = scrollData(index)
    data.zoomStart = data.zoom
    setBusy(index, ScrollFlag.zooming, true)
    tellWillBeginZooming(index, data.zoomed)
    zoom(index, pinch)
  }

  func zoom(_ index: UInt32, _ pinch: UInt32) {
    guard kind(index) == .scroll, kind(pinch) == .gesture, scrollHas(index, ScrollFlag.zooming) else { return }
    let data = scrollData(index)
    let scale = limitedScale(index, data.zoomStart * gesture(pinch).pinchScale)
    if let anchor = gesture(pinch).knownPoint(gesture(pinch).presentLocation, in: index) { data.zoomAnchor = anchor }
    setScale(index, scale)
  }

  /// SPEC 253 for scales: beyond its range by a factor of 1 + d it shows 1 + (1 - 1 / (c d + 1)) of it.
  private func limitedScale(_ index: UInt32, _ wanted: Double) -> Double {
    let data = scrollData(index)
    let low = data.minimumZoom, high = data.maximumZoom
    guard wanted.isFinite, wanted > 0 else { return wanted > 0 ? high : low }
    if wanted >= low, wanted <= high { return wanted }
    if data.flags & ScrollFlag.bouncesZoomNot != 0 { return wanted < low ? low : high }
    let factor = config(.scrollRubberBand)
    return wanted > high ? high * (1 + rubberBand(wanted / high - 1, 1, factor)) : low / (1 + rubberBand(low / wanted - 1, 1, factor))
  }

  /// About the anchor, and tell what changed.
  private func setScale(_ index: UInt32, _ scale: Double) {
    let data = scrollData(index)
    let zoom = data.zoom
    if scale == zoom { return }
    let shift = applyZoom(index, scale, data.zoomAnchor)
    // The zoomed view has gone, or cannot take the scale.
    if data.zoom == zoom { return }
    let offset = contentOffset(index)
    let changed = placeContent(index, RKPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    rebaseDrag(index)
    tellDidZoom(index)
    if changed { tellDidScroll(index) }
  }

  func finishZoom(_ index: UInt32, _ pinch: UInt32, _ lifted: Bool) {
    guard scrollHas(index, ScrollFlag.zooming) else { return }
    if lifted { zoom(index, pinch) }
    guard kind(index) == .scroll, scrollHas(index, ScrollFlag.zooming) else { return }
    setBusy(index, ScrollFlag.zooming, false)
    let data = scrollData(index)
    let target = allowedScale(index, data.zoom)
    if live(data.zoomed, .views) == 0 { data.zoom = target }
    if target != data.zoom, animates, !isDying(index) {
      animateZoom(index, target, follow: data.flags & ScrollFlag.dragging == 0 ? zoomedOffset(index, target, data.zoomAnchor) : nil)
      return setBusy(index, ScrollFlag.zoomBouncing, true)
    }
    setScale(index, target)
    guard kind(index) == .scroll else { return }
    let turn = data.turn
    endZoom(index)
    guard kind(index) == .scroll, data.turn == turn, data.flags & ScrollFlag.busy == 0 else { return }
    if settleContent(index) { tellWillBeginDecelerating(index) }
  }

  /// Within the limits, as they were given: above a maximum below the minimum it is the maximum. A limit of 0 is no scale, and changes none.
  private func allowedScale(_ index: UInt32, _ scale: Double) -> Double {
    let data = scrollData(index)
    let allowed = Double.minimum(Double.maximum(scale, data.minimumZoom), data.maximumZoom)
    return allowed > 0 ? allowed : data.zoom
  }

  /// Into its range at once, in silence.
  func limitZoom(_ index: UInt32) {
    let data = scrollData(index)
    _ = applyZoom(index, allowedScale(index, data.zoom), data.zoomAnchor)
  }

  /// It is over.
  func endZoom(_ index: UInt32) { tellDidEndZooming(index, scrollData(index).zoomed, scrollData(index).zoom) }

  // MARK: By itself, and set

  /// Whether an animation takes any time of the clock.
  private var animates: Bool {
    let duration = config(.scrollAnimationDuration)
    return duration >= 1e-6 && time + duration > time
  }

  /// The scale, and with `follow` the offset, by the curve of animations.
  private func animateZoom(_ index: UInt32, _ scale: Double, follow offset: RKPoint?) {
    let data = scrollData(index)
    let duration = config(.scrollAnimationDuration)
    data.zoomPiece = .ease(data.zoom, scale, at: time, duration)
    guard let offset else { return }
    let from = contentOffset(index)
    data.x = offset.x == from.x ? ScrollPiece() : .ease(from.x, offset.x, at: time, duration)
    data.y = offset.y == from.y ? ScrollPiece() : .ease(from.y, offset.y, at: time, duration)
  }

  /// Where the offset will be at another scale: the anchor stays, within the legal range that is then.
  private func zoomedOffset(_ index: UInt32, _ scale: Double, _ anchor: RKPoint) -> RKPoint {
    let corner = zoomedFrame(index).origin
    let ratio = scale / scrollData(index).zoom
    let offset = contentOffset(index)
    return legal(index, RKPoint(x: offset.x + (anchor.x - corner.x) * (ratio - 1), y: offset.y + (anchor.y - corner.y) * (ratio - 1)), at: scale)
  }

  private func legal(_ index: UInt32, _ offset: RKPoint, at scale: Double) -> RKPoint {
    let data = scrollData(index)
    let size = data.contentSize
    let present = zoomedFrame(index).size
    let ratio = scale / data.zoom
    data.contentSize = RKSize(width: present.width * ratio, height: present.height * ratio)
    let place = clampedOffset(index, offset)
    data.contentSize = size
    return place
  }

  /// setZoomScale:animated:, about the middle of the bounds.
  func setZoomScale(_ index: UInt32, _ scale: Double, animated: Bool) {
    guard findZoomed(index) else { return }
    let data = scrollData(index)
    let size = scrollSize(index), offset = contentOffset(index)
    let target = allowedScale(index, scale)
    data.zoomAnchor = RKPoint(x: offset.x + size.width / 2, y: offset.y + size.height / 2)
    zoomTo(index, target, zoomedOffset(index, target, data.zoomAnchor), animated)
  }

  /// zoomToRect:animated:; the rectangle in the coordinates of the zoomed view.
  func zoomToRect(_ index: UInt32, _ rect: RKRect, animated: Bool) {
    guard findZoomed(index) else { return }
    let data = scrollData(index)
    let zoomed = live(data.zoomed, .views)
    let size = scrollSize(index)
    let r = rect.standardized
    var scale = Double.minimum(size.width / r.size.width, size.height / r.size.height)
    guard scale.isFinite else { return }
    scale = allowedScale(index, scale)
    // Where the middle of the rectangle will be.
    let corner = frame(zoomed).origin
    let middle = convertUp(RKPoint(x: r.origin.x + r.size.width / 2, y: r.origin.y + r.size.height / 2), from: zoomed, to: index)
    let ratio = scale / data.zoom
    let wanted = RKPoint(
      x: corner.x + (middle.x - corner.x) * ratio - size.width / 2, y: corner.y + (middle.y - corner.y) * ratio - size.height / 2)
    guard wanted.isFinite else { return }
    data.zoomAnchor = middle
    zoomTo(index, scale, legal(index, wanted, at: scale), animated)
  }

  private func zoomTo(_ index: UInt32, _ scale: Double, _ offset: RKPoint, _ animated: Bool) {
    let data = scrollData(index)
    if scale == data.zoom, offset == contentOffset(index), data.flags & ScrollFlag.moving == 0 { return }
    stopMoving(index)
    guard kind(index) == .scroll, live(data.zoomed, .views) != 0 else { return }
    // What leaves begins no animation (SPEC 347). While fingers zoom there is one under way, which they close.
    let animated = animated && data.flags & ScrollFlag.zooming == 0 && !isDying(index)
    if animated, animates, !isLeaving(index) {
      animateZoom(index, scale, follow: offset)
      setBusy(index, ScrollFlag.animating | ScrollFlag.zoomAnimating, true)
      return tellWillBeginZooming(index, data.zoomed)
    }
    if animated {
      tellWillBeginZooming(index, data.zoomed)
      guard kind(index) == .scroll else { return }
    }
    let zooms = scale != data.zoom
    _ = applyZoom(index, scale, data.zoomAnchor)
    let changed = placeContent(index, offset)
    rebaseDrag(index)
    if zooms { tellDidZoom(index) }
    if changed { tellDidScroll(index) }
    if animated { endZoom(index) }
  }

  func setZoomRange(_ index: UInt32, _ minimum: Double, _ maximum: Double) {
    let data = scrollData(index)
    data.minimumZoom = minimum
    data.maximumZoom = maximum
    let scale = data.zoom
    if allowedScale(index, scale) != scale, data.flags & ScrollFlag.zooming == 0 { setZoomScale(index, scale, animated: false) }
  }
}
