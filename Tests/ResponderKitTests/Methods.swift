import CResponderKit
import Testing

/// The overrides of one class of a test, as closures. What stays nil is inherited.
final class Methods {
  /// The class, for super-calls.
  private(set) var cls: Handle?

  var touches: ((RKTouchPhase, Handle, [Handle], Handle?) -> Void)?
  var nextResponder: ((Handle) -> Handle?)?
  var canBecomeFirst: (() -> Bool)?
  var becomeFirst: ((Handle) -> Bool)?
  var resignFirst: ((Handle) -> Bool)?
  var canPerform: ((Handle, String) -> Bool)?
  var hitTest: ((Handle, RKPoint, Handle?) -> Handle?)?
  var pointInside: ((Handle, RKPoint, Handle?) -> Bool)?
  /// The tree callbacks: word, receiver, the other view or window.
  var tree: ((String, Handle, Handle?) -> Void)?
  var sendEventOfApplication: ((Handle, Handle?) -> Void)?
  var sendEventOfWindow: ((Handle, Handle?) -> Void)?
  var key: ((String, Handle) -> Void)?
  var loadView: ((Handle) -> Void)?
  var viewDidLoad: ((Handle) -> Void)?
  /// Selectors that the class implements, and what performing one of them does: receiver, sender, event.
  var actions: [String] = []
  var perform: ((Handle, Handle?, Handle?) -> Void)?
  var shouldBegin: ((Handle, Handle) -> Bool)?
  /// Overrides of a control or of a recogniser; see GestureMethods.swift.
  var control = ControlOverrides()
  var gesture = GestureOverrides()
  /// Overrides that concern presses, motion, remote control and text; see PressMethods.swift.
  var press = PressOverrides()

  /// Runs the inherited touch method.
  func superTouches(_ phase: RKTouchPhase, _ me: Handle, _ touches: [Handle], _ event: Handle?) {
    let list = touches.map { Optional($0) }
    switch phase {
    case .began: ok(rk_super_touches_began(cls, me, list, list.count, event))
    case .moved: ok(rk_super_touches_moved(cls, me, list, list.count, event))
    case .ended: ok(rk_super_touches_ended(cls, me, list, list.count, event))
    default: ok(rk_super_touches_cancelled(cls, me, list, list.count, event))
    }
  }

  func superHitTest(_ me: Handle, _ point: RKPoint, _ event: Handle?) -> Handle? { out { rk_super_hit_test(cls, me, point, event, $0) } }
  func superPointInside(_ me: Handle, _ point: RKPoint, _ event: Handle?) -> Bool {
    flag { rk_super_point_inside(cls, me, point, event, $0) }
  }

  static func from(_ userdata: UnsafeMutableRawPointer?) -> Methods {
    Unmanaged<Methods>.fromOpaque(userdata!).takeUnretainedValue()
  }

