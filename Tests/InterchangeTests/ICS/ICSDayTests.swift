import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import TestSupport
import Testing

@Suite("Calendars and the days of the page")
struct ICSDayTests {
    /// An event of a stop, a drive or another way, with the date of its beginning by the clocks of the trip.
    private struct Event {
        let stop: String
        let isWay: Bool
        let date: CivilDate
    }

    /// Reads `20270612` or `20270612T070000Z`, two hours before the clocks of the trip.
    private func date(_ text: Substring) throws -> CivilDate {
        let digits = text.filter(\.isNumber)
        func part(_ from: Int, _ count: Int) -> Int { Int(digits.dropFirst(from).prefix(count)) ?? 0 }
        let date = try #require(
            CivilDate(text: "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.dropFirst(6).prefix(2))"))
        return digits.count > 8 && part(8, 2) >= 22 ? date.adding(days: 1) : date
    }

    private func events(_ routed: RoutedTrip) throws -> [Event] {
        let text = String(decoding: ICSFormat(times: true).write([routed]).bytes, as: UTF8.self)
            .replacing("\r\n ", with: "")
        return try text.split(separator: "BEGIN:VEVENT").dropFirst().compactMap { event in
            let lines = event.split(separator: "\r\n")
            let id = try #require(lines.first { $0.hasPrefix("UID:") })
            let start = try #require(lines.first { $0.hasPrefix("DTSTART") })
            let stop = routed.trip.waypoints.first { id.contains("\($0.id)") }
            guard let stop, !id.contains(".night.") else { return nil }
            return Event(
                stop: stop.name.text, isWay: id.contains(".way.") || id.contains(".drive."),
                date: try date(start.split(separator: ":").last ?? ""))
        }
    }

    @Test("each event is on a day on which the page has its stop, and comes back in its place, on any trip")
    func sameDays() throws {
        var random = SeededGenerator(seed: 28)
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        let start = try #require(CivilDate(text: "2027-06-12"))
        func moment() -> PlannedTime? {
            let date = start.adding(days: Int.random(in: 0...4, using: &random))
            return TimeOfDay(hour: Int.random(in: 6...22, using: &random), minute: 0, second: 0)
                .map { chance(70) ? .on(CivilDateTime(date: date, time: $0)) : .anyDay($0) }
        }
        var missed = 0
        for _ in 0..<LongRun.count(600) {
            var trip = try fjords()
            trip.waypoints += [stop(14, "Ålesund", 62.4723, 6.1549), stop(15, "Molde", 62.7375, 7.1607)]
            for index in trip.waypoints.indices {
                trip.waypoints[index].note = nil
                try trip.waypoints[index].plan.set(.nights(chance(40) ? Int.random(in: 0...2, using: &random) : nil))
                if index > 0, chance(60) {
                    let means: Way.Means = chance(85) ? .ferry : .drive
                    let minutes = Int.random(in: 6...60, using: &random) * 10
                    try trip.waypoints[index].plan.set(.way(Way(by: means, minutes: minutes, departs: moment())))
                }
                if index > 0, chance(30) { try trip.waypoints[index].plan.set(.arrive(moment())) }
            }
            let routed = planned(trip)
            let days = try #require(routed.itinerary).days
            missed += days.flatMap(\.ways).count { $0.missed != nil }
            for event in try events(routed) {
                let index = try #require(trip.waypoints.firstIndex { $0.name.text == event.stop })
                let isThere = days.contains { day in
                    guard let first = day.date, let last = day.lastDate else { return false }
                    let visit = day.visits.contains { $0.stop == index && (!event.isWay || $0.arrive != nil) }
                    // A time in the night behind the day stands there with its date.
                    let night = day.visits.flatMap { [$0.arrive, $0.leave] }.compactMap { $0?.date }
                    let isOnDay = (first.daysSince1970...last.daysSince1970).contains(event.date.daysSince1970)
                    return visit && (isOnDay || night.contains(event.date))
                }
                #expect(isThere, "\(event) \(trip.waypoints.map(\.plan))")
            }
            let back = try ICSFormat().read(
                ICSFormat(times: true).write([routed]).bytes,
                ImportContext(fileName: "T", identifiers: SeededIdentifiers(seed: 1)))
            #expect(back.trips.map(\.contentKey) == [trip.contentKey])
        }
        #expect(missed > 30)
    }
}
