import Testing

@testable import ResponderKit

@Suite("Contexts")
struct ContextTests {
  @Test("A cleared context is what its declaration makes, and keeps what other threads look at")
  func clear() {
    let memory = UnsafeMutablePointer<MemoryRecord>.allocate(capacity: 1)
    let record = UnsafeMutablePointer<ContextRecord>.allocate(capacity: 1)
    let cleared = Context(record)
    defer {
      memory.deallocate()
      record.deallocate()
    }
    UnsafeMutableRawPointer(record).initializeMemory(as: UInt8.self, repeating: 0xAB, count: MemoryLayout<ContextRecord>.size)
    cleared.token = 3
    cleared.strangers = 5
    cleared.ender = 9
    cleared.lock = OpaquePointer(bitPattern: 64)
    cleared.clear(slot: 7, memory: Memory(memory))
    var expected = ""
    var found = ""
    dump(ContextRecord(slot: 7, token: 3, strangers: 5, ender: 9, lock: OpaquePointer(bitPattern: 64), memory: Memory(memory)), to: &expected)
    dump(record.pointee, to: &found)
    #expect(expected.count > 5000)
    #expect(found == expected)
  }

  @Test("What other threads reach for stands where they look")
  func places() {
    let record = UnsafeMutablePointer<ContextRecord>.allocate(capacity: 1)
    let context = Context(record)
    defer { record.deallocate() }
    func place(of member: PartialKeyPath<ContextRecord>) -> UnsafeMutableRawPointer? {
      MemoryLayout<ContextRecord>.offset(of: member).map { UnsafeMutableRawPointer(record) + $0 }
    }
    #expect(place(of: \.token) == UnsafeMutableRawPointer(context.tokenPointer))
    #expect(place(of: \.strangers) == UnsafeMutableRawPointer(context.strangersPointer))
    #expect(place(of: \.ender) == UnsafeMutableRawPointer(context.enderPointer))
    // `clear` leaves out what stands before this one.
    #expect(MemoryLayout<ContextRecord>.offset(of: \.records) == 40)
    let inbox = UnsafeMutablePointer<InboxRecord>.allocate(capacity: 1)
    defer { inbox.deallocate() }
    let counter = MemoryLayout<InboxRecord>.offset(of: \.releaseCount).map { UnsafeMutableRawPointer(inbox) + $0 }
    #expect(counter == UnsafeMutableRawPointer(Inbox(UnsafeMutableRawPointer(inbox)).releaseCounter))
    // For the thread sanitizer a change of any field is one of the first word.
    #expect(counter != UnsafeMutableRawPointer(inbox))
  }
}
