import Entities
import Itineraries
import TestSupport
import Testing

@Suite("Days with crossings")
struct CrossingDayTests {
    private func leg(_ source: LegSource, _ metres: Double, minutes: Double, _ crossings: [Crossing] = []) -> Leg {
        Leg(
            from: 0, to: 1, distance: metres, initialBearing: 90, source: source, duration: minutes * 60,
            crossings: crossings)
    }

    private func ferry(season: String = "", isRare: Bool = false) -> Crossing {
        Crossing(
            from: "Hella", to: "Dragsvik", kind: .ferry, distance: 10_000, duration: 1_800, wait: 900, season: season,
            isRare: isRare)
    }

    @Test("A ferry has its own line, takes its time with the wait, and is no driving and no fuel")
    func ferryOnTheWay() throws {
        var planned = try PlannedTrip([120])
        planned.measured[0] = leg(.roads, 90_000, minutes: 120, [ferry()])
        try planned.trip.plan.set(.litersPer100km(10))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · about 1 h 15 min, 80 km by road, ferry about 45 min with the wait",
                "  1, S1, leave 09:00",
                "  ferry Hella – Dragsvik, about 30 min, wait about 15 min", "  2, S2, 11:00",
            ])
        let totals = planned.itinerary.totals
        #expect(totals.driving == 4_500 && totals.fuelLiters == 8)
        // Only what is driven counts for the limit of a day.
        try planned.trip.plan.set(.dailyMinutes(80))
        #expect(planned.itinerary.days[0].warnings.isEmpty)
        try planned.trip.plan.set(.dailyMinutes(70))
        #expect(planned.itinerary.days[0].warnings.map(\.kind) == [.overLimit])
    }

    @Test("A ferry out of its season, and one that sails less than once a day, are warned about")
    func seasons() throws {
        func kinds(_ crossing: Crossing, start: String? = "2027-06-12") throws -> [Itinerary.Warning.Kind] {
            var planned = try PlannedTrip([120], start: start)
            planned.measured[0] = leg(.roads, 90_000, minutes: 120, [crossing])
            return planned.itinerary.days.flatMap(\.warnings).map(\.kind)
        }
        #expect(try kinds(ferry(season: "May-Sep")) == [])
        #expect(try kinds(ferry(season: "Jul-Sep")) == [.seasonal])
        #expect(try kinds(ferry(season: "Nov-Apr")) == [.seasonal])
        #expect(try kinds(ferry(season: "Nov-Jun"), start: "2027-01-12") == [])
        // Without a date nobody knows, nor of a season that is no months.
        #expect(try kinds(ferry(season: "Jul-Sep"), start: nil) == [])
        #expect(try kinds(ferry(season: "season")) == [])
        #expect(try kinds(ferry(isRare: true)) == [.rare])
    }

    @Test("A ferry with a departure and no time takes the crossing that the roads know; the way from it is driven")
    func departureOfKnownFerry() throws {
        var planned = try PlannedTrip([120])
        try planned.set(2, .way(Way(by: .ferry, departs: time("14:00"))))
        let measured = leg(.roads, 27_000, minutes: 60, [ferry()])
        planned.measured[0] = Route(legs: [measured]).given(by: planned.trip).legs[0]
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · about 15 min, 17 km by road, ferry about 30 min",
                "  1, S1, by 13:30, at the ferry",
                "  ferry Hella – Dragsvik, about 30 min, departs 14:00, arrives 14:30",
                "  2, S2, 14:45",
            ])
        #expect(planned.itinerary.totals.driving == 900)
        // One that no road knows takes the time of the whole way, about.
        planned.measured[0] = Route(legs: [leg(.sea, 300_000, minutes: 570)]).given(by: planned.trip).legs[0]
        #expect(planned.lines[2] == "  ferry, about 9 h 30 min, departs 14:00, arrives 23:30")
    }

    @Test("A crossing that is assumed says so, and is replaced by what the person decides")
    func assumed() throws {
        var planned = try PlannedTrip([120])
        planned.measured[0] = leg(.sea, 300_000, minutes: 570)
        #expect(
            planned.lines(.menu) == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · ferry, about 9 h 30 min", "  1, S1, leave 09:00",
                "  ferry, about 9 h 30 min", "  2, S2, 18:30",
                "  ! no road or car ferry is known to S2: a crossing of about 9 h 30 min is assumed; ‘2 way ferry 9h30’ "
                    + "says what is taken",
            ])
        #expect(planned.itinerary.totals.driving == 0)
        try planned.set(2, .way(Way(by: .flight, minutes: 90)))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · flight, 1 h 30 min", "  1, S1, leave 09:00",
                "  flight, 1 h 30 min", "  2, S2, 10:30",
            ])
    }
}
