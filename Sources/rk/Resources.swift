// SPDX-License-Identifier: MIT
import CResources
import Glibc

/// Files that belong to the tool: in a release they are inside it; a development build finds them in the repository.
enum Resources {
  /// Where a name stands in the repository.
  private static let places = [("Pages/", "Sources/rk/Pages/"), ("Behaviour.md", "Sources/ResponderKit/ResponderKit.docc/Behaviour.md"), ("wasm/", ".build-embedded/wasm/")]

  /// nil: there is no such file here.
  static func bytes(_ name: String) -> [UInt8]? {
    if let inside = rk_resource_find(name) {
      return Array(UnsafeBufferPointer(start: inside.pointee.start, count: inside.pointee.end - inside.pointee.start))
    }
    guard let repository, let place = places.first(where: { name.hasPrefix($0.0) }) else { return nil }
    return try? Input(repository + "/" + place.1 + name.dropFirst(place.0.count)).bytes
  }

  /// The folder above this program that has the pages.
  private static let repository: String? = {
    var folder = executableFolder
    while folder != "/" && !folder.isEmpty && folder != "." {
      if access(folder + "/Sources/rk/Pages/common/base.css", R_OK) == 0 { return folder }
      folder = folder.deletingLastPathComponent
    }
    return nil
  }()
}
