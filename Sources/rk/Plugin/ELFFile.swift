// SPDX-License-Identifier: MIT
import Glibc

/// What is wrong with a shared object, as a sentence.
struct ELFError: Error {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

/// A shared object of this machine, read as data: nothing of it runs. Every offset and count in the file is doubted.
struct ELFFile {
  struct Symbol {
    var name: String
    var address: UInt64
    var size: UInt64
    var type: UInt8
    var binding: UInt8
    var isDefined: Bool
    /// Neither hidden nor internal.
    var isVisible: Bool
  }

  /// STT_OBJECT; STB_GLOBAL.
  static let object: UInt8 = 1
  static let global: UInt8 = 1

  private struct Segment {
    var address: UInt64
    var offset: UInt64
    var size: UInt64
  }

  private let bytes: [UInt8]
  private var segments: [Segment] = []
  private var dynamic: [UInt64: UInt64] = [:]
  private(set) var symbols: [Symbol] = []
  /// Whether the dynamic linker has to write into the code.
  private(set) var hasTextRelocations = false

  #if arch(x86_64)
    private static let machine: (number: UInt16, name: String) = (62, "x86-64")
    private static let relative: UInt64 = 8
    private static let absolute: UInt64 = 1
  #elseif arch(arm64)
    private static let machine: (number: UInt16, name: String) = (183, "AArch64")
    private static let relative: UInt64 = 1027
    private static let absolute: UInt64 = 257
  #endif

  init(_ bytes: [UInt8]) throws(ELFError) {
    self.bytes = bytes
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { throw ELFError("it is no ELF file") }
    guard bytes.count >= 64 else { throw ELFError("it is an ELF file cut off after \(bytes.count) bytes") }
    guard bytes[4] == 2, bytes[5] == 1 else { throw ELFError("it is an ELF file, but not a 64-bit little-endian one") }
    let machine: UInt16 = try read(18)
    guard machine == ELFFile.machine.number else {
      throw ELFError("it was built for machine number \(machine), and this is an \(ELFFile.machine.name) (\(ELFFile.machine.number))")
    }
    let type: UInt16 = try read(16)
    guard type == 3 else { throw ELFError("it is an ELF file of type \(type), and a shared object is 3: link it with -shared") }
    try readSections()
    try readSegments()
    try readSymbols()
  }

  /// Reads a regular file only: opening another kind might block.
  static func bytes(of path: String) throws(ToolError) -> [UInt8] {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw ToolError("\(path): " + String(cString: strerror(errno))) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw ToolError("\(path): no regular file") }
    return try Input(path).bytes
  }

  // MARK: Bytes

  private func read<Number: FixedWidthInteger>(_ offset: UInt64) throws(ELFError) -> Number {
    let size = MemoryLayout<Number>.size
    guard offset <= UInt64(bytes.count), UInt64(bytes.count) - offset >= UInt64(size) else {
      throw ELFError("it is cut off: something at offset \(offset) is missing, the file has \(bytes.count) bytes")
    }
    var number: Number = 0
    for index in (0..<size).reversed() { number = number << 8 | Number(truncatingIfNeeded: bytes[Int(offset) + index]) }
    return number
  }

  private func offset(ofAddress address: UInt64) throws(ELFError) -> UInt64 {
    for segment in segments where address >= segment.address && address - segment.address < segment.size {
      let (offset, overflow) = segment.offset.addingReportingOverflow(address - segment.address)
      if !overflow { return offset }
    }
    throw ELFError("its tables point to address \(address), which the file does not fill")
  }

  /// The text at an address, at most 255 bytes.
  func text(atAddress address: UInt64) throws(ELFError) -> String { try text(atOffset: try offset(ofAddress: address)) }

