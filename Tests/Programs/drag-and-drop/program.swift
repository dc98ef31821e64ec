// Books carried by a long press from a shelf into a cart that is scrolled, and back; a drop elsewhere or an alert takes them home.
import Shared
import UIKitNames

final class Carrier: UIGestureRecognizerDelegate {
  private var carried = UIView(), home = UIView()
  private var center = CGPoint.zero, grip = CGPoint.zero

  /// Starts at books only.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    nameOf(touch.view).hasPrefix("book")
  }

  func act(_ press: UILongPressGestureRecognizer) {
    let at = press.location(in: window)
    guard let under = window.hitTest(at, with: nil) else { return }
    switch press.state {
    case .began:
      guard let superview = under.superview else { return }
      (carried, home, center, grip) = (under, superview, under.center, press.location(in: under))
      let place = home.convert(center, to: window)
      window.addSubview(carried)
      carried.center = place
      carried.isUserInteractionEnabled = false
      print("  lifted \(carried.name) at \(text(grip)), its center at \(text(place))")
    case .changed:
      carried.frame = CGRect(origin: CGPoint(x: at.x - grip.x, y: at.y - grip.y), size: carried.frame.size)
      print("  over \(nameOf(under))")
    default:
      var place = home
      if press.state == .ended, under === shelf || under === cart {
        place = under
        center = under.convert(carried.center, from: window)
      }
      place.addSubview(carried)
      carried.center = center
      carried.isUserInteractionEnabled = true
      print("  \(press.state): \(carried.name) in \(place.name) at \(text(center))")
    }
  }
}

let window = makeWindow()
let shelf = window.add("shelf", UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160)))
let cart = window.add("cart", UIView(frame: CGRect(x: 40, y: 240, width: 240, height: 200)))
cart.bounds = CGRect(x: 0, y: 100, width: 240, height: 200)  // scrolled by 100
shelf.add("book 0", UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 80)))
shelf.add("book 1", UIView(frame: CGRect(x: 100, y: 40, width: 60, height: 80)))
let carrier = Carrier()
let press = UILongPressGestureRecognizer(target: carrier, action: Carrier.act)
press.name = "press"
press.minimumPressDuration = 0.25
press.delegate = carrier
window.addGestureRecognizer(press)

func drag(_ what: String, at time: TimeInterval, _ from: CGPoint, _ by: CGPoint, _ to: CGPoint) {
  print("\(what):")
  down(from.x, from.y, at: time)
  Context.current.advance(to: time + 0.5)
  move(by.x, by.y, at: time + 0.75)
  move(to.x, to.y, at: time + 1)
}

drag("into the cart", at: 1, CGPoint(x: 30, y: 60), CGPoint(x: 100, y: 200), CGPoint(x: 120, y: 300))
up(120, 300, at: 2.25)
drag("not at a book", at: 4, CGPoint(x: 300, y: 20), CGPoint(x: 100, y: 200), CGPoint(x: 120, y: 300))
up(120, 300, at: 5.25)
drag("beside the cart", at: 7, CGPoint(x: 120, y: 80), CGPoint(x: 100, y: 200), CGPoint(x: 20, y: 400))
up(20, 400, at: 8.25)
drag("cancelled over the cart", at: 10, CGPoint(x: 120, y: 80), CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 300))
Context.current.cancelAllTouches()
drag("back to the shelf", at: 13, CGPoint(x: 140, y: 330), CGPoint(x: 100, y: 200), CGPoint(x: 50, y: 100))
up(50, 100, at: 14.25)
for place in [shelf, cart] {
  print("\(place.name) has:")
  for book in place.subviews { print("  \(book.name)") }
}
