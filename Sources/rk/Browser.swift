// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc

/// The browser of the desktop, which xdg-open finds.
enum Browser {
  /// Shows a file or an address, and waits until xdg-open has ended.
  static func open(_ place: String) throws(ToolError) {
    let opener = try start(place)
    var status: Int32 = 0
    while waitpid(opener, &status, 0) < 0, errno == EINTR {}
    // As a shell reports it: what ended by a signal has its number and 128.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    if code != 0 { throw ToolError("--open: xdg-open ended with status \(code); open \(printable(place)) in a browser") }
  }

  /// The same without waiting: where the tool itself serves the address, xdg-open may last as long as the browser.
  @discardableResult
  static func start(_ place: String) throws(ToolError) -> pid_t {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").map { String($0) }
    guard let program = folders.map({ $0 + "/xdg-open" }).first(where: { access($0, X_OK) == 0 }) else {
      throw ToolError("--open: there is no xdg-open here; open \(printable(place)) in a browser")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(place), nil]
    defer { for text in arguments { free(text) } }
    var opener: pid_t = 0
    guard posix_spawn(&opener, program, &actions, nil, &arguments, environ) == 0 else {
      throw ToolError("--open: \(program) could not be started; open \(printable(place)) in a browser")
    }
    return opener
  }
}
