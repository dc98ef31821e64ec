// SPDX-License-Identifier: MIT
import CResponderKit

// Classes by their names, and by their superclasses: both lists go through the classes themselves. Extensions have no names and stand in neither.

extension Context {
  func findClass(_ name: UnsafePointer<CChar>) -> Class? {
    var candidate = namePlace(textHash(name)).flatMap { linked($0.pointee) }
    while let cls = candidate {
      if let own = cls.name, sameText(own, name) { return cls }
      candidate = linked(cls.nextName)
    }
    return nil
  }

  private func linked(_ link: ClassLink) -> Class? { link.id.map { classData($0) } }

  private func namePlace(_ hash: UInt32) -> UnsafeMutablePointer<ClassLink>? {
    classNames.map { $0 + Int(truncatingIfNeeded: hash) & (classNameCount - 1) }
  }

  /// Room for one more name. Without memory lists get longer, which costs time alone; false: there is no list at all.
  func makeClassNames() -> Bool {
    if namedClasses < classNameCount { return true }
    let count = max(64, classNameCount * 2)
    guard let places = memory.allocate(ClassLink.self, count) else { return classNames != nil }
    memory.free(classNames, classNameCount)
    classNames = places
    classNameCount = count
    for cls in eachClass {
      if cls.has(ClassData.named) { putName(cls) }
    }
    return true
  }

  private func putName(_ cls: Class) {
    guard let name = cls.name, let place = namePlace(textHash(name)) else { return }
    cls.nextName = place.pointee
    place.pointee = ClassLink(cls)
  }

  /// A new class stands among those that are found by name, and among its superclass's.
  func enterClass(_ cls: Class) {
    cls.flags |= ClassData.named | ClassData.listed
    namedClasses += 1
    putName(cls)
    if cls.isRoot { return }
    let parent = classData(cls.superclass)
    cls.nextSubclass = parent.subclasses
    linked(parent.subclasses)?.previousSubclass = ClassLink(cls)
    parent.subclasses = ClassLink(cls)
  }

  /// Its name is free again.
  func forgetName(_ cls: Class) {
    guard cls.has(ClassData.named), let name = cls.name, let place = namePlace(textHash(name)) else { return }
    cls.flags &= ~ClassData.named
    namedClasses -= 1
    if place.pointee == ClassLink(cls) {
      place.pointee = cls.nextName
      return
    }
    var before = linked(place.pointee)
    while let other = before {
      if other.nextName == ClassLink(cls) { other.nextName = cls.nextName }
      before = linked(other.nextName)
    }
  }

  /// It goes: nothing finds it any more.
  func leaveClass(_ cls: Class) {
    forgetName(cls)
    guard cls.has(ClassData.listed), !cls.isRoot else { return }
    cls.flags &= ~ClassData.listed
    // The superclass may have gone before, and its number be another class's.
    let parent = classData(cls.superclass)
    if parent.subclasses == ClassLink(cls) { parent.subclasses = cls.nextSubclass }
    linked(cls.previousSubclass)?.nextSubclass = cls.nextSubclass
    linked(cls.nextSubclass)?.previousSubclass = cls.previousSubclass
  }

  /// A class and all that inherit from it, each after its superclass.
  func forEachClass(from top: Class, _ visit: (Class) -> Void) {
    var cls = top
    while true {
      visit(cls)
      if let first = linked(cls.subclasses) {
        cls = first
        continue
      }
      while cls != top, cls.nextSubclass == ClassLink() { cls = classData(cls.superclass) }
      guard cls != top, let next = linked(cls.nextSubclass) else { return }
      cls = next
    }
  }
}

/// FNV-1a.
func textHash(_ text: UnsafePointer<CChar>) -> UInt32 {
  var hash: UInt32 = 2_166_136_261
  var k = 0
  while text[k] != 0 {
    hash = (hash ^ UInt32(UInt8(bitPattern: text[k]))) &* 16_777_619
    k += 1
  }
  return hash
}
