// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc

/// One finger, from its touch-down to its lift: the same object in every callback. Its values stay readable while it is kept.
public final class Touch: Object, Numbered {
  /// `.began`, `.moved`, `.stationary`, `.ended`, `.cancelled`.
  public typealias Phase = RKTouchPhase
  /// `.direct`, `.indirect`, `.pencil`, `.indirectPointer`.
  public typealias TouchType = RKTouchType
  /// What a device may first estimate: `.force`, `.location` …
  public typealias Properties = RKTouchProperties
  /// How predicted touches move on: `.linear`, `.quadratic`.
  public typealias PredictionModel = RKPredictionModel

  /// Of an earlier or predicted touch: where and when, and what was before.
  private var moment: (now: TouchSnapshot, before: TouchSnapshot)?

  private func moved(to now: TouchSnapshot, from before: TouchSnapshot) -> Touch {
    Objects.adopted = (handle, context, true)
    let made = Touch(making: .zero)
    made.moment = (now, before)
    return made
  }

  static func of(_ handle: OpaquePointer?) -> Touch? { lively(handle) { Touch(making: .zero) } }

  static func set(_ handles: UnsafePointer<OpaquePointer?>?, _ count: Int) -> Set<Touch> {
    count == 1 ? [of(handles![0])!] : Set(UnsafeBufferPointer(start: handles, count: count).map { of($0)! })
  }

  static func set(_ handles: [OpaquePointer]) -> Set<Touch> { Set(handles.map { of($0)! }) }

  /// The host's number of the finger.
  public var id: Int64 { value(0) { rk_touch_get_id(handle, &$0) } }
  /// Of its last update.
  public var phase: Phase { value(.began) { rk_touch_get_phase(handle, &$0) } }
  /// The device that made it.
  public var type: TouchType { value(.direct) { rk_touch_get_type(handle, &$0) } }
  /// Which tap in a row this is; 0 once the finger has moved too far.
  public var tapCount: Int { Int(value(0) { rk_touch_get_tap_count(handle, &$0) }) }
  /// The time of its last change.
  public var timestamp: Double { moment?.now.timestamp ?? value(0) { rk_touch_get_timestamp(handle, &$0) } }
  /// The view in which the finger came down; nil once the touch has been taken away from it.
  public var view: View? { .of(found { rk_touch_get_view(handle, &$0) }) }
  /// The window in which the finger came down.
  public var window: Window? { Objects.of(found { rk_touch_get_window(handle, &$0) }) as? Window }
  /// 1 is an ordinary touch; 0 where unknown.
  public var force: Double { value(0) { rk_touch_get_force(handle, &$0) } }
  /// Of the contact, in points; 0 where unknown.
  public var majorRadius: Double { value(0) { rk_touch_get_major_radius(handle, &$0) } }
  /// By how much `majorRadius` may be wrong.
  public var majorRadiusTolerance: Double { value(0) { rk_touch_get_major_radius_tolerance(handle, &$0) } }
  /// What the device can report at most.
  public var maximumPossibleForce: Double { value(0) { rk_touch_get_maximum_possible_force(handle, &$0) } }
  /// The buttons of the pointer.
  public var buttonMask: Event.ButtonMask { .init(rawValue: value(0) { rk_touch_get_button_mask(handle, &$0) }) }
  /// Of a pencil: above the surface, in radians.
  public var altitudeAngle: Double { value(0) { rk_touch_get_altitude_angle(handle, &$0) } }
  /// Of a pencil: about its own axis, in radians.
  public var rollAngle: Double { value(0) { rk_touch_get_roll_angle(handle, &$0) } }
  /// What of the last sample is an estimate.
  public var estimatedProperties: Properties { value([]) { rk_touch_get_estimated_properties(handle, &$0) } }
  /// What of it the device will report later, for touchesEstimatedPropertiesUpdated(_:).
  public var estimatedPropertiesExpectingUpdates: Properties {
    value([]) { rk_touch_get_estimated_properties_expecting_updates(handle, &$0) }
  }
  /// The host's number for these reports; nil where none is expected.
  public var estimationUpdateIndex: Int64? {
    let index = value(0) { rk_touch_get_estimation_update_index(handle, &$0) }
    return index == 0 ? nil : index
  }
  /// Those that follow it.
  public var gestureRecognizers: [GestureRecognizer]? {
    list { rk_touch_get_gesture_recognizers(handle, $0, $1, $2) }.compactMap { Objects.of($0) as? GestureRecognizer }
  }

