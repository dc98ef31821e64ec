import CResponderKit
import Testing

typealias Handle = OpaquePointer

/// One finger in one update.
struct Finger {
  var phase: RKTouchPhase
  var id: Int64
  var x: Double
  var y: Double
  var screen: UInt32 = 0
  var type = RKTouchType.direct

  static func down(_ id: Int64, _ x: Double, _ y: Double) -> Finger { Finger(phase: .began, id: id, x: x, y: y) }
  static func move(_ id: Int64, _ x: Double, _ y: Double) -> Finger { Finger(phase: .moved, id: id, x: x, y: y) }
  static func up(_ id: Int64, _ x: Double, _ y: Double) -> Finger { Finger(phase: .ended, id: id, x: x, y: y) }
  static func cancel(_ id: Int64) -> Finger { Finger(phase: .cancelled, id: id, x: 0, y: 0) }
}

/// A context for one test, with the lines that its objects log. end() has to be called on the thread that made it, which a deinit cannot promise.
final class World {
  let context: Handle
  var lines: [String] = []
  var diagnostics: [String] = []
  private var methods: [Methods] = []
  private var classCount = 0

  init(withoutApplication: Bool = false, time: Double = 0) {
    var desc = RKContextDesc()
    desc.struct_size = UInt32(MemoryLayout<RKContextDesc>.size)
    desc.without_application = withoutApplication ? 1 : 0
    desc.time = time
    var made: Handle?
    guard rk_context_create(&desc, &made) == .OK, let made else { fatalError("no context: \(lastError())") }
    context = made
    let me = Unmanaged.passUnretained(self).toOpaque()
    ok(rk_context_set_diagnostic_handler(context, { _, code, _, me in World.from(me).diagnostics.append(String(cString: code!)) }, me, nil))
    ok(
      rk_context_set_notification_handler(
        context,
        { _, notification, object, me in
          let world = World.from(me)
          world.log("\(world.name(object)).\(World.word(notification))")
        }, me, nil))
  }

  /// The last line of every test.
  func end() { ok(rk_context_destroy(context)) }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> World { Unmanaged<World>.fromOpaque(pointer!).takeUnretainedValue() }

  private static func word(_ notification: RKNotification) -> String {
    switch notification {
    case .windowDidBecomeKey: "didBecomeKey"
    case .windowDidResignKey: "didResignKey"
    case .windowDidBecomeVisible: "didBecomeVisible"
    case .windowDidBecomeHidden: "didBecomeHidden"
    case .applicationDidBecomeActive: "didBecomeActive"
    default: "willResignActive"
    }
  }

  func log(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }

  // MARK: Objects

  /// Define a class whose methods are closures.
  func cls(_ superclass: String = "View", _ fill: (Methods) -> Void) -> Handle {
    let methods = Methods()
    fill(methods)
    self.methods.append(methods)
    classCount += 1
    return methods.define(in: context, name: "Test\(classCount)", superclass: superclass)
  }

  func builtIn(_ name: String) -> Handle? { out { rk_class_find(context, name, $0) } }

  func view(_ name: String, _ frame: RKRect = rect(0, 0, 100, 100), in superview: Handle? = nil, _ cls: Handle? = nil) -> Handle {
    let made = out { rk_view_create(context, cls, frame, $0) }!
    ok(rk_object_set_name(made, name))
    if let superview { ok(rk_view_add_subview(superview, made)) }
    return made
  }

  func window(_ name: String = "W", _ frame: RKRect = rect(0, 0, 375, 667), _ cls: Handle? = nil) -> Handle {
    let made = out { rk_window_create(context, cls, frame, $0) }!
    ok(rk_object_set_name(made, name))
    // It received this before it had a name.
    lines.removeAll { $0 == ".didBecomeVisible" }
    return made
  }

  func responder(_ name: String, _ cls: Handle? = nil) -> Handle {
    let made = out { rk_responder_create(context, cls, $0) }!
    ok(rk_object_set_name(made, name))
    return made
  }

  func controller(_ name: String, _ cls: Handle? = nil, view: Handle? = nil) -> Handle {
    let made = out { rk_view_controller_create(context, cls, $0) }!
    ok(rk_object_set_name(made, name))
    if let view { ok(rk_view_controller_set_view(made, view)) }
    return made
  }

