// A map in a scroll view that zooms: by two fingers, beyond the limit and back, and by the program to a rectangle.
import Shared
import UIKitNames

final class Atlas: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    print("  zooming of \(nameOf(view)) begins")
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    print("  zooming of \(nameOf(view)) ends at \(decimals(scale))")
  }
}

func show(_ what: String) {
  let size = scrollView.contentSize
  let content = "content (\(decimals(size.width)), \(decimals(size.height)))"
  print("  \(what): scale \(decimals(scrollView.zoomScale)), \(content), map \(decimals(map.frame.width)) wide")
}

/// Two fingers around (160, 200), first 120 points apart; then each distance.
func pinch(_ distances: [CGFloat], at time: TimeInterval) {
  func fingers(_ phase: UITouch.Phase, apart distance: CGFloat, at time: TimeInterval) {
    twoFingers(phase, CGPoint(x: 160 - distance / 2, y: 200), CGPoint(x: 160 + distance / 2, y: 200), at: time)
  }
  fingers(.began, apart: 120, at: time)
  for (index, distance) in distances.enumerated() {
    fingers(.moved, apart: distance, at: time + 0.25 * TimeInterval(index + 1))
    show("moved")
  }
  fingers(.ended, apart: distances.last!, at: time + 2)
  Context.current.advance(to: time + 3)
  show("at rest")
}

let window = makeWindow()
let scrollView = window.add("scroll view", UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
scrollView.contentSize = CGSize(width: 320, height: 400)
scrollView.maximumZoomScale = 4
let map = scrollView.add("map", UIView(frame: scrollView.bounds))
let atlas = Atlas()
scrollView.delegate = atlas

print("apart:")
pinch([160, 192], at: 1)
print("too far:")
scrollView.zoomScale = 3
pinch([160, 300], at: 5)
print("together:")
scrollView.zoomScale = 2
pinch([100, 60], at: 9)
print("to a rectangle of the map:")
scrollView.zoom(to: CGRect(x: 80, y: 100, width: 160, height: 200), animated: false)
show("at rest")
print("  offset (\(decimals(scrollView.contentOffset.x)), \(decimals(scrollView.contentOffset.y)))")
