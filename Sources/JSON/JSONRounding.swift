extension JSONValue {
    /// A measured number with at most `places` (0 to 9) decimals, so that the last bits of a calculation, which differ
    /// between mathematics libraries, do not show. A number that is not finite is null.
    package static func rounded(_ number: Double, places: Int) -> JSONValue {
        guard number.isFinite else { return .null }
        var scale = 1.0
        for _ in 0..<max(0, min(9, places)) { scale *= 10 }
        let rounded = (number * scale).rounded() / scale
        guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return .number("\(rounded)") }
        return .number("\(Int64(rounded))")
    }
}
