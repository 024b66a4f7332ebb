/// A rectangle with any corners.
struct PlaneRectangle {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    var width: Double { right - left }
    var height: Double { bottom - top }

    /// The corners from the top left, clockwise where y goes down.
    var corners: [DotPoint] {
        [
            DotPoint(x: left, y: top), DotPoint(x: right, y: top), DotPoint(x: right, y: bottom),
            DotPoint(x: left, y: bottom),
        ]
    }

    /// The way along the edge from the top left corner to the point of it that is nearest to another: 0..<4, a side
    /// each.
    func position(of point: DotPoint) -> Double {
        let distances = [point.y - top, right - point.x, bottom - point.y, point.x - left].map(\.magnitude)
        let side = distances.indices.min { distances[$0] < distances[$1] } ?? 0
        func share(_ part: Double) -> Double { min(max(part, 0), 0.999_999_999) }
        switch side {
        case 0: return share((point.x - left) / width)
        case 1: return 1 + share((point.y - top) / height)
        case 2: return 2 + share((right - point.x) / width)
        default: return 3 + share((bottom - point.y) / height)
        }
    }

    /// Whether a point lies on the edge, or as good as.
    func hasOnEdge(_ point: DotPoint) -> Bool {
        // A line may end at the last point that can be told from the edge, a tenth of a unit of a picture before it.
        let margin = 0.05
        return point.x < left + margin || point.x > right - margin || point.y < top + margin
            || point.y > bottom - margin
    }

    /// The point at a position of the edge.
    func point(at position: Double) -> DotPoint {
        let side = Int(position) % 4
        let share = position - position.rounded(.down)
        let (from, to) = (corners[side], corners[(side + 1) % 4])
        return DotPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
    }
}

/// Makes rings of lines that end at the edge of a rectangle.
///
/// With the even-odd rule a ring may be closed along the edge either way: what is inside is right, or wrong everywhere.
/// Some places of which it is known on which side they are tell; where it is wrong, the rectangle itself is one more
/// ring. So neither the direction of the lines matters, nor whether any is there at all.
enum RingClosing {
    /// The rings of lines in a rectangle, so that most of the points of `known` are on the side that they have there.
    /// Linear in the points of the lines times the points that are known.
    static func rings(
        of lines: [[DotPoint]], in rectangle: PlaneRectangle, known: [(point: DotPoint, isInside: Bool)]
    ) -> [[DotPoint]] {
        var rings = lines.compactMap { ring(of: $0, in: rectangle) }
        let wrong = known.filter { isInside($0.point, rings) != $0.isInside }
        if 2 * wrong.count > known.count { rings.append(rectangle.corners + [rectangle.corners[0]]) }
        return rings
    }

    /// A line with what of the edge leads back to its beginning; nil for one that encloses nothing.
    private static func ring(of line: [DotPoint], in rectangle: PlaneRectangle) -> [DotPoint]? {
        guard let first = line.first, let last = line.last, line.contains(where: { $0 != first }) else { return nil }
        if first == last { return line }
        // A gap within the rectangle is one of the data.
        guard rectangle.hasOnEdge(first), rectangle.hasOnEdge(last) else { return line + [first] }
        let (end, start) = (rectangle.position(of: last), rectangle.position(of: first))
        var ring = line
        ring.append(rectangle.point(at: end))
        let goal = start < end ? start + 4 : start
        var corner = end.rounded(.down) + 1
        while corner < goal {
            ring.append(rectangle.corners[Int(corner) % 4])
            corner += 1
        }
        ring.append(rectangle.point(at: start))
        ring.append(first)
        return ring
    }

    /// Whether a point lies inside an odd number of rings.
    static func isInside(_ point: DotPoint, _ rings: [[DotPoint]]) -> Bool {
        var isInside = false
        for ring in rings {
            var one = ring[0]
            for other in ring.dropFirst() {
                if (one.y > point.y) != (other.y > point.y) {
                    let share = (point.y - one.y) / (other.y - one.y)
                    if one.x + share * (other.x - one.x) > point.x { isInside.toggle() }
                }
                one = other
            }
        }
        return isInside
    }
}
