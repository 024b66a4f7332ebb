import CivilTime
import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing
import Text

@Suite("Evenings, ferries and rest days")
struct EveningTests {
    private func nights(_ planned: PlannedTrip) -> [Int?] { planned.itinerary.days.map { $0.night?.stop } }

    @Test("a night behind a meal in the evening is advised where the drive goes on in the dark, and is nobody's choice")
    func dinner() throws {
        var planned = try PlannedTrip([60, 60, 90, 60])
        try planned.set(3, .kind(StopKind("eat")), .arrive(time("19:00")))
        #expect(nights(planned) == [nil])
        let advice = "; ‘3 nights 1’ spends the night at S3, behind the meal"
        #expect(planned.lines(.menu).contains { $0.hasSuffix("S4 is reached after dark, at 20:30" + advice) })
        #expect(!planned.lines.contains { $0.contains("nights 1") })
        // Whoever decides about it is believed.
        try planned.set(3, .nights(1))
        #expect(nights(planned) == [2, nil])
        try planned.set(3, .nights(0))
        #expect(nights(planned) == [nil] && !planned.lines(.menu).contains { $0.contains("nights 1") })
        // Behind anything else that is fixed nobody sleeps.
        try planned.set(3, .nights(nil), .kind(StopKind("see")))
        #expect(!planned.lines(.menu).contains { $0.contains("nights 1") })
    }

    @Test("a date of a meal at noon makes no night of a number of days")
    func lunch() throws {
        var planned = try PlannedTrip([60, 60, 60, 60])
        try planned.trip.plan.set(.days(2))
        try planned.set(2, .kind(StopKind("eat")), .arrive(time("2027-06-12T12:00")))
        #expect(nights(planned) == [2, nil])
        // What is fixed in the evening does.
        try planned.set(2, .kind(nil), .arrive(time("2027-06-12T18:00")))
        #expect(nights(planned) == [1, nil])
    }

    @Test(
        "who is at a ferry with less than a quarter of an hour to spare is told so",
        arguments: [(270, true), (255, false), (256, true), (285, true), (60, false)])
    func tight(minutes: Int, isTight: Bool) throws {
        var planned = try PlannedTrip([minutes, 60])
        try planned.set(3, .way(Way(by: .ferry, minutes: 60, departs: time("14:00"))))
        let visit = planned.itinerary.days[0].visits[1]
        #expect(visit.boardBy?.time.hourAndMinute == "13:30" && visit.isTight == isTight)
        #expect(planned.lines[2].hasSuffix(isTight ? "at the ferry by 13:30, tight" : "13:30, at the ferry by then"))
        let leaveBy = visit.boardBy.map { $0.secondsSince1970 - Int64(minutes * 60) }
        #expect(planned.itinerary.days[0].visits[0].leaveBy?.secondsSince1970 == leaveBy)
        // A train has no port.
        try planned.set(3, .way(Way(by: .train, minutes: 60, departs: time("14:00"))))
        #expect(planned.itinerary.days[0].visits[1].boardBy == nil)
    }

    @Test("a ferry far over land cannot be, but a boat on a river, and one that the roads know")
    func overLand() throws {
        var planned = try PlannedTrip([60, 300, 60])
        for index in planned.trip.waypoints.indices.dropFirst(2) {
            planned.trip.waypoints[index].location = try Coordinate(latitude: 0, longitude: 2 + Double(index))
        }
        try planned.set(3, .way(Way(by: .ferry, minutes: 900)))
        func isDoubted() -> Bool { planned.lines.contains { $0.containsText("no sea and no lake is near S2") } }
        #expect(!isDoubted())
        planned.inland = [2]
        #expect(isDoubted())
        #expect(planned.lines(.menu).contains { $0.hasSuffix("is near S2; ‘3 way -’ takes it away") })
        planned.trip.waypoints[2].location = try Coordinate(latitude: 0, longitude: 0.9)
        #expect(!isDoubted())
    }

    @Test("a night on board is named on its ferry")
    func onBoard() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(3, .way(Way(by: .ferry, minutes: 600, departs: time("21:00"))))
        #expect(
            planned.lines.contains { $0.hasPrefix("  ferry") && $0.hasSuffix("night on board") }, "\(planned.lines)")
        try planned.set(3, .way(Way(by: .ferry, minutes: 60, departs: time("21:00"))))
        #expect(!planned.lines.contains { $0.contains("night on board") })
    }

    @Test("what a stop with a night costs is lodging, unless it is said to be something else")
    func lodging() throws {
        var planned = try PlannedTrip([60, 60])
        for number in 1...3 { try planned.set(number, .cost(Cost(thousandths: 10_000))) }
        try planned.set(2, .nights(1))
        #expect(planned.itinerary.totals.costByKind.map(\.kind) == ["other", "sleep"])
        #expect(planned.itinerary.totals.costByKind.map(\.cost) == [20_000, 10_000])
        try planned.set(2, .kind(StopKind("see")))
        #expect(planned.itinerary.totals.costByKind.map(\.kind) == ["other", "see"])
    }

    @Test("rest days in a row are one block for those who read them, with the numbers, dates and nights of all")
    func blocks() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .nights(4))
        let whole = planned.itinerary
        let blocks = whole.withRestInBlocks
        #expect(whole.days.map(\.number) == [1, 2, 3, 4, 5])
        #expect(blocks.days.map(\.number) == [1, 2, 5] && blocks.days.map(\.lastNumber) == [1, 4, 5])
        #expect(blocks.days.reduce(0) { $0 + $1.nights } == whole.totals.nights && blocks.totals == whole.totals)
        let text = ItineraryText(blocks, of: planned.trip, unit: .kilometers).sections[1]
        #expect(text.day == "Days 2–4 · Sun 13 Jun to Tue 15 Jun" && text.way == "in S2" && text.drive == "no drive")
        #expect(text.rows.map(\.remark) == ["3 nights"])
        // One day alone stays as it is.
        try planned.set(2, .nights(2))
        let alone = ItineraryText(planned.itinerary.withRestInBlocks, of: planned.trip, unit: .kilometers)
        #expect(alone.sections[1].way == "S2")
    }
}
