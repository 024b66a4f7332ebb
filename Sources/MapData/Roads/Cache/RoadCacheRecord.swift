import Entities
import Platform

/// The way from one place to another in a cache file; `RoadCacheFrame` has its form. The words of its key are latitude
/// and longitude of both places in millionths of a degree, its two numbers length in metres and time in seconds, or the
/// distances of the places from the road, and its content the line as an encoded polyline, or the ends of a road
/// without one.
struct RoadCacheRecord: Equatable {
    /// The engine, and the two places.
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
    /// The time of the answer, in milliseconds since 1970-01-01 UTC.
    let time: Int64
    /// A road, or that there is none; never `noAnswer`.
    let outcome: RoadOutcome

    private enum Kind: UInt32 {
        case osrm = 1
        case valhalla, noRoad, offRoad, osrmWithoutLine
    }

    /// Adds the record to `bytes`; does nothing for an outcome that is not kept.
    func write(to bytes: inout [UInt8]) {
        let kind: Kind
        let numbers: (Double, Double)
        var line: [UInt8] = []
        switch outcome {
        case .road(let road):
            let lacksLine = road.line.isEmpty && road.source == .osrm
            kind = lacksLine ? .osrmWithoutLine : road.source == .osrm ? .osrm : .valhalla
            numbers = (road.distance, road.duration)
            line = Polyline.text(lacksLine ? road.ends : road.line)
        case .noRoad: (kind, numbers) = (.noRoad, (0, 0))
        case .offRoad(let from, let to): (kind, numbers) = (.offRoad, (from, to))
        case .noAnswer: return
        }
        RoadCacheFrame(
            engine: key.engine, words: key.words, time: time, kind: kind.rawValue,
            numbers: (numbers.0.bitPattern, numbers.1.bitPattern)
        ).write(line, to: &bytes)
    }

    /// Reads the record of these bytes; nil if they are damaged.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let (frame, content) = RoadCacheFrame.read(bytes), let from = Key.point(frame.words.0),
            let to = Key.point(frame.words.1), let kind = Kind(rawValue: frame.kind),
            let line = Polyline.points(Array(content)[...])
        else { return nil }
        let numbers = (Double(bitPattern: frame.numbers.0), Double(bitPattern: frame.numbers.1))
        key = Key(engine: frame.engine, from: from, to: to)
        time = frame.time
        switch kind {
        case .osrm, .valhalla, .osrmWithoutLine:
            let lacksLine = kind == .osrmWithoutLine
            guard
                let road = Road(
                    remembered: numbers.0, duration: numbers.1, source: kind == .valhalla ? .valhalla : .osrm,
                    line: lacksLine ? [] : line, ends: lacksLine ? line : [])
            else { return nil }
            outcome = .road(road)
        case .noRoad: outcome = .noRoad
        case .offRoad:
            // Places near their roads are none that a road is too far from.
            guard [numbers.0, numbers.1].allSatisfy({ $0 >= 0 && $0 <= Road.longest }),
                max(numbers.0, numbers.1) > RoadOutcome.farthestRoad
            else { return nil }
            outcome = .offRoad(from: numbers.0, to: numbers.1)
        }
    }

    /// States a record.
    init(key: Key, time: Int64, outcome: RoadOutcome) {
        self.key = key
        self.time = time
        self.outcome = outcome
    }

    /// Whether it may still be used at the time `now`: a road for 30 days, and that there is none for ten minutes,
    /// since a larger map may take the place of the engine's.
    func isFresh(at now: Int64) -> Bool {
        RoadCacheFrame.isFresh(
            time, minutes: isRoad ? RoadCacheFrame.monthInMinutes : RoadCacheFrame.roadlessMinutes, at: now)
    }

    /// Whether it is a road, and not that there is none.
    var isRoad: Bool { if case .road = outcome { true } else { false } }
}
