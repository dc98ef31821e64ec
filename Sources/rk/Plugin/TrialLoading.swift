// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc
import Scenario

// Tests of the file, and of how it becomes a plugin.

extension PluginTrial {
  func lookAtFile() throws(ToolError) -> TrialResult {
    var facts = stat()
    guard lstat(file, &facts) == 0 else { return .failed(String(cString: strerror(errno))) }
    if facts.st_mode & S_IFMT == S_IFLNK, stat(file, &facts) != 0 { return .failed("it is a link to something that is not there") }
    guard facts.st_mode & S_IFMT == S_IFREG else { return .failed("it is no regular file") }
    if let refusal = try refusal() { return .failed(refusal) }
    let bytes = try ELFFile.bytes(of: file)
    do {
      _ = try ELFFile(bytes)
    } catch {
      return .failed(error.sentence)
    }
    if let mistake = PluginNeeds.mistake(of: file) { return .failed(mistake) }
    return .passed("a shared object of \(bytes.count) bytes; no other user may write to it or to what it needs")
  }

  /// What the loader has against the place and the permissions of the file, without any of it being loaded: a digest is asked for that no file has, so that the
  /// loader never reaches the contents. If it complains alike about files that may be shared, the digest was all there was.
  private func refusal() throws(ToolError) -> String? {
    var words: [String] = []
    for allowsSharedFiles in [false, true] {
      let (status, text) = try tryLoading(allowsSharedFiles: allowsSharedFiles)
      if status != .pluginPolicy { return text }
      words.append(text)
    }
    return words[0] == words[1] ? nil : words[0]
  }

  private func tryLoading(allowsSharedFiles: Bool) throws(ToolError) -> (RKStatus, String) {
    let none = String(repeating: "0", count: 64)
    var context: OpaquePointer?
    try check(rk_context_create(nil, &context), "context")
    defer { _ = rk_context_destroy(context) }
    let status = none.withCString { digest in
      var digest: UnsafePointer<CChar>? = digest
      return withUnsafePointer(to: &digest) { digests in
        load(into: context) { policy in
          policy.allows_shared_files = allowsSharedFiles
          policy.digests = digests
          policy.digest_count = 1
        }
      }
    }
    return (status, text(of: status))
  }

  /// The library's own loader, with a policy for the file's folder.
  private func load(
    into context: OpaquePointer?, _ plugin: UnsafeMutablePointer<OpaquePointer?>? = nil, _ change: (inout RKPluginPolicy) -> Void = { _ in }
  ) -> RKStatus {
    // The folder in which the file lies, which for a link is another one than the link's.
    let real = realpath(file, nil)
    defer { free(real) }
    let path = real.map { String(cString: $0) } ?? file
    let folder = path.deletingLastPathComponent
    let status = folder.withCString { folder in
      var folder: UnsafePointer<CChar>? = folder
      return withUnsafePointer(to: &folder) { folders in
        var policy = RKPluginPolicy()
        policy.struct_size = UInt32(MemoryLayout<RKPluginPolicy>.size)
        policy.folders = folders
        policy.folder_count = 1
        change(&policy)
        return rk_plugin_policy(context, &policy)
      }
    }
    return status == .OK ? rk_plugin_load(context, file, plugin) : status
  }

  private func elf() throws(ToolError) -> ELFFile {
    do {
      return try ELFFile(try ELFFile.bytes(of: file))
    } catch let error as ELFError {
      throw ToolError(error.sentence)
    } catch {
      throw ToolError("\(error)")
    }
  }

  func lookAtExports() throws(ToolError) -> TrialResult {
    let elf = try elf()
    guard PluginFacts.entry(in: elf) != nil else {
      return .failed("it does not export the data symbol \(PluginFacts.symbolName): write RK_PLUGIN(…) once, at file scope")
    }
    // What linkers add to every file.
    let ordinary = [PluginFacts.symbolName, "_init", "_fini", "__bss_start", "_edata", "_end"]
    let others = elf.symbols.filter { $0.isDefined && $0.isVisible && $0.binding != 0 && !ordinary.contains($0.name) }
    let strong = others.filter { $0.binding == ELFFile.global }
    func list(_ symbols: [ELFFile.Symbol]) -> String {
      symbols.prefix(3).map { $0.name }.joined(separator: ", ") + (symbols.count > 3 ? " and \(symbols.count - 3) more" : "")
    }
    if !strong.isEmpty { return .failed("it also exports \(list(strong)): compile with -fvisibility=hidden, or make them static") }
    if elf.hasTextRelocations { return .warning("its code has to be written to while it is loaded: compile with -fPIC") }
    return .passed(PluginFacts.symbolName + (others.isEmpty ? " alone" : ", and \(others.count) weak symbols as C++ leaves behind"))
  }

  func load() throws(ToolError) -> TrialResult {
    note.doing = "it was loaded (its constructors)"
    _ = try PluginImage(path: file)
    return .passed("every symbol is bound, constructors ran")
  }

