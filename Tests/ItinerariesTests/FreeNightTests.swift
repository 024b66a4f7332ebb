import CivilTime
import Entities
import Geodesy
import Itineraries
import JSON
import TestSupport
import Testing

@Suite("Nights, free days and what is told of a stop")
struct FreeNightTests {
    private func totals(_ planned: PlannedTrip) -> String {
        ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).totals.prefix(3).joined(separator: ", ")
    }

    /// A trip of 6 days with a free day before what is fixed, and two at the end.
    private func trip() throws -> PlannedTrip {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .nights(1))
        try planned.set(3, .arrive(time("2027-06-14T18:00")))
        try planned.trip.plan.set(.days(6))
        return planned
    }

    @Test("A free day is a night where one is, but for the last; all that are shown are counted")
    func nights() throws {
        var planned = try trip()
        #expect(
            planned.lines.filter { !$0.contains("leave") } == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · 1 h, 60.0 km by road (OSRM)", "  2, S2, 10:00, night",
                "Day 2 · Sun 13 Jun · S2 · free", "  2, S2, night",
                "Day 3 · Mon 14 Jun · S2 → S3 · 1 h, 60.0 km by road (OSRM)",
                "  3, S3, 18:00, fixed, there from 10:00, night",
                "Days 4–6 · Tue 15 Jun to Thu 17 Jun · S3 · free", "  3, S3, 2 nights",
            ])
        #expect(totals(planned).hasPrefix("6 days, 4 free days, 5 nights"))
        let arrivals = ItineraryText.arrivals(in: planned.itinerary, stops: 3, times: .hours24)
        #expect(arrivals[1]?.nights == 2 && arrivals[2]?.nights == 3)
        // Where the number of days is open, the free day before what is fixed is counted, too.
        try planned.trip.plan.set(.days(nil))
        #expect(totals(planned).hasPrefix("3 days, 1 free day, 2 nights"))
        let text = ItineraryDocument().value(try trip().itinerary).text()
        #expect(text.contains(#""night":{"stop":3,"nights":2}"#) && text.contains(#""night":{"stop":2}"#))
        #expect(text.contains(#""days":6,"nights":5,"freeDays":4"#))
    }

    @Test("One free day at the end is no night of its own")
    func oneLeft() throws {
        var planned = try PlannedTrip([60])
        try planned.trip.plan.set(.days(2))
        #expect(planned.lines.suffix(3) == ["  2, S2, 10:00, night", "Day 2 · Sun 13 Jun · S2 · free", "  2, S2"])
        #expect(planned.itinerary.totals.nights == 1)
    }

    @Test("A stop has its purpose, its cost and its note where it is mentioned first, a way its cost")
    func facts() throws {
        var planned = try trip()
        planned.trip.waypoints[2].note = try Note("Dinner\nat Nautika")
        try planned.set(3, .kind(StopKind("eat")), .cost(Cost("12")))
        try planned.set(2, .kind(.sleep))
        try planned.set(2, .way(Way(by: .ferry, minutes: 60, cost: Cost("85"))))
        try planned.trip.plan.set(.currency("EUR"))
        let rows = ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).sections.flatMap(\.rows)
        #expect(rows.filter(\.isWay).map(\.wayText) == ["ferry, 1 h, 85 EUR"])
        #expect(rows.map(\.cost) == ["", "85 EUR", "", "", "", "12 EUR", ""])
        #expect(rows.map(\.note) == ["", "", "", "", "", "Dinner\nat Nautika", ""])
        #expect(rows[5].facts == "meal, fixed, there from 10:00, night, 12 EUR")
        // A night names the stop to sleep at by itself; without one it says what it is.
        #expect(rows[2].facts == "night")
        try planned.set(2, .nights(0))
        try planned.set(3, .arrive(nil))
        try planned.trip.plan.set(.days(nil))
        let row = ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).sections[0].rows[2]
        #expect(row.facts == "lodging")
    }

    @Test("What costs nothing is no part of the totals, whose kinds are in plain words")
    func costs() throws {
        var planned = try trip()
        try planned.set(2, .kind(StopKind("see")), .cost(Cost("0")))
        try planned.set(3, .kind(StopKind("eat")), .cost(Cost("12")))
        let totals = ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).totals
        #expect(totals.last == "12 (meal 12)")
    }

    @Test(
        "Kinds are in plain words",
        arguments: [
            ("sleep", "lodging"), ("see", "sight"), ("eat", "meal"), ("fuel", "fuel stop"), ("walk", "walk"),
            ("other", nil), ("swim", "swim"),
        ])
    func kinds(kind: String, word: String?) {
        #expect(StopKind(kind)?.plainWord == word)
    }

    @Test("Estimates are shown to five minutes at each place, what the person fixed as it is")
    func rounding() throws {
        var planned = try PlannedTrip([131, 60, 60])
        for index in 0..<3 {
            planned.measured[index] = Leg(
                from: index, to: index + 1, distance: 60_000, initialBearing: 90, source: .roads,
                duration: Double(planned.minutes[index]) * 60)
        }
        try planned.set(3, .way(Way(by: .ferry, minutes: 62, departs: time("11:00"))))
        // The ferry would be missed by ten minutes: it is that of the next day, and exact.
        let late = planned.lines
        #expect(late.contains("  ferry, 1 h 2 min, departs 11:00, arrives 12:02"))
        #expect(late.contains("  2, S2, 11:10, night") && late.contains("  3, S3, 12:02"))
        // On time it is exact, and so is what follows from it alone.
        try planned.set(3, .way(Way(by: .ferry, minutes: 62, departs: time("14:03"))))
        let kept = planned.lines
        #expect(kept.contains("  ferry, 1 h 2 min, departs 14:03, arrives 15:05, wait 2 h 50 min"))
        #expect(kept.contains("  2, S2, 11:10 – 13:33, at the ferry by then"))
        #expect(kept.contains("  3, S3, 15:05") && kept.contains("  4, S4, 16:05"))
    }

    @Test("A fixed arrival that is missed says by how much, in words")
    func late() throws {
        var planned = try PlannedTrip([360])
        try planned.set(2, .arrive(time("2027-06-12T10:00")))
        #expect(planned.lines.contains("  2, S2, 15:00, fixed 10:00, 5 h late"))
    }

    @Test("A heading drops the sun, or puts the drive below, rather than one word")
    func headings() throws {
        let planned = try trip()
        let section = ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).sections[0]
        func heading(_ width: Int, isTight: Bool = false) -> [String] {
            let lines = section.heading(width: width, isTight: isTight)
            return lines.first + lines.second
        }
        #expect(heading(200) == [section.heading])
        #expect(
            heading(70) == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · 1 h, 60.0 km by road (OSRM)", "  " + section.sun,
            ])
        #expect(heading(70, isTight: true).count == 1)
        #expect(
            heading(60) == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2", "  1 h, 60.0 km by road (OSRM) · " + section.sun,
            ])
        #expect(heading(36) == ["Day 1 · Sat 12 Jun 2027 · S1 → S2", "  1 h, 60.0 km by road (OSRM)"])
    }
}
