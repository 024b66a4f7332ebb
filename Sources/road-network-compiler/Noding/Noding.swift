import Geodesy
import RoadNetwork

/// Cuts lines where they cross or touch and rounds them to the grid (snap rounding after Hobby 1999).
///
/// Each end of a piece and each crossing makes its point of the grid hot. A piece that passes through the square of one
/// step round a hot point is bent to run through that point. So all crossings are points of the grid, and lines that
/// run within half a step of each other, as two carriageways do, fall together.
enum Noding {
    /// The mesh of lines. Calculates in whole numbers, but for the lengths of edges.
    static func mesh(of lines: RoadLines) -> RoadMesh {
        let pieces = pieces(of: lines)
        let cells = GridCells(count: pieces.count) { (pieces[$0].from, pieces[$0].to) }
        let hot = hotPoints(pieces, cells)
        return mesh(edges(of: pieces, through: hot, cells), hot)
    }

    /// A straight piece of a line.
    private struct Piece {
        let from: GridPoint
        let to: GridPoint
        let roadClass: RoadClass
    }

    /// The different pieces of lines, sorted, each with its best class.
    private static func pieces(of lines: RoadLines) -> [Piece] {
        let points = sortedUnique(lines.points.map(\.morton))
        var keys: [UInt64] = []
        keys.reserveCapacity(lines.points.count)
        lines.forEachPiece { from, to, roadClass in
            let first = UInt64(points.partitioningIndex { $0 >= from.morton })
            let second = UInt64(points.partitioningIndex { $0 >= to.morton })
            keys.append(min(first, second) << 34 | max(first, second) << 4 | UInt64(roadClass.rawValue))
        }
        keys.sort()
        var pieces: [Piece] = []
        var last: UInt64?
        for key in keys where last != key >> 4 {
            last = key >> 4
            pieces.append(
                Piece(
                    from: GridPoint(morton: points[Int(key >> 34)]),
                    to: GridPoint(morton: points[Int(key >> 4 & 0x3FFF_FFFF)]),
                    roadClass: RoadClass(rawValue: UInt8(key & 0xF)) ?? .primary))
        }
        return pieces
    }

    /// The ends of all pieces and the points next to where they cross, in Morton order.
    private static func hotPoints(_ pieces: [Piece], _ cells: GridCells) -> [UInt64] {
        var hot: [UInt64] = []
        hot.reserveCapacity(pieces.count * 2)
        for piece in pieces {
            hot.append(piece.from.morton)
            hot.append(piece.to.morton)
        }
        cells.forEachCell { _, members in
            let near = members.map { pieces[Int($0)] }
            for (position, first) in near.enumerated() {
                for second in near[(position + 1)...] {
                    guard let crossing = crossing(first, second) else { continue }
                    hot.append(crossing.morton)
                }
            }
        }
        return sortedUnique(hot)
    }

    /// The point of the grid next to where two pieces cross between their ends.
    private static func crossing(_ first: Piece, _ second: Piece) -> GridPoint? {
        guard max(first.from.x, first.to.x) > min(second.from.x, second.to.x),
            max(second.from.x, second.to.x) > min(first.from.x, first.to.x),
            max(first.from.y, first.to.y) > min(second.from.y, second.to.y),
            max(second.from.y, second.to.y) > min(first.from.y, first.to.y)
        else { return nil }
        let begin = side(of: second.from, along: first)
        let end = side(of: second.to, along: first)
        guard (begin < 0 && end > 0) || (begin > 0 && end < 0) else { return nil }
        let (other, another) = (side(of: first.from, along: second), side(of: first.to, along: second))
        guard (other < 0 && another > 0) || (other > 0 && another < 0) else { return nil }
        let (along, whole) = (begin.magnitude, begin.magnitude + end.magnitude)
        return GridPoint(
            x: second.from.x + rounded(Int64(second.to.x - second.from.x), Int64(along), Int64(whole)),
            y: second.from.y + rounded(Int64(second.to.y - second.from.y), Int64(along), Int64(whole)))
    }

