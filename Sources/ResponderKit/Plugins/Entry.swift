// SPDX-License-Identifier: MIT
#if !RESPONDERKIT_NO_PLUGINS
  import CPlatform
  import CResponderKit

  // What a plugin's entry must be: in the file, before anything of it runs, and in memory, before anything of it is called.

  extension Context {
    /// Check the numbers at an entry's beginning, which are the same in the file and in memory. `size`: of the symbol; 0 if it is not known.
    func checkNumbers(_ raw: UnsafeRawPointer, size: Int, _ name: UnsafePointer<CChar>) throws(RKStatus) {
      func refuse(_ status: RKStatus, _ says: Literal) -> RKStatus { failure(status, "plugin", .text(name), says) }
      let known = MemoryLayout<RKPluginEntry>.size
      guard size == 0 || size >= known else { throw refuse(.pluginEntry, "has an entry that is too small; define it with RK_PLUGIN()") }
      // Bytes of a file need not be aligned.
      let claimed = claimedSize(raw)
      let magic = raw.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
      let major = raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
      let minor = raw.loadUnaligned(fromByteOffset: 10, as: UInt16.self)
      guard magic == RK_PLUGIN_MAGIC else { throw refuse(.pluginEntry, "has an entry without RK_PLUGIN_MAGIC; define it with RK_PLUGIN()") }
      guard claimed >= known, claimed <= 4096, size == 0 || claimed <= size else {
        throw refuse(.pluginEntry, "has an entry whose struct_size cannot be; define it with RK_PLUGIN()")
      }
      guard Int32(major) == RK_ABI_MAJOR else {
        throw refuse(.pluginVersion, "was built for another major version of the binary interface; build it with this library's headers")
      }
      guard Int32(minor) <= RK_ABI_MINOR else {
        throw refuse(.pluginVersion, "was built for a newer version of the binary interface; update the library, or build it with this library's headers")
      }
      guard raw.loadUnaligned(fromByteOffset: 12, as: UInt32.self) == 0 else { throw refuse(.pluginEntry, "has an entry whose reserved member is not 0; make it with RK_PLUGIN") }
    }

    /// Check an entry in memory before anything of it is called.
    func checkEntry(_ raw: UnsafeRawPointer, size: Int, _ name: UnsafePointer<CChar>) throws(RKStatus) {
      func refuse(_ status: RKStatus, _ says: Literal) -> RKStatus { failure(status, "plugin", .text(name), says) }
      let known = MemoryLayout<RKPluginEntry>.size
      guard UInt(bitPattern: raw) % UInt(MemoryLayout<RKPluginEntry>.alignment) == 0 else {
        throw refuse(.pluginEntry, "has an entry that is too small; define it with RK_PLUGIN()")
      }
      // A damaged file may put its entry, or what that points at, where nothing is mapped. The host's own entries are believed.
      let isDoubtful = name[0] != 0
      guard !isDoubtful || rkp_readable(raw, known) == known else { throw refuse(.pluginEntry, "has an entry that is not mapped; the file is damaged") }
      try checkNumbers(raw, size: size, name)
      let entry = raw.assumingMemoryBound(to: RKPluginEntry.self)
      let claimed = Int(clamping: entry.pointee.struct_size)
      guard !isDoubtful || rkp_readable(raw, claimed) == claimed else { throw refuse(.pluginEntry, "has an entry that is not mapped; the file is damaged") }
      for k in places(claimed, from: known) {
        guard raw.load(fromByteOffset: k, as: UInt8.self) == 0 else { throw refuse(.pluginEntry, "has an entry with members that its own version does not have") }
      }
      guard let id = entry.pointee.id, !isDoubtful || rkp_is_text(id, longestName), isID(id) else {
        throw refuse(.pluginEntry, "has no proper id: 1 to 255 letters, digits, '.', '-' and '_', such as org.example.name")
      }
      guard let version = entry.pointee.version, !isDoubtful || rkp_is_text(version, longestName), isPlain(version) else { throw refuse(.pluginEntry, "has no proper version: 1 to 255 bytes, such as 1.0.0") }
      guard entry.pointee.`init` != nil else { throw refuse(.pluginEntry, "has no init; RKPluginEntry.init is not optional") }
    }

    private func isID(_ text: UnsafePointer<CChar>) -> Bool {
      let length = textLength(text, limit: longestName)
      var k = 0
      while k < length {
        switch UInt8(bitPattern: text[k]) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
          UInt8(ascii: "-"), UInt8(ascii: "_"):
          k += 1
        default: return false
        }
      }
      return length > 0 && length <= longestName
    }

    private func isPlain(_ text: UnsafePointer<CChar>) -> Bool {
      let length = textLength(text, limit: longestName)
      for k in places(length) {
        if UInt8(bitPattern: text[k]) < 32 { return false }
      }
      return length > 0 && length <= longestName
    }
  }
#endif
