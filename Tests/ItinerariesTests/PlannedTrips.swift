import CivilTime
import Entities
import Geodesy
import Itineraries
import TestSupport
import Text

/// Trips whose legs take given minutes, in one time zone, and their days.
struct PlannedTrip {
    var trip: Trip
    /// The minutes of each leg.
    var minutes: [Int]
    /// The legs that are measured in another way, by their index.
    var measured: [Int: Leg] = [:]

    /// A trip that starts on 12 June 2027, on the equator; its stops are S1, S2 and so on.
    init(_ minutes: [Int], start: String? = "2027-06-12") throws {
        self.minutes = minutes
        trip = Trip(
            id: id(1), name: name("T"),
            waypoints: (0...minutes.count).map { stop(UInt64(10 + $0), "S\($0 + 1)", 0, Double($0) / 10) })
        if let start { try trip.plan.set(.start(CivilDate(text: start))) }
    }

    /// Decides something about the stop with a number, from 1.
    mutating func set(_ number: Int, _ settings: StopSetting...) throws {
        for setting in settings { try trip.waypoints[number - 1].plan.set(setting) }
    }

    var route: Route {
        Route(
            legs: minutes.enumerated().map { index, minutes in
                measured[index]
                    ?? Leg(
                        from: index, to: index + 1, distance: Double(minutes) * 1_000, initialBearing: 90,
                        source: .osrm, duration: Double(minutes) * 60)
            })
    }

    /// The numbers of the stops that are far from any sea and lake.
    var inland: Set<Int> = []

    /// The stops, by their numbers, where nobody sleeps.
    var uninhabited: [Int: UninhabitedPlace] = [:]

    var itinerary: Itinerary {
        ItineraryPlanner.itinerary(of: trip, along: route) { [trip, uninhabited, inland] place in
            var clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
            let index = trip.waypoints.firstIndex { $0.location == place }
            clock.uninhabited = { index.flatMap { uninhabited[$0 + 1] } }
            clock.isInland = { index.map { inland.contains($0 + 1) } ?? false }
            return clock
        }
    }

    /// The days as paper shows them, without totals.
    var lines: [String] { lines(.none) }

    /// The same with what mends a warning in a style.
    func lines(_ advice: AdviceStyle) -> [String] {
        ItineraryText(itinerary, of: trip, unit: .kilometers, advice: advice).sections.flatMap { section in
            // The sun is a subject of its own.
            [[section.day, section.way, section.drive].joined(separator: " · ")]
                + section.rows.map { row in
                    let time = row.time.split(separator: " ").joined(separator: " ")
                    return "  "
                        + [row.number, row.name, time, row.remark].filter { !$0.isEmpty }.joined(separator: ", ")
                } + section.warnings.map { "  ! \($0)" }
        }
    }
}

/// A time on a day, or on any day, as the library has it.
func time(_ text: String) -> PlannedTime? {
    CivilDateTime(text: text).map { .on($0) } ?? TimeOfDay(text: text).map { .anyDay($0) }
}
