import CResponderKit

// Sentences about scroll views: what they hold back, take, and where they move.

extension UnsafeMutablePointer where Pointee == Context {
  func explainScroll(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .scrollTouchDelayed, .scrollDelayOver, .scrollDelayLifted, .scrollDelayDropped, .scrollTouchRefused:
      explainContentTouch(r, to: &text)
    case .scrollMayNotCancel, .scrollCancelRefused, .scrollCannotScroll, .scrollDisabled, .scrollCannotZoom:
      explainRefusal(r, to: &text)
    case .scrollEndedDragging, .scrollBeganDecelerating, .scrollBounced, .scrollPaged, .scrollTargetChanged:
      explainRelease(r, to: &text)
    default:
      explainScrolling(r, to: &text)
    }
  }

  private func explainContentTouch(_ r: RKTraceRecord, to text: inout Text) {
    text.add("touch ")
    text.add(r.touch_id)
    switch r.reason {
    case .scrollTouchDelayed:
      text.add(" is held back from ")
      addName(r.other, to: &text)
      text.add(" until ")
      text.addSeconds(r.value)
      text.add(": ")
      addName(r.object, to: &text)
      text.add(" waits to see whether it scrolls")
    case .scrollDelayOver:
      text.add(" goes to ")
      addName(r.other, to: &text)
      text.add(": ")
      addName(r.object, to: &text)
      text.add(" has waited long enough")
    case .scrollDelayLifted:
      text.add(" goes to ")
      addName(r.other, to: &text)
      text.add(": it lifted, and ")
      addName(r.object, to: &text)
      text.add(" has not scrolled")
    case .scrollDelayDropped:
      text.add(" never reaches ")
      addName(r.other, to: &text)
      text.add(": it was taken while ")
      addName(r.object, to: &text)
      text.add(" held it back")
    default:
      text.add(" never reaches ")
      addName(r.other, to: &text)
      text.add(": touchesShouldBegin of ")
      addName(r.object, to: &text)
      text.add(" said no")
    }
  }

  private func explainRefusal(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason {
    case .scrollMayNotCancel:
      text.add(" does not scroll: ")
      addName(r.other, to: &text)
      text.add(" has the touch, and canCancelContentTouches is NO")
    case .scrollCancelRefused:
      text.add(" does not scroll: ")
      addName(r.other, to: &text)
      text.add(" has the touch, and touchesShouldCancel said no")
    case .scrollCannotScroll:
      text.add(r.value == 0 ? " cannot scroll horizontally" : r.value == 1 ? " cannot scroll vertically" : " cannot scroll at all")
      text.add(": its content fits, and it does not always bounce")
    case .scrollDisabled: text.add(" does not scroll: scrollEnabled is NO")
    default: text.add(" does not zoom: there is no view for zooming, or maximumZoomScale is not above minimumZoomScale")
    }
  }

  private func explainRelease(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason {
    case .scrollEndedDragging:
      text.add(" is no longer dragged; its velocity is ")
      add(r.point, to: &text)
      text.add(r.value == 1 ? " points per second, and it goes on" : " points per second, and it stays")
    case .scrollBeganDecelerating:
      text.add(" moves on by itself, to ")
      add(r.point, to: &text)
    case .scrollBounced:
      text.add(" crossed an edge with ")
      text.add(r.value)
      text.add(" points per second and springs back")
    case .scrollPaged:
      text.add(" goes to page ")
      text.add(r.value)
      text.add(", at ")
      add(r.point, to: &text)
    default:
      text.add("'s delegate wants it to come to rest at ")
      add(r.point, to: &text)
    }
  }

  private func explainScrolling(_ r: RKTraceRecord, to text: inout Text) {
    addName(r.object, to: &text)
    switch r.reason {
    case .scrollBeganDragging: text.add(" is dragged")
    case .scrollEndedDecelerating: text.add(" came to rest")
    case .scrollStoppedByTouch:
      text.add(" was stopped by touch ")
      text.add(r.touch_id)
      text.add(", which is not passed on to its content")
    case .scrollStoppedBySetting: text.add(" was stopped: its contentOffset was set")
    case .scrollLocked: text.add(r.value == 0 ? " keeps to the horizontal axis" : " keeps to the vertical axis")
    case .scrollHandedOver:
      text.add(" is at its edge: the movement goes on in ")
      addName(r.other, to: &text)
    case .scrollTookBack:
      text.add(" has the movement back from ")
      addName(r.other, to: &text)
    default: text.add(" was stopped: it left its window, or the window was hidden")
    }
  }

  /// What a description says of a scroll view beyond what it says of any view.
  func describeScroll(_ index: UInt32, to text: inout Text) {
    let size = scrollData(index).pointee.contentSize
    text.add("; contentOffset = ")
    add(contentOffset(index), to: &text)
    text.add("; contentSize = ")
    add(RKPoint(x: size.width, y: size.height), to: &text)
  }
}
