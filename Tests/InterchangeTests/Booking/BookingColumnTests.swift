import CivilTime
import Entities
import Interchange
import TestSupport
import Testing
import Text

/// Confirmations in which days stand side by side, and those of rides and cars.
@Suite("Confirmations in columns and of rides") struct BookingColumnTests {
    @Test(
        "Days below labels that stand side by side are read, however their lines are put",
        arguments: [
            """
            Booking.com

            Confirmation number: 3847.291.556

            Thanks, Maria! Your booking in Salzburg is confirmed.

            Hotel Goldener Hirsch
            Getreidegasse 37, Salzburg, Austria

            CHECK-IN                      CHECK-OUT
            Friday, 16 July 2027          Sunday, 18 July 2027
            from 15:00                    until 11:00

            Price
            1 room                        € 210.00
            Total price                   € 238.00
            """,
            """
            Hotel Goldener Hirsch
            CHECK-IN CHECK-OUT ROOMS NIGHTS
            Address: Getreidegasse 37, Salzburg, Austria
            16
            JULY
            Friday
            15:00 - 00:00
            18
            JULY
            Sunday
            until 12:00
            1 / 2
            Price € 238
            """,
            """
            Hotel Goldener Hirsch
            Getreidegasse 37, Salzburg
            Check-in\tCheck-out
            Fri, 16 Jul 2027
            From 15:00\tSun, 18 Jul 2027
            Until 11:00
            Total price\tEUR 238.00
            """,
        ])
    func columns(text: String) throws {
        let stops = try bookedStops(text, as: BookingFormat())
        #expect(stops == ["2027-07-16 EUR", "Hotel Goldener Hirsch @47 sleep 2n 238"])
        #expect(BookingFormat().recognizes(Array(text.utf8)[...]))
    }

    @Test("An address in two lines, a price in a line of its own, a day of the week that tells the year")
    func parts() throws {
        let german = """
            Gerne bestätigen wir Ihren Aufenthalt wie folgt:

            Hotel Elephant
            Markt 19
            99423 Weimar

            Anreise: Samstag, 17.07.2027 ab 14 Uhr
            Abreise: Dienstag, 20.07.2027 bis 10 Uhr
            Anzahl der Nächte: 3
            Preis gesamt: 447,00 EUR inkl. Frühstück
            """
        #expect(
            try bookedStops(german, as: BookingFormat()) == ["2027-07-17 EUR", "Hotel Elephant @50 sleep 3n 447"])
        let bare = "Sunny loft\nAddress\nRua 21, Lisboa\nCheck-in\nSat, May 8\n4:00 PM\nCheckout\nTue, May 11\n"
        #expect(
            try bookedStops(bare + "Total (EUR)\n€412.35\n", as: BookingFormat()) == [
                "2027-05-08 EUR", "Sunny loft @38 sleep 3n 412.35",
            ])
    }

    @Test("Crossings and hired cars are read by the labels of their moments") func rides() throws {
        let ferry = """
            Ferries - Booking confirmation
            Booking reference: BF7788231

            Outward journey
            Amsterdam - Nice
            Departs: Sun 18 July 2027 08:15
            Arrives: Sun 18 July 2027 15:00

            Return journey
            Nice - Amsterdam
            Departs: Sun 1 August 2027 16:30
            Arrives: Sun 1 August 2027 21:30
            """
        let stops = try bookedStops(ferry, as: BookingFormat())
        #expect(
            stops.map { $0.split(separator: "@").first.map(String.init) ?? "" } == [
                "2027-07-18 -", "Amsterdam ", "Nice ", "Amsterdam ",
            ])
        #expect(stops.filter { $0.hasSuffix("ferry") }.count == 2)
        let car = """
            Your rental car is confirmed
            Pick-up: Lisboa
            Mon, 5 Apr 2027 10:30
            Drop-off: Granada
            Mon, 12 Apr 2027 09:00
            Total: 231.40 EUR
            """
        #expect(try bookedStops(car, as: BookingFormat()).first == "2027-04-05 EUR")
        #expect(try bookedStops(car, as: BookingFormat()).count == 3)
    }

    @Test("Where something lacks, the reason says what and where") func lacks() {
        let context = ImportContext(fileName: "f", identifiers: SeededIdentifiers(seed: 1))
        #expect(
            throws: TextFault(
                line: 2, reason: "the reservation has a first day, but no last one and no number of nights")
        ) {
            try BookingFormat().read(Array("Hotel Adler\nCheck-in: 16 July 2027\n".utf8), context)
        }
    }
}