  func compareEntry() throws(ToolError) -> TrialResult {
    let facts: PluginFacts
    do {
      facts = try PluginFacts(try elf())
    } catch let error as ELFError {
      return .failed(error.sentence)
    } catch {
      throw ToolError("\(error)")
    }
    if let mistake = facts.mistake { return .failed(mistake) }
    let entry = try image().entry
    note.doing = "its entry was read"
    guard entry.pointee.magic == facts.magic, entry.pointee.abi_major == facts.abiMajor, entry.pointee.abi_minor == facts.abiMinor,
      entry.pointee.id.map({ String(cString: $0) }) == facts.id, entry.pointee.version.map({ String(cString: $0) }) == facts.version
    else { return .failed("a constructor has changed the entry: in memory it is not what it is in the file") }
    return .passed("\(facts.id) \(facts.version), interface \(facts.abiMajor).\(facts.abiMinor)")
  }

  func initialise() throws(ToolError) -> TrialResult {
    let session = try PluginSession(image())
    note.doing = "init ran"
    let status = session.register()
    if status != .OK { return .failed(text(of: status)) }
    let names = session.names
    var context: OpaquePointer?
    var plugin: OpaquePointer?
    try check(rk_context_create(nil, &context), "context")
    note.doing = "the library's loader loaded it"
    try check(load(into: context, &plugin), "loading")
    var state = RKPluginState.inactive
    try check(rk_plugin_get_state(plugin, &state), "state")
    let facts = try? PluginFacts(try elf())
    let id = text { rk_plugin_get_id(plugin, $0, $1, $2) }.text
    let version = text { rk_plugin_get_version(plugin, $0, $1, $2) }.text
    guard state == .active, id == facts?.id, version == facts?.version else {
      return .failed("the loader knows it as \(id) \(version), state \(state.rawValue)")
    }
    let what = names.isEmpty ? "it brings nothing" : "it brings " + names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return TrialResult(word: .passed, sentence: what, more: names)
  }

  func loadFast() throws(ToolError) -> TrialResult {
    let start = Sandbox.now()
    let session = try activeSession()
    let seconds = Sandbox.now() - start
    session.close()
    let words = formatted("%.1f ms", seconds * 1000)
    return seconds > 0.1 ? .warning("loading it and init took " + words) : .passed(words)
  }

  // MARK: Manifest

  func compareManifest() throws(ToolError) -> TrialResult {
    guard let path = PluginManifest.path(besides: file) else { return .skipped("there is no \(PluginManifest.name(for: file)) beside it") }
    let manifest = try PluginManifest(path: path)
    let facts: PluginFacts
    do {
      facts = try PluginFacts(try elf())
    } catch {
      return .failed("\(error)")
    }
    let session = try activeSession()
    let classes = session.brought.filter { !$0.isLayer }.map { $0.name }
    session.close()
    func disagree(_ key: String, _ listed: String, _ found: String) -> TrialResult {
      .failed("the manifest's \(key) is " + quotedText(listed) + ", the plugin's " + quotedText(found))
    }
    if manifest.id != facts.id { return disagree("id", manifest.id, facts.id) }
    if manifest.version != facts.version { return disagree("version", manifest.version, facts.version) }
    let abi = "\(facts.abiMajor).\(facts.abiMinor)"
    if let listed = manifest.abi, listed != abi { return disagree("abi", listed, abi) }
    let name = file.lastPathComponent
    if let listed = manifest.file, listed != name { return disagree("file", listed, name) }
    if let listed = manifest.classes, Set(listed) != Set(classes) {
      return disagree("classes", listed.sorted().joined(separator: ", "), classes.sorted().joined(separator: ", "))
    }
    return .passed("it agrees with the plugin")
  }
}

/// NAME.rkplugin.json beside NAME.so: what there is to know without opening the file.
struct PluginManifest {
  var id: String
  var version: String
  var abi: String?
  var file: String?
  var classes: [String]?
  var description: String?

  static func name(for file: String) -> String {
    file.stem + ".rkplugin.json"
  }

  /// The manifest of a plugin, if there is one.
  static func path(besides file: String) -> String? {
    let path = file.deletingLastPathComponent + "/" + name(for: file)
    return access(path, F_OK) == 0 ? path : nil
  }

  init(path: String) throws(ToolError) {
    let input = try Input(path)
    let value = try input.value()
    do throws(ScenarioError) {
      let reader = Reader(value: value)
      id = try reader.required("id").string()
      version = try reader.required("version").string()
      if let reader = try reader.optional("abi"), case .array = reader.value {
        let numbers = try reader.numbers("a text such as \"0.1\", or [0, 1]", count: 2)
        abi = "\(Int(exactly: numbers[0]) ?? -1).\(Int(exactly: numbers[1]) ?? -1)"
      } else {
        abi = try reader.optional("abi")?.string()
      }
      file = try reader.optional("file")?.string()
      description = try reader.optional("description")?.string()
      var names: [String] = []
      for item in try reader.optional("classes")?.list() ?? [] { names.append(try item.string()) }
      classes = try reader.optional("classes") == nil ? nil : names
    } catch {
      throw input.error(error)
    }
  }
}
