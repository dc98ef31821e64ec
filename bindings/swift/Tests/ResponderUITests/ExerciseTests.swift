import Testing
import UIKitNames

/// A button that is a circle.
final class RoundButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = bounds.width / 2
    let (dx, dy) = (point.x - radius, point.y - radius)
    return (dx * dx + dy * dy).squareRoot() <= radius
  }
}

/// A button that is larger to the finger than to the eye.
final class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
}

/// A tab bar that also takes what lies in items that stand out of it.
final class TabBar: LoggingView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let found = super.hitTest(point, with: event) { return found }
    for item in subviews[1].subviews {
      if let found = item.hitTest(convert(point, to: item), with: event) { return found }
    }
    return nil
  }
}

/// Covers everything and takes nothing for itself.
final class Overlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// Accepts points in its own bounds and in its subviews' frames.
final class Forwarding: LoggingView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inside = subviews.reduce(bounds) { $0.union($1.frame) }.contains(point)
    Stage.log("\(name).in=\(inside ? 1 : 0)")
    return inside
  }
}

/// Moves with the finger.
final class Draggable: UIView {
  private(set) var moves = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    frame = frame.offsetBy(dx: now.x - before.x, dy: now.y - before.y)
    moves += 1
  }
}

/// Scaled by two fingers, measured in its own coordinates.
final class Pinchable: UIView {
  private(set) var zoom: CGFloat = 1
  private var previous: CGFloat = 0

  private func distance(_ event: UIEvent?) -> CGFloat? {
    let points = (event?.allTouches ?? []).map { $0.location(in: self) }
    guard points.count == 2 else { return nil }
    let (dx, dy) = (points[0].x - points[1].x, points[0].y - points[1].y)
    return (dx * dx + dy * dy).squareRoot()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let start = distance(event) { previous = start }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let now = distance(event) else { return }
    zoom += (now - previous) / previous
    previous = now
    transform = CGAffineTransform(scaleX: zoom, y: zoom)
  }
}

/// A swipe by hand: at least 12 points along x, at most 4 along y.
final class Swipeable: UIView {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { start = touches.first!.location(in: self) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let end = touches.first!.location(in: self)
    guard abs(end.x - start.x) >= 12, abs(end.y - start.y) <= 4 else { return }
    Stage.log(end.x > start.x ? "rightSwipe" : "leftSwipe")
  }
}

/// Two taps, counted by the touch.
final class DoubleTapped: UIView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first!.tapCount == 2 { Stage.log("doubleTap") }
  }
}

extension UIView {
  /// The controller in whose view this one lies.
  var parentController: UIViewController? {
    var responder = next
    while let present = responder {
      if let controller = present as? UIViewController { return controller }
      responder = present.next
    }
    return nil
  }
}

