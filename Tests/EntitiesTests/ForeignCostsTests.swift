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
        "costs keep another currency, and have none of their own in the same one; costs in none have that of the trip",
        arguments: [("CHF", "EUR", "CHF"), ("EUR", "EUR", nil), (nil, "EUR", nil), ("CHF", nil, "CHF")]
            as [(String?, String?, String?)])
    func currencies(own: String?, target: String?, kept: String?) throws {
        let (first, second) = (try part(["A"], currency: target), try part(["B", "C"], currency: own))
        let costs = ForeignCosts(second.waypoints, from: second.plan, to: first.plan)
        let last = try #require(costs.stops.last)
        #expect(last.costs.map(\.currency) == [kept, kept] && last.costs.map(\.thousandths) == [100_000, 20_000])
        #expect(last.plan.way?.minutes == 60 && last.note == nil)
        let why = target.map { "the costs of the trip are in \($0)" } ?? "the trip has no currency"
        #expect(costs.sentence == kept.map { "2 costs stay in \($0): \(why)." })
        #expect(costs.stops.first == second.waypoints.first)
        // On the way back they are what they were.
        let back = ForeignCosts(costs.stops, from: first.plan, to: second.plan)
        if own != nil { #expect(back.stops == second.waypoints) }
    }

    @Test("a joined trip takes the currency of the first that has one, and costs in another keep theirs")
    func joined() throws {
        let trips = [
            try part(["A"], currency: nil), try part(["B"], currency: "CHF", seed: 2),
            try part(["C", "D"], currency: "EUR", seed: 3),
        ]
        var library = Library(trips: trips)
        _ = try library.apply(try Edits.join(trips))
        let joined = try #require(library.trips.first)
        #expect(joined.plan.currency == "CHF")
        #expect(joined.waypoints.map { $0.plan.cost?.description } == ["100", "100", nil, "100 EUR"])
        #expect(joined.waypoints.last?.plan.way?.cost?.description == "20 EUR")
        let sentences = LegWays(from: trips[2], to: joined).sentences().map { $0.text(isCommand: false) }
        #expect(!sentences.contains { $0.contains("is gone") }, "\(sentences)")
    }

    @Test("another currency of the trip is that of new costs and of those that never had one, and back again")
    func decided() throws {
        var trip = try part(["A"], currency: nil)
        try trip.decide([.currency("EUR")])
        #expect(trip.waypoints[0].costs.map(\.description) == ["100", "20"])
        let before = trip
        try trip.decide([.currency("GBP")])
        #expect(trip.waypoints[0].costs.map(\.description) == ["100 EUR", "20 EUR"])
        try trip.waypoints[0].plan.set(.cost(Cost("80")))
        try trip.decide([.currency(nil)])
        #expect(trip.waypoints[0].costs.map(\.description) == ["80 GBP", "20 EUR"])
        try trip.waypoints[0].plan.set(.cost(Cost("100").in("EUR")))
        try trip.decide([.currency("EUR")])
        #expect(trip == before)
    }

    @Test("sums are one a currency, that of the trip first")
    func sums() throws {
        var sums = CostSums(in: "EUR")
        for (amount, currency) in [("12", "GBP"), ("95", nil), ("2400", "CZK"), ("3", "EUR"), ("8", "GBP")] {
            sums.add(try Cost(amount).in(currency))
        }
        #expect(sums.text == "98 EUR + 20 GBP + 2400 CZK")
        var none = CostSums(in: nil)
        none.add(try Cost("5"))
        #expect(none.text == "5")
    }

    @Test("a field for the currency that is no code, or that has no cost, stays that of another program")
    func foreign() throws {
        func stop(_ fields: String) throws -> Waypoint {
            let text = """
                {"version": 1, "trips": [{"id": "\(id(1))", "name": "A", "waypoints": [
                {"id": "\(id(2))", "name": "B", "location": {"latitude": 1, "longitude": 2}, \(fields)}]}]}
                """
            return try LibraryDecoder.library(Array(text.utf8)).trips[0].waypoints[0]
        }
        #expect(try stop("\"costCurrency\": \"gbp\", \"cost\": 5").plan.cost == Cost("5").in("GBP"))
        let foreign = [
            "\"cost\": 5, \"costCurrency\": 3", "\"costCurrency\": \"GBP\"", "\"cost\": 5, \"costCurrency\": \"£\"",
        ]
        for fields in foreign {
            let stop = try stop(fields)
            #expect(stop.plan.cost?.currency == nil && stop.otherFields.beside.map(\.name) == ["costCurrency"])
        }
    }
}
