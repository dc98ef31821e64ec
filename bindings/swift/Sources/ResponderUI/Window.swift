// SPDX-License-Identifier: MIT
import CResponderKit

/// A view without superview, in screen coordinates. It is visible when it is made, and belongs to the program: nothing else keeps it.
open class Window: View {
  override class var builtIn: String { "Window" }
  /// Level of a window among the others: `.alert + 1`.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Higher ones are in front.
    public let rawValue: Double
    /// By its number.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Of the program.
    public static let normal = Level(rawValue: RK_WINDOW_LEVEL_NORMAL)
    /// In front of them.
    public static let statusBar = Level(rawValue: RK_WINDOW_LEVEL_STATUS_BAR)
    /// In front of all.
    public static let alert = Level(rawValue: RK_WINDOW_LEVEL_ALERT)
    /// So much in front of a level.
    public static func + (level: Level, distance: Double) -> Level { Level(rawValue: level.rawValue + distance) }
    /// So much behind a level.
    public static func - (level: Level, distance: Double) -> Level { Level(rawValue: level.rawValue - distance) }
    /// Farther behind.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }
  private var root: ViewController?

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_window_create(context, cls, frame, &out)
  }

  /// Its view fills the window. The window keeps it alive.
  public final var rootViewController: ViewController? {
    get { Objects.of(found { rk_window_get_root_view_controller(handle, &$0) }) as? ViewController }
    set {
      check(rk_window_set_root_view_controller(handle, newValue?.handle))
      ViewController.updateHolds(context)
    }
  }
  final func updateRoot() { root = rootViewController }

  override func releaseHolds() {
    super.releaseHolds()
    root = nil
  }

  /// Windows of higher levels are in front, and touched first. A window that gets another level comes to the front of it.
  public final var windowLevel: Level {
    get { Level(rawValue: value(0) { rk_window_get_level(handle, &$0) }) }
    set { check(rk_window_set_level(handle, newValue.rawValue)) }
  }

  /// Receive keys and text from now on.
  public final func makeKey() { check(rk_window_make_key(handle)) }
  /// Show it in front of its level, too.
  public final func makeKeyAndVisible() { check(rk_window_make_key_and_visible(handle)) }
  /// What receives keys and text while this is the key window.
  public final var firstResponder: Responder? { .of(found { rk_window_get_first_responder(handle, &$0) }) }

  /// The number of its screen: it receives the touches of that one only.
  public final var screen: Int {
    get { Int(value(0) { rk_window_get_screen(handle, &$0) }) }
    set { check(rk_window_set_screen(handle, UInt32(newValue))) }
  }

  /// To another window's coordinates; nil: the screen's.
  public final func convert(_ point: Point, to window: Window?) -> Point { value(.zero) { rk_window_convert_point_to(handle, point, window?.handle, &$0) } }
  /// From another window's coordinates; nil: the screen's.
  public final func convert(_ point: Point, from window: Window?) -> Point {
    value(.zero) { rk_window_convert_point_from(handle, point, window?.handle, &$0) }
  }
  /// To another window's coordinates; nil: the screen's.
  public final func convert(_ rect: Rect, to window: Window?) -> Rect { value(.zero) { rk_window_convert_rect_to(handle, rect, window?.handle, &$0) } }
  /// From another window's coordinates; nil: the screen's.
  public final func convert(_ rect: Rect, from window: Window?) -> Rect {
    value(.zero) { rk_window_convert_rect_from(handle, rect, window?.handle, &$0) }
  }

  /// The views of this window that touches cannot reach, or that are hard to hit, found without any touch: too small, covered, cut off, unheard …
  ///
  /// `detached` adds controls and recognisers that are in no window. `callingOverrides` calls hitTest and pointInside where they decide.
  /// Below the size `least`, in points, is too small; below `recommended` is small.
  public final func audit(detached: Bool = false, callingOverrides: Bool = false, least: Double = 24, recommended: Double = 44) -> [AuditFinding] {
    var options = sized(RKAuditOptions(), \.struct_size)
    options.flags = [detached ? .detached : [], callingOverrides ? .callsOverrides : []]
    (options.least, options.recommended) = (least, recommended)
    let found = records(sized(RKAuditFinding(), \.struct_size)) { rk_window_audit(handle, &options, $0, $1, $2) }
    return found.map { AuditFinding($0, context) }
  }

  /// Every event with something for this window passes here. Without super it is discarded for the window.
  open func sendEvent(_ event: Event) {
    if let cls = inheriting(.sendEventOfWindow) { check(rk_super_window_send_event(cls, handle, event.handle)) }
  }
  /// It has become the key window.
  open func becomeKey() {
    if let cls = inheriting(.becomeKey) { check(rk_super_become_key_window(cls, handle)) }
  }
  /// It is no longer the key window.
  open func resignKey() {
    if let cls = inheriting(.resignKey) { check(rk_super_resign_key_window(cls, handle)) }
  }
  /// Asked by makeKey().
  open var canBecomeKey: Bool {
    guard let cls = inheriting(.canBecomeKey) else { return true }
    return value(true) { rk_super_can_become_key_window(cls, handle, &$0) }
  }
}

/// The end of every responder chain but for its delegate, and what every event passes first.
open class Application: Responder {
  override class var builtIn: String { "Application" }
  private weak var delegateObject: Responder?

  /// The application of the current context.
  public static var shared: Application { Context.current.application }

  /// The application of the current context; a subclass made once takes its place.
  public override init() {
    super.init()
    context.application = self
  }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    let status = rk_context_get_application(context, &out)
    guard status == .OK, let application = out else { return status }
    if let cls, case let changed = rk_object_set_class(application, cls), changed != .OK { return changed }
    return rk_retain(application)
  }

  /// The last responder of every chain.
  public final var delegate: Responder? {
    get { delegateObject }
    set {
      check(rk_application_set_delegate(handle, newValue?.handle))
      delegateObject = newValue
    }
  }

  /// Those that are alive, back to front.
  public final var windows: [Window] { context.windows }
  /// The window that receives keys and text.
  public final var keyWindow: Window? { Objects.of(found { rk_context_get_key_window(context.handle, &$0) }) as? Window }

  /// Without super the event is discarded for everything.
  open func sendEvent(_ event: Event) {
    guard let cls = inheriting(.sendEventOfApplication) else { check(rk_application_send_event(handle, event.handle)); return }
    check(rk_super_application_send_event(cls, handle, event.handle))
  }

  /// Send an action to a target, or without one to the first responder that performs it: along the chain of the key window's first
  /// responder, then of the sender.
  @discardableResult public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Event?) -> Bool {
    let target = Selector.handle(of: target, context)
    return value(false) { rk_application_send_action(handle, action.name, target, (sender as? Object)?.handle, event?.handle, &$0) }
  }

  /// Drop touches and presses, and cancel those that are down, until as many ends.
  public final func beginIgnoringInteractionEvents() { check(rk_application_begin_ignoring_interaction_events(handle)) }
  /// The other half of it.
  public final func endIgnoringInteractionEvents() { check(rk_application_end_ignoring_interaction_events(handle)) }
  /// Receive the buttons of remote controls and headsets.
  public final func beginReceivingRemoteControlEvents() { check(rk_application_begin_receiving_remote_control_events(handle)) }
  /// Receive them no longer.
  public final func endReceivingRemoteControlEvents() { check(rk_application_end_receiving_remote_control_events(handle)) }
}
