import Entities
import Geodesy
import PlaceNames

/// The line of a leg on roads. Crossings are no part of it.
struct RoadNightWay: NightWay {
    /// The farthest that a town may lie off the way, in metres.
    private static let reach = 20_000.0
    /// The roads between the way and a town: in straight lines, and their speed in metres a second.
    private static let detour = 1.3
    private static let speed = 60 / 3.6

    private let path: [Coordinate]
    private let isReached: (_ place: Coordinate, _ town: Coordinate) -> Bool
    /// The places of the path passed at the point nearest to each town, by its number.
    private let passed: [Int: Double]
    let towns: [NightTown]
    /// The drive in metres along the line.
    let metres: Double
    let seconds: Double
    let secondsOfNight = 0.0

    /// Finds the towns of at least `people` people along the places of a leg's way; `seconds` is the drive, as fast
    /// everywhere unless `pace` knows better.
    init(
        along path: [Coordinate], of leg: Leg, seconds: Double, people: Int, pace: NightPace? = nil,
        _ source: TownSource
    ) {
        self.path = path
        self.seconds = seconds
        isReached = source.isReached
        let crossings = leg.crossings.compactMap(\.points).map { $0.lowerBound..<$0.upperBound }
        // The metres driven up to each place.
        var driven = [0.0]
        driven.reserveCapacity(path.count)
        for (index, (from, to)) in zip(path, path.dropFirst()).enumerated() {
            let isCarried = crossings.contains { $0.contains(index) }
            driven.append((driven.last ?? 0) + (isCarried ? 0 : from.distance(to: to)))
        }
        let whole = driven.last ?? 0
        metres = whole
        let pace = pace ?? NightPace(metres: whole, seconds: seconds)
        let found = source.townsAlong(path, Self.reach, people, crossings)
        passed = Dictionary(found.map { ($0.number, $0.passed) }) { first, _ in first }
        towns = found.map { town in
            let index = min(max(Int(town.passed), 0), max(0, path.count - 2))
            let share = town.passed - Double(index)
            let metres = driven[index] + share * (driven[min(index + 1, path.count - 1)] - driven[index])
            let access = pace.access[town.number] ?? town.off * Self.detour / Self.speed
            return NightTown(
                number: town.number, coordinate: town.coordinate, people: town.people, remaining: whole - metres,
                secondsToEnd: seconds - pace.seconds(atMetres: metres) + access, access: access)
        }
    }

    func drive(from reached: NightTown?, to town: NightTown, within limit: Double) -> Double? {
        // The way to the end from the town is counted with that from the town to the way.
        let drive = (reached?.secondsToEnd ?? seconds) - town.secondsToEnd + 2 * town.access
        return drive > 0 && drive <= limit ? drive : nil
    }

    func reaches(_ town: NightTown) -> Bool {
        guard let passed = passed[town.number], path.count > 1 else { return true }
        let index = min(max(Int(passed), 0), path.count - 2)
        return isReached(path[index].point(toward: path[index + 1], fraction: passed - Double(index)), town.coordinate)
    }

    func isAcrossWater(_ town: NightTown) -> Bool { false }
}
