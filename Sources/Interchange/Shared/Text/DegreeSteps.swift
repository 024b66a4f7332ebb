/// An angle in steps of 1e-7 degrees (about 1 cm on the ground), the way files hold it.
struct DegreeSteps: Equatable {
    let steps: Int64

    /// Rounds `degrees`, which are within ±360, half away from zero, as the comparison of trips does.
    init(_ degrees: Double) {
        steps = Int64((degrees * 1e7).rounded())
    }

    /// A longitude of 180 as -180, for formats that know only the one.
    init(halfOpenLongitude degrees: Double) {
        let rounded = DegreeSteps(degrees)
        self = rounded.steps == 1_800_000_000 ? DegreeSteps(-180) : rounded
    }

    /// Appends the shortest decimal text: `-73.986`, `0`.
    func append(to bytes: inout [UInt8]) {
        if steps < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = steps.magnitude
        DegreeSteps.append(magnitude / 10_000_000, to: &bytes)
        var fraction = magnitude % 10_000_000
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var scale: UInt64 = 1_000_000
        while fraction > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / scale))
            fraction %= scale
            scale /= 10
        }
    }

    /// Appends a whole number below 1,000.
    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        if number >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 100 % 10)) }
        if number >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10)) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