@MainActor struct ExerciseTests {
  @Test func raisedTabItem() { // S16
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let layout = LoggingView("layout", rect(0, 0, 375, 667), in: window)
      let content = LoggingView("content", rect(0, 0, 375, 667), in: layout)
      let bar = TabBar("tabBar", rect(0, 618, 375, 49), in: layout)
      _ = UIView(frame: rect(0, 0, 375, 49))
      bar.addSubview(UIView(frame: rect(0, 0, 375, 49)))
      let items = UIView(frame: rect(0, 0, 375, 49))
      bar.addSubview(items)
      let raised = UIButton(frame: rect(157, -20, 60, 69))
      raised.addSubview(UIImageView(frame: rect(0, 0, 60, 60)))
      raised.addAction(for: .touchUpInside) { _ in Stage.log("act:raised") }
      items.addSubview(raised)
      let item = LoggingView("item1", rect(0, 0, 75, 49), in: items)
      layout.logsInside = false
      stage.tap(187, 605)
      #expect(stage.taken().last == "act:raised")
      @MainActor func hit(_ x: Double, _ y: Double) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
      #expect(hit(187, 640) === raised)
      #expect(hit(10, 640) === item)
      #expect(hit(10, 605) === content)
      #expect(hit(187, 590) === content)
    }
  }

  @Test func roundButton() { // S17
    Stage.run { _ in
      let button = RoundButton(frame: rect(100, 100, 100, 100))
      for (x, y, inside) in [(10.0, 10.0, false), (50, 0, true), (85.35, 85.35, true), (85.4, 85.4, false), (100, 50, true)] {
        #expect(button.point(inside: CGPoint(x: x, y: y), with: nil) == inside)
      }
    }
  }

  @Test func doubleTapByCount() { // S20
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      window.addSubview(DoubleTapped(frame: rect(0, 0, 375, 667)))
      for start in [0, 0.25, 0.5] { stage.tap(100, 100, at: start) }
      #expect(stage.taken() == ["doubleTap"])
      stage.tap(100, 100, at: 5)
      stage.tap(100, 100, at: 5.08 + 0.36)
      stage.tap(100, 100, at: 10)
      stage.tap(160, 100, at: 10.2)
      #expect(stage.taken() == [])
    }
  }

  @Test func swipeByHand() { // S21
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      window.addSubview(Swipeable(frame: rect(0, 0, 375, 667)))
      var time = 0.0
      for (x, y, log) in [(112.0, 104.0, ["rightSwipe"]), (88, 96, ["leftSwipe"]), (111, 100, []), (120, 105, [])] {
        stage.down(100, 100, time)
        stage.up(x, y, time + 0.1)
        #expect(stage.taken() == log)
        time += 1
      }
      stage.down(100, 100, time)
      stage.context.cancelAllTouches()
      #expect(stage.taken() == [])
    }
  }

  @Test func dragByHand() { // S22
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let view = Draggable(frame: rect(50, 50, 100, 100))
      window.addSubview(view)
      stage.down(80, 80, 0)
      stage.move(90, 95, 0.1)
      #expect(view.frame.origin == CGPoint(x: 60, y: 65))
      stage.move(100, 95, 0.2)
      stage.up(100, 95, 0.3)
      #expect(view.frame == rect(70, 65, 100, 100))
      #expect(view.moves == 2)
    }
  }

  @Test func pinchByHand() { // S23
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let view = Pinchable(frame: rect(100, 100, 200, 200))
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      @MainActor func fingers(_ phase: UITouch.Phase, _ first: Double, _ second: Double, _ time: Double) {
        stage.context.send([TouchSample(phase, id: 1, at: CGPoint(x: first, y: 200)), TouchSample(phase, id: 2, at: CGPoint(x: second, y: 200))], at: time)
      }
      fingers(.began, 150, 250, 0)
      fingers(.moved, 125, 275, 0.1)
      #expect(view.zoom == 1.5)
      fingers(.moved, 140, 260, 0.2)
      #expect(abs(view.zoom - 1.033333) < 1e-6)
    }
  }

  @Test func overlayLetsTouchesThrough() {
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (below, overlay, badge) = (UIButton(frame: rect(100, 100, 100, 40)), Overlay(frame: rect(0, 0, 375, 667)), UIButton(frame: rect(0, 0, 50, 50)))
      window.addSubview(below)
      window.addSubview(overlay)
      overlay.addSubview(badge)
      #expect(window.hitTest(CGPoint(x: 120, y: 120), with: nil) === below)
      #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === badge)
    }
  }

  @Test func forwardingByPointInside() { // S31
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let above = Forwarding("Super", rect(100, 100, 100, 100), in: window)
      let sub = LoggingView("Sub", rect(60, 60, 100, 100), in: above)
      #expect(window.hitTest(CGPoint(x: 240, y: 240), with: nil) === sub)
      #expect(stage.taken() == ["Super.hit", "Super.in=1", "Sub.hit", "Sub.in=1"])
      #expect(window.hitTest(CGPoint(x: 240, y: 120), with: nil) === above)
      #expect(stage.taken() == ["Super.hit", "Super.in=1", "Sub.hit", "Sub.in=0"])
    }
  }

  @Test func parentControllerByNext() { // S36
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let (parent, child) = (UIViewController(), UIViewController())
      window.rootViewController = parent
      let (deep, inChild, onWindow) = (UIView(frame: rect(0, 0, 9, 9)), UIView(frame: rect(0, 0, 9, 9)), UIView(frame: rect(0, 0, 9, 9)))
      parent.view.addSubview(deep)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.addSubview(inChild)
      window.addSubview(onWindow)
      #expect(deep.parentController === parent)
      #expect(inChild.parentController === child)
      #expect(onWindow.parentController == nil)
    }
  }

  @Test func enlargedArea() { // S41
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let button = LargeButton(frame: rect(100, 100, 20, 20))
      window.addSubview(button)
      button.addAction(for: .touchUpInside) { _ in Stage.log("act") }
      @MainActor func isHit(_ x: Double, _ y: Double) -> Bool { window.hitTest(CGPoint(x: x, y: y), with: nil) === button }
      #expect(isHit(95, 95))
      #expect(isHit(129.9, 129.9))
      #expect(!isHit(130, 130))
      stage.tap(95, 95)
      #expect(stage.taken() == ["act"])
    }
  }
}
