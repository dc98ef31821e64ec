// SPDX-License-Identifier: MIT
import CResponderKit

/// What a class of the program's or a plugin's, or an extension, brings itself. The library's own classes do without, but for those with methods or actions.
struct ClassContent {
  var instanceSize = 0
  var instanceInit: InstanceFunction?
  var instanceDeinit: InstanceFunction?
  var drop: DropFunction?
  var actions = Buffer<ClassAction>()
  /// How far beyond an instance's bounds its own hitTest or pointInside may accept a point, as it was defined; 0: unknown.
  var ownOutset = 0.0
  /// What it overrides itself, apart from what it inherits.
  var own: UnsafeMutablePointer<OwnMethod>?
  var ownCount = 0
  /// Of an extension: later ones have higher orders. Numbers say nothing of it: they are used again.
  var order: UInt64 = 0
}

// What it brings itself. A class without content has none of these, and gets room before one of them is set.
extension Class {
  @inline(__always) var instanceSize: Int {
    get { content?.pointee.instanceSize ?? 0 }
    nonmutating set { content.unsafelyUnwrapped.pointee.instanceSize = newValue }
  }
  @inline(__always) var instanceInit: InstanceFunction? {
    get { content.flatMap { $0.pointee.instanceInit } }
    nonmutating set { content.unsafelyUnwrapped.pointee.instanceInit = newValue }
  }
  @inline(__always) var instanceDeinit: InstanceFunction? {
    get { content.flatMap { $0.pointee.instanceDeinit } }
    nonmutating set { content.unsafelyUnwrapped.pointee.instanceDeinit = newValue }
  }
  @inline(__always) var drop: DropFunction? {
    get { content.flatMap { $0.pointee.drop } }
    nonmutating set { content.unsafelyUnwrapped.pointee.drop = newValue }
  }
  @inline(__always) var ownOutset: Double {
    get { content?.pointee.ownOutset ?? 0 }
    nonmutating set { content.unsafelyUnwrapped.pointee.ownOutset = newValue }
  }
  @inline(__always) var own: UnsafeMutablePointer<OwnMethod>? {
    get { content.flatMap { $0.pointee.own } }
    nonmutating set { content.unsafelyUnwrapped.pointee.own = newValue }
  }
  @inline(__always) var ownCount: Int {
    get { content?.pointee.ownCount ?? 0 }
    nonmutating set { content.unsafelyUnwrapped.pointee.ownCount = newValue }
  }
  @inline(__always) var order: UInt64 {
    get { content?.pointee.order ?? 0 }
    nonmutating set { content.unsafelyUnwrapped.pointee.order = newValue }
  }
  @inline(__always) var actions: Buffer<ClassAction> {
    get { content?.pointee.actions ?? Buffer() }
    nonmutating _modify { yield &content.unsafelyUnwrapped.pointee.actions }
  }
  /// Room for it; false when there is no memory.
  func makeContent(_ memory: Memory) -> Bool {
    if content != nil { return true }
    guard let made = memory.allocate(ClassContent.self) else { return false }
    made.initialize(to: ClassContent())
    content = made
    return true
  }

  func freeContent(_ memory: Memory) {
    guard let content else { return }
    content.pointee.actions.free(memory)
    memory.free(content.pointee.own, content.pointee.ownCount)
    memory.free(content)
    self.content = nil
  }

  /// Its drop function, which is called once.
  func takeDrop() -> DropFunction? {
    guard let content else { return nil }
    let drop = content.pointee.drop
    content.pointee.drop = nil
    return drop
  }
}
