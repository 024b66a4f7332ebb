#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The target that `FUZZ_TARGET` names.
private let target: FuzzTarget? = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer calls with the bytes that it made. Ends the program when something does not hold, which is how it
/// hears of it.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("FUZZ_TARGET names no target: \(FuzzTarget.allCases.map(\.rawValue))") }
    do throws(Violation) {
        try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(target.rawValue): \(error)")
    }
    return 0
}
