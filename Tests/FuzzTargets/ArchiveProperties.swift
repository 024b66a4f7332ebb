import Interchange

/// What must hold of unpacking: it is refused, or gives at most what there is room for, and touches nothing behind it.
func checkInflation(_ bytes: [UInt8]) throws(Violation) {
    guard bytes.count >= 2 else { return }
    let room = Int(bytes[0]) | Int(bytes[1]) << 8
    let guardByte: UInt8 = 0xA5
    var output = [UInt8](repeating: guardByte, count: room + 64)
    var count = 0
    bytes.withUnsafeBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
            do throws(ZipError) {
                count = try Inflation.inflate(
                    UnsafeBufferPointer(rebasing: input[2...]),
                    into: UnsafeMutableBufferPointer(rebasing: output[..<room]))
            } catch {
                count = 0
            }
        }
    }
    try require((0...room).contains(count), "\(count) bytes where there is room for \(room)")
    try require(output[room...].allSatisfy { $0 == guardByte }, "written behind the room")
}

/// What must hold of packing: it is hardly longer than the bytes, and unpacks to them.
func checkDeflation(_ bytes: [UInt8]) throws(Violation) {
    let packed = bytes.withUnsafeBufferPointer(Deflation.deflate)
    try require(packed.count <= bytes.count + 5 * (bytes.count / 32_768 + 2), "\(packed.count) bytes of \(bytes.count)")
    var count = 0
    var failure: ZipError?
    let unpacked = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, initialized in
        do throws(ZipError) {
            count = try packed.withUnsafeBufferPointer { input throws(ZipError) in
                try Inflation.inflate(input, into: UnsafeMutableBufferPointer(rebasing: output[..<bytes.count]))
            }
        } catch {
            failure = error
        }
        initialized = count
    }
    try require(failure == nil, "what was packed is refused: \(failure.map { "\($0)" } ?? "")")
    try require(unpacked == bytes, "unpacked it is something else")
}
