import Geodesy

/// A ferry that sails between two places themselves.
///
/// The search counts half of what lies between two sailings as a wait, since who drives through cannot choose the hour.
/// Who goes from one port to the other can, and does not drive hundreds of kilometres to a port with more sailings:
/// from Nice to Bastia one takes the ferry in Nice, not the one in Livorno.
struct DirectFerry: Equatable {
    /// The least driving in metres that it must spare to be taken in place of the way that the search prefers.
    static let leastSpared = 100_000.0
    /// The fewest sailings a day, in hundredths, that can be reckoned with.
    private static let fewestSailings = 50

    /// The number of the ferry.
    let ferry: Int
    /// Whether it is taken from the end that the table names first.
    let isForward: Bool

    /// The ferries between the ends near a place and those near another that sail often enough. The product of both.
    static func all(from start: [FerryLanding], to end: [FerryLanding], in network: RoadNetwork) -> [DirectFerry] {
        start.compactMap { landing in
            guard end.contains(FerryLanding(ferry: landing.ferry, isFirstEnd: !landing.isFirstEnd)),
                FerryEntry(network, landing.ferry).sailings >= fewestSailings
            else { return nil }
            return DirectFerry(ferry: landing.ferry, isForward: landing.isFirstEnd)
        }
    }
}

extension RoadFinder {
    /// The way by a ferry between the ends near two places, where it spares much of the driving of `way` and takes less
    /// time with the waits that are shown; the quickest such way, nil where there is none. Two searches for each ferry.
    mutating func directWay(
        from start: Coordinate, to end: Coordinate, unlike way: RoadWay
    ) throws(RoadNetworkError) -> RoadWay? {
        guard way.drivingMetres >= DirectFerry.leastSpared else { return nil }
        var best: RoadWay?
        let (starts, ends) = (shores.landings(near: start), shores.landings(near: end))
        for direct in DirectFerry.all(from: starts, to: ends, in: network) {
            let entry = FerryEntry(network, direct.ferry)
            guard entry.crossing < way.seconds,
                let crossing = FerryCrossing(network, direct.ferry, isForward: direct.isForward),
                let terminals = try terminals(of: direct.ferry, isForward: direct.isForward),
                let toward = try quickestWay(from: start, to: terminals.departure), toward.ferries.isEmpty,
                let onward = try quickestWay(from: terminals.arrival, to: end), onward.ferries.isEmpty
            else { continue }
            let found = RoadWay(
                toward, crossing, counted: entry.countedSeconds,
                part: .ferry(direct.ferry, isForward: direct.isForward), onward)
            let spared = way.drivingMetres - found.drivingMetres
            if spared >= DirectFerry.leastSpared, found.seconds < best?.seconds ?? way.seconds { best = found }
        }
        return best
    }
}
