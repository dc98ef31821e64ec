// Touches that a view does not keep: super hands them to the next responder, with the view that was hit. A control keeps them.
import Shared
import UIKitNames

final class Keeper: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("  \(name): began in \(nameOf(touches.first?.view))")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("  \(name): ended")
  }
}

final class Forwarder: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("  \(name): began in \(nameOf(touches.first?.view))")
    super.touchesBegan(touches, with: event)
  }
}

func tryTap(_ place: String, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
  print("\(place):")
  tap(x, y, at: time)
}

let window = makeWindow()
let board = window.add("board", Keeper(frame: screen))
let card = board.add("card", Forwarder(frame: CGRect(x: 0, y: 0, width: 160, height: 200)))
card.add("picture", UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 100)))
card.add("lock", Keeper(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
let button = card.add("button", UIButton(frame: CGRect(x: 100, y: 150, width: 60, height: 50)))

tryTap("on the board", 200, 300, at: 1)
tryTap("on the card", 80, 170, at: 2)
tryTap("on the picture", 80, 50, at: 3)
tryTap("on the lock", 20, 120, at: 4)
tryTap("on the button", 120, 170, at: 5)
button.isEnabled = false
tryTap("on the disabled button", 120, 170, at: 6)
button.isUserInteractionEnabled = false
tryTap("on the button without interaction", 120, 170, at: 7)
