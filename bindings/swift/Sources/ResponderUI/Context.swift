// SPDX-License-Identifier: MIT
import CResponderKit
import Synchronization

/// An isolated world: views, windows, clock, queue, configuration. A program has one, Context.current, and need not name it.
///
/// It ends with the last of its objects.
@MainActor public final class Context {
  /// The context in C.
  public nonisolated(unsafe) let handle: OpaquePointer
  /// The context of objects that are made; one is made at its first use.
  public static var current: Context {
    get {
      if let chosen { return chosen }
      let made = Context()
      chosen = made
      return made
    }
    set { chosen = newValue }
  }
  private static var chosen: Context?
  private struct Entry { weak var context: Context? }
  private static var entries: [OpaquePointer: Entry] = [:]

  private var classes: [ObjectIdentifier: SwiftClass] = [:]
  /// The extension of View that keeps Swift views alive while they have a superview.
  private nonisolated(unsafe) var holder: OpaquePointer?
  /// The application's object, which a subclass replaces.
  public internal(set) var application: Application {
    get { Objects.of(found { rk_context_get_application(handle, &$0) }) as! Application }
    set { keptApplication = newValue }
  }
  private var keptApplication: Application?
  /// The touches and events of the present sequence: the same objects in every callback.
  var lively: [Object] = []

  /// Whether a class overrides `keyCommands`. Other threads read it, before they post a key.
  nonisolated let asksForKeyCommands = Atomic(false)

  /// Whether close() has ended it.
  public private(set) nonisolated(unsafe) var isClosed = false

  /// A context whose clock begins at a time. `memoryLimit`: bytes that it may allocate; 0: without limit.
  public init(time: Double = 0, memoryLimit: UInt64 = 0) {
    var desc = sized(RKContextDesc(), \.struct_size)
    (desc.time, desc.memory_limit) = (time, memoryLimit)
    var out: OpaquePointer?
    guard rk_context_create(&desc, &out) == .OK, let out else { fatalError("Context: \(lastError())") }
    handle = out
    Context.entries[out] = Entry(context: self)
    holdViews()
  }

  /// End the context now, with everything in it: everything in progress is closed by its ordinary callbacks, recordings are written, closures are released.
  /// Its Swift objects end with their last reference. They must not be used afterwards.
  public func close() {
    guard !isClosed else { return }
    let objects = Objects.all(Object.self, of: self)
    let status = rk_context_destroy(handle)
    check(status)
    guard status == .OK else { return }
    isClosed = true
    Context.entries[handle] = nil
    if Context.chosen === self { Context.chosen = nil }
    for object in objects { object.releaseHolds() }
    (keptApplication, lively) = (nil, [])
  }

  deinit {
    guard !isClosed else { return }
    let handle = UInt(bitPattern: handle)
    let end = { @MainActor @Sendable in
      Context.entries[OpaquePointer(bitPattern: handle)!] = nil
      rk_context_destroy(OpaquePointer(bitPattern: handle))
      return
    }
    if rk_object_is_alive(OpaquePointer(bitPattern: handle)) { MainActor.assumeIsolated(end) } else { Task { await end() } }
  }

  /// Make this the current context while the body runs.
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    let before = Context.chosen
    Context.chosen = self
    defer { Context.chosen = before }
    return try body()
  }

  static var all: [Context] { entries.values.compactMap(\.context) }

  static func of(_ object: OpaquePointer) -> Context? {
    var out: OpaquePointer?
    guard rk_object_get_context(object, &out) == .OK, let out else { return nil }
    return entries[out]?.context
  }

  // MARK: Classes

  static let makers: [String: @MainActor () -> Object] = [
    "Responder": { Responder() }, "View": { View() }, "Window": { Window() }, "Label": { Label() }, "ImageView": { ImageView() },
    "ScrollView": { ScrollView() }, "Control": { Control() }, "Button": { Button() }, "Switch": { Switch() }, "Slider": { Slider() },
    "Stepper": { Stepper() }, "SegmentedControl": { SegmentedControl() }, "PageControl": { PageControl() }, "TextField": { TextField() },
    "ViewController": { ViewController() }, "NavigationController": { NavigationController() }, "Application": { Application() },
    "GestureRecognizer": { GestureRecognizer() }, "Tap": { TapGestureRecognizer() }, "LongPress": { LongPressGestureRecognizer() },
    "Pan": { PanGestureRecognizer() }, "ScreenEdgePan": { ScreenEdgePanGestureRecognizer() }, "Swipe": { SwipeGestureRecognizer() },
    "Pinch": { PinchGestureRecognizer() }, "Rotation": { RotationGestureRecognizer() }, "Hover": { HoverGestureRecognizer() },
  ]

  static let kinds: [String: Object.Type] = {
    let kinds: [Object.Type] = [
      Responder.self, View.self, Window.self, Label.self, ImageView.self, ScrollView.self, Control.self, Button.self, Switch.self, Slider.self,
      Stepper.self, SegmentedControl.self, PageControl.self, TextField.self, ViewController.self, NavigationController.self, Application.self,
      GestureRecognizer.self, TapGestureRecognizer.self, LongPressGestureRecognizer.self, PanGestureRecognizer.self,
      ScreenEdgePanGestureRecognizer.self, SwipeGestureRecognizer.self, PinchGestureRecognizer.self, RotationGestureRecognizer.self,
      HoverGestureRecognizer.self,
    ]
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.builtIn, $0) })
  }()

  /// The class of a Swift class in the core; nil for a class of this module, for which the built-in one is it. (A built-in class of which
  /// there is a view with overrides by extension behaves the same.)
  func swiftClass(_ type: Object.Type) -> SwiftClass? {
    if Context.kinds[type.builtIn] == type { return nil }
    if let known = classes[ObjectIdentifier(type)] { return known }
    let made = SwiftClass(type, in: self)
    classes[ObjectIdentifier(type)] = made
    if made.asksForKeyCommands { asksForKeyCommands.store(true, ordering: .relaxed) }
    _ = type.actions
    Selector.addAll(to: made)
    return made
  }

  /// All classes of this context that Swift has defined.
  var swiftClasses: some Sequence<SwiftClass> { classes.values }

  private func holdViews() {
    let view = found { rk_class_find(handle, "View", &$0) }
    var methods = RKViewMethods()
    methods.struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
    methods.did_move_to_superview = { me, context in
      let holder = Unmanaged<Context>.fromOpaque(context!).takeUnretainedValue().holder
      rk_super_did_move_to_superview(holder, me)
      receive(me, (), none: ()) { (view: View, _) in view.updateHold() }
    }
    var desc = RKClassDesc()
    desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
    desc.userdata = Unmanaged.passUnretained(self).toOpaque()
    withUnsafePointer(to: &methods) { methods in
      desc.view_methods = methods
      check(rk_class_extend(view, &desc, &holder))
    }
  }

}
