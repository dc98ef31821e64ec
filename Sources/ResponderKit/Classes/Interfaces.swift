// SPDX-License-Identifier: MIT
import CResponderKit

#if !RESPONDERKIT_NO_FFI
  import CFFI
#endif

// Signatures that are ready for calls: prepared once, kept until the context ends. In a build without libffi (RESPONDERKIT_NO_FFI) there
// are those alone that are called as C functions.

extension Context {
  /// The interface of a complete signature.
  func interface(_ signature: Signature) throws(RKStatus) -> Interface {
    for interface in interfaces {
      if interface.signature == signature { return interface }
    }
    let memory = self.memory
    guard interfaces.reserve(1, memory), let interface = memory.make(Interface.self) else { throw noMemory() }
    interface.initialize(to: InterfaceRecord(signature: signature))
    interface.shape = InterfaceRecord.Shape(signature)
    do throws(RKStatus) {
      try prepare(interface)
    } catch {
      memory.free(interface)
      throw error
    }
    interfaces.appendReserved(interface)
    return interface
  }

  func freeInterfaces() {
    for interface in interfaces {
      #if !RESPONDERKIT_NO_FFI
        memory.free(interface.cif, MemoryLayout<rkffi_prepared>.stride)
      #endif
      memory.free(interface.spelled, InterfaceRecord.longestSpelled + 1)
      memory.free(interface)
    }
    interfaces.free(memory)
  }

  #if !RESPONDERKIT_NO_FFI
    private func prepare(_ interface: Interface) throws(RKStatus) {
      guard let prepared = memory.allocate(rkffi_prepared.self) else { throw noMemory() }
      let signature = interface.signature
      for k in places(signature.count) {
        rkffi_set_type(prepared, UInt32(k), signature[k].foreign)
      }
      guard rkffi_prepare(prepared, UInt32(signature.count), signature.result.foreign) else {
        memory.free(prepared)
        throw failure(.unsupported, "encoding", "is a signature that libffi cannot call on this machine")
      }
      interface.cif = UnsafeMutableRawPointer(prepared)
    }
  #else
    private func prepare(_ interface: Interface) throws(RKStatus) {
      switch interface.shape {
      case .alone, .sender, .senderAndEvent: return
      case .handles, .other: throw failure(.unsupported, "encoding", "needs libffi, which this build is without; v, v@ and v@@ do not")
      }
    }
  #endif
}

extension InterfaceRecord.Shape {
  /// Of a complete signature: what is between receiver and userdata.
  fileprivate init(_ signature: Signature) {
    self = .other
    let arguments = signature.count - 2
    guard arguments >= 0, arguments <= 2, signature[0] == .object, signature[signature.count - 1] == .pointer else { return }
    guard arguments < 1 || signature[1] == .object, arguments < 2 || signature[2] == .object else { return }
    if signature.result != .void {
      self = .handles
    } else {
      self = arguments == 0 ? .alone : arguments == 1 ? .sender : .senderAndEvent
    }
  }
}

#if !RESPONDERKIT_NO_FFI
  extension TypeCode {
    fileprivate var foreign: UnsafeMutablePointer<ffi_type>? {
      switch self {
      case .void: rkffi_type_void()
      case .int8: rkffi_type_sint8()
      case .uint8, .bool: rkffi_type_uint8()
      case .int16: rkffi_type_sint16()
      case .uint16: rkffi_type_uint16()
      case .int32: rkffi_type_sint32()
      case .uint32: rkffi_type_uint32()
      case .int64: rkffi_type_sint64()
      case .uint64: rkffi_type_uint64()
      case .float: rkffi_type_float()
      case .double: rkffi_type_double()
      case .text, .selector, .object, .pointer: rkffi_type_pointer()
      case .point, .size: rkffi_type_pair()
      case .rect: rkffi_type_rect()
      case .transform: rkffi_type_transform()
      }
    }
  }
#endif
