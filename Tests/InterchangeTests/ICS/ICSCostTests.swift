import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Costs in the descriptions of calendars") struct ICSCostTests {
    private func read(_ description: String, title: String = "Hotel Bellini") throws -> [String] {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1), today: CivilDate(daysSince1970: 20_600))
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            BEGIN:VEVENT
            UID:1@x
            DTSTART;VALUE=DATE:20270905
            DTEND;VALUE=DATE:20270908
            SUMMARY:\(title)
            GEO:40.8;14.2
            DESCRIPTION:\(description)
            END:VEVENT
            END:VCALENDAR

            """
        let imported = try ICSFormat().read(Array(text.utf8), context)
        return imported.trips.flatMap(\.waypoints).flatMap { stop in
            [stop.plan[.cost].typed, stop.note?.text].compactMap { $0 }
        } + imported.trips.compactMap(\.plan.currency)
    }

    @Test(
        "A line with the total is the cost of the stay",
        arguments: [
            ("Confirmation 12345\\nTotal: EUR 321.00", ["321", "Confirmation 12345", "EUR"]),
            ("Gesamtpreis: 321\\,00 €", ["321", "EUR"]),
            ("Prix total : 89 €\\nChambre 4", ["89", "Chambre 4", "EUR"]),
            ("Precio: 30 EUR\\nImporte total: 90 EUR", ["90", "Precio: 30 EUR", "EUR"]),
            ("Prezzo totale: 90 CHF", ["90", "CHF"]),
            ("Confirmation 12345\\n\\n321\\,00 €", ["321", "Confirmation 12345", "EUR"]),
            ("Total: 12 people\\nRoom 7", ["Total: 12 people\nRoom 7"]),
            ("Total paid by card", ["Total paid by card"]),
        ])
    func totals(description: String, expected: [String]) throws {
        #expect(try read(description) == expected)
    }
}
