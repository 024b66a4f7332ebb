import CivilTime
import Entities
import Geodesy
import Itineraries
import Text

/// The days of a route of which each point has the time at which it is reached, as planners write them.
struct GPXPlannedTimes {
    /// The stops with the nights up to the day of the next one.
    let stops: [ImportedStop]
    /// The day of the first.
    let start: CivilDate

    /// The least time from one point to the next on average, in minutes: those of a recording, and those of points
    /// that were put on a map one after the other, are nearer.
    private static let leastMinutes: Int64 = 15
    /// The most metres of a minute between two points of a plan: times at which points were made are no plan.
    private static let mostMetresOfMinute = 200_000.0 / 60
    /// The most nights at a stop.
    private static let mostNights: Int64 = 30

    /// Reads the times of the stops of a route by the clocks of these; nil where they are no plan: one has none, they
    /// do not rise from stop to stop, or one cannot drive so fast. Linear.
    init?(_ stops: [ImportedStop], _ clock: ((Coordinate) -> PlaceClock)?) {
        let times = stops.compactMap(\.time)
        guard stops.count > 1, times.count == stops.count, let first = times.first, let last = times.last,
            last - first >= Self.leastMinutes * Int64(stops.count - 1)
        else { return nil }
        let days = zip(stops, times).map { Self.day(of: $1, at: $0.location, clock) }
        var planned = stops
        for index in stops.indices.dropLast() {
            let minutes = times[index + 1] - times[index]
            let distance = stops[index].location.distance(to: stops[index + 1].location)
            let nights = days[index + 1].daysSince1970 - days[index].daysSince1970
            guard minutes > 0, distance <= Double(minutes) * Self.mostMetresOfMinute,
                (0...Self.mostNights).contains(nights)
            else { return nil }
            planned[index].nights = nights > 0 ? Int(nights) : nil
        }
        (self.stops, start) = (planned, days[0])
    }

    /// The text that tells of it.
    var notice: String {
        "the days are those of the times of \(Wording.counted(stops.count, "point")), from \(start.text) on; the hours are "
            + "left out"
    }

    /// The day of a moment, in minutes since 1970, by the clock of a place, else by the sun there.
    private static func day(
        of time: Int64, at place: Coordinate, _ clock: ((Coordinate) -> PlaceClock)?
    ) -> CivilDate {
        (clock?(place) ?? .byLongitude(place)).local(time * 60).date
    }
}
