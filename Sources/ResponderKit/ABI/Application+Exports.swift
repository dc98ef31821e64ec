// SPDX-License-Identifier: MIT
import CResponderKit

// application.h

@_cdecl("rk_application_create") @implementation public func rk_application_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKApplicationRef?>?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    context.recorded(Call.application_create, cls)
    let cls = try classForNew(context, cls, BuiltIn.application, .application)
    guard context.application == 0 else {
      throw failure(.alreadyExists, "context", "has an application already; get it with rk_context_get_application, subclass it with rk_object_set_class")
    }
    let application = try context.makeApplication(cls)
    out?.pointee = application.pointer
  }
}

@_cdecl("rk_application_set_delegate") @implementation public func rk_application_set_delegate(_ application: RKApplicationRef?, _ delegate: RKResponderRef?) -> RKStatus {
  with(application, .applications, "application") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.application_set_delegate, application, delegate)
    context.delegate = try resolveOptional(delegate, in: context, .responders, "delegate")
  }
}

@_cdecl("rk_application_get_delegate") @implementation public func rk_application_get_delegate(_ application: RKApplicationRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  get(application, .applications, "application", out) { o in o.context.pointer(o.context.delegate) }
}

@_cdecl("rk_application_send_event") @implementation public func rk_application_send_event(_ application: RKApplicationRef?, _ event: RKEventRef?) -> RKStatus {
  with(application, .applications, "application") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.application_send_event, application, event)
    _ = try resolve(event, in: context, .events, "event")
    guard context.updateDepth < context.updateLimit else {
      throw context.refused("event", context.updateDepth, "is sent from too many nested handlers; let the outer calls return first")
    }
    context.updateDepth += 1
    context.enter()
    context.sendEventToApplication(event)
    context.leave()
    context.updateDepth -= 1
  }
}

@_cdecl("rk_application_begin_ignoring_interaction_events") @implementation public func rk_application_begin_ignoring_interaction_events(_ application: RKApplicationRef?) -> RKStatus {
  with(application, .applications, "application") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.application_begin_ignoring_interaction_events, application)
    try context.beginIgnoringEvents()
  }
}

@_cdecl("rk_application_end_ignoring_interaction_events") @implementation public func rk_application_end_ignoring_interaction_events(_ application: RKApplicationRef?) -> RKStatus {
  with(application, .applications, "application") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.application_end_ignoring_interaction_events, application)
    guard context.ignoring > 0 else { throw failure(.notFound, "application", "is not ignoring events; begin first") }
    context.ignoring -= 1
  }
}

@_cdecl("rk_application_is_ignoring_interaction_events") @implementation public func rk_application_is_ignoring_interaction_events(_ application: RKApplicationRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(application, .applications, "application", out) { o in o.context.ignoring > 0 }
}

@_cdecl("rk_application_set_active") @implementation public func rk_application_set_active(_ application: RKApplicationRef?, _ active: Bool) -> RKStatus {
  with(application, .applications, "application") { (o) throws(RKStatus) in
    let context = o.context
    context.recorded(Call.application_set_active, application, active)
    try context.setActive(active)
  }
}

@_cdecl("rk_application_is_active") @implementation public func rk_application_is_active(_ application: RKApplicationRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(application, .applications, "application", out) { o in !o.context.inactive }
}
