import CResponderKit

// Presses, keys, text, motion and remote control in sentences.

extension UnsafeMutablePointer where Pointee == Context {
  func explainPress(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .pressBegan:
      addPress(r, to: &text)
      text.add(" began with ")
      addName(r.object, to: &text)
    case .pressDropped:
      addPress(r, to: &text)
      text.add(" was dropped: there is no application or no key window")
    case .pressIgnored:
      addPress(r, to: &text)
      text.add(" was dropped: interaction events are being ignored")
    case .pressCancelledBySystem:
      addPress(r, to: &text)
      text.add(" was cancelled by the system")
    case .pressCancelledByRemoval:
      addPress(r, to: &text)
      text.add(" was cancelled: ")
      addName(r.object, to: &text)
      text.add(" left")
    case .pressTakenByGesture:
      addName(r.object, to: &text)
      text.add(" lost ")
      addPress(r, to: &text)
      text.add(": ")
      addName(r.other, to: &text)
      text.add(" recognised and takes it")
    default:
      addName(r.object, to: &text)
      explainReceived(r, to: &text)
    }
  }

  private func explainReceived(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .pressDelivered:
      text.add(" received presses")
      addPressPhase(r.value, to: &text)
    case .pressForwarded:
      text.add(" received presses")
      addPressPhase(r.value, to: &text)
      text.add(", forwarded up the responder chain")
    case .pressDiscarded:
      text.add(" was the last responder for presses")
      addPressPhase(r.value, to: &text)
      text.add(": discarded")
    case .gestureReceivedPress:
      text.add(" received ")
      addPress(r, to: &text)
    case .gesturePressTypeRefused:
      text.add(" does not see ")
      addPress(r, to: &text)
      text.add(": its type is not among allowedPressTypes")
    case .gesturePressRefused:
      text.add(" does not see ")
      addPress(r, to: &text)
      text.add(": its delegate's shouldReceivePress said no")
    case .keyCommand:
      text.add("'s key command matched: ")
      if r.other == nil {
        text.add("nobody performs its action")
      } else {
        addName(r.other, to: &text)
        text.add(" performs its action")
      }
    case .textInserted: text.add(" took text")
    default: text.add(r.object == nil ? " takes text: there is no first responder" : " does not take text: its class does not implement insertText")
    }
  }

  private func addPress(_ r: RKTraceRecord, to text: inout Text) {
    text.add("press ")
    text.add(r.touch_id)
    text.add(" (")
    text.add(pressTypeName(r.point.x))
    text.add(UInt8(ascii: ")"))
  }

  private func addPressPhase(_ value: Double, to text: inout Text) {
    text.add(value == 0 ? "Began" : value == 1 ? "Changed" : value == 3 ? "Ended" : "Cancelled")
  }

  /// By its number.
  func pressTypeName(_ type: Double) -> Literal {
    switch type {
    case 0: "upArrow"
    case 1: "downArrow"
    case 2: "leftArrow"
    case 3: "rightArrow"
    case 4: "select"
    case 5: "menu"
    case 6: "playPause"
    case 30: "pageUp"
    case 31: "pageDown"
    default: "key"
    }
  }

  func explainMotion(_ r: RKTraceRecord, to text: inout Text) {
    switch r.reason {
    case .motionDelivered, .motionForwarded:
      addName(r.object, to: &text)
      text.add(" received motion")
      addPressPhase(r.value, to: &text)
      if r.reason == .motionForwarded { text.add(", forwarded up the responder chain") }
    case .motionTooLong:
      text.add("the shake was cancelled: it lasted longer than ")
      text.addSeconds(r.value)
    case .motionInterrupted: text.add("the shake was cancelled: the application became inactive or ignores events, or its responder left")
    case .motionDropped:
      text.add("motion")
      addPressPhase(r.value, to: &text)
      text.add(" was dropped: nobody handles it")
    case .remoteDelivered, .remoteForwarded:
      addName(r.object, to: &text)
      text.add(" received remoteControl ")
      addRemote(r.value, to: &text)
      if r.reason == .remoteForwarded { text.add(", forwarded up the responder chain") }
    default:
      text.add("remoteControl ")
      addRemote(r.value, to: &text)
      text.add(pointee.receivesRemoteControl ? " was dropped: nobody handles it" : " was dropped: the application does not receive remote-control events")
    }
  }

  private func addRemote(_ value: Double, to text: inout Text) {
    switch value {
    case 100: text.add("play")
    case 101: text.add("pause")
    case 102: text.add("stop")
    case 103: text.add("togglePlayPause")
    case 104: text.add("nextTrack")
    case 105: text.add("previousTrack")
    case 106: text.add("beginSeekingBackward")
    case 107: text.add("endSeekingBackward")
    case 108: text.add("beginSeekingForward")
    default: text.add("endSeekingForward")
    }
  }

  // MARK: Descriptions

  /// `Press 3; phase = began; type = select; responder = field`
  func describePress(_ index: UInt32, to text: inout Text) {
    let p = press(index)
    text.add("; phase = ")
    switch p.pointee.phase {
    case .began: text.add("began")
    case .changed: text.add("changed")
    case .stationary: text.add("stationary")
    case .ended: text.add("ended")
    default: text.add("cancelled")
    }
    text.add("; type = ")
    text.add(pressTypeName(Double(p.pointee.type.rawValue)))
    let responder = live(p.pointee.responder, .responders)
    if responder != 0 {
      text.add("; responder = ")
      addName(responder, to: &text)
    }
  }

  func describeEvent(_ index: UInt32, to text: inout Text) {
    let event = eventState(index)
    guard event.type != .touches else {
      text.add("; type = touches; timestamp = ")
      text.add(pointee.eventTime)
      text.add("; touches = ")
      return text.add(pointee.touches.count)
    }
    text.add("; type = ")
    switch event.type {
    case .motion: text.add("motion")
    case .remoteControl: text.add("remoteControl")
    case .presses: text.add("presses")
    case .scroll: text.add("scroll")
    case .hover: text.add("hover")
    default: text.add("transform")
    }
    text.add("; timestamp = ")
    text.add(event.time)
    if event.subtype != 0 {
      text.add("; subtype = ")
      text.add(Int64(event.subtype))
    }
  }
}
