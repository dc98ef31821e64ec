// SPDX-License-Identifier: MIT
// Which objects an export takes, and the reference that it gets to one of them.

/// A reference to an object whose kind is known.
protocol KnownReference: ObjectReference {
  init(_ object: Object)
}

extension Object: KnownReference {
  @inline(__always) init(_ object: Object) { self = object }
}

extension Responder: KnownReference {
  @inline(__always) init(_ object: Object) { self = object.responder }
}

extension View: KnownReference {}
extension Window: KnownReference {}
extension Control: KnownReference {}
extension ScrollView: KnownReference {}
extension Recognizer: KnownReference {}
extension Controller: KnownReference {}
extension Touch: KnownReference {}
extension Press: KnownReference {}

/// The kinds of which an object may be, for a reference of one type.
struct Kinds<R: KnownReference> {
  let set: KindSet

  @inline(__always) fileprivate init(_ set: KindSet) { self.set = set }
}

extension Kinds where R == Responder { @inline(__always) static var responders: Kinds { Kinds(.responders) } }
extension Kinds where R == View { @inline(__always) static var views: Kinds { Kinds(.views) } }
extension Kinds where R == Window { @inline(__always) static var windows: Kinds { Kinds(.windows) } }
extension Kinds where R == Control { @inline(__always) static var controls: Kinds { Kinds(.controls) } }
extension Kinds where R == ScrollView { @inline(__always) static var scrolls: Kinds { Kinds(.scrolls) } }
extension Kinds where R == Recognizer { @inline(__always) static var gestures: Kinds { Kinds(.gestures) } }
extension Kinds where R == Controller { @inline(__always) static var controllers: Kinds { Kinds(.controllers) } }
extension Kinds where R == Touch { @inline(__always) static var touches: Kinds { Kinds(.touches) } }
extension Kinds where R == Press { @inline(__always) static var presses: Kinds { Kinds(.presses) } }

extension Kinds where R == Object {
  @inline(__always) static var applications: Kinds { Kinds(.applications) }
  @inline(__always) static var events: Kinds { Kinds(.events) }
  @inline(__always) static var timers: Kinds { Kinds(.timers) }
  @inline(__always) static var classes: Kinds { Kinds(.classes) }
  @inline(__always) static var closures: Kinds { Kinds(.closures) }
  @inline(__always) static var plugins: Kinds { Kinds(.plugins) }
  @inline(__always) static var instances: Kinds { Kinds(.instances) }
  @inline(__always) static var named: Kinds { Kinds(.named) }
  @inline(__always) static var counted: Kinds { Kinds(.counted) }
  @inline(__always) static var all: Kinds { Kinds(.all) }
}
