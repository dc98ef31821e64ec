// SPDX-License-Identifier: MIT
/// How a handle is packed: the context's slot, the record's generation, the record's index. Never an address, never zero.
enum Handle {
  #if _pointerBitWidth(_64)
    static let indexBits: UInt = 32
    static let generationBits: UInt = 20
    static let slotBits: UInt = 12
  #else
    static let indexBits: UInt = 22
    static let generationBits: UInt = 7
    static let slotBits: UInt = 3
  #endif

  /// The index that stands for the context itself.
  static let contextIndex = UInt32(truncatingIfNeeded: (UInt(1) << indexBits) &- 1)
  static let lastGeneration = UInt32(truncatingIfNeeded: (UInt(1) << generationBits) &- 1)
  static let lastSlot = UInt32(truncatingIfNeeded: (UInt(1) << slotBits) &- 1)

  @inline(__always) static func pack(slot: UInt32, generation: UInt32, index: UInt32) -> UInt {
    (UInt(slot) << (indexBits + generationBits)) | (UInt(generation) << indexBits) | UInt(index)
  }
  @inline(__always) static func slot(_ bits: UInt) -> UInt32 { UInt32(truncatingIfNeeded: bits >> (indexBits + generationBits)) }
  @inline(__always) static func generation(_ bits: UInt) -> UInt32 {
    UInt32(truncatingIfNeeded: (bits >> indexBits) & ((1 << generationBits) &- 1))
  }
  @inline(__always) static func index(_ bits: UInt) -> UInt32 { UInt32(truncatingIfNeeded: bits & ((1 << indexBits) &- 1)) }
}
