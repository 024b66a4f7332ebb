/// Reads the points of one piece.
struct PieceDecoder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    /// Reads from the first byte on.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Appends the points of the piece, without those that `Shorelines.lines` leaves out; false when the bytes are no
    /// piece or one of its points is not on the Earth.
    mutating func decode(
        _ box: PieceBox, _ detail: ShorelineDetail, spacing: Double, into points: inout [ShorelinePoint]
    ) -> Bool {
        let steps = detail.stepsPerDegree
        let stepsInBox = steps / ShorelinesFormat.boxStepsPerDegree
        let degrees = 1 / Double(steps)
        let least = spacing * Double(steps)
        guard let firstEast = number(), let firstNorth = number() else { return false }
        var (x, y) = (box.west * stepsInBox + firstEast, box.south * stepsInBox + firstNorth)
        var (keptX, keptY) = (x, y)
        var isKept = true
        guard isOnEarth(x, y, steps) else { return false }
        points.append(ShorelinePoint(latitude: Double(y) * degrees, longitude: Double(x) * degrees))
        while offset < bytes.count {
            guard let (east, north) = step() else { return false }
            x += east
            y += north
            guard isOnEarth(x, y, steps) else { return false }
            isKept = Double((x - keptX).magnitude) >= least || Double((y - keptY).magnitude) >= least
            guard isKept else { continue }
            (keptX, keptY) = (x, y)
            points.append(ShorelinePoint(latitude: Double(y) * degrees, longitude: Double(x) * degrees))
        }
        if !isKept { points.append(ShorelinePoint(latitude: Double(y) * degrees, longitude: Double(x) * degrees)) }
        return true
    }

    @inline(__always)
    private func isOnEarth(_ x: Int, _ y: Int, _ steps: Int) -> Bool {
        x.magnitude <= UInt(180 * steps) && y.magnitude <= UInt(90 * steps)
    }

    /// The steps east and north to the next point; nil when the bytes end or are no step.
    @inline(__always)
    private mutating func step() -> (east: Int, north: Int)? {
        let first = Int(bytes[offset])
        offset += 1
        if first < ShorelinesFormat.middleMark {
            let side = 2 * ShorelinesFormat.shortStep + 1
            return (first % side - ShorelinesFormat.shortStep, first / side - ShorelinesFormat.shortStep)
        }
        if first < ShorelinesFormat.longMark {
            guard offset < bytes.count else { return nil }
            let value = (first - ShorelinesFormat.middleMark) << 8 | Int(bytes[offset])
            offset += 1
            let side = 2 * ShorelinesFormat.middleStep + 1
            guard value < side * side else { return nil }
            return (value % side - ShorelinesFormat.middleStep, value / side - ShorelinesFormat.middleStep)
        }
        guard let east = number(), let north = number() else { return nil }
        return (Self.signed(east), Self.signed(north))
    }

    /// A number of variable length below 2^21, which no step on the Earth needs more than; nil when it is none.
    private mutating func number() -> Int? {
        var value = 0
        for shift in [0, 7, 14] {
            guard offset < bytes.count else { return nil }
            let byte = Int(bytes[offset])
            offset += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        return nil
    }

    private static func signed(_ number: Int) -> Int {
        number & 1 == 0 ? number / 2 : -(number + 1) / 2
    }
}
