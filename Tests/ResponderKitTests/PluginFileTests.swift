import CPlatform
import CResponderKit
import Foundation
import Testing

/// What is found out about a file before the dynamic linker sees it, for files of any bytes.
@Suite("Files of plugins") struct PluginFileTests {
  let file = TemporaryFile()
  let world = World()

  init() {
    file.folder.withCString { folder in
      var list: UnsafePointer<CChar>? = folder
      withUnsafePointer(to: &list) { ok(policy($0, [])) }
    }
  }

  private func policy(_ folders: UnsafePointer<UnsafePointer<CChar>?>?, _ digests: [UnsafePointer<CChar>?]) -> RKStatus {
    digests.withUnsafeBufferPointer { digests in
      var policy = RKPluginPolicy()
      policy.struct_size = UInt32(MemoryLayout<RKPluginPolicy>.size)
      policy.folders = folders
      policy.folder_count = 1
      policy.digests = digests.baseAddress
      policy.digest_count = digests.count
      policy.allows_shared_files = true
      return rk_plugin_policy(world.context, &policy)
    }
  }

  private func elf() -> rkp_elf {
    withImage { image in
      var entry = rkp_entry()
      return rkp_elf_check(&image, "responderkit_plugin", &entry)
    }
  }

  /// The file as the library reads it.
  private func withImage<Answer>(_ body: (inout rkp_image) -> Answer) -> Answer {
    var image = rkp_image()
    #expect(rkp_image_read(file.descriptor, file.path, &image) == rkp_read_done)
    defer { rkp_image_close(&image) }
    return body(&image)
  }

  /// A pinned digest lets the file pass to the next check, which it fails: it is no ELF file. Every other digest stops it.
  @Test func digests() {
    let seed = seed("digests")
    var random = Generator(seed: seed)
    let lengths = [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 16_383, 16_384, 16_385, 32_768] + (0..<30).map { _ in random.integer(0..<70_000) }
    for length in lengths {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      file.write(bytes)
      let digest = SHA256().digest(bytes)
      var computed = [UInt8](repeating: 0, count: 32)
      withImage { rkp_sha256(&$0, &computed) }
      #expect(computed == digest, "\(length) bytes, seed \(seed)")
      var other = digest
      other[random.integer(0..<32)] ^= 1 << UInt8(random.integer(0..<8))
      #expect(load(pinned: [other, digest]) == .pluginFormat, "\(length) bytes, seed \(seed)")
      #expect(load(pinned: [other]) == .pluginPolicy, "\(length) bytes, seed \(seed)")
    }
    world.end()
  }

  private func load(pinned digests: [[UInt8]]) -> RKStatus {
    // Both cases of letters.
    let texts = digests.enumerated().map { number, digest in
      strdup(digest.map { String(format: number == 0 ? "%02x" : "%02X", $0) }.joined())
    }
    defer { for text in texts { free(text) } }
    file.folder.withCString { folder in
      var list: UnsafePointer<CChar>? = folder
      withUnsafePointer(to: &list) { ok(policy($0, texts.map { UnsafePointer($0) })) }
    }
    return rk_plugin_load(world.context, file.path, nil)
  }

