import CivilTime
import Entities
import Geodesy
import Itineraries
import JSON
import TestSupport
import Testing

/// Days on which one walks.
@Suite("Days on foot")
struct WalkingDayTests {
    /// A trip whose legs are walked in given minutes.
    private func walk(_ minutes: [Int]) throws -> PlannedTrip {
        var planned = try PlannedTrip(minutes)
        for (index, minutes) in minutes.enumerated() {
            planned.measured[index] = Leg(
                from: index, to: index + 1, distance: Double(minutes) * 75, initialBearing: 90, source: .roads,
                duration: Double(minutes * 60), isWalked: true)
        }
        return planned
    }

    @Test("a day on foot says so, drives nothing and needs no fuel")
    func heads() throws {
        var planned = try walk([20, 30])
        try planned.trip.plan.set(.litersPer100km(7))
        let itinerary = planned.itinerary
        #expect(itinerary.totals.driving == 0 && itinerary.totals.fuelLiters == 0)
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S3 · about 3.8 km, 50 min on foot", "  1, S1, leave 09:00",
                "  2, S2, 09:20", "  3, S3, 09:50",
            ])
        let text = ItineraryText(itinerary, of: planned.trip, unit: .kilometers)
        #expect(text.totals.starts(with: ["1 day", "0 nights", "about 3.8 km, 50 min on foot"]))
        let json = ItineraryDocument().value(itinerary).text()
        #expect(json.contains("\"by\":\"walk\"") || json.contains("\"by\": \"walk\""))
    }

    @Test("a walk between drives has a line of its own, and counts for neither limit nor fuel")
    func mixed() throws {
        var planned = try PlannedTrip([300, 100, 60])
        try planned.set(3, .way(Way(by: .walk, minutes: 90)))
        let itinerary = planned.itinerary
        #expect(itinerary.days.count == 1 && itinerary.totals.driving == 360 * 60)
        #expect(
            planned.lines.contains("  about 100.0 km, 1 h 30 min on foot")
                && planned.lines[0].hasSuffix("by road (OSRM), about 100.0 km, 1 h 30 min on foot"))
    }

    @Test("walks and stays fill a day up to the evening, and days are as even as can be")
    func evening() throws {
        var planned = try walk([20, 20, 20, 20, 20, 20, 20, 20])
        for number in 2...9 { try planned.set(number, .kind(StopKind("see")), .stayMinutes(100)) }
        let itinerary = planned.itinerary
        #expect(itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1, 2, 3, 4], [4, 5, 6, 7, 8]])
        #expect(!itinerary.days.flatMap(\.warnings).contains { $0.kind == .overLimit })
        // A number of days is kept.
        try planned.trip.plan.set(.days(4))
        #expect(planned.itinerary.days.map { $0.visits.count } == [3, 3, 3, 3])
    }

    @Test("nobody walks to one more sight in the evening, but to dinner and home")
    func last() throws {
        var planned = try walk([30, 30, 30])
        // With a drive the day is not filled by stays.
        planned.measured[0] = nil
        planned.minutes[0] = 60
        try planned.set(2, .stayMinutes(600))
        try planned.set(3, .kind(StopKind("see")))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1], [1, 2, 3]])
        try planned.set(3, .kind(StopKind("eat")))
        #expect(planned.itinerary.days.count == 1)
        try planned.set(3, .kind(StopKind("see")), .arrive(time("21:00")))
        #expect(planned.itinerary.days.count == 1)
    }
}
