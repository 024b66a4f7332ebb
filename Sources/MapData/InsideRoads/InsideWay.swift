import Entities
import Geodesy
import RoadNetwork

/// The outcome of a question for the way between two places along the roads inside.
enum InsideOutcome: Equatable {
    /// A way for a car.
    case way(InsideWay)
    /// No way for a car; the source is that of what is assumed in its place: `estimated`, `sea` or `air`.
    case noWay(LegSource)

    /// The longest way in metres that is estimated though no road is known: beyond it none is likely.
    static let farthestEstimate = 200_000.0
    /// The longest crossing of the sea in metres that is assumed.
    static let farthestSea = 800_000.0

    /// Searches for the way between two places.
    init(
        from start: Coordinate, to end: Coordinate, hasLine: Bool, _ finder: inout RoadFinder, _ coasts: CoastCheck
    ) throws(RoadNetworkError) {
        if let way = try finder.way(from: start, to: end) {
            self = .way(try InsideWay(way, &finder, hasLine: hasLine))
        } else {
            self = .noWay(Self.assumption(from: start, to: end, coasts))
        }
    }

    /// The kind of crossing, or the estimate, that is assumed between two places without a way.
    static func assumption(from start: Coordinate, to end: Coordinate, _ coasts: CoastCheck) -> LegSource {
        let straight = start.distance(to: end)
        guard straight <= farthestSea else { return .air }
        if coasts.isMet(start, end) { return .sea }
        return straight <= farthestEstimate ? .estimated : .air
    }

    /// The length in metres and the time in seconds of an assumption over a straight line.
    static func assumed(_ source: LegSource, straight: Double, _ estimate: DrivingEstimate) -> (Double, Double) {
        source.assumedDuration(straight: straight).map { (straight, $0) }
            ?? (straight * estimate.detour, estimate.seconds(ofStraight: straight))
    }
}

/// A way along the roads inside.
struct InsideWay: Equatable {
    /// The length in metres, crossings included.
    let distance: Double
    /// The time in seconds, crossings and waits included.
    let duration: Double
    /// The crossings; their points are indices in the line with both ends of the way.
    let crossings: [Crossing]
    /// The points of the line between the ends of the way; nil where they were not asked for.
    let line: [RoadPoint]?

    /// States a way.
    init(distance: Double, duration: Double, crossings: [Crossing], line: [RoadPoint]?) {
        self.distance = distance
        self.duration = duration
        self.crossings = crossings
        self.line = line
    }

    /// Takes a way that `finder` found, with its line where `hasLine` asks for it.
    init(_ way: RoadWay, _ finder: inout RoadFinder, hasLine: Bool) throws(RoadNetworkError) {
        var points: [RoadPoint] = []
        var places: [ClosedRange<Int>] = []
        if hasLine {
            for line in try finder.lines(of: way) {
                let first = max(0, points.count - 1)
                points += (points.isEmpty ? line.points[...] : line.points.dropFirst()).map { RoadPoint($0) }
                if line.kind == .ferry { places.append(first...max(first, points.count - 1)) }
            }
        }
        distance = way.metres
        duration = Double(way.seconds)
        crossings = way.ferries.enumerated().map { index, ferry in
            Crossing(
                from: ferry.from, to: ferry.to, kind: ferry.isTrain ? .train : .ferry, distance: ferry.metres,
                duration: Double(ferry.seconds), wait: Double(ferry.waitSeconds), season: ferry.season,
                isRare: ferry.sailingsPerDay < 1, points: index < places.count ? places[index] : nil)
        }
        line = hasLine ? Array(points.dropFirst().dropLast()) : nil
    }

    /// The line from one place to another; empty where it was not asked for.
    func geometry(from start: Coordinate, to end: Coordinate) -> [Coordinate] {
        line.map { [start] + $0.map(\.coordinate) + [end] } ?? []
    }
}
