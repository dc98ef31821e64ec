import Testing
import UIKitNames

/// An application that drops touches.
final class DroppingApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) {
    if event.type != .touches { super.sendEvent(event) }
  }
}

/// A window that drops moves.
final class MoveDroppingWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    if event.allTouches?.contains(where: { $0.phase == .moved }) != true { super.sendEvent(event) }
  }
}

/// Takes keys, text and shakes.
final class Keys: UIView, UIKeyInput {
  private(set) var text = ""
  var hasText: Bool { !text.isEmpty }
  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool {
    Stage.log("\(name).become")
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    Stage.log("\(name).resign")
    return super.resignFirstResponder()
  }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text.removeLast() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    Stage.log("\(name).pressed \(presses.first!.characters)")
    super.pressesBegan(presses, with: event)
  }
  override func motionBegan(_ motion: UIEvent.Subtype, with event: UIEvent?) {
    Stage.log("\(name).shaken")
    super.motionBegan(motion, with: event)
  }
  func undo(_ sender: UIView) { Stage.log("\(name).undo") }
}

final class PressLog: UIViewController {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { Stage.log("VC.pressed") }
  override func motionBegan(_ motion: UIEvent.Subtype, with event: UIEvent?) { Stage.log("VC.shaken") }
}

@MainActor struct EventTests {
  @Test func unhandledTouchesAreDropped() { // S28
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      window.addSubview(UIView(frame: rect(0, 0, 100, 100)))
      stage.tap(50, 50)
      #expect(stage.taken() == [])
    }
  }

  @Test func firstResponder() { // S29
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (first, second, plain) = (Keys(frame: rect(0, 0, 9, 9)), Keys(frame: rect(0, 0, 9, 9)), UIView(frame: rect(0, 0, 9, 9)))
      (first.name, second.name) = ("first", "second")
      for view in [first, second, plain] { window.addSubview(view) }
      #expect(!plain.becomeFirstResponder())
      #expect(first.becomeFirstResponder() && first.isFirstResponder)
      #expect(second.becomeFirstResponder() && window.firstResponder === second)
      #expect(stage.taken() == ["first.become", "second.become", "first.resign"])
      second.removeFromSuperview()
      #expect(window.firstResponder == nil)
    }
  }

  @Test func queueIsInOrder() { // S42
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let controller = PressLog()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let keys = Keys(frame: rect(200, 0, 100, 100))
      keys.name = "K"
      controller.view.addSubview(keys)
      _ = keys.becomeFirstResponder()
      let view = LoggingView("V", rect(0, 0, 100, 100), in: controller.view)
      view.logsInside = false
      _ = stage.taken()
      let touches: [(UITouch.Phase, Double)] = [(.began, 1), (.ended, 1.1)]
      for (phase, time) in touches { stage.context.post([TouchSample(phase, id: 1, at: CGPoint(x: 5, y: 5))], at: time) }
      stage.context.postMotion(.began, time: 1.2)
      stage.context.postMotion(.ended, time: 1.3)
      for (phase, time) in touches { stage.context.post([TouchSample(phase, id: 1, at: CGPoint(x: 5, y: 5))], at: time + 1) }
      stage.context.drain()
      #expect(stage.taken() == ["V.hit", "V.began", "V.ended", "K.shaken", "VC.shaken", "V.hit", "V.began", "V.ended"])
    }
  }

  @Test func applicationDiscards() { // S43
    Stage.run { stage in
      let application = DroppingApplication()
      #expect(UIApplication.shared === application)
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      _ = LoggingView("V", rect(0, 0, 100, 100), in: window)
      stage.tap(5, 5)
      #expect(stage.taken() == ["V.hit", "V.in=1"])
    }
    Stage.run { stage in
      let window = MoveDroppingWindow(frame: rect(0, 0, 375, 667))
      let view = LoggingView("V", rect(0, 0, 100, 100), in: window)
      view.logsInside = false
      stage.down(5, 5, 0)
      stage.move(20, 20, 0.1)
      stage.up(20, 20, 0.2)
      #expect(stage.taken() == ["V.hit", "V.began", "V.ended"])
    }
  }

  @Test func keysAndText() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let controller = PressLog()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let keys = Keys(frame: rect(0, 0, 9, 9))
      keys.name = "K"
      controller.view.addSubview(keys)
      _ = keys.becomeFirstResponder()
      _ = stage.taken()
      stage.context.send(.began, .key, key: "a", time: 1)
      stage.context.send(.ended, .key, key: "a", time: 1.1)
      #expect(stage.taken() == ["K.pressed a", "VC.pressed"])
      #expect(stage.context.insertText("word", time: 2))
      stage.context.deleteBackward(time: 2.1)
      #expect(keys.text == "wor")
      keys.addKeyCommand(UIKeyCommand(input: "z", modifierFlags: .command, action: Selector("undo:", Keys.undo)))
      stage.context.send(.began, .key, key: "z", modifiers: .command, time: 3)
      #expect(stage.taken() == ["K.undo"])
    }
  }

  @Test func windowsByLevel() { // S68
    Stage.run { stage in
      let (page, alert) = (UIWindow(frame: rect(0, 0, 375, 667)), UIWindow(frame: rect(0, 0, 375, 300)))
      alert.windowLevel = UIWindow.Level.alert
      page.makeKeyAndVisible()
      _ = LoggingView("page", rect(0, 0, 375, 667), in: page)
      _ = LoggingView("alert", rect(0, 0, 375, 300), in: alert)
      stage.down(100, 100, 0)
      #expect(stage.taken().last == "alert.began")
      #expect(page.isKeyWindow && !alert.isKeyWindow)
      stage.down(100, 400, 1, id: 2)
      #expect(stage.taken().last == "page.began")
    }
  }

  @Test func presentedChain() { // S69, S70
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (root, presented) = (UIViewController(), UIViewController())
      window.rootViewController = root
      root.present(presented, animated: false)
      #expect(presented.view.next === presented)
      #expect(presented.next === root)
      #expect(root.presentedViewController === presented)
      root.dismiss(animated: false)
      #expect(presented.presentingViewController == nil)
    }
  }

  @Test func appearance() {
    final class Appearing: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Stage.log("loaded")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Stage.log("will")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Stage.log("did")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Stage.log("gone")
      }
    }
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      window.rootViewController = Appearing()
      #expect(stage.taken() == ["loaded", "will", "did"])
      window.rootViewController = nil
      #expect(stage.taken() == ["gone"])
    }
  }

  @Test func refusedCallsChangeNothing() {
    Stage.run { _ in
      let before = refused
      var sentences: [String] = []
      refused = { sentences.append($0) }
      defer { refused = before }
      let (view, child) = (UIView(frame: rect(0, 0, 9, 9)), UIView(frame: rect(0, 0, 9, 9)))
      view.addSubview(child)
      child.addSubview(view)
      view.frame.origin.x = .nan
      #expect(sentences.count == 2)
      #expect(view.superview == nil && view.frame == rect(0, 0, 9, 9))
      view.addSubview(UIWindow(frame: rect(0, 0, 9, 9)))
      #expect(sentences.last == "subview is a window; windows have no superview, show them with isHidden = false")
    }
  }
}
