import Testing
import UIKitNames

/// What programs call and apps override: an override is what a call in Swift runs, and super does it.
@MainActor @Suite(.serialized) struct MessageTests {
  final class Page: UIView {
    override func addSubview(_ view: UIView) { Stage.log("add"); super.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) { Stage.log("insert at \(index)"); super.insertSubview(view, at: index) }
    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { Stage.log("below"); super.insertSubview(view, belowSubview: sibling) }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { Stage.log("above"); super.insertSubview(view, aboveSubview: sibling) }
    override func exchangeSubview(at first: Int, withSubviewAt second: Int) { Stage.log("exchange"); super.exchangeSubview(at: first, withSubviewAt: second) }
    override func bringSubviewToFront(_ view: UIView) { Stage.log("front"); super.bringSubviewToFront(view) }
    override func sendSubviewToBack(_ view: UIView) { Stage.log("back"); super.sendSubviewToBack(view) }
    override func removeFromSuperview() { Stage.log("remove"); super.removeFromSuperview() }
    override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { Stage.log("attach"); super.addGestureRecognizer(recognizer) }
    override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { Stage.log("detach"); super.removeGestureRecognizer(recognizer) }
  }

  @Test func views() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let (page, a, b, c) = (Page(frame: rect(0, 0, 50, 50)), UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
      let root: UIView = page
      window.addSubview(root)
      root.addSubview(a)
      root.insertSubview(b, at: 0)
      root.insertSubview(c, aboveSubview: b)
      root.insertSubview(a, belowSubview: b)
      #expect(page.subviews == [a, b, c])
      root.exchangeSubview(at: 0, withSubviewAt: 2)
      root.bringSubviewToFront(b)
      root.sendSubviewToBack(a)
      #expect(page.subviews == [a, c, b])
      let tap = UITapGestureRecognizer()
      root.gestureRecognizers = [tap]
      root.gestureRecognizers = nil
      root.removeFromSuperview()
      #expect(page.superview == nil)
      #expect(stage.taken() == ["add", "insert at 0", "above", "below", "exchange", "front", "back", "attach", "detach", "remove"])
    }
  }

  final class Pages: UINavigationController {
    override func pushViewController(_ controller: UIViewController, animated: Bool) { Stage.log("push"); super.pushViewController(controller, animated: animated) }
    override func popViewController(animated: Bool) -> UIViewController? { Stage.log("pop"); return super.popViewController(animated: animated) }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? { Stage.log("root"); return super.popToRootViewController(animated: animated) }
    override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
      Stage.log("present")
      super.present(controller, animated: animated, completion: completion)
    }
    override func dismiss(animated: Bool, completion: (() -> Void)?) { Stage.log("dismiss"); super.dismiss(animated: animated, completion: completion) }
    override func addChild(_ child: UIViewController) { Stage.log("child"); super.addChild(child) }
    override func removeFromParent() { Stage.log("leave"); super.removeFromParent() }
  }

  @Test func controllers() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let (first, second, outer) = (UIViewController(), UIViewController(), UIViewController())
      let pages = Pages(rootViewController: first)
      window.rootViewController = pages
      window.makeKeyAndVisible()
      _ = stage.taken()
      let plain: UINavigationController = pages
      plain.pushViewController(second, animated: false)
      #expect(pages.topViewController == second)
      plain.popViewController(animated: false)
      plain.pushViewController(second, animated: false)
      plain.popToRootViewController(animated: false)
      #expect(pages.topViewController == first)
      plain.present(outer, animated: false, completion: nil)
      #expect(pages.presentedViewController == outer)
      plain.dismiss(animated: false, completion: nil)
      #expect(pages.presentedViewController == nil)
      #expect(stage.taken() == ["push", "pop", "push", "root", "present", "dismiss"])
    }
  }

  final class List: UIScrollView {
    override func setContentOffset(_ offset: CGPoint, animated: Bool) { Stage.log("offset"); super.setContentOffset(offset, animated: animated) }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { Stage.log("visible"); super.scrollRectToVisible(rect, animated: animated) }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) { Stage.log("scale"); super.setZoomScale(scale, animated: animated) }
    override func zoom(to rect: CGRect, animated: Bool) { Stage.log("zoom"); super.zoom(to: rect, animated: animated) }
  }

  @Test func scrollViews() {
    Stage.run { stage in
      let list = List(frame: rect(0, 0, 100, 100))
      list.contentSize = CGSize(width: 100, height: 1000)
      let plain: UIScrollView = list
      plain.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      #expect(list.contentOffset.y == 50)
      plain.scrollRectToVisible(rect(0, 500, 10, 10), animated: false)
      #expect(list.contentOffset.y == 410)
      plain.setZoomScale(1, animated: false)
      plain.zoom(to: rect(0, 0, 100, 100), animated: false)
      #expect(stage.taken() == ["offset", "visible", "scale", "zoom"])
    }
  }
}
