import Testing
import UIKitNames

/// Counts the objects of a test that are alive.
@MainActor final class Counted {
  nonisolated(unsafe) static var alive = 0

  /// The core's objects, once the classes of this file are among them.
  static func objects(_ context: Context) -> Int {
    context.run { _ = (CountedView(""), CountedController(), CountedRecognizer()) }
    alive = 0
    return context.objectCount
  }
}

final class CountedView: UIView {
  let note: String
  init(_ note: String) {
    self.note = note
    Counted.alive += 1
    super.init(frame: rect(0, 0, 10, 10))
  }
  required init?(coder: NSCoder) { nil }
  deinit { Counted.alive -= 1 }
}

final class CountedController: UIViewController {
  override init(nibName: String?, bundle: NibBundle?) {
    Counted.alive += 1
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() { view = CountedView("loaded") }
  deinit { Counted.alive -= 1 }
}

final class CountedRecognizer: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    Counted.alive += 1
    super.init(target: target, action: action)
  }
  deinit { Counted.alive -= 1 }
}

@MainActor @Suite(.serialized) struct OwnershipTests {
  @Test func superviewKeepsItsSubviews() {
    Stage.run { stage in
      Counted.alive = 0
      let before = Counted.objects(stage.context)
      var window: UIWindow? = UIWindow(frame: rect(0, 0, 100, 100))
      window!.addSubview(CountedView("first"))
      window!.subviews[0].addSubview(CountedView("second"))
      #expect(Counted.alive == 2)
      #expect((window!.subviews[0].subviews[0] as? CountedView)?.note == "second")
      window!.subviews[0].subviews[0].removeFromSuperview()
      #expect(Counted.alive == 1)
      window = nil
      #expect(Counted.alive == 0)
      #expect(stage.context.objectCount == before)
    }
  }

  @Test func detachedTreeEndsWithItsRoot() {
    Stage.run { stage in
      Counted.alive = 0
      let before = Counted.objects(stage.context)
      do {
        let root = CountedView("root")
        for _ in 0..<10 { root.addSubview(CountedView("child")) }
        root.subviews[3].addSubview(CountedView("grandchild"))
        #expect(Counted.alive == 12)
      }
      #expect(Counted.alive == 0)
      #expect(stage.context.objectCount == before)
    }
  }

  @Test func movingKeepsTheSameObject() {
    Stage.run { _ in
      Counted.alive = 0
      let (first, second) = (UIWindow(frame: rect(0, 0, 100, 100)), UIWindow(frame: rect(0, 0, 100, 100)))
      first.addSubview(CountedView("moves"))
      second.addSubview(first.subviews[0])
      #expect((second.subviews[0] as? CountedView)?.note == "moves")
      second.insertSubview(UIView(), at: 0)
      second.bringSubviewToFront(second.subviews[0])
      #expect(Counted.alive == 1)
    }
  }

  @Test func controllersAndTheirViews() {
    Stage.run { stage in
      Counted.alive = 0
      let before = Counted.objects(stage.context)
      do {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        let navigation = UINavigationController(rootViewController: CountedController())
        window.rootViewController = navigation
        navigation.pushViewController(CountedController(), animated: true)
        #expect(Counted.alive == 4)
        navigation.popViewController(animated: true)
        #expect(Counted.alive == 2)
        navigation.topViewController!.present(CountedController(), animated: true)
        #expect(Counted.alive == 4)
        navigation.dismiss(animated: true)
        #expect(Counted.alive == 2)
        window.rootViewController = CountedController()
        _ = navigation
        #expect(Counted.alive == 4)
      }
      #expect(Counted.alive == 0)
      #expect(stage.context.objectCount == before)
    }
  }

  @Test func recognisersLiveWhileAttached() {
    Stage.run { stage in
      Counted.alive = 0
      let before = Counted.objects(stage.context)
      do {
        let (first, second) = (UIView(frame: rect(0, 0, 10, 10)), UIView(frame: rect(0, 0, 10, 10)))
        first.addGestureRecognizer(CountedRecognizer())
        #expect(Counted.alive == 1)
        second.addGestureRecognizer(first.gestureRecognizers![0])
        #expect(first.gestureRecognizers == nil)
        #expect(Counted.alive == 1)
        second.removeGestureRecognizer(second.gestureRecognizers![0])
        #expect(Counted.alive == 0)
        second.addGestureRecognizer(CountedRecognizer())
      }
      #expect(Counted.alive == 0)
      #expect(stage.context.objectCount == before)
    }
  }

  @Test func closuresEndWithTheirControl() {
    Stage.run { stage in
      Counted.alive = 0
      do {
        let (button, captured) = (UIButton(frame: rect(0, 0, 10, 10)), CountedView("captured"))
        button.addAction(for: .touchUpInside) { _ in _ = captured }
        let action = UIAction { _ in _ = captured }
        button.addAction(action, for: .touchDown)
        button.removeAction(action)
      }
      #expect(Counted.alive == 0)
    }
  }

  @Test func contextEndsWithItsObjects() {
    weak var ended: Context?
    do {
      let context = Context()
      ended = context
      let window = context.run { UIWindow(frame: rect(0, 0, 10, 10)) }
      context.run { window.addSubview(CountedView("kept")) }
      _ = context.application
    }
    #expect(ended == nil)
  }

  @Test func releasedOnAnotherThread() {
    final class Holder: @unchecked Sendable { var view: CountedView? }
    Counted.alive = 0
    let (context, holder) = (Context(), Holder())
    let before = Counted.objects(context)
    holder.view = context.run { CountedView("elsewhere") }
    onAnotherThread { holder.view = nil }
    #expect(Counted.alive == 0)
    context.drain()
    #expect(context.objectCount == before)
  }

  @Test func touchesAreTheSameObjects() {
    final class Keeper: UIView {
      var seen: [UITouch] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seen.append(touches.first!) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { seen.append(touches.first!) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { seen.append(touches.first!) }
    }
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let keeper = Keeper(frame: rect(0, 0, 100, 100))
      window.addSubview(keeper)
      stage.down(10, 10, 0)
      stage.move(20, 20, 0.1)
      stage.up(20, 20, 0.2)
      #expect(keeper.seen.count == 3)
      #expect(keeper.seen.allSatisfy { $0 === keeper.seen[0] })
      stage.tap(5, 5, at: 1)
      // A touch that is kept stays readable.
      #expect(keeper.seen[0].phase == .ended)
      #expect(keeper.seen[0].location(in: keeper) == CGPoint(x: 20, y: 20))
      #expect(keeper.seen[3] !== keeper.seen[0])
    }
  }
}
