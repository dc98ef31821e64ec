// SPDX-License-Identifier: MIT
import CResponderKit

/// The classes that every context begins with; their numbers are their places in the table.
enum BuiltIn {
  static let responder: UInt16 = 0
  static let view: UInt16 = 1
  static let window: UInt16 = 2
  static let label: UInt16 = 3
  static let imageView: UInt16 = 4
  static let viewController: UInt16 = 5
  static let navigationController: UInt16 = 6
  static let application: UInt16 = 7
  static let control: UInt16 = 8
  static let button: UInt16 = 9
  static let toggle: UInt16 = 10
  static let slider: UInt16 = 11
  static let stepper: UInt16 = 12
  static let segmentedControl: UInt16 = 13
  static let pageControl: UInt16 = 14
  /// A root of its own: recognisers are no responders (SPEC 123).
  static let gestureRecognizer: UInt16 = 15
  static let tap: UInt16 = 16
  static let longPress: UInt16 = 17
  static let pan: UInt16 = 18
  static let screenEdgePan: UInt16 = 19
  static let swipe: UInt16 = 20
  static let pinch: UInt16 = 21
  static let rotation: UInt16 = 22
  static let hover: UInt16 = 23
  static let scrollView: UInt16 = 24
  static let textField: UInt16 = 25
}

extension Context {
  func defineBuiltInClasses() throws(RKStatus) {
    try define("Responder", .responder, BuiltIn.responder)
    try define("View", .view, BuiltIn.responder)
    try define("Window", .window, BuiltIn.view)
    try define("Label", .view, BuiltIn.view)
    try define("ImageView", .view, BuiltIn.view)
    try define("ViewController", .viewController, BuiltIn.responder)
    try define("NavigationController", .viewController, BuiltIn.viewController)
    try define("Application", .application, BuiltIn.responder)
    try define("Control", .control, BuiltIn.view)
    try define("Button", .control, BuiltIn.control)
    try define("Switch", .control, BuiltIn.control)
    try define("Slider", .control, BuiltIn.control)
    try define("Stepper", .control, BuiltIn.control)
    try define("SegmentedControl", .control, BuiltIn.control)
    try define("PageControl", .control, BuiltIn.control)
    try define("GestureRecognizer", .gesture, BuiltIn.gestureRecognizer)
    try define("Tap", .gesture, BuiltIn.gestureRecognizer)
    try define("LongPress", .gesture, BuiltIn.gestureRecognizer)
    try define("Pan", .gesture, BuiltIn.gestureRecognizer)
    try define("ScreenEdgePan", .gesture, BuiltIn.pan)
    try define("Swipe", .gesture, BuiltIn.gestureRecognizer)
    try define("Pinch", .gesture, BuiltIn.gestureRecognizer)
    try define("Rotation", .gesture, BuiltIn.gestureRecognizer)
    try define("Hover", .gesture, BuiltIn.gestureRecognizer)
    try define("ScrollView", .scroll, BuiltIn.view)
    try define("TextField", .control, BuiltIn.control)
  }

  private func define(_ name: Literal, _ kind: Kind, _ superclass: UInt16) throws(RKStatus) {
    let bytes = name.terminated
    let cls = try defineClass(ClassDefinition(name: bytes, superclass: superclass, kind: kind, copiesName: false, isBuiltIn: true))
    cls.builtIn = cls.id
  }
}
