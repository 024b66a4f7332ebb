/// Where one more stop lengthens a trip the least.
package struct CheapestInsertion: Equatable, Sendable {
    /// The position of the new stop, from 0.
    package let position: Int
    /// By how much the trip gets longer, in the unit of the distances.
    package let added: Double

    /// Tries every position for the last stop of `distances` among the stops before it, which keep their order: the
    /// ends too, but on a round trip not before its start. Of equal positions the last one is taken, so that a tie does
    /// not push anything back. Linear in `count`, which is 1 or more and counts the new stop.
    package init(count: Int, distances: StopDistances, isRoundTrip: Bool) {
        let new = count - 1
        func distance(_ from: Int, _ to: Int) -> Double {
            switch distances {
            case .matrix(let values): from == to ? 0 : values[from * count + to]
            case .points(let points, let radius): radius * GreatCircle.angle(points[from], points[to])
            }
        }
        var best = (position: new, added: Double.infinity)
        for position in (isRoundTrip ? min(1, new) : 0)...new {
            let before = position > 0 ? position - 1 : nil
            let after = position < new ? position : (isRoundTrip && new > 0 ? 0 : nil)
            var added = 0.0
            if let before { added += distance(before, new) }
            if let after { added += distance(new, after) }
            if let before, let after { added -= distance(before, after) }
            if added <= best.added { best = (position, added) }
        }
        self.position = best.position
        added = new == 0 ? 0 : best.added
    }
}
