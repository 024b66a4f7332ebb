import XML

/// Reads the tuples of a `coordinates` or `gx:coord` element one by one: longitude, latitude and perhaps height.
struct KMLCoordinates {
    private var cursor: UnsafePointer<UInt8>?
    private let end: UnsafePointer<UInt8>?
    private let isSeparatedBySpace: Bool
    /// The number of places so far whose longitude was beyond 180.
    private(set) var turnedCount = 0

    /// Reads `bytes`, which must outlive this. In `gx:coord` the numbers of the only tuple are separated by spaces,
    /// else by commas, and the tuples by white space; white space around commas, which some programs write, is passed
    /// over.
    init(_ bytes: UnsafeBufferPointer<UInt8>, separatedBySpace: Bool = false) {
        cursor = bytes.baseAddress
        end = bytes.baseAddress.map { $0 + bytes.count }
        isSeparatedBySpace = separatedBySpace
    }

    /// The next tuple; nil at the end. A tuple that cannot be read ends the reading.
    mutating func next() -> ReadPoint? {
        guard var cursor, let end else { return nil }
        skipSpace(&cursor, end)
        guard cursor < end else { return nil }
        let begin = cursor
        var numbers = SIMD2<Double>()
        var count = 0
        while true {
            guard let number = DegreesText.number(&cursor, end) else { return fault(begin, end) }
            if count < 2 { numbers[count] = number }
            count += 1
            let hasSpace = skipSpace(&cursor, end)
            if cursor < end, cursor.pointee == UInt8(ascii: ",") {
                cursor += 1
                skipSpace(&cursor, end)
                // Some programs end a tuple with a comma.
                if count >= 2, cursor == end { break }
            } else if cursor == end || (hasSpace && !isSeparatedBySpace) {
                break
            } else if !hasSpace {
                return fault(begin, end)
            }
        }
        self.cursor = cursor
        guard count >= 2 else { return fault(begin, end) }
        var isTurned = false
        defer { if isTurned { turnedCount += 1 } }
        return ReadPoint.read(latitude: numbers.y, longitude: numbers.x, isTurned: &isTurned)
    }

    private mutating func fault(_ begin: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> ReadPoint {
        cursor = nil
        let shown = String(decoding: UnsafeBufferPointer(start: begin, count: min(end - begin, 40)), as: UTF8.self)
        return .fault("“\(shown)” is no place; longitude,latitude was expected")
    }

    @discardableResult
    private func skipSpace(_ cursor: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        let begin = cursor
        while cursor < end, XMLCharacters.isSpace(cursor.pointee) { cursor += 1 }
        return cursor > begin
    }
}
