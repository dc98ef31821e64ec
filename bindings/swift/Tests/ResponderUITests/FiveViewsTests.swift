import Testing
import UIKitNames

/// The five views of the first article: gray with red and blue, and yellow, on the white view of a controller.
@MainActor final class FiveViews<V: LoggingView> {
  let window = UIWindow(frame: rect(0, 0, 375, 667))
  let controller = LoggingController()
  let white = V("white", rect(0, 0, 375, 667))
  let gray = V("gray", rect(50, 100, 260, 200))
  let red = V("red", rect(0, 0, 120, 100))
  let blue = V("blue", rect(80, 60, 100, 100))
  let yellow = V("yellow", rect(50, 360, 200, 200))

  init(builds: Bool = true) {
    controller.name = "VC"
    if builds { build() }
  }

  func build() {
    controller.view = white
    white.addSubview(gray)
    white.addSubview(yellow)
    gray.addSubview(red)
    gray.addSubview(blue)
    window.rootViewController = controller
  }
}

/// The loop of the first article, without an early exit: the rear-most subview decides.
final class LastWinsView: LoggingView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    var found: UIView? = self
    for subview in subviews.reversed() { found = subview.hitTest(convert(point, to: subview), with: event) }
    return found
  }
}

@MainActor struct FiveViewsTests {
  static let pass = ["white.hit", "white.in=1", "yellow.hit", "yellow.in=0", "gray.hit", "gray.in=1", "blue.hit", "blue.in=1"]
  static func chain(_ phase: String) -> [String] { ["blue", "gray", "white", "VC"].map { "\($0).\(phase)" } }

  @Test func tapOnTheOverlap() { // S1
    Stage.run { stage in
      let views = FiveViews<LoggingView>()
      stage.down(150, 180, 0)
      stage.up(150, 180, 0.085)
      #expect(stage.taken() == Self.pass + Self.chain("began") + Self.chain("ended"))
      withExtendedLifetime(views) {}
    }
  }

  @Test(arguments: [1, 2]) func slide(passes: Int) { // S2
    Stage.run { stage in
      let views = FiveViews<LoggingView>()
      stage.context[.hitTestPasses] = Double(passes)
      stage.down(150, 180, 0)
      for (x, y, time) in [(155.0, 180.0, 0.001), (160, 182, 0.007), (165, 185, 0.023), (170, 190, 0.043)] { stage.move(x, y, time) }
      stage.up(170, 190, 0.156)
      let moved = [String](repeating: "", count: 4).flatMap { _ in Self.chain("moved") }
      #expect(stage.taken() == [[String]](repeating: Self.pass, count: passes).flatMap { $0 } + Self.chain("began") + moved + Self.chain("ended"))
      withExtendedLifetime(views) {}
    }
  }

  @Test func nextBeforeAndAfterInsertion() { // S4
    Stage.run { _ in
      let views = FiveViews<LoggingView>(builds: false)
      for view in [views.blue, views.red, views.yellow, views.gray] { #expect(view.next == nil) }
      views.build()
      #expect(views.blue.next === views.gray)
      #expect(views.red.next === views.gray)
      #expect(views.yellow.next === views.white)
      #expect(views.gray.next === views.white)
      #expect(views.white.next === views.controller)
      #expect(views.controller.next === views.window)
      views.window.rootViewController = nil
      #expect(views.controller.next == nil)
    }
  }

  @Test func overridesAreTakenLiterally() { // S5
    Stage.run { _ in
      let literal = FiveViews<LastWinsView>()
      #expect(literal.window.hitTest(CGPoint(x: 150, y: 180), with: nil) === literal.red)
      #expect(literal.window.hitTest(CGPoint(x: 100, y: 450), with: nil) === literal.window)
      let usual = FiveViews<LoggingView>()
      #expect(usual.window.hitTest(CGPoint(x: 150, y: 180), with: nil) === usual.blue)
      #expect(usual.window.hitTest(CGPoint(x: 100, y: 450), with: nil) === usual.yellow)
    }
  }

  @Test(arguments: 0..<4) func ignoredViews(way: Int) { // S6
    Stage.run { stage in
      let views = FiveViews<LoggingView>()
      switch way {
      case 0: views.blue.isHidden = true
      case 1: views.blue.alpha = 0.01
      case 2: views.blue.alpha = 0
      default: views.blue.isUserInteractionEnabled = false
      }
      stage.down(150, 180, 0)
      #expect(stage.taken() == Self.pass.dropLast() + ["red.hit", "red.in=1", "red.began", "gray.began", "white.began", "VC.began"])
      stage.up(150, 180, 0.1)
      _ = stage.taken()
      views.blue.isHidden = false
      views.blue.isUserInteractionEnabled = true
      views.blue.alpha = 0.011
      stage.down(150, 180, 1)
      #expect(stage.taken() == Self.pass + Self.chain("began"))
    }
  }

  @Test func navigationController() { // S7
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      window.rootViewController = navigation
      let delegate = UIResponder()
      UIApplication.shared.delegate = delegate
      let chain = sequence(first: content.view as UIResponder) { $0.next }.map { $0 }
      #expect(chain.map(\.handle) == [content.view, content, navigation.view, navigation, window, UIApplication.shared, delegate].map { $0!.handle })
      #expect(content.navigationController === navigation)
    }
  }
}
