import CResponderKit
import Foundation
import Testing

@Suite("Layout of structs")
struct LayoutTests {
  @Test("Swift sees the structs as the library describes them")
  func structs() throws {
    var length = 0
    #expect(rk_abi_layout(nil, 0, &length) == .OK)
    var buffer = [CChar](repeating: 0, count: length + 1)
    #expect(rk_abi_layout(&buffer, buffer.count, nil) == .OK)
    let text = Data(buffer.prefix(length).map { UInt8(bitPattern: $0) })
    let manifest = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
    let structs = try #require(manifest["structs"] as? [String: [String: Any]])
    #expect(structs.count == structLayouts.count)
    for layout in structLayouts {
      let described = try #require(structs[layout.name], "\(layout.name) is missing")
      #expect(described["size"] as? Int == layout.size, "\(layout.name)")
      #expect(described["align"] as? Int == layout.alignment, "\(layout.name)")
      let fields = try #require(described["fields"] as? [String: [Int]])
      #expect(fields.count == layout.offsets.count, "\(layout.name)")
      for (name, offset) in layout.offsets { #expect(fields[name]?.first == offset, "\(layout.name).\(name)") }
    }
  }
}
