// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc

/// A plugin's description of itself, read from its file as data.
struct PluginFacts {
  static let symbolName = "responderkit_plugin"

  var symbol: ELFFile.Symbol
  var structSize: UInt32
  var magic: UInt32
  var abiMajor: UInt16
  var abiMinor: UInt16
  var reserved: UInt32
  /// Whether something stands behind what this library knows of an entry.
  var hasTail = false
  var id: String
  var version: String
  var hasInit: Bool

  init(_ file: ELFFile) throws(ELFError) {
    guard let symbol = PluginFacts.entry(in: file) else {
      throw ELFError("it does not export the data symbol \(PluginFacts.symbolName): write RK_PLUGIN(…) once, at file scope")
    }
    guard symbol.size >= UInt64(PluginFacts.size) else {
      throw ELFError(
        "the symbol \(PluginFacts.symbolName) has \(symbol.size) bytes, and an entry has \(PluginFacts.size): write RK_PLUGIN(…) once, at file scope"
      )
    }
    self.symbol = symbol
    let start = symbol.address
    structSize = try file.number(atAddress: start)
    magic = try file.number(atAddress: start &+ 4)
    abiMajor = try file.number(atAddress: start &+ 8)
    abiMinor = try file.number(atAddress: start &+ 10)
    reserved = try file.number(atAddress: start &+ 12)
    id = try PluginFacts.text(file, start &+ 16, "id")
    version = try PluginFacts.text(file, start &+ 24, "version")
    hasInit = try file.pointer(atAddress: start &+ 32) != 0
    for offset in stride(from: UInt64(PluginFacts.size), to: UInt64(min(structSize, PluginFacts.largestSize)), by: 8) where !hasTail {
      hasTail = try file.pointer(atAddress: start &+ offset) != 0
    }
  }

  private static let size = MemoryLayout<RKPluginEntry>.size
  private static let largestSize: UInt32 = 4096

  static func entry(in file: ELFFile) -> ELFFile.Symbol? {
    file.symbols.first { $0.name == symbolName && $0.isDefined && $0.isVisible && $0.type == ELFFile.object }
  }

  private static func text(_ file: ELFFile, _ slot: UInt64, _ what: String) throws(ELFError) -> String {
    guard let address = try file.pointer(atAddress: slot) else { throw ELFError("its \(what) is a text of another file") }
    return address == 0 ? "" : try file.text(atAddress: address)
  }

  /// What the loader would refuse, as a sentence; nil if everything is in order.
  var mistake: String? {
    let header = "the entry is built with an include of responderkit/plugin.h and RK_PLUGIN(…)"
    if magic != RK_PLUGIN_MAGIC {
      return "the entry's magic is 0x\(String(magic, radix: 16)), not 0x\(String(RK_PLUGIN_MAGIC, radix: 16)): \(header)"
    }
    if abiMajor != UInt16(RK_ABI_MAJOR) || abiMinor > UInt16(RK_ABI_MINOR) {
      return
        "it was built for version \(abiMajor).\(abiMinor) of the binary interface, and this library has \(RK_ABI_MAJOR).\(RK_ABI_MINOR)"
    }
    if structSize < UInt32(PluginFacts.size) || structSize > PluginFacts.largestSize {
      return "the entry's size is \(structSize) bytes, and \(PluginFacts.size) is right: \(header)"
    }
    if symbol.size < UInt64(structSize) {
      return "the entry's size is \(structSize) bytes, and the symbol has \(symbol.size): \(header)"
    }
    if hasTail || reserved != 0 { return "the entry has fields that this library does not know: it was built for a newer one" }
    let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_")
    if id.isEmpty || id.utf8.count > 255 || !id.allSatisfy(letters.contains) {
      return "the id " + quotedText(id) + " is invalid: use 1 to 255 letters, digits, '.', '-' and '_', such as \"org.example.round-button\""
    }
    if version.isEmpty || version.utf8.count > 255 {
      return "the version text " + quotedText(version) + " is invalid: use 1 to 255 bytes, such as \"1.0.0\""
    }
    return hasInit ? nil : "the entry has no init function"
  }
}

/// A text as it may stand in a sentence.
func quotedText(_ text: String) -> String { "\"" + printable(text.count > 80 ? text.prefix(80) + "…" : text) + "\"" }
