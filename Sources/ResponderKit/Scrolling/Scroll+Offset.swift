import CResponderKit

// Where a scroll view is and may be: contentOffset, contentSize, insets (SPEC 243, 244, 267).

/// Larger sums are no numbers that one could go on with.
private let farthest = Double.greatestFiniteMagnitude / 4

func bounded(_ value: Double) -> Double { value.isNaN ? 0 : Double.minimum(Double.maximum(value, -farthest), farthest) }

extension Context {
  func contentOffset(_ index: UInt32) -> RKPoint { view(index).bounds.origin }

  /// Of the bounds, standardised.
  func scrollSize(_ index: UInt32) -> RKSize {
    let size = view(index).bounds.size
    return RKSize(width: bounded(size.width.magnitude), height: bounded(size.height.magnitude))
  }

  /// The legal range of an axis (SPEC 243).
  func scrollRange(_ index: UInt32, vertical: Bool) -> (low: Double, high: Double) {
    let data = scrollData(index)
    let size = scrollSize(index)
    let before = vertical ? data.inset.top : data.inset.left
    let after = vertical ? data.inset.bottom : data.inset.right
    let content = vertical ? data.contentSize.height : data.contentSize.width
    let low = bounded(-before) + 0
    return (low, Double.maximum(low, bounded(bounded(content) + bounded(after) - (vertical ? size.height : size.width))))
  }

  /// The whole of it: least offset, and how far it goes from there.
  func contentOffsetRange(_ index: UInt32) -> RKRect {
    let x = scrollRange(index, vertical: false), y = scrollRange(index, vertical: true)
    return RKRect(x.low, y.low, x.high - x.low, y.high - y.low)
  }

  func clampedOffset(_ index: UInt32, _ offset: RKPoint) -> RKPoint {
    let x = scrollRange(index, vertical: false), y = scrollRange(index, vertical: true)
    return RKPoint(
      x: Double.minimum(Double.maximum(offset.x, x.low), x.high), y: Double.minimum(Double.maximum(offset.y, y.low), y.high))
  }

  /// SPEC 244.
  func canScroll(_ index: UInt32, vertical: Bool) -> Bool {
    let range = scrollRange(index, vertical: vertical)
    if range.high > range.low { return true }
    let always = vertical ? ScrollFlag.alwaysVertical : ScrollFlag.alwaysHorizontal
    return scrollData(index).flags & (ScrollFlag.bouncesNot(vertical: vertical) | always) == always
  }

  /// The axes that can: 1 horizontal, 2 vertical.
  func scrollAxes(_ index: UInt32) -> UInt32 { (canScroll(index, vertical: false) ? 1 : 0) | (canScroll(index, vertical: true) ? 2 : 0) }

  /// The constants that hold for a piece which starts now.
  func scrollPhysics(_ index: UInt32, vertical: Bool) -> ScrollPhysics {
    var physics = ScrollPhysics()
    (physics.least, physics.greatest) = scrollRange(index, vertical: vertical)
    physics.bounces = !scrollHas(index, ScrollFlag.bouncesNot(vertical: vertical))
    physics.setRate(config(scrollHas(index, ScrollFlag.fast) ? .scrollDecelerationFast : .scrollDecelerationNormal))
    physics.stop = config(.scrollStopVelocity)
    physics.omega = config(.scrollBounceOmega)
    physics.restVelocity = config(.scrollRestVelocity)
    physics.slow = config(.scrollRestRateSlow)
    physics.quick = config(.scrollRestRateFast)
    physics.settle = config(.scrollSettleDistance)
    return physics
  }

  // MARK: Moving it

  /// Sets contentOffset without callbacks; returns whether it changed.
  func placeContent(_ index: UInt32, _ offset: RKPoint) -> Bool {
    // No negative zero.
    let place = RKPoint(x: offset.x.isFinite ? offset.x + 0 : contentOffset(index).x, y: offset.y.isFinite ? offset.y + 0 : contentOffset(index).y)
    if place == contentOffset(index) { return false }
    view(index).bounds.origin = place
    refreshMapping(index)
    return true
  }

  /// setContentOffset: (SPEC 267). The caller holds the scroll view.
  func setContentOffset(_ index: UInt32, _ offset: RKPoint, animated: Bool) {
    if animated { return animateContent(index, to: offset) }
    let was = scrollData(index).flags
    if was & ScrollFlag.moving != 0 { trace(.scrollStoppedBySetting, index) }
    let zoom = scrollData(index).zoom, before = contentOffset(index)
    clearMoving(index)
    _ = placeContent(index, offset)
    let changed = !(contentOffset(index) == before)
    rebaseDrag(index)
    if scrollData(index).zoom != zoom { tellDidZoom(index) }
    if changed { tellDidScroll(index) }
    tellStopped(index, was)
  }

  /// bounds.origin was written through the view: it stops nothing, but is a change of the offset.
  func setScrollBounds(_ index: UInt32, _ bounds: RKRect) {
    let before = contentOffset(index)
    let resized = view(index).bounds.size.width != bounds.size.width || view(index).bounds.size.height != bounds.size.height
    view(index).bounds = bounds
    refreshMapping(index)
    if resized { replan(index) }
    if contentOffset(index) == before { return }
    rebaseDrag(index)
    own(index)
    tellDidScroll(index)
    disown(index)
  }

  /// What has been stopped is told of its end, where it had been announced.
  func tellStopped(_ index: UInt32, _ was: UInt32) {
    guard kind(index) == .scroll else { return }
    if was & (ScrollFlag.zoomBouncing | ScrollFlag.zoomAnimating) != 0 { endZoom(index) }
    if was & (ScrollFlag.decelerating | ScrollFlag.caught) != 0 {
      tellDidEndDecelerating(index)
    } else if was & ScrollFlag.halted != 0 || was & (ScrollFlag.animating | ScrollFlag.zoomAnimating | ScrollFlag.topping) == ScrollFlag.animating {
      tellDidEndScrollingAnimation(index)
    }
  }

  /// scrollRectToVisible:animated:, by as little as does it.
  func scrollToVisible(_ index: UInt32, _ rect: RKRect, animated: Bool) {
    let r = rect.standardized
    let size = scrollSize(index)
    let offset = contentOffset(index)
    func least(_ x: Double, _ from: Double, _ length: Double, _ room: Double) -> Double {
      let end = from + length - room
      return Double.minimum(Double.maximum(x, Double.minimum(from, end)), Double.maximum(from, end))
    }
    let wanted = RKPoint(x: least(offset.x, r.origin.x, r.size.width, size.width), y: least(offset.y, r.origin.y, r.size.height, size.height))
    if wanted == offset { return }
    let target = clampedOffset(index, wanted)
    if !(target == offset) { setContentOffset(index, target, animated: animated) }
  }

  /// What a tap on the status bar does.
  func scrollToTop(_ index: UInt32) -> Bool {
    if scrollHas(index, ScrollFlag.scrollsToTopNot) || !askShouldScrollToTop(index) || kind(index) != .scroll || isDying(index) { return false }
    let target = RKPoint(x: contentOffset(index).x, y: scrollRange(index, vertical: true).low)
    if target == contentOffset(index) {
      setContentOffset(index, target, animated: false)
      tellDidScrollToTop(index)
      return true
    }
    animateContent(index, to: target, topping: true)
    return true
  }

  // MARK: What it is made of

  func setContentSize(_ index: UInt32, _ size: RKSize) {
    scrollData(index).contentSize = size
    replan(index)
  }

  func setContentInset(_ index: UInt32, _ inset: RKEdgeInsets) {
    scrollData(index).inset = inset
    replan(index)
  }
}
