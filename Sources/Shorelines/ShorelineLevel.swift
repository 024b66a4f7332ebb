import Synchronization

/// The lines of one level of detail: a directory of pieces and their points.
struct ShorelineLevel: Sendable {
    let detail: ShorelineDetail
    /// The end of the level in the file.
    let end: Int
    /// The number of pieces of each kind, in the order of `ShorelineKind`.
    private let counts: [Int]
    /// The directory. Nobody writes to what it points to while it can be reached.
    nonisolated(unsafe) private let directory: UnsafeBufferPointer<UInt8>
    /// The points of all pieces.
    nonisolated(unsafe) private let points: UnsafeBufferPointer<UInt8>
    private let checksum: UInt64
    private let memory = ChecksumMemory()

    /// Reads the entry of a level whose directory begins at `start`; nil if its values are impossible.
    init?(_ detail: ShorelineDetail, in file: UnsafeBufferPointer<UInt8>, from start: Int) {
        let entry = ShorelinesFormat.levelsOffset + ShorelinesFormat.levelLength * detail.rawValue
        let counts = ShorelineKind.allCases.map { file.number(at: entry + 4 + 4 * $0.rawValue, bytes: 4) }
        let pointsOffset = file.number(at: entry + 24, bytes: 4)
        let pointsLength = file.number(at: entry + 28, bytes: 4)
        // Numbers of four bytes: nothing here can overflow.
        guard file.number(at: entry, bytes: 4) == detail.stepsPerDegree,
            file.number(at: entry + 20, bytes: 4) == start,
            pointsOffset == start + counts.reduce(0, +) * ShorelinesFormat.entryLength,
            pointsOffset + pointsLength <= file.count
        else { return nil }
        self.detail = detail
        self.counts = counts
        end = pointsOffset + pointsLength
        directory = UnsafeBufferPointer(rebasing: file[start..<pointsOffset])
        points = UnsafeBufferPointer(rebasing: file[pointsOffset..<end])
        checksum = UInt64(truncatingIfNeeded: file.number(at: entry + 32, bytes: 8))
    }

    /// Whether the lines are those that were written. Reads them all, until they were found to be.
    var fitsChecksum: Bool {
        if memory.isRight.load(ordering: .relaxed) { return true }
        // The directory stands right before the points.
        let all = UnsafeBufferPointer(start: directory.baseAddress, count: directory.count + points.count)
        let isRight = ShorelinesFormat.checksum(all) == checksum
        if isRight { memory.isRight.store(true, ordering: .relaxed) }
        return isRight
    }

    /// Decodes the pieces of some kinds that meet some rows and whose boxes `isWanted` accepts; throws when one is no
    /// piece. Linear in all pieces: of those that do not meet the rows, which are in 1/50 degree, nothing is read but
    /// where they lie and how long they are.
    @inline(__always)
    func pieces(
        _ kinds: Range<Int>, inRows rows: ClosedRange<Int> = Int.min...Int.max, spacing: Double = 0,
        where isWanted: (ShorelineKind, PieceBox) -> Bool, _ body: (ShorelineKind, [ShorelinePoint]) -> Void
    ) throws(ShorelinesError) {
        var buffer: [ShorelinePoint] = []
        var offset = 0
        var entry = 0
        for kind in ShorelineKind.allCases.prefix(kinds.upperBound) {
            let isAsked = kinds.contains(kind.rawValue)
            for _ in 0..<counts[kind.rawValue] {
                let box = PieceBox(directory, at: entry)
                entry += ShorelinesFormat.entryLength
                if isAsked, box.south <= rows.upperBound, box.south + box.height >= rows.lowerBound,
                    isWanted(kind, box)
                {
                    try decode(box, at: offset, spacing: spacing, into: &buffer)
                    body(kind, buffer)
                }
                offset += box.length
            }
        }
        guard offset == points.count || kinds.upperBound < counts.count && offset < points.count else {
            throw .damagedLines(detail)
        }
    }

    /// Decodes the points of a piece, which begin at an offset, into an array that is emptied before.
    private func decode(
        _ box: PieceBox, at offset: Int, spacing: Double, into buffer: inout [ShorelinePoint]
    ) throws(ShorelinesError) {
        guard box.length <= points.count - offset else { throw .damagedLines(detail) }
        var decoder = PieceDecoder(UnsafeBufferPointer(rebasing: points[offset..<offset + box.length]))
        buffer.removeAll(keepingCapacity: true)
        guard decoder.decode(box, detail, spacing: spacing, into: &buffer) else { throw .damagedLines(detail) }
    }
}

/// Whether the bytes of a level were compared with their checksum and are right: nobody writes to them.
private final class ChecksumMemory: Sendable {
    let isRight = Atomic(false)
}
