// SPDX-License-Identifier: MIT
import ArgumentParser
import CResponderKit
import Scenario

struct Demo: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "See a tap that works, a tap that a pan takes, and why.",
    discussion: """
      Builds a window with a button and a pan recogniser, taps the button, and taps it again with a finger that slides. The output consists of the actions \
      that the library sends, and the sentence of rk_explain().

      --views shows hit-testing and the responder chain instead: a window with a controller's white view. The white view contains a grey view and a yellow view. The grey \
      view contains a red view and a blue view, which overlap. A finger taps where red and blue overlap, then slides from there. Each line of the log is a method that was called:

        blue.hit    hitTest: entered
        blue.in=1   what pointInside: returned
        blue.began  touchesBegan: and the other touch methods, which here all call
                    super, so that they go up the responder chain

      EXAMPLES:
        rk demo
        rk demo --views
      """)

  @Flag(help: "Show hit-testing and the responder chain in five views.")
  var views = false

  @OptionGroup var colours: ColourOption

  func run() throws {
    if views { try showViews() } else { try ButtonAndPan().show() }
  }

  private func showViews() throws {
    let demo = try FiveViews()
    print("The tree:")
    print(text { rk_view_recursive_description(demo.window, $0, $1, $2) }.text)
    print("\nA tap at (150, 180), where red and blue overlap:")
    try demo.touch(.began, at: RKPoint(x: 150, y: 180), time: 0)
    try demo.touch(.ended, at: RKPoint(x: 150, y: 180), time: 0.085)
    print("\nA slide from there:")
    try demo.touch(.began, at: RKPoint(x: 150, y: 180), time: 1)
    try demo.touch(.moved, at: RKPoint(x: 155, y: 180), time: 1.001)
    try demo.touch(.moved, at: RKPoint(x: 160, y: 182), time: 1.007)
    try demo.touch(.moved, at: RKPoint(x: 165, y: 185), time: 1.023)
    try demo.touch(.moved, at: RKPoint(x: 170, y: 190), time: 1.043)
    try demo.touch(.ended, at: RKPoint(x: 170, y: 190), time: 1.156)
    let view = try demo.hit(RKPoint(x: 150, y: 180))
    print("\nThe hit view: \(FiveViews.name(of: view))")
    let chain = handles { rk_responder_get_chain(view, $0, $1, $2) }.1
    print("Its responder chain: " + chain.map { FiveViews.name(of: $0) }.joined(separator: " -> "))
  }
}

/// The demo's world, built as any program would: a class of views and a class of controllers that log, and a tree of them (SPEC S1, S2).
private final class FiveViews {
  private var context: OpaquePointer?
  private(set) var window: OpaquePointer?

  /// A logging class; what its methods get as userdata.
  private final class LoggingClass {
    var cls: OpaquePointer?
    /// Queries are asked without a line.
    var isSilent = false

    func log(_ object: OpaquePointer?, _ word: String) {
      if !isSilent { print("  \(FiveViews.name(of: object)).\(word)") }
    }
  }

  private let views = LoggingClass()
  private let controllers = LoggingClass()

  init() throws(ToolError) {
    try check(rk_context_create(nil, &context), "context")
    try define(views, "LoggingView", "View")
    try define(controllers, "LoggingController", "ViewController")

    try check(rk_window_create(context, nil, rect(0, 0, 375, 667), &window), "window")
    try name(window, "window")
    let white = try view("white", rect(0, 0, 375, 667))
    let gray = try view("gray", rect(50, 100, 260, 200), in: white)
    _ = try view("red", rect(0, 0, 120, 100), in: gray)
    _ = try view("blue", rect(80, 60, 100, 100), in: gray)
    _ = try view("yellow", rect(50, 360, 200, 200), in: white)

    var controller: OpaquePointer?
    try check(rk_view_controller_create(context, controllers.cls, &controller), "controller")
    try name(controller, "VC")
    try check(rk_view_controller_set_view(controller, white), "controller")
    try check(rk_window_set_root_view_controller(window, controller), "controller")
    try check(rk_window_make_key(window), "window")
    var application: OpaquePointer?
    try check(rk_context_get_application(context, &application), "application")
    try name(application, "application")
  }