  var application: Handle? { out { rk_context_get_application(context, $0) } }

  // MARK: Names

  func name(_ object: Handle?) -> String {
    guard let object else { return "nil" }
    if object == application { return "app" }
    return text { rk_object_get_name(object, $0, $1, $2) }
  }

  func names(_ list: [Handle]) -> [String] { list.map(name) }
  func subviews(_ view: Handle) -> [String] { names(list { rk_view_get_subviews(view, $0, $1, $2) }) }
  func chain(_ responder: Handle) -> [String] { names(list { rk_responder_get_chain(responder, $0, $1, $2) }) }
  func hit(_ root: Handle, _ x: Double, _ y: Double) -> String { name(out { rk_view_hit_test(root, point(x, y), nil, $0) }) }

  // MARK: Input

  @discardableResult
  func send(_ time: Double, _ fingers: Finger...) -> RKStatus { rk_context_send_touches(context, time, samples(fingers), fingers.count) }

  @discardableResult
  func post(_ time: Double, _ fingers: Finger...) -> RKStatus { rk_context_post_touches(context, time, samples(fingers), fingers.count) }

  @discardableResult
  func drain() -> Int { out(Int(0)) { rk_context_drain(context, $0) } }

  func touch(_ id: Int64) -> Handle? {
    var found: Handle?
    return rk_context_find_touch(context, id, &found) == .OK ? found : nil
  }

  func samples(_ fingers: [Finger]) -> [RKTouchSample] {
    fingers.map { finger in
      var sample = RKTouchSample()
      sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
      sample.phase = finger.phase
      sample.id = finger.id
      sample.location = point(finger.x, finger.y)
      sample.screen = finger.screen
      sample.type = finger.type
      return sample
    }
  }
}

// MARK: Values

func point(_ x: Double, _ y: Double) -> RKPoint { RKPoint(x: x, y: y) }
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RKRect {
  RKRect(origin: RKPoint(x: x, y: y), size: RKSize(width: width, height: height))
}
func numbers(_ point: RKPoint) -> [Double] { [point.x, point.y] }
func numbers(_ rect: RKRect) -> [Double] { [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] }
func word(_ phase: RKTouchPhase) -> String {
  switch phase {
  case .began: "began"
  case .moved: "moved"
  case .stationary: "stationary"
  case .ended: "ended"
  default: "cancelled"
  }
}

// MARK: Calls

func lastError() -> String { String(cString: rk_last_error()) }

func ok(_ status: RKStatus, sourceLocation: SourceLocation = #_sourceLocation) {
  if status != .OK {
    Issue.record("\(String(cString: rk_status_name(status))): \(lastError())", sourceLocation: sourceLocation)
  }
}

/// The value that a getter stores.
func out<Value>(
  _ initial: Value, sourceLocation: SourceLocation = #_sourceLocation, _ get: (UnsafeMutablePointer<Value>) -> RKStatus
) -> Value {
  var value = initial
  ok(get(&value), sourceLocation: sourceLocation)
  return value
}

func out(sourceLocation: SourceLocation = #_sourceLocation, _ get: (UnsafeMutablePointer<Handle?>) -> RKStatus) -> Handle? {
  out(nil as Handle?, sourceLocation: sourceLocation, get)
}

func flag(sourceLocation: SourceLocation = #_sourceLocation, _ get: (UnsafeMutablePointer<Bool>) -> RKStatus) -> Bool {
  out(false, sourceLocation: sourceLocation, get)
}

/// A text that is copied into a buffer of the length asked for.
func text(_ get: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>) -> RKStatus) -> String {
  var length = 0
  ok(get(nil, 0, &length))
  var buffer = [CChar](repeating: 0, count: length + 1)
  ok(get(&buffer, buffer.count, &length))
  return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

func list(_ get: (UnsafeMutablePointer<Handle?>?, Int, UnsafeMutablePointer<Int>) -> RKStatus) -> [Handle] {
  var length = 0
  ok(get(nil, 0, &length))
  var buffer = [Handle?](repeating: nil, count: length)
  if length > 0 { ok(get(&buffer, length, &length)) }
  return buffer.compactMap { $0 }
}
