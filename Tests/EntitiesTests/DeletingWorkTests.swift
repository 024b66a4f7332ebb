import Testing

@testable import Entities

/// How many steps it takes to delete many elements of a list and to put them back: counted, so that no clock decides.
@Suite("Work of deleting many")
struct DeletingWorkTests {
    /// Counts how often keys are hashed or compared.
    private final class Work {
        var steps = 0
    }

    private struct Key: Hashable {
        let number: Int
        let work: Work

        static func == (left: Key, right: Key) -> Bool {
            left.work.steps += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) {
            work.steps += 1
            hasher.combine(number)
        }
    }

    private struct Item: Identifiable {
        let id: Key
    }

    /// The steps per element for deleting every second one of `count`, the last first, and for finding that they are
    /// new to the rest.
    private func stepsPerElement(_ count: Int) throws -> Int {
        let work = Work()
        let items = (0..<count).map { Item(id: Key(number: $0, work: work)) }
        let odd = items.map(\.id).filter { $0.number % 2 == 1 }
        let parts = try #require(split(items, removing: odd.reversed()))
        #expect(parts.kept.map(\.id.number) == Array(stride(from: 0, to: count, by: 2)))
        #expect(parts.taken.map(\.element.id.number) == odd.map(\.number))
        #expect(parts.taken.map(\.index) == odd.map(\.number))
        #expect(areNew(odd, to: parts.kept))
        #expect(!areNew(odd, to: items))
        return work.steps / count
    }

    @Test("the work grows with the list, not with its square")
    func linear() throws {
        // Sets of a number of elements are hashed and compared a few times each, by chance more or less often.
        #expect(try stepsPerElement(500) < 20)
        #expect(try stepsPerElement(4_000) < 20)
    }

    @Test("thousands of trips and stops are deleted and come back in their places")
    func together() throws {
        let trip = Trip(
            id: ID(high: 0, low: 1), name: try Name("Big"),
            waypoints: try (0..<6_000).map {
                Waypoint(id: ID(high: 1, low: UInt64($0)), name: try Name("S\($0)"), location: .nullPlace)
            })
        var library = Library(
            trips: try [trip] + (0..<3_000).map { Trip(id: ID(high: UInt64($0), low: 0), name: try Name("T\($0)")) })
        let before = library
        let stops = trip.waypoints.map(\.id).dropFirst().reversed()
        let trips = library.trips.map(\.id).dropFirst().reversed()
        let back = try library.apply(.several([.removeStops(trip: trip.id, Array(stops)), .removeTrips(Array(trips))]))
        #expect(library.trips.map(\.name.text) == ["Big"])
        #expect(library.trips[0].waypoints.map(\.name.text) == ["S0"])
        _ = try library.apply(back)
        #expect(library == before)
    }
}
