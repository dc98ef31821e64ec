// What a view still gets of its touches when a recogniser of its superview recognises: cancelsTouchesInView, delaysTouchesBegan and
// delaysTouchesEnded.
import Shared
import UIKitNames

func note(_ what: String) { print("  \(decimals(Context.current.time)) s: \(what)") }

final class Canvas: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("view began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("view ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("view cancelled") }
}

/// A double tap, then a single one.
func play(_ what: String, at time: TimeInterval) {
  print("\(what):")
  tap(100, 100, at: time)
  tap(100, 100, at: time + 0.25)
  Context.current.advance(to: time + 1)
  print(" a single tap:")
  tap(100, 100, at: time + 2)
  Context.current.advance(to: time + 3)
}

let window = makeWindow()
window.add("canvas", Canvas(frame: screen))
let twice = window.attach("double tap", UITapGestureRecognizer())
twice.numberOfTapsRequired = 2
twice.addAction { note($0.name) }

play("as it is", at: 1)
twice.delaysTouchesEnded = false
play("ends not delayed", at: 11)
twice.cancelsTouchesInView = false
play("nor touches cancelled", at: 21)
twice.cancelsTouchesInView = true
twice.delaysTouchesBegan = true
twice.delaysTouchesEnded = true
play("beginnings delayed", at: 31)
