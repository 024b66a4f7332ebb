import Entities
import Geodesy
import Testing

@testable import Itineraries

@Suite("What carries one, in the heading of a day and in the totals") struct CarriedWaysTests {
    /// What one way is, and the drive of the day and the totals that follow.
    struct Case {
        let ways: [(means: Entities.Way.Means, minutes: Int)?]
        let day: String
        let totals: [String]
    }

    @Test(
        "Ways of one kind are counted, with their time; a drive is told beside them",
        arguments: [
            Case(ways: [(.flight, 60)], day: "flight, 1 h", totals: ["1 h by flight"]),
            Case(
                ways: [(.flight, 60), (.flight, 90), (.flight, 60)], day: "3 flights, 3 h 30 min",
                totals: ["3 flights, 3 h 30 min in the air"]),
            Case(
                ways: [(.ferry, 60), nil, (.ferry, 30)], day: "1 h, 60.0 km by road (OSRM), 2 ferries 1 h 30 min",
                totals: ["1 h, 60.0 km by road (OSRM)", "1 h 30 min by ferry"]),
            Case(
                ways: [(.train, 60), (.ferry, 60), (.train, 60)], day: "ferry, 1 h, 2 trains, 2 h",
                totals: ["1 h by ferry", "2 h by train"]),
            Case(ways: [nil], day: "1 h, 60.0 km by road (OSRM)", totals: ["1 h, 60.0 km by road (OSRM)"]),
        ])
    func headings(known: Case) throws {
        var planned = try PlannedTrip(known.ways.map { _ in 60 })
        for (index, way) in known.ways.enumerated() {
            guard let way else { continue }
            try planned.set(index + 2, .way(Way(by: way.means, minutes: way.minutes)))
        }
        let text = ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers)
        #expect(text.sections.map(\.drive) == [known.day])
        #expect(Array(text.totals.dropFirst(2)) == known.totals)
    }

    @Test("A crossing of the roads is told with its wait, and short in a list of days")
    func crossings() throws {
        var planned = try PlannedTrip([60])
        let ferry = Crossing(
            from: "Hella", to: "Dragsvik", kind: .ferry, distance: 5_000, duration: 900, wait: 900)
        planned.measured[0] = Leg(
            from: 0, to: 1, distance: 60_000, initialBearing: 90, source: .roads, duration: 3_600, crossings: [ferry])
        let section = try #require(ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).sections.first)
        #expect(section.drive.hasSuffix(" by road, ferry about 30 min with the wait"))
        #expect(section.shortDrive.hasSuffix(" km, ferry 30 min") && !section.shortDrive.contains("about"))
    }
}
