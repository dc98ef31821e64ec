// SPDX-License-Identifier: MIT
import CResponderKit

// controller.h

@_cdecl("rk_view_controller_create") @implementation public func rk_view_controller_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(Call.view_controller_create, cls)
    return try context.makeController(try classForNew(context, cls, BuiltIn.viewController, .viewController))
  }
}

@_cdecl("rk_view_controller_set_view") @implementation public func rk_view_controller_set_view(_ controller: RKViewControllerRef?, _ view: RKViewRef?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.view_controller_set_view, controller, view)
    try c.setView(try resolveOptionalView(view, in: context, "view"))
  }
}

@_cdecl("rk_view_controller_get_view") @implementation public func rk_view_controller_get_view(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  get(controller, .controllers, "controller", out, calls: true) { (c) throws(RKStatus) in
    c.context.recorded(Call.view_controller_get_view, controller)
    return try c.loadedView()?.pointer
  }
}

@_cdecl("rk_view_controller_get_view_if_loaded") @implementation public func rk_view_controller_get_view_if_loaded(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewRef?>?) -> RKStatus {
  get(controller, .controllers, "controller", out) { c in c.view?.pointer }
}

@_cdecl("rk_view_controller_add_child") @implementation public func rk_view_controller_add_child(_ controller: RKViewControllerRef?, _ child: RKViewControllerRef?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.view_controller_add_child, controller, child)
    try c.addChild(context.controller(try resolve(child, in: context, .controllers, "child")))
  }
}

@_cdecl("rk_view_controller_remove_from_parent") @implementation public func rk_view_controller_remove_from_parent(_ controller: RKViewControllerRef?) -> RKStatus {
  with(controller, .controllers, "controller") { c in
    c.context.recorded(Call.view_controller_remove_from_parent, controller)
    c.removeFromParent()
  }
}

@_cdecl("rk_view_controller_get_parent") @implementation public func rk_view_controller_get_parent(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(controller, .controllers, "controller", out) { c in c.parent?.pointer }
}

@_cdecl("rk_view_controller_get_children") @implementation public func rk_view_controller_get_children(_ controller: RKViewControllerRef?, _ buffer: UnsafeMutablePointer<RKViewControllerRef?>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  with(controller, .controllers, "controller", calls: false) { (c) throws(RKStatus) in
    let children = c.children
    try copyList(buffer, capacity, length, children.count) { c.context.pointer(children[$0]) }
  }
}

@_cdecl("rk_view_controller_present") @implementation public func rk_view_controller_present(_ controller: RKViewControllerRef?, _ presented: RKViewControllerRef?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.view_controller_present, controller, presented)
    try c.present(context.controller(try resolve(presented, in: context, .controllers, "presented")))
  }
}

@_cdecl("rk_view_controller_dismiss") @implementation public func rk_view_controller_dismiss(_ controller: RKViewControllerRef?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    c.context.recorded(Call.view_controller_dismiss, controller)
    try c.dismiss()
  }
}

@_cdecl("rk_view_controller_get_presenting") @implementation public func rk_view_controller_get_presenting(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(controller, .controllers, "controller", out) { c in c.presenting?.pointer }
}

@_cdecl("rk_view_controller_get_presented") @implementation public func rk_view_controller_get_presented(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(controller, .controllers, "controller", out) { c in c.presented?.pointer }
}

@_cdecl("rk_navigation_controller_push") @implementation public func rk_navigation_controller_push(_ controller: RKViewControllerRef?, _ content: RKViewControllerRef?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.navigation_controller_push, controller, content)
    try c.push(context.controller(try resolve(content, in: context, .controllers, "content")))
  }
}

@_cdecl("rk_navigation_controller_pop") @implementation public func rk_navigation_controller_pop(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    c.context.recorded(Call.navigation_controller_pop, controller)
    let popped = try c.pop()
    out?.pointee = popped
  }
}

@_cdecl("rk_navigation_controller_pop_to_root") @implementation public func rk_navigation_controller_pop_to_root(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    c.context.recorded(Call.navigation_controller_pop_to_root, controller)
    let popped = try c.pop(to: 1)
    out?.pointee = popped
  }
}

@_cdecl("rk_navigation_controller_get_visible") @implementation public func rk_navigation_controller_get_visible(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(controller, .controllers, "controller", out) { (c) throws(RKStatus) in
    try c.requireNavigation()
    return c.visible?.pointer
  }
}

@_cdecl("rk_navigation_controller_create") @implementation public func rk_navigation_controller_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ root: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(Call.navigation_controller_create, cls, root)
    let made = try classForNew(context, cls, BuiltIn.navigationController, .viewController)
    guard context.isSubclass(made.id, of: BuiltIn.navigationController) else {
      throw failure(.invalidArgument, "cls", .text(made.name.unsafelyUnwrapped), "is not a NavigationController; pass that class or a subclass")
    }
    return try context.makeNavigation(made, context.controller(ifAny: try resolveOptional(root, in: context, .controllers, "root")))
  }
}

@_cdecl("rk_view_controller_begin_appearance_transition") @implementation public func rk_view_controller_begin_appearance_transition(_ controller: RKViewControllerRef?, _ appearing: Bool, _ animated: Bool) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.view_controller_begin_appearance_transition, controller, appearing, animated)
    try c.requireLasting("controller")
    try context.requireStack("controller")
    if appearing { _ = try c.loadedView() }
    if c.kind == .viewController { c.beginTransition(appearing: appearing, animated: animated) }
  }
}

@_cdecl("rk_view_controller_end_appearance_transition") @implementation public func rk_view_controller_end_appearance_transition(_ controller: RKViewControllerRef?) -> RKStatus {
  with(controller, .controllers, "controller") { (c) throws(RKStatus) in
    let context = c.context
    context.recorded(Call.view_controller_end_appearance_transition, controller)
    try c.requireLasting("controller")
    try context.requireStack("controller")
    c.endTransition()
  }
}

@_cdecl("rk_navigation_controller_get_top") @implementation public func rk_navigation_controller_get_top(_ controller: RKViewControllerRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(controller, .controllers, "controller", out) { (c) throws(RKStatus) in
    try c.requireNavigation()
    return c.top?.pointer
  }
}
