import CResponderKit
import Testing

/// Overrides of a class of controls. What stays nil is inherited.
struct ControlOverrides {
  var beginTracking: ((Handle, Handle, Handle?) -> Bool)?
  var continueTracking: ((Handle, Handle, Handle?) -> Bool)?
  var endTracking: ((Handle, Handle, Handle?) -> Void)?
  var cancelTracking: ((Handle, Handle?) -> Void)?
  /// Receiver, selector, target, event.
  var sendAction: ((Handle, String, Handle?, Handle?) -> Void)?

  var isUsed: Bool {
    beginTracking != nil || continueTracking != nil || endTracking != nil || cancelTracking != nil || sendAction != nil
  }
}

/// Overrides of a class of recognisers. What stays nil is inherited.
struct GestureOverrides {
  var touches: ((RKTouchPhase, Handle, [Handle], Handle?) -> Void)?
  var reset: ((Handle) -> Void)?
  var canPrevent: ((Handle, Handle) -> Bool)?
  var canBePreventedBy: ((Handle, Handle) -> Bool)?
  var requireFailureOf: ((Handle, Handle) -> Bool)?
  var requiredToFailBy: ((Handle, Handle) -> Bool)?
  var receiveEvent: ((Handle, Handle?) -> Bool)?

  static let classes = [
    "GestureRecognizer", "Tap", "LongPress", "Pan", "ScreenEdgePan", "Swipe", "Pinch", "Rotation", "Hover",
  ]

  var isUsed: Bool {
    touches != nil || reset != nil || canPrevent != nil || canBePreventedBy != nil || requireFailureOf != nil || requiredToFailBy != nil
      || receiveEvent != nil
  }
}

extension Methods {
  func controlTable() -> RKControlMethods {
    var table = RKControlMethods()
    table.struct_size = UInt32(MemoryLayout<RKControlMethods>.size)
    if control.beginTracking != nil { table.begin_tracking = { Methods.from($3).control.beginTracking!($0!, $1!, $2) } }
    if control.continueTracking != nil { table.continue_tracking = { Methods.from($3).control.continueTracking!($0!, $1!, $2) } }
    if control.endTracking != nil { table.end_tracking = { Methods.from($3).control.endTracking!($0!, $1!, $2) } }
    if control.cancelTracking != nil { table.cancel_tracking = { Methods.from($2).control.cancelTracking!($0!, $1) } }
    if control.sendAction != nil { table.send_action = { Methods.from($4).control.sendAction!($0!, String(cString: $1!), $2, $3) } }
    return table
  }

  func gestureTable() -> RKGestureRecognizerMethods {
    var table = RKGestureRecognizerMethods()
    table.struct_size = UInt32(MemoryLayout<RKGestureRecognizerMethods>.size)
    if gesture.touches != nil {
      table.touches_began = { Methods.run(.began, $0, $1, $2, $3, $4) }
      table.touches_moved = { Methods.run(.moved, $0, $1, $2, $3, $4) }
      table.touches_ended = { Methods.run(.ended, $0, $1, $2, $3, $4) }
      table.touches_cancelled = { Methods.run(.cancelled, $0, $1, $2, $3, $4) }
    }
    if gesture.reset != nil { table.reset = { Methods.from($1).gesture.reset!($0!) } }
    if gesture.canPrevent != nil { table.can_prevent = { Methods.from($2).gesture.canPrevent!($0!, $1!) } }
    if gesture.canBePreventedBy != nil { table.can_be_prevented_by = { Methods.from($2).gesture.canBePreventedBy!($0!, $1!) } }
    if gesture.requireFailureOf != nil { table.should_require_failure_of = { Methods.from($2).gesture.requireFailureOf!($0!, $1!) } }
    if gesture.requiredToFailBy != nil { table.should_be_required_to_fail_by = { Methods.from($2).gesture.requiredToFailBy!($0!, $1!) } }
    if gesture.receiveEvent != nil { table.should_receive_event = { Methods.from($2).gesture.receiveEvent!($0!, $1) } }
    return table
  }

  private static func run(
    _ phase: RKTouchPhase, _ me: Handle?, _ touches: UnsafePointer<Handle?>?, _ count: Int, _ event: Handle?,
    _ userdata: UnsafeMutableRawPointer?
  ) {
    Methods.from(userdata).gesture.touches!(phase, me!, UnsafeBufferPointer(start: touches, count: count).compactMap { $0 }, event)
  }

