// SPDX-License-Identifier: MIT
import Glibc
import Scenario

/// A text file read a line at a time, twice if need be, in memory that does not grow with it.
final class LineFile {
  let name: String
  /// How many lines have been read.
  private(set) var number = 0
  private let descriptor: Int32
  private let isStandard: Bool
  /// Where the file begins: standard input may have been read from before.
  private let origin: off_t
  /// What can be read once only (a pipe, a terminal) goes here on the first reading; the second one reads this. -1: not needed.
  private var copy: Int32 = -1
  private var readsCopy = false
  private var buffer: UnsafeMutableRawPointer
  private var capacity = 1 << 18
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// Where in the file the part in memory ends.
  private var consumed: off_t = 0
  private var fillCount = 0

  /// A place between two lines.
  struct Mark {
    fileprivate var number: Int
    fileprivate var place: off_t
    fileprivate var start: Int
    /// While no more has been read, `start` holds.
    fileprivate var fillCount: Int
  }

  /// No line of any recording is longer; keeps a device that gives no end of line from filling the memory.
  private static let longestLine = 64 << 20
  /// Enough to see what kind of file it is.
  private static let enough = 1 << 16

  init(_ path: String) throws(ToolError) {
    isStandard = path == "-"
    name = isStandard ? "standard input" : path
    descriptor = isStandard ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    buffer = .allocate(byteCount: capacity, alignment: 16)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      origin = 0
      throw failure
    }
    let place = status.st_mode & S_IFMT == S_IFREG ? lseek(descriptor, 0, SEEK_CUR) : -1
    origin = max(place, 0)
    if place < 0 { copy = try temporaryFile() }
  }

  deinit {
    buffer.deallocate()
    if !isStandard && descriptor >= 0 { close(descriptor) }
    if copy >= 0 { close(copy) }
  }

  /// What the system's last error was, with the file's name.
  private var failure: ToolError { ToolError("\(name): " + String(cString: strerror(errno))) }

  /// The beginning of what has not been read yet; shorter only if the file is.
  func beginning() throws(ToolError) -> [UInt8] {
    while end - start < LineFile.enough, !isAtEnd { try fill() }
    return Array(UnsafeRawBufferPointer(start: buffer + start, count: min(end - start, LineFile.enough)))
  }

  /// The next line that is not blank, without its end; valid until the next call. A byte may be read behind it. nil: there is none.
  func next() throws(ToolError) -> UnsafeRawBufferPointer? {
    var searched = 0
    while true {
      if let found = memchr(buffer + start + searched, 0x0A, end - start - searched) {
        let line = UnsafeRawBufferPointer(start: buffer + start, count: UnsafeRawPointer(found) - UnsafeRawPointer(buffer + start))
        start += line.count + 1
        number += 1
        if LineFile.isBlank(line) {
          searched = 0
          continue
        }
        return line
      }
      searched = end - start
      if isAtEnd { break }
      try fill()
    }
    guard end > start else { return nil }
    // A last line without an end. `fill` leaves room for the byte behind it.
    let line = UnsafeRawBufferPointer(start: buffer + start, count: end - start)
    buffer.storeBytes(of: 0, toByteOffset: end, as: UInt8.self)
    start = end
    number += 1
    return LineFile.isBlank(line) ? nil : line
  }

  private static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool { line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } }

  /// Starts again at the first line. Before, all has been read.
  func rewind() throws(ToolError) {
    readsCopy = copy >= 0
    try seek(to: 0)
    number = 0
  }

  /// Here; on the second reading one can come back.
  var mark: Mark { Mark(number: number, place: consumed - off_t(end - start), start: start, fillCount: fillCount) }

  func goBack(to mark: Mark) throws(ToolError) {
    if mark.fillCount == fillCount { start = mark.start } else { try seek(to: mark.place) }
    number = mark.number
  }

  private func seek(to place: off_t) throws(ToolError) {
    guard lseek(readsCopy ? copy : descriptor, (readsCopy ? 0 : origin) + place, SEEK_SET) >= 0 else { throw failure }
    (start, end, consumed, isAtEnd) = (0, 0, place, false)
    fillCount += 1
  }

  /// Reads more behind what is there.
  private func fill() throws(ToolError) {
    fillCount += 1
    if start > 0 {
      memmove(buffer, buffer + start, end - start)
      (start, end) = (0, end - start)
    }
    if end + 1 >= capacity {
      if capacity > LineFile.longestLine { throw ToolError("\(name):\(number + 1): a line is longer than \(LineFile.longestLine >> 20) MiB") }
      let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * capacity, alignment: 16)
      memcpy(larger, buffer, end)
      buffer.deallocate()
      (buffer, capacity) = (larger, 2 * capacity)
    }
    var count = 0
    repeat { count = read(readsCopy ? copy : descriptor, buffer + end, capacity - 1 - end) } while count < 0 && errno == EINTR
    guard count >= 0 else { throw failure }
    if count == 0 { isAtEnd = true }
    if copy >= 0 && !readsCopy && !Spool.write(buffer + end, count, to: copy) { throw ToolError("\(name): a copy to read twice: " + String(cString: strerror(errno))) }
    end += count
    consumed += off_t(count)
  }
}
