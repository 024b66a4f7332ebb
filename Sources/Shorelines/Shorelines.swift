package import Geodesy

/// The base map in memory: coastlines, shores of lakes, borders of countries and of states, in two levels of detail.
///
/// Opening it reads the header alone. The lines of a level are compared with their checksum whenever they are asked
/// for; of them only the visible ones are decoded.
package struct Shorelines: Sendable {
    /// The makers of the lines of the program's own base map.
    package static let attribution =
        "Coastlines, lakes, borders: Natural Earth (https://www.naturalearthdata.com), public domain"

    /// All levels, in the order of `ShorelineDetail`.
    let levels: [ShorelineLevel]
    /// Keeps bytes that were copied; nil for bytes that live as long as the process.
    private let owner: ShorelineStorage?

    /// Reads a file that stays where it is, unchanged, as long as the process runs: `count` bytes from `start` on.
    /// Throws when its header is not in order.
    package init(permanent start: UnsafePointer<UInt8>, count: Int) throws(ShorelinesError) {
        try self.init(UnsafeBufferPointer(start: start, count: count), owner: nil)
    }

    /// Copies the bytes of a file; throws when its header is not in order.
    package init(_ bytes: [UInt8]) throws(ShorelinesError) {
        let owner = ShorelineStorage(bytes)
        try self.init(UnsafeBufferPointer(start: owner.start, count: bytes.count), owner: owner)
    }

    private init(_ file: UnsafeBufferPointer<UInt8>, owner: ShorelineStorage?) throws(ShorelinesError) {
        self.owner = owner
        guard file.starts(with: ShorelinesFormat.magic), file.count >= 12 else { throw .notABaseMap }
        let version = file.number(at: 8, bytes: 4)
        guard version == ShorelinesFormat.version else { throw .otherVersion(version) }
        let header = ShorelinesFormat.headerLength
        guard file.count >= header else { throw .wrongLength(expected: header, found: file.count) }
        let found = ShorelinesFormat.headerChecksum(file[..<header])
        guard UInt64(truncatingIfNeeded: file.number(at: ShorelinesFormat.checksumOffset, bytes: 8)) == found,
            file.number(at: 12, bytes: 4) == ShorelineDetail.allCases.count
        else { throw .damagedHeader }
        let length = file.number(at: 16, bytes: 8)
        guard length == file.count else { throw .wrongLength(expected: length, found: file.count) }
        var levels: [ShorelineLevel] = []
        var end = header
        for detail in ShorelineDetail.allCases {
            guard let level = ShorelineLevel(detail, in: file, from: end) else { throw .damagedHeader }
            levels.append(level)
            end = level.end
        }
        guard end == file.count else { throw .damagedHeader }
        self.levels = levels
    }

    /// Hands the pieces of lines to `body` that may lie within `radius` metres of `center`; some that lie just beyond
    /// are among them. The array of points is good for the one call.
    ///
    /// Points that are less than `spacing` degrees of latitude and of longitude from the one before are left out, but
    /// never the ends of a piece, so that lines stay joined. Pieces whose boxes are smaller than `least` degrees both
    /// ways are left out whole: islands, and bits at the ends of lines. With `coastOnly` nothing but coasts is read.
    /// With `isTrusted` lines are not compared with their checksum, which takes longer than reading a few of them.
    /// Throws when the lines of this detail are damaged. Linear in the number of pieces (18,000) and the points of
    /// those that are visible.
    package func lines(
        _ detail: ShorelineDetail, within radius: Double, of center: Coordinate, spacing: Double = 0,
        least: Double = 0, coastOnly: Bool = false, isTrusted: Bool = false,
        _ body: (ShorelineKind, [ShorelinePoint]) -> Void
    ) throws(ShorelinesError) {
        let level = levels[detail.rawValue]
        guard isTrusted || level.fitsChecksum else { throw .damagedLines(detail) }
        let cap = VisibleCap(center: center, radius: radius)
        let smallest = least * Double(ShorelinesFormat.boxStepsPerDegree)
        try level.pieces(
            0..<(coastOnly ? ShorelineKind.coast.rawValue + 1 : ShorelineKind.allCases.count), inRows: cap.rows,
            spacing: spacing,
            where: { _, box in Double(max(box.width, box.height)) >= smallest && cap.mayReach(box) }, body)
    }

    /// Hands the pieces of borders to `body` that may lie in one of the cells of one degree that are wanted, counted
    /// from the south pole and the antimeridian, row by row; does not compare lines with their checksum. Throws when a
    /// piece is none.
    func borders(
        _ detail: ShorelineDetail, inCells isWanted: (Int) -> Bool, _ body: ([ShorelinePoint]) -> Void
    ) throws(ShorelinesError) {
        let (steps, kind) = (ShorelinesFormat.boxStepsPerDegree, ShorelineKind.border.rawValue)
        try levels[detail.rawValue].pieces(
            kind..<kind + 1,
            where: { _, box in
                let (west, south) = (box.west + 180 * steps, box.south + 90 * steps)
                let columns = max(0, west / steps)...min(359, max(0, (west + box.width) / steps))
                return (max(0, south / steps)...min(179, max(0, (south + box.height) / steps))).contains { row in
                    columns.contains { isWanted(row * 360 + $0) }
                }
            },
            { body($1) })
    }

    /// Compares all lines with their checksums and decodes every one; throws the first damage.
    package func verify() throws(ShorelinesError) {
        for level in levels {
            guard level.fitsChecksum else { throw .damagedLines(level.detail) }
            try level.pieces(0..<ShorelineKind.allCases.count, where: { _, _ in true }) { _, _ in }
        }
    }
}

/// Bytes that live as long as the base map that reads them.
private final class ShorelineStorage: Sendable {
    nonisolated(unsafe) let start: UnsafePointer<UInt8>

    init(_ bytes: [UInt8]) {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        bytes.withUnsafeBufferPointer { source in
            if let first = source.baseAddress { memory.initialize(from: first, count: source.count) }
        }
        start = UnsafePointer(memory)
    }

    deinit { start.deallocate() }
}
