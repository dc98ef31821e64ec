// SPDX-License-Identifier: MIT
import CPlatform
import Glibc

/// What a plugin needs, as the loader looks for it under a policy that allows the plugin's own folder. Nothing of it is loaded.
enum PluginNeeds {
  /// What the loader has against it, as a sentence; nil: nothing.
  static func mistake(of file: String) -> String? {
    #if RESPONDERKIT_NO_PLUGINS
      return nil
    #else
      guard let real = realpath(file, nil) else { return String(cString: strerror(errno)) }
      defer { free(real) }
      let descriptor = open(real, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return String(cString: strerror(errno)) }
      defer { close(descriptor) }
      var image = rkp_image()
      guard rkp_image_read(descriptor, real, &image) == rkp_read_done else { return "it cannot be read, or is written to just now" }
      defer { rkp_image_close(&image) }
      let folder = String(cString: real).deletingLastPathComponent
      return folder.withCString { folder in
        var trust = rkp_trust(
          allows_path: { path, folder in
            guard let path, let folder else { return false }
            let length = strlen(folder.assumingMemoryBound(to: CChar.self))
            return strncmp(path, folder.assumingMemoryBound(to: CChar.self), length) == 0 && (length == 1 || path[length] == 0 || path[length] == 0x2F)
          },
          allows_digest: { _, _ in true }, userdata: UnsafeMutableRawPointer(mutating: folder), allows_shared: false)
        var needs: OpaquePointer?
        var words = [CChar](repeating: 0, count: 400)
        let answer = rkp_needs_find(&image, real, &trust, &needs, &words, words.count)
        rkp_needs_free(needs)
        if answer == rkp_needs_good { return nil }
        let reason = String(decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return reason.isEmpty ? "what it needs cannot be looked at: there is no memory" : "it " + reason
      }
    #endif
  }
}
