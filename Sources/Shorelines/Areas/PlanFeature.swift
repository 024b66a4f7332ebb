package import Geodesy

/// A river, a canal, a lake, a park or a bridge of a great city, the course of a great river from town to town, or a
/// fjord.
package struct PlanFeature: Equatable, Sendable {
    /// The kinds of features; the raw value is that in the file.
    package enum Kind: UInt8, CaseIterable, Sendable {
        /// A river of a city: a line through its bridges and bends, about 100 m right.
        case river
        case canal
        /// A lake, a pond or a basin: a ring, without its first point at the end.
        case water
        /// A park or a garden: a ring likewise.
        case park
        /// A great river of the world: a line through the towns on its banks, some kilometres right between them.
        case course
        /// Land where the base map is too coarse for a city: a ring likewise.
        case land
        /// A bridge of a city over one of its waters: a line from bank to bank.
        case bridge
        /// A fjord, a sound, a strait or a narrow lake of the world, of which the base map has the shores and only the
        /// name is told here: a line along its middle, some kilometres right.
        case fjord
        /// The same as land, without a shore: where the base map has water that other features draw better.
        case ground

        /// Whether it is of a city, and not of a region.
        package var isOfCity: Bool { self != .course && self != .fjord }
        /// Whether its points are the corners of an area, and not a line.
        package var isArea: Bool { self == .water || self == .park || self == .land || self == .ground }
    }

    package let kind: Kind
    /// Its name; empty where a part beside it has the name.
    package let name: String
    /// The width of a river, a canal or a fjord in metres; 0 for others.
    package let width: Double
    /// The points in their order.
    package let points: [Coordinate]

    /// Describes a feature.
    package init(kind: Kind, name: String, width: Double, points: [Coordinate]) {
        (self.kind, self.name, self.width, self.points) = (kind, name, width, points)
    }

    /// Describes a feature by degrees; nil where some are none of a place on the Earth.
    package init?(kind: Kind, name: String, width: Double, degrees: [(latitude: Double, longitude: Double)]) {
        let points = degrees.compactMap { try? Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
        guard points.count == degrees.count else { return nil }
        self.init(kind: kind, name: name, width: width, points: points)
    }
}

extension PlanFeature {
    /// The steps of a degree in which points are stored: about 11 m.
    package static let stepsPerDegree = 10_000.0

    /// Appends a feature to a list of bytes in the layout that `AreaFormat` describes.
    package func append(to bytes: inout [UInt8]) {
        let text = Array(name.utf8.prefix(255))
        bytes += [kind.rawValue, UInt8(truncatingIfNeeded: Int(width)), UInt8(truncatingIfNeeded: Int(width) >> 8)]
        bytes += [UInt8(text.count)] + text
        Self.append(points.count, to: &bytes)
        var last = (0, 0)
        for point in points {
            let next = (Self.steps(point.latitude), Self.steps(point.longitude))
            for difference in [next.0 - last.0, next.1 - last.1] {
                Self.append((difference << 1) ^ (difference >> (Int.bitWidth - 1)), to: &bytes)
            }
            last = next
        }
    }

    /// Reads the feature at an offset, which goes on behind it; nil where the file is damaged.
    init?(_ file: UnsafeBufferPointer<UInt8>, at offset: inout Int) {
        guard offset + 4 <= file.count, let kind = Kind(rawValue: file[offset]) else { return nil }
        let width = Double(file.number(at: offset + 1, bytes: 2))
        let end = offset + 4 + Int(file[offset + 3])
        guard end <= file.count else { return nil }
        let name = String(decoding: file[offset + 4..<end], as: UTF8.self)
        offset = end
        guard let count = Self.number(file, &offset), count <= file.count - offset else { return nil }
        var points: [Coordinate] = []
        points.reserveCapacity(count)
        var last = (0, 0)
        for _ in 0..<count {
            guard let latitude = Self.number(file, &offset), let longitude = Self.number(file, &offset) else {
                return nil
            }
            last = (last.0 + Self.difference(latitude), last.1 + Self.difference(longitude))
            guard
                let point = try? Coordinate(
                    latitude: Double(last.0) / Self.stepsPerDegree, longitude: Double(last.1) / Self.stepsPerDegree)
            else { return nil }
            points.append(point)
        }
        self.init(kind: kind, name: name, width: width, points: points)
    }

    private static func steps(_ degrees: Double) -> Int { Int((degrees * stepsPerDegree).rounded()) }

    private static func difference(_ number: Int) -> Int { (number >> 1) ^ -(number & 1) }

    /// Appends a number of 0 and more, 7 bits a byte, the lowest first.
    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest & 0x7F | 0x80))
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private static func number(_ file: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int? {
        var value = 0
        var shift = 0
        while offset < file.count, shift < 28 {
            let byte = Int(file[offset])
            offset += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
