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

    @Test("days on foot are split so that the longest, with its walks and stays, is as short as it can be, on any walk")
    func shortest() throws {
        var random = SeededGenerator(seed: 77)
        for _ in 0..<LongRun.count(400) {
            let count = Int.random(in: 2...9, using: &random)
            let minutes = (0..<count).map { _ in Int.random(in: 1...24, using: &random) * 5 }
            let stays = (0..<count).map { _ in Int.random(in: 0...8, using: &random) * 15 }
            let days = Int.random(in: 1...count, using: &random)
            var planned = try walk(minutes)
            for (index, stay) in stays.enumerated() where stay > 0 { try planned.set(index + 2, .stayMinutes(stay)) }
            try planned.trip.plan.set(.days(days))
            let lengths = zip(minutes, stays).map(+)
            func longest(_ ends: [Int]) -> Int {
                zip([0] + ends, ends + [count]).map { lengths[$0..<$1].reduce(0, +) }.max() ?? 0
            }
            // Each set of days - 1 legs behind which a day ends, but for the last leg.
            let least = (0..<(1 << (count - 1))).filter { $0.nonzeroBitCount == days - 1 }.map { set in
                longest((0..<count - 1).filter { set & (1 << $0) != 0 }.map { $0 + 1 })
            }.min()
            let found = planned.itinerary.days.filter { $0.visits.count > 1 }
            let ends = found.dropLast().compactMap { $0.visits.last?.stop }
            #expect(found.count == days && longest(ends) == least, "\(minutes) \(stays) \(days)")
        }
    }

    @Test("behind a fixed time in the morning the day goes on, and a ride makes no other days of a city")
    func morning() throws {
        var planned = try walk([28, 25, 11, 5, 50])
        planned.measured[3] = nil
        for index in planned.trip.waypoints.indices {
            planned.trip.waypoints[index].location = place(0, Double(index) / 100)
        }
        try planned.trip.plan.set(.days(2))
        try planned.set(2, .stayMinutes(120), .arrive(time("2027-06-12T09:30")))
        try planned.set(6, .stayMinutes(180), .arrive(time("2027-06-13T10:00")))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1, 2, 3, 4], [4, 5]])
        // In the evening it does not.
        try planned.set(2, .arrive(time("2027-06-12T18:30")))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1], [1, 2, 3, 4, 5]])
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
