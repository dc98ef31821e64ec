import Glibc
import Testing
import UIKitNames

/// Explanations, problems, the audit, observers, recordings, plugins, and the end of a context.
@MainActor @Suite(.serialized) struct ReportTests {
  @Test func explanationsAndTrace() throws {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let (button, glass) = (UIButton(frame: rect(10, 10, 50, 50)), UIView(frame: window.bounds))
      (window.name, button.name, glass.name) = ("window", "send", "glass")
      window.addSubview(button)
      window.addSubview(glass)
      #expect(!stage.context.isTracing)
      stage.context.startTrace()
      stage.tap(20, 20, at: 1)
      let step = button.explanationSteps()[0]
      #expect(step.reason == .missCovered && step.culprit == glass && step.subject == button && step.touchID == 1 && step.rule == 32)
      #expect("\(step)".contains("glass") && "\(step.reason)" == "missCovered")
      #expect(button.explain(touch: 1) == button.explain())
      #expect(button.explanationSteps(touch: 1).first?.culprit == glass)
      #expect(button.explanationSteps(at: CGPoint(x: 20, y: 20))[0].culprit == glass)
      #expect(button.explanationSteps(at: CGPoint(x: 20, y: 20))[0].time == nil)
      let records = stage.context.traceRecords()
      #expect(records.map(\.description) == stage.context.trace)
      let hit = records.first { $0.reason == .touchHit }!
      #expect(hit.other == glass && hit.point == CGPoint(x: 20, y: 20) && hit.time == 1)
      #expect(stage.context.traceRecords(after: hit.sequence).first!.sequence == hit.sequence + 1)
      stage.context.clearTrace()
      #expect(stage.context.isTracing && stage.context.trace.isEmpty)
      stage.context.stopTrace()
      #expect(!stage.context.isTracing)
    }
  }

  @Test func problems() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let button = UIButton(frame: rect(100, 100, 40, 40))
      button.name = "send"
      button.addAction(for: .touchUpInside) { _ in }
      window.addSubview(button)
      stage.context.startTrace()
      stage.tap(95, 120, at: 1)
      stage.tap(95, 120, at: 2)
      stage.down(1, 1, 3)
      let problems = stage.context.problems(inputEnded: true)
      let missed = problems.first { $0.kind == .nearMiss }!
      #expect(missed.victim == button && missed.value == 5 && missed.unit == .points && missed.count == 2 && missed.severity == .warning)
      #expect(missed.firstTime < missed.time && missed.window == window && missed.point == CGPoint(x: 95, y: 120))
      #expect("\(missed)".contains("send") && !missed.whereToLook.isEmpty && !missed.help.isEmpty && !missed.explanation.isEmpty)
      #expect(!missed.explanationSteps.isEmpty)
      #expect(problems.contains { $0.kind == .notEnded })
      #expect(!stage.context.problems().contains { $0.kind == .notEnded })
    }
  }

  @Test func audit() {
    Stage.run { _ in
      let window = UIWindow(frame: rect(0, 0, 200, 200))
      let (small, covered, glass) = (UIButton(frame: rect(10, 10, 30, 30)), UIButton(frame: rect(100, 100, 60, 60)), UIView(frame: rect(90, 90, 100, 100)))
      for one in [small, covered] { one.addAction(for: .touchUpInside) { _ in } }
      small.name = "small"
      for one in [small, covered, glass] { window.addSubview(one) }
      let detached = UIButton(frame: rect(0, 0, 50, 50))
      let findings = window.audit()
      #expect(findings.map(\.kind) == [.small, .coveredIdly])
      #expect(findings[0].subject == small && findings[0].value == 30 && findings[0].limit == 44 && findings[0].unit == .points)
      #expect("\(findings[0])".contains("small") && findings[0].area == rect(10, 10, 30, 30) && findings[0].tolerance == 0)
      #expect(findings[1].subject == covered && findings[1].culprit == glass && findings[1].decider == nil)
      #expect(window.audit(recommended: 30).map(\.kind) == [.coveredIdly])
      #expect(window.audit(detached: true, callingOverrides: true).contains { $0.kind == .detached && $0.subject == detached })
    }
  }

  @Test func observersAndHandlers() {
    Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      let view = UIView(frame: window.bounds)
      (window.name, view.name) = ("window", "view")
      window.addSubview(view)
      stage.context.setObserver { seen in
        let touches = seen.touches.map { "\($0.id)" }.joined()
        if seen.method != .hitTest, seen.method != .pointInside { Stage.log("\(seen.object.name) \(seen.method) \(touches) \(seen.event != nil)") }
      }
      stage.tap(10, 10, at: 1)
      #expect(stage.taken().prefix(2) == ["view touchesBegan 1 true", "window touchesBegan 1 true"])
      stage.context.setObserver(nil)
      stage.tap(10, 10, at: 2)
      #expect(stage.taken() == [])
      stage.context.setDiagnosticHandler { code, sentence in Stage.log("\(code) \(sentence.isEmpty)") }
      stage.context.advance(to: 1)
      #expect(stage.taken() == ["timeBackwards false"])
      stage.context.setNotificationHandler { what, object in Stage.log("\(what) \(object == window)") }
      window.makeKey()
      window.isHidden = true
      #expect(stage.taken() == ["windowDidBecomeKey true", "windowDidBecomeHidden true", "windowDidResignKey true"])
    }
  }

  @Test func handlersAreReleased() {
    Stage.run { stage in
      Counted.alive = 0
      do {
        let captured = CountedView("captured")
        stage.context.setObserver { _ in _ = captured }
        stage.context.setDiagnosticHandler { _, _ in _ = captured }
        stage.context.setNotificationHandler { _, _ in _ = captured }
      }
      #expect(Counted.alive == 1)
      stage.context.setObserver(nil)
      stage.context.setDiagnosticHandler { _, _ in }
      stage.context.setNotificationHandler(nil)
      #expect(Counted.alive == 0)
    }
  }

  @Test func recordings() throws {
    try Stage.run { stage in
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      var bytes: [UInt8] = []
      try stage.context.startRecording { bytes += $0; return true }
      stage.context.markRecording("here")
      stage.tap(10, 10, at: 1)
      try stage.context.flushRecording()
      #expect(stage.context.recordingSize == bytes.count && !bytes.isEmpty)
      #expect(throws: ResponderError.self) { try stage.context.startRecording(to: "/nowhere") }
      try stage.context.stopRecording()
      #expect(stage.context.recordingSize == 0)
      do throws(ResponderError) {
        try stage.context.stopRecording()
        Issue.record("stopped twice")
      } catch { #expect(error.status == .notFound && !error.description.isEmpty) }
      do throws(ResponderError) {
        stage.context.advance(to: 9)
        try stage.context.startRecording(to: "/no such folder/file")
        Issue.record("written nowhere")
      } catch { #expect(error.status == .system); #expect("\(error)".contains("No such file")) }
      _ = window
    }
  }

  @Test func plugins() throws {
    let folder = "/tmp/responderkit-swift-plugins-\(getpid())"
    let root = #filePath.split(separator: "/").dropLast(5).map { "/" + $0 }.joined()
    mkdir(folder, 0o700)
    defer { _ = ("\(folder)/enlarged.so".withCString(unlink), folder.withCString(rmdir)) }
    #expect(run(["cc", "-shared", "-fPIC", "-I\(root)/Include", "\(root)/bindings/c/plugins/EnlargedHitArea.c", "-o", "\(folder)/enlarged.so"]) == 0)
    try Stage.run { stage in
      let context = stage.context
      #expect(throws: ResponderError.self) { try context.loadPlugin(at: "\(folder)/enlarged.so") }
      #expect(throws: ResponderError.self) { try context.setPluginPolicy(PluginPolicy(folders: ["relative"])) }
      #expect(throws: ResponderError.self) { try context.loadPluginsFromEnvironment() }
      try context.setPluginPolicy(PluginPolicy(folders: [folder]))
      let plugin = try context.loadPlugin(at: "\(folder)/enlarged.so")
      #expect(plugin.state == .active && plugin.path == "\(folder)/enlarged.so" && !plugin.version.isEmpty)
      #expect(context.plugins == [plugin] && context.plugin(id: plugin.id) == plugin && context.plugin(id: "other") == nil)
      #expect(plugin.faults.count == 0 && plugin.faults.last == nil)
      context.startTrace()
      let window = UIWindow(frame: rect(0, 0, 100, 100))
      window.makeKey()
      let tap = UITapGestureRecognizer()
      tap.allowedPressTypes = 1 << UIPress.PressType.select.rawValue
      window.addGestureRecognizer(tap)
      context.send(.began, .select, id: 5, time: 1)
      stage.down(10, 10, 1.1)
      let objects = context.traceRecords().flatMap { [$0.object, $0.other] }.compactMap { $0 }
      #expect(objects.contains { $0 is UITouch })
      #expect(objects.contains(window) && objects.contains(tap))
      context.send(.ended, .select, id: 5, time: 1.2)
      stage.up(10, 10, 1.3)
      try plugin.deactivate()
      #expect(plugin.state == .inactive)
      try plugin.activate()
      #expect(plugin.state == .active)
      try context.setPluginPolicy(nil)
    }
  }

  /// The exit status of a program.
  private func run(_ arguments: [String]) -> Int32 {
    var (child, status): (pid_t, Int32) = (0, 0)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for one in pointers { free(one) } }
    guard posix_spawnp(&child, arguments[0], nil, nil, &pointers, environ) == 0 else { return -1 }
    waitpid(child, &status, 0)
    return status
  }

  @Test func closedContext() {
    Counted.alive = 0
    let context = Context()
    var window: UIWindow? = context.run { UIWindow(frame: rect(0, 0, 100, 100)) }
    context.run {
      window!.addSubview(CountedView("held"))
      let controller = CountedController()
      window!.rootViewController = controller
      window!.addGestureRecognizer(CountedRecognizer())
      context.setObserver { [held = CountedView("captured")] _ in _ = held }
      context.addTimer(at: 1) { [held = CountedView("timed")] _ in _ = held }
      context.send(.began, at: .zero, time: 0.5)
    }
    #expect(Counted.alive == 6)
    context.close()
    #expect(context.isClosed)
    context.close()
    #expect(Counted.alive == 0)
    window = nil
    #expect(Context.current !== context)
  }

  @Test func closedInACallbackIsRefused() {
    let before = refused
    var sentences: [String] = []
    refused = { sentences.append($0) }
    defer { refused = before }
    let context = Context()
    context.addTimer(at: 1) { _ in context.close() }
    context.advance(to: 1)
    #expect(sentences.count == 1 && !context.isClosed)
    context.close()
    #expect(context.isClosed)
  }

  @Test func configurationAndNumbers() {
    Stage.run { stage in
      #expect("\(Config.controlSlop)" == "controlSlop" && Config.controlSlop.defaultValue == 70)
      #expect(Config.sameViewTie.name(of: 1) == "firstAdded" && Config.controlSlop.name(of: 1) == nil)
      stage.context[.controlSlop] = 5
      #expect(stage.context[.controlSlop] == 5)
      #expect(stage.context.memoryUsed > 0)
      #expect(Context.libraryVersion.split(separator: ".").count == 3)
      #expect("\(Status.staleHandle)" == "RKStatusStaleHandle" && !Status.staleHandle.message.isEmpty)
      #expect("\(UITouch.Phase.began) \(UIControl.Event([.touchDown, .touchCancel])) \(UIRectEdge.left)" == "began touchDown|touchCancel left")
    }
  }
}
