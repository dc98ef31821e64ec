// SPDX-License-Identifier: MIT
import CResponderKit

/// The class in the core of one Swift class in one context, defined when the first object is made.
///
/// It inherits from the built-in class directly and has what the Swift class and its superclasses in the program override. A super-call that
/// names it so runs the built-in method, from whichever of these Swift classes it comes.
final class SwiftClass {
  let handle: OpaquePointer
  /// By the number of the method.
  let overrides: [Bool]
  let type: Object.Type
  /// Whether it overrides `keyCommands`, which is no method of the core.
  let asksForKeyCommands: Bool
  /// The selectors that the core knows of it.
  var actions: Set<String> = []

  @MainActor init(_ type: Object.Type, in context: Context) {
    self.type = type
    let overrides = Overrides.of(type)
    self.overrides = overrides
    asksForKeyCommands = Overrides.hasKeyCommands(type)
    var name = String(describing: type)
    var count = 1
    var out: OpaquePointer?
    while rk_class_find(context.handle, name, &out) == .OK {
      count += 1
      name = "\(type)\(count)"
    }
    let status = name.withCString { name in
      type.builtIn.withCString { superclass in
        withMethods(overrides) { desc in
          desc.name = name
          desc.superclass = superclass
          return rk_class_define(context.handle, &desc, &out)
        }
      }
    }
    guard status == .OK, let out else { fatalError("\(type): \(lastError())") }
    handle = out
  }
}

/// Which methods a Swift class overrides, read from its table of methods.
///
/// A subclass's metadata begins like its superclass's, with other addresses where it overrides. The place of each method is found by a
/// class of this module that overrides nothing else (probes), so no layout is assumed beyond the size in the header. Where that
/// finds no place, the method counts as overridden: that is right, and costs a call through Swift.
@MainActor enum Overrides {
  /// Words from the start of the metadata; nil: not found.
  private static let places: [Int?] = zip(Method.allCases, probes).map { method, probe in
    let probe = method.isOfText ? textProbe(method) : probe
    let plain = differences(probe.plain, probe.base)
    let found = differences(probe.overriding, probe.base).filter { !plain.contains($0) }
    return found.count == 1 ? found[0] : nil
  }

  static func of(_ type: Object.Type) -> [Bool] {
    guard let base = Context.kinds[type.builtIn] else { return probes.map { _ in false } }
    let (own, inherited) = (words(type), words(base))
    let takesText = type is any KeyInput.Type
    return zip(Method.allCases, zip(probes, places)).map { method, found in
      let (probe, place) = found
      if method.isOfText, !(type is TextField.Type) { return takesText }
      guard method.isOfText || isKind(base, of: probe.base) else { return false }
      guard let place else { return true }
      return own[place] != inherited[place]
    }
  }

  private final class PlainKeys: Responder {}
  private final class OwnKeys: Responder { override var keyCommands: [KeyCommand]? { nil } }
  private static let keyCommands: Int? = {
    let plain = differences(PlainKeys.self, Responder.self)
    let found = differences(OwnKeys.self, Responder.self).filter { !plain.contains($0) }
    return found.count == 1 ? found[0] : nil
  }()

  static func hasKeyCommands(_ type: Object.Type) -> Bool {
    guard type is Responder.Type, let base = Context.kinds[type.builtIn] else { return false }
    guard let place = keyCommands else { return true }
    return words(type)[place] != words(base)[place]
  }

  private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let present = next {
      if present == base { return true }
      next = _getSuperclass(present)
    }
    return false
  }

  private static func differences(_ type: AnyClass, _ base: AnyClass) -> [Int] {
    let (own, inherited) = (words(type), words(base))
    return (0..<count(base)).filter { own[$0] != inherited[$0] }
  }

  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  /// The words of a class's metadata from its address on; the header has their size in bytes and that of what stands before the address.
  private static func count(_ type: AnyClass) -> Int {
    let start = UnsafeRawPointer(words(type))
    let (size, before) = (start.load(fromByteOffset: 32, as: UInt32.self), start.load(fromByteOffset: 36, as: UInt32.self))
    return Int(size - before) / MemoryLayout<UInt>.size
  }
}
