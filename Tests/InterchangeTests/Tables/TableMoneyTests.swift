import CivilTime
import Entities
import Interchange
import TestSupport
import Testing

@Suite("The currencies of the costs of tables, and the columns that are costs") struct TableMoneyTests {
    /// The currency of the trip, and the costs of its stops.
    private func costs(_ rows: String, head: String = "Name;Lat;Lon;Cost\n") throws -> [String] {
        let trip = try #require(
            CSVFormat().read(
                Array((head + rows).utf8),
                ImportContext(
                    fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_900))
            ).trips.first)
        return [trip.plan.currency ?? "none"]
            + trip.waypoints.map { stop in
                stop.plan.cost.map { CostSums.text(of: $0, in: trip.plan.currency) } ?? "no cost"
            }
    }

    @Test("A cost without a currency among costs in several has none of theirs, and among costs in one that")
    func bare() throws {
        #expect(
            try costs("A;1;2;99,00\nB;3;4;1.250,50 DKK\nC;5;6;890 SEK\n") == ["none", "99", "1250.50 DKK", "890 SEK"])
        #expect(try costs("A;1;2;CHF 320\nB;3;4;180\nC;5;6;95 €\n") == ["none", "320 CHF", "180", "95 EUR"])
        #expect(try costs("A;1;2;CHF 320\nB;3;4;180\nC;5;6;95 CHF\n") == ["CHF", "320 CHF", "180 CHF", "95 CHF"])
        #expect(try costs("A;1;2;CHF 320\nB;3;4;free\nC;5;6;95 €\n") == ["CHF", "320 CHF", "0 CHF", "95 EUR"])
        #expect(
            try costs("A;1;2;320;CHF\nB;3;4;180;\nC;5;6;95;EUR\n", head: "Name;Lat;Lon;Cost;Currency\n")
                == ["none", "320 CHF", "180", "95 EUR"])
    }

    @Test(
        "The currency in the name of a column, as people and programs write it",
        arguments: [
            ("cost_eur", "EUR"), ("price_usd", "USD"), ("budget_chf", "CHF"), ("Est. budget (EUR)", "EUR"),
            ("Kosten (CHF)", "CHF"), ("costEUR", "EUR"), ("Preis€", "EUR"), ("Prix (euros)", "EUR"),
            ("Geschätzte Kosten (€)", "EUR"), ("How much (GBP)", "GBP"), ("Ticket (EUR)", "EUR"),
            ("Entrance fees (EUR)", "EUR"), ("Entry Fee (EUR)", "EUR"),
        ])
    func headers(label: String, currency: String) throws {
        #expect(
            try costs("A;1;2;90\nB;3;4;160\n", head: "Name;Lat;Lon;\(label)\n") == [
                currency, "90 \(currency)", "160 \(currency)",
            ])
    }

    @Test(
        "Words for costs, nights and days",
        arguments: [
            "How much", "Ticket", "Tickets", "Entrance fees", "Entry Fee", "Est. cost", "Budget (est.)", "Combien",
        ])
    func words(label: String) throws {
        #expect(
            try othersPlan(
                "Name,Lat,Lon,Nights there,Date visited,\(label)\nA,1,2,2,2027-05-01,€35\nB,3,4,1,2027-05-03,€10\n")
                == ["2027-05-01", "A|2|35", "B|1|10"])
    }

    @Test(
        "A date with the name of its month between strokes, also in front of its day of the week",
        arguments: ["4/May/27", "4/May/27 (Tue)", "4-May-2027 (Tue)"])
    func dates(text: String) throws {
        #expect(try othersPlan("Name,Lat,Lon,Date\nA,1,2,\(text)\nB,3,4,6/May/27\n") == ["2027-05-04", "A|2", "B"])
    }

    @Test("Numbers of tickets are no costs")
    func tickets() throws {
        #expect(try othersPlan("Name,Lat,Lon,Ticket\nA,1,2,4711081\nB,3,4,4711082\n")[1] == "A|Ticket: 4711081")
    }

    @Test("A dollar sign below a header with the code of a currency is that")
    func dollars() throws {
        #expect(
            try costs("A;1;2;$612\nB;3;4;$ 388\n", head: "Name;Lat;Lon;Cost (CAD)\n") == ["CAD", "612 CAD", "388 CAD"])
    }
}
