import Entities
import Platform

/// What a cache file remembers of the way from one place to another, in a form that shows damage.
///
/// A record is, in little-endian numbers: a mark (4 bytes), the length of the record (4), a fingerprint of all bytes that
/// follow (8), the engine (8), latitude and longitude of both places in millionths of a degree (16), the time in milliseconds
/// since 1970 (8), the kind of outcome (4), the length of the line (4), two numbers (16: length in metres and time in seconds,
/// or how far the places are from the road), and the line as an encoded polyline. A reader that meets damage goes on at the
/// next mark.
struct RoadCacheRecord: Equatable {
    /// Which engine, and from where to where.
    struct Key: Hashable {
        /// The fingerprint of the engine's address and profile.
        let engine: UInt64
        let from: RoadPoint
        let to: RoadPoint

        /// The places as two words.
        var words: (UInt64, UInt64) { (Self.word(from), Self.word(to)) }

        private static func word(_ point: RoadPoint) -> UInt64 {
            UInt64(UInt32(bitPattern: point.latitude)) | UInt64(UInt32(bitPattern: point.longitude)) << 32
        }

        /// The place of a word; nil if it is none.
        static func point(_ word: UInt64) -> RoadPoint? {
            let (latitude, longitude) = (Int32(truncatingIfNeeded: word), Int32(truncatingIfNeeded: word >> 32))
            return RoadPoint(latitude: Int64(latitude), longitude: Int64(longitude))
        }
    }

    let key: Key
    /// When it was asked, in milliseconds since 1970-01-01 UTC.
    let time: Int64
    /// A road, or that there is none; never `noAnswer`.
    let outcome: RoadOutcome

    private static let mark: UInt32 = 0x3152_AE9D
    /// The bytes that every record begins with.
    static var firstBytes: [UInt8] { withUnsafeBytes(of: mark.littleEndian) { Array($0) } }
    /// The number of bytes before the line.
    static let headSize = 72
    /// The most bytes of a record.
    private static let largestSize = 1 << 20

    private enum Kind: UInt32 {
        case osrm = 1
        case valhalla, noRoad, offRoad
    }

    /// Adds the record to `bytes`; does nothing for an outcome that is not kept.
    func write(to bytes: inout [UInt8]) {
        let kind: Kind
        let numbers: (Double, Double)
        var line: [UInt8] = []
        switch outcome {
        case .road(let road):
            kind = road.source == .osrm ? .osrm : .valhalla
            numbers = (road.distance, road.duration)
            line = Polyline.text(road.line)
        case .noRoad: (kind, numbers) = (.noRoad, (0, 0))
        case .offRoad(let from, let to): (kind, numbers) = (.offRoad, (from, to))
        case .noAnswer: return
        }
        var body: [UInt8] = []
        body.reserveCapacity(Self.headSize + line.count)
        func add<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { body.append(contentsOf: $0) }
        }
        add(key.engine)
        add(key.words.0)
        add(key.words.1)
        add(time)
        add(kind.rawValue)
        add(UInt32(line.count))
        add(numbers.0.bitPattern)
        add(numbers.1.bitPattern)
        body += line
        guard body.count + 16 <= Self.largestSize else { return }
        let content = body
        body = []
        add(Self.mark)
        add(UInt32(content.count + 16))
        add(ContentHash(of: content).value)
        bytes += body
        bytes += content
    }

    /// Calls `body` with the offset and the length of each record of a file, in order, and with the three words of its key.
    /// Records with another fingerprint than they should have are skipped. Linear.
    static func forEach(
        in bytes: UnsafeRawBufferPointer,
        _ body: (_ offset: Int, _ length: Int, _ key: (UInt64, UInt64, UInt64)) -> Void
    ) {
        func number<Number: FixedWidthInteger>(_ offset: Int) -> Number {
            Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
        var offset = 0
        while offset + headSize <= bytes.count {
            let length = Int(number(offset + 4) as UInt32)
            guard number(offset) == mark, length >= headSize, length <= min(largestSize, bytes.count - offset),
                ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[offset + 16..<offset + length])).value
                    == number(offset + 8)
            else {
                offset += 1
                continue
            }
            body(offset, length, (number(offset + 16), number(offset + 24), number(offset + 32)))
            offset += length
        }
    }

    /// Reads the record of these bytes; nil if they are damaged.
    init?(_ bytes: UnsafeRawBufferPointer) {
        func number<Number: FixedWidthInteger>(_ offset: Int) -> Number {
            Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
        guard bytes.count >= Self.headSize,
            ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes[16...])).value == number(8),
            let from = Key.point(number(24)), let to = Key.point(number(32)),
            Int(number(52) as UInt32) == bytes.count - Self.headSize,
            let line = Polyline.points(Array(bytes[Self.headSize...])[...])
        else { return nil }
        let numbers = (Double(bitPattern: number(56)), Double(bitPattern: number(64)))
        key = Key(engine: number(16), from: from, to: to)
        time = number(40)
        switch Kind(rawValue: number(48)) {
        case .osrm, .valhalla:
            let source = number(48) == Kind.osrm.rawValue ? LegSource.osrm : .valhalla
            guard let road = Road(remembered: numbers.0, duration: numbers.1, source: source, line: line) else {
                return nil
            }
            outcome = .road(road)
        case .noRoad: outcome = .noRoad
        case .offRoad:
            guard [numbers.0, numbers.1].allSatisfy({ $0 >= 0 && $0 <= Road.longest }) else { return nil }
            outcome = .offRoad(from: numbers.0, to: numbers.1)
        case nil: return nil
        }
    }

    /// States a record.
    init(key: Key, time: Int64, outcome: RoadOutcome) {
        self.key = key
        self.time = time
        self.outcome = outcome
    }

    /// Whether it may still be used at the time `now`: roads for 30 days, and that there is none for one day, since a larger
    /// map may take the place of the engine's. A record from the future is not used: a clock was wrong.
    func isFresh(at now: Int64) -> Bool {
        let days: Int64
        if case .road = outcome { days = 30 } else { days = 1 }
        // A clock that is set back by a little is no reason to ask again.
        return time <= now.addingReportingOverflow(60_000).partialValue
            && now.subtractingReportingOverflow(time).partialValue <= days * 86_400_000
    }
}
