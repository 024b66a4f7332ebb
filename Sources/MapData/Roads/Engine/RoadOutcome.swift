import Entities

/// The way from one place to another as a road engine knows it.
enum RoadOutcome: Equatable, Sendable {
    /// A road.
    case road(Road)
    /// The nearest road is too far from one of the places or both; how far, in metres.
    case offRoad(from: Double, to: Double)
    /// The engine knows no road between the places.
    case noRoad
    /// The engine gave no answer that can be used; carries the reason, for a person.
    case noAnswer(reason: String)

    /// A stop that is farther from its road, in metres, is not on it: an engine leads to the nearest road that it
    /// knows, however far that is.
    static let farthestRoad = 5_000.0

    /// Creates the outcome of an engine's road between two places, which are `from.offset` and `to.offset` metres from
    /// its ends.
    init(_ road: Road, from: (place: RoadPoint, offset: Double), to: (place: RoadPoint, offset: Double)) {
        if max(from.offset, to.offset) > Self.farthestRoad {
            self = .offRoad(from: from.offset, to: to.offset)
        } else {
            self = Self.leads(road.distance, from: from, to: to) ? .road(road) : .noRoad
        }
    }

    /// Whether a road of this length in metres can lead from one place to the other, which are `from.offset` and
    /// `to.offset` metres from its ends: with both ways to the road it is no shorter than the straight line, with some
    /// tolerance for another size of the Earth.
    static func leads(
        _ distance: Double, from: (place: RoadPoint, offset: Double), to: (place: RoadPoint, offset: Double)
    ) -> Bool {
        distance + from.offset + to.offset >= from.place.distance(to: to.place) * 0.98 - 100
    }
}

/// The way along roads from one place to another.
struct Road: Equatable, Sendable {
    /// The length in metres.
    let distance: Double
    /// The time that the drive takes, in seconds.
    let duration: Double
    /// The engine that measured it: `osrm` or `valhalla`.
    let source: LegSource
    /// The line, between the points of the road that are nearest to the places; on a map at most about 1,000 points.
    /// Empty where the engine's line could not be divided into legs.
    let line: [RoadPoint]
    /// The points of the road that are nearest to the places; empty where an older memory of it has no line.
    let ends: [RoadPoint]

    /// The longest that is believed, in metres.
    static let longest = 50_000_000.0
    /// The longest drive that is believed, in seconds: about three years.
    private static let longestDrive = 1e8

    /// Takes the numbers of an answer; nil where they cannot be those of a road between two points of it: negative,
    /// more than 50,000 km, or shorter than the straight line, with some tolerance for another size of the Earth.
    init?(
        distance: Double, duration: Double, source: LegSource, from: RoadPoint, to: RoadPoint, line: [RoadPoint],
        _ detail: LineDetail = .map
    ) {
        guard distance >= 0, distance <= Self.longest, duration >= 0, duration <= Self.longestDrive,
            distance >= from.distance(to: to) * 0.98 - 100
        else { return nil }
        self.distance = distance
        self.duration = duration
        self.source = source
        ends = [from, to]
        self.line = detail == .whole ? line : Polyline.thinned(line, spacing: max(10, distance / 1_000))
    }

    /// Takes the numbers of a road that was remembered, its `ends` where it has no line; nil where no engine's answer
    /// can have had them.
    init?(
        remembered distance: Double, duration: Double, source: LegSource, line: [RoadPoint], ends: [RoadPoint] = []
    ) {
        guard distance >= 0, distance <= Self.longest, duration >= 0, duration <= Self.longestDrive else { return nil }
        self.distance = distance
        self.duration = duration
        self.source = source
        self.line = line
        self.ends = line.isEmpty ? ends : [line.first, line.last].compactMap { $0 }
    }
}