  /// Runs the inherited touch method of a recogniser.
  func superGestureTouches(_ phase: RKTouchPhase, _ me: Handle, _ touches: [Handle], _ event: Handle?) {
    let list = touches.map { Optional($0) }
    switch phase {
    case .began: ok(rk_super_gesture_touches_began(cls, me, list, list.count, event))
    case .moved: ok(rk_super_gesture_touches_moved(cls, me, list, list.count, event))
    case .ended: ok(rk_super_gesture_touches_ended(cls, me, list, list.count, event))
    default: ok(rk_super_gesture_touches_cancelled(cls, me, list, list.count, event))
    }
  }
}

/// What a delegate answers. What stays nil it does not implement.
final class Answers {
  var shouldBegin: ((Handle) -> Bool)?
  var receiveTouch: ((Handle, Handle) -> Bool)?
  var receiveEvent: ((Handle, Handle?) -> Bool)?
  var simultaneous: ((Handle, Handle) -> Bool)?
  var requireFailureOf: ((Handle, Handle) -> Bool)?
  var requiredToFailBy: ((Handle, Handle) -> Bool)?

  private static func from(_ userdata: UnsafeMutableRawPointer?) -> Answers {
    Unmanaged<Answers>.fromOpaque(userdata!).takeUnretainedValue()
  }

  /// The C delegate, which does not hold the answers.
  func table(object: Handle? = nil) -> RKGestureRecognizerDelegate {
    var table = RKGestureRecognizerDelegate()
    table.struct_size = UInt32(MemoryLayout<RKGestureRecognizerDelegate>.size)
    table.object = object
    table.userdata = Unmanaged.passUnretained(self).toOpaque()
    if shouldBegin != nil { table.should_begin = { Answers.from($1).shouldBegin!($0!) } }
    if receiveTouch != nil { table.should_receive_touch = { Answers.from($2).receiveTouch!($0!, $1!) } }
    if receiveEvent != nil { table.should_receive_event = { Answers.from($2).receiveEvent!($0!, $1) } }
    if simultaneous != nil { table.should_recognize_simultaneously_with = { Answers.from($2).simultaneous!($0!, $1!) } }
    if requireFailureOf != nil { table.should_require_failure_of = { Answers.from($2).requireFailureOf!($0!, $1!) } }
    if requiredToFailBy != nil { table.should_be_required_to_fail_by = { Answers.from($2).requiredToFailBy!($0!, $1!) } }
    return table
  }
}

extension World {
  /// A recogniser of a class (a name, or a class of the test), attached to a view, whose actions log `name(state)`.
  func recognizer(_ name: String, _ className: String = "Tap", cls: Handle? = nil, on view: Handle?) -> Handle {
    let made = out { rk_gesture_recognizer_create(context, cls ?? builtIn(className), $0) }!
    ok(rk_object_set_name(made, name))
    listen(made)
    if let view { ok(rk_view_add_gesture_recognizer(view, made)) }
    return made
  }

  /// Log the recogniser's actions.
  func listen(_ recognizer: Handle) {
    ok(
      rk_gesture_recognizer_add_action(
        recognizer,
        { recognizer, world in
          let world = Unmanaged<World>.fromOpaque(world!).takeUnretainedValue()
          world.log("\(world.name(recognizer))(\(word(world.state(recognizer!))))")
        }, Unmanaged.passUnretained(self).toOpaque(), nil, nil))
  }

  func state(_ recognizer: Handle) -> RKGestureRecognizerState {
    out(RKGestureRecognizerState.possible) { rk_gesture_recognizer_get_state(recognizer, $0) }
  }

  func setDelegate(_ recognizer: Handle, _ answers: Answers, object: Handle? = nil) {
    var table = answers.table(object: object)
    ok(rk_gesture_recognizer_set_delegate(recognizer, &table))
  }

  func explain(_ object: Handle) -> String { text { rk_explain(object, $0, $1, $2) } }
}

func word(_ state: RKGestureRecognizerState) -> String {
  switch state {
  case .possible: "possible"
  case .began: "began"
  case .changed: "changed"
  case .ended: "ended"
  case .cancelled: "cancelled"
  default: "failed"
  }
}
