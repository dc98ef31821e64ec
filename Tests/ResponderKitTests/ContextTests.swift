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
    cleared.pointee.ender = 9
    cleared.pointee.lock = OpaquePointer(bitPattern: 64)
    cleared.clear(slot: 7, memory: memory)
    var expected = ""
    var found = ""
    dump(Context(slot: 7, token: 3, strangers: 5, ender: 9, lock: OpaquePointer(bitPattern: 64), memory: memory), to: &expected)
    dump(cleared.pointee, to: &found)
    #expect(expected.count > 5000)
    #expect(found == expected)
  }

  @Test("What other threads reach for stands where they look")
  func places() {
    let context = UnsafeMutablePointer<Context>.allocate(capacity: 1)
    defer { context.deallocate() }
    func place(of member: PartialKeyPath<Context>) -> UnsafeMutableRawPointer? {
      MemoryLayout<Context>.offset(of: member).map { UnsafeMutableRawPointer(context) + $0 }
    }
    #expect(place(of: \.token) == UnsafeMutableRawPointer(context.tokenPointer))
    #expect(place(of: \.strangers) == UnsafeMutableRawPointer(context.strangersPointer))
    #expect(place(of: \.ender) == UnsafeMutableRawPointer(context.enderPointer))
    // `clear` leaves out what stands before this one.
    #expect(MemoryLayout<Context>.offset(of: \.records) == 40)
  }
}
