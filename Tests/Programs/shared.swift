/// What the programs in Swift share: the words of the log (README.md), named views, and fingers.
import Glibc
import UIKitNames

// MARK: The log

private func formatted(_ number: Double, _ format: String) -> String {
  withVaList([number]) { values in
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      vsnprintf(buffer.baseAddress, 64, format, values)
      return String(cString: buffer.baseAddress!)
    }
  }
}

/// At most six significant digits.
public func text(_ number: Double) -> String { formatted(number, "%g") }
/// Two decimals.
public func decimals(_ number: Double) -> String { formatted(number, "%.2f") }
public func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }
public func text(_ size: CGSize) -> String { "(\(text(size.width)), \(text(size.height)))" }
public func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }
public func yes(_ answer: Bool) -> String { answer ? "yes" : "no" }
@MainActor public func nameOf(_ object: Object?) -> String { object?.name ?? "none" }

// MARK: The world

public let screen = CGRect(x: 0, y: 0, width: 320, height: 480)

/// A window of the screen's size, which is the key window.
@MainActor public func makeWindow() -> UIWindow { shown(UIWindow(frame: screen)) }

@MainActor public func shown<W: UIWindow>(_ window: W) -> W {
  window.name = "window"
  window.makeKeyAndVisible()
  return window
}

extension UIView {
  /// Name a view and put it in front of the other subviews.
  @discardableResult public func add<V: UIView>(_ name: String, _ view: V) -> V {
    view.name = name
    addSubview(view)
    return view
  }

  /// Name a recogniser and attach it.
  @discardableResult public func attach<R: UIGestureRecognizer>(_ name: String, _ recognizer: R) -> R {
    recognizer.name = name
    addGestureRecognizer(recognizer)
    return recognizer
  }
}

// MARK: Fingers

@MainActor public func down(_ x: Double, _ y: Double, at time: Double, finger: Int64 = 1) {
  Context.current.send(.began, id: finger, at: CGPoint(x: x, y: y), time: time)
}

@MainActor public func move(_ x: Double, _ y: Double, at time: Double, finger: Int64 = 1) {
  Context.current.send(.moved, id: finger, at: CGPoint(x: x, y: y), time: time)
}

@MainActor public func up(_ x: Double, _ y: Double, at time: Double, finger: Int64 = 1) {
  Context.current.send(.ended, id: finger, at: CGPoint(x: x, y: y), time: time)
}

/// A tap of 0.1 seconds.
@MainActor public func tap(_ x: Double, _ y: Double, at time: Double) {
  down(x, y, at: time)
  up(x, y, at: time + 0.1)
}

/// Two fingers that change in the same report.
@MainActor public func twoFingers(_ phase: UITouch.Phase, _ first: CGPoint, _ second: CGPoint, at time: Double) {
  Context.current.send([TouchSample(phase, id: 1, at: first), TouchSample(phase, id: 2, at: second)], at: time)
}
