import CivilTime
import Entities
import TestSupport
import Testing
import Text

@Suite("Ways of the person when stops come into another order")
struct LegWaysTests {
    /// A to D; a ferry leads to B, at 14:00 for 150 minutes, and a train to D, of 60 minutes.
    private func planned(isRoundTrip: Bool = false) throws -> Trip {
        var trip = try trip("T", stops: ["A", "B", "C", "D"])
        trip.isRoundTrip = isRoundTrip
        let departs = TimeOfDay(text: "14:00").map { PlannedTime.anyDay($0) }
        try trip.waypoints[1].plan.set(.way(Way(by: .ferry, minutes: 150, departs: departs, cost: Cost("85"))))
        try trip.waypoints[3].plan.set(.way(Way(by: .train, minutes: 60)))
        return trip
    }

    /// The ways by their legs: `A>B ferry 14:00`.
    private func ways(_ trip: Trip) -> [String] {
        let stops = trip.waypoints
        return stops.indices.compactMap { index in
            stops[index].plan.way.map { way in
                let from = index > 0 ? stops[index - 1] : trip.isRoundTrip ? stops.last : nil
                let departs = way.departs.map { " \($0.typedText)" } ?? ""
                return "\(from?.name.text ?? "")>\(stops[index].name.text) \(way.by.rawValue)\(departs)"
            }
        }
    }

    private static let lost = "The ferry from B to A has no departure now: 14:00 was that from A."

    private static let train =
        "The train to D now leads from B: if it does not fit there, ‘4 way -’ takes it away."
    private static let ferry =
        "The ferry to B now leads from C: if it does not fit there, ‘4 way -’ takes it away."

    @Test("a way that cannot be as fast as it would have to be says so, and how it is settled")
    func misfit() throws {
        var trip = try planned()
        trip.waypoints[2].location = place(50, 0)
        var library = Library(trips: [trip])
        _ = try library.apply(Edits.removeStops([1], from: trip))
        _ = try library.apply(try #require(try Edits.moveStop(2, to: 1, in: library.trips[0])))
        #expect(
            LegWays(from: trip, to: library.trips[0]).sentences().map { $0.text(isCommand: false) }.first
                == "The ferry to B now leads from C, too far for 2 h 30 min: ‘2 way -’ takes it away, ‘2 way ferry 136h30 "
                + "14:00 85’ gives it more time.")
    }

    @Test(
        "a way stays with its leg, also the other way round; where the leg is gone, that is said",
        arguments: [
            ("DCBA", ["D>C train", "B>A ferry"], [lost]),
            ("ABDC", ["A>B ferry 14:00", "D>C train"], []),
            ("BACD", ["B>A ferry", "C>D train"], [lost]),
            ("CDAB", ["C>D train", "A>B ferry 14:00"], []),
            ("CABD", ["A>B ferry 14:00", "B>D train"], [train]),
            (
                "BCDA", [">B ferry 14:00", "C>D train"],
                ["The ferry to B leads nowhere now: B is the first stop."]
            ),
            ("ADCB", ["D>C train", "C>B ferry 14:00"], [ferry]),
            // The train turns to C, which has no way of its own; the ferry comes to A.
            ("BADC", ["B>A ferry", "D>C train"], [lost]),
        ] as [(String, [String], [String])])
    func orders(order: String, ways expected: [String], sentences: [String]) throws {
        let trip = try planned()
        let numbers = order.compactMap { stop in trip.waypoints.firstIndex { $0.name.text == "\(stop)" }.map { $0 + 1 }
        }
        var library = Library(trips: [trip])
        let change = try #require(try Edits.reorder(trip, by: numbers))
        let inverse = try library.apply(change)
        #expect(ways(library.trips[0]) == expected)
        #expect(LegWays(from: trip, to: library.trips[0]).sentences().map { $0.text(isCommand: false) } == sentences)
        _ = try library.apply(inverse)
        #expect(library.trips == [trip])
    }

    @Test("reversed twice only the departure is missing; reversing and moving are one change each")
    func twice() throws {
        let trip = try planned(isRoundTrip: true)
        var library = Library(trips: [trip])
        let change = try #require(Edits.reverse(trip))
        #expect(change.describe(in: library) == "Reversed “T”")
        _ = try library.apply(change)
        #expect(ways(library.trips[0]) == ["D>C train", "B>A ferry"])
        _ = try library.apply(try #require(Edits.reverse(library.trips[0])))
        #expect(ways(library.trips[0]) == ["A>B ferry", "C>D train"])
        library = Library(trips: [trip])
        let moved = try #require(try Edits.moveStop(1, to: 2, in: trip))
        #expect(moved.describe(in: library) == "Moved “A” to number 2 in “T”")
        _ = try library.apply(moved)
        #expect(ways(library.trips[0]) == ["B>A ferry", "C>D train"])
        // Without ways the change is what it always was.
        let plain = try plainTrip()
        #expect(Edits.reverse(plain) == .reverseStops(trip: plain.id))
    }

    private func fiveStops() throws -> Trip { try trip("T", stops: ["A", "B", "C", "D", "E"]) }

    private func plainTrip() throws -> Trip { try trip("P", stops: ["A", "B"]) }

    @Test("removing a stop takes its way along, and the way behind it leads from the stop before; both are said")
    func removal() throws {
        let trip = try planned()
        let train = Self.train.replacingText("4 way", with: "3 way")
        for (numbers, sentences) in [
            ([2], ["The ferry from A to B is gone with it."]), ([3], [train]),
            ([1], ["The ferry to B leads nowhere now: B is the first stop."]), ([], []),
        ] as [([Int], [String])] {
            var library = Library(trips: [trip])
            _ = try library.apply(Edits.removeStops(numbers, from: trip))
            let told = LegWays(from: trip, to: library.trips[0]).sentences(isRemoval: true)
            #expect(told.map { $0.text(isCommand: false) } == sentences)
        }
    }

    @Test("in random orders each way stays with its neighbours, or a sentence names it, and none is lost without one")
    func random() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<2_000 {
            var trip = try fiveStops()
            trip.isRoundTrip = random.next() % 2 == 0
            for index in trip.waypoints.indices where random.next() % 2 == 0 {
                try trip.waypoints[index].plan.set(.way(Way(by: .ferry, minutes: index + 1)))
            }
            let order = Array(trip.waypoints.indices).shuffled(using: &random)
            let after = LegWays.trip(trip, inOrder: order, isRoundTrip: trip.isRoundTrip)
            let sentences = LegWays(from: trip, to: after).sentences().map { $0.text(isCommand: false) }
            let count = trip.waypoints.count { $0.plan.way != nil }
            let gone = sentences.count { $0.hasSuffix("no leg is left for it.") }
            #expect(after.waypoints.count { $0.plan.way != nil } + gone == count, "\(ways(trip)) \(order)")
            // The minutes tell the ways apart: a way that no sentence names has both its neighbours.
            func pairs(_ trip: Trip) -> [Int: Set<String>] {
                var pairs: [Int: Set<String>] = [:]
                for (index, stop) in trip.waypoints.enumerated() {
                    guard let minutes = stop.plan.way?.minutes else { continue }
                    let from = index > 0 ? trip.waypoints[index - 1] : trip.isRoundTrip ? trip.waypoints.last : nil
                    pairs[minutes] = [stop.name.text, from?.name.text ?? ""]
                }
                return pairs
            }
            let kept = pairs(after)
            let changed = pairs(trip).count { kept[$0.key] != $0.value }
            #expect(changed == sentences.count, "\(ways(trip)) \(ways(after)) \(sentences)")
        }
    }
}
