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
  /// The texts of all rules, as a script: the page also works where it may read no file, and reads them when a visitor asks for one.
  private static let rules = "rules.js"
  /// `core`: the file with the compiled library, which has the engine of scenarios beside it; nil: the tool's own.
  init(core: String?) throws(ToolError) {
    let pages = PageFiles()
    let rules = try pages.rules()
    let data =
      "{\"version\":\"\(libraryVersion())\",\"core\":\"\(PlaygroundPage.core)\",\"engine\":\"\(PlaygroundPage.engine)\",\"rules\":{\"file\":\"\(PlaygroundPage.rules)\",\"last\":\(rules.all.max() ?? 0)},\"chapters\":["
      + (try PlaygroundPage.chapters(pages)).joined(separator: ",") + "]}"
    files =
      try PlaygroundPage.module(PlaygroundPage.core, core) + PlaygroundPage.module(PlaygroundPage.engine, core) + [
        PlaygroundPage.script(PlaygroundPage.rules, "globalThis.responderKitRules = " + rules.json(namedIn: "SPEC " + rules.all.map { String($0) }.joined(separator: ", ")) + ";\n"),
        File(name: "index.html", type: "text/html; charset=utf-8", bytes: Array(pages.whole("playground/index.html", data: data).utf8)),
      ]
  }

  private static func script(_ name: String, _ text: String) -> File { File(name: name, type: "text/javascript; charset=utf-8", bytes: Array(text.utf8)) }

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
      PlaygroundPage.script(name + ".js", script),
    ]
  }

  /// The chapters of playground/scenes.json, with the text of each scene's file.
  private static func chapters(_ pages: PageFiles) throws(ToolError) -> [String] {
    var texts: [String] = []
    for chapter in list(try value(pages.text("playground/scenes.json"))) {
      var scenes: [String] = []
      for scene in list(member("scenes", of: chapter)) {
        guard case .object(let members) = scene, case .string(let file)? = member("file", of: scene) else { throw ToolError("scenes.json: a scene without a file") }
        let text = try pages.text("playground/examples/" + file + ".json")
        scenes.append("{" + members.map { pageText($0.key) + ":" + pageJSON($0.value) }.joined(separator: ",") + ",\"text\":" + pageText(text) + "}")
      }
      guard case .string(let title)? = member("title", of: chapter) else { throw ToolError("scenes.json: a chapter without a title") }
      texts.append("{\"title\":" + pageText(title) + ",\"scenes\":[" + scenes.joined(separator: ",") + "]}")
    }
    return texts
  }

  private static func value(_ text: String) throws(ToolError) -> Value {
    do throws(JSONError) {
      return try JSONReader.read(Array(text.utf8))
    } catch {
      throw ToolError("scenes.json:\(error.line): \(error.message)")
    }
  }

  private static func member(_ key: String, of value: Value) -> Value? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  private static func list(_ value: Value?) -> [Value] {
    guard case .array(let items)? = value else { return [] }
    return items
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