  /// In the view's coordinates as they are now; in the window's for nil.
  public func location(in view: View?) -> Point {
    if let moment { return converted(moment.now.location, to: view) }
    return value(.zero) { rk_touch_get_location(handle, view?.handle, &$0) }
  }
  /// The same before its last change.
  public func previousLocation(in view: View?) -> Point {
    if let moment { return converted(moment.before.location, to: view) }
    return value(.zero) { rk_touch_get_previous_location(handle, view?.handle, &$0) }
  }
  /// The location in the device's full resolution: for drawing, not for hit-testing.
  public func preciseLocation(in view: View?) -> Point {
    if let moment { return converted(moment.now.location, to: view) }
    return value(.zero) { rk_touch_get_precise_location(handle, view?.handle, &$0) }
  }
  /// The same before its last change.
  public func precisePreviousLocation(in view: View?) -> Point {
    if let moment { return converted(moment.before.location, to: view) }
    return value(.zero) { rk_touch_get_precise_previous_location(handle, view?.handle, &$0) }
  }
  /// Of a pencil: where it leans, clockwise from the view's x axis, in radians.
  public func azimuthAngle(in view: View?) -> Double {
    guard view != nil else { return value(0) { rk_touch_get_azimuth_angle(handle, &$0) } }
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }
  /// The same as a vector of length 1.
  public func azimuthUnitVector(in view: View?) -> Vector {
    let vector = value(.zero) { rk_touch_get_azimuth_unit_vector(handle, view?.handle, &$0) }
    return Vector(dx: vector.x, dy: vector.y)
  }

  // MARK: As it was, and as it will be

  /// What the hardware reported since the last update, the present report last. Each is a touch with the time and location of its report.
  fileprivate var coalesced: [Touch] {
    var length = 0
    check(rk_touch_get_coalesced(handle, nil, 0, &length))
    var moments = [TouchSnapshot](repeating: TouchSnapshot(), count: length)
    check(rk_touch_get_coalesced(handle, &moments, length, &length))
    var before = TouchSnapshot(timestamp: timestamp, location: previousLocation(in: nil))
    return moments.map { now in
      defer { before = now }
      return moved(to: now, from: before)
    }
  }

  /// The touch at its predicted place: this many seconds (0 to 1) after its last report, if its motion continues.
  public func predicted(after seconds: Double, model: PredictionModel = .quadratic) -> Touch {
    let now = TouchSnapshot(timestamp: timestamp, location: location(in: nil))
    return moved(to: value(now) { rk_touch_get_predicted(handle, model, seconds, &$0) }, from: now)
  }

  /// From the window's coordinates, or the screen's for a touch without window, as in the other locations.
  private func converted(_ point: Point, to view: View?) -> Point {
    guard let view, let window else { return point }
    guard let other = view.window, other != window else { return view.convert(point, from: nil) }
    return view.convert(window.convert(point, to: other), from: nil)
  }
}

/// What is delivered in one update.
open class Event: Object {
  /// `.touches`, `.motion`, `.remoteControl`, `.presses`, `.scroll`, `.hover`, `.transform`.
  public typealias EventType = RKEventType
  /// `.motionShake`, `.remoteControlPlay` …
  public typealias Subtype = RKEventSubtype
  /// Buttons of a pointer that are down.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// A bit per button.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first, usually the left one.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second, usually the right one.
    public static let secondary = ButtonMask(rawValue: 2)
    /// By its number, from 1.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << UInt32(number - 1)) }
  }

  static func of(_ handle: OpaquePointer?) -> Event? {
    lively(handle) {
      value(.touches) { rk_event_get_type(handle, &$0) } == .presses ? PressesEvent(making: .zero) : Event(making: .zero)
    }
  }

  /// What it is about.
  public final var type: EventType { value(.touches) { rk_event_get_type(handle, &$0) } }
  /// Of motion and remote control.
  public final var subtype: Subtype { Subtype(rawValue: value(0) { rk_event_get_subtype(handle, &$0) }) ?? .none }
  /// The time of the update.
  public final var timestamp: Double { value(0) { rk_event_get_timestamp(handle, &$0) } }
  /// The keys that were held.
  public final var modifierFlags: KeyModifierFlags { value([]) { rk_event_get_modifier_flags(handle, &$0) } }
  /// The buttons of the pointer.
  public final var buttonMask: ButtonMask { .init(rawValue: value(0) { rk_event_get_button_mask(handle, &$0) }) }

  /// Every touch that is down, and those that ended in this update.
  public final var allTouches: Set<Touch>? { Touch.set(list { rk_event_get_all_touches(handle, $0, $1, $2) }) }
  /// Those of `allTouches` that came down in the view.
  public final func touches(for view: View) -> Set<Touch>? { Touch.set(list { rk_event_get_touches_for_view(handle, view.handle, $0, $1, $2) }) }
  /// Those of `allTouches` that came down in the window.
  public final func touches(for window: Window) -> Set<Touch>? { Touch.set(list { rk_event_get_touches_for_window(handle, window.handle, $0, $1, $2) }) }
  /// Those of `allTouches` that the recogniser follows.
  public final func touches(for recognizer: GestureRecognizer) -> Set<Touch>? {
    Touch.set(list { rk_event_get_touches_for_gesture_recognizer(handle, recognizer.handle, $0, $1, $2) })
  }

  /// The reports of the hardware about a touch since the last update, oldest first, the present one last: touches with the times and
  /// locations of these reports. The result is nil for a touch of another event.
  public final func coalescedTouches(for touch: Touch) -> [Touch]? { allTouches?.contains(touch) == true ? touch.coalesced : nil }

  /// Where a touch will be 1/240, 2/240, 3/240 and 4/240 seconds after its last report: guesses for drawing. nil for a touch of another event.
  public final func predictedTouches(for touch: Touch) -> [Touch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return (1...4).map { touch.predicted(after: Double($0) / 240) }
  }
}

