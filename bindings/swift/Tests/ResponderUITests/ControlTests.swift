import Testing
import UIKitNames

/// Stops "click" until there is a login; every other action is sent.
final class GuardedButton: UIButton {
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    Stage.log("sendAction(\(action))")
    let word = action.name.dropLast()
    if word == "click" {
      Stage.log("login")
    } else {
      super.sendAction(action, to: target, for: event)
    }
  }
}

final class Menu: UIViewController {
  func click(_ sender: UIButton) { Stage.log("click(\(sender.name))") }
  func other(_ sender: UIButton, event: UIEvent?) { Stage.log("other(\(sender.name)) \(event != nil)") }
  func plain() { Stage.log("plain") }
}

/// A target that has nothing to do with the tree.
@MainActor final class Model {
  func save(_ sender: UIControl) { Stage.log("save(\(sender.name))") }
}

final class TrackingControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    Stage.log("begin")
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    Stage.log("continue")
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    Stage.log("end")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    Stage.log("cancel \(event == nil)")
    super.cancelTracking(with: event)
  }
}

@MainActor struct ControlTests {
  @Test func sendActionInterception() { // S40
    Stage.run { stage in
      let (window, menu) = (UIWindow(frame: rect(0, 0, 375, 667)), Menu())
      window.rootViewController = menu
      let button = GuardedButton(frame: rect(0, 0, 100, 100))
      button.name = "B"
      menu.view.addSubview(button)
      button.addTarget(menu, action: Selector("click:", Menu.click), for: .touchUpInside)
      button.addTarget(menu, action: Selector("other:event:", Menu.other), for: .touchUpInside)
      button.addTarget(menu, action: Selector("plain", Menu.plain), for: .touchUpInside)
      stage.tap(50, 50)
      #expect(
        stage.taken() == [
          "sendAction(click:)", "login", "sendAction(other:event:)", "other(B) true", "sendAction(plain)", "plain",
        ])
      button.removeTarget(menu, action: "other:event:", for: .touchUpInside)
      button.removeTarget(menu, action: "click:", for: .allEvents)
      stage.tap(50, 50, at: 1)
      #expect(stage.taken() == ["sendAction(plain)", "plain"])
    }
  }

  @Test func targets() { // S71
    Stage.run { stage in
      let (window, menu, model) = (UIWindow(frame: rect(0, 0, 375, 667)), Menu(), Model())
      window.rootViewController = menu
      window.makeKeyAndVisible()
      let button = UIButton(frame: rect(0, 0, 100, 100))
      button.name = "B"
      menu.view.addSubview(button)
      button.addTarget(model, action: Model.save, for: .touchUpInside)
      button.addTarget(nil, action: Selector("click:", Menu.click), for: .touchDown)
      stage.tap(50, 50)
      #expect(stage.taken() == ["click(B)", "save(B)"])
      #expect(UIApplication.shared.sendAction("click:", to: nil, from: button, for: nil))
      #expect(!UIApplication.shared.sendAction("nobody:", to: nil, from: button, for: nil))
      #expect(button.target(forAction: "click:", withSender: nil) as? Menu === menu)
      #expect(menu.canPerformAction("click:", withSender: nil))
      #expect(!button.canPerformAction("click:", withSender: nil))
    }
  }

  @Test func tracking() { // S63, S64
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let control = TrackingControl(frame: rect(100, 100, 100, 40))
      window.addSubview(control)
      let words: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchDragExit, "exit"),
        (.touchDragEnter, "enter"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancelled"),
      ]
      for (event, word) in words { control.addAction(for: event) { _ in Stage.log(word) } }
      stage.down(150, 120, 0)
      stage.move(260, 120, 0.1)
      #expect(control.isHighlighted)
      stage.move(275, 120, 0.2)
      #expect(!control.isHighlighted)
      stage.move(250, 120, 0.3)
      stage.up(250, 120, 0.4)
      #expect(
        stage.taken() == [
          "begin", "down", "continue", "dragInside", "continue", "dragOutside", "exit", "continue", "dragInside", "enter", "end", "upInside",
        ])
      stage.down(150, 120, 1)
      _ = stage.taken()
      control.removeFromSuperview()
      #expect(stage.taken() == ["cancel true", "cancelled"])
    }
  }

  @Test func values() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (toggle, slider, segments) = (UISwitch(frame: rect(0, 0, 51, 31)), UISlider(frame: rect(0, 100, 230, 30)), UISegmentedControl(items: ["a", "b", "c"]))
      segments.frame = rect(0, 200, 300, 30)
      for control in [toggle, slider, segments] as [UIControl] {
        window.addSubview(control)
        control.addAction(for: .valueChanged) { _ in Stage.log("changed") }
      }
      stage.tap(20, 15)
      #expect(toggle.isOn)
      stage.down(15, 115, 1)
      stage.move(115, 115, 1.1)
      stage.up(115, 115, 1.2)
      #expect(slider.value == 0.5)
      stage.tap(150, 215, at: 2)
      #expect(segments.selectedSegmentIndex == 1)
      #expect(segments.titleForSegment(at: 1) == "b")
      #expect(stage.taken() == ["changed", "changed", "changed"])
    }
  }

  @Test func refusedActionIsExplained() {
    Stage.run { stage in
      stage.context.startTrace()
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let button = UIButton(frame: rect(0, 0, 100, 100))
      button.name = "send"
      window.addSubview(button)
      button.isEnabled = false
      stage.tap(50, 50)
      #expect(button.explain().contains("send"))
      #expect(button.explain().contains("disabled") || button.explain().contains("enabled"))
      #expect(!stage.context.trace.isEmpty)
    }
  }
}
