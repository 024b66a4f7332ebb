/// The detail of the line of a road.
enum LineDetail {
    /// The detail of maps: about 1,000 points at most.
    case map
    /// The detail of files: every point that the engine knows.
    case whole
}

/// Lines of points as text: the encoded polyline algorithm with six decimals, which road engines use
/// (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). Each number is the difference from
/// the one before, in pieces of five bits, the lowest first.
enum Polyline {
    /// The points of a text; nil if it is damaged or leaves the Earth. Linear.
    static func points(_ text: ArraySlice<UInt8>) -> [RoadPoint]? {
        var points: [RoadPoint] = []
        points.reserveCapacity(text.count / 4)
        var bytes = text.makeIterator()
        var (latitude, longitude) = (Int64(0), Int64(0))
        while let first = bytes.next() {
            guard let north = difference(first, &bytes), let second = bytes.next(),
                let east = difference(second, &bytes)
            else { return nil }
            latitude += north
            longitude += east
            guard let point = RoadPoint(latitude: latitude, longitude: longitude) else { return nil }
            points.append(point)
        }
        return points
    }

    /// Reads one number; nil if it has more than 30 bits or the text ends in it.
    private static func difference(_ first: UInt8, _ rest: inout IndexingIterator<ArraySlice<UInt8>>) -> Int64? {
        var byte = first
        var value = Int64(0)
        for shift in stride(from: 0, through: 25, by: 5) {
            guard (63...126).contains(byte) else { return nil }
            value |= Int64((byte - 63) & 0x1F) << shift
            if byte - 63 < 0x20 { return value & 1 == 0 ? value >> 1 : ~(value >> 1) }
            guard let next = rest.next() else { return nil }
            byte = next
        }
        return nil
    }

    /// The text of a line. Linear.
    static func text(_ points: [RoadPoint]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(points.count * 6)
        var (latitude, longitude) = (Int64(0), Int64(0))
        for point in points {
            add(Int64(point.latitude) - latitude, to: &text)
            add(Int64(point.longitude) - longitude, to: &text)
            (latitude, longitude) = (Int64(point.latitude), Int64(point.longitude))
        }
        return text
    }

    private static func add(_ difference: Int64, to text: inout [UInt8]) {
        var rest = UInt64(bitPattern: difference < 0 ? ~(difference << 1) : difference << 1)
        while rest >= 0x20 {
            text.append(UInt8(rest & 0x1F | 0x20) + 63)
            rest >>= 5
        }
        text.append(UInt8(rest) + 63)
    }

    /// The line without points that are less than `spacing` metres from the one kept before; both ends stay. Linear.
    static func thinned(_ points: [RoadPoint], spacing: Double) -> [RoadPoint] {
        guard points.count > 2, let first = points.first, let last = points.last else { return points }
        var kept = [first]
        var previous = first
        for point in points.dropFirst().dropLast() where point.distance(to: previous) >= spacing {
            kept.append(point)
            previous = point
        }
        return kept + [last]
    }
}
