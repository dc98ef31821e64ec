// A ball that a pan moves: the first 10 points begin the gesture, the rest is translation, which the program takes and sets back.
import Shared
import UIKitNames

final class Field: UIViewController {
  let ball = UIView(frame: CGRect(x: 40, y: 80, width: 40, height: 40))
  let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.add("ball", ball)
    pan.addTarget(self, action: Field.dragged)
    ball.addGestureRecognizer(pan)
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let (by, velocity) = (pan.translation(in: view), pan.velocity(in: view))
    ball.center = CGPoint(x: ball.center.x + by.x, y: ball.center.y + by.y)
    pan.setTranslation(.zero, in: view)
    print("  \(pan.state) by \(text(by)): ball at \(text(ball.center)), \(decimals(velocity.x)) points a second")
  }
}

let window = makeWindow()
let field = Field()
window.rootViewController = field

print("to the right, and down:")
down(60, 100, at: 1)
move(65, 100, at: 1.0625)  // not enough yet
move(75, 100, at: 1.125)
move(85, 108, at: 1.1875)
move(95, 120, at: 1.25)
up(95, 120, at: 1.3125)

print("not far enough:")
down(85, 110, at: 3)
move(92, 110, at: 3.25)
up(92, 110, at: 3.5)

print("beside the ball:")
down(200, 300, at: 5)
move(240, 300, at: 5.25)
up(240, 300, at: 5.5)

print("with two fingers, one after the other:")
field.pan.minimumNumberOfTouches = 2
down(85, 110, at: 7)
move(100, 110, at: 7.25)
down(90, 120, at: 7.5, finger: 2)
twoFingers(.moved, CGPoint(x: 130, y: 110), CGPoint(x: 120, y: 120), at: 7.75)
twoFingers(.ended, CGPoint(x: 130, y: 110), CGPoint(x: 120, y: 120), at: 8)
