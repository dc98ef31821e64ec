// SPDX-License-Identifier: MIT
import Glibc

/// A server of a few files on this machine alone: it answers nothing but what it was given, and reads nothing from the disk.
final class PageServer {
  struct File {
    var name: String
    var type: String
    var bytes: [UInt8]
  }

  let port: UInt16
  private let socket: Int32
  private let files: [String: File]
  private var connections: [PageConnection] = []

  /// More connections than browsers make. A further one replaces the connection that has been idle longest.
  private static let mostConnections = 256

  init(port: UInt16, _ files: [File]) throws(ToolError) {
    var named: [String: File] = [:]
    for file in files { named["/" + file.name] = file }
    named["/"] = named["/index.html"]
    self.files = named
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
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
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) == 0 && listen(socket, SOMAXCONN) == 0 && getsockname(socket, $0, &length) == 0 }
    }
    guard isBound else {
      let error = errno
      close(socket)
      if error == EADDRINUSE { throw ToolError("port \(port) is in use; choose another, or 0 for a free one") }
      throw ToolError("port \(port): " + String(cString: strerror(error)))
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Until the process receives a signal to end.
  func serve() -> Never {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(0) }
    signal(SIGTERM) { _ in _exit(0) }
    while true {
      var waiting = [pollfd(fd: socket, events: Int16(POLLIN), revents: 0)]
      waiting += connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      // A deadline may pass while nothing comes.
      let patience = connections.map { $0.deadline }.min().map { max(0, $0 - PageConnection.now) }
      guard poll(&waiting, nfds_t(waiting.count), patience.map { Int32(($0 * 1000).rounded(.up)) } ?? -1) >= 0 else { continue }
      for (connection, answer) in zip(connections, waiting.dropFirst()) where answer.revents != 0 { connection.proceed(answering) }
      let now = PageConnection.now
      for connection in connections where connection.deadline <= now { connection.end() }
      connections.removeAll { $0.isOver }
      if waiting[0].revents != 0 { admit() }
    }
  }

  /// Accepts all waiting connections.
  private func admit() {
    while true {
      let descriptor = accept(socket, nil, nil)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        if connections.count >= PageServer.mostConnections { makeRoom() }
        connections.append(PageConnection(descriptor))
      } else if errno == EMFILE || errno == ENFILE {
        // Where this process may open no more files, it gets better when a connection has gone.
        if connections.isEmpty { usleep(10_000) } else { makeRoom() }
        return
      } else if errno != EINTR && errno != ECONNABORTED {
        return
      }
    }
  }

  /// Ends a connection: one that gets no answer rather than one that does, and of these the one that came first.
  private func makeRoom() {
    guard let place = connections.firstIndex(where: { !$0.isAnswered }) ?? connections.indices.first else { return }
    connections.remove(at: place).end()
  }

  /// The answer to the first line of a request.
  private func answering(_ line: [UInt8]) -> PageConnection.Answer {
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return PageConnection.Answer("400 Bad Request", text: "not a request\n") }
    let isWhole = words[0] != "HEAD"
    guard words[0] == "GET" || !isWhole else { return PageConnection.Answer("405 Method Not Allowed", text: "GET and HEAD only\n", also: "Allow: GET, HEAD\r\n") }
    let path = String(words[1].prefix { $0 != "?" && $0 != "#" })
    guard let file = files[path] else { return PageConnection.Answer("404 Not Found", text: "no such file\n", isWhole: isWhole) }
    return PageConnection.Answer("200 OK", type: file.type, file.bytes, isWhole: isWhole)
  }
}
