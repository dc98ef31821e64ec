// SPDX-License-Identifier: MIT
#if !RESPONDERKIT_NO_PLUGINS
  import CPlatform
  import CResponderKit

  // What a host allows (loader.h). Everything is copied, folders with their symbolic links resolved.

  let longestPath = 4096

  extension Context {
    /// Replace the policy; nil: nothing may be loaded.
    func setPolicy(_ desc: RKPluginPolicy?) throws(RKStatus) {
      var made: PluginPolicy?
      if let desc {
        try check(desc)
        guard let policy = memory.make(PluginPolicy.self) else { throw noMemory() }
        policy.initialize(to: PluginPolicyRecord(allowsEnvironment: desc.allows_environment, allowsSharedFiles: desc.allows_shared_files))
        do throws(RKStatus) {
          try addFolders(desc, to: policy)
          try addDigests(desc, to: policy)
        } catch {
          free(policy)
          throw error
        }
        made = policy
      }
      if let old = plugins.policy { free(old) }
      plugins.policy = made
      plugins.budget = desc?.budget ?? 0
      plugins.faultLimit = desc.map { $0.fault_limit == 0 ? PluginState.usualFaultLimit : UInt64($0.fault_limit) } ?? PluginState.usualFaultLimit
    }

    private func check(_ desc: RKPluginPolicy) throws(RKStatus) {
      try requireZero(Int64(desc.reserved), "policy.reserved")
      try requireZero(Int64(desc.reserved2), "policy.reserved2")
      try finite(desc.budget, "policy.budget")
      guard desc.budget >= 0 else { throw failure(.invalidArgument, "policy.budget", .double(desc.budget), "is negative; pass 0 for none") }
      guard desc.folder_count >= 0, desc.folder_count <= 256 else {
        throw failure(.limitReached, "policy.folder_count", .int(Int64(desc.folder_count)), "is over 256; allow a folder above them")
      }
      guard desc.digest_count >= 0, desc.digest_count <= 65_536 else {
        throw failure(.limitReached, "policy.digest_count", .int(Int64(desc.digest_count)), "is over 65536; list fewer digests")
      }
      guard desc.folder_count == 0 || desc.folders != nil else { throw nullArgument("policy.folders") }
      guard desc.digest_count == 0 || desc.digests != nil else { throw nullArgument("policy.digests") }
    }

    private func addFolders(_ desc: RKPluginPolicy, to policy: PluginPolicy) throws(RKStatus) {
      guard policy.folders.reserve(desc.folder_count, memory) else { throw noMemory() }
      for k in places(desc.folder_count) {
        guard let folder = desc.folders[k] else { throw nullArgument("policy.folders") }
        guard folder[0] == slash else { throw failure(.invalidArgument, "policy.folders", .text(folder), "is not absolute; pass a path that begins with '/'") }
        policy.folders.appendReserved(try resolvedFolder(folder))
      }
    }

    private func resolvedFolder(_ folder: UnsafePointer<CChar>) throws(RKStatus) -> OwnText {
      let capacity = longestPath + 1
      guard let bytes = memory.allocate(CChar.self, capacity) else { throw noMemory() }
      defer { memory.free(bytes, capacity) }
      guard rkp_resolve_path(folder, bytes, capacity), rkp_is_folder(bytes) else {
        throw failure(.invalidArgument, "policy.folders", .text(folder), "is not a folder; create it first")
      }
      guard let made = ownText(bytes, textLength(bytes, limit: longestPath)) else { throw noMemory() }
      return made
    }

    private func addDigests(_ desc: RKPluginPolicy, to policy: PluginPolicy) throws(RKStatus) {
      guard desc.digest_count > 0 else { return }
      guard let digests = memory.allocate(UInt8.self, desc.digest_count * 32) else { throw noMemory() }
      policy.digests = digests
      policy.digestCount = desc.digest_count
      for k in places(desc.digest_count) {
        guard let text = desc.digests[k] else { throw nullArgument("policy.digests") }
        guard textLength(text, limit: 64) == 64 else { throw badDigest(text) }
        var digit = 0
        while digit < 64 {
          guard let value = hexadecimal(UInt8(bitPattern: text[digit])) else { throw badDigest(text) }
          digests[k * 32 + digit / 2] = digests[k * 32 + digit / 2] << 4 | value
          digit += 1
        }
      }
    }

    private func badDigest(_ text: UnsafePointer<CChar>) -> RKStatus {
      failure(.invalidArgument, "policy.digests", .text(text), "is not a SHA-256; pass 64 hexadecimal digits")
    }

    private func hexadecimal(_ digit: UInt8) -> UInt8? {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
      default: nil
      }
    }

    // MARK: Memory

    func free(_ policy: PluginPolicy) {
      let memory = self.memory
      for folder in policy.folders {
        free(folder)
      }
      policy.folders.free(memory)
      memory.free(policy.digests, policy.digestCount * 32)
      memory.free(policy)
    }

    func ownText(_ bytes: UnsafePointer<CChar>, _ length: Int) -> OwnText? {
      guard let copy = memory.allocate(CChar.self, length + 1) else { return nil }
      copy.update(from: bytes, count: length)
      return OwnText(bytes: copy, length: length)
    }

    func free(_ text: OwnText) { memory.free(text.bytes, text.length + 1) }
  }

  // MARK: Asking

  extension PluginPolicy {
    /// Whether a resolved path lies in an allowed folder, or in one below.
    func allows(path: UnsafePointer<CChar>) -> Bool {
      for folder in self.folders {
        var same = 0
        while same < folder.length, path[same] == folder.bytes[same] { same += 1 }
        // The root is its own slash.
        if same == folder.length, path[same] == slash || folder.length == 1 { return true }
      }
      return false
    }

    func allows(digest: UnsafePointer<UInt8>) -> Bool {
      guard let digests = self.digests else { return true }
      for k in places(self.digestCount) {
        if rkp_same_bytes(digests + k * 32, digest, 32) { return true }
      }
      return false
    }
  }

  let slash = CChar(bitPattern: UInt8(ascii: "/"))
#endif
