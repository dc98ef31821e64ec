// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// The arguments of a probe besides method and receiver. Converted to text only where it is read: there are very many.
enum ProbeDetail {
  case nothing
  case count(Int)
  case point(RKPoint)
  case object(OpaquePointer?)
  case selector(UnsafePointer<CChar>?)
  case answer(Bool)

  var text: String {
    switch self {
    case .nothing: return ""
    case .count(let count): return "\(count)"
    case .point(let point): return "(\(point.x), \(point.y))"
    case .object(let object): return objectName(object)
    case .selector(let selector): return selector.map { String(cString: $0) } ?? ""
    case .answer(let answer): return answer ? "yes" : "no"
    }
  }
}

/// A layer of the check's own over a class, above or below the plugin's methods: it notes each call and calls the next lower layer.
final class Probe {
  /// The layer's handle, which super-calls name.
  private(set) var layer: OpaquePointer?
  /// A class or layer whose methods super-calls pass by; nil: none.
  private let bypassed: OpaquePointer?
  typealias Ear = (PluginMethod, OpaquePointer?, ProbeDetail) -> Void
  private let will: Ear?
  private let did: Ear?

  private init(bypassed: OpaquePointer?, will: Ear?, did: Ear?) {
    self.bypassed = bypassed
    self.will = will
    self.did = did
  }

  private static func of(_ userdata: UnsafeMutableRawPointer?) -> Probe { Unmanaged<Probe>.fromOpaque(userdata!).takeUnretainedValue() }

  /// Lays a probe over a class, for some of its methods. It stays until the context ends.
  static func lay(
    over cls: OpaquePointer?, _ methods: Set<PluginMethod>, bypassing bypassed: OpaquePointer? = nil, will: Ear? = nil, did: Ear? = nil
  ) throws(ToolError) {
    guard !methods.isEmpty else { return }
    let probe = Probe(bypassed: bypassed, will: will, did: did)
    var desc = RKClassDesc()
    desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
    desc.userdata = Unmanaged.passRetained(probe).toOpaque()
    desc.drop = { Unmanaged<Probe>.fromOpaque($0!).release() }
    let tables = ProbeTables(methods)
    let status = tables.fill(&desc) { rk_class_extend(cls, &$0, &probe.layer) }
    if status != .OK { Unmanaged.passUnretained(probe).release() }
    try check(status, "layer")
  }

  /// What a super-call names.
  private var via: OpaquePointer? { bypassed ?? layer }

  // One of these is the body of every method of the tables.

  static func notify(
    _ userdata: UnsafeMutableRawPointer?, _ method: PluginMethod, _ receiver: OpaquePointer?, _ detail: ProbeDetail = .nothing,
    _ body: (OpaquePointer?) -> RKStatus
  ) {
    let probe = of(userdata)
    probe.will?(method, receiver, detail)
    _ = body(probe.via)
    probe.did?(method, receiver, .nothing)
  }

  static func ask(
    _ userdata: UnsafeMutableRawPointer?, _ method: PluginMethod, _ receiver: OpaquePointer?, _ detail: ProbeDetail = .nothing,
    _ body: (OpaquePointer?, UnsafeMutablePointer<Bool>) -> RKStatus
  ) -> Bool {
    let probe = of(userdata)
    var out = false
    probe.will?(method, receiver, detail)
    _ = body(probe.via, &out)
    probe.did?(method, receiver, .answer(out))
    return out
  }

  static func find(
    _ userdata: UnsafeMutableRawPointer?, _ method: PluginMethod, _ receiver: OpaquePointer?, _ detail: ProbeDetail = .nothing,
    _ body: (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>) -> RKStatus
  ) -> OpaquePointer? {
    let probe = of(userdata)
    var out: OpaquePointer?
    probe.will?(method, receiver, detail)
    _ = body(probe.via, &out)
    probe.did?(method, receiver, .object(out))
    return out
  }
}

/// How an object is called in logs and sentences: by the name that the scene gave it.
func objectName(_ object: OpaquePointer?) -> String {
  guard let object else { return "nothing" }
  let name = text { rk_object_get_name(object, $0, $1, $2) }
  return name.text.isEmpty ? "an object without name" : name.text
}
