import CResponderKit

// Classes by their names, and by their superclasses: both lists go through the classes themselves. Extensions have no names and stand in neither.

typealias ClassRef = UnsafeMutablePointer<ClassData>

extension Context {
  func findClass(_ name: UnsafePointer<CChar>) -> ClassRef? {
    var candidate = namePlace(textHash(name))?.pointee
    while let cls = candidate {
      if let own = cls.pointee.name, sameText(own, name) { return cls }
      candidate = cls.pointee.nextName
    }
    return nil
  }

  private func namePlace(_ hash: UInt32) -> UnsafeMutablePointer<ClassRef?>? {
    classNames.map { $0 + Int(truncatingIfNeeded: hash) & (classNameCount - 1) }
  }

  /// Room for one more name. Without memory lists get longer, which costs time alone; false: there is no list at all.
  func makeClassNames() -> Bool {
    if namedClasses < classNameCount { return true }
    let count = max(64, classNameCount * 2)
    guard let places = memory.allocate(ClassRef?.self, count) else { return classNames != nil }
    memory.free(classNames, classNameCount)
    classNames = places
    classNameCount = count
    var k = 0
    while k < classes.count {
      let cls = classes[k]
      if cls.pointee.has(ClassData.named) { putName(cls) }
      k += 1
    }
    return true
  }

  private func putName(_ cls: ClassRef) {
    guard let name = cls.pointee.name, let place = namePlace(textHash(name)) else { return }
    cls.pointee.nextName = place.pointee
    place.pointee = cls
  }

  /// A new class stands among those that are found by name, and among its superclass's.
  func enterClass(_ cls: ClassRef) {
    cls.pointee.flags |= ClassData.named | ClassData.listed
    namedClasses += 1
    putName(cls)
    if cls.pointee.isRoot { return }
    let parent = classData(cls.pointee.superclass)
    cls.pointee.nextSubclass = parent.pointee.subclasses
    parent.pointee.subclasses?.pointee.previousSubclass = cls
    parent.pointee.subclasses = cls
  }

  /// Its name is free again.
  func forgetName(_ cls: ClassRef) {
    guard cls.pointee.has(ClassData.named), let name = cls.pointee.name, let place = namePlace(textHash(name)) else { return }
    cls.pointee.flags &= ~ClassData.named
    namedClasses -= 1
    if place.pointee == cls {
      place.pointee = cls.pointee.nextName
      return
    }
    var before = place.pointee
    while let other = before {
      if other.pointee.nextName == cls { other.pointee.nextName = cls.pointee.nextName }
      before = other.pointee.nextName
    }
  }

  /// It goes: nothing finds it any more.
  func leaveClass(_ cls: ClassRef) {
    forgetName(cls)
    guard cls.pointee.has(ClassData.listed), !cls.pointee.isRoot else { return }
    cls.pointee.flags &= ~ClassData.listed
    // The superclass may have gone before, and its number be another class's.
    let parent = classData(cls.pointee.superclass)
    if parent.pointee.subclasses == cls { parent.pointee.subclasses = cls.pointee.nextSubclass }
    cls.pointee.previousSubclass?.pointee.nextSubclass = cls.pointee.nextSubclass
    cls.pointee.nextSubclass?.pointee.previousSubclass = cls.pointee.previousSubclass
  }

  /// A class and all that inherit from it, each after its superclass.
  func forEachClass(from top: ClassRef, _ visit: (ClassRef) -> Void) {
    var cls = top
    while true {
      visit(cls)
      if let first = cls.pointee.subclasses {
        cls = first
        continue
      }
      while cls != top, cls.pointee.nextSubclass == nil { cls = classData(cls.pointee.superclass) }
      guard cls != top, let next = cls.pointee.nextSubclass else { return }
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
