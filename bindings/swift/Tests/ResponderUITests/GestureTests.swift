import Testing
import UIKitNames

/// A recogniser that logs its own touches.
final class LoggingTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    Stage.log("\(name).began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    Stage.log("\(name).ended(\(state == .failed ? 5 : state == .ended ? 3 : state.rawValue))")
  }
}

/// Recognises a check mark: down, then up again.
final class CheckMark: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var turned = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1 else { state = .failed; return }
    start = touches.first!.location(in: view)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let (now, before) = (touches.first!.location(in: view), touches.first!.previousLocation(in: view))
    if now.y < before.y { turned = now.x > start.x }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = turned ? .ended : .failed
  }
  override func reset() {
    super.reset()
    turned = false
    Stage.log("reset")
  }
}

/// The root of the third article's examples: delegate of its own recogniser.
final class RootView: LoggingView, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    Stage.log("shouldReceive")
    return true
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    Stage.log("\(name).shouldBegin")
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  func tapAction(_ tap: UITapGestureRecognizer) { Stage.log("act:tap") }
}

@MainActor struct GestureTests {
  let window = UIWindow(frame: rect(0, 0, 375, 667))

  static func root(_ window: UIWindow) -> (RootView, LoggingView, LoggingButton) {
    let root = RootView("Root", rect(0, 0, 375, 667), in: window)
    let view = LoggingView("View", rect(20, 60, 300, 200), in: root)
    let button = LoggingButton(frame: rect(100, 320, 120, 44))
    button.name = "Button"
    button.addAction(for: .touchUpInside) { _ in Stage.log("act:button") }
    root.addSubview(button)
    for each in [root, view] { each.logsInside = false }
    return (root, view, button)
  }

  @Test func tapOnAView() { // S33: example 2
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (root, _, _) = Self.root(window)
      let tap = UITapGestureRecognizer(target: root, action: RootView.tapAction)
      tap.delegate = root
      root.addGestureRecognizer(tap)
      stage.tap(50, 100)
      #expect(
        stage.taken() == [
          "Root.hit", "Button.hit", "View.hit", "shouldReceive", "View.began", "Root.began", "Root.shouldBegin", "act:tap", "View.cancelled", "Root.cancelled",
        ])
    }
  }

  @Test func tapOnTheButton() { // S34, S50
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (root, _, _) = Self.root(window)
      let tap = LoggingTap(target: root, action: RootView.tapAction)
      tap.name = "R"
      root.addGestureRecognizer(tap)
      stage.tap(150, 330)
      #expect(stage.taken().filter { !$0.hasSuffix(".hit") } == ["R.began", "R.ended(5)", "act:button"])
      tap.cancelsTouchesInView = false
      stage.tap(150, 330, at: 1)
      #expect(stage.taken().suffix(2) == ["act:tap", "act:button"])
    }
  }

  @Test func siblingsBelowAreLeftOut() { // S35: example 3
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let above = LoggingView("Super", rect(0, 0, 200, 200), in: window)
      let subs = (1...3).map { LoggingView("Sub\($0)", rect(0, 0, 200, 200), in: above) }
      above.logsTouches = false
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in Stage.log("act:tap") }
      subs[0].addGestureRecognizer(tap)
      stage.tap(100, 100)
      #expect(stage.taken() == ["Super.hit", "Super.in=1", "Sub3.hit", "Sub3.in=1", "Sub3.began", "Sub3.ended"])
    }
  }

  @Test func panTakesTheTouchAway() { // S26, S27
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let view = LoggingView("V", rect(0, 0, 375, 667), in: window)
      let pan = UIPanGestureRecognizer()
      pan.addAction { pan in
        Stage.log("\(pan.state) \(pan.translation(in: view).x)")
      }
      view.addGestureRecognizer(pan)
      stage.down(100, 100, 0)
      for (k, x) in [105.0, 111, 120, 130].enumerated() { stage.move(x, 100, 0.1 * Double(k + 1)) }
      stage.up(130, 100, 0.5)
      let states = stage.taken().dropFirst(2)
      #expect(states.filter { $0.hasPrefix("V") } == ["V.began", "V.moved", "V.cancelled"])
      #expect(states.filter { !$0.hasPrefix("V") }.map { $0.split(separator: " ").last! } == ["1.0", "10.0", "20.0", "20.0"])
    }
  }

  @Test func singleRequiresDouble() { // S54
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      single.addAction { _ in Stage.log("single") }
      double.addAction { _ in Stage.log("double") }
      window.addGestureRecognizer(single)
      window.addGestureRecognizer(double)
      stage.tap(100, 100)
      #expect(stage.taken() == [])
      stage.context.advance(to: 0.08 + 0.36)
      #expect(stage.taken() == ["single"])
      stage.tap(100, 100, at: 2)
      stage.tap(100, 100, at: 2.2)
      #expect(stage.taken() == ["double"])
    }
  }

  @Test func delegateAllowsBoth() { // S62
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
    }
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let child = UIView(frame: rect(0, 0, 100, 100))
      window.addSubview(child)
      let (ofWindow, ofChild, both) = (UITapGestureRecognizer(), UITapGestureRecognizer(), Both())
      ofWindow.addAction { _ in Stage.log("window") }
      ofChild.addAction { _ in Stage.log("child") }
      window.addGestureRecognizer(ofWindow)
      child.addGestureRecognizer(ofChild)
      stage.tap(50, 50)
      #expect(stage.taken() == ["child"])
      ofWindow.delegate = both
      stage.tap(50, 50, at: 1)
      #expect(stage.taken() == ["child", "window"])
    }
  }

  @Test func recogniserOfOnesOwn() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let check = CheckMark()
      check.addAction { _ in Stage.log("check") }
      window.addGestureRecognizer(check)
      stage.down(100, 100, 0)
      stage.move(120, 130, 0.1)
      stage.move(160, 90, 0.2)
      stage.up(160, 90, 0.3)
      #expect(stage.taken() == ["check", "reset"])
      stage.tap(50, 50, at: 1)
      #expect(stage.taken() == ["reset"])
    }
  }

  @Test func swipePinchRotation() { // S58, S59, S60
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right]
      swipe.addAction { _ in Stage.log("swipe") }
      window.addGestureRecognizer(swipe)
      stage.down(100, 100, 0)
      stage.move(200, 100, 0.5)
      #expect(stage.taken() == ["swipe"])
      stage.up(200, 100, 0.6)
      window.removeGestureRecognizer(swipe)
      let pinch = UIPinchGestureRecognizer()
      window.addGestureRecognizer(pinch)
      stage.down(100, 300, 1, id: 1)
      stage.down(200, 300, 1, id: 2)
      stage.move(210, 300, 1.05, id: 2)
      #expect(pinch.state == .began)
      #expect(abs(pinch.scale - 110.0 / 108) < 1e-9)
      #expect(abs(pinch.velocity - 0.370370370) < 1e-6)
    }
  }
}
