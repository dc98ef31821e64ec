import Testing

@testable import ResponderKit

@Suite("Contexts")
struct ContextTests {
  @Test("A cleared context is what its declaration says")
  func clear() {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    let cleared = UnsafeMutablePointer<Context>.allocate(capacity: 1)
    defer {
      memory.deallocate()
      cleared.deallocate()
    }
    UnsafeMutableRawPointer(cleared).initializeMemory(as: UInt8.self, repeating: 0xAB, count: MemoryLayout<Context>.size)
    cleared.clear(slot: 7, memory: memory, lock: nil)
    var expected = ""
    var found = ""
    dump(Context(slot: 7, memory: memory, lock: nil), to: &expected)
    dump(cleared.pointee, to: &found)
    #expect(expected.count > 5000)
    #expect(found == expected)
  }
}
