import Testing

@testable import ResponderKit

@Suite("Contexts")
struct ContextTests {
  @Test("A cleared context is what its declaration says, and keeps what other threads look at")
  func clear() {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    let cleared = UnsafeMutablePointer<Context>.allocate(capacity: 1)
    defer {
      memory.deallocate()
      cleared.deallocate()
    }
    UnsafeMutableRawPointer(cleared).initializeMemory(as: UInt8.self, repeating: 0xAB, count: MemoryLayout<Context>.size)
    cleared.pointee.token = 3
    cleared.pointee.strangers = 5
    cleared.pointee.lock = OpaquePointer(bitPattern: 64)
    cleared.clear(slot: 7, memory: memory)
    var expected = ""
    var found = ""
    dump(Context(token: 3, strangers: 5, lock: OpaquePointer(bitPattern: 64), slot: 7, memory: memory), to: &expected)
    dump(cleared.pointee, to: &found)
    #expect(expected.count > 5000)
    #expect(found == expected)
  }
}
