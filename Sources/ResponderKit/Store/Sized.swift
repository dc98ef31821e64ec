// SPDX-License-Identifier: MIT
import CResponderKit

/// The size at the beginning of a sized struct, unchecked. Where `Int` has 32 bits, all that are larger are one that is too large.
@inline(__always)
func claimedSize(_ source: UnsafeRawPointer) -> Int { Int(clamping: source.loadUnaligned(as: UInt32.self)) }

/// The refusal of such a size.
@inline(never)
func wrongSize(_ source: UnsafeRawPointer, _ argument: Literal, _ words: Literal) -> RKStatus {
  failure(.structSize, argument, .int(Int64(source.loadUnaligned(as: UInt32.self))), words)
}

/// Copy a sized descriptor: one that is too small for its first version or absurdly large is refused, a larger one is taken if what the
/// library does not know is zero.
func readSized<T>(_ source: UnsafeRawPointer, into value: inout T, minimum: Int, _ argument: Literal) throws(RKStatus) {
  let size = claimedSize(source)
  guard size >= minimum, size <= 4096 else {
    throw wrongSize(source, argument, "is not a usable struct_size; initialise the struct with RK_INIT")
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
