import Testing
import UIKitNames

/// Touches and pointers with all that devices report, timers, the queue.
@MainActor @Suite(.serialized) struct SampleTests {
  /// Keeps what a test asks of a touch while it is delivered.
  final class Pad: UIView {
    var ask: (UITouch, UIEvent) -> Void = { _, _ in }
    var updated: [(UITouch, CGFloat)] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { ask(touches.first!, event!) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { ask(touches.first!, event!) }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updated += touches.map { ($0, $0.force) } }
  }

  @Test func coalescedTouches() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let pad = Pad(frame: rect(10, 10, 100, 100))
      window.addSubview(pad)
      var seen: [(CGPoint, CGPoint, Double, UITouch.Phase)] = []
      var isTheTouch = true
      pad.ask = { touch, event in
        let all = event.coalescedTouches(for: touch)!
        seen = all.map { ($0.location(in: pad), $0.previousLocation(in: pad), $0.timestamp, $0.phase) }
        isTheTouch = all.contains(touch)
      }
      stage.down(20, 20, 1)
      #expect(seen.map(\.0) == [CGPoint(x: 10, y: 10)])
      #expect(!isTheTouch)
      var sample = TouchSample(.moved, at: CGPoint(x: 50, y: 20))
      sample.coalesced = [
        TouchSnapshot(timestamp: 1.01, location: CGPoint(x: 30, y: 20)), TouchSnapshot(timestamp: 1.02, location: CGPoint(x: 40, y: 20)),
      ]
      stage.context.send([sample], at: 1.03)
      #expect(seen.map(\.0) == [20, 30, 40].map { CGPoint(x: $0, y: 10) })
      #expect(seen.map(\.1) == [10, 20, 30].map { CGPoint(x: $0, y: 10) })
      #expect(seen.map(\.2) == [1.01, 1.02, 1.03])
      #expect(seen.allSatisfy { $0.3 == .moved })
    }
  }

  @Test func manyUpdatesInOneCall() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let pad = Pad(frame: window.bounds)
      window.addSubview(pad)
      var seen: [Double] = []
      var last = 100.0
      pad.ask = { touch, event in
        seen.append(touch.location(in: pad).x)
        if seen.last == last { stage.context.stopTouchStream() }
      }
      let samples = [(UITouch.Phase.began, 20.0), (.moved, 21), (.moved, 22), (.moved, 23), (.ended, 23)].map {
        TouchSample($0, at: CGPoint(x: $1, y: 20))
      }
      #expect(stage.context.send(samples, at: [1, 1.1, 1.2, 1.2, 1.3]) == 5)
      #expect(seen == [20, 21, 22, 23])
      #expect(stage.context.send([TouchSample](), at: [Double]()) == 0)
      seen = []
      last = 22
      #expect(stage.context.send(samples, at: [2, 2.1, 2.2, 2.2, 2.3]) == 3)
      #expect(seen == [20, 21, 22])
      stage.context.send(.ended, at: CGPoint(x: 20, y: 20), time: 2.3)
    }
  }

  @Test func predictedTouches() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let pad = Pad(frame: window.bounds)
      window.addSubview(pad)
      var predicted: [UITouch] = []
      var own: UITouch?
      var other: [UITouch]?
      pad.ask = { touch, event in
        predicted = event.predictedTouches(for: touch)!
        if let own, own != touch { other = event.predictedTouches(for: own) }
        own = touch
      }
      stage.down(20, 20, 1)
      for step in [1.0, 2, 3, 4] { stage.move(20 + 12 * step, 20, 1 + step / 100) } // 1200 points a second
      #expect(predicted.count == 4)
      let last = predicted[3]
      #expect(abs(last.location(in: pad).x - (68 + 1200 / 60)) < 0.01)
      #expect(abs(last.timestamp - (1.04 + 1.0 / 60)) < 1e-9)
      #expect(last.previousLocation(in: nil) == CGPoint(x: 68, y: 20))
      #expect(last != own)
      let straight = own!.predicted(after: 0.01, model: .linear).location(in: pad)
      #expect(abs(straight.x - 80) < 0.01)
      stage.up(68, 20, 1.05)
      stage.down(20, 20, 2)
      #expect(other == nil)
    }
  }

  @Test func detailsOfAPencil() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let pad = Pad(frame: window.bounds)
      window.addSubview(pad)
      var touch: UITouch!
      pad.ask = { now, _ in touch = now }
      var sample = TouchSample(.began, id: 7, at: CGPoint(x: 20, y: 20))
      (sample.type, sample.force, sample.altitudeAngle, sample.azimuthAngle, sample.rollAngle) = (.pencil, 0.25, 1, 0.5, 0.125)
      (sample.preciseLocation, sample.majorRadius, sample.majorRadiusTolerance) = (CGPoint(x: 20.5, y: 20.25), 3, 0.5)
      (sample.maximumPossibleForce, sample.estimationUpdateIndex) = (4, 9)
      (sample.estimatedProperties, sample.estimatedPropertiesExpectingUpdates) = ([.force, .azimuth], .force)
      stage.context.send([sample], at: 1)
      #expect(touch.type == .pencil && touch.force == 0.25 && touch.altitudeAngle == 1 && touch.rollAngle == 0.125)
      #expect(touch.preciseLocation(in: pad) == CGPoint(x: 20.5, y: 20.25))
      #expect(touch.precisePreviousLocation(in: pad) == CGPoint(x: 20.5, y: 20.25))
      #expect(touch.majorRadius == 3 && touch.majorRadiusTolerance == 0.5 && touch.maximumPossibleForce == 4)
      #expect(touch.estimatedProperties == [.force, .azimuth] && touch.estimatedPropertiesExpectingUpdates == .force)
      #expect(touch.estimationUpdateIndex == 9)
      #expect(abs(touch.azimuthAngle(in: pad) - 0.5) < 1e-12)
      pad.transform = CGAffineTransform(rotationAngle: 0.5)
      #expect(abs(touch.azimuthAngle(in: pad)) < 1e-12)
      #expect(abs(touch.azimuthUnitVector(in: pad).dx - 1) < 1e-12)
      #expect(touch.azimuthAngle(in: nil) == 0.5)

      var update = EstimationUpdate(index: 9, updated: .force)
      update.force = 0.75
      stage.context.send([update], at: 1.1)
      #expect(pad.updated.map(\.1) == [0.75] && pad.updated[0].0.estimationUpdateIndex == 9)
      #expect(stage.context.touch(id: 7) == touch && stage.context.touch(id: 8) == nil)
    }
  }

  @Test func pointersAndWheels() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let (hover, pan, pinch, click) = (UIHoverGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UITapGestureRecognizer())
      pan.allowedScrollTypesMask = .continuous
      click.buttonMaskRequired = .secondary
      for one in [hover, pan, pinch, click] { window.addGestureRecognizer(one) }
      hover.addAction { Stage.log("hover \($0.state) \($0.location(in: nil))") }
      pan.addAction { Stage.log("pan \($0.state) \($0.translation(in: nil).y)") }
      pinch.addAction { Stage.log("pinch \($0.state) \($0.scale)") }
      click.addAction { Stage.log("click \($0.buttonMask == .secondary)") }
      let middle = CGPoint(x: 100, y: 100)
      stage.context.send(PointerSample(at: middle), at: 1)
      #expect(stage.taken() == ["hover began (100.0, 100.0)"])
      stage.context.send(ScrollSample(.began, at: middle, by: .zero), at: 2)
      stage.context.send(ScrollSample(.changed, at: middle, by: CGPoint(x: 0, y: 8)), at: 2.1)
      stage.context.send(ScrollSample(.ended, at: middle, by: .zero), at: 2.2)
      stage.context.send(ScrollSample(notchAt: middle, by: CGPoint(x: 0, y: 8)), at: 2.3)
      #expect(stage.taken().filter { $0.hasPrefix("pan") } == ["pan began 8.0", "pan ended 8.0"])
      stage.context.send(TransformSample(.began, at: middle), at: 3)
      stage.context.send(TransformSample(.changed, at: middle, scale: 2), at: 3.1)
      stage.context.send(TransformSample(.ended, at: middle, scale: 2), at: 3.2)
      #expect(stage.taken() == ["pinch began 2.0", "pinch ended 2.0"])
      for (buttons, time) in [(UIEvent.ButtonMask.primary, 4.0), (.secondary, 5), (.button(2), 6)] {
        var sample = TouchSample(.began, at: middle)
        (sample.type, sample.buttonMask) = (.indirectPointer, buttons)
        stage.context.send([sample], at: time)
        sample.phase = .ended
        stage.context.send([sample], at: time + 0.1)
      }
      #expect(stage.taken().filter { $0.hasPrefix("click") } == ["click true", "click true"])
    }
  }

  @Test func timersOfTheContext() {
    Stage.run { stage in
      let context = stage.context
      var fired: [Double] = []
      let once = context.addTimer(at: 1) { _ in fired.append(context.time) }
      let cancelled = context.addTimer(at: 1.5) { _ in fired.append(-1) }
      cancelled.invalidate()
      #expect(once.isValid && !cancelled.isValid)
      context.advance(to: 2)
      #expect(fired == [1] && !once.isValid)
      let repeated = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        fired.append(context.time)
        if fired.count == 4 { timer.invalidate() }
      }
      #expect(context.nextDeadline == 2.25)
      context.advance(to: 4)
      #expect(fired == [1, 2.25, 2.5, 2.75] && !repeated.isValid)
      repeated.invalidate()
    }
  }

  @Test func timersEnd() {
    weak var ended: Timer?
    Stage.run { stage in
      do {
        let captured = CountedView("captured")
        ended = stage.context.addTimer(at: 1) { _ in _ = captured }
      }
      #expect(ended != nil)
      #expect(Counted.alive == 1)
      stage.context.advance(to: 1)
      #expect(ended == nil)
      #expect(Counted.alive == 0)
      ended = stage.context.addTimer(at: 2) { _ in }
    }
    #expect(ended == nil) // with its context
  }

  @Test func postedFromAnotherThread() {
    let context = Context()
    let seen = Seen()
    onAnotherThread {
      context.post { seen.lines.append("work") }
      context.post(.began, at: CGPoint(x: 1, y: 1), time: 1)
      context.post(.ended, at: CGPoint(x: 1, y: 1), time: 1.1)
      context.postCancelAllTouches()
      context.post(.began, .select, time: 1.2)
      context.post(.ended, .select, time: 1.3)
      context.post(PointerSample(at: CGPoint(x: 1, y: 1)), at: 1.4)
      context.postMotion(.began, time: 1.5)
      context.postText("text", time: 1.6)
    }
    #expect(context.queueCount == 9)
    #expect(context.drain() == 9)
    #expect(seen.lines == ["work"])
    #expect(context.time == 1.6)
    context.post { seen.lines.append("never") }
    context.close() // dropped, and released
    #expect(seen.lines == ["work"])
  }

  @MainActor final class Seen { var lines: [String] = [] }

  @Test func loopWithADescriptor() {
    Stage.run { stage in
      #expect(stage.context.loopDescriptor >= 0)
      #expect(stage.context.runLoopOnce() == 0)
      stage.context.post { Stage.log("posted") }
      #expect(stage.context.runLoopOnce() == 1)
      stage.context.post { stage.context.stopLoop() }
      stage.context.runLoop()
      stage.context.wakeLoop()
      #expect(stage.taken() == ["posted"])
      #expect(Context.loopTime > 0)
    }
  }
}
