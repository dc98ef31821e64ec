// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Subclasses of each class of views that count the calls of their touch methods and then run the inherited ones.
final class CountingClass {
  let counter: Player.Counter
  var cls: OpaquePointer?

  /// The classes by name, with those that they count for.
  static let standIns = Dictionary(uniqueKeysWithValues: TreeClass.allCases.map { ("Counting" + $0.rawValue, $0.rawValue) })

  init(_ counter: Player.Counter) { self.counter = counter }

  static func define(in context: OpaquePointer?, _ counter: Player.Counter) throws(ToolError) -> TreeWorld.Classes {
    var classes: TreeWorld.Classes = [:]
    for own in TreeClass.allCases { classes[own] = try define(own.rawValue, in: context, counter) }
    return classes
  }

  private static func define(_ superclass: String, in context: OpaquePointer?, _ counter: Player.Counter) throws(ToolError)
    -> OpaquePointer?
  {
    func of(_ userdata: UnsafeMutableRawPointer?) -> CountingClass { Unmanaged<CountingClass>.fromOpaque(userdata!).takeUnretainedValue() }
    let counting = CountingClass(counter)
    var methods = RKResponderMethods()
    methods.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    methods.touches_began = {
      let counting = of($4)
      counting.counter.count(.began, $0, $1, $2)
      _ = rk_super_touches_began(counting.cls, $0, $1, $2, $3)
    }
    methods.touches_moved = {
      let counting = of($4)
      counting.counter.count(.moved, $0, $1, $2)
      _ = rk_super_touches_moved(counting.cls, $0, $1, $2, $3)
    }
    methods.touches_ended = {
      let counting = of($4)
      counting.counter.count(.ended, $0, $1, $2)
      _ = rk_super_touches_ended(counting.cls, $0, $1, $2, $3)
    }
    methods.touches_cancelled = {
      let counting = of($4)
      counting.counter.count(.cancelled, $0, $1, $2)
      _ = rk_super_touches_cancelled(counting.cls, $0, $1, $2, $3)
    }
    let status = withUnsafePointer(to: methods) { methods in
      "Counting\(superclass)".withCString { name in
        superclass.withCString { superclass in
          var desc = RKClassDesc()
          desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
          desc.name = name
          desc.superclass = superclass
          desc.responder_methods = methods
          desc.userdata = Unmanaged.passRetained(counting).toOpaque()
          desc.drop = { Unmanaged<CountingClass>.fromOpaque($0!).release() }
          return rk_class_define(context, &desc, &counting.cls)
        }
      }
    }
    try check(status, "class Counting\(superclass)")
    return counting.cls
  }
}
