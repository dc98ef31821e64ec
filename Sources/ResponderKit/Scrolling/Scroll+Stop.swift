import CResponderKit

// stopScrollingAndZooming (SPEC 339), and what is animated at present (SPEC 340).

extension Context {
  /// Everything that moves ends where it is; what may not stay there is put where it may. The caller holds the scroll view.
  func stopScrollingAndZooming(_ index: UInt32) {
    letGo(index, scrollData(index).pinch, ScrollFlag.zooming)
    if kind(index) == .scroll { letGo(index, scrollData(index).pan, ScrollFlag.dragging) }
    // Another scroll view's drag may have it.
    if kind(index) == .scroll, scrollHas(index, ScrollFlag.dragging) { endDrag(index, cancelled: true) }
    guard kind(index) == .scroll else { return }
    let data = scrollData(index)
    let was = data.flags
    if was & (ScrollFlag.moving | ScrollFlag.stopped) == 0 { return }
    trace(.scrollStoppedByHost, index)
    data.x = ScrollPiece()
    data.y = ScrollPiece()
    data.zoomPiece = ScrollPiece()
    setBusy(index, ScrollFlag.moving | ScrollFlag.stopped | ScrollFlag.topping | ScrollFlag.zoomAnimating, false)
    let zoom = data.zoom
    if was & ScrollFlag.zoomBouncing != 0 { limitZoom(index) }
    let isScaled = data.zoom != zoom
    let scrolled = placeContent(index, restingPlace(index, bounces: was & ~ScrollFlag.animating & (ScrollFlag.moving | ScrollFlag.stopped) != 0))
    if isScaled { tellDidZoom(index) }
    if scrolled { tellDidScroll(index) }
    tellStopped(index, was)
  }

  /// Its recogniser is cancelled, as one that is disabled.
  private func letGo(_ index: UInt32, _ recognizer: UInt32, _ flag: UInt32) {
    guard recognizer != 0, scrollHas(index, flag), kind(recognizer) == .gesture, gesture(recognizer).isUnderway else { return }
    gesture(recognizer).stop(.scrollStoppedByHost, .scrollStoppedByHost)
  }

  /// Where it may stay: on a page, or inside the legal range if it was not put elsewhere.
  private func restingPlace(_ index: UInt32, bounces: Bool) -> RKPoint {
    let offset = contentOffset(index)
    var place = bounces ? clampedOffset(index, offset) : offset
    guard scrollHas(index, ScrollFlag.paging) else { return place }
    scrollData(index).origin = offset
    if canScroll(index, vertical: false), let x = page(index, vertical: false, offset.x, 0, scrollPhysics(index, vertical: false)) { place.x = x }
    if canScroll(index, vertical: true), let y = page(index, vertical: true, offset.y, 0, scrollPhysics(index, vertical: true)) { place.y = y }
    return place
  }

  func isScrollAnimating(_ index: UInt32) -> Bool {
    scrollData(index).flags & (ScrollFlag.animating | ScrollFlag.zoomAnimating) == ScrollFlag.animating
  }

  func isZoomAnimating(_ index: UInt32) -> Bool { scrollData(index).zoomPiece.kind != .none }
}
