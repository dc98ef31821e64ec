// A paged gallery, a page control, a slider and a stepper that show the same page, whichever of them changes it.
import Shared
import UIKitNames

final class Pages: UIViewController, UIScrollViewDelegate {
  let gallery = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let dots = UIPageControl(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
  let slider = UISlider(frame: CGRect(x: 20, y: 260, width: 280, height: 40))
  let stepper = UIStepper(frame: CGRect(x: 20, y: 320, width: 100, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    gallery.contentSize = CGSize(width: 960, height: 200)
    gallery.isPagingEnabled = true
    gallery.delegate = self
    dots.numberOfPages = 3
    slider.maximumValue = 2
    slider.isContinuous = false
    stepper.maximumValue = 2
    (gallery.name, dots.name, slider.name, stepper.name) = ("gallery", "dots", "slider", "stepper")
    for each in [gallery, dots, slider, stepper] { view.addSubview(each) }
    for control in [dots, slider, stepper] { control.addTarget(self, action: Pages.chosen, for: .valueChanged) }
  }

  func chosen(_ sender: UIControl) {
    let page: Int
    switch sender {
    case let dots as UIPageControl: page = dots.currentPage
    case let slider as UISlider: page = Int(slider.value.rounded())
    case let stepper as UIStepper: page = Int(stepper.value.rounded())
    default: return
    }
    print("\(sender.name) chooses \(page)")
    turned(to: page)
    gallery.setContentOffset(CGPoint(x: CGFloat(page) * 320, y: 0), animated: true)
  }

  func turned(to page: Int) {
    dots.currentPage = page
    slider.value = Double(page)
    stepper.value = Double(page)
    print("  page \(dots.currentPage), slider \(text(slider.value)), stepper \(text(stepper.value))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("drag begins") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    print("  towards \(text(targetContentOffset.pointee))")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    turned(to: Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { print("  animated to \(text(scrollView.contentOffset))") }
}

func rest() {
  let context = Context.current
  while context.nextDeadline < .infinity { context.advance(to: context.nextDeadline) }
}

let window = makeWindow()
let pages = Pages()
window.rootViewController = pages
down(300, 100, at: 1)
for step in 1...5 { move(300 - 32 * CGFloat(step), 100, at: 1 + Double(step) / 64) }
up(140, 100, at: 1.09375)
rest()
tap(300, 220, at: 8)
rest()
tap(30, 340, at: 16)
rest()
down(160, 280, at: 24)
move(290, 280, at: 24.25)
print("the slider waits for the lift")
up(290, 280, at: 24.5)
rest()
