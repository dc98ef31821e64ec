// SPDX-License-Identifier: MIT
import FoundationEssentials
import Glibc
import Scenario

/// The files of the playground.
struct PlaygroundPage {
  struct File {
    var name: String
    var type: String
    var bytes: [UInt8]
  }

  /// The page itself comes last: once it is there, the others are, too.
  let files: [File]

  private static let core = "responderkit.wasm"
  /// What plays scenarios with it. It is beside the core, wherever that is.
  private static let engine = "scenario.wasm"
  /// What the page opens with comes first.
  private static let examples = [
    "five-views", "single-or-double-tap", "nested-scroll-views", "button-or-tap", "pinch-and-rotate", "swipe-or-pan", "long-press", "controls", "who-is-hit",
  ]

  /// `core`: the file with the compiled library, which has the engine of scenarios beside it; nil: the tool's own.
  init(core: String?) throws(ToolError) {
    let pages = PageFiles()
    let data =
      "{\"core\":\"\(PlaygroundPage.core)\",\"engine\":\"\(PlaygroundPage.engine)\",\"examples\":["
      + (try PlaygroundPage.exampleTexts(pages)).joined(separator: ",") + "]}"
    files =
      try PlaygroundPage.module(PlaygroundPage.core, core) + PlaygroundPage.module(PlaygroundPage.engine, core)
      + [File(name: "index.html", type: "text/html; charset=utf-8", bytes: Array(pages.whole("playground/index.html", data: data).utf8))]
  }

  /// A module, and a script with the same bytes for a page that may read no file.
  private static func module(_ name: String, _ core: String?) throws(ToolError) -> [File] {
    let bytes: [UInt8]
    if let core {
      let folder = core.deletingLastPathComponent
      let file = name == PlaygroundPage.core ? core : folder.isEmpty ? name : folder + "/" + name
      bytes = try Input(file).bytes
      guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D]) else { throw ToolError("\(file): not a WebAssembly module") }
    } else if let inside = Resources.bytes("wasm/" + name) {
      bytes = inside
    } else {
      throw ToolError("the library for web pages is not there; build it with bindings/wasm/build-modules, or name it with --core FILE")
    }
    let script = "(globalThis.responderKitModules ??= {})[\"\(name)\"] = \"" + Data(bytes).base64EncodedString() + "\";\n"
    return [
      File(name: name, type: "application/wasm", bytes: bytes),
      File(name: name + ".js", type: "text/javascript; charset=utf-8", bytes: Array(script.utf8)),
    ]
  }

  private static func exampleTexts(_ pages: PageFiles) throws(ToolError) -> [String] {
    var texts: [String] = []
    for example in examples {
      let file = "playground/examples/" + example + ".json"
      let text = try pages.text(file)
      var name = example
      if case .object(let members)? = try? JSONReader.read(Array(text.utf8)), case .string(let title)? = members.first(where: { $0.key == "name" })?.value {
        name = title
      }
      texts.append("{\"file\":" + pageText(example) + ",\"name\":" + pageText(name) + ",\"text\":" + pageText(text) + "}")
    }
    return texts
  }

  // MARK: Writing

  /// Into a folder that is there, each file whole or not at all; else into a new one, which appears with everything in it.
  func write(to folder: String) throws(ToolError) {
    if access(folder, F_OK) == 0 {
      guard isFolder(folder) else { throw ToolError("\(folder): not a folder") }
      for file in files { try OutputFile.write(file.bytes, to: folder + "/" + file.name) }
      return
    }
    let path = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let fresh = path + ".\(getpid()).new"
    guard mkdir(fresh, 0o777) == 0 else { throw ToolError("\(folder): " + String(cString: strerror(errno))) }
    do throws(ToolError) {
      for file in files { try OutputFile.write(file.bytes, to: fresh + "/" + file.name) }
      guard rename(fresh, path) == 0 else { throw ToolError("\(folder): " + String(cString: strerror(errno))) }
    } catch {
      try? FileManager.default.removeItem(atPath: fresh)
      throw error
    }
  }
}