  private func text(atOffset offset: UInt64) throws(ELFError) -> String {
    guard offset < UInt64(bytes.count) else { throw ELFError("it is cut off: a text at offset \(offset) is missing") }
    let rest = bytes[Int(offset)...].prefix(4096)
    guard let end = rest.firstIndex(of: 0) else { throw ELFError("a text at offset \(offset) has no end") }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  func number<Number: FixedWidthInteger>(atAddress address: UInt64) throws(ELFError) -> Number { try read(try offset(ofAddress: address)) }

  /// What the pointer at an address will hold, as an address of this file: 0 for NULL, nil if it points into another file.
  func pointer(atAddress slot: UInt64) throws(ELFError) -> UInt64? {
    if let table = dynamic[7], let size = dynamic[8] {
      let start = try offset(ofAddress: table)
      for index in 0..<min(size / 24, UInt64(bytes.count) / 24) {
        let place = start + index * 24
        guard try read(place) == slot else { continue }
        let info: UInt64 = try read(place + 8)
        let addend: UInt64 = try read(place + 16)
        if info & 0xFFFF_FFFF == ELFFile.relative { return addend }
        guard info & 0xFFFF_FFFF == ELFFile.absolute, info >> 32 < UInt64(symbols.count) else { return nil }
        let symbol = symbols[Int(info >> 32)]
        return symbol.isDefined ? symbol.address &+ addend : nil
      }
    }
    // Without an entry of its own the slot is NULL, or one of the packed relative relocations, which keep the address in place.
    return try number(atAddress: slot)
  }

  // MARK: Tables

  /// Nothing here is read from the sections. But they stand at the end, so that a file that was cut off lacks them.
  private func readSections() throws(ELFError) {
    let table: UInt64 = try read(40)
    let entrySize: UInt16 = try read(58)
    let count: UInt16 = try read(60)
    guard table != 0 else { return }
    let (end, overflow) = table.addingReportingOverflow(UInt64(entrySize) * UInt64(count))
    guard !overflow, end <= UInt64(bytes.count) else {
      throw ELFError("it is cut off: its table of sections ends at offset \(end), the file has \(bytes.count) bytes")
    }
  }

  private mutating func readSegments() throws(ELFError) {
    let table: UInt64 = try read(32)
    let entrySize: UInt16 = try read(54)
    let count: UInt16 = try read(56)
    guard entrySize == 56 else { throw ELFError("its program headers have \(entrySize) bytes each, and 56 is right") }
    var dynamicTable: (offset: UInt64, size: UInt64)?
    for index in 0..<UInt64(count) {
      let (place, overflow) = table.addingReportingOverflow(index * 56)
      guard !overflow else { throw ELFError("its program headers lie outside of the file") }
      let type: UInt32 = try read(place)
      let offset: UInt64 = try read(place + 8)
      let address: UInt64 = try read(place + 16)
      let size: UInt64 = try read(place + 32)
      guard type == 1 || type == 2 else { continue }
      guard offset <= UInt64(bytes.count), UInt64(bytes.count) - offset >= size else {
        throw ELFError("it is cut off: a segment ends at offset \(offset &+ size), the file has \(bytes.count) bytes")
      }
      if type == 1 { segments.append(Segment(address: address, offset: offset, size: size)) } else { dynamicTable = (offset, size) }
    }
    guard let dynamicTable else { throw ELFError("it has no dynamic section: link it with -shared") }
    for index in 0..<dynamicTable.size / 16 {
      let tag: UInt64 = try read(dynamicTable.offset + index * 16)
      if tag == 0 { break }
      dynamic[tag] = try read(dynamicTable.offset + index * 16 + 8) as UInt64
    }
    hasTextRelocations = dynamic[22] != nil || (dynamic[30] ?? 0) & 4 != 0
  }

  private mutating func readSymbols() throws(ELFError) {
    guard let table = dynamic[6], let names = dynamic[5] else { throw ELFError("it has no table of dynamic symbols") }
    let start = try offset(ofAddress: table)
    let texts = try offset(ofAddress: names)
    for index in 0..<(try symbolCount()) {
      let place = start + index * 24
      let name: UInt32 = try read(place)
      let info: UInt8 = try read(place + 4)
      let other: UInt8 = try read(place + 5)
      let section: UInt16 = try read(place + 6)
      let visibility = other & 3
      symbols.append(
        Symbol(
          name: try text(atOffset: texts + UInt64(name)), address: try read(place + 8), size: try read(place + 16), type: info & 15,
          binding: info >> 4, isDefined: section != 0, isVisible: visibility == 0 || visibility == 3))
    }
  }

  /// The table does not contain its length; the hash tables over it do, or the section headers where they have been kept.
  private func symbolCount() throws(ELFError) -> UInt64 {
    if let hash = dynamic[4] {
      let count: UInt32 = try number(atAddress: hash &+ 4)
      guard UInt64(count) <= UInt64(bytes.count) / 24 else { throw ELFError("its hash table names \(count) symbols") }
      return UInt64(count)
    }
    guard let hash = dynamic[0x6FFF_FEF5] else { throw ELFError("it has no hash table of symbols") }
    let start = try offset(ofAddress: hash)
    let bucketCount: UInt32 = try read(start)
    let first: UInt32 = try read(start + 4)
    let bloomWords: UInt32 = try read(start + 8)
    let buckets = start + 16 + UInt64(bloomWords) * 8
    let chains = buckets + UInt64(bucketCount) * 4
    var last: UInt32 = 0
    for index in 0..<UInt64(bucketCount) { last = max(last, try read(buckets + index * 4)) }
    guard last >= first, last != 0 else { return UInt64(first) }
    var index = UInt64(last)
    while true {
      let value: UInt32 = try read(chains + (index - UInt64(first)) * 4)
      index += 1
      if value & 1 == 1 { return index }
    }
  }
}
