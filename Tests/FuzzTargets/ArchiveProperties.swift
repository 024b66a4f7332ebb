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
