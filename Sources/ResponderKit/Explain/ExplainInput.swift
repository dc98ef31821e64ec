import CResponderKit

// Sentences about wheels, trackpads and buttons of the pointer. The name of the record's object stands already.

extension UnsafeMutablePointer where Pointee == Context {
  func explainInput(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .inputHit:
      text.add(" was hit by ")
      text.add(r.value == Double(RKEventType.scroll.rawValue) ? "scrolling" : "a pinch or rotation on a trackpad")
      text.add(" at (")
      text.add(r.point.x)
      text.add(UInt8(ascii: " "))
      text.add(r.point.y)
      text.add(UInt8(ascii: ")"))
    case .gestureReceivedInput:
      text.add(r.value == Double(RKEventType.scroll.rawValue) ? " follows the scrolling" : " follows the pinch or rotation on the trackpad")
    case .gestureScrollTypeRefused:
      text.add(r.value == Double(RKScrollTypeMask.discrete.rawValue) ? " does not follow the notches of a wheel" : " does not follow the trackpad")
      text.add(": allowedScrollTypesMask does not have that kind")
    default:
      text.add(" does not see touch ")
      text.add(r.touch_id)
      text.add(": the buttons of the pointer are ")
      text.add(r.value)
      text.add(", and buttonMaskRequired is not")
    }
  }
}
