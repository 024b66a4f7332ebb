import Entities
import Interchange
import Places
import TestSupport
import Testing

/// Letters of hotels, which say at their end who wrote them, and confirmations whose names stand in odd places.
@Suite("Confirmations as letters") struct BookingLetterTests {
    @Test(
        "The name and the address below a letter are those of the reservation",
        arguments: [
            """
            Sehr geehrte Frau Huber,

            vielen Dank für Ihre Buchung. Gerne bestätigen wir Ihnen:

            Anreise: 16.07.2027
            Abreise: 18.07.2027
            Zimmer: Doppelzimmer Superior
            Preis: EUR 119,00 pro Nacht inkl. Frühstück
            Gesamtpreis: EUR 238,00

            Wir freuen uns auf Ihren Besuch!

            Hotel Goldener Hirsch
            Getreidegasse 37
            5020 Salzburg
            Tel. +43 662 80840
            """,
            """
            Bonjour Madame Martin,

            Arrivée : vendredi 16 juillet 2027 à partir de 15h
            Départ : dimanche 18 juillet 2027 avant 11h
            Nombre de nuits : 2
            Montant total : 238,00 €

            Hotel Goldener Hirsch
            Getreidegasse 37, Salzburg
            """,
            """
            Your trip to Salzburg is booked
            Itinerary # 72912345678
            Hotel Goldener Hirsch
            Getreidegasse 37, Salzburg 5020
            Check-in\tFri, Jul 16, 2027, 4:00pm
            Check-out\tSun, Jul 18, 2027, 11:00am
            Total\t€238.00
            """,
        ])
    func letters(text: String) throws {
        #expect(
            try bookedStops(text, as: BookingFormat()) == [
                "2027-07-16 EUR", "Hotel Goldener Hirsch @47 sleep 2n 238",
            ])
    }

    @Test("A crossing is known by its line, and by the car that it takes along")
    func line() throws {
        let text = """
            Your booking: JD123456

            Line: Nice - Amsterdam
            Departure: 18.07.2027 14:00 Nice
            Arrival: 18.07.2027 16:00 Amsterdam
            Vehicle: passenger car up to 5 m
            Total: 62,00 EUR
            """
        let stops = try bookedStops(text, as: BookingFormat())
        #expect(stops == ["2027-07-18 EUR", "Nice @43 ", "Amsterdam @52 ferry"])
        // Without a line the places stand behind the moments.
        let bare = text.split(separator: "\n").filter { !$0.hasPrefix("Line") }.joined(separator: "\n")
        #expect(try bookedStops(bare, as: BookingFormat()) == stops)
    }

    @Test("Where a car is fetched stands below the day") func car() throws {
        let text = """
            Rental car confirmation
            Pick Up: Wednesday, July 14, 2027 10:00 AM
            Nice
            Return: Friday, July 16, 2027 10:00 AM
            Granada
            Estimated Total: $612.00
            """
        let stops = try bookedStops(text, as: BookingFormat())
        #expect(
            stops.map { $0.split(separator: " ").first.map(String.init) ?? "" } == ["2027-07-14", "Nice", "Granada"])
    }

    @Test("A company above the line of a crossing is no hotel") func company() throws {
        let text = """
            STENA LINE
            Ferry: Nice - Amsterdam
            Departure: 2 July 2027 18:45
            Arrival: 3 July 2027 09:15
            Total price: EUR 389.00
            """
        #expect(
            try bookedStops(text, as: BookingFormat()) == ["2027-07-02 EUR", "Nice @43 ", "Amsterdam @52 ferry"])
    }

    @Test("A mail's trip is called by its subject") func subject() throws {
        let mail = { (subject: String) in
            "Subject: \(subject)\nContent-Type: text/plain; charset=UTF-8\n\nHotel Goldener Hirsch\n"
                + "Getreidegasse 37, Salzburg\nCheck-in: 16 July 2027\nCheck-out: 18 July 2027\n"
        }
        let context = ImportContext(
            fileName: "m", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard text.contains("Salzburg") else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(
                    FoundPlace(name: "Salzburg", location: place(47.8, 13), label: "Salzburg", wasLookedUp: true))
            })
        let subjects = [
            ("Re: Fwd: Our weekend", "Our weekend"), ("Re:", "m"), ("=?UTF-8?Q?S=C3=BCd_Tour?=", "Süd Tour"),
            ("=?utf-8?B?U8O8ZA==?= =?iso-8859-1?Q?_T=FCr?=", "Süd Tür"), ("=?x-unknown?Q?a?=", "m"),
        ]
        for (subject, name) in subjects {
            let imported = try MailFormat().read(Array((mail(subject)).utf8), context)
            #expect(imported.trips.map(\.name.text) == [name])
        }
    }

    @Test("A hotel that only the subject of its mail names is called so") func namedBySubject() throws {
        let mail =
            "Subject: Your booking is confirmed at Casa Azul\nContent-Type: text/plain; charset=UTF-8\n\n"
            + "Check-in: 16 July 2027\nCheck-out: 18 July 2027\nLocation: Getreidegasse 37, 5020 Salzburg\n"
        #expect(try bookedStops(mail, as: MailFormat()) == ["2027-07-16 -", "Casa Azul @47 sleep 2n"])
    }
}
