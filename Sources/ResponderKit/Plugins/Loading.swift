// SPDX-License-Identifier: MIT
#if !RESPONDERKIT_NO_PLUGINS
  import CPlatform
  import CResponderKit

  // From a path to an entry: one stage after the other, each with a sentence of its own. Nothing of the file runs before the dynamic linker has
  // it, and that gets the very bytes that were checked.

  let entrySymbol: Literal = "responderkit_plugin"

  /// A sentence about a file: "path ("/a/b.so") says detail".
  @inline(never)
  private func refuse(_ status: RKStatus, _ path: UnsafePointer<CChar>, _ says: Literal, _ detail: UnsafePointer<CChar>? = nil, _ remedy: Literal = "") -> RKStatus {
    var text = Text(rkp_error_text(), Int(rkp_error_capacity))
    text.add("path (\"")
    text.add(shown: path, min(textLength(path, limit: 200), 200))
    text.add("\") ")
    text.add(says)
    if let detail { text.add(shown: detail, min(textLength(detail, limit: 300), 300)) }
    text.add(remedy)
    return status
  }

  extension Context {
    func loadPlugin(_ path: UnsafePointer<CChar>?, host: RKHost) throws(RKStatus) -> Plugin {
      guard let path else { throw nullArgument("path") }
      guard path[0] != 0 else { throw failure(.invalidArgument, "path", "is empty; pass an absolute path") }
      guard path[0] == slash else { throw failure(.invalidArgument, "path", .text(path), "is relative; pass a path that begins with '/'") }
      guard textLength(path, limit: longestPath) <= longestPath else {
        throw failure(.invalidArgument, "path", .text(path), "is longer than 4096 bytes; move the file")
      }
      // Before constructors could run.
      try notEnding()
      guard let policy = self.plugins.policy else { throw refuse(.pluginPolicy, path, "is not loaded: plugins are off; allow them with rk_plugin_policy()") }
      guard hasStack else { throw failure(.tooDeep, "path", .text(path), "is not loaded: no stack is left; load it at the top level") }
      // The resolved path, and room for the one folder that is not safe.
      let capacity = longestPath + 1
      guard let resolved = memory.allocate(CChar.self, 2 * capacity) else { throw noMemory() }
      defer { memory.free(resolved, 2 * capacity) }
      guard rkp_resolve_path(path, resolved, capacity) else { throw refuse(.pluginFile, path, "cannot be found: ", rkp_system_error()) }
      let file = try open(path, resolved, resolved + capacity, policy)
      var image = rkp_image()
      let read = rkp_image_read(file, resolved, &image)
      // In the words of the first of the two that failed.
      if read == rkp_read_failed { _ = refuse(.pluginFile, resolved, "cannot be read: ", rkp_system_error()) }
      rkp_close_file(file)
      try check(read, resolved)
      let (entry, size) = try load(&image, resolved, policy)
      return try addPlugin(entry, size: size, path: resolved, host: host)
    }

    // MARK: The file

    /// Checks its folder and permissions, then opens it, once.
    private func open(_ given: UnsafePointer<CChar>, _ path: UnsafePointer<CChar>, _ culprit: UnsafeMutablePointer<CChar>, _ policy: PluginPolicy) throws(RKStatus) -> Int32 {
      guard policy.allows(path: path) else { throw refuse(.pluginPolicy, path, "is in none of the folders of the policy; add its folder, or move it into one") }
      if !policy.allowsSharedFiles {
        try check(rkp_check_path(given, path, culprit, longestPath + 1), given, culprit)
      }
      var isRegular = false
      var access = rkp_access_safe
      let file = rkp_open_file(path, &isRegular, &access)
      guard file >= 0 else { throw refuse(.pluginFile, path, "cannot be opened: ", rkp_system_error()) }
      guard isRegular else {
        rkp_close_file(file)
        throw refuse(.pluginFile, path, "is not a regular file; pass the path of a shared object")
      }
      if !policy.allowsSharedFiles, access != rkp_access_safe {
        rkp_close_file(file)
        try check(access, path, path)
      }
      return file
    }

    private func check(_ access: rkp_access, _ path: UnsafePointer<CChar>, _ culprit: UnsafePointer<CChar>) throws(RKStatus) {
      switch access {
      case rkp_access_safe: return
      case rkp_access_owner: throw refuse(.pluginPolicy, path, "could be exchanged by another user, who owns ", culprit, "; make root or this process's user its owner")
      case rkp_access_writable: throw refuse(.pluginPolicy, path, "could be exchanged by others, who may write to ", culprit, "; take write permission from group and others (chmod go-w)")
      default: throw refuse(.pluginFile, path, "cannot be examined; it was moved just now: ", culprit)
      }
    }

    private func check(_ read: rkp_read, _ path: UnsafePointer<CChar>) throws(RKStatus) {
      switch read {
      case rkp_read_done: return
      case rkp_read_large: throw refuse(.limitReached, path, "is larger than 268435456 bytes; strip its debug information")
      case rkp_read_changed: throw refuse(.pluginFile, path, "was written to while it was read, or has not the size that it states; load it again")
      case rkp_read_failed: throw .pluginFile
      default: throw noMemory()
      }
    }

    /// Digest, format, entry and what it needs; then the dynamic linker gets it. The image is given away or closed.
    private func load(_ image: inout rkp_image, _ path: UnsafePointer<CChar>, _ policy: PluginPolicy) throws(RKStatus) -> (entry: UnsafeRawPointer, size: Int) {
      var entry = rkp_entry()
      var needs: OpaquePointer?
      do throws(RKStatus) {
        try checkDigest(&image, path, policy)
        try checkFormat(&image, path, &entry)
        try checkEntry(entry, path)
        needs = try findNeeds(&image, path, policy)
      } catch {
        rkp_image_close(&image)
        throw error
      }
      defer { rkp_needs_free(needs) }
      var address: UnsafeRawPointer?
      var size = 0
      var status = RKStatus.OK
      enter()
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { words in
        // Constructors and resolvers of indirect functions run in here.
        switch rkp_load_image(&image, needs, symbolBytes, &entry, &address, &size, words.baseAddress, words.count) {
        case rkp_load_done: break
        case rkp_load_refused: status = refuse(.pluginOpen, path, "was refused by the dynamic linker: ", words.baseAddress.map { UnsafePointer($0) })
        case rkp_load_foreign: status = refuse(.pluginFormat, path, "does not bring the symbol responderkit_plugin itself; define it with RK_PLUGIN()")
        default: status = noMemory()
        }
      }
      leave()
      guard status == .OK, let address else { throw status }
      return (address, size)
    }

    private var symbolBytes: UnsafePointer<CChar> { entrySymbol.terminated }

    private func checkDigest(_ image: inout rkp_image, _ path: UnsafePointer<CChar>, _ policy: PluginPolicy) throws(RKStatus) {
      if policy.digests == nil { return }
      var isAllowed = false
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digest in
        rkp_sha256(&image, digest.baseAddress)
        isAllowed = policy.allows(digest: digest.baseAddress.unsafelyUnwrapped)
      }
      guard isAllowed else { throw refuse(.pluginPolicy, path, "has a SHA-256 that the policy does not list; it is another version, or was tampered with") }
    }

    private func checkFormat(_ image: inout rkp_image, _ path: UnsafePointer<CChar>, _ entry: inout rkp_entry) throws(RKStatus) {
      switch rkp_elf_check(&image, symbolBytes, &entry) {
      case rkp_elf_good: return
      case rkp_elf_none: throw refuse(.pluginFormat, path, "is no ELF file; pass a shared object")
      case rkp_elf_width: throw refuse(.pluginFormat, path, "was built for machines with another width of addresses; build it for this one")
      case rkp_elf_byte_order: throw refuse(.pluginFormat, path, "was built for machines with another byte order; build it for this one")
      case rkp_elf_machine:
        var status = RKStatus.pluginFormat
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { words in
          var text = Text(words.baseAddress, words.count)
          text.add(UInt64(entry.detail))
          status = refuse(.pluginFormat, path, "was built for another machine: ELF's number ", words.baseAddress.map { UnsafePointer($0) }, "; build it for this one")
        }
        throw status
      case rkp_elf_type: throw refuse(.pluginFormat, path, "is an ELF file, but no shared object; build it with -shared")
      case rkp_elf_no_symbol: throw refuse(.pluginFormat, path, "does not define the data symbol responderkit_plugin; define it with RK_PLUGIN(), and do not hide it")
      default: throw refuse(.pluginFormat, path, "is a damaged ELF file: something in it lies outside of it; copy or build it again")
      }
    }

    /// The entry's numbers as they stand in the file: before any of its code runs. The rest of it are addresses, which the dynamic linker fills in.
    private func checkEntry(_ entry: rkp_entry, _ path: UnsafePointer<CChar>) throws(RKStatus) {
      guard let bytes = entry.bytes else { throw failure(.pluginEntry, "plugin", .text(path), "has an entry that does not stand in the file; define it with RK_PLUGIN()") }
      try checkNumbers(UnsafeRawPointer(bytes), size: Int(min(entry.size, 1 << 20)), path)
    }

    private func findNeeds(_ image: inout rkp_image, _ path: UnsafePointer<CChar>, _ policy: PluginPolicy) throws(RKStatus) -> OpaquePointer? {
      var trust = rkp_trust(
        allows_path: { path, policy in
          guard let path, let policy else { return false }
          return policy.bound(to: PluginPolicy.self).allows(path: path)
        },
        allows_digest: { digest, policy in
          guard let digest, let policy else { return false }
          return policy.bound(to: PluginPolicy.self).allows(digest: digest)
        }, userdata: policy.address, allows_shared: policy.allowsSharedFiles)
      var needs: OpaquePointer?
      var status = RKStatus.OK
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { words in
        let says = words.baseAddress.map { UnsafePointer($0) }
        switch rkp_needs_find(&image, path, &trust, &needs, words.baseAddress, words.count) {
        case rkp_needs_good: break
        case rkp_needs_distrusted: status = refuse(.pluginPolicy, path, "", says)
        case rkp_needs_damaged: status = refuse(.pluginFormat, path, "", says)
        case rkp_needs_missing: status = refuse(.pluginOpen, path, "", says)
        default: status = noMemory()
        }
      }
      guard status == .OK else { throw status }
      return needs
    }

    // MARK: The environment

    /// Load what RESPONDERKIT_PLUGIN_PATH lists; how many it were.
    func loadEnvironment(host: RKHost) throws(RKStatus) -> Int {
      try notEnding()
      guard let policy = plugins.policy, policy.allowsEnvironment else {
        throw failure(.pluginPolicy, "RESPONDERKIT_PLUGIN_PATH", "is not read: the policy does not allow it; set allows_environment")
      }
      guard let list = rkp_environment("RESPONDERKIT_PLUGIN_PATH") else { return 0 }
      var listing = Listing(context: self, host: host)
      let colon = CChar(bitPattern: UInt8(ascii: ":"))
      guard let path = memory.allocate(CChar.self, longestPath + 2) else { throw noMemory() }
      defer { memory.free(path, longestPath + 2) }
      var start = 0
      while true {
        var length = 0
        while list[start + length] != colon, list[start + length] != 0 {
          if length <= longestPath { path[length] = list[start + length] }
          length += 1
        }
        // One that is too long stays too long.
        path[min(length, longestPath + 1)] = 0
        if length > 0 { listing.visit(path) }
        if list[start + length] == 0 { break }
        start += length + 1
      }
      return listing.count
    }
  }

  private struct Listing {
    var context: Context
    var host: RKHost
    var count = 0

    /// A file, or a folder's files.
    mutating func visit(_ path: UnsafePointer<CChar>) {
      guard path[0] == slash, rkp_is_folder(path) else { return load(path) }
      let wasListed = withUnsafeMutablePointer(to: &self) { listing in
        rkp_list_libraries(path, { path, listing in
          if let path, let listing { listing.assumingMemoryBound(to: Listing.self).pointee.load(path) }
        }, UnsafeMutableRawPointer(listing))
      }
      if !wasListed {
        _ = refuse(.pluginFile, path, "cannot be listed: ", rkp_system_error())
        tell(.pluginFile)
      }
    }

    private mutating func load(_ path: UnsafePointer<CChar>) {
      do throws(RKStatus) {
        _ = try context.loadPlugin(path, host: host)
        count += 1
      } catch {
        tell(error)
      }
    }

    /// With the sentence that is the last error.
    private func tell(_ status: RKStatus) {
      context.plugins.detail = UnsafePointer(rkp_error_text())
      context.diagnose(.pluginNotLoaded, value: Double(status.rawValue))
      context.plugins.detail = nil
    }
  }
#endif