    /// `difference * along / whole`, rounded to the nearest whole number.
    private static func rounded(_ difference: Int64, _ along: Int64, _ whole: Int64) -> Int32 {
        let product = 2 * difference * along + whole
        let quotient = product / (2 * whole)
        return Int32(product < 0 && quotient * 2 * whole != product ? quotient - 1 : quotient)
    }

    /// Above 0 on one side of the line through a piece, below 0 on the other.
    private static func side(of point: GridPoint, along piece: Piece) -> Int64 {
        Int64(piece.to.x - piece.from.x) * Int64(point.y - piece.from.y)
            - Int64(piece.to.y - piece.from.y) * Int64(point.x - piece.from.x)
    }

    /// The edges from one hot point to the next on each piece: two indices into `hot` and the class, packed; sorted and
    /// different.
    private static func edges(of pieces: [Piece], through hot: [UInt64], _ cells: GridCells) -> [UInt64] {
        var touches: [(piece: Int32, along: Int64, point: Int32)] = []
        touches.reserveCapacity(pieces.count * 3)
        cells.forEachCell { cell, members in
            let start = hot.partitioningIndex { $0 >= UInt64(cell) << 10 }
            var end = start
            while end < hot.count, hot[end] >> 10 == UInt64(cell) { end += 1 }
            let points = hot[start..<end].map { GridPoint(morton: $0) }
            for index in members {
                let piece = pieces[Int(index)]
                for (offset, point) in points.enumerated() where passes(piece, through: point) {
                    let along =
                        Int64(piece.to.x - piece.from.x) * Int64(point.x - piece.from.x)
                        + Int64(piece.to.y - piece.from.y) * Int64(point.y - piece.from.y)
                    touches.append((index, along, Int32(start + offset)))
                }
            }
        }
        touches.sort { ($0.piece, $0.along, $0.point) < ($1.piece, $1.along, $1.point) }
        var keys: [UInt64] = []
        keys.reserveCapacity(touches.count)
        for index in touches.indices.dropFirst() where touches[index].piece == touches[index - 1].piece {
            let first = UInt64(min(touches[index - 1].point, touches[index].point))
            let second = UInt64(max(touches[index - 1].point, touches[index].point))
            let roadClass = UInt64(pieces[Int(touches[index].piece)].roadClass.rawValue)
            if first != second { keys.append(first << 34 | second << 4 | roadClass) }
        }
        keys.sort()
        return keys
    }

    /// Whether a piece meets the closed square of one step round a point.
    private static func passes(_ piece: Piece, through point: GridPoint) -> Bool {
        // Twice all numbers, so that the corners of the square are whole.
        guard max(piece.from.x, piece.to.x) >= point.x, min(piece.from.x, piece.to.x) <= point.x,
            max(piece.from.y, piece.to.y) >= point.y, min(piece.from.y, piece.to.y) <= point.y
        else { return false }
        let middle = 2 * side(of: point, along: piece)
        let reach = Int64((piece.to.x - piece.from.x).magnitude) + Int64((piece.to.y - piece.from.y).magnitude)
        return middle.magnitude <= reach.magnitude
    }

    /// The mesh of packed edges, of which those between the same points are one.
    private static func mesh(_ keys: [UInt64], _ hot: [UInt64]) -> RoadMesh {
        let points = hot.map { GridPoint(morton: $0) }
        let places = points.map(\.coordinate)
        var edges: [RoadMesh.Edge] = []
        var last: UInt64?
        for key in keys where last != key >> 4 {
            last = key >> 4
            let (from, to) = (Int(key >> 34), Int(key >> 4 & 0x3FFF_FFFF))
            edges.append(
                RoadMesh.Edge(
                    from: Int32(from), to: Int32(to), roadClass: RoadClass(rawValue: UInt8(key & 0xF)) ?? .primary,
                    metres: places[from].distance(to: places[to])))
        }
        return RoadMesh(points: points, edges: edges)
    }

    private static func sortedUnique(_ values: [UInt64]) -> [UInt64] {
        let sorted = values.sorted()
        var unique: [UInt64] = []
        unique.reserveCapacity(sorted.count)
        for value in sorted where unique.last != value { unique.append(value) }
        return unique
    }
}
