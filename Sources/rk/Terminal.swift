// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import Glibc

/// What a terminal gets that a pipe or a file does not: colours, and how far a long command has come.
enum Terminal {
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  enum Style: String {
    case good = "32"
    case bad = "31"
    case note = "33"
    case faint = "2"
  }

  private static let environment = ProcessInfo.processInfo.environment

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// A terminal that can do more than print: TERM=dumb denies that, and without TERM it is unknown.
  private static func isCapable(_ stream: Stream) -> Bool { isTerminal(stream) && !["", "dumb"].contains(environment["TERM", default: ""]) }

  /// Whether a stream may be coloured: a terminal, whose user has not asked for none (https://no-color.org).
  static func mayUseColours(_ stream: Stream) -> Bool {
    switch colours {
    case .never: false
    case .always: true
    case .auto: isCapable(stream) && environment["NO_COLOR", default: ""].isEmpty
    }
  }

  private static let outputIsCapable = isCapable(.output), errorIsCapable = isCapable(.error)

  /// Whether a stream takes links (OSC 8). A terminal that does not know them leaves them out; the console of Linux is too simple for that.
  static func mayLink(_ stream: Stream) -> Bool {
    (stream == .output ? outputIsCapable : errorIsCapable) && colours != .never && environment["TERM"] != "linux"
  }

  /// Of the command line, which is read before anything else happens.
  nonisolated(unsafe) static var colours = ColourMode.auto

  /// A text as it goes to a stream, coloured if that may be.
  static func styled(_ text: String, _ style: Style, on stream: Stream) -> String {
    mayUseColours(stream) ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Running text on lines as long as the terminal is wide; in a pipe or a file its lines stay as they are.
  static func wrapped(_ text: String) -> String {
    guard isTerminal(.output) else { return text }
    let room = min(width(.output), 100)
    return text.split(separator: "\n").map { paragraph in
      var lines: [String] = [""]
      for word in paragraph.split(separator: " ") {
        if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + 1 + word.count > room { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Writes to standard error as it is. A failure is ignored: it changes neither what a command does nor its status.
  static func putError(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
    }
  }

  // MARK: Progress

  /// Whether a rewritten line is visible to a person.
  fileprivate static let showsProgress = isCapable(.error)
  /// The tool has one thread.
  fileprivate nonisolated(unsafe) static var isLineShown = false

  fileprivate static func show(_ line: String) {
    // What was printed before stands above the line.
    fflush(nil)
    putError("\r\u{1B}[K" + line)
    isLineShown = true
  }

  /// Takes the line of progress away; whatever prints while a command runs does this first.
  static func clear() {
    guard isLineShown else { return }
    isLineShown = false
    putError("\r\u{1B}[K")
  }

  /// The terminal's width, if it is known.
  fileprivate static func width(_ stream: Stream) -> Int {
    var size = winsize()
    return ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}

/// When text is coloured.
enum ColourMode: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

struct ColourOption: ParsableArguments {
  @Option(name: .customLong("color"), help: "Colours: auto is on a terminal, unless NO_COLOR is set. With never, rules are no links either.")
  var mode = ColourMode.auto

  func validate() { Terminal.colours = mode }
}

/// How far a long command has come: one line on a terminal's standard error, rewritten whenever another hundredth is done, gone at the end. Nothing in a pipe.
final class Progress {
  private let name: String
  private let total: Int
  private var done = 0
  private var shown = -1

  /// `patience`: a shorter command is over before a person could read.
  init(_ name: String, total: Int, patience: Int = 0) {
    self.name = name
    self.total = Terminal.showsProgress && total >= patience ? total : 0
    draw()
  }

  deinit { if total > 0 { Terminal.clear() } }

  func advance(by count: Int = 1) {
    guard total > 0 else { return }
    done = min(done + count, total)
    draw()
  }

  private func draw() {
    guard total > 0 else { return }
    let percent = done * 100 / total
    // Printed lines take the line away; it comes back with the next step.
    guard percent != shown || !Terminal.isLineShown else { return }
    shown = percent
    let number = "\(percent) %"
    let room = max(Terminal.width(.error) - number.count - 4, 0)
    Terminal.show(number + "  " + (name.count > room ? "…" + name.suffix(max(room - 1, 0)) : name))
  }
}
