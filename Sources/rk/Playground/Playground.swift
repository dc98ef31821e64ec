// SPDX-License-Identifier: MIT
import ArgumentParser
import Glibc

struct Playground: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write or serve a web page that contains the library and plays scenarios.",
    discussion: """
      The page contains the library, compiled for WebAssembly. Edit a scenario, touch its views with the mouse or with fingers, and read the decisions with \
      their reasons. The page needs no network. -o writes it to a folder, for any server of static files; it also works when opened from the disk. --serve \
      serves it to this machine only, until Ctrl-C.

      A release of the tool contains the compiled library. A development build uses the modules that bindings/wasm/build-modules makes.

      EXAMPLES:
        rk playground --serve                     on a free port; prints the address
        rk playground --serve --open              the same, opened in the browser
        rk playground --serve 8080
        rk playground -o public/playground        index.html and what it needs
      """)

  @Option(name: [.short, .customLong("output")], help: ArgumentHelp("Write the page into this folder.", valueName: "dir"))
  var output: String?

  @Flag(help: "Show the page on 127.0.0.1.")
  var serve = false

  @Flag(help: "With --serve: open the page in the browser.")
  var open = false

  @Option(help: ArgumentHelp("The library as a WebAssembly module; scenario.wasm is beside it.", valueName: "file"))
  var core: String?

  @Argument(help: ArgumentHelp("With --serve: the port; 0 chooses a free one.", valueName: "port"))
  var port: UInt16?

  func validate() throws {
    if serve == (output != nil) { throw ValidationError("Give either --serve or -o.") }
    if port != nil && !serve { throw ValidationError("A port goes with --serve.") }
    if open && !serve { throw ValidationError("--open goes with --serve.") }
  }

  func run() throws {
    let page = try PlaygroundPage(core: core)
    if let output {
      try page.write(to: output)
    } else {
      let server = try PageServer(port: port ?? 0, page.files.map { PageServer.File(name: $0.name, type: $0.type, bytes: $0.bytes) })
      let address = "http://127.0.0.1:\(server.port)/"
      print(address)
      fflush(nil)
      if open { try Browser.start(address) }
      server.serve()
    }
  }
}
