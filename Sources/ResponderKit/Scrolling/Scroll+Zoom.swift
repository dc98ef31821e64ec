// SPDX-License-Identifier: MIT
import CResponderKit

// Zooming (SPEC 268): the transform of one view of the content, the size of the content, and the offset follow the scale.

extension ScrollView {
  // MARK: Which view

  /// Whether there is something to zoom; it is kept for what follows. `stray`: what the delegate returned, and is not in it.
  func mayZoom(_ stray: inout View?) -> Bool {
    guard data.maximumZoom > data.minimumZoom else { return false }
    return findZoomed(&stray)
  }

  /// What was found last, unless it has ended.
  var zoomed: View? { context.liveView(ifAny: data.zoomed) }

  private func findZoomed() -> Bool {
    var stray: View?
    return findZoomed(&stray)
  }

  private func findZoomed(_ stray: inout View?) -> Bool {
    guard let found = askViewForZooming(&stray), kind == .scroll, found.makeExtras() != nil else { return false }
    let data = self.data
    data.zoomed = found.handle
    let t = found.transform
    let scale = data.zoom
    data.zoomBase = RKTransform(a: t.a / scale, b: t.b / scale, c: t.c / scale, d: t.d / scale, tx: t.tx, ty: t.ty)
    return true
  }

  /// Give the view a scale, its frame staying where it begins, and the content its size. Returns how far the offset must move for `anchor` to stay where it is.
  func applyZoom(_ scale: Double, _ anchor: RKPoint) -> RKPoint {
    let data = self.data
    guard let zoomed, scale.isFinite, scale > 0, scale != data.zoom, zoomed.isDescendant(of: view), let extras = zoomed.extras else { return RKPoint() }
    let corner = zoomed.frame.origin
    let base = data.zoomBase
    let t = RKTransform(a: base.a * scale, b: base.b * scale, c: base.c * scale, d: base.d * scale, tx: base.tx, ty: base.ty)
    guard t.a.isFinite, t.b.isFinite, t.c.isFinite, t.d.isFinite else { return RKPoint() }
    let ratio = scale / data.zoom
    extras.transform = t
    zoomed.refreshMapping()
    let moved = zoomed.frame.origin
    let center = zoomed.center
    let back = RKPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    if back.isFinite {
      zoomed.move(to: back)
    }
    data.zoom = scale
    let size = zoomed.frame.size
    if size.width.isFinite, size.height.isFinite { data.contentSize = size }
    return RKPoint(x: (anchor.x - corner.x) * (ratio - 1), y: (anchor.y - corner.y) * (ratio - 1))
  }

  private var zoomedFrame: RKRect {
    zoomed?.frame ?? RKRect(0, 0, 0, 0)
  }

  // MARK: The pinch

  func beginZoom(_ pinch: Recognizer) {
    let attempt = pinch.attempt
    stopMoving()
    guard kind == .scroll, pinch.kind == .gesture, pinch.attempt == attempt, pinch.view == view, !has(.zoomAnimating) else { return }
    let data = self.data
    data.zoomStart = data.zoom
    setBusy(.zooming, true)
    tellWillBeginZooming(data.zoomed)
    zoom(pinch)
  }

  func zoom(_ pinch: Recognizer) {
    guard kind == .scroll, pinch.kind == .gesture, has(.zooming) else { return }
    let data = self.data
    let scale = limitedScale(data.zoomStart * pinch.pinchScale)
    if let anchor = pinch.knownPoint(pinch.presentLocation, in: view) { data.zoomAnchor = anchor }
    setScale(scale)
  }

  /// SPEC 253 for scales: beyond its range by a factor of 1 + d it shows 1 + (1 - 1 / (c d + 1)) of it.
  private func limitedScale(_ wanted: Double) -> Double {
    let data = self.data
    let low = data.minimumZoom, high = data.maximumZoom
    guard wanted.isFinite, wanted > 0 else { return wanted > 0 ? high : low }
    if wanted >= low, wanted <= high { return wanted }
    if data.has(.bouncesZoomNot) { return wanted < low ? low : high }
    let factor = context.config(.scrollRubberBand)
    return wanted > high ? high * (1 + rubberBand(wanted / high - 1, 1, factor)) : low / (1 + rubberBand(low / wanted - 1, 1, factor))
  }

  /// About the anchor, and notify of the changes.
  private func setScale(_ scale: Double) {
    let data = self.data
    let zoom = data.zoom
    if scale == zoom { return }
    let shift = applyZoom(scale, data.zoomAnchor)
    // The zoomed view has gone, or cannot take the scale.
    if data.zoom == zoom { return }
    let offset = contentOffset
    let changed = placeContent(RKPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    rebaseDrag()
    tellDidZoom()
    if changed { tellDidScroll() }
  }

  func finishZoom(_ pinch: Recognizer, _ lifted: Bool) {
    guard has(.zooming) else { return }
    if lifted { zoom(pinch) }
    guard kind == .scroll, has(.zooming) else { return }
    setBusy(.zooming, false)
    let data = self.data
    let target = allowedScale(data.zoom)
    if zoomed == nil { data.zoom = target }
    if target != data.zoom, context.animates, !isDying {
      animateZoom(target, follow: !data.has(.dragging) ? zoomedOffset(target, data.zoomAnchor) : nil)
      return setBusy(.zoomBouncing, true)
    }
    ended(.zooming)
    setScale(target)
    guard kind == .scroll else { return }
    let turn = data.turn
    close()
    guard kind == .scroll, data.turn == turn, !data.has(.busy) else { return }
    if settleContent() { tellWillBeginDecelerating() }
  }

  /// Within the limits, as they were given: above a maximum below the minimum it is the maximum. A limit of 0 is no scale, and changes none.
  private func allowedScale(_ scale: Double) -> Double {
    let data = self.data
    let allowed = Double.minimum(Double.maximum(scale, data.minimumZoom), data.maximumZoom)
    return allowed > 0 ? allowed : data.zoom
  }

  /// Into its range at once, in silence.
  func limitZoom() {
    let data = self.data
    _ = applyZoom(allowedScale(data.zoom), data.zoomAnchor)
  }

}

extension Context {
  // MARK: By itself, and set

