// SPDX-License-Identifier: MIT
import ArgumentParser
import FoundationEssentials
import Glibc

struct Plugin: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write, check and list plugins.",
    discussion: """
      A plugin is a shared object that a running host loads; it adds classes or changes methods of existing ones.

      EXAMPLES:
        rk plugin new RoundButton             write RoundButton.c; how to build it
        rk plugin check ./RoundButton.so      test it in processes of its own
        rk plugin list plugins/               what lies there; runs nothing of it
      """,
    subcommands: [PluginCheck.self, PluginList.self, PluginNew.self, PluginSandbox.self])
}

/// The child of a check: runs one test in this process and writes what came out into a file that the parent has mapped.
struct PluginSandbox: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "sandbox", abstract: "One test of a check.", shouldDisplay: false)

  @Argument var test: String
  @Option var seed: UInt64
  @Option var seconds: UInt32
  @Option var note: String
  @Argument var file: String

  private static let grace: UInt32 = 5
  /// More than any plugin needs, less than what makes a machine swap.
  private static let memoryLimit: rlim_t = 4 << 30
  private static let outputLimit: rlim_t = 16 << 20

  func run() throws {
    guard let test = PluginTest(rawValue: test) else { throw ToolError("no test \(printable(self.test))") }
    // The parent is faster, unless it has been interrupted: then only this ends a plugin that hangs.
    alarm(min(seconds, 86_400) + PluginSandbox.grace)
    guard let note = SandboxNote(path: note, creating: false) else { throw ToolError("\(self.note): " + String(cString: strerror(errno))) }
    limit(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)
    limit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), PluginSandbox.outputLimit)
    limit(__rlimit_resource_t(RLIMIT_AS.rawValue), PluginSandbox.memoryLimit)
    note.hasBegun = true
    let result = PluginTrial(file: file, seed: seed, note: note).run(test)
    note.result = ([result.word.rawValue, result.sentence] + result.more).map { $0.replacing("\n", with: " ") }.joined(
      separator: "\n")
    // Destructors and exit handlers of the plugin are none of this test's business.
    fflush(nil)
    _exit(0)
  }

  private func limit(_ resource: __rlimit_resource_t, _ value: rlim_t) {
    var limits = rlimit()
    guard getrlimit(resource, &limits) == 0 else { return }
    limits.rlim_cur = min(value, limits.rlim_max)
    limits.rlim_max = limits.rlim_cur
    setrlimit(resource, &limits)
  }
}
