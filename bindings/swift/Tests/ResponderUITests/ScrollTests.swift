import Testing
import UIKitNames

final class ScrollLog: UIScrollViewDelegate {
  var target: CGPoint?
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Stage.log("willBeginDragging") }
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    Stage.log("willEndDragging")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { Stage.log("didEndDragging(\(decelerate))") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Stage.log("didEndDecelerating") }
}

@MainActor struct ScrollTests {
  @Test func dragAndFlick() { // S57, S61
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 300, 600))
      let (scroll, log) = (UIScrollView(frame: rect(0, 0, 300, 600)), ScrollLog())
      scroll.contentSize = CGSize(width: 300, height: 3000)
      scroll.delegate = log
      window.addSubview(scroll)
      let content = LoggingView("content", rect(0, 0, 300, 3000), in: scroll)
      content.logsInside = false
      stage.down(100, 500, 0)
      stage.context.advance(to: 0.2)
      stage.move(100, 480, 0.3)
      stage.move(100, 320, 0.5)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 170))
      #expect(scroll.isDragging)
      #expect(stage.taken() == ["content.hit", "content.began", "willBeginDragging", "content.cancelled"])
      log.target = CGPoint(x: 0, y: 400)
      stage.move(100, 300, 0.52)
      stage.up(100, 300, 0.53)
      stage.context.advance(to: 10)
      #expect(scroll.contentOffset.y == 400)
      #expect(stage.taken() == ["willEndDragging", "didEndDragging(true)", "didEndDecelerating"])
    }
  }

  @Test func zoomAndProperties() {
    final class Zooming: UIScrollViewDelegate {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    Stage.run { _ in
      let scroll = UIScrollView(frame: rect(0, 0, 300, 300))
      let content = UIView(frame: rect(0, 0, 300, 300))
      scroll.addSubview(content)
      let delegate = Zooming(content)
      scroll.delegate = delegate
      (scroll.maximumZoomScale, scroll.minimumZoomScale) = (4, 0.5)
      scroll.zoomScale = 2
      #expect(scroll.zoomScale == 2)
      #expect(content.transform.a == 2)
      scroll.isPagingEnabled = true
      scroll.decelerationRate = .fast
      scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(scroll.isPagingEnabled && scroll.decelerationRate == .fast && scroll.contentInset.bottom == 3)
      #expect(scroll.panGestureRecognizer.view === scroll)
    }
  }

  @Test func refusesToCancelContent() {
    final class Strict: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool {
        Stage.log("shouldCancel")
        return false
      }
    }
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 300, 600))
      let scroll = Strict(frame: rect(0, 0, 300, 600))
      scroll.contentSize = CGSize(width: 300, height: 3000)
      scroll.delaysContentTouches = false
      window.addSubview(scroll)
      _ = LoggingView("content", rect(0, 0, 300, 3000), in: scroll)
      stage.down(100, 500, 0)
      stage.move(100, 400, 0.1)
      #expect(scroll.contentOffset == .zero)
      #expect(stage.taken().suffix(2) == ["shouldCancel", "content.moved"])
    }
  }
}
