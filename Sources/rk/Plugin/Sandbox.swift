// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc

/// The child's report to its parent: a small file that both have mapped. The child writes there what it is doing, so that a crash has a place, and what came out.
final class SandboxNote {
  private static let size = 1 << 16
  private static let resultStart = 4096
  private let memory: UnsafeMutablePointer<UInt8>

  /// Maps the file at a path; nil, with errno, if that cannot be done.
  init?(path: String, creating: Bool) {
    let descriptor = open(path, creating ? O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC : O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    if creating, ftruncate(descriptor, off_t(SandboxNote.size)) != 0 { return nil }
    guard let memory = mmap(nil, SandboxNote.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED else {
      return nil
    }
    self.memory = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { munmap(memory, SandboxNote.size) }

  /// What the child is doing: "calling hit_test of …".
  var doing: String {
    get { read(from: 0, to: SandboxNote.resultStart) }
    set { write(newValue, from: 0, to: SandboxNote.resultStart) }
  }

  /// The result; empty until the child is through. Lines: the word, the sentence, and further details.
  var result: String {
    get { read(from: SandboxNote.resultStart, to: SandboxNote.size - 1) }
    set { write(newValue, from: SandboxNote.resultStart, to: SandboxNote.size - 1) }
  }

  /// Whether the child has come to its test: what a busy machine takes to start a program is none of the plugin's time.
  var hasBegun: Bool {
    get { memory[SandboxNote.size - 1] != 0 }
    set { memory[SandboxNote.size - 1] = newValue ? 1 : 0 }
  }

  private func read(from start: Int, to end: Int) -> String {
    let bytes = UnsafeBufferPointer(start: memory + start, count: end - start)
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private func write(_ text: String, from start: Int, to end: Int) {
    var place = start
    for byte in text.utf8.prefix(end - start - 1) {
      memory[place] = byte
      place += 1
    }
    memory[place] = 0
  }
}

/// How a child ended.
struct SandboxOutcome {
  enum End {
    case finished
    case exited(Int32)
    case signalled(Int32)
    case hung
  }

  var end: End
  var doing: String
  var result: String
  /// The beginning of what it printed.
  var output: String
  var seconds: Double
}

/// A child process in a process group of its own, with a time limit, and its output in a file: this program again, with the hidden sub-command.
struct Sandbox {
  /// Seconds for the test itself.
  var timeout: Double
  /// So many more for a child that does not come to its test.
  private static let patience = 60.0

  /// Runs this program with some words, then `--note` and a path, then a file.
  func run(_ words: [String], file: String) throws(ToolError) -> SandboxOutcome {
    var template = Array((ProcessInfo.processInfo.environment["TMPDIR", default: "/tmp"] + "/rk-check-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw ToolError("a folder in TMPDIR: " + String(cString: strerror(errno))) }
    let folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let notePath = folder + "/note"
    let outputPath = folder + "/output"
    guard let note = SandboxNote(path: notePath, creating: true) else {
      throw ToolError("\(notePath): " + String(cString: strerror(errno)))
    }
    let start = Sandbox.now()
    let child = try spawn(words + ["--note", notePath, "--", file], output: outputPath)
    var status: Int32 = 0
    var isHung = false
    var pause: useconds_t = 200
    var begin = start + Sandbox.patience
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { break }
      if ended < 0, errno != EINTR { throw ToolError("waiting for a child: " + String(cString: strerror(errno))) }
      let now = Sandbox.now()
      if begin > now, note.hasBegun { begin = now }
      if now - begin > timeout {
        isHung = true
        kill(-child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        break
      }
      usleep(pause)
      pause = min(pause * 2, 5000)
    }
    let seconds = Sandbox.now() - start
    // Whatever it has started goes with it.
    kill(-child, SIGKILL)
    let signal = status & 0x7F
    let result = note.result
    let end: SandboxOutcome.End =
      isHung ? .hung : signal != 0 ? .signalled(signal) : result.isEmpty ? .exited(status >> 8 & 0xFF) : .finished
    return SandboxOutcome(end: end, doing: note.doing, result: result, output: Sandbox.beginning(of: outputPath), seconds: seconds)
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private func spawn(_ words: [String], output: String) throws(ToolError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = (["rk"] + words).map { strdup($0) } + [nil]
    // The parent reports a crash: Swift's runtime would print a report of its own.
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, "/proc/self/exe", &actions, &attributes, &arguments, &variables)
    guard status == 0 else { throw ToolError("starting a child: " + String(cString: strerror(status))) }
    return child
  }

  private static func beginning(of path: String) -> String {
    guard let file = fopen(path, "rb") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 400)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// SIGSEGV for 11, and so on.
  static func name(ofSignal signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGABRT: "SIGABRT", SIGILL: "SIGILL", SIGFPE: "SIGFPE", SIGTRAP: "SIGTRAP", SIGKILL: "SIGKILL",
      SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ", SIGSYS: "SIGSYS", SIGPIPE: "SIGPIPE", SIGINT: "SIGINT", SIGHUP: "SIGHUP",
      SIGALRM: "SIGALRM",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
