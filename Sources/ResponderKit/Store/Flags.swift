// SPDX-License-Identifier: MIT
/// Flags of a record: one word, of which each name is a bit.
///
/// Its own functions instead of the standard library's, which are generic: these are one instruction each in every build.
protocol FlagSet: OptionSet where RawValue == UInt32, Element == Self {
  init(rawValue: UInt32)
}

extension FlagSet {
  /// Whether any of them is set.
  @inline(__always) func has(_ any: Self) -> Bool { rawValue & any.rawValue != 0 }
  @inline(__always) mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
  @inline(__always) mutating func subtract(_ other: Self) { self = Self(rawValue: rawValue & ~other.rawValue) }
  @inline(__always) func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  @inline(__always) func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
  @inline(__always) func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
}

/// What touches and presses have in common on their way to a view or a responder.
protocol DeliveryFlags: FlagSet {
  /// Something is held back: it stands on the list.
  static var held: Self { get }
  /// No recogniser held it back any more when more came: what is held back goes first.
  static var letGo: Self { get }
  /// began was delivered, and no end.
  static var open: Self { get }
  /// Nothing more is delivered.
  static var closed: Self { get }
}
