package import Geodesy

/// The way of a trip, as straight lines between its stops: of places that may be meant alike, those near it are meant
/// more.
package struct StopsWay: Equatable, Sendable {
    /// The stops in their order.
    package let stops: [Coordinate]
    private let line: LineIndex
    /// The last of the stops, to measure from.
    let points: StopPoints
    /// The most stops to which nearness counts while a name is typed.
    private static let mostPoints = 200

    /// The distance from the way within which a place is near it, in metres: roads leave the straight line.
    private static let reach = 40_000.0
    /// The lead in score up to which two places are meant alike: one is meant twice as often as the other.
    private static let sameRank = 0.3

    /// Draws the way through `stops`; nil for less than two, which have none. Linear.
    package init?(_ stops: [Coordinate], isRoundTrip: Bool = false) {
        guard stops.count >= 2, let first = stops.first else { return nil }
        self.stops = isRoundTrip ? stops + [first] : stops
        line = LineIndex(self.stops)
        points = StopPoints(self.stops.suffix(Self.mostPoints))
    }

    /// Whether two ways have the same stops. Linear.
    package static func == (one: StopsWay, other: StopsWay) -> Bool { one.stops == other.stops }

    private func isNear(_ place: Coordinate?) -> Bool {
        place.flatMap { line.nearest(to: $0, within: Self.reach) } != nil
    }

    /// The matches in their order, but each that is near the way before those just before it that are not, fit in the
    /// same way and are meant alike. What is clearly meant keeps its place.
    func first(of matches: [GazetteerMatch]) -> [GazetteerMatch] {
        sorted(matches, kind: \.kind, score: \.score) { $0.place.coordinate }
    }

    /// The same for candidates with their ranks.
    func first(of ranked: [CandidateList.Ranked], in gazetteer: Gazetteer) -> [CandidateList.Ranked] {
        sorted(ranked, kind: \.candidate.kind, score: \.score) { gazetteer.coordinate(of: $0.candidate.place) }
    }

    private func sorted<Item>(
        _ items: [Item], kind: (Item) -> MatchKind, score: (Item) -> Double, coordinate: (Item) -> Coordinate?
    ) -> [Item] {
        guard items.count > 1 else { return items }
        var sorted: [(item: Item, isNear: Bool)] = []
        sorted.reserveCapacity(items.count)
        for item in items {
            let isNear = isNear(coordinate(item))
            var position = sorted.count
            while isNear, position > 0, !sorted[position - 1].isNear,
                kind(sorted[position - 1].item) == kind(item),
                score(sorted[position - 1].item) - score(item) <= Self.sameRank
            {
                position -= 1
            }
            sorted.insert((item, isNear), at: position)
        }
        return sorted.map(\.item)
    }
}
