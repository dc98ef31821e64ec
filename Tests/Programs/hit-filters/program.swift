// What takes a view, and all in it, out of hit-testing: isHidden, alpha below 0.01, isUserInteractionEnabled. A label lets touches
// through.
import Shared
import UIKitNames

let window = makeWindow()
let card = window.add("card", UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
let button = card.add("button", UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60)))

func ask(_ when: String) {
  print("\(when): \(nameOf(window.hitTest(CGPoint(x: 50, y: 50), with: nil)))")
}

ask("everything visible")

button.isHidden = true
ask("button hidden")
button.isHidden = false
card.isHidden = true
ask("card hidden")
card.isHidden = false

button.alpha = 0.5
ask("button's alpha 0.5")
button.alpha = 0.009
ask("button's alpha 0.009")
button.alpha = 0.5
card.alpha = 0
ask("card's alpha 0")
card.alpha = 0.02
button.alpha = 0.02
ask("both alphas 0.02")

button.isUserInteractionEnabled = false
ask("button without interaction")
button.isUserInteractionEnabled = true
card.isUserInteractionEnabled = false
ask("card without interaction")
card.isUserInteractionEnabled = true

let label = button.add("title", UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
ask("a label over the button")
label.isUserInteractionEnabled = true
ask("a label with interaction")
