// SPDX-License-Identifier: MIT
import CResponderKit

// Delegates of recognisers, scroll views and text fields (SPEC 306): set, replaced, called. One whose object has ended is removed.

/// What has a delegate.
protocol Delegating: ObjectReference {
  associatedtype DelegateTable
  /// nil: none.
  var delegate: Delegate<DelegateTable>? { get nonmutating set }
}

extension Recognizer: Delegating {}

extension Delegating {
  /// Another delegate, or none, from now on.
  func replaceDelegate(_ record: DelegateRecord<DelegateTable>?) throws(RKStatus) {
    var made: Delegate<DelegateTable>?
    if let record {
      guard let delegate = context.memory.make(Delegate<DelegateTable>.self) else { throw noMemory() }
      delegate.initialize(to: record)
      made = delegate
    }
    let old = delegate
    delegate = made
    if let old { context.replace(old) }
  }

  /// The delegate, unless the object that it is has ended: then it goes too.
  func livingDelegate() -> Delegate<DelegateTable>? {
    guard let delegate = self.delegate else { return nil }
    if delegate.object == 0 || context.live(delegate.object, .all) != 0 { return delegate }
    dropDelegate()
    return nil
  }

  var delegateObject: UInt { livingDelegate()?.object ?? 0 }

  /// Its owner ends: the delegate's drop.
  func dropDelegate() {
    guard let delegate = self.delegate else { return }
    self.delegate = nil
    context.replace(delegate)
  }

  /// Frees its memory, without a callback.
  func freeDelegate() {
    guard let delegate = self.delegate else { return }
    self.delegate = nil
    if delegate.uses > 0 { delegate.isReplaced = true } else { context.memory.free(delegate) }
  }

  /// Run a call of the delegate: its table stays valid meanwhile, whatever the call does to it.
  @inline(__always)
  func using<T>(_ delegate: Delegate<DelegateTable>, _ body: () -> T) -> T {
    let kept = keep()
    delegate.uses += 1
    let result = body()
    delegate.uses -= 1
    if delegate.isReplaced, delegate.uses == 0 { context.end(delegate) }
    kept.release()
    return result
  }

  /// Call a function of the delegate, a plugin's watched. `call` returns what is wrong with the answer, 0 if nothing is, and the answer for the
  /// diagnostic; it writes down for a recorder what it calls.
  @inline(__always)
  func callWatched(_ delegate: Delegate<DelegateTable>, asks: Bool, _ call: (Delegate<DelegateTable>) -> (fault: Int32, answer: Double)) {
    guard context.hasStack else { return object.diagnose(.tooDeep) }
    let number = delegate.plugin
    if !context.isCallable(number) { return }
    using(delegate) {
      context.enter()
      if number != 0 { object.beginPlugin(number) }
      let (fault, answer) = call(delegate)
      if number != 0 {
        _ = context.endPlugin(asks: asks, fault)
      } else if fault != 0 {
        object.diagnose(.overrideMisbehaved, value: answer)
      }
      context.leave()
    }
  }
}

extension Context {
  fileprivate func replace<Functions>(_ delegate: Delegate<Functions>) {
    delegate.isReplaced = true
    if delegate.uses == 0 { end(delegate) }
  }

  fileprivate func end<Functions>(_ delegate: Delegate<Functions>) {
    let drop = delegate.drop
    let userdata = delegate.userdata
    let number = delegate.plugin
    memory.free(delegate)
    if let drop {
      // Of a plugin that is off, too: what it keeps is to be given back.
      begin(plugin: number, pluginObject(number))
      drop(userdata)
      end(plugin: number)
    }
  }
}
