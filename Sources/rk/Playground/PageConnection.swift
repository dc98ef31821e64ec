// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc

/// One connection to the server of pages: a request is read, an answer is written, and that is all. Nothing waits here: `proceed` does what can be done at once.
final class PageConnection {
  struct Answer {
    fileprivate var head: [UInt8]
    fileprivate var body: [UInt8]

    /// `isWhole`: false for the head alone, as HEAD wants it.
    init(_ status: String, type: String, _ body: [UInt8], isWhole: Bool = true, also: String = "") {
      let text =
        "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
        + "Connection: close\r\n" + also + "\r\n"
      head = Array(text.utf8)
      self.body = isWhole ? body : []
    }

    init(_ status: String, text: String, isWhole: Bool = true, also: String = "") {
      self.init(status, type: "text/plain; charset=utf-8", Array(text.utf8), isWhole: isWhole, also: also)
    }
  }

  private enum State {
    case asked
    case answered
    /// Further bytes of the client are read and dropped, so that closing does not discard what it has not read yet.
    case leaving
    case over
  }

  let descriptor: Int32
  /// The deadline for this client, in seconds of `now`.
  private(set) var deadline: Double
  private var state = State.asked
  private var request: [UInt8] = []
  private var answer = Answer("", text: "")
  private var sent = 0

  /// Seconds that a client has to make its request, or to take some more of the answer.
  private static let patience = 10.0
  /// The head of a request that is longer is not read.
  private static let longestHead = 16_384

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    deadline = PageConnection.now + PageConnection.patience
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var isOver: Bool { state == .over }
  /// Whether it has made its request.
  var isAnswered: Bool { state != .asked }
  /// What poll has to wait for.
  var events: Int16 { Int16(state == .answered ? POLLOUT : POLLIN) }

  func end() {
    guard !isOver else { return }
    close(descriptor)
    state = .over
  }

  /// Reads and writes as far as possible; `answering` finds the answer to the first line of a request.
  func proceed(_ answering: ([UInt8]) -> Answer) {
    if state == .asked { read(answering) }
    if state == .answered { write() }
    if state == .leaving { drain() }
  }

  private func read(_ answering: ([UInt8]) -> Answer) {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
    guard count > 0 else { return end() }
    let from = max(0, request.count - 3)
    request += chunk[..<count]
    if request[from...].contains("\r\n\r\n".utf8) {
      begin(answering(Array(request.prefix { $0 != 0x0D && $0 != 0x0A })))
    } else if request.count >= PageConnection.longestHead {
      begin(Answer("431 Request Header Fields Too Large", text: "too long\n"))
    }
  }

  private func begin(_ answer: Answer) {
    self.answer = answer
    request = []
    state = .answered
    deadline = PageConnection.now + PageConnection.patience
  }

  private func write() {
    while true {
      let isHead = sent < answer.head.count
      let (part, from) = isHead ? (answer.head, sent) : (answer.body, sent - answer.head.count)
      guard from < part.count else { break }
      let count = part.withUnsafeBytes { send(descriptor, $0.baseAddress! + from, part.count - from, Int32(MSG_NOSIGNAL)) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { return }
      guard count > 0 else { return end() }
      sent += count
      deadline = PageConnection.now + PageConnection.patience
    }
    shutdown(descriptor, Int32(SHUT_WR))
    state = .leaving
  }

  private func drain() {
    var rest = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &rest, rest.count, 0)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
    if count <= 0 { end() }
  }
}
