// SPDX-License-Identifier: MIT
import CResponderKit

// What a scenario logs of the calls of methods: an observer of the context sees them, and no object overrides a method for it.

extension World {
  /// The observer is removed with the context.
  func startObserving() -> RKStatus {
    rk_context_set_observer(
      context, { _, object, call, userdata in Unmanaged<World>.fromOpaque(userdata!).takeUnretainedValue().observe(call!.pointee, of: object) },
      Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func observe(_ call: RKObservation, of object: OpaquePointer?) {
    guard let id = id(of: object), let instance = objects[id], instance.handle == object else { return }
    if instance.recognizer != nil {
      if instance.logsCallbacks { log(call, of: instance) }
    } else if let kind = call.method.kind, instance.kinds.contains(kind) {
      log(call, of: instance)
    }
  }

  private func log(_ call: RKObservation, of instance: Instance) {
    func say(_ word: String) { self.say(instance.id + "." + word) }
    switch call.method {
    case .hitTest: say("hit")
    case .pointInside: say(call.value == 0 ? "in=0" : "in=1")
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      let list = Array(UnsafeBufferPointer(start: call.objects, count: call.count))
      keep(list)
      say(call.method.word + idSuffix(list))
    case .touchesEstimatedPropertiesUpdated: show(call.objects, call.count) { say("updated" + $0) }
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      let names = UnsafeBufferPointer(start: call.objects, count: call.count).map { PressType.name(of: $0) }
      say(call.method.word + "(" + joined(names, by: ",") + ")")
    case .remoteControlReceived: say("remote(" + RemoteWord.name(of: Int32(truncatingIfNeeded: call.value)) + ")")
    case .insertText: if instance.logsText { say("insertText(" + String(cString: call.text) + ")") }
    case .deleteBackward: if instance.logsText { say("deleteBackward") }
    case .sendActionsForControlEvents:
      for name in ControlEvent.names(in: UInt32(truncatingIfNeeded: call.value)) { say("event:" + name) }
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      // What the file describes has appeared before its first step.
      if isBuilt { say(call.method.word + (call.value == 0 ? "" : "(animated)")) }
    default: say(call.method.word)
    }
  }
}

extension Instance {
  /// Text is logged where the file has something to do with it.
  fileprivate var logsText: Bool { behaviour.acceptsText || isTextField }
}

extension RKObservedMethod {
  /// The kind of its lines; nil: none.
  fileprivate var kind: LogKinds? {
    switch self {
    case .hitTest: .hit
    case .pointInside: .inside
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .touchesEstimatedPropertiesUpdated: .touches
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .insertText, .deleteBackward: .presses
    case .motionBegan, .motionEnded, .motionCancelled: .motion
    case .remoteControlReceived: .remote
    case .becomeFirstResponder, .resignFirstResponder: .responder
    case .beginTracking, .continueTracking, .endTracking, .cancelTracking: .tracking
    case .sendActionsForControlEvents: .events
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
    default: nil
    }
  }

  /// Its name in a line.
  fileprivate var word: String {
    switch self {
    case .touchesBegan: "began"
    case .touchesMoved: "moved"
    case .touchesEnded: "ended"
    case .touchesCancelled: "cancelled"
    case .pressesBegan: "pressesBegan"
    case .pressesChanged: "pressesChanged"
    case .pressesEnded: "pressesEnded"
    case .pressesCancelled: "pressesCancelled"
    case .motionBegan: "motionBegan"
    case .motionEnded: "motionEnded"
    case .motionCancelled: "motionCancelled"
    case .becomeFirstResponder: "becomeFirst"
    case .resignFirstResponder: "resignFirst"
    case .beginTracking: "beginTracking"
    case .continueTracking: "continueTracking"
    case .endTracking: "endTracking"
    case .cancelTracking: "cancelTracking"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    default: "viewDidDisappear"
    }
  }
}
