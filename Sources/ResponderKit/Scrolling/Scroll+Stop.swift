// SPDX-License-Identifier: MIT
import CResponderKit

// stopScrollingAndZooming (SPEC 339), and what is animated at present (SPEC 340).

extension ScrollView {
  /// Everything that moves ends where it is; what may not stay there is put where it may. The caller holds the scroll view.
  func stopScrollingAndZooming() {
    letGo(context.gesture(ifAny: data.pinch), .zooming)
    if kind == .scroll { letGo(context.gesture(ifAny: data.pan), .dragging) }
    // Another scroll view's drag may have it.
    if kind == .scroll, has(.dragging) { endDrag(cancelled: true) }
    guard kind == .scroll else { return }
    let data = self.data
    let was = data.flags
    if !was.has([.moving, .stopped]) { return }
    trace(.scrollStoppedByHost)
    data.x = ScrollPiece()
    data.y = ScrollPiece()
    data.zoomPiece = ScrollPiece()
    setBusy([.moving, .stopped, .topping, .zoomAnimating], false)
    let zoom = data.zoom
    if was.has(.zoomBouncing) { limitZoom() }
    let isScaled = data.zoom != zoom
    ended(was.subtracting([.dragging, .zooming]))
    let scrolled = placeContent(restingPlace(bounces: was.subtracting(.animating).has([.moving, .stopped])))
    if isScaled { tellDidZoom() }
    if scrolled { tellDidScroll() }
    close()
  }

  /// Its recogniser is cancelled, as one that is disabled.
  private func letGo(_ recognizer: Recognizer?, _ flag: ScrollFlags) {
    guard let recognizer, has(flag), recognizer.kind == .gesture, recognizer.isUnderway else { return }
    recognizer.stop(.scrollStoppedByHost, .scrollStoppedByHost)
  }

  /// Where it may stay: on a page, or inside the legal range if it was not put elsewhere.
  private func restingPlace(bounces: Bool) -> RKPoint {
    let offset = contentOffset
    var place = bounces ? clampedOffset(offset) : offset
    guard has(.paging) else { return place }
    data.origin = offset
    if canScroll(vertical: false), let x = page(vertical: false, offset.x, 0, physics(vertical: false)) { place.x = x }
    if canScroll(vertical: true), let y = page(vertical: true, offset.y, 0, physics(vertical: true)) { place.y = y }
    return place
  }

  var isScrollAnimating: Bool {
    data.flags.intersection([.animating, .zoomAnimating]) == .animating
  }

  var isZoomAnimating: Bool { data.zoomPiece.kind != .none }
}
