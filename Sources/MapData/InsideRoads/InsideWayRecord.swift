import Entities

/// A way along the roads inside in a cache file; `RoadCacheFrame` has its form. The engine is the hash of the roads,
/// the words of the key are the two places, and the two numbers length in metres and time in seconds. The content is
/// the number of crossings (1 byte), each of them, and the line as an encoded polyline where it is known.
struct InsideWayRecord: Equatable {
    /// The two places.
    let ends: RoadEnds
    /// A way, or that there is none.
    let outcome: InsideOutcome

    private enum Kind: UInt32 {
        case way = 16
        case wayWithLine, estimated, sea, air
    }

    private static let most = 255

    /// Adds the record to `bytes`; nothing for a way with too many crossings.
    func write(_ network: UInt64, at time: Int64, to bytes: inout [UInt8]) {
        let key = RoadCacheRecord.Key(engine: network, from: ends.from, to: ends.to)
        let kind: Kind
        var numbers = (0.0, 0.0)
        var content: [UInt8] = []
        switch outcome {
        case .way(let way):
            kind = way.line == nil ? .way : .wayWithLine
            numbers = (way.distance, way.duration)
            guard way.crossings.count <= Self.most else { return }
            content.append(UInt8(way.crossings.count))
            for crossing in way.crossings { Self.add(crossing, to: &content) }
            content += Polyline.text(way.line ?? [])
        case .noWay(.sea): kind = .sea
        case .noWay(.air): kind = .air
        case .noWay: kind = .estimated
        }
        RoadCacheFrame(
            engine: network, words: key.words, time: time, kind: kind.rawValue,
            numbers: (numbers.0.bitPattern, numbers.1.bitPattern)
        ).write(content, to: &bytes)
    }

    private static func add(_ crossing: Crossing, to bytes: inout [UInt8]) {
        for number in [crossing.distance, crossing.duration, crossing.wait] { bytes.add(number.bitPattern) }
        bytes.add(UInt32(clamping: crossing.points?.lowerBound ?? 0))
        bytes.add(UInt32(clamping: crossing.points?.upperBound ?? 0))
        bytes.append((crossing.kind == .train ? 1 : 0) | (crossing.isRare ? 2 : 0) | (crossing.points == nil ? 0 : 4))
        for text in [crossing.from, crossing.to, crossing.season] {
            let text = text.utf8.prefix(most)
            bytes.append(UInt8(text.count))
            bytes += text
        }
    }

    /// Reads the record of these bytes; nil if they are damaged, or another record.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let (frame, content) = RoadCacheFrame.read(bytes),
            let from = RoadCacheRecord.Key.point(frame.words.0), let to = RoadCacheRecord.Key.point(frame.words.1),
            let kind = Kind(rawValue: frame.kind)
        else { return nil }
        ends = RoadEnds(from: from, to: to)
        switch kind {
        case .estimated: outcome = .noWay(.estimated)
        case .sea: outcome = .noWay(.sea)
        case .air: outcome = .noWay(.air)
        case .way, .wayWithLine:
            let (distance, duration) = (Double(bitPattern: frame.numbers.0), Double(bitPattern: frame.numbers.1))
            var reader = InsideWayReader(bytes: Array(content)[...])
            guard let crossings = reader.crossings(),
                let road = Road(remembered: distance, duration: duration, source: .roads, line: []),
                let line = Polyline.points(reader.bytes), kind == .wayWithLine || line.isEmpty,
                crossings.allSatisfy({ $0.points.map { $0.upperBound <= line.count + 1 } ?? true })
            else { return nil }
            outcome = .way(
                InsideWay(
                    distance: road.distance, duration: road.duration, crossings: crossings,
                    line: kind == .wayWithLine ? line : nil))
        }
    }

    /// States a record.
    init(ends: RoadEnds, outcome: InsideOutcome) {
        self.ends = ends
        self.outcome = outcome
    }
}

/// Reads the crossings of a record.
private struct InsideWayReader {
    /// The bytes that were not read yet.
    var bytes: ArraySlice<UInt8>

    /// The crossings; nil if they are damaged.
    mutating func crossings() -> [Crossing]? {
        guard let count = bytes.popFirst() else { return nil }
        var crossings: [Crossing] = []
        for _ in 0..<count {
            guard let distance = number(), let duration = number(), let wait = number(), let first = index(),
                let last = index(), let flags = bytes.popFirst(), let from = text(), let to = text(),
                let season = text(), first <= last
            else { return nil }
            crossings.append(
                Crossing(
                    from: from, to: to, kind: flags & 1 == 0 ? .ferry : .train, distance: distance, duration: duration,
                    wait: wait, season: season, isRare: flags & 2 != 0, points: flags & 4 == 0 ? nil : first...last))
        }
        return crossings
    }

    /// A length or a time; nil if it cannot be one.
    private mutating func number() -> Double? {
        guard bytes.count >= 8 else { return nil }
        let word = bytes.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        bytes.removeFirst(8)
        let number = Double(bitPattern: word)
        return number >= 0 && number <= Road.longest ? number : nil
    }

    private mutating func index() -> Int? {
        guard bytes.count >= 4 else { return nil }
        let word = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        bytes.removeFirst(4)
        return word
    }

    private mutating func text() -> String? {
        guard let count = bytes.popFirst(), bytes.count >= count else { return nil }
        let text = String(validating: bytes.prefix(Int(count)), as: UTF8.self)
        bytes.removeFirst(Int(count))
        return text
    }
}
