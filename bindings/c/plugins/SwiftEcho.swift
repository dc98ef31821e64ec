// SwiftEcho.swift - a plugin in Swift: every action that a button sends is echoed to the host, with how often it was sent.
//
//     swiftc -O -emit-library -static-stdlib -use-ld=lld -import-objc-header "$(pkg-config --variable=includedir responderkit)/responderkit/plugin.h" -Xcc '-DRK_SWIFT_PLUGIN="org.responderkit.swift-echo", "1.0.0"' SwiftEcho.swift -o SwiftEcho.so
//
// plugin.h defines the entry out of RK_SWIFT_PLUGIN (id and version) and of the two functions that are marked @implementation. The Swift runtime is
// linked in and hidden: several such plugins, and a host in Swift, do not meet.

/// What belongs to one context.
final class Echo {
  let host: UnsafePointer<RKHost>
  let rk: UnsafePointer<RKFunctions>
  var cls: RKClassRef?
  var counts: [String: Int] = [:]

  init(_ host: UnsafePointer<RKHost>, _ rk: UnsafePointer<RKFunctions>) {
    self.host = host
    self.rk = rk
  }

  func sent(_ selector: String) {
    counts[selector, default: 0] += 1
    _ = host.pointee.report(host, .info, "\(selector) sent \(counts[selector]!) times")
  }
}

func echo(_ data: UnsafeMutableRawPointer?) -> Echo { Unmanaged<Echo>.fromOpaque(data!).takeUnretainedValue() }

@c @implementation func responderkit_plugin_init(_ host: UnsafePointer<RKHost>!, _ data: UnsafeMutablePointer<UnsafeMutableRawPointer?>!) -> RKStatus {
  guard let rk = responderkit_functions(host) else { return .unsupported }
  let mine = Echo(host, rk)
  var methods = RKControlMethods()
  var desc = RKClassDesc()
  methods.struct_size = UInt32(MemoryLayout<RKControlMethods>.size)
  desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
  methods.send_action = { control, selector, target, event, userdata in
    let mine = echo(userdata)
    mine.sent(String(cString: selector!))
    _ = mine.rk.pointee.super_send_action(mine.cls, control, selector, target, event)
  }
  desc.userdata = Unmanaged.passRetained(mine).toOpaque()
  desc.drop = { Unmanaged<Echo>.fromOpaque($0!).release() }
  let status = withUnsafePointer(to: methods) { table in
    desc.control_methods = table
    return host.pointee.extend_class(host, "Button", &desc, &mine.cls)
  }
  if status != .OK { Unmanaged<Echo>.fromOpaque(desc.userdata).release() }
  return status
}
