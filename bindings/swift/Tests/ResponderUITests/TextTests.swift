import Testing
import UIKitNames

/// Text fields as UITextInput has them, key commands, actions by class.
@MainActor @Suite(.serialized) struct TextTests {
  final class Digits: UITextFieldDelegate {
    var changes: [(NSRange, String)] = []
    var reasons: [UITextField.DidEndEditingReason] = []
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      changes.append((range, string))
      return string != "x"
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { reasons.append(reason) }
    func textField(_ textField: UITextField, closestPositionTo point: CGPoint) -> UITextPosition? {
      point.x < 50 ? textField.beginningOfDocument : nil
    }
  }

  private func field(_ window: UIWindow) -> UITextField {
    let field = UITextField(frame: rect(0, 0, 100, 40))
    window.addSubview(field)
    window.makeKey()
    field.becomeFirstResponder()
    return field
  }

  @Test func placesAndSelection() {
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let field = field(window)
      field.text = "one löve 👨‍👩‍👧!"
      let start = field.beginningOfDocument
      #expect(field.selectedTextRange == UITextRange(from: field.endOfDocument, to: field.endOfDocument))
      let word = field.position(from: start, offset: 1, by: .word)!
      #expect(field.text(in: field.textRange(from: start, to: word)!) == "one")
      #expect(field.offset(from: start, to: field.endOfDocument) == 11)
      #expect(field.offset(from: field.endOfDocument, to: start) == -11)
      let family = field.position(from: field.endOfDocument, offset: -2)!
      #expect(field.text(in: UITextRange(from: family, to: field.endOfDocument)) == "👨‍👩‍👧!")
      #expect(field.position(from: start, offset: -1) == nil && field.position(from: start, offset: 12) == nil)
      field.selectedTextRange = UITextRange(from: word, to: start)
      field.insertText("two")
      #expect(field.text == "two löve 👨‍👩‍👧!")
      field.moveSelection(.forward, by: .line, extending: true)
      #expect(field.selectedTextRange == UITextRange(from: word, to: field.endOfDocument))
      field.deleteBackward()
      #expect(field.text == "two" && field.hasText)
      field.delete(.backward, by: .word)
      #expect(field.text == "" && !field.hasText)
    }
  }

  @Test func delegateCountsAsUIKit() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let (field, digits) = (field(window), Digits())
      field.delegate = digits
      field.text = "👨‍👩‍👧é"
      stage.context.insertText("y", time: 1)
      stage.context.deleteBackward(time: 2)
      stage.context.deleteBackward(time: 3)
      stage.context.deleteBackward(time: 4)
      #expect(digits.changes.map(\.0) == [NSRange(location: 9, length: 0), NSRange(location: 9, length: 1), NSRange(location: 8, length: 1), NSRange(location: 0, length: 8)])
      field.insertText("x") // refused
      #expect(field.text == "")
      field.text = "abc"
      #expect(NSRange(location: 1, length: 2).range(in: "abc").map { String("abc"[$0]) } == "bc")
      #expect(NSRange(location: 1, length: 3).range(in: "abc") == nil)
      stage.tap(20, 20, at: 5)
      #expect(field.selectedTextRange?.start == field.beginningOfDocument)
      stage.tap(80, 20, at: 6)
      #expect(field.selectedTextRange?.start == field.endOfDocument)
      #expect(field.clear() && field.text == "")
      field.resignFirstResponder()
      #expect(digits.reasons == [.committed])
    }
  }

  final class Code: UITextField {
    override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    override func deleteBackward() {
      Stage.log("deletes \(hasText)")
      super.deleteBackward()
    }
  }

  @Test func textFieldsSubclassed() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let code = Code(frame: rect(0, 0, 100, 40))
      window.addSubview(code)
      window.makeKey()
      code.becomeFirstResponder()
      stage.context.insertText("ab", time: 1)
      code.insertText("c")
      #expect(code.text == "ABC")
      stage.context.deleteBackward(time: 2)
      #expect(code.text == "AB" && stage.taken() == ["deletes true"])
    }
  }

  @Test func markedText() {
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let field = field(window)
      field.text = "ab"
      #expect(field.markedTextRange == nil)
      field.setMarkedText("にほ", selectedRange: NSRange(location: 1, length: 1))
      #expect(field.text == "abにほ")
      #expect(field.text(in: field.markedTextRange!) == "にほ")
      #expect(field.text(in: field.selectedTextRange!) == "ほ")
      field.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
      #expect(field.text == "ab日本" && field.selectedTextRange!.isEmpty)
      field.unmarkText()
      #expect(field.text == "ab日本" && field.markedTextRange == nil)
      field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(field.text == "ab日本")
    }
  }

  final class Page: UIView {
    override class var actions: [Selector] { [Selector("save:", Page.save)] }
    func save(_ sender: UIResponder) { Stage.log("\(name) saves for \(sender.name)") }
  }

  @Test func actionsOfAClass() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let (page, button) = (Page(frame: window.bounds), UIButton(frame: rect(0, 0, 50, 50)))
      (page.name, button.name) = ("page", "button")
      window.addSubview(page)
      page.addSubview(button)
      button.addTarget(nil, action: "save:", for: .touchUpInside)
      stage.tap(10, 10, at: 1)
      #expect(stage.taken() == ["page saves for button"])
      #expect(page.responds(to: "save:") && !button.responds(to: "save:"))
      let command = UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")
      window.makeKey()
      page.addKeyCommand(command)
      #expect(button.responderChain == [button, page, window, UIApplication.shared])
      #expect(button.nearestViewController == nil)
    }
  }

  @Test func recogniserWithoutInitialiser() {
    final class Own: UIGestureRecognizer { var count = 0 }
    final class OwnTap: UITapGestureRecognizer { var count = 0 }
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let (own, tap, quick) = (Own(), OwnTap(), UITapGestureRecognizer())
      for one in [own, tap, quick] { window.addGestureRecognizer(one) }
      let counted = tap.addAction { $0.count += 1 }
      quick.require(toFail: tap)
      #expect(quick.failureRequirements == [tap] && tap.failureRequirements.isEmpty && quick.attemptFailureRequirements.isEmpty)
      stage.down(10, 10, 1)
      #expect(tap.touches.map(\.id) == [1] && tap.presses.isEmpty)
      stage.up(10, 10, 1.1)
      tap.removeAction(counted)
      stage.tap(10, 10, at: 3)
      #expect(tap.count == 1 && own.count == 0)
    }
  }

  @Test func controlsWithActions() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let slider = UISlider(frame: rect(0, 50, 100, 32))
      slider.addAction(for: .valueChanged) { Stage.log("slider \($0.value)") }
      let button = UIButton(frame: rect(0, 0, 50, 50), primaryAction: UIAction { Stage.log("\($0.controlEvents) \($0.event?.timestamp ?? 0)") })
      for one in [slider, button] { window.addSubview(one) }
      stage.tap(10, 10, at: 1)
      slider.value = 0.5
      slider.sendActions(for: .valueChanged)
      #expect(stage.taken() == ["touchUpInside|primaryActionTriggered 1.08", "slider 0.5"])
    }
  }

  @Test func tagsLevelsAndKeys() {
    Stage.run { stage in
      let (window, front) = (UIWindow(frame: rect(0, 0, 100, 100)), UIWindow(frame: rect(0, 0, 100, 100)))
      let (first, second) = (UIView(), UIView())
      (first.tag, second.tag) = (1, 2)
      window.addSubview(first)
      first.addSubview(second)
      #expect(window.viewWithTag(2) == second && window.viewWithTag(0) == window && window.viewWithTag(3) == nil)
      front.windowLevel = .alert + 1
      #expect(front.windowLevel > .alert && window.windowLevel == .normal && stage.context.windows == [window, front])
      window.makeKey()
      stage.context.send(.began, .key, key: "a", time: 1)
      let press = stage.context.press(id: 1)
      #expect(press?.key?.characters == "a")
      stage.context.send(.began, .select, id: 2, time: 1)
      #expect(stage.context.press(id: 2).map { $0.key == nil } == true && stage.context.press(id: 3) == nil)
    }
  }

  @Test func windowsAndMaps() {
    Stage.run { _ in
      let (window, panel) = (UIWindow(frame: rect(0, 0, 100, 100)), UIWindow(frame: rect(20, 30, 50, 50)))
      #expect(window.convert(CGPoint(x: 25, y: 35), to: panel) == CGPoint(x: 5, y: 5))
      #expect(window.convert(CGPoint(x: 5, y: 5), from: panel) == CGPoint(x: 25, y: 35))
      #expect(panel.convert(rect(0, 0, 5, 5), to: nil as UIWindow?) == rect(20, 30, 5, 5))
      #expect(panel.convert(rect(20, 30, 5, 5), from: nil as UIWindow?) == rect(0, 0, 5, 5))
      panel.screen = 2
      #expect(panel.screen == 2 && window.screen == 0)
      let view = UIView(frame: rect(0, 0, 50, 100))
      window.addSubview(view)
      #expect(window.hitTest([CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 200, y: 10)]) == [view, window, nil])
      #expect(window.hitMap(of: window.bounds, width: 2, height: 1) == [[view, window]])
    }
  }
}
