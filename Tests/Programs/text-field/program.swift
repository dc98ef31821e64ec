// Two text fields: a tap begins editing, text and keys change it, a delegate refuses digits, the return key leads to the next field.
import Shared
import UIKitNames

final class Form: UIViewController, UITextFieldDelegate {
  let person = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let town = UITextField(frame: CGRect(x: 20, y: 80, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, field) in [("person", person), ("town", town)] {
      view.add(name, field)
      field.delegate = self
      field.addAction(for: .editingChanged) { print("  \($0.name) is \"\($0.text ?? "")\"") }
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { print("  editing of \(textField.name) begins") }

  func textFieldDidEndEditing(_ textField: UITextField) {
    print("  editing of \(textField.name) ends with \"\(textField.text ?? "")\"")
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    guard string.contains(where: \.isNumber) else { return true }
    print("  refused: \"\(string)\"")
    return false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    print("  return in \(textField.name)")
    if textField == town { textField.resignFirstResponder() } else { town.becomeFirstResponder() }
    return false
  }
}

func type(_ text: String, at time: TimeInterval) {
  if !Context.current.insertText(text, time: time) { print("  not taken: \"\(text)\"") }
}

let window = makeWindow()
let form = Form()
window.rootViewController = form

type("x", at: 1)
print("a tap into the first field:")
tap(100, 40, at: 2)
type("Ada", at: 3)
type(" Löve", at: 4)
type("42", at: 5)
Context.current.deleteBackward(time: 6)
print("a word back, and text put there:")
form.person.moveSelection(.backward, by: .word)
type("v. ", at: 7)
print("a word selected and replaced:")
form.person.moveSelection(.forward, by: .word, extending: true)
type("N.", at: 8)
print("the return key:")
type("\n", at: 9)
type("London", at: 10)
type("\n", at: 11)
type("x", at: 12)
print("set by the program:")
form.person.text = "Grace"
print("  \(form.person.name) is \"\(form.person.text ?? "")\"")
