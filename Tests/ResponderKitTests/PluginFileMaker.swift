import Foundation

/// SHA-256 from its definition, constants included: fractions of the square and cube roots of the first primes.
struct SHA256 {
  private let primes: [Double] = {
    var found: [Int] = []
    var number = 2
    while found.count < 64 {
      if !found.contains(where: { number % $0 == 0 }) { found.append(number) }
      number += 1
    }
    return found.map { Double($0) }
  }()

  private func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 4_294_967_296) }

  func digest(_ message: [UInt8]) -> [UInt8] {
    let constants = primes.map { fraction(cbrt($0)) }
    var state = primes.prefix(8).map { fraction($0.squareRoot()) }
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { padded.append(UInt8(truncatingIfNeeded: UInt64(message.count * 8) >> UInt64(shift))) }
    func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { k in padded[(start + 4 * k)..<(start + 4 * k + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
      for t in 16..<64 {
        let (early, late) = (words[t - 15], words[t - 2])
        words.append((turned(late, 17) ^ turned(late, 19) ^ late >> 10) &+ words[t - 7] &+ (turned(early, 7) ^ turned(early, 18) ^ early >> 3) &+ words[t - 16])
      }
      var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
      for t in 0..<64 {
        let choice = (e & f) ^ (~e & g)
        let one = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[t] &+ words[t]
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
      }
      state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
  }
}

/// The least that is a shared object with the symbol of a plugin, for this machine: two segments, a dynamic table, three symbols.
struct ELFFile {
  /// Where the number of symbols stands.
  enum Counting: CaseIterable { case hash, gnuHash, sections }

  private(set) var bytes: [UInt8] = []

  private mutating func add(_ value: UInt64, _ width: Int) {
    for k in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * k))) }
  }
  private mutating func words(_ values: UInt64...) { for value in values { add(value, 8) } }

  /// `info`, `visibility` and `section` are the symbol's; `flags` is DT_FLAGS_1, which has a place where sections are counted.
  init(
    _ counting: Counting, symbol: String = "responderkit_plugin", info: UInt64 = 0x11, visibility: UInt64 = 0, section: UInt64 = 1,
    flags: UInt64 = 0
  ) {
    let dynamic: UInt64 = 64 + 2 * 56
    let symbols: UInt64 = dynamic + 6 * 16
    let table: UInt64 = symbols + 3 * 24
    let names = Array("\0other\0".utf8) + Array(symbol.utf8) + [0]
    let strings = table + 48
    let sections = (strings + UInt64(names.count) + 7) / 8 * 8
    let end = sections + 2 * 64
    #if arch(x86_64)
      let machine: UInt64 = 62
    #else
      let machine: UInt64 = 183
    #endif
    bytes = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let header: [(UInt64, Int)] = [
      (3, 2), (machine, 2), (1, 4), (0, 8), (64, 8), (sections, 8), (0, 4), (64, 2), (56, 2), (2, 2), (64, 2), (2, 2), (0, 2),
    ]
    for (value, width) in header { add(value, width) }
    // PT_LOAD over the whole file, at an address that is not its offset; PT_DYNAMIC.
    let base: UInt64 = 0x1000
    for (type, offset, size) in [(1, 0, end), (2, dynamic, 6 * 16)] as [(UInt64, UInt64, UInt64)] {
      add(type, 4)
      add(6, 4)
      words(offset, base + offset, base + offset, size, size, 0x1000)
    }
    // DT_SYMTAB, DT_STRTAB, DT_STRSZ, DT_SYMENT, one of the tables, DT_NULL.
    words(6, base + symbols, 5, base + strings, 10, UInt64(names.count), 11, 24)
    switch counting {
    case .hash: words(4, base + table)
    case .gnuHash: words(0x6fff_fef5, base + table)
    case .sections: words(0x6fff_fffb, flags)
    }
    words(0, 0)
    for (name, info, visibility, section) in [(0, 0, 0, 0), (1, 0x12, 0, 1), (7, info, visibility, section)] as [(UInt64, UInt64, UInt64, UInt64)] {
      add(name, 4)
      add(info, 1)
      add(visibility, 1)
      add(section, 2)
      words(base, 48)
    }
    let tableWords: [UInt64] =
      switch counting {
      // Buckets, chains, one bucket, three chains.
      case .hash: [1, 3, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0]
      // Buckets, first symbol, size and shift of the filter, the filter, two buckets, two chains of one.
      case .gnuHash: [2, 1, 1, 0, 0xffff_ffff, 0xffff_ffff, 1, 2, 3, 3, 0, 0]
      case .sections: [UInt64](repeating: 0, count: 12)
      }
    for word in tableWords { add(word, 4) }
    bytes += names
    while bytes.count < Int(sections) { bytes.append(0) }
    bytes += [UInt8](repeating: 0, count: 64)
    // SHT_DYNSYM.
    add(0, 4)
    add(11, 4)
    words(0, base + symbols, symbols, 3 * 24)
    add(0, 4)
    add(1, 4)
    words(8, 24)
  }
}
