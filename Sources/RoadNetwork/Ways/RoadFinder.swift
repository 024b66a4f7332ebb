package import Geodesy

/// Answers questions about a network of roads, and keeps what it has decoded for the next question.
package struct RoadFinder: Sendable {
    /// The network.
    package let network: RoadNetwork
    var blocks: RoadBlocks
    var nearest = NearestRoads()
    var unpacking = ArcUnpacking()
    var search = AscentSearch()
    var drawn = DrawnRoads()
    let shores: FerryShores
    /// The rule for places that can be reached over streets.
    let streets: StreetReach
    /// The ascents of the places that were asked about last, the newest last.
    private var recent: [Ascent] = []
    static let mostRecent = 32
    /// The greatest distance in metres between places that are joined by streets.
    private static let streetsReach = 3_000.0

    /// Prepares for questions; reads the tables of speeds and ferries. The bytes of the network must outlive it. Ways
    /// over streets lead where `streets` says; without it anywhere.
    package init(_ network: RoadNetwork, streets: StreetReach = .anywhere) throws(RoadNetworkError) {
        self.network = network
        self.streets = streets
        blocks = try RoadBlocks(network)
        shores = FerryShores(network)
    }

    /// The best way between two places by time; nil if one is more than 30 km from any road, or no roads and ferries
    /// join them. Where it drives far to a ferry that sails more often, a ferry between the two places themselves is
    /// taken: see `DirectFerry`.
    package mutating func way(from start: Coordinate, to end: Coordinate) throws(RoadNetworkError) -> RoadWay? {
        guard let way = try quickestWay(from: start, to: end) else { return nil }
        guard !way.ferries.isEmpty else { return way }
        return try directWay(from: start, to: end, unlike: way) ?? way
    }

    /// The best way between two places by the time that the search counts, where a wait for a rare ferry is long.
    mutating func quickestWay(from start: Coordinate, to end: Coordinate) throws(RoadNetworkError) -> RoadWay? {
        let first = try ascent(from: start)
        let last = try ascent(from: end)
        guard let (measure, choice) = try measure(first, last) else { return nil }
        guard let measure else {
            return RoadWay(overStreets: start.distance(to: end), from: start, to: end)
        }
        let parts = try parts(of: choice, first, last)
        var ferries: [FerryCrossing] = []
        for case .ferry(let index, let isForward) in parts {
            guard let ferry = FerryCrossing(network, index, isForward: isForward) else { throw .damagedFerry(index) }
            ferries.append(ferry)
        }
        return RoadWay(measure, ferries: ferries, parts: parts)
    }

    /// The straight line in metres from a place to the nearest road by which it is reached; nil where none is.
    package mutating func gap(to place: Coordinate) throws(RoadNetworkError) -> Double? {
        try nearest.access(to: place, streets, &blocks).approaches.lazy.map(\.metres).min()
    }

    /// The way upward from a place; the last ones are kept.
    mutating func ascent(from place: Coordinate) throws(RoadNetworkError) -> Ascent {
        if let known = recent.last(where: { $0.access.place == place }) { return known }
        let ascent = try newAscent(from: place)
        if recent.count == Self.mostRecent { recent.removeFirst() }
        recent.append(ascent)
        return ascent
    }

    /// The way upward from a place, which is not kept.
    mutating func newAscent(from place: Coordinate) throws(RoadNetworkError) -> Ascent {
        let access = try withoutOtherShores(nearest.access(to: place, streets, &blocks))
        return try search.ascent(from: access, &blocks)
    }

    /// Chooses the best way between two places and measures it; the measure is nil for a way over streets, the whole
    /// nil if there is no way.
    mutating func measure(
        _ first: Ascent, _ last: Ascent
    ) throws(RoadNetworkError) -> (measure: WayMeasure?, choice: WayChoice)? {
        let straight = first.access.place.distance(to: last.access.place)
        guard let choice = WayChoice(first, last) else {
            let isReached = !first.access.approaches.isEmpty && !last.access.approaches.isEmpty
            guard isReached, straight <= Self.streetsReach,
                areJoined(first.access.place, last.access.place)
            else { return nil }
            return (nil, .streets(straight))
        }
        let arcs = try arcMeasure(of: choice, first, last)
        let (approach, departure) = approaches(of: choice, first, last)
        let partMetres = partMetres(of: choice, first, last)
        let isOffRoad = partMetres < 1 && arcs.decametres == 0
        let isNear = straight <= Self.streetsReach || isOffRoad || straight <= approach.metres + departure.metres
        // Where a ferry is on the way, water lies between.
        if arcs.ferryMetres == 0, isNear, areJoined(first.access.place, last.access.place) {
            return (nil, .streets(straight))
        }
        let counted =
            switch choice {
            case .streets: 0
            case .oneRoad(_, _, let seconds), .hierarchy(_, _, let seconds): seconds
            }
        let measure = WayMeasure(
            approach, departure, partMetres: partMetres, arcs: arcs, countedSeconds: counted, straight: straight)
        return (measure, choice)
    }

    /// Whether streets join two places: no water of a map and no ferry lies between.
    private func areJoined(_ start: Coordinate, _ end: Coordinate) -> Bool {
        streets.reaches(from: start, to: end) && !shores.separates(start, end)
    }
}
