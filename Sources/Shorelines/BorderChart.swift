package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The borders between countries near some ways, as the base map has them on land: where a line crosses one, and how
/// far a place is from one. They are right to about a kilometre.
///
/// Lines are taken for straight ones in degrees, which for those of 100 km and less is as good as the map. Nothing
/// crosses the antimeridian, where no two countries meet on land.
package struct BorderChart: Sendable {
    /// The ends of a bit of border, in degrees.
    private struct Bit {
        let first: SIMD2<Double>
        let last: SIMD2<Double>
    }

    /// The boxes of a degree on each side.
    private static let boxesPerDegree = 8
    /// The distance from a way, in degrees of latitude and longitude, up to which all borders are here.
    private static let margin = SIMD2(0.5, 0.35)
    private static let boxesOfCell = boxesPerDegree * boxesPerDegree

    /// The number of the first box of each cell of one degree; -1 where nothing was asked for.
    private var cells: [Int32]
    /// The index in `items` at which the bits of each box begin.
    private var starts: [Int32] = [0]
    /// The numbers of bits, box by box.
    private var items: [Int32] = []
    private var bits: [Bit] = []

    /// Whether no border is near.
    package var isEmpty: Bool { bits.isEmpty }

    /// Reads the borders near `ways`; throws when the base map is damaged, of which some goes unnoticed. Linear in the
    /// points of the ways and of the borders around them.
    package init(_ shorelines: Shorelines, near ways: [[Coordinate]]) throws(ShorelinesError) {
        cells = Self.cells(near: ways)
        var borders = Borders()
        try shorelines.borders(.fine, inCells: { [cells] in cells[$0] >= 0 }) { borders.add($0) }
        index(borders.bits)
    }

    /// Takes lines as the borders, for those of them that are near `ways`.
    package init(lines: [[ShorelinePoint]], near ways: [[Coordinate]]) {
        cells = Self.cells(near: ways)
        var borders = Borders()
        for line in lines { borders.add(line) }
        index(borders.bits)
    }

    /// Borders as they are read. Where one ends at a coast it goes on over the sea: a road beside the water may lie
    /// beyond the end that the base map has.
    private struct Borders {
        private var all: [Bit] = []
        /// The ends of lines with the bits that lie beyond them; nil for one that several lines share.
        private var ends: [SIMD2<Double>: Bit?] = [:]

        /// The length in degrees by which a border goes on over the sea.
        private static let reach = 0.05

        /// Takes the points of a line, or of a piece of one.
        mutating func add(_ line: [ShorelinePoint]) {
            let points = line.map { SIMD2($0.longitude, $0.latitude) }
            guard let first = points.first, let last = points.last, first != last else { return }
            all += zip(points, points.dropFirst()).map { Bit(first: $0, last: $1) }
            let inside = min(4, points.count - 1)
            meet(first, comingFrom: points[inside])
            meet(last, comingFrom: points[points.count - 1 - inside])
        }

        private mutating func meet(_ end: SIMD2<Double>, comingFrom point: SIMD2<Double>) {
            let way = end - point
            let length = (way * way).sum().squareRoot()
            let isShared = ends[end] != nil || length == 0
            ends[end] = .some(isShared ? nil : Bit(first: end, last: end + way * (Self.reach / length)))
        }

        /// All bits, in an order of their own.
        var bits: [Bit] {
            all + ends.values.compactMap(\.self).sorted { ($0.first.x, $0.first.y) < ($1.first.x, $1.first.y) }
        }
    }

    /// The cells around ways, counted from the south pole and the antimeridian, row by row: 0 there, else -1.
    private static func cells(near ways: [[Coordinate]]) -> [Int32] {
        var cells = [Int32](repeating: -1, count: 180 * 360)
        var known = -1
        func mark(_ point: SIMD2<Double>) {
            // What is marked around one corner of a box is around all of it, up to the width of a box.
            let box = Int((point.y + 90) * 8) * 4_096 + Int((point.x + 180) * 8)
            guard box != known else { return }
            known = box
            let (west, east) = (Int(point.x + 180 - margin.x), Int(point.x + 180 + margin.x))
            let (south, north) = (Int(point.y + 90 - margin.y), Int(point.y + 90 + margin.y))
            for row in max(0, south)...min(179, north) {
                for column in max(0, west)...min(359, east) { cells[row * 360 + column] = 0 }
            }
        }
        for way in ways {
            var last: SIMD2<Double>?
            for place in way {
                let point = SIMD2(place.longitude, place.latitude)
                if let last { between(last, point).forEach(mark) }
                mark(point)
                last = point
            }
        }
        return cells
    }

    /// Points on a line longer than half a degree, so close that no cell is left out; none across the antimeridian.
    private static func between(_ first: SIMD2<Double>, _ last: SIMD2<Double>) -> [SIMD2<Double>] {
        let way = last - first
        let length = max(way.x.magnitude, way.y.magnitude)
        guard length > 0.5, length < 180 else { return [] }
        let count = Int(length / 0.5) + 1
        return (1..<count).map { first + way * (Double($0) / Double(count)) }
    }

    /// The boxes that a line between two points may lie in, of those that were asked for.
    @inline(__always)
    private func forEachBox(_ first: SIMD2<Double>, _ last: SIMD2<Double>, _ body: (Int) -> Void) {
        let (low, high) = (pointwiseMin(first, last), pointwiseMax(first, last))
        func box(_ degrees: Double, of all: Int) -> Int {
            min(max(0, Int(degrees * Double(Self.boxesPerDegree))), all * Self.boxesPerDegree - 1)
        }
        let columns = box(low.x + 180, of: 360)...box(high.x + 180, of: 360)
        for row in box(low.y + 90, of: 180)...box(high.y + 90, of: 180) {
            for column in columns {
                let cell = Int(cells[(row >> 3) * 360 + column >> 3])
                if cell >= 0 { body(cell * Self.boxesOfCell + (row & 7) * Self.boxesPerDegree + column & 7) }
            }
        }
    }

    /// Sorts bits of border into the boxes of the cells that are marked, and leaves out what lies in no such cell.
    private mutating func index(_ all: [Bit]) {
        var count: Int32 = 0
        for cell in cells.indices where cells[cell] >= 0 {
            cells[cell] = count
            count += 1
        }
        var sizes = [Int32](repeating: 0, count: Int(count) * Self.boxesOfCell + 1)
        for bit in all {
            var isNear = false
            forEachBox(bit.first, bit.last) { box in
                sizes[box + 1] += 1
                isNear = true
            }
            if isNear { bits.append(bit) }
        }
        for box in sizes.indices.dropFirst() { sizes[box] += sizes[box - 1] }
        starts = sizes
        var next = sizes
        items = [Int32](repeating: 0, count: Int(sizes.last ?? 0))
        var sorted = items
        for (number, bit) in bits.enumerated() {
            forEachBox(bit.first, bit.last) { box in
                sorted[Int(next[box])] = Int32(number)
                next[box] += 1
            }
        }
        items = sorted
    }

    /// The places at which a line crosses borders, as parts of it from 0 to 1, in ascending order. Linear in the
    /// borders of the boxes that the line may lie in.
    package func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
        let (first, last) = (SIMD2(start.longitude, start.latitude), SIMD2(end.longitude, end.latitude))
        guard !bits.isEmpty, (first.x - last.x).magnitude < 180 else { return [] }
        var crossings: [(part: Double, bit: Int32)] = []
        forEachBox(first, last) { box in
            for item in Int(starts[box])..<Int(starts[box + 1]) {
                let number = items[item]
                guard let part = Self.part(of: first, last, at: bits[Int(number)]),
                    !crossings.contains(where: { $0.bit == number })
                else { continue }
                crossings.append((part, number))
            }
        }
        return crossings.isEmpty ? [] : crossings.map(\.part).sorted()
    }

    /// Whether a border lies between two places: one that is crossed and not crossed back.
    package func separates(_ start: Coordinate, _ end: Coordinate) -> Bool {
        crossings(from: start, to: end).count % 2 == 1
    }

    /// The part of a line at which it crosses a bit of border; nil where it does not. Of a bit its first end counts,
    /// and not its last one, which is the first of the next.
    private static func part(of first: SIMD2<Double>, _ last: SIMD2<Double>, at bit: Bit) -> Double? {
        let way = last - first
        let (before, after) = (cross(way, bit.first - first), cross(way, bit.last - first))
        guard (before < 0) != (after < 0) else { return nil }
        let border = bit.last - bit.first
        let part = cross(bit.first - first, border) / cross(way, border)
        return part >= 0 && part < 1 ? part : nil
    }

    @inline(__always)
    private static func cross(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
        one.x * other.y - one.y * other.x
    }

    /// The distance of a place from the nearest border in metres, to some per cent; infinite where none lies within
    /// about 5 km.
    package func distance(from place: Coordinate) -> Double {
        let point = SIMD2(place.longitude, place.latitude)
        let metresPerDegree = Earth.meanRadius * .pi / 180
        // At the poles there are no borders.
        let metres = SIMD2(max(1_000, metresPerDegree * cos(place.latitude * .pi / 180)), metresPerDegree)
        let reach = SIMD2(5_000, 5_000) / metres
        var least = Double.infinity
        forEachBox(point - reach, point + reach) { box in
            for item in Int(starts[box])..<Int(starts[box + 1]) {
                let bit = bits[Int(items[item])]
                let (begin, way) = ((bit.first - point) * metres, (bit.last - bit.first) * metres)
                let length = (way * way).sum()
                let part = length > 0 ? min(1, max(0, -(begin * way).sum() / length)) : 0
                let nearest = begin + way * part
                least = min(least, (nearest * nearest).sum().squareRoot())
            }
        }
        return least
    }
}
