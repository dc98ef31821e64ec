// SPDX-License-Identifier: MIT
import CResponderKit
import FoundationEssentials
import Glibc
import Scenario

/// What a host offers in a session.
enum HostStyle {
  /// Everything, as the library does.
  case complete
  /// Nothing that is asked for by id.
  case withoutExtensions
  /// Another major version, which does not have this one's extension.
  case otherMajor
}

/// A class that a plugin has registered, or an existing one over which it has laid methods.
struct BroughtClass {
  var name: String
  /// What super-calls of the plugin name: the new class, or the layer.
  var home: OpaquePointer?
  /// The class of objects that run the methods: the new class, or the extended one.
  var cls: OpaquePointer?
  var isLayer: Bool
  var kind: PluginKind
  var methods: Set<PluginMethod>
  var tables: PluginTables
  var selectors: [String]
  var userdata: UnsafeMutableRawPointer?
  /// Whether objects of it are made ready by a function of the plugin.
  var hasInit: Bool
}

/// A context in which a plugin is active, with the check between the plugin and the library: it sees what the plugin registers, and what it does to its table.
final class PluginSession {
  private(set) var context: OpaquePointer?
  private(set) var plugin: OpaquePointer?
  private(set) var brought: [BroughtClass] = []
  private(set) var inits = 0
  private(set) var deinits = 0
  /// Which functions of the table the plugin has called.
  private(set) var tableCalls: Set<String> = []
  /// What the plugin has written into its table; nil: nothing.
  private(set) var damage: String?
  /// Called before the plugin's methods come over a class: for layers that are to lie below them.
  var willExtend: ((_ cls: OpaquePointer?, _ kind: PluginKind) throws(ToolError) -> Void)?

  private let image: PluginImage
  private let style: HostStyle
  private let entry: UnsafeMutablePointer<RKPluginEntry>
  private var host: UnsafePointer<RKHost>?
  private var table: FencedTable?
  /// One for the process, as the library's own: plugins keep it in a static variable.
  nonisolated(unsafe) private static var functions: FencedTable?
  private let path: UnsafeMutablePointer<CChar>
  private let thread = pthread_self()

  /// Sessions by their contexts: the plugin's functions receive nothing but the table.
  nonisolated(unsafe) private static var sessions: [OpaquePointer: PluginSession] = [:]