  /// Allowed are the files in a folder and below it, not those beside it whose paths begin alike; "/" allows all.
  @Test func folders() {
    file.write([1, 2, 3])
    let inside = file.folder + "/in", beside = file.folder + "/plugin"
    for folder in [inside, beside] { #expect(mkdir(folder, 0o700) == 0) }
    for (folder, answer) in [("/", RKStatus.pluginFormat), (file.folder, .pluginFormat), (inside, .pluginPolicy), (beside, .pluginPolicy)] {
      folder.withCString { folder in
        var list: UnsafePointer<CChar>? = folder
        withUnsafePointer(to: &list) { ok(policy($0, [])) }
      }
      #expect(rk_plugin_load(world.context, file.path, nil) == answer, "\(folder)")
    }
    world.end()
  }

  /// The one that is damaged below is accepted as it is, with either of the two tables that have the number of symbols, or with sections alone.
  @Test func soundFiles() {
    for counting in ELFFile.Counting.allCases {
      file.write(ELFFile(counting).bytes)
      #expect(elf() == rkp_elf_good, "\(counting)")
      // Its entry is there, but what stands there is none: the file begins at that place.
      withImage { image in
        var entry = rkp_entry()
        #expect(rkp_elf_check(&image, "responderkit_plugin", &entry) == rkp_elf_good)
        #expect(entry.address == 0x1000 && entry.size == 48 && entry.bytes == image.bytes && entry.room >= 16)
      }
      #expect(rk_plugin_load(world.context, file.path, nil) == .pluginEntry)
      let spoiled = ELFFile(counting, symbol: "responderkit_plugim").bytes
      file.write(spoiled)
      #expect(elf() == rkp_elf_no_symbol, "\(counting)")
      #expect(rk_plugin_load(world.context, file.path, nil) == .pluginFormat)
    }
    world.end()
  }

  /// The entry must be data of the file's own that others may see; a program is none, though it calls itself a shared object.
  @Test func symbolsThatAreNone() {
    let global: UInt64 = 0x11
    for (info, visibility, section, answer) in [
      (global, 0, 1, rkp_elf_good), (0x21, 0, 1, rkp_elf_good), (0x01, 0, 1, rkp_elf_no_symbol), (0x12, 0, 1, rkp_elf_no_symbol),
      (global, 0, 0, rkp_elf_no_symbol), (global, 1, 1, rkp_elf_no_symbol), (global, 2, 1, rkp_elf_no_symbol), (global, 3, 1, rkp_elf_good),
    ] as [(UInt64, UInt64, UInt64, rkp_elf)] {
      file.write(ELFFile(.hash, info: info, visibility: visibility, section: section).bytes)
      #expect(elf() == answer, "info \(info), visibility \(visibility), section \(section)")
    }
    file.write(ELFFile(.sections, flags: 0x0800_0000).bytes)
    #expect(elf() == rkp_elf_type)
    world.end()
  }

  @Test func everyTruncation() {
    for counting in ELFFile.Counting.allCases {
      let bytes = ELFFile(counting).bytes
      for length in 0..<bytes.count {
        file.write(Array(bytes.prefix(length)))
        #expect(elf() != rkp_elf_good, "\(counting) cut off at \(length)")
      }
    }
    world.end()
  }

  /// Whatever stands in a file, there is an answer. What is refused is refused by rk_plugin_load() too, with words that name the file.
  @Test func randomDamage() {
    let seed = seed("randomDamage")
    var random = Generator(seed: seed)
    let extremes: [UInt64] = [0, 1, 2, 7, 0x7f, 0xff, 0xffff, 0x7fff_ffff, 0xffff_ffff, 1 << 32, 1 << 62, .max / 2, .max, 0 &- 64, 0 &- 4096]
    var answers: Set<UInt32> = []
    for round in 0..<6000 {
      var bytes = ELFFile(ELFFile.Counting.allCases[round % 3]).bytes
      for _ in 0..<random.integer(1..<5) {
        // Most of it is in whole fields.
        let width = [1, 2, 4, 8][random.integer(0..<4)]
        let place = random.integer(0..<bytes.count / width) * width
        let value = random.chance(0.6) ? extremes[random.integer(0..<extremes.count)] : random.chance(0.5) ? UInt64(random.integer(0..<2 * bytes.count)) : random.next()
        for k in 0..<width { bytes[place + k] = UInt8(truncatingIfNeeded: value >> UInt64(8 * k)) }
      }
      if random.chance(0.2) { bytes.removeLast(random.integer(0..<bytes.count)) }
      file.write(bytes)
      let answer = elf()
      answers.insert(answer.rawValue)
      guard round % 8 == 0, answer != rkp_elf_good else { continue }
      #expect(rk_plugin_load(world.context, file.path, nil) == .pluginFormat, "seed \(seed) round \(round)")
      #expect(lastError().contains("plugin.so"), "seed \(seed) round \(round): \(lastError())")
    }
    #expect(answers.count >= 7, "seed \(seed): only \(answers)")
    world.end()
  }

  @Test func randomBytes() {
    let seed = seed("randomBytes")
    var random = Generator(seed: seed)
    for round in 0..<500 {
      var bytes = (0..<random.integer(0..<2000)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let head = Array(ELFFile(.hash).bytes.prefix([0, 4, 16, 64][round % 4]))
      bytes.replaceSubrange(0..<min(head.count, bytes.count), with: head)
      file.write(bytes)
      #expect(rk_plugin_load(world.context, file.path, nil) == .pluginFormat, "seed \(seed) round \(round)")
    }
    world.end()
  }
}

/// `plugin.so` in a folder of its own.
final class TemporaryFile {
  let folder: String
  let path: String
  let descriptor: Int32

  init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("rk-\(UUID().uuidString)").path
    path = folder + "/plugin.so"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }

  deinit {
    close(descriptor)
    try? FileManager.default.removeItem(atPath: folder)
  }

  func write(_ bytes: [UInt8]) {
    #expect(ftruncate(descriptor, 0) == 0 && pwrite(descriptor, bytes, bytes.count, 0) == bytes.count)
  }
}
