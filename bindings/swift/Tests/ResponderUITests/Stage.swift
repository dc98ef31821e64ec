import Dispatch
import UIKitNames

/// A context for one test, what its objects log, and fingers that touch it.
@MainActor final class Stage {
  let context = Context()
  private(set) var log: [String] = []

  /// Run a test in a context of its own.
  static func run(_ test: (Stage) throws -> Void) rethrows {
    let stage = Stage()
    present = stage
    defer { present = nil }
    try stage.context.run { try test(stage) }
  }
  private static var present: Stage?

  static func log(_ line: String) { present?.log.append(line) }

  /// The lines since the last call.
  func taken() -> [String] {
    defer { log = [] }
    return log
  }

  func down(_ x: CGFloat, _ y: CGFloat, _ time: Double, id: Int64 = 1) { context.send(.began, id: id, at: CGPoint(x: x, y: y), time: time) }
  func move(_ x: CGFloat, _ y: CGFloat, _ time: Double, id: Int64 = 1) { context.send(.moved, id: id, at: CGPoint(x: x, y: y), time: time) }
  func up(_ x: CGFloat, _ y: CGFloat, _ time: Double, id: Int64 = 1) { context.send(.ended, id: id, at: CGPoint(x: x, y: y), time: time) }

  func tap(_ x: CGFloat, _ y: CGFloat, at time: Double = 0) {
    down(x, y, time)
    up(x, y, time + 0.08)
  }
}

/// Run a function on another thread, and wait for it. After an `await` the main actor may be on another thread than the context's.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    work()
    done.signal()
  }
  done.wait()
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// A view that logs what it is asked and what it receives, and calls super.
class LoggingView: UIView {
  var logsInside = true
  var logsTouches = true

  required init(_ name: String, _ frame: CGRect, in superview: UIView? = nil) {
    super.init(frame: frame)
    self.name = name
    superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Stage.log("\(name).hit")
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = super.point(inside: point, with: event)
    if logsInside { Stage.log("\(name).in=\(inside ? 1 : 0)") }
    return inside
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsTouches { Stage.log("\(name).began") }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsTouches { Stage.log("\(name).moved") }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsTouches { Stage.log("\(name).ended") }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logsTouches { Stage.log("\(name).cancelled") }
    super.touchesCancelled(touches, with: event)
  }
}

/// A controller that logs touches.
class LoggingController: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Stage.log("\(name).began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    Stage.log("\(name).moved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Stage.log("\(name).ended")
    super.touchesEnded(touches, with: event)
  }
}
