import Entities
import TestSupport
import Testing

@Suite("Costs of stops that go into a trip with another currency")
struct ForeignCostsTests {
    /// A trip with stops of which the last costs 100 and is reached by a ferry for 20.
    private func part(_ stops: [String], currency: String?, seed: UInt64 = 1) throws -> Trip {
        var trip = try trip("T", stops: stops, seed: seed)
        try trip.plan.set(.currency(currency))
        let last = trip.waypoints.count - 1
        try trip.waypoints[last].plan.set(.cost(Cost("100")))
        try trip.waypoints[last].plan.set(.way(Way(by: .ferry, minutes: 60, cost: Cost("20"))))
        return trip
    }

    @Test(
        "costs in another currency go into the notes, costs in the same one and in none stay",
        arguments: [("CHF", "EUR", false), ("EUR", "EUR", true), (nil, "EUR", true), ("CHF", nil, true)]
            as [(String?, String?, Bool)])
    func currencies(own: String?, target: String?, stays: Bool) throws {
        let (first, second) = (try part(["A"], currency: target), try part(["B", "C"], currency: own))
        let costs = ForeignCosts(second.waypoints, from: second.plan, to: first.plan)
        let last = try #require(costs.stops.last)
        #expect((last.plan.cost != nil) == stays && (last.plan.way?.cost != nil) == stays)
        #expect(last.plan.way?.minutes == 60)
        #expect(last.note?.text == (stays ? nil : "Cost: 100 CHF\nCost of the ferry: 20 CHF"))
        #expect(
            costs.sentence
                == (stays ? nil : "2 costs in CHF are in notes now: the costs of the trip are in EUR."))
        #expect(costs.stops.first == second.waypoints.first)
    }

    @Test("a joined trip takes the currency of the first that has one, and costs in another go into notes")
    func joined() throws {
        let trips = [
            try part(["A"], currency: nil), try part(["B"], currency: "CHF", seed: 2),
            try part(["C", "D"], currency: "EUR", seed: 3),
        ]
        var library = Library(trips: trips)
        _ = try library.apply(try Edits.join(trips))
        let joined = try #require(library.trips.first)
        #expect(joined.plan.currency == "CHF")
        #expect(joined.waypoints.map { $0.plan.cost?.description } == ["100", "100", nil, nil])
        #expect(joined.waypoints.last?.note?.text == "Cost: 100 EUR\nCost of the ferry: 20 EUR")
        // The ferry is still there, without its cost.
        let sentences = LegWays(from: trips[2], to: joined).sentences().map { $0.text(isCommand: false) }
        #expect(!sentences.contains { $0.contains("is gone") }, "\(sentences)")
    }
}
