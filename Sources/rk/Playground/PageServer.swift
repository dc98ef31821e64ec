import Foundation

/// A server of a few files on this machine alone: it answers nothing but what it was given, and reads nothing from the disk.
final class PageServer: Sendable {
  struct File: Sendable {
    var name: String
    var type: String
    var bytes: [UInt8]
  }

  let port: UInt16
  private let socket: Int32
  private let files: [String: File]

  /// More connections than a browser makes; others wait until one is through.
  private static let mostConnections = 32
  /// The head of a request that is longer is not read.
  private static let longestHead = 16_384

  init(port: UInt16, _ files: [File]) throws(ToolError) {
    var named: [String: File] = [:]
    for file in files { named["/" + file.name] = file }
    named["/"] = named["/index.html"]
    self.files = named
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw ToolError("no socket: " + String(cString: strerror(errno))) }
    // So that the port of a server that has just ended is free.
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, $0, &length) == 0 }
    }
    guard isBound else {
      let error = errno
      close(socket)
      if error == EADDRINUSE { throw ToolError("port \(port) is in use; choose another, or 0 for any that is free") }
      throw ToolError("port \(port): " + String(cString: strerror(error)))
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Until the process is told to end.
  func serve() -> Never {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(0) }
    signal(SIGTERM) { _ in _exit(0) }
    let free = DispatchSemaphore(value: PageServer.mostConnections)
    while true {
      free.wait()
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else {
        free.signal()
        // Too many open files, or a client that has gone again: it gets better by itself.
        usleep(10_000)
        continue
      }
      Thread.detachNewThread { [self] in
        answer(connection)
        close(connection)
        free.signal()
      }
    }
  }

  private func answer(_ connection: Int32) {
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] { setsockopt(connection, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size)) }
    guard let line = requestLine(connection) else { return }
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return send(connection, "400 Bad Request", text: "not a request\n") }
    guard words[0] == "GET" || words[0] == "HEAD" else { return send(connection, "405 Method Not Allowed", text: "GET and HEAD only\n", also: "Allow: GET, HEAD\r\n") }
    let path = String(words[1].prefix { $0 != "?" && $0 != "#" })
    guard let file = files[path] else { return send(connection, "404 Not Found", text: "no such file\n") }
    send(connection, "200 OK", type: file.type, file.bytes, isWhole: words[0] == "GET")
  }

  /// The first line of a request whose head has come to its end; nil if it does not in time, or is too long.
  private func requestLine(_ connection: Int32) -> [UInt8]? {
    var head: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 2048)
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let deadline = Date().addingTimeInterval(10)
    while head.count < PageServer.longestHead, Date() < deadline {
      let count = recv(connection, &chunk, chunk.count, 0)
      if count <= 0 { return nil }
      let from = max(0, head.count - 3)
      head += chunk[..<count]
      if Data(head[from...]).range(of: Data(end)) != nil {
        return Array(head.prefix { $0 != 0x0D && $0 != 0x0A })
      }
    }
    send(connection, "431 Request Header Fields Too Large", text: "too long\n")
    return nil
  }

  private func send(_ connection: Int32, _ status: String, text: String, also: String = "") {
    send(connection, status, type: "text/plain; charset=utf-8", Array(text.utf8), also: also)
  }

  private func send(_ connection: Int32, _ status: String, type: String, _ body: [UInt8], isWhole: Bool = true, also: String = "") {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
      + "Connection: close\r\n" + also + "\r\n"
    let bytes = Array(head.utf8) + (isWhole ? body : [])
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count <= 0 { return }
        sent += count
      }
    }
    // What the client still says is read away, so that closing does not throw away what it has not read yet.
    shutdown(connection, Int32(SHUT_WR))
    var rest = [UInt8](repeating: 0, count: 1024)
    while recv(connection, &rest, rest.count, 0) > 0 {}
  }
}
