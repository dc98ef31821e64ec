// SPDX-License-Identifier: MIT
import CResponderKit

// window.h

@_cdecl("rk_window_create") @implementation public func rk_window_create(_ context: RKContextRef?, _ cls: RKClassRef?, _ frame: RKRect, _ out: UnsafeMutablePointer<RKWindowRef?>?) -> RKStatus {
  getFromContext(context, out, calls: true) { (context) throws(RKStatus) in
    context.recorded(Call.window_create, cls, frame)
    try finite(frame, "frame")
    return try context.makeWindow(try classForNew(context, cls, BuiltIn.window, .window), frame)
  }
}

@_cdecl("rk_window_set_level") @implementation public func rk_window_set_level(_ window: RKWindowRef?, _ level: Double) -> RKStatus {
  with(window, .windows, "window") { (w) throws(RKStatus) in
    w.context.recorded(Call.window_set_level, window, level)
    try finite(level, "level")
    w.setLevel(level)
  }
}

@_cdecl("rk_window_get_level") @implementation public func rk_window_get_level(_ window: RKWindowRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  get(window, .windows, "window", out) { w in w.data.level }
}

@_cdecl("rk_window_set_screen") @implementation public func rk_window_set_screen(_ window: RKWindowRef?, _ screen: UInt32) -> RKStatus {
  with(window, .windows, "window") { w in
    w.context.recorded(Call.window_set_screen, window, screen)
    w.data.screen = screen
  }
}

@_cdecl("rk_window_get_screen") @implementation public func rk_window_get_screen(_ window: RKWindowRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  get(window, .windows, "window", out) { w in w.data.screen }
}

@_cdecl("rk_window_make_key") @implementation public func rk_window_make_key(_ window: RKWindowRef?) -> RKStatus {
  with(window, .windows, "window") { w in
    w.context.recorded(Call.window_make_key, window)
    w.makeKey()
  }
}

@_cdecl("rk_window_make_key_and_visible") @implementation public func rk_window_make_key_and_visible(_ window: RKWindowRef?) -> RKStatus {
  with(window, .windows, "window") { w in
    w.context.recorded(Call.window_make_key_and_visible, window)
    w.makeKeyAndVisible()
  }
}

@_cdecl("rk_window_is_key") @implementation public func rk_window_is_key(_ window: RKWindowRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(window, .windows, "window", out) { w in w.context.keyWindow == w.index }
}

@_cdecl("rk_window_set_root_view_controller") @implementation public func rk_window_set_root_view_controller(_ window: RKWindowRef?, _ controller: RKViewControllerRef?) -> RKStatus {
  with(window, .windows, "window") { (w) throws(RKStatus) in
    let context = w.context
    context.recorded(Call.window_set_root_view_controller, window, controller)
    try w.setRootController(context.controller(ifAny: try resolveOptional(controller, in: context, .controllers, "controller")))
  }
}

@_cdecl("rk_window_get_root_view_controller") @implementation public func rk_window_get_root_view_controller(_ window: RKWindowRef?, _ out: UnsafeMutablePointer<RKViewControllerRef?>?) -> RKStatus {
  get(window, .windows, "window", out) { w in w.rootController?.pointer }
}

@_cdecl("rk_window_get_first_responder") @implementation public func rk_window_get_first_responder(_ window: RKWindowRef?, _ out: UnsafeMutablePointer<RKResponderRef?>?) -> RKStatus {
  get(window, .windows, "window", out) { w in w.firstResponder?.pointer }
}

@_cdecl("rk_window_convert_point_to") @implementation public func rk_window_convert_point_to(_ window: RKWindowRef?, _ point: RKPoint, _ to: RKWindowRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(window, .windows, "window", out) { (w) throws(RKStatus) in
    let context = w.context
    let to = try resolveOptional(to, in: context, .windows, "to")
    let screen = w.view.convertUp(point, to: nil)
    return to == 0 ? screen : context.view(to).convertDown(screen, from: nil)
  }
}

@_cdecl("rk_window_convert_point_from") @implementation public func rk_window_convert_point_from(_ window: RKWindowRef?, _ point: RKPoint, _ from: RKWindowRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  get(window, .windows, "window", out) { (w) throws(RKStatus) in
    let context = w.context
    let from = try resolveOptional(from, in: context, .windows, "from")
    return w.view.convertDown(from == 0 ? point : context.view(from).convertUp(point, to: nil), from: nil)
  }
}

@_cdecl("rk_window_convert_rect_to") @implementation public func rk_window_convert_rect_to(_ window: RKWindowRef?, _ rect: RKRect, _ to: RKWindowRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(window, .windows, "window", out) { (w) throws(RKStatus) in
    let context = w.context
    let to = try resolveOptional(to, in: context, .windows, "to")
    let screen = rect.boundingBox { w.view.toSuperview($0) }
    return to == 0 ? screen : screen.boundingBox { context.view(to).toLocal($0) }
  }
}

@_cdecl("rk_window_convert_rect_from") @implementation public func rk_window_convert_rect_from(_ window: RKWindowRef?, _ rect: RKRect, _ from: RKWindowRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(window, .windows, "window", out) { (w) throws(RKStatus) in
    let context = w.context
    let from = try resolveOptional(from, in: context, .windows, "from")
    let screen = from == 0 ? rect : rect.boundingBox { context.view(from).toSuperview($0) }
    return screen.boundingBox { w.view.toLocal($0) }
  }
}
