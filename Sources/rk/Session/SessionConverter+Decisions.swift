// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

// Which decisions are the same in a recording and in the scenario that was made of it.

extension SessionConverter {
  /// What of a decision is the same in two runs; nil for one that only an override leaves, which a scenario may do without.
  static func key(_ record: RKTraceRecord, _ object: String?, _ other: String?, _ setting: Setting) -> String? {
    var reason = record.reason.rawValue
    var object = object
    var touch = record.touch_id
    var value = record.value
    switch record.reason {
    case .hitOverrideReturned, .hitOverrideReturnedNil: return nil
    // The performer may be a plain object of the program, which a scenario does not have.
    case .actionPerformed where object == nil, .actionNotImplemented where object == nil: return nil
    // The scenario's runner gives keys numbers of its own, and makes a window key where none was.
    case .pressBegan, .pressDelivered, .pressForwarded, .pressDiscarded, .pressDropped, .pressIgnored, .pressCancelledBySystem, .pressCancelledByRemoval, .pressTakenByGesture,
      .gestureReceivedPress, .gesturePressTypeRefused, .gesturePressRefused, .keyCommand, .textKey:
      touch = 0
      if record.reason == .pressDiscarded && !setting.hasDelegate { object = nil }
    case .becameKey where !setting.hasKeyWindow, .resignedKey where !setting.hasKeyWindow: return nil
    // In a scenario every recogniser has an action.
    case .gestureNoTarget: reason = RKReason.gestureActionSent.rawValue
    // The last of a scenario's chain is always the application's delegate.
    case .discarded where !setting.hasDelegate, .motionDropped where !setting.hasDelegate, .remoteDropped where !setting.hasDelegate: object = nil
    // A class that promises how far it reaches is not called beyond (the value); the scenario's view answers itself.
    case .hitOutside, .hitOutsideByOverride:
      reason = RKReason.hitOutside.rawValue
      value = 0
    case .hitInsideByOverride: reason = RKReason.hitInside.rawValue
    default: break
    }
    return "\(reason) \(object ?? "-") \(other ?? "-") \(touch) \(scenarioText(value))"
  }

  func key(_ record: RKTraceRecord) -> String? {
    if isLost(record) { return nil }
    return SessionConverter.key(record, record.object.flatMap { ids[$0] }, record.other.flatMap { ids[$0] }, setting)
  }

  /// Whether a decision is about a target as no scenario has them: recognisers have one action there, which the runner performs; targets of controls are views that do what they are sent.
  private func isLost(_ record: RKTraceRecord) -> Bool {
    let sender: OpaquePointer?
    let target: OpaquePointer?
    switch record.reason {
    case .actionPerformed, .actionNotImplemented: (sender, target) = (record.other, record.object)
    case .targetDoesNotRespond: (sender, target) = (record.object, record.other)
    case .actionTargetGone: (sender, target) = (record.object, nil)
    default: return false
    }
    guard let sender else { return false }
    var view: OpaquePointer?
    let isRecognizer = rk_gesture_recognizer_get_view(sender, &view) == .OK
    switch record.reason {
    case .actionPerformed: return isRecognizer
    case .actionTargetGone:
      guard isRecognizer || facts.hasLostTarget(sender, in: self) else { return false }
      if !isRecognizer { losers.append(sender) }
      remark("\(ids[sender] ?? "an object"): that a target of its actions is gone")
    default:
      guard isRecognizer || target.map({ facts.isDeaf($0, to: sender) }) ?? false else { return false }
      remark("\(ids[sender] ?? "an object"): that a target of its actions does not implement them")
    }
    return true
  }
}
