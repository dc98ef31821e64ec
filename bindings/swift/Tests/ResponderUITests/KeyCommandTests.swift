import Testing
import UIKitNames

/// `keyCommands` as a property that is overridden: asked from the first responder up, before each key that goes down.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  class Pane: UIView {
    var own: [UIKeyCommand] = []
    override class var actions: [Selector] { [Selector("save:", Pane.save), Selector("find:", Pane.find)] }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      Stage.log("\(name)?")
      return (super.keyCommands ?? []) + own
    }
    func save(_ sender: UIResponder) { Stage.log("\(name) saves for \(sender.name)") }
    func find(_ sender: UIResponder) { Stage.log("\(name) finds for \(sender.name)") }
  }

  final class Silent: UIView {
    override var keyCommands: [UIKeyCommand]? { nil }
  }

  let save = UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")
  let find = UIKeyCommand(input: "s", modifierFlags: .command, action: "find:")

  private func scene(_ stage: Stage) -> (window: UIWindow, outer: Pane, inner: Pane) {
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let (outer, inner) = (Pane(frame: rect(0, 0, 90, 90)), Pane(frame: rect(0, 0, 9, 9)))
    (outer.name, inner.name) = ("outer", "inner")
    window.addSubview(outer)
    outer.addSubview(inner)
    window.makeKeyAndVisible()
    _ = inner.becomeFirstResponder()
    return (window, outer, inner)
  }

  private func key(_ stage: Stage, _ time: Double, _ key: String = "s") -> [String] {
    stage.context.send(.began, .key, key: key, modifiers: .command, time: time)
    stage.context.send(.ended, .key, key: key, modifiers: .command, time: time + 0.1)
    return stage.taken()
  }

  @Test func theFirstThatHasTheKeyOnTheWayUp() {
    Stage.run { stage in
      let (window, outer, inner) = scene(stage)
      outer.own = [save]
      #expect(key(stage, 1) == ["inner?", "outer?", "inner saves for outer"])
      inner.own = [find]
      #expect(key(stage, 2) == ["inner?", "outer?", "inner finds for inner"])
      _ = window
    }
  }

  @Test func whatItHasWhenTheKeyGoesDown() {
    Stage.run { stage in
      let (window, outer, inner) = scene(stage)
      inner.own = [save]
      #expect(key(stage, 1).last == "inner saves for inner")
      inner.own = [find]
      #expect(key(stage, 2).last == "inner finds for inner")
      inner.own = []
      #expect(key(stage, 3) == ["inner?", "outer?"])
      // Of two with the same key the first counts, and the case of a letter is no difference.
      inner.own = [save, UIKeyCommand(input: "S", modifierFlags: .command, action: "find:")]
      #expect(key(stage, 4).last == "inner saves for inner")
      // No responder is asked when a key goes up, and a responder that is no longer on the chain is not asked at all.
      inner.removeFromSuperview()
      outer.becomeFirstResponder()
      #expect(key(stage, 5) == ["outer?"])
      _ = window
    }
  }

  @Test func superHasWhatWasAdded() {
    Stage.run { stage in
      let (window, outer, inner) = scene(stage)
      #expect(inner.keyCommands == [] && UIView(frame: .zero).keyCommands == nil)
      inner.addKeyCommand(save)
      inner.addKeyCommand(find)
      _ = stage.taken()
      #expect(inner.keyCommands == [find])
      _ = stage.taken()
      #expect(key(stage, 1).last == "inner finds for inner")
      inner.removeKeyCommand(find)
      #expect(key(stage, 2) == ["inner?", "outer?"])
      // An override that does not call super hides them.
      let silent = Silent(frame: rect(0, 0, 5, 5))
      outer.addSubview(silent)
      silent.addKeyCommand(save)
      outer.own = [find]
      silent.addSubview(inner)
      _ = inner.becomeFirstResponder()
      _ = stage.taken()
      #expect(key(stage, 3).last == "inner finds for outer")
      silent.removeKeyCommand(save)
      _ = window
    }
  }

  @Test func escapeAndTheKeysOfATextField() {
    final class Sheet: UIView {
      override class var actions: [Selector] { [Selector("close:", Sheet.close)] }
      override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: UIKeyCommand.inputEscape, action: "close:")] }
      func close(_ sender: UIResponder) { Stage.log("closed") }
    }
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let sheet = Sheet(frame: rect(0, 0, 100, 100))
      let field = UITextField(frame: rect(0, 0, 100, 40))
      window.addSubview(sheet)
      sheet.addSubview(field)
      window.makeKeyAndVisible()
      _ = field.becomeFirstResponder()
      stage.context.insertText("abc", time: 1)
      stage.context.send(.began, .key, keyCode: 0x50, time: 2)  // the left arrow
      stage.context.send(.ended, .key, keyCode: 0x50, time: 2.1)
      stage.context.post(.began, .key, id: 2, keyCode: 0x4A, modifiers: .shift, time: 3)  // Home
      stage.context.drain()
      let selected = field.selectedTextRange
      #expect(selected.map { field.offset(from: $0.start, to: $0.end) } == 2)
      _ = stage.taken()
      stage.context.send(.began, .key, key: UIKeyCommand.inputEscape, time: 4)
      #expect(stage.taken() == ["closed"])
      _ = window
    }
  }

  @Test func controllersAndPostedKeys() {
    final class Page: UIViewController {
      var isEditing = false
      override class var actions: [Selector] { [Selector("save:", Page.save)] }
      override var keyCommands: [UIKeyCommand]? { isEditing ? [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")] : nil }
      func save(_ sender: UIResponder) { Stage.log("saved") }
    }
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let page = Page()
      window.rootViewController = page
      window.makeKeyAndVisible()
      let pane = Pane(frame: rect(0, 0, 9, 9))
      page.view.addSubview(pane)
      _ = pane.becomeFirstResponder()
      _ = stage.taken()
      // The chain is asked as it is when the key is handled: one key before the change, one after it.
      stage.context.post(.began, .key, key: "s", modifiers: .command, time: 1)
      stage.context.post(.ended, .key, key: "s", modifiers: .command, time: 1.1)
      stage.context.post { page.isEditing = true }
      stage.context.post(.began, .key, key: "s", modifiers: .command, time: 2)
      stage.context.drain()
      #expect(stage.taken() == ["?", "?", " saves for "])
    }
  }
}
