import Shorelines

/// Writes a base map in the format that `ShorelinesFormat` describes.
enum ShorelinesWriter {
    /// The maximum number of points of a piece.
    private static let longestPiece = 200
    /// The maximum width and height of a piece in 1/50 degree, which are stored in a byte each.
    private static let largestPiece = 250

    /// The bytes of the file with these lines, by level and kind.
    static func file(of levels: [[[[GridPoint]]]]) -> [UInt8] {
        var table: [UInt8] = []
        var body: [UInt8] = []
        for (detail, kinds) in zip(ShorelineDetail.allCases, levels) {
            var directory: [UInt8] = []
            var points: [UInt8] = []
            table.append(detail.stepsPerDegree, bytes: 4)
            for lines in kinds {
                let pieces = lines.flatMap { Self.pieces(of: $0, detail) }
                for piece in pieces { write(piece, detail, to: &directory, &points) }
                table.append(pieces.count, bytes: 4)
            }
            let start = ShorelinesFormat.headerLength + body.count
            table.append(start, bytes: 4)
            table.append(start + directory.count, bytes: 4)
            table.append(points.count, bytes: 4)
            let sum = (directory + points).withUnsafeBufferPointer { ShorelinesFormat.checksum($0) }
            table.append(Int(bitPattern: UInt(sum)), bytes: 8)
            body += directory + points
        }
        var header = ShorelinesFormat.magic
        header.append(ShorelinesFormat.version, bytes: 4)
        header.append(ShorelineDetail.allCases.count, bytes: 4)
        header.append(ShorelinesFormat.headerLength + body.count, bytes: 8)
        header.append(0, bytes: 8)
        header += table
        var sum: [UInt8] = []
        sum.append(Int(bitPattern: UInt(ShorelinesFormat.headerChecksum(header))), bytes: 8)
        header.replaceSubrange(ShorelinesFormat.checksumOffset..<ShorelinesFormat.checksumOffset + 8, with: sum)
        return header + body
    }

    /// Splits a line into pieces within the limits; each begins at the last point of the previous one.
    private static func pieces(of line: [GridPoint], _ detail: ShorelineDetail) -> [[GridPoint]] {
        let largest = largestPiece * detail.stepsPerDegree / ShorelinesFormat.boxStepsPerDegree
        var pieces: [[GridPoint]] = []
        var piece: [GridPoint] = []
        var (west, east, south, north) = (0, 0, 0, 0)
        for point in line {
            let (wider, higher) = (max(east, point.x) - min(west, point.x), max(north, point.y) - min(south, point.y))
            if let last = piece.last, piece.count == longestPiece || wider > largest || higher > largest {
                pieces.append(piece)
                piece = [last]
                (west, east, south, north) = (last.x, last.x, last.y, last.y)
            }
            if piece.isEmpty { (west, east, south, north) = (point.x, point.x, point.y, point.y) }
            (west, east) = (min(west, point.x), max(east, point.x))
            (south, north) = (min(south, point.y), max(north, point.y))
            piece.append(point)
        }
        return pieces + [piece]
    }

    /// Appends a piece's entry and its points.
    private static func write(
        _ piece: [GridPoint], _ detail: ShorelineDetail, to directory: inout [UInt8], _ points: inout [UInt8]
    ) {
        let steps = detail.stepsPerDegree / ShorelinesFormat.boxStepsPerDegree
        let (xs, ys) = (piece.map(\.x), piece.map(\.y))
        let west = floorDivided(xs.min() ?? 0, by: steps)
        let south = floorDivided(ys.min() ?? 0, by: steps)
        let east = -floorDivided(-(xs.max() ?? 0), by: steps)
        let north = -floorDivided(-(ys.max() ?? 0), by: steps)
        var bytes: [UInt8] = []
        var last = GridPoint(x: west * steps, y: south * steps)
        for (index, point) in piece.enumerated() {
            if index == 0 {
                bytes.appendNumber(point.x - last.x)
                bytes.appendNumber(point.y - last.y)
            } else {
                bytes.appendStep(point.x - last.x, point.y - last.y)
            }
            last = point
        }
        directory.append(west, bytes: 2)
        directory.append(south, bytes: 2)
        directory.append(east - west, bytes: 1)
        directory.append(north - south, bytes: 1)
        directory.append(bytes.count, bytes: 2)
        points += bytes
    }

    private static func floorDivided(_ number: Int, by divisor: Int) -> Int {
        (number - ((number % divisor) + divisor) % divisor) / divisor
    }
}

extension [UInt8] {
    /// Appends the lowest `bytes` bytes of a number, little-endian.
    fileprivate mutating func append(_ number: Int, bytes: Int) {
        for shift in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    /// Appends a number of 0 or more, 7 bits per byte, the lowest bits first.
    fileprivate mutating func appendNumber(_ number: Int) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest & 0x7F | 0x80))
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends the difference between two successive points.
    fileprivate mutating func appendStep(_ east: Int, _ north: Int) {
        let farthest = Swift.max(east.magnitude, north.magnitude)
        if farthest <= ShorelinesFormat.shortStep {
            let reach = ShorelinesFormat.shortStep
            append(UInt8((2 * reach + 1) * (north + reach) + east + reach))
        } else if farthest <= ShorelinesFormat.middleStep {
            let reach = ShorelinesFormat.middleStep
            let value = (2 * reach + 1) * (north + reach) + east + reach
            append(UInt8(ShorelinesFormat.middleMark + value / 256))
            append(UInt8(value % 256))
        } else {
            append(UInt8(ShorelinesFormat.longMark))
            appendNumber(east < 0 ? -2 * east - 1 : 2 * east)
            appendNumber(north < 0 ? -2 * north - 1 : 2 * north)
        }
    }
}
