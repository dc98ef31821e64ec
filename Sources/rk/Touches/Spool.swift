// SPDX-License-Identifier: MIT
@preconcurrency import Glibc  // stdout is a variable of C
import Scenario

/// Text that is printed later: kept in memory as long as it is short, then in a file without a name.
struct Spool: ~Copyable {
  private var bytes: [UInt8] = []
  private var file: Int32 = -1
  private static let most = 1 << 20

  deinit { if file >= 0 { close(file) } }

  mutating func add(_ line: String) throws(ToolError) {
    bytes.append(contentsOf: RuleLinks.linked(line, on: .output).utf8)
    bytes.append(0x0A)
    if bytes.count > Spool.most { try putAway() }
  }

  /// Prints all of it, and is empty.
  mutating func print() throws(ToolError) {
    if file >= 0 {
      try putAway()
      guard lseek(file, 0, SEEK_SET) == 0 else { throw Spool.failure }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(file, &chunk, chunk.count)
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { throw Spool.failure }
        if count == 0 { break }
        fwrite(chunk, 1, count, stdout)
      }
      close(file)
      file = -1
    }
    if !bytes.isEmpty { fwrite(bytes, 1, bytes.count, stdout) }
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func putAway() throws(ToolError) {
    if file < 0 { file = try temporaryFile() }
    guard Spool.write(bytes, bytes.count, to: file) else { throw Spool.failure }
    bytes.removeAll(keepingCapacity: true)
  }

  private static var failure: ToolError { ToolError("a temporary file: " + String(cString: strerror(errno))) }

  static func write(_ bytes: UnsafeRawPointer, _ count: Int, to file: Int32) -> Bool {
    var done = 0
    while done < count {
      let written = Glibc.write(file, bytes + done, count - done)
      if written > 0 { done += written } else if errno != EINTR { return false }
    }
    return true
  }
}

/// An open file without a name, which is gone with the program; in TMPDIR, else in /tmp.
func temporaryFile() throws(ToolError) -> Int32 {
  let given = getenv("TMPDIR").map { String(cString: $0) } ?? ""
  let folder = given.isEmpty ? "/tmp" : given
  var name = Array((folder + "/rk.XXXXXX").utf8CString)
  let file = mkstemp(&name)
  guard file >= 0 else { throw ToolError("\(folder): a temporary file: " + String(cString: strerror(errno))) }
  unlink(name)
  _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  return file
}
