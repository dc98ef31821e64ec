// A button that counts what it sends and drops a second action that follows too soon: sendAction is where to intercept.
import Shared
import UIKitNames

final class CarefulButton: UIButton {
  private var count = 0
  private var last: TimeInterval?

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let time = event?.timestamp ?? 0
    count += 1
    print("  \(decimals(time)) s: \(name) sends \(action) to \(nameOf(target as? UIResponder)), number \(count)")
    if let last, time - last < 0.5 {
      print("  dropped")
      return
    }
    last = time
    super.sendAction(action, to: target, for: event)
  }
}

final class Cart: UIView {
  override class var actions: [Selector] { [Selector("buy:", Cart.buy)] }

  func buy(_ sender: UIButton) { print("  \(name) buys for \(sender.name)") }
}

let window = makeWindow()
let cart = window.add("cart", Cart(frame: screen))
let button = cart.add("buy", CarefulButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44)))
button.addTarget(cart, action: "buy:", for: .touchUpInside)

print("three taps:")
tap(50, 40, at: 1)
tap(50, 40, at: 1.25)
tap(50, 40, at: 2)
print("without target, and a function beside it:")
button.removeTarget(nil, action: nil, for: .allEvents)
button.addTarget(nil, action: "buy:", for: .touchUpInside)
button.addAction(for: .touchUpInside) { _ in print("  a function, which sendAction does not see") }
tap(50, 40, at: 4)