  /// Whether an animation takes any time of the clock.
  fileprivate var animates: Bool {
    let duration = config(.scrollAnimationDuration)
    return duration >= 1e-6 && time + duration > time
  }
}

extension ScrollView {
  /// The scale, and with `follow` the offset, by the curve of animations.
  private func animateZoom(_ scale: Double, follow offset: RKPoint?) {
    let data = self.data
    let duration = context.config(.scrollAnimationDuration)
    data.zoomPiece = .ease(data.zoom, scale, at: context.time, duration)
    guard let offset else { return }
    let from = contentOffset
    data.x = offset.x == from.x ? ScrollPiece() : .ease(from.x, offset.x, at: context.time, duration)
    data.y = offset.y == from.y ? ScrollPiece() : .ease(from.y, offset.y, at: context.time, duration)
  }

  /// Where the offset will be at another scale: the anchor stays, within the legal range that is then.
  private func zoomedOffset(_ scale: Double, _ anchor: RKPoint) -> RKPoint {
    let corner = zoomedFrame.origin
    let ratio = scale / data.zoom
    let offset = contentOffset
    return legal(RKPoint(x: offset.x + (anchor.x - corner.x) * (ratio - 1), y: offset.y + (anchor.y - corner.y) * (ratio - 1)), at: scale)
  }

  private func legal(_ offset: RKPoint, at scale: Double) -> RKPoint {
    let data = self.data
    let size = data.contentSize
    let present = zoomedFrame.size
    let ratio = scale / data.zoom
    data.contentSize = RKSize(width: present.width * ratio, height: present.height * ratio)
    let place = clampedOffset(offset)
    data.contentSize = size
    return place
  }

  /// setZoomScale:animated:, about the middle of the bounds.
  func setZoomScale(_ scale: Double, animated: Bool) {
    guard findZoomed() else { return }
    let data = self.data
    let size = visibleSize, offset = contentOffset
    let target = allowedScale(scale)
    data.zoomAnchor = RKPoint(x: offset.x + size.width / 2, y: offset.y + size.height / 2)
    zoomTo(target, zoomedOffset(target, data.zoomAnchor), animated)
  }

  /// zoomToRect:animated:; the rectangle in the coordinates of the zoomed view.
  func zoomToRect(_ rect: RKRect, animated: Bool) {
    guard findZoomed(), let zoomed else { return }
    let data = self.data
    let size = visibleSize
    let r = rect.standardized
    var scale = Double.minimum(size.width / r.size.width, size.height / r.size.height)
    guard scale.isFinite else { return }
    scale = allowedScale(scale)
    // Where the middle of the rectangle will be.
    let corner = zoomed.frame.origin
    let middle = zoomed.convertUp(RKPoint(x: r.origin.x + r.size.width / 2, y: r.origin.y + r.size.height / 2), to: view)
    let ratio = scale / data.zoom
    let wanted = RKPoint(
      x: corner.x + (middle.x - corner.x) * ratio - size.width / 2, y: corner.y + (middle.y - corner.y) * ratio - size.height / 2)
    guard wanted.isFinite else { return }
    data.zoomAnchor = middle
    zoomTo(scale, legal(wanted, at: scale), animated)
  }

  private func zoomTo(_ scale: Double, _ offset: RKPoint, _ animated: Bool) {
    let data = self.data
    if scale == data.zoom, offset == contentOffset, !data.has(.moving) { return }
    stopMoving()
    // What the delegate has set in motion meanwhile has won.
    guard kind == .scroll, zoomed != nil, !data.has(.moving) else { return }
    // What leaves begins no animation (SPEC 347). While fingers zoom there is one under way, which they close.
    let animated = animated && !data.has(.zooming) && !isDying
    if animated, context.animates, !context.isLeaving(view) {
      animateZoom(scale, follow: offset)
      setBusy([.animating, .zoomAnimating], true)
      return tellWillBeginZooming(data.zoomed)
    }
    if animated {
      ended(.zooming)
      tellWillBeginZooming(data.zoomed)
      guard kind == .scroll else { return }
    }
    let zooms = scale != data.zoom
    _ = applyZoom(scale, data.zoomAnchor)
    let changed = placeContent(offset)
    rebaseDrag()
    if zooms { tellDidZoom() }
    if changed { tellDidScroll() }
    close()
  }

  func setZoomRange(_ minimum: Double, _ maximum: Double) {
    let data = self.data
    data.minimumZoom = minimum
    data.maximumZoom = maximum
    let scale = data.zoom
    if allowedScale(scale) != scale, !data.has(.zooming) { setZoomScale(scale, animated: false) }
  }
}
