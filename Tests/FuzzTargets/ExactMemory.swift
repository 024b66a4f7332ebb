/// Lends a copy of `bytes` in memory of exactly their size, so that the checks of addresses tell of every look beyond
/// it: an array has room before and behind its elements.
func withExactCopy<Result>(
    of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws(Violation) -> Result
) throws(Violation) -> Result {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { copy.deallocate() }
    _ = copy.initialize(from: bytes)
    return try body(UnsafeBufferPointer(copy))
}

/// Lends memory of exactly `count` bytes, each of them `byte`.
func withExactMemory<Result>(
    _ count: Int, filledWith byte: UInt8, _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Violation) -> Result
) throws(Violation) -> Result {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    defer { memory.deallocate() }
    memory.initialize(repeating: byte)
    return try body(memory)
}
