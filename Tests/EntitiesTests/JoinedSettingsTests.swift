import CivilTime
import Entities
import Geodesy
import TestSupport
import Testing

@Suite("The settings of joined and split trips")
struct JoinedSettingsTests {
    private func trip(_ number: UInt64, _ name: String, _ settings: PlanSetting...) throws -> Trip {
        var trip = try Trip(
            id: id(number), name: Name(name),
            waypoints: (0...1).map { stop(number * 10 + $0, "\(name)\($0)", 0, Double(number) + Double($0) / 10) })
        for setting in settings { try trip.plan.set(setting) }
        return trip
    }

    private func joined(_ trips: [Trip]) throws -> Trip {
        var library = Library(trips: trips)
        _ = try library.apply(try Edits.join(trips))
        return try #require(library.trips.first)
    }

    @Test("a joined trip takes the settings that it has not, and what is dropped is told")
    func settings() throws {
        let date = try #require(CivilDate(text: "2027-06-12"))
        let trips = try [
            trip(1, "A", .dailyMinutes(300)),
            trip(
                2, "B", .dailyMinutes(420), .start(date), .litersPer100km(7.2), .price(1.85), .currency("EUR"),
                .leave(TimeOfDay(text: "08:30"))),
            trip(3, "C", .litersPer100km(9), .days(3), .currency("CHF"), .price(2)),
        ]
        let whole = try joined(trips)
        #expect(
            PlanWord.allCases.compactMap { word in
                word.typed(whole.plan, in: .kilometers).map { "\(word.rawValue) \($0)" }
            }
                == ["leave 08:30", "drive 5h", "fuel 7.2l", "price 1.85/l", "currency EUR"])
        #expect(
            Edits.droppedSettings(ofJoined: trips, in: whole).map {
                "\($0.trip.text): \($0.settings.joined(separator: ", "))"
            }
                == ["B: start 2027-06-12, drive 7h", "C: days 3, fuel 9l, price 2/l, currency CHF"])
    }

    @Test(
        "a first day on which the trip goes on is nothing that is dropped",
        arguments: [(3, false), (2, false), (9, true)])
    func start(day: Int, isTold: Bool) throws {
        let date = try #require(CivilDate(text: "2027-06-12"))
        let trips = try [trip(1, "A", .start(date), .days(3)), trip(2, "B", .start(date.adding(days: day)), .days(2))]
        #expect(Edits.droppedSettings(ofJoined: trips, in: try joined(trips)).isEmpty == !isTold)
    }

    @Test("the nights between two parts stay with the last stop of the first of them")
    func nightsBetween() throws {
        var whole = try trip(1, "A", .dailyMinutes(300))
        whole.waypoints += try trip(2, "B").waypoints
        var library = Library(trips: [whole])
        let change = try Edits.split(
            whole, at: [3, 4], begins: [3: PartBegin(day: 2, nightsBefore: 2), 4: PartBegin(day: 3)], in: library,
            ids: SeededIdentifiers(seed: 1))
        let inverse = try library.apply(change)
        #expect(library.trips.map { $0.waypoints.map(\.plan.nights) } == [[nil, 2], [nil], [nil]])
        _ = try library.apply(inverse)
        #expect(library.trips == [whole])
        // Nights that are decided stay as they are.
        try whole.waypoints[1].plan.set(.nights(1))
        library = Library(trips: [whole])
        _ = try library.apply(
            Edits.split(
                whole, at: [3], begins: [3: PartBegin(day: 2, nightsBefore: 2)], in: library,
                ids: SeededIdentifiers(seed: 1)))
        #expect(library.trips[0].waypoints.map(\.plan.nights) == [nil, 1])
    }

    @Test("a ferry keeps its time and cost when stops are reversed, also twice, or moved, else it is told")
    func ferries() throws {
        var random = SeededGenerator(seed: 41)
        for _ in 0..<LongRun.count(500) {
            let count = Int.random(in: 2...7, using: &random)
            var trip = Trip(
                id: id(1), name: name("T"),
                waypoints: (0..<count).map { stop(UInt64(10 + $0), "S\($0)", 0, Double($0) / 10) })
            for index in 1..<count where Bool.random(using: &random) {
                try trip.waypoints[index].plan.set(
                    .way(Way(by: .ferry, minutes: 60 + index, cost: Cost(thousandths: Int64(index) * 1_000))))
            }
            func ways(_ trip: Trip) -> [Way] {
                trip.waypoints.compactMap(\.plan.way).sorted { $0.minutes ?? 0 < $1.minutes ?? 0 }
            }
            var library = Library(trips: [trip])
            for _ in 0..<2 {
                if let change = Edits.reverse(library.trips[0]) { _ = try library.apply(change) }
                #expect(ways(library.trips[0]) == ways(trip))
            }
            #expect(library.trips[0] == trip)
            guard
                let change = try Edits.moveStop(
                    Int.random(in: 1...count, using: &random), to: Int.random(in: 1...count, using: &random), in: trip)
            else { continue }
            _ = try library.apply(change)
            let now = library.trips[0]
            let gone = LegWays(from: trip, to: now).sentences().count { $0.text(isCommand: nil).contains("is gone") }
            #expect(ways(now).count + gone == ways(trip).count)
            #expect(ways(now).allSatisfy { ways(trip).contains($0) })
        }
    }
}
