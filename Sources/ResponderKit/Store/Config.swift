// SPDX-License-Identifier: MIT
import CResponderKit

/// A flag or constant of behaviour: name, default, names of values (ConfigTable).
struct ConfigRow {
  var name: Literal
  var initial: Double
  /// Flags take 0…choices-1 (offset by `first`); 0 choices: a constant, finite and not negative.
  var choices = 0
  var first = 0.0
  var value0: Literal?
  var value1: Literal?
  var value2: Literal?
}

extension Context {
  @inline(__always) func config(_ key: RKConfig) -> Double { config.unsafelyUnwrapped[Int(key.rawValue)] }
  @inline(__always) func flag(_ key: RKConfig) -> Bool { config(key) != 0 }

  func setConfig(_ key: RKConfig, _ value: Double) throws(RKStatus) {
    guard let row = ConfigTable.row(Int(key.rawValue)) else {
      throw failure(.invalidArgument, "key", .int(Int64(key.rawValue)), "is not one of RKConfig")
    }
    if row.choices > 0 {
      let choice = value - row.first
      guard choice >= 0, choice < Double(row.choices), choice == choice.rounded() else {
        throw failure(.invalidArgument, "value", .double(value), "is not a value of this flag; see RKConfig for the values")
      }
    } else {
      guard value.isFinite, value >= 0 else {
        throw failure(.invalidArgument, "value", .double(value), "is not a value for a constant; pass a finite number that is not negative")
      }
    }
    config.unsafelyUnwrapped[Int(key.rawValue)] = value
    if key == .hitTestIndexMinimum { indexMinimum = Int(Double.maximum(2, Double.minimum(value.rounded(.up), 1e9))) }
    arrangement &+= 1
  }
}
