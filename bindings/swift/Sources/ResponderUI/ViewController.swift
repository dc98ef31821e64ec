// SPDX-License-Identifier: MIT
import CResponderKit

/// What manages a view, and stands between it and its superview in the responder chain.
///
/// A window retains its root; a controller retains its view, its children and the controller that it presents.
open class ViewController: Responder {
  override class var builtIn: String { "ViewController" }
  /// There are no nib files.
  public enum NibBundle {}
  private var kept: [Object] = []

  /// There are no nib files: both are nil.
  public init(nibName: String?, bundle: NibBundle?) { super.init(making: .zero) }
  /// There are no archives.
  public required init?(coder: Coder) { super.init(making: .zero) }
  /// A controller whose view is loaded when it is needed.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_view_controller_create(context, cls, &out)
  }

  override class func of(_ handle: OpaquePointer?) -> ViewController? { Objects.of(handle) as? ViewController }

  // MARK: View

  /// The view, which is loaded first: loadView(), then viewDidLoad().
  public final var view: View! {
    get {
      let view = View.of(found { rk_view_controller_get_view(handle, &$0) })
      updateHold()
      return view
    }
    set {
      check(rk_view_controller_set_view(handle, newValue?.handle))
      updateHold()
    }
  }
  /// The view, without loading it.
  public final var viewIfLoaded: View? { .of(found { rk_view_controller_get_view_if_loaded(handle, &$0) }) }
  /// Whether it has a view.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }
  /// As reading `view` does.
  public final func loadViewIfNeeded() { _ = view }

  /// An override sets `view`. The inherited method sets a plain one of zero size.
  open func loadView() {
    guard let cls = inheriting(.loadView) else { if !isViewLoaded { view = View() }; return }
    check(rk_super_load_view(cls, handle))
  }
  /// The view was loaded.
  open func viewDidLoad() {
    if let cls = inheriting(.viewDidLoad) { check(rk_super_view_did_load(cls, handle)) }
  }
  /// Before its view comes into a visible window.
  open func viewWillAppear(_ animated: Bool) {
    if let cls = inheriting(.viewWillAppear) { check(rk_super_view_will_appear(cls, handle, animated)) }
  }
  /// Its view is in the window.
  open func viewIsAppearing(_ animated: Bool) {
    if let cls = inheriting(.viewIsAppearing) { check(rk_super_view_is_appearing(cls, handle, animated)) }
  }
  /// The view is there, after any transition.
  open func viewDidAppear(_ animated: Bool) {
    if let cls = inheriting(.viewDidAppear) { check(rk_super_view_did_appear(cls, handle, animated)) }
  }
  /// Before its view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {
    if let cls = inheriting(.viewWillDisappear) { check(rk_super_view_will_disappear(cls, handle, animated)) }
  }
  /// Its view has left the window.
  open func viewDidDisappear(_ animated: Bool) {
    if let cls = inheriting(.viewDidDisappear) { check(rk_super_view_did_disappear(cls, handle, animated)) }
  }
  /// Whether its children appear and disappear with it; false: it calls beginAppearanceTransition() of them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    guard let cls = inheriting(.shouldAutomaticallyForwardAppearanceMethods) else { return true }
    return value(true) { rk_super_should_automatically_forward_appearance_methods(cls, handle, &$0) }
  }
  /// Make a child appear or disappear: for containers that do not forward automatically.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    check(rk_view_controller_begin_appearance_transition(handle, isAppearing, animated))
  }
  /// The other half of it.
  public final func endAppearanceTransition() { check(rk_view_controller_end_appearance_transition(handle)) }

  // MARK: Containment and presentation

  /// The container that it is a child of.
  public final var parent: ViewController? { .of(found { rk_view_controller_get_parent(handle, &$0) }) }
  /// In the order in which they were added.
  public final var children: [ViewController] { list { rk_view_controller_get_children(handle, $0, $1, $2) }.compactMap { .of($0) } }
  /// The container places the child's view.
  open func addChild(_ child: ViewController) {
    check(rk_view_controller_add_child(handle, child.handle))
    ViewController.updateHolds(context)
  }
  /// No longer be a child; its view stays where it is.
  open func removeFromParent() {
    check(rk_view_controller_remove_from_parent(handle))
    ViewController.updateHolds(context)
  }
  /// UIKit's containers call it; nothing depends on it here.
  open func willMove(toParent parent: ViewController?) {}
  /// The same, afterwards.
  open func didMove(toParent parent: ViewController?) {}

  /// What it presents.
  public final var presentedViewController: ViewController? { .of(found { rk_view_controller_get_presented(handle, &$0) }) }
  /// What presents it.
  public final var presentingViewController: ViewController? { .of(found { rk_view_controller_get_presenting(handle, &$0) }) }
  /// Show another controller's view over the whole window, at once.
  open func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
    check(rk_view_controller_present(handle, controller.handle))
    ViewController.updateHolds(context)
    completion?()
  }
  /// Dismiss the controller that it presents; if it presents none, its presenter dismisses it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    check(rk_view_controller_dismiss(handle))
    ViewController.updateHolds(context)
    completion?()
  }
  /// The nearest navigation controller that contains this one.
  public final var navigationController: NavigationController? {
    var next = parent
    while let present = next {
      if let found = present as? NavigationController { return found }
      next = present.parent
    }
    return nil
  }

  // MARK: What it keeps

  override func releaseHolds() {
    super.releaseHolds()
    kept = []
  }

  /// Keep what the core's controller keeps.
  private func updateHold() {
    let now = ([viewIfLoaded, presentedViewController] as [Object?]).compactMap { $0 } + (children as [Object])
    if now != kept { kept = now }
  }

  /// The same for all: a change at one may end another's.
  static func updateHolds(_ context: Context) {
    let (controllers, windows) = (Objects.all(ViewController.self, of: context), Objects.all(Window.self, of: context))
    for controller in controllers { controller.updateHold() }
    for window in windows { window.updateRoot() }
  }
}

/// A stack of controllers, of which the last one's view is shown.
open class NavigationController: ViewController {
  override class var builtIn: String { "NavigationController" }

  /// A stack that begins with this controller.
  public convenience init(rootViewController root: ViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(root, animated: false)
  }
  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_navigation_controller_create(context, cls, nil, &out)
  }

  /// From the root up.
  public final var viewControllers: [ViewController] { children }
  /// The last of the stack.
  public final var topViewController: ViewController? { .of(found { rk_navigation_controller_get_top(handle, &$0) }) }
  /// What is seen: the top, or what it presents.
  public final var visibleViewController: ViewController? { .of(found { rk_navigation_controller_get_visible(handle, &$0) }) }

  /// Put a controller on the stack, and its view in place.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    check(rk_navigation_controller_push(handle, controller.handle))
    ViewController.updateHolds(context)
  }
  /// Take the top off, unless it is the root: which one it was.
  @discardableResult open func popViewController(animated: Bool) -> ViewController? {
    let top = topViewController
    let popped = value(false) { rk_navigation_controller_pop(handle, &$0) }
    ViewController.updateHolds(context)
    return popped ? top : nil
  }
  /// Take all but the root off.
  @discardableResult open func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = viewControllers.dropFirst()
    check(rk_navigation_controller_pop_to_root(handle, nil))
    ViewController.updateHolds(context)
    return popped.isEmpty ? nil : Array(popped)
  }
}
