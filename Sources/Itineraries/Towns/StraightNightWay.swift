import Entities
import Geodesy
import PlaceNames

/// The great circle between two places: the times are estimates from straight lines.
struct StraightNightWay: NightWay {
    /// The longest way through a town, as a multiple of the straight line.
    private static let stretch = 1.1
    /// The least width in metres of water that counts as the sea: narrower water may be a river, fjord or sound with a
    /// bridge.
    private static let leastSea = 20_000.0

    private let start: Coordinate
    private let end: Coordinate
    private let length: Double
    private let estimate: DrivingEstimate
    private let sea: (_ from: Coordinate, _ to: Coordinate) -> Double
    let towns: [NightTown]
    let seconds: Double

    /// Finds the towns of at least `people` people around the line.
    init(from start: Coordinate, to end: Coordinate, people: Int, _ estimate: DrivingEstimate, _ source: TownSource) {
        self.start = start
        self.end = end
        self.estimate = estimate
        length = start.distance(to: end)
        seconds = estimate.seconds(ofStraight: length)
        sea = source.sea(start, end)
        towns = source.towns(start, end, Self.stretch, people).map { town in
            NightTown(
                number: town.number, coordinate: town.coordinate, people: town.people, remaining: town.distanceToEnd,
                secondsToEnd: estimate.seconds(ofStraight: town.distanceToEnd))
        }
    }

    var secondsOfNight: Double { Double(estimate.legMinutes * 60) }

    func drive(from reached: NightTown?, to town: NightTown, within limit: Double) -> Double? {
        let straight = reached?.remaining ?? length
        // The drive to the town is at least as long as the rest of the way requires, a metre aside for rounding.
        guard estimate.seconds(ofStraight: max(0, straight - town.remaining - 1)) <= limit else { return nil }
        let toTown = (reached?.coordinate ?? start).distance(to: town.coordinate)
        guard toTown > 0, toTown + town.remaining <= Self.stretch * straight else { return nil }
        return estimate.seconds(ofStraight: toTown)
    }

    func reaches(_ town: NightTown) -> Bool { true }

    func isAcrossWater(_ town: NightTown) -> Bool {
        [start, end].allSatisfy { sea($0, town.coordinate) >= Self.leastSea }
    }
}
