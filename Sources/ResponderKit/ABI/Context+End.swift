// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The end of contexts, windows and subtrees: what has begun is closed (SPEC 109, 297, 347-349).

extension Context {
  // MARK: Closing

  /// A subtree is about to leave its window.
  func subtreeLeaves(_ top: View) { leave(top) { close(below: top) } }

  /// A window is about to be hidden, or to end (SPEC 285). Its touches and presses are cancelled through sendEvent, recognisers first. Then what is
  /// still open is closed: what an override of sendEvent did not pass on, what is held back, what has no touches.
  func windowLeaves(_ window: Window) {
    leave(window.view) {
      // A lack of memory does not keep a window: then its touches are cancelled for views alone, below.
      do throws(RKStatus) { try cancelTouches(of: window, .touchCancelledByWindow, window.isDying ? .destroyed : .hidden) } catch {}
      do throws(RKStatus) { try cancelPresses(of: window, .pressCancelledByRemoval) } catch {}
      interruptMotion(of: window)
      close(below: window.view, resigns: window.isDying)
    }
  }

  /// The same for all that the context has.
  fileprivate func closeEverything() {
    do throws(RKStatus) { try cancelTouches(of: nil, .touchCancelledBySystem, .host) } catch {}
    do throws(RKStatus) { try cancelPresses(of: nil, .pressCancelledBySystem) } catch {}
    interruptMotion()
    close(below: nil)
    endAppearances()
    // Actions that were put off (SPEC 82).
    sendDeferredRounds()
  }

  /// Close what has begun below `top` (nil: everywhere), which is leaving. Each step leaves less to be closed, because nothing begins there (SPEC 347).
  private func close(below top: View?, resigns: Bool = true) {
    stopGestures(below: top)
    let outer = leavingWindow
    leavingWindow = true
    cancelTouches(below: top)
    cancelPresses { isPart($0.view, of: top) }
    cancelMotion { isPart($0.view, of: top) }
    cancelTracking(below: top)
    stopScrolls(below: top)
    leavingWindow = outer
    if resigns { resignFirstResponder(below: top) }
  }
}

@_cdecl("rk_context_destroy") @implementation public func rk_context_destroy(_ context: RKContextRef?) -> RKStatus {
  withContext(context) { (context) throws(RKStatus) in
    guard context.depth == 0, context.updateDepth == 0, context.advancing == 0 else {
      throw failure(.busy, "context", "is running a callback; destroy it when its callbacks have returned")
    }
    context.serveReleases()
    context.writePosts()
    context.recorded(Call.context_destroy)
    context.enter()
    // Neither input nor time is taken in from here on, and nothing is made.
    context.updateLimit = 0
    context.advancing = 1
    context.leave(nil) {
      context.closeEverything()
      context.tellsTree = false
      context.endObjects()
      context.discardQueue()
      context.endPlugins()
      context.dropHandlers()
    }
    // From here on every handle is stale, and other threads find no context. So no method of a class can be called after the class's drop.
    rkp_mutex_lock(context.lock)
    rkp_store64(context.enderPointer, context.token)
    rkp_store64(context.tokenPointer, 0)
    rkp_mutex_unlock(context.lock)
    // No thread can post any more.
    context.discardQueue()
    context.dropClasses()
    context.dropClosures()
    rkp_store64(context.enderPointer, 0)
    _ = context.endRecorder()
    context.freeEverything()
    rkp_table_lock()
    context.claimed = false
    rkp_table_unlock()
  }
}

extension Context {
  // MARK: Ending

  /// Run the instance_deinit and drop functions of all objects. None of these can add anything: such calls are refused.
  fileprivate func endObjects() {
    forEachObject { object in
      let h = object.base
      if h.kind == .timer {
        let t = Timer(object).whole
        Timer(object).drop = nil
        return callDrop(t.drop, t.userdata)
      }
      // Closures may be the functions that are still to be called.
      if h.kind == .cls || h.kind == .plugin || h.kind == .closure { return }
      // A function that is called here may release the object's last reference. It ends here all the same, and not inside that call.
      let kept = object.keep()
      dropAdded(object)
      if !h.isDying {
        h.isDying = true
        object.runDeinit()
      }
      if h.side?.drop != nil { object.setUserdata(nil, nil) }
      kept.release()
    }
  }

  /// Actions and delegates that were added to a control or recogniser.
  private func dropAdded(_ object: Object) {
    switch object.kind {
    case .control: Control(object).dropActions()
    case .scroll: ScrollView(object).dropDelegate()
    case .gesture:
      Recognizer(object).dropActions()
      Recognizer(object).dropDelegate()
    default: break
    }
  }

  fileprivate func dropHandlers() {
    let notification = (notificationDrop, notificationUserdata)
    let diagnostic = (diagnosticDrop, diagnosticUserdata)
    let observer = (observerDrop, observerUserdata)
    self.observer = nil
    observerDrop = nil
    refreshTracing()
    notificationHandler = nil
    notificationDrop = nil
    diagnosticHandler = nil
    diagnosticDrop = nil
    callDrop(notification.0, notification.1)
    callDrop(diagnostic.0, diagnostic.1)
    callDrop(observer.0, observer.1)
  }

  fileprivate func dropClasses() {
    for cls in eachClass {
      callDrop(cls.takeDrop(), cls.userdata)
      _ = dropActions(of: cls)
    }
  }

  fileprivate func dropClosures() {
    forEachObject { object in
      guard object.kind == .closure, !object.isDying else { return }
      object.base.isDying = true
      if object.base.side?.drop != nil { object.setUserdata(nil, nil) }
    }
  }
}
