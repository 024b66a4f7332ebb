import Geodesy
import Shorelines

/// What must hold of any lines of a base map, here of one level that has nothing but these pieces: they are refused, or
/// all their points lie on the Earth. The first byte says how many pieces there are.
func checkShorelines(_ bytes: [UInt8]) throws(Violation) {
    let pieces = min(Int(bytes.first ?? 0), bytes.count / ShorelinesFormat.entryLength)
    let file = baseMap(pieces: pieces, Array(bytes.dropFirst()))
    let shorelines: Shorelines
    do throws(ShorelinesError) {
        shorelines = try Shorelines(file)
    } catch {
        throw Violation("refused before its lines are read: \(error)")
    }
    for spacing in [0, 0.1] {
        var areOnEarth = true
        do throws(ShorelinesError) {
            try shorelines.lines(.medium, within: .infinity, of: .nullIsland, spacing: spacing) { _, line in
                for point in line where point.latitude.magnitude > 90 || point.longitude.magnitude > 180 {
                    areOnEarth = false
                }
            }
        } catch {
            try require(error == .damagedLines(.medium), "\(error)")
        }
        try require(areOnEarth, "a point beyond the Earth")
    }
    do throws(ShorelinesError) {
        _ = try shorelines.areInside(.coast, .medium, [.nullIsland])
    } catch {
        try require(error == .damagedLines(.medium), "\(error)")
    }
}

/// A file whose medium level is `level`: a directory of so many coasts, and their points.
private func baseMap(pieces: Int, _ level: [UInt8]) -> [UInt8] {
    func number(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }
    let start = ShorelinesFormat.headerLength
    let directory = min(pieces * ShorelinesFormat.entryLength, level.count / 8 * 8)
    var table: [UInt8] = []
    for detail in ShorelineDetail.allCases {
        let isMedium = detail == .medium
        let (from, points) = isMedium ? (start, start + directory) : (start + level.count, start + level.count)
        let fields = [
            detail.stepsPerDegree, isMedium ? directory / 8 : 0, 0, 0, 0, from, points,
            isMedium ? level.count - directory : 0,
        ]
        for field in fields { table += number(UInt64(field), 4) }
        table += number((isMedium ? level : []).withUnsafeBufferPointer { ShorelinesFormat.checksum($0) }, 8)
    }
    var header = ShorelinesFormat.magic + number(UInt64(ShorelinesFormat.version), 4) + number(2, 4)
    header += number(UInt64(start + level.count), 8) + number(0, 8) + table
    let sum = number(ShorelinesFormat.headerChecksum(header), 8)
    header.replaceSubrange(ShorelinesFormat.checksumOffset..<ShorelinesFormat.checksumOffset + 8, with: sum)
    return header + level
}
