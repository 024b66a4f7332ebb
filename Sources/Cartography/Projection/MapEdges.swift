/// The edges of the map, or beyond them, in dots.
///
/// Apart from `Clipping`, so that no copy of that is made for each segment.
struct MapEdges {
    /// The least number of both coordinates.
    let least: Double
    let right: Double
    let bottom: Double

    /// The part of a segment that lies on the map; nil where none does.
    ///
    /// Liang and Barsky, "A New Concept and Method for Line Clipping" (1984): the line is from + t (to - from), and
    /// each edge of the map bounds t from below or from above.
    @inline(__always)
    func segment(_ from: DotPoint, _ to: DotPoint) -> (DotPoint, DotPoint)? {
        if isInside(from), isInside(to) { return (from, to) }
        // Most lines that are not on the map are on one side of it.
        if max(from.x, to.x) < least || min(from.x, to.x) > right || max(from.y, to.y) < least
            || min(from.y, to.y) > bottom
        {
            return nil
        }
        let (width, height) = (to.x - from.x, to.y - from.y)
        var (first, last) = (0.0, 1.0)
        func bound(_ step: Double, _ room: Double) -> Bool {
            if step == 0 {
                if room < 0 { return false }
            } else if step < 0 {
                first = max(first, room / step)
            } else {
                last = min(last, room / step)
            }
            return first <= last
        }
        guard bound(-width, from.x - least), bound(width, right - from.x), bound(-height, from.y - least),
            bound(height, bottom - from.y)
        else { return nil }
        func point(_ t: Double) -> DotPoint {
            DotPoint(x: inside(from.x + t * width, right), y: inside(from.y + t * height, bottom))
        }
        return (first == 0 ? from : point(first), last == 1 ? to : point(last))
    }

    private func isInside(_ point: DotPoint) -> Bool {
        point.x >= least && point.x <= right && point.y >= least && point.y <= bottom
    }

    /// A number without what rounding adds beyond the edge.
    private func inside(_ value: Double, _ limit: Double) -> Double { min(max(value, least), limit) }
}