  /// Stands in host_data, which is the library's own.
  private static var canary: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 0xDEAD_CAFE) }

  init(_ image: PluginImage, style: HostStyle = .complete, budget: Double = 0) throws(ToolError) {
    self.image = image
    self.style = style
    path = strdup(image.path)
    entry = .allocate(capacity: 1)
    entry.initialize(to: image.entry.pointee)
    entry.pointee.`init` = { host, data in PluginSession.start(host, data) }
    entry.pointee.`deinit` = { host, data in PluginSession.end(host, data) }
    try check(rk_context_create(nil, &context), "context")
    PluginSession.sessions[context!] = self
    var policy = RKPluginPolicy()
    policy.struct_size = UInt32(MemoryLayout<RKPluginPolicy>.size)
    policy.budget = budget
    // Faults are what is looked for. But a plugin that makes one in every call has been seen through after a while, and is then faster out of the way.
    policy.fault_limit = 100
    try check(rk_plugin_policy(context, &policy), "policy")
  }

  /// Makes the plugin active.
  func register() -> RKStatus { rk_plugin_register(context, entry, &plugin) }

  /// The same, where anything but success is the end of the test.
  func activate() throws(ToolError) {
    try check(register(), "init")
    if let failure { throw failure }
  }

  /// What `willExtend` threw.
  private var failure: ToolError?

  /// Ends the context, and the plugin in it.
  func close() {
    guard let ending = context else { return }
    _ = rk_context_destroy(ending)
    PluginSession.sessions[ending] = nil
    context = nil
  }

  /// Classes and extended classes by name, for the report.
  var names: [String] { brought.map { ($0.isLayer ? "over " : "") + $0.name } }

  var hasDeinit: Bool { image.entry.pointee.`deinit` != nil }

  // MARK: The plugin's functions

  private static func start(_ host: UnsafePointer<RKHost>?, _ data: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> RKStatus {
    guard let host, let session = sessions[host.pointee.context] else { return .unsupported }
    return session.start(host, data)
  }

  private func start(_ host: UnsafePointer<RKHost>, _ data: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> RKStatus {
    self.host = host
    inits += 1
    brought = []
    do {
      let table = try FencedTable(copying: host, size: MemoryLayout<RKHost>.size)
      let copy = table.start.assumingMemoryBound(to: RKHost.self)
      // As much as the version of the interface that the plugin was built for has: up to now all versions are of one size.
      copy.pointee.struct_size = UInt32(MemoryLayout<RKHost>.size)
      if style == .otherMajor { copy.pointee.abi_major = host.pointee.abi_major + 1 }
      copy.pointee.path = UnsafePointer(path)
      copy.pointee.host_data = PluginSession.canary
      copy.pointee.get_extension = { PluginSession.of($0)?.extension(named: $1) }
      copy.pointee.register_class = { PluginSession.of($0)?.registerClass($1, $2) ?? .invalidArgument }
      copy.pointee.extend_class = { PluginSession.of($0)?.extendClass($1, $2, $3) ?? .invalidArgument }
      copy.pointee.report = { PluginSession.of($0)?.report($1, $2) ?? .invalidArgument }
      self.table = table
      if PluginSession.functions == nil, let original = host.pointee.get_extension(host, RK_EXTENSION_FUNCTIONS) {
        let functions = try FencedTable(copying: original, size: Int(original.load(as: UInt32.self)))
        functions.start.assumingMemoryBound(to: RKFunctions.self).pointee.class_add_action = { PluginSession.addAction($0, $1) }
        PluginSession.functions = functions
      }
    } catch {
      return .noMemory
    }
    original = Data(bytes: table!.start, count: MemoryLayout<RKHost>.size)
    let status = image.entry.pointee.`init`(tablePointer, data)
    look("init")
    return status
  }

  private static func end(_ host: UnsafePointer<RKHost>?, _ data: UnsafeMutableRawPointer?) {
    guard let host, let session = sessions[host.pointee.context] else { return }
    session.deinits += 1
    session.look("input")
    session.image.entry.pointee.`deinit`?(session.tablePointer, data)
    session.look("deinit")
  }

  private var tablePointer: UnsafePointer<RKHost>? { table.map { UnsafePointer($0.start.assumingMemoryBound(to: RKHost.self)) } }

  // MARK: The table

  private var original = Data()

  /// Compares the table with what it was, and mends it.
  func look(_ moment: String) {
    guard let table, original.count == MemoryLayout<RKHost>.size else { return }
    let now = Data(bytes: table.start, count: original.count)
    guard now != original else { return }
    let offset = zip(now, original).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    let isMark = offset >= MemoryLayout<RKHost>.offset(of: \.host_data)! && offset < MemoryLayout<RKHost>.offset(of: \.get_extension)!
    if damage == nil {
      damage = "it wrote into the host's table at byte \(offset)" + (isMark ? ", which is host_data" : "") + ", seen after \(moment)"
    }
    original.withUnsafeBytes { table.start.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  }

  private static func of(_ table: UnsafePointer<RKHost>?) -> PluginSession? {
    guard let table else { return nil }
    // The context in the table may have been overwritten: the address is what counts.
    return sessions.values.first { $0.tablePointer == table }
  }

  private func `extension`(named id: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
    note("get_extension")
    guard let id else { return nil }
    let isFunctions = strcmp(id, RK_EXTENSION_FUNCTIONS) == 0
    switch style {
    case .withoutExtensions, .otherMajor: return nil
    case .complete: return isFunctions ? PluginSession.functions.map { UnsafeRawPointer($0.start) } : host?.pointee.get_extension(host, id)
    }
  }

  private func note(_ call: String) {
    // Calls from another thread are passed to the library, which reports them.
    if pthread_equal(pthread_self(), thread) != 0 { tableCalls.insert(call) }
  }

  private func registerClass(_ desc: UnsafePointer<RKClassDesc>?, _ out: UnsafeMutablePointer<OpaquePointer?>?) -> RKStatus {
    note("register_class")
    if style == .otherMajor { return .unsupported }
    guard pthread_equal(pthread_self(), thread) != 0, let desc else {
      return host?.pointee.register_class(host, desc, out) ?? .invalidArgument
    }
    var copy = RKClassDesc()
    PluginTables.copy(desc, &copy)
    var superclass: OpaquePointer?
    if let name = copy.superclass, rk_class_find(context, name, &superclass) == .OK { prepare(superclass) }
    var made: OpaquePointer?
    let status = host?.pointee.register_class(host, desc, &made) ?? .invalidArgument
    if status == .OK { bring(copy, home: made, cls: made, isLayer: false) }
    if status == .OK, let out { out.pointee = made }
    return status
  }

  private func extendClass(_ name: UnsafePointer<CChar>?, _ desc: UnsafePointer<RKClassDesc>?, _ out: UnsafeMutablePointer<OpaquePointer?>?)
    -> RKStatus
  {
    note("extend_class")
    if style == .otherMajor { return .unsupported }
    guard pthread_equal(pthread_self(), thread) != 0, let desc else {
      return host?.pointee.extend_class(host, name, desc, out) ?? .invalidArgument
    }
    var copy = RKClassDesc()
    PluginTables.copy(desc, &copy)
    var extended: OpaquePointer?
    if let name, rk_class_find(context, name, &extended) == .OK { prepare(extended) }
    var made: OpaquePointer?
    let status = host?.pointee.extend_class(host, name, desc, &made) ?? .invalidArgument
    if status == .OK { bring(copy, home: made, cls: extended, isLayer: true) }
    if status == .OK, let out { out.pointee = made }
    return status
  }

  // Actions with signatures of their own come through the table of functions.

  private var typedActions: [(cls: OpaquePointer?, selector: String)] = []

  private static func addAction(_ cls: OpaquePointer?, _ desc: UnsafePointer<RKTypedActionDesc>?) -> RKStatus {
    let status = rk_class_add_action(cls, desc)
    guard status == .OK, let selector = desc?.pointee.selector else { return status }
    let session = sessions.values.first { session in session.brought.contains { $0.home == cls } }
    session?.typedActions.append((cls, String(cString: selector)))
    return status
  }

  func typedSelectors(of brought: BroughtClass) -> [String] { typedActions.filter { $0.cls == brought.home }.map { $0.selector } }

  private func report(_ severity: RKPluginSeverity, _ text: UnsafePointer<CChar>?) -> RKStatus {
    note("report")
    return host?.pointee.report(host, severity, text) ?? .invalidArgument
  }

  private func prepare(_ cls: OpaquePointer?) {
    guard let kind = PluginKind(of: cls, in: context), !brought.contains(where: { !$0.isLayer && $0.cls == cls }) else { return }
    do {
      try willExtend?(cls, kind)
    } catch {
      failure = error
    }
  }

  private func bring(_ desc: RKClassDesc, home: OpaquePointer?, cls: OpaquePointer?, isLayer: Bool) {
    guard let kind = PluginKind(of: cls, in: context) else { return }
    let tables = PluginTables(desc)
    let actions = UnsafeBufferPointer(start: desc.actions, count: desc.actions == nil ? 0 : desc.action_count)
    brought.append(
      BroughtClass(
        name: text { rk_class_get_name(cls, $0, $1, $2) }.text, home: home, cls: cls, isLayer: isLayer, kind: kind, methods: tables.methods,
        tables: tables,
        selectors: actions.compactMap { $0.selector.map { String(cString: $0) } }, userdata: desc.userdata,
        hasInit: desc.instance_init != nil))
  }
}
