// SPDX-License-Identifier: MIT
import CResponderKit

/// Copy a sized descriptor: one that is too small for its first version or absurdly large is refused, a larger one is taken if what the
/// library does not know is zero.
func readSized<T>(_ source: UnsafeRawPointer, into value: inout T, minimum: Int, _ argument: Literal) throws(RKStatus) {
  let size = Int(source.loadUnaligned(as: UInt32.self))
  guard size >= minimum, size <= 4096 else {
    throw failure(.structSize, argument, .int(Int64(size)), "is not a usable struct_size; initialise the struct with RK_INIT")
  }
  let known = MemoryLayout<T>.size
  var k = known
  while k < size {
    if (source + k).load(as: UInt8.self) != 0 {
      throw failure(.structNewer, argument, .int(Int64(size)), "uses a field newer than this library; update the library or leave the field zero")
    }
    k += 1
  }
  let count = min(size, known)
  withUnsafeMutableBytes(of: &value) { $0.baseAddress.unsafelyUnwrapped.copyMemory(from: source, byteCount: count) }
}
