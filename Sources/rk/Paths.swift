// SPDX-License-Identifier: MIT
import Glibc

// Names of files and folders, and columns of text: what is small and stands in Foundation alone. A tool that is linked to Foundation has 50 MB of Unicode tables
// inside; FoundationEssentials has none.

extension String {
  /// What stands behind the last slash.
  var lastPathComponent: String { String(trimmingSlashes.split(separator: "/").last ?? (hasPrefix("/") ? "/" : "")) }

  /// What stands before the last slash; "" for a bare name.
  var deletingLastPathComponent: String {
    let path = trimmingSlashes
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(String(path[..<slash]).trimmingSlashes)
  }

  /// Without the last point and what follows it. A name that begins with its only point keeps it.
  var deletingPathExtension: String {
    guard let point = lastIndex(of: "."), point != startIndex, !self[point...].contains("/") else { return self }
    return String(self[..<point])
  }

  /// A file of another format beside this one is named after it: "a/tap.json" is "tap".
  var stem: String { lastPathComponent.deletingPathExtension }

  private var trimmingSlashes: Substring {
    var rest = self[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return rest
  }
}

/// The folder of this program, links resolved.
let executableFolder: String = {
  guard let path = realpath("/proc/self/exe", nil) else { return "." }
  defer { free(path) }
  return String(cString: path).deletingLastPathComponent
}()

/// Whether there is a folder of this name.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

extension String {
  /// With spaces behind it, as wide as a column; a longer one stays.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

/// A number as printf writes it, with one conversion: "%.3f s".
func formatted(_ format: String, _ value: any CVarArg) -> String {
  var buffer = [CChar](repeating: 0, count: 400)
  withVaList([value]) { _ = vsnprintf(&buffer, buffer.count, format, $0) }
  return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