  deinit {
    views.isSilent = true
    controllers.isSilent = true
    _ = rk_context_destroy(context)
  }

  static func name(of object: OpaquePointer?) -> String { object == nil ? "none" : text { rk_object_get_name(object, $0, $1, $2) }.text }

  func touch(_ phase: RKTouchPhase, at place: RKPoint, time: Double) throws(ToolError) { try sendFinger(phase, at: place, time: time, to: context) }

  func hit(_ point: RKPoint) throws(ToolError) -> OpaquePointer? {
    var view: OpaquePointer?
    views.isSilent = true
    defer { views.isSilent = false }
    try check(rk_view_hit_test(window, point, nil, &view), "hit-test")
    return view
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RKRect {
    RKRect(origin: RKPoint(x: x, y: y), size: RKSize(width: width, height: height))
  }

  private func name(_ object: OpaquePointer?, _ name: String) throws(ToolError) { try check(rk_object_set_name(object, name), name) }

  private func view(_ name: String, _ frame: RKRect, in superview: OpaquePointer? = nil) throws(ToolError) -> OpaquePointer? {
    var view: OpaquePointer?
    try check(rk_view_create(context, views.cls, frame, &view), name)
    try self.name(view, name)
    if superview != nil { try check(rk_view_add_subview(superview, view), name) }
    return view
  }

  /// Defines a class whose touch methods, and for views hitTest and pointInside, log and then do what they inherit.
  private func define(_ logging: LoggingClass, _ name: String, _ superclass: String) throws(ToolError) {
    var responder = RKResponderMethods()
    responder.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    responder.touches_began = {
      let me = FiveViews.logging($4)
      me.log($0, "began")
      _ = rk_super_touches_began(me.cls, $0, $1, $2, $3)
    }
    responder.touches_moved = {
      let me = FiveViews.logging($4)
      me.log($0, "moved")
      _ = rk_super_touches_moved(me.cls, $0, $1, $2, $3)
    }
    responder.touches_ended = {
      let me = FiveViews.logging($4)
      me.log($0, "ended")
      _ = rk_super_touches_ended(me.cls, $0, $1, $2, $3)
    }
    responder.touches_cancelled = {
      let me = FiveViews.logging($4)
      me.log($0, "cancelled")
      _ = rk_super_touches_cancelled(me.cls, $0, $1, $2, $3)
    }
    var view = RKViewMethods()
    view.struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
    view.hit_test = {
      let me = FiveViews.logging($3)
      me.log($0, "hit")
      var found: OpaquePointer?
      _ = rk_super_hit_test(me.cls, $0, $1, $2, &found)
      return found
    }
    view.point_inside = {
      let me = FiveViews.logging($3)
      var inside = false
      _ = rk_super_point_inside(me.cls, $0, $1, $2, &inside)
      me.log($0, inside ? "in=1" : "in=0")
      return inside
    }
    let status = withUnsafePointer(to: responder) { responder in
      withUnsafePointer(to: view) { view in
        name.withCString { name in
          superclass.withCString { superclass in
            var desc = RKClassDesc()
            desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
            desc.name = name
            desc.superclass = superclass
            desc.responder_methods = responder
            if logging === views { desc.view_methods = view }
            desc.userdata = Unmanaged.passUnretained(logging).toOpaque()
            return rk_class_define(context, &desc, &logging.cls)
          }
        }
      }
    }
    try check(status, name)
  }

  private static func logging(_ userdata: UnsafeMutableRawPointer?) -> LoggingClass {
    Unmanaged<LoggingClass>.fromOpaque(userdata!).takeUnretainedValue()
  }
}
