/// The data of paths in tenths of a unit.
enum SVGPath {
    /// The units of a picture that a dot of its grid is wide and high.
    static let unitsPerDot = 4

    /// A line: `M` to its first point, then `l` with the steps to the others that differ.
    static func data(_ points: some Collection<DotPoint>) -> String {
        guard let first = points.first else { return "" }
        var (x, y) = (tenths(first.x), tenths(first.y))
        var bytes: [UInt8] = [UInt8(ascii: "M")]
        append(x, to: &bytes)
        append(y, to: &bytes)
        var isFirst = true
        for point in points.dropFirst() {
            let (nextX, nextY) = (tenths(point.x), tenths(point.y))
            if (nextX, nextY) == (x, y), points.count > 2 { continue }
            if isFirst { bytes.append(UInt8(ascii: "l")) }
            append(nextX - x, to: &bytes)
            append(nextY - y, to: &bytes)
            isFirst = false
            (x, y) = (nextX, nextY)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number of tenths: `12`, `-.5`.
    static func decimal(_ tenths: Int) -> String {
        var bytes: [UInt8] = []
        append(tenths, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number of dots as tenths of units.
    static func tenths(_ dots: Double) -> Int { Int((dots * Double(unitsPerDot * 10)).rounded()) }

    /// A number from -1 to 1 with three digits behind the point.
    static func thousandths(_ value: Double) -> String {
        let count = Int((value * 1_000).rounded())
        let digits = String(1_000 + count.magnitude % 1_000).dropFirst()
        return "\(count < 0 ? "-" : "")\(count.magnitude / 1_000).\(digits)"
    }

    /// Appends a number, with a space where it could be read as part of the one before.
    private static func append(_ tenths: Int, to bytes: inout [UInt8]) {
        if tenths < 0 {
            bytes.append(UInt8(ascii: "-"))
        } else if let last = bytes.last, last < UInt8(ascii: "A") {
            bytes.append(UInt8(ascii: " "))
        }
        let magnitude = Int(tenths.magnitude)
        let (whole, rest) = (magnitude / 10, magnitude % 10)
        if whole > 0 || rest == 0 { appendDigits(whole, to: &bytes) }
        if rest > 0 {
            bytes.append(UInt8(ascii: "."))
            bytes.append(UInt8(ascii: "0") + UInt8(rest))
        }
    }

    /// Appends the digits of a number of 0 and more, the highest first.
    private static func appendDigits(_ number: Int, to bytes: inout [UInt8]) {
        if number >= 10 { appendDigits(number / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
