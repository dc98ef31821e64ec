// SPDX-License-Identifier: MIT
import CResponderKit

// Sentences for the reasons of presses, keys, text, motion and remote control; Explain.swift lists the placeholders.

extension Context {
  func pressSentence(_ r: RKTraceRecord) -> Literal {
    switch r.reason {
    case .pressBegan: "%k began with %o"
    case .pressDropped:
      r.point.y == 1 ? "%k was dropped: no window is key" : r.point.y == 2 ? "%k was dropped: there is no application" : "%k was dropped: there is no application or no key window"
    case .pressIgnored: "%k was dropped: interaction events are being ignored"
    case .pressCancelledBySystem: "%k was cancelled by the system"
    case .pressCancelledByRemoval: "%k was cancelled: %o left"
    case .pressTakenByGesture: "%o lost %k: %w recognised and takes it"
    case .pressDelivered: "%o received presses%q"
    case .pressForwarded: "%o received presses%q, forwarded up the responder chain"
    case .pressDiscarded: "%o was the last responder for presses%q: discarded"
    case .gestureReceivedPress: "%o received %k"
    case .gesturePressTypeRefused:
      liveGesture(r.object)?.followsPresses == false ? "%o does not receive %k: it follows places, and a press has none" : "%o does not receive %k: its type is not among allowedPressTypes"
    case .gesturePressRefused: "%o does not receive %k: its delegate's shouldReceivePress returned false"
    case .keyCommand: r.other == nil ? "%o's key command matched: no responder performs its action" : "%o's key command matched: %w performs its action"
    case .textInserted: "%o received text"
    case .textNobody: r.object == nil ? "%o takes text: there is no key window with a first responder" : "%o does not take text: its class does not implement insertText"
    case .textRefused: refusalSentence(r)
    case .textReturnStays: "%o stayed first responder after the return key: no action for editingDidEndOnExit was added"
    case .textKey: "%o took %k: it moves the insertion point or deletes"
    case .motionDelivered: "%o received motion%q"
    case .motionForwarded: "%o received motion%q, forwarded up the responder chain"
    case .motionTooLong: "the shake was cancelled: it lasted longer than %s"
    case .motionInterrupted: "the shake was cancelled: the application became inactive or ignores events, or its responder left"
    case .motionDropped:
      r.object != nil || r.point.x == 0 ? "motion%q was dropped: no responder handles it"
        : r.point.x == 1 ? "motion%q was dropped: no window is key" : r.point.x == 2 ? "motion%q was dropped: interaction events are being ignored" : "motion%q was dropped: there is no application"
    case .remoteDelivered: "%o received remoteControl %m"
    case .remoteForwarded: "%o received remoteControl %m, forwarded up the responder chain"
    default:
      receivesRemoteControl ? "remoteControl %m was dropped: no responder handles it"
        : "remoteControl %m was dropped: the application does not receive remote-control events"
    }
  }

  private func refusalSentence(_ r: RKTraceRecord) -> Literal {
    switch FieldQuestion(rawValue: r.value) {
    case .begin: "%o did not begin editing: its delegate's textFieldShouldBeginEditing returned false"
    case .end: "%o did not end editing: its delegate's textFieldShouldEndEditing returned false"
    case .clear: "%o was not cleared: its delegate's textFieldShouldClear returned false"
    case .submit: "%o did nothing for the return key: its delegate's textFieldShouldReturn returned false"
    default: "%o's text stayed: its delegate's shouldChangeCharactersInRange returned false"
    }
  }

  // MARK: Descriptions

  /// `Press 3; phase = began; type = select; responder = field`
  func describePress(_ p: Press, to text: inout Text) {
    text.add("; phase = ")
    text.add(EnumName.text(p.phase) ?? "cancelled")
    text.add("; type = ")
    text.add(EnumName.text(p.type) ?? "key")
    if let responder = p.responder?.object {
      text.add("; responder = ")
      addName(responder, to: &text)
    }
  }

  func describeEvent(_ object: Object, to text: inout Text) {
    let event = eventState(object)
    guard event.type != .touches else {
      text.add("; type = touches; timestamp = ")
      text.add(eventTime)
      text.add("; touches = ")
      return text.add(self.touches.count)
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
