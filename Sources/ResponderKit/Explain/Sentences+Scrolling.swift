// SPDX-License-Identifier: MIT
import CResponderKit

// Sentences for the reasons of scroll views: delays, cancellations, movement; Explain.swift lists the placeholders.

extension Context {
  func scrollSentence(_ r: RKTraceRecord) -> Literal {
    switch r.reason {
    // Touches of the content
    case .scrollTouchDelayed: "touch %i is held back from %w until %s: %o waits to see whether it scrolls"
    case .scrollDelayOver: "touch %i goes to %w: %o has waited long enough"
    case .scrollDelayLifted: "touch %i goes to %w: it lifted, and %o has not scrolled"
    case .scrollDelayDropped:
      isOfOwn(r) ? "touch %i did not reach %w: %o held it back, and then scrolled" : "touch %i did not reach %w: %o held it back and did not pass it on"
    case .scrollTouchRefused: "touch %i did not reach %w: touchesShouldBegin of %o returned false"
    // Why it does not move
    case .scrollMayNotCancel: "%o does not scroll: %w has the touch, and canCancelContentTouches is false"
    case .scrollCancelRefused: "%o does not scroll: %w has the touch, and touchesShouldCancel returned false"
    case .scrollCannotScroll: cannotScrollSentence(r)
    case .scrollDisabled: "%o does not scroll: scrollEnabled is false"
    case .scrollCannotZoom:
      r.point.y == 2 ? "%o zooms no farther: its maximumZoomScale is %x"
        : r.point.y == 3 ? "%o zooms no farther: its minimumZoomScale is %x"
        : r.point.y == 1 ? "%o does not zoom: its maximumZoomScale, %r, is not above its minimumZoomScale, %x"
        : r.other != nil ? "%o does not zoom: %w, which viewForZooming of its delegate returned, is not in it"
        : "%o does not zoom: there is no view for zooming, which viewForZooming of its delegate returns"
    // The end of a drag
    case .scrollEndedDragging:
      r.value == 2 ? "%o is no longer dragged; its animation continues"
        : r.value == 1 ? "%o is no longer dragged; its velocity is %p points per second, and it decelerates"
        : isSlow(r.point) ? "%o is no longer dragged; its velocity is %p points per second, and it stops there: it decelerates at %F points per second or more"
          : "%o is no longer dragged; its velocity is %p points per second, and it stops there"
    case .scrollBeganDecelerating: "%o decelerates, to %p"
    case .scrollBounced: "%o crossed an edge at %r points per second, and springs back"
    case .scrollPaged: "%o goes to page %v, at %p: half a page, or %G points per second, turn the page"
    case .scrollTargetChanged: "%o's delegate chose where it comes to rest: %p"
    // Moving
    case .scrollBeganDragging: r.value == 2 ? "%o was stopped by a wheel, and scrolls by its notches" : r.value == 1 ? "%o scrolls by the notches of a wheel" : "%o is dragged"
    case .scrollEndedDecelerating: "%o came to rest"
    case .scrollStoppedByTouch: "%o was stopped by touch %i, which is not passed on to its content"
    case .scrollStoppedBySetting: "%o was stopped: its contentOffset was set"
    case .scrollLocked: r.value == 0 ? "%o keeps to the horizontal axis" : "%o keeps to the vertical axis"
    case .scrollHandedOver: "%o is at its edge: the movement continues in %w"
    case .scrollTookBack: "%o takes the movement back from %w"
    case .scrollStoppedByHost: "%o was stopped by stopScrollingAndZooming"
    default: "%o was stopped: it left its window, or the window was hidden"
    }
  }

  private func cannotScrollSentence(_ r: RKTraceRecord) -> Literal {
    if r.point.y == -2 {
      return r.value == 0
        ? "%o scrolls no farther that way: it is at its edge, and its transfersHorizontalScrollingToParent is false" : "%o scrolls no farther that way: it is at its edge, and its transfersVerticalScrollingToParent is false"
    }
    if r.point.y < 0 { return "%o scrolls no farther that way: it is at its edge" }
    if r.point.y == 0 {
      return r.value == 0 ? "%o cannot scroll horizontally: its content fits, and %n"
        : r.value == 1 ? "%o cannot scroll vertically: its content fits, and %n"
          : "%o cannot scroll at all: its content fits, and %n"
    }
    return r.value == 0 ? "%o cannot scroll horizontally: its content is %x pt wide, which fits into %y pt, and %n"
      : r.value == 1 ? "%o cannot scroll vertically: its content is %x pt high, which fits into %y pt, and %n"
        : "%o cannot scroll at all: its content fits (%x pt into %y pt), and %n"
  }

  /// What a scroll view held back went to its own pan or pinch.
  private func isOfOwn(_ r: RKTraceRecord) -> Bool {
    guard let data = liveObject(r.object, .views)?.scrollView?.data else { return false }
    func began(_ own: Recognizer?) -> Bool {
      guard let own = own?.pointer else { return false }
      return latest(trace.count, own, .of(.gestureBegan)) { $0.reason == .gestureBegan && $0.time == r.time } != nil
    }
    return began(gesture(ifAny: data.pan)) || began(gesture(ifAny: data.pinch))
  }

  /// The part of a description that only scroll views have.
  func describeScroll(_ scrollView: ScrollView, to text: inout Text) {
    let size = scrollView.data.contentSize
    text.add("; contentOffset = ")
    add(scrollView.contentOffset, to: &text)
    text.add("; contentSize = ")
    add(RKPoint(x: size.width, y: size.height), to: &text)
  }
}