/// Keys that modify: `.shift`, `.control`, `.alternate`, `.command` …
public typealias KeyModifierFlags = RKKeyModifierFlags

/// One button or key, from down to up.
public final class Press: Object, Numbered {
  /// `.began`, `.changed`, `.stationary`, `.ended`, `.cancelled`.
  public typealias Phase = RKPressPhase
  /// `.upArrow`, `.select`, `.menu`, `.playPause` …, `.key` for what has characters.
  public typealias PressType = RKPressType

  static func of(_ handle: OpaquePointer?) -> Press? { lively(handle) { Press(making: .zero) } }

  static func set(_ handles: UnsafePointer<OpaquePointer?>?, _ count: Int) -> Set<Press> {
    Set(UnsafeBufferPointer(start: handles, count: count).map { of($0)! })
  }

  /// The host's number of the button or key.
  public var id: Int64 { value(0) { rk_press_get_id(handle, &$0) } }
  /// Of its last update.
  public var phase: Phase { value(.began) { rk_press_get_phase(handle, &$0) } }
  /// Which button it is.
  public var type: PressType { value(.select) { rk_press_get_type(handle, &$0) } }
  /// 0 to 1.
  public var force: Double { value(0) { rk_press_get_force(handle, &$0) } }
  /// The time of its last change.
  public var timestamp: Double { value(0) { rk_press_get_timestamp(handle, &$0) } }
  /// The first responder when it began.
  public var responder: Responder? { .of(found { rk_press_get_responder(handle, &$0) }) }
  /// The key window when it began.
  public var window: Window? { Objects.of(found { rk_press_get_window(handle, &$0) }) as? Window }
  /// What is pressed, of a press of the type `.key`.
  public var key: Key? {
    guard type == .key else { return nil }
    return Key(keyCode: keyCode, modifierFlags: modifierFlags, characters: characters, charactersIgnoringModifiers: charactersIgnoringModifiers)
  }
  /// The usage of a key in page 7 of the USB HID tables; 0 where unknown.
  public var keyCode: UInt32 { value(0) { rk_press_get_key_code(handle, &$0) } }
  /// The keys that were held.
  public var modifierFlags: KeyModifierFlags { value([]) { rk_press_get_modifier_flags(handle, &$0) } }
  /// What the key types.
  public var characters: String { text { rk_press_get_characters(handle, $0, $1, $2) } }
  /// What it would type without modifiers.
  public var charactersIgnoringModifiers: String { text { rk_press_get_characters_ignoring_modifiers(handle, $0, $1, $2) } }
  /// Those that follow it.
  public var gestureRecognizers: [GestureRecognizer]? {
    list { rk_press_get_gesture_recognizers(handle, $0, $1, $2) }.compactMap { GestureRecognizer.of($0) }
  }
}

/// A key of a keyboard: UIKey.
public struct Key: Sendable {
  /// The usage in page 7 of the USB HID tables; 0 where unknown.
  public let keyCode: UInt32
  /// The keys that are held.
  public let modifierFlags: KeyModifierFlags
  /// What it types.
  public let characters: String
  /// What it would type without modifiers.
  public let charactersIgnoringModifiers: String
}

/// The event of presses.
public final class PressesEvent: Event {
  /// Every button and key that is down, and those that ended in this update.
  public var allPresses: Set<Press> { Set(list { rk_event_get_all_presses(handle, $0, $1, $2) }.map { Press.of($0)! }) }
}

extension Object {
  /// The object of a touch, press or event, which stays the same until the next one is made after its end.
  static func lively<T: Object>(_ handle: OpaquePointer?, _ make: () -> T) -> T? {
    guard let handle else { return nil }
    if let known = Objects.known(handle) as? T { return known }
    guard let context = Context.of(handle) else { return nil }
    context.lively = context.lively.filter { !$0.isOver }
    Objects.adopted = (handle, context, false)
    let made = make()
    context.lively.append(made)
    return made
  }

  /// Makes no objects.
  private var isOver: Bool {
    switch self {
    case let touch as Touch: Object.isOver(touch.phase)
    case let press as Press: press.phase == .ended || press.phase == .cancelled
    case let event as Event where event.type == .touches:
      list { rk_event_get_all_touches(event.handle, $0, $1, $2) }.allSatisfy { touch in
        Object.isOver(value(.ended) { rk_touch_get_phase(touch, &$0) })
      }
    default: true
    }
  }

  private static func isOver(_ phase: Touch.Phase) -> Bool { phase == .ended || phase == .cancelled }
}