  func define(in context: Handle, name: String, superclass: String) -> Handle {
    var responder = responderTable()
    var view = viewTable()
    var window = windowTable()
    var controller = controllerTable()
    var application = applicationTable()
    var control = controlTable()
    var gesture = gestureTable()
    let hasWindow = sendEventOfWindow != nil || key != nil
    let hasView = hitTest != nil || pointInside != nil || tree != nil || shouldBegin != nil
    let hasController = loadView != nil || viewDidLoad != nil
    // A recogniser is no responder, and a class of recognisers takes no methods of one.
    let isGesture = GestureOverrides.classes.contains(superclass) || self.gesture.isUsed
    let selectors = actions.map { Array($0.utf8CString) }
    var made: Handle?
    withUnsafePointers(selectors) { actions in
      name.withCString { name in
        superclass.withCString { superclass in
          withUnsafePointer(to: &responder) { responder in
            withUnsafePointer(to: &view) { view in
              withUnsafePointer(to: &window) { window in
                withUnsafePointer(to: &controller) { controller in
                  withUnsafePointer(to: &application) { application in
                    withUnsafePointer(to: &control) { control in
                      withUnsafePointer(to: &gesture) { gesture in
                        var desc = RKClassDesc()
                        desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
                        desc.name = name
                        desc.superclass = superclass
                        desc.responder_methods = isGesture ? nil : responder
                        desc.view_methods = hasView ? view : nil
                        desc.window_methods = hasWindow ? window : nil
                        desc.view_controller_methods = hasController ? controller : nil
                        desc.application_methods = sendEventOfApplication != nil ? application : nil
                        desc.control_methods = self.control.isUsed ? control : nil
                        desc.gesture_recognizer_methods = self.gesture.isUsed ? gesture : nil
                        desc.actions = actions.baseAddress
                        desc.action_count = actions.count
                        desc.userdata = Unmanaged.passUnretained(self).toOpaque()
                        ok(rk_class_define(context, &desc, &made))
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    cls = made
    return made!
  }

  private func withUnsafePointers(_ selectors: [[CChar]], _ body: (UnsafeBufferPointer<RKActionDesc>) -> Void) {
    var descs: [RKActionDesc] = []
    func next(_ index: Int) {
      guard index < selectors.count else { return descs.withUnsafeBufferPointer(body) }
      selectors[index].withUnsafeBufferPointer { selector in
        descs.append(RKActionDesc(selector: selector.baseAddress, function: { Methods.from($3).perform?($0!, $1, $2) }))
        next(index + 1)
      }
    }
    next(0)
  }

  private func responderTable() -> RKResponderMethods {
    var table = RKResponderMethods()
    table.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
    if touches != nil {
      table.touches_began = { Methods.run(.began, $0, $1, $2, $3, $4) }
      table.touches_moved = { Methods.run(.moved, $0, $1, $2, $3, $4) }
      table.touches_ended = { Methods.run(.ended, $0, $1, $2, $3, $4) }
      table.touches_cancelled = { Methods.run(.cancelled, $0, $1, $2, $3, $4) }
    }
    if nextResponder != nil { table.next_responder = { Methods.from($1).nextResponder!($0!) } }
    if canBecomeFirst != nil { table.can_become_first_responder = { Methods.from($1).canBecomeFirst!() } }
    if becomeFirst != nil { table.become_first_responder = { Methods.from($1).becomeFirst!($0!) } }
    if resignFirst != nil { table.resign_first_responder = { Methods.from($1).resignFirst!($0!) } }
    press.fill(&table)
    if canPerform != nil { table.can_perform_action = { Methods.from($3).canPerform!($0!, String(cString: $1!)) } }
    return table
  }

  private static func run(
    _ phase: RKTouchPhase, _ me: Handle?, _ touches: UnsafePointer<Handle?>?, _ count: Int, _ event: Handle?,
    _ userdata: UnsafeMutableRawPointer?
  ) {
    Methods.from(userdata).touches!(phase, me!, UnsafeBufferPointer(start: touches, count: count).compactMap { $0 }, event)
  }

  private func viewTable() -> RKViewMethods {
    var table = RKViewMethods()
    table.struct_size = UInt32(MemoryLayout<RKViewMethods>.size)
    if hitTest != nil { table.hit_test = { Methods.from($3).hitTest!($0!, $1, $2) } }
    if pointInside != nil { table.point_inside = { Methods.from($3).pointInside!($0!, $1, $2) } }
    if shouldBegin != nil { table.gesture_recognizer_should_begin = { Methods.from($2).shouldBegin!($0!, $1!) } }
    if tree != nil {
      table.will_move_to_superview = { Methods.from($2).tree!("willMoveToSuperview", $0!, $1) }
      table.did_move_to_superview = { Methods.from($1).tree!("didMoveToSuperview", $0!, nil) }
      table.will_move_to_window = { Methods.from($2).tree!("willMoveToWindow", $0!, $1) }
      table.did_move_to_window = { Methods.from($1).tree!("didMoveToWindow", $0!, nil) }
      table.did_add_subview = { Methods.from($2).tree!("didAddSubview", $0!, $1) }
      table.will_remove_subview = { Methods.from($2).tree!("willRemoveSubview", $0!, $1) }
    }
    return table
  }

  private func windowTable() -> RKWindowMethods {
    var table = RKWindowMethods()
    table.struct_size = UInt32(MemoryLayout<RKWindowMethods>.size)
    if sendEventOfWindow != nil { table.send_event = { Methods.from($2).sendEventOfWindow!($0!, $1) } }
    if key != nil {
      table.become_key_window = { Methods.from($1).key!("becomeKey", $0!) }
      table.resign_key_window = { Methods.from($1).key!("resignKey", $0!) }
    }
    return table
  }

  private func controllerTable() -> RKViewControllerMethods {
    var table = RKViewControllerMethods()
    table.struct_size = UInt32(MemoryLayout<RKViewControllerMethods>.size)
    if loadView != nil { table.load_view = { Methods.from($1).loadView!($0!) } }
    if viewDidLoad != nil { table.view_did_load = { Methods.from($1).viewDidLoad!($0!) } }
    return table
  }

  private func applicationTable() -> RKApplicationMethods {
    var table = RKApplicationMethods()
    table.struct_size = UInt32(MemoryLayout<RKApplicationMethods>.size)
    if sendEventOfApplication != nil { table.send_event = { Methods.from($2).sendEventOfApplication!($0!, $1) } }
    return table
  }
}

extension World {
  /// A class whose touch methods log `name.phase` with the ids and call super.
  func loggingClass(_ superclass: String = "View", callsSuper: Bool = true) -> Handle {
    cls(superclass) { methods in
      methods.touches = { [unowned self, unowned methods] phase, me, touches, event in
        log("\(name(me)).\(word(phase)){\(ids(touches))}")
        if callsSuper { methods.superTouches(phase, me, touches, event) }
      }
    }
  }

  func ids(_ touches: [Handle]) -> String {
    touches.map { touch in out(Int64(0)) { rk_touch_get_id(touch, $0) } }.sorted().map { "\($0)" }.joined(separator: ",")
  }
}
