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
}

extension UnsafeMutablePointer where Pointee == Context {
  func defineBuiltInClasses() throws(RKStatus) {
    try define("Responder", .responder, BuiltIn.responder)
    try define("View", .view, BuiltIn.responder)
    try define("Window", .window, BuiltIn.view)
    try define("Label", .view, BuiltIn.view)
    try define("ImageView", .view, BuiltIn.view)
    try define("ViewController", .viewController, BuiltIn.responder)
    try define("NavigationController", .viewController, BuiltIn.viewController)
    try define("Application", .application, BuiltIn.responder)
  }

  private func define(_ name: StaticString, _ kind: Kind, _ superclass: UInt16) throws(RKStatus) {
    let bytes = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    _ = try defineClass(ClassDefinition(name: bytes, superclass: superclass, kind: kind))
  }
}
