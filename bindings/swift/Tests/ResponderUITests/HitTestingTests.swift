import Testing
import UIKitNames

/// The second article's tree: red with a button, yellow with a label, on the main view of a controller.
@MainActor final class RedAndYellow<Red: LoggingView> {
  let window = LoggingWindow(frame: rect(0, 0, 320, 480))
  let controller = LoggingController()
  let main = LoggingView("MainView", rect(0, 0, 320, 480))
  let red = Red("Red", rect(20, 40, 280, 180))
  let yellow = LoggingView("Yellow", rect(20, 260, 280, 180))
  let button = LoggingButton(frame: rect(100, 70, 80, 40))
  let buttonLabel = LoggingLabel(frame: rect(10, 5, 60, 30))
  let label = LoggingLabel(frame: rect(100, 70, 80, 40))

  init(logsInside: Bool = false) {
    (window.name, controller.name, button.name, buttonLabel.name, label.name) = ("W", "VC", "Button", "ButtonLabel", "Label")
    for view in [main, red, yellow] {
      view.logsInside = logsInside
      view.logsTouches = false
    }
    window.logsInside = logsInside
    label.logsInside = logsInside
    controller.view = main
    main.addSubview(red)
    main.addSubview(yellow)
    red.addSubview(button)
    button.addSubview(buttonLabel)
    yellow.addSubview(label)
    window.rootViewController = controller
  }
}

final class LoggingWindow: UIWindow {
  var logsInside = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Stage.log("\(name).hit")
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = super.point(inside: point, with: event)
    if logsInside { Stage.log("\(name).in=\(inside ? 1 : 0)") }
    return inside
  }
}

final class LoggingLabel: UILabel {
  var logsInside = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Stage.log("\(name).hit")
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if logsInside { Stage.log("\(name).in") }
    return super.point(inside: point, with: event)
  }
}

class LoggingButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Stage.log("\(name).hit")
    return super.hitTest(point, with: event)
  }
}

/// The second article's loop, which forgets to convert the point.
final class UnconvertedView: LoggingView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.hitTest(point, with: event) { return found }
    }
    return self
  }
}

/// Overrides touchesBegan alone, without super.
final class StoppingView: LoggingView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Stage.log("\(name).began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
}

@MainActor struct HitTestingTests {
  @Test func clicks() { // S8, S9, S10
    Stage.run { stage in
      let views = RedAndYellow<LoggingView>()
      for (x, y, log, hit) in [
        (40.0, 60.0, ["W.hit", "MainView.hit", "Yellow.hit", "Red.hit", "Button.hit"], views.red as UIView),
        (160, 130, ["W.hit", "MainView.hit", "Yellow.hit", "Red.hit", "Button.hit", "ButtonLabel.hit"], views.button),
        (40, 280, ["W.hit", "MainView.hit", "Yellow.hit", "Label.hit"], views.yellow),
      ] {
        #expect(views.window.hitTest(CGPoint(x: x, y: y), with: nil) === hit)
        #expect(stage.taken() == log)
      }
    }
  }

  @Test func labelIsNotAskedForItsInside() { // S11
    Stage.run { stage in
      let views = RedAndYellow<LoggingView>(logsInside: true)
      #expect(views.window.hitTest(CGPoint(x: 160, y: 350), with: nil) === views.yellow)
      #expect(stage.taken() == ["W.hit", "W.in=1", "MainView.hit", "MainView.in=1", "Yellow.hit", "Yellow.in=1", "Label.hit"])
    }
  }

  @Test func chainIsPrinted() { // S12, S39
    Stage.run { _ in
      let views = RedAndYellow<LoggingView>()
      let delegate = UIResponder()
      UIApplication.shared.name = "application"
      (delegate.name, UIApplication.shared.delegate) = ("delegate", delegate)
      let hit = views.window.hitTest(CGPoint(x: 40, y: 60), with: nil)
      var names: [String] = []
      var responder: UIResponder? = hit
      while let present = responder {
        names.append(present.name)
        responder = present.next
      }
      #expect(names == ["Red", "MainView", "VC", "W", "application", "delegate"])
    }
  }

  @Test func unconvertedPoint() { // S13
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 320, 480))
      let main = UnconvertedView("MainView", rect(0, 0, 320, 480), in: window)
      let red = UnconvertedView("Red", rect(20, 40, 280, 180), in: main)
      let yellow = UnconvertedView("Yellow", rect(20, 260, 280, 180), in: main)
      let button = UIButton(frame: rect(100, 70, 80, 40))
      red.addSubview(button)
      #expect(window.hitTest(CGPoint(x: 160, y: 130), with: nil) === yellow)
    }
  }

  @Test func disabledButton() { // S15
    Stage.run { stage in
      let views = RedAndYellow<LoggingView>()
      views.button.isEnabled = false
      views.button.addAction(for: .touchDown) { _ in Stage.log("down") }
      views.red.logsTouches = true
      stage.down(160, 130, 0)
      #expect(stage.taken().suffix(2) == ["Red.began", "VC.began"])
      #expect(views.window.hitTest(CGPoint(x: 160, y: 130), with: nil) === views.button)
    }
  }

  @Test func stopOrContinue() { // S18
    Stage.run { stage in
      let views = RedAndYellow<StoppingView>()
      (views.main.logsTouches, views.red.logsTouches) = (true, false)
      stage.tap(40, 60)
      #expect(stage.taken().filter { !$0.hasSuffix(".hit") } == ["Red.began", "MainView.ended", "VC.ended"])
    }
  }

  @Test func aToE() { // S19
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 300, 300))
      let a = LoggingView("A", rect(0, 0, 300, 300), in: window)
      _ = LoggingView("B", rect(10, 10, 100, 280), in: a)
      let c = LoggingView("C", rect(120, 10, 170, 280), in: a)
      let d = LoggingView("D", rect(10, 10, 150, 120), in: c)
      _ = LoggingView("E", rect(10, 150, 150, 120), in: c)
      #expect(window.hitTest(CGPoint(x: 150, y: 50), with: nil) === d)
      #expect(stage.taken() == ["A.hit", "A.in=1", "C.hit", "C.in=1", "E.hit", "E.in=0", "D.hit", "D.in=1"])
    }
  }

  @Test func snapshots() async {
    var taken: (Snapshot, Snapshot.Hit?)?
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 300, 300))
      let half = UIView(frame: rect(0, 0, 150, 300))
      window.addSubview(half)
      let snapshot = window.snapshot()
      half.isHidden = true
      #expect(snapshot.hitTest(CGPoint(x: 10, y: 10))?.view === half)
      #expect(snapshot.hitTest([CGPoint(x: 200, y: 10), CGPoint(x: -1, y: 0)]).map { $0?.view } == [window, nil])
      taken = (snapshot, snapshot.hitTest(CGPoint(x: 10, y: 10)))
    }
    guard let (snapshot, expected) = taken else { return }
    // On another thread, after the end of the context.
    let found = await Task.detached { snapshot.hitTest(CGPoint(x: 10, y: 10)) }.value
    #expect(found == expected && found != nil)
  }
}
