// SPDX-License-Identifier: MIT
import Glibc

/// Where a command writes what it has made: all of it or nothing, following links. What is no ordinary file (a pipe, a device) is written into, never replaced.
struct OutputFile {
  /// As the caller named it.
  let name: String
  /// What is written: a file beside the one that it becomes, or `name` itself where that is no ordinary file.
  let path: String
  /// The file that `path` becomes; nil: it is written already.
  private let target: String?

  init(_ name: String) {
    self.name = name
    var status = stat()
    // A link to nothing is followed, too.
    let isOther = stat(name, &status) == 0 ? status.st_mode & S_IFMT != S_IFREG : lstat(name, &status) == 0
    let file = realpath(name, nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
    target = isOther ? nil : file ?? name
    path = target.map { $0 + ".\(getpid()).part" } ?? name
  }

  /// Everything is in it: it takes the place of what was there.
  func commit() throws(ToolError) {
    guard let target, rename(path, target) != 0 else { return }
    let error = failure
    remove()
    throw error
  }

  /// Leaves nothing half-written behind.
  func remove() { if target != nil { unlink(path) } }

  /// What the system's last error was, with the file's name.
  var failure: ToolError { ToolError("\(name): " + String(cString: strerror(errno))) }
}

extension OutputFile {
  /// Writes a text; "-" is standard output.
  static func write(_ text: String, to name: String) throws(ToolError) {
    let bytes = Array(text.utf8)
    guard name == "-" else { return try write(bytes, to: name) }
    guard let out = fdopen(dup(1), "wb"), put(bytes, out) else { throw ToolError("standard output: " + String(cString: strerror(errno))) }
  }

  static func write(_ bytes: [UInt8], to name: String) throws(ToolError) {
    let file = OutputFile(name)
    guard let out = fopen(file.path, "wb") else { throw file.failure }
    guard put(bytes, out) else {
      let error = file.failure
      file.remove()
      throw error
    }
    try file.commit()
  }

  private static func put(_ bytes: [UInt8], _ out: UnsafeMutablePointer<FILE>) -> Bool {
    let isWritten = fwrite(bytes, 1, bytes.count, out) == bytes.count
    return fclose(out) == 0 && isWritten
  }
}
