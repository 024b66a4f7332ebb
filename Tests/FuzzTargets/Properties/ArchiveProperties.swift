import Zip

/// What must hold of unpacking: it is refused, or gives at most what there is room for, from the packed bytes alone.
func checkInflation(_ bytes: [UInt8]) throws(Violation) {
    guard bytes.count >= 2 else { return }
    let room = Int(bytes[0]) | Int(bytes[1]) << 8
    let once = try inflated(bytes[2...], room: room, over: 0xA5)
    let again = try inflated(bytes[2...], room: room, over: 0x5A)
    try require(once == again, "what was in the memory before is in what was unpacked")
}

/// The bytes that `packed` gives in a room that was filled with `filling`; nil when it is refused.
private func inflated(_ packed: ArraySlice<UInt8>, room: Int, over filling: UInt8) throws(Violation) -> [UInt8]? {
    try withExactCopy(of: packed) { input throws(Violation) in
        try withExactMemory(room, filledWith: filling) { output throws(Violation) in
            let count: Int
            do throws(ZipError) {
                count = try Inflation.inflate(input, into: output)
            } catch {
                return nil
            }
            try require((0...room).contains(count), "\(count) bytes where there is room for \(room)")
            return Array(output[..<count])
        }
    }
}

/// What must hold of packing: it is hardly longer than the bytes, and unpacks to them.
func checkDeflation(_ bytes: [UInt8]) throws(Violation) {
    let packed = try withExactCopy(of: bytes) { (input) throws(Violation) in Deflation.deflate(input) }
    try require(packed.count <= bytes.count + 5 * (bytes.count / 32_768 + 2), "\(packed.count) bytes of \(bytes.count)")
    let unpacked = try inflated(packed[...], room: bytes.count, over: 0xA5)
    try require(unpacked != nil, "what was packed is refused")
    try require(unpacked == bytes, "unpacked it is something else")
}
