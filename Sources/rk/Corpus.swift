// SPDX-License-Identifier: MIT
import ArgumentParser
import Glibc

/// Corpora are the Python package's: it has Parquet, processes and clusters. The tool hands the command over.
struct Corpus: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay a folder of recordings on all cores, and compare.",
    discussion: """
      Runs python3 -m responderkit corpus, which pip install 'responderkit[corpus]' installs. rk corpus --help prints its options.

      EXAMPLES:
        rk corpus recordings -o results --report report.html
        rk corpus recordings -o results --config panHysteresis=14
        rk corpus make synthetic --sessions 1000
      """)

  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("Arguments of python3 -m responderkit corpus.", valueName: "argument"))
  var arguments: [String] = []

  private static let program = """
    import sys
    try:
        from responderkit.__main__ import main
    except ImportError as error:
        sys.exit(print(f"rk: corpus is a command of the Python package ({error}): pip install 'responderkit[corpus]'", file=sys.stderr) or 2)
    sys.exit(main(["corpus", *sys.argv[1:]]))
    """

  func run() throws {
    fflush(nil)
    var words: [UnsafeMutablePointer<CChar>?] = (["python3", "-c", Corpus.program] + arguments).map { strdup($0) }
    words.append(nil)
    execvp("python3", &words)
    throw ToolError("rk corpus needs python3 with the package responderkit: " + String(cString: strerror(errno)))
  }
}
