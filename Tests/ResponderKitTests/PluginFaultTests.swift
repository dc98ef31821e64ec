import CResponderKit
import Testing

/// A plugin that is part of the program, what counts as its fault, and what becomes of its classes when it has been at fault too often.
@Suite("Faults of plugins", .serialized) final class PluginFaultTests {
  let world = World()
  /// They must stay as long as the context.
  private let entries = UnsafeMutablePointer<RKPluginEntry>.allocate(capacity: 2)
  /// What the plugin's pointInside does and answers; how often it ran; the host's table. For one test at a time.
  nonisolated(unsafe) fileprivate static var inside: (Handle?) -> UInt8 = { _ in 1 }
  nonisolated(unsafe) fileprivate static var calls = 0
  nonisolated(unsafe) fileprivate static var host: UnsafePointer<RKHost>?
  nonisolated(unsafe) private static var left: Handle?
  nonisolated(unsafe) fileprivate static var ended: [UnsafeMutableRawPointer?] = []

  deinit { entries.deallocate() }

  /// SPEC 307: nothing of the plugin is called any more, neither by instances of its class, nor by a subclass of the host's, nor by the super-call of what the
  /// host has laid over it.
  @Test func classesThatAreSwitchedOff() {
    let cls = load(faultLimit: 3) { _ in 2 }
    var over = Over()
    withUnsafeMutablePointer(to: &over) { over in
      lay(over, over: cls)
      let heir = world.cls("Faulty") { methods in
        methods.pointInside = { [unowned methods] me, p, event in methods.superPointInside(me, p, event) }
      }
      let one = world.view("one", rect(0, 0, 10, 10), cls)
      let other = world.view("other", rect(0, 0, 10, 10), heir)
      #expect(flag { rk_responder_can_become_first_responder(one, $0) })
      #expect(flag { rk_responder_can_perform_action(one, "go:", nil, $0) })
      // Its answer of 2 counts for nothing: the bounds decide.
      for view in [one, other, one] { #expect(flag { rk_view_point_inside(view, point(1, 1), nil, $0) }) }
      #expect(Self.calls == 3 && over.pointee.calls == 3)
      #expect(state == .faulted && faults == 3)
      #expect(!flag { rk_responder_can_become_first_responder(one, $0) })
      #expect(!flag { rk_responder_can_perform_action(one, "go:", nil, $0) })
      for view in [one, other, one] {
        #expect(flag { rk_view_point_inside(view, point(1, 1), nil, $0) })
        #expect(!flag { rk_view_point_inside(view, point(10, 1), nil, $0) })
      }
      #expect(Self.calls == 3 && over.pointee.calls == 9)
      #expect(rk_plugin_activate(plugin) == .busy)
      world.end()
    }
  }

  /// SPEC 307: a budget that is kept is no fault.
  @Test func enoughTime() {
    let view = world.view("v", rect(0, 0, 10, 10), load(budget: 1000) { _ in 1 })
    for _ in 0..<20 { #expect(flag { rk_view_point_inside(view, point(50, 50), nil, $0) }) }
    #expect(faults == 0 && state == .active)
    world.end()
  }

  /// SPEC 307: what was written to the table is found before long, and undone: the same fault is not found twice.
  @Test func theTableIsRestored() {
    let view = world.view("v", rect(0, 0, 10, 10), load { _ in
      if Self.calls == 1 { UnsafeMutablePointer(mutating: Self.host!).pointee.abi_minor = 77 }
      return 1
    })
    for _ in 0..<200 { _ = flag { rk_view_point_inside(view, point(50, 50), nil, $0) } }
    #expect(faults == 1 && Self.host!.pointee.abi_minor == UInt16(RK_ABI_MINOR))
    #expect(flag { rk_view_point_inside(view, point(50, 50), nil, $0) })
    world.end()
  }

  /// SPEC 307: what an inner method is blamed for does not fall on the one around it, and ends with it.
  @Test func strangersWithinACall() {
    let cls = load { me in
      guard Self.calls < 3 else { return 1 }
      if Self.calls == 1 { return flag { rk_view_point_inside(me, point(60, 60), nil, $0) } ? 1 : 0 }
      let view = UInt(bitPattern: me!)
      #expect(inBackground { rk_view_point_inside(Handle(bitPattern: view), point(1, 1), nil, nil) }.wait() == .wrongThread)
      return 1
    }
    let view = world.view("v", rect(0, 0, 10, 10), cls)
    // The inner one answers 1 outside of the bounds, which does not count; the outer one passes the inherited answer on.
    #expect(!flag { rk_view_point_inside(view, point(50, 50), nil, $0) })
    #expect(faults == 1)
    #expect(flag { rk_view_point_inside(view, point(50, 50), nil, $0) } && faults == 1)
    world.end()
  }

  /// SPEC 349: an object whose instance_deinit runs has the built-in class's answers; no method is called that could be at fault.
  @Test func askedWhileItEnds() {
    var cls: Handle?
    let faulty = load { _ in 1 }
    let name = Self.text.name
    var desc = RKClassDesc()
    desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
    desc.name = characters("Ending")
    desc.superclass = characters(name)
    desc.instance_deinit = { me, _, _ in #expect(!flag { rk_view_point_inside(me, point(50, 50), nil, $0) } && flag { rk_view_point_inside(me, point(5, 5), nil, $0) }) }
    ok(rk_class_define(world.context, &desc, &cls))
    ok(rk_release(world.view("v", rect(0, 0, 10, 10), cls)))
    #expect(faulty != nil && Self.calls == 0 && faults == 0)
    world.end()
  }

  /// The one that came last ends first, and each is given what its init has stored.
  @Test func orderOfEnds() {
    Self.ended = []
    var hosts: [UnsafeMutableRawPointer?] = []
    for (number, id) in [characters("first"), characters("second")].enumerated() {
      let entry = entries + number
      fill(entry, id)
      entry.pointee.`init` = { host, data in
        PluginFaultTests.host = host
        data!.pointee = UnsafeMutableRawPointer(mutating: host)
        return .OK
      }
      entry.pointee.`deinit` = { _, data in PluginFaultTests.ended.append(data) }
      ok(rk_plugin_register(world.context, entry, nil))
      hosts.append(UnsafeMutableRawPointer(mutating: Self.host))
    }
    world.end()
    #expect(Self.ended == hosts.reversed() && hosts[0] != hosts[1])
  }

  /// What a refusing init has left behind lives on as its inherited class, and keeps what belongs to its own: that ends with the context.
  @Test func leftBehindByARefusal() {
    Self.calls = 0
    Self.ended = []
    fill(entries, characters(Self.text.id))
    entries.pointee.`init` = { host, _ in
      guard register(host!) == .OK, let cls = out({ rk_class_find(host!.pointee.context, "Faulty", $0) }) else { return .OK }
      PluginFaultTests.left = out { rk_view_create(host!.pointee.context, cls, rect(0, 0, 10, 10), $0) }
      return .unsupported
    }
    #expect(rk_plugin_register(world.context, entries, nil) == .pluginInit)
    #expect(Self.ended.isEmpty)
    #expect(flag { rk_view_point_inside(Self.left, point(1, 1), nil, $0) } && Self.calls == 0)
    var found: Handle?
    #expect(rk_class_find(world.context, "Faulty", &found) == .notFound)
    world.end()
    #expect(Self.ended.count == 1)
  }

  // MARK: The plugin

  fileprivate struct Over {
    var cls: Handle?
    var calls = 0
  }

  private var plugin: Handle? { out { rk_plugin_find(world.context, "org.responderkit.test.faulty", $0) } }
  private var state: RKPluginState { out(RKPluginState.inactive) { rk_plugin_get_state(plugin, $0) } }
  private var faults: UInt64 { out(UInt64(0)) { rk_plugin_get_faults(plugin, $0, nil) } }

  fileprivate static let text: (id: StaticString, name: StaticString, superclass: StaticString, selector: StaticString) =
    ("org.responderkit.test.faulty", "Faulty", "View", "go:")

  private func fill(_ entry: UnsafeMutablePointer<RKPluginEntry>, _ id: UnsafePointer<CChar>) {
    entry.initialize(to: RKPluginEntry())
    entry.pointee.struct_size = UInt32(MemoryLayout<RKPluginEntry>.size)
    entry.pointee.magic = RK_PLUGIN_MAGIC
    entry.pointee.abi_major = UInt16(RK_ABI_MAJOR)
    entry.pointee.abi_minor = UInt16(RK_ABI_MINOR)
    entry.pointee.id = id
    entry.pointee.version = characters("1.0.0")
  }

  /// The plugin's class.
  private func load(faultLimit: UInt32 = 8, budget: Double = 0, _ inside: @escaping (Handle?) -> UInt8) -> Handle? {
    Self.inside = inside
    Self.calls = 0
    var policy = RKPluginPolicy()
    policy.struct_size = UInt32(MemoryLayout<RKPluginPolicy>.size)
    policy.fault_limit = faultLimit
    policy.budget = budget
    ok(rk_plugin_policy(world.context, &policy))
    fill(entries, characters(Self.text.id))
    entries.pointee.`init` = { host, _ in
      PluginFaultTests.host = host
      return register(host!)
    }
    ok(rk_plugin_register(world.context, entries, nil))
    return world.builtIn("Faulty")
  }

  private func lay(_ over: UnsafeMutablePointer<Over>, over cls: Handle?) {
    var methods = RKViewMethods()
    methods.struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
    methods.point_inside = { me, p, event, over in
      let over = over!.assumingMemoryBound(to: Over.self)
      over.pointee.calls += 1
      return flag { rk_super_point_inside(over.pointee.cls, me, p, event, $0) }
    }
    withUnsafePointer(to: &methods) { methods in
      var desc = RKClassDesc()
      desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
      desc.view_methods = methods
      desc.userdata = UnsafeMutableRawPointer(over)
      ok(rk_class_extend(cls, &desc, &over.pointee.cls))
    }
  }
}

private func characters(_ text: StaticString) -> UnsafePointer<CChar> { UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self) }

/// The class Faulty, with two methods and an action.
private func register(_ host: UnsafePointer<RKHost>) -> RKStatus {
  var view = RKViewMethods()
  view.struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
  // It may answer what no bool can be.
  let inside: @convention(c) (Handle?, RKPoint, Handle?, UnsafeMutableRawPointer?) -> UInt8 = { me, _, _, _ in
    PluginFaultTests.calls += 1
    return PluginFaultTests.inside(me)
  }
  view.point_inside = unsafeBitCast(inside, to: RKPointInsideMethod.self)
  var responder = RKResponderMethods()
  responder.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
  responder.can_become_first_responder = { _, _ in true }
  var action = RKActionDesc(selector: characters(PluginFaultTests.text.selector), function: { _, _, _, _ in })
  return withUnsafePointer(to: &view) { view in
    withUnsafePointer(to: &responder) { responder in
      withUnsafePointer(to: &action) { action in
        var desc = RKClassDesc()
        desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
        desc.name = characters(PluginFaultTests.text.name)
        desc.superclass = characters(PluginFaultTests.text.superclass)
        desc.view_methods = view
        desc.responder_methods = responder
        desc.actions = action
        desc.action_count = 1
        desc.drop = { PluginFaultTests.ended.append($0) }
        var cls: Handle?
        return host.pointee.register_class(host, &desc, &cls)
      }
    }
  }
}
