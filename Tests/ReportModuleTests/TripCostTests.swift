import Console
import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing
import Text

@testable import ReportModule

@Suite("The costs of a trip") struct TripCostTests {
    private func section(_ trip: Trip) throws -> DistanceReport.TripSection {
        try #require(planned(trip).trips.first)
    }

    /// The trip with what its stops cost.
    private func paid(_ costs: [String], price: Double? = nil) throws -> Trip {
        var trip = try decided()
        for (index, cost) in costs.enumerated() where !cost.isEmpty {
            try trip.waypoints[index].plan.set(.cost(Cost(cost)))
        }
        if let price {
            try trip.plan.set(.litersPer100km(7))
            try trip.plan.set(.price(price))
        }
        return trip
    }

    @Test("The lines add up to the total in the order in which they are shown", arguments: ["110.50", "110"])
    func table(cost: String) throws {
        let trip = try paid(["", cost], price: 1.9)
        let costs = try #require(TripCosts(section(trip)))
        func amount(_ text: String) -> Double { Double(text.split(separator: " ").last ?? "") ?? .nan }
        #expect(costs.lines.reduce(0) { $0 + amount($1.amounts[0]) } - amount(costs.total.amounts[0]) < 0.001)
        #expect(costs.lines.reduce(0) { $0 + amount($1.amounts[0]) } - amount(costs.total.amounts[0]) > -0.001)
        #expect(costs.total.amounts[0].contains(".") == cost.contains("."))
        #expect(costs.lines.last?.what == "Fuel for the way" && costs.total.amounts[0].hasPrefix("about "))
        #expect(costs.textLines.count == costs.lines.count + 2)
        #expect(Set(costs.textLines.dropFirst().map(\.displayWidth)).count == 1)
        #expect(costs.markdown.hasSuffix("| **Total** | **\(costs.total.amounts[0])** |"))
        #expect(costs.html.contains("<th scope=\"row\">Total</th>"))
    }

    @Test("A trip of one kind of cost, or of none, has no table")
    func none() throws {
        #expect(TripCosts(try section(coast())) == nil)
    }

    @Test("What each day costs adds up to what stops and ways cost")
    func days() throws {
        let trip = try paid(["12", "110.50"])
        let section = try section(trip)
        let days = try #require(TripItinerary(section, unit: .kilometers).days)
        let sums = TripCosts.ofDays(days, in: trip).flatMap(\.sums)
        #expect(sums.reduce(0) { $0 + $1.thousandths } == section.days?.totals.cost)
    }

    @Test("Several currencies are columns of one table, that of the trip first, and never added up")
    func currencies() throws {
        var trip = try paid(["12", "110.50"], price: 1.9)
        try trip.waypoints[0].plan.set(.cost(Cost("12").in("GBP")))
        let costs = try #require(TripCosts(section(trip)))
        #expect(costs.currencies == [trip.plan.currency ?? "", "GBP"])
        #expect(costs.total.amounts.last == "12" && costs.lines.last?.amounts.last == "")
        #expect(costs.amount(costs.total).hasSuffix(" + 12 GBP"))
        #expect(Set(costs.textLines.map(\.displayWidth)).count == 1, "\(costs.textLines)")
        #expect(costs.textLines[0].hasSuffix("GBP"))
        #expect(costs.markdown.contains("| **12** |"))
        #expect(costs.html.contains("<th scope=\"col\" class=\"number\">GBP</th>"))
        let section = try section(trip)
        let days = try #require(TripItinerary(section, unit: .kilometers).days)
        let sums = TripCosts.ofDays(days, in: trip).flatMap(\.sums)
        let pounds = sums.filter { $0.currency == "GBP" }
        #expect(pounds.map(\.thousandths) == section.days?.totals.otherCosts.map(\.cost))
        #expect(
            sums.filter { $0.currency != "GBP" }.reduce(0) { $0 + $1.thousandths } == section.days?.totals.cost)
    }

    @Test(
        "Lines of a text are no wider than a mail, indented where they go on; an address stays in one piece",
        arguments: [
            ("short", ["short"]), ("aaaa bbbb cccc dddd", ["aaaa bbbb", "  cccc", "  dddd"]),
            ("  aa bb cc dd ee", ["  aa bb cc", "    dd ee"]),
            ("  to https://example.org/long", ["  to", "    https://example.org/long"]),
            ("https://example.org/long", ["https://example.org/long"]),
        ])
    func hanging(line: String, lines: [String]) {
        #expect(HangingText.lines(line, width: 10) == lines)
    }

    @Test("The text of a planned trip has no line above 80 columns but addresses")
    func width() throws {
        let trip = try paid(["", "110.50"], price: 1.9)
        let lines = TextReport.lines(planned(trip), unit: .kilometers, context: .init())
        #expect(lines.allSatisfy { $0.displayWidth <= 80 || $0.contains("https://") }, "\(lines)")
    }
}
