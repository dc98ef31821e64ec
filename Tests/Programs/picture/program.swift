// A picture that two fingers enlarge and turn. By default the first recogniser that begins has the fingers to itself; a delegate lets both
// recognise.
import Shared
import UIKitNames

final class Both: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    other == pinch || other == rotation
  }
}

let window = makeWindow()
let picture = window.add("picture", UIView(frame: CGRect(x: 20, y: 100, width: 280, height: 280)))
let pinch = picture.attach("pinch", UIPinchGestureRecognizer())
let rotation = picture.attach("rotation", UIRotationGestureRecognizer())
pinch.addAction { pinch in
  if pinch.state == .began { pinch.scale = 1 }  // what it took to begin does not count
  print("  pinch \(pinch.state), scale \(text(pinch.scale))")
}
rotation.addAction { rotation in
  print("  rotation \(rotation.state), \(decimals(rotation.rotation * 180 / .pi)) degrees")
}

/// Apart to 128, 160 and 192 points, then a quarter to the right, and down to 96 points.
func play(_ what: String, at time: TimeInterval) {
  print("\(what):")
  twoFingers(.began, CGPoint(x: 110, y: 240), CGPoint(x: 210, y: 240), at: time)
  twoFingers(.moved, CGPoint(x: 96, y: 240), CGPoint(x: 224, y: 240), at: time + 0.25)
  twoFingers(.moved, CGPoint(x: 80, y: 240), CGPoint(x: 240, y: 240), at: time + 0.5)
  twoFingers(.moved, CGPoint(x: 64, y: 240), CGPoint(x: 256, y: 240), at: time + 0.75)
  twoFingers(.moved, CGPoint(x: 160, y: 144), CGPoint(x: 160, y: 336), at: time + 1)
  twoFingers(.moved, CGPoint(x: 160, y: 192), CGPoint(x: 160, y: 288), at: time + 1.25)
  twoFingers(.ended, CGPoint(x: 160, y: 192), CGPoint(x: 160, y: 288), at: time + 1.5)
}

play("one at a time", at: 1)
let both = Both()
pinch.delegate = both
play("both", at: 4)
pinch.isEnabled = false
play("without the pinch", at: 7)
