import CivilTime
import Entities
import TestSupport
import Testing

@testable import ExchangeModule

@Suite("Days and costs of a file go into a trip, or are told") struct IntoTripTests {
    private static let table = "Name,Latitude,Longitude,Date,Cost\nA,46,7,2027-07-12,$5\nB,46.1,7,2027-07-14,$6\n"

    private func target(_ currency: String?, start: CivilDate?) throws -> Exchange {
        var trip = Trip(id: id(1), name: name("Alps"), waypoints: [stop(50, "Home", 1, 2)])
        try trip.plan.set(.currency(currency))
        try trip.plan.set(.start(start))
        return try Exchange([trip])
    }

    @Test("Costs in another currency are in the notes, and a day that is not reached") func other() throws {
        let exchange = try target("EUR", start: CivilDate(year: 2027, month: 7, day: 1))
        exchange.put(Self.table, at: "a.csv")
        let said = try exchange.take("a.csv") { $0.into = "1" }
        let stops = exchange.store.library.trips[0].waypoints
        #expect(stops.map { $0.note?.text } == [nil, "Cost: 5 $\nDate: 2027-07-12", "Cost: 6 $"])
        #expect(stops.allSatisfy { $0.plan.cost == nil })
        #expect(said.contains { $0.contains("the costs of 2 stops are in $") })
        #expect(said.contains { $0.contains("lead there on 2027-07-01") })
    }

    @Test("A currency with the same sign keeps the costs, without a doubt") func sameSign() throws {
        let exchange = try target("CAD", start: CivilDate(year: 2027, month: 7, day: 12))
        exchange.put(Self.table, at: "a.csv")
        let said = try exchange.take("a.csv") { $0.into = "1" }
        let stops = exchange.store.library.trips[0].waypoints
        #expect(stops.map { $0.plan.cost?.description } == [nil, "5", "6"])
        #expect(stops.allSatisfy { $0.note == nil })
        #expect(said == ["a.csv: took 2 stops (csv)"])
    }

    @Test("A trip without a first day and costs takes those of the file, as one change") func taken() throws {
        let exchange = try target(nil, start: nil)
        exchange.put(Self.table.replacingOccurrences("$", "€"), at: "a.csv")
        _ = try exchange.take("a.csv") { $0.into = "1" }
        #expect(exchange.store.library.trips[0].plan.start?.text == "2027-07-12")
        #expect(exchange.store.library.trips[0].plan.currency == "EUR")
        _ = try exchange.store.undo(1)
        #expect(exchange.store.library.trips[0].plan == .none)
        #expect(exchange.store.library.trips[0].waypoints.count == 1)
    }
}

extension String {
    fileprivate func replacingOccurrences(_ part: Character, _ other: String) -> String {
        map { $0 == part ? other : String($0) }.joined()
    }
}
