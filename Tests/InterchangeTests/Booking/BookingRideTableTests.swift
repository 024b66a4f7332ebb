import Interchange
import Testing

@Suite("Rides in the tables of confirmations") struct BookingRideTableTests {
    private func mail(_ page: String, subject: String = "Your booking", from: String = "a@b.example") -> String {
        "From: \(from)\nSubject: \(subject)\nDate: Tue, 4 May 2027 09:00:00 +0000\n"
            + "Content-Type: text/html; charset=utf-8\n\n<html><body>\(page)</body></html>\n"
    }

    private func table(_ rows: [[String]]) -> String {
        "<table>" + rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined() + "</table>"
    }

    @Test("A table with both ends of a ferry is two crossings and no hotel")
    func ferry() throws {
        let page =
            "<p>Booking reference: 12345678</p>"
            + table([
                ["From", "To", "Date", "Departs", "Arrives"], ["Nice", "Firenze", "13 Jun 2027", "08:25", "10:55"],
                ["Firenze", "Nice", "27 Jun 2027", "18:15", "18:45"],
            ]) + "<p>Total paid: £ 243.00</p>"
        #expect(
            try bookedStops(mail(page, from: "Ferries <x@ferries.example>"), as: MailFormat()) == [
                "2027-06-13 GBP", "Nice @43 ", "Firenze @43 14n ferry", "Nice @43 ferry",
            ])
    }

    @Test("A flight has its place and its moment in one cell, which may have two lines, and its code is no place")
    func flight() throws {
        let page =
            "<p>Reservation number (PNR): AMSNCE</p>"
            + table([
                ["Flight", "Departs", "Arrives"],
                [
                    "FR 1234", "Nice<br>Sun, 13 Jun 2027 06:25", "Amsterdam<br>Sun, 13 Jun 2027 08:50",
                ],
            ])
        #expect(
            try bookedStops(mail(page), as: MailFormat()) == [
                "2027-06-13 -", "Nice @43 ", "Amsterdam @52 flight",
            ])
    }

    @Test("The stations of a train are in two rows, and a day without a year is the next from the day of the mail on")
    func stations() throws {
        let text = """
            From: Bahn <noreply@bahn.example>
            Subject: Ihre Buchung
            Date: Tue, 4 May 2027 10:12:33 +0200
            MIME-Version: 1.0
            Content-Type: text/plain; charset=utf-8

            Auftragsnummer: QK3F7Z
            Hinfahrt
            Halt            Datum   Zeit       Gleis  Produkte
            Weimar          19.06.  ab 08:55   5      ICE 105
            Salzburg        19.06.  an 12:47   7
            Preis: 59,90 EUR
            """
        #expect(
            try bookedStops(text, as: MailFormat()) == [
                "2027-06-19 EUR", "Weimar @50 ", "Salzburg @47 train",
            ])
    }

    @Test("A ticket with a day above its times has its year from the day on which it was paid")
    func ticket() throws {
        let text = """
            SNCF Connect
            Votre billet
            Référence : QWERTZ
            Payé le 02/05/2028

            lun. 19 juin
            08h57 Nice
            10h56 Firenze
            TGV INOUI 6607
            Prix : 45,00 €
            """
        #expect(
            try bookedStops(text, as: BookingFormat()) == [
                "2028-06-19 EUR", "Nice @43 ", "Firenze @43 train",
            ])
    }

    @Test(
        "Both ways of a journey, days that stand by themselves and times without days are read",
        arguments: [
            (
                "Ferries\n\nOutward: Nice - Firenze\nDeparture: 13/06/2027 08:15\nArrival: 13/06/2027 15:00\n\n"
                    + "Return: Firenze - Nice\nDeparture: 27/06/2027 16:30\nArrival: 27/06/2027 21:30\n",
                ["2027-06-13 -", "Nice @43 ", "Firenze @43 14n ferry", "Nice @43 ferry"]
            ),
            (
                "Trenitalia - Il tuo biglietto\nPNR: ABCDEF\nData: 25/09/2027\nPartenza: Nice 09:10\n"
                    + "Arrivo: Firenze 12:20\nTotale: 59,90 €\n",
                ["2027-09-25 EUR", "Nice @43 ", "Firenze @43 train"]
            ),
            (
                "easyJet booking K4X9TR (PNR)\n\nNice to Amsterdam\nEZY8345\nSun 12 Sep 2027\nDeparts 07:10\n"
                    + "Arrives 10:15\n",
                ["2027-09-12 -", "Nice @43 ", "Amsterdam @52 flight"]
            ),
        ])
    func texts(text: String, stops: [String]) throws {
        #expect(try bookedStops(text, as: BookingFormat()) == stops)
    }

    @Test("A price of a night is that of all nights, and days without a year are behind the day of the mail")
    func nights() throws {
        let page =
            table([["Check-in<br>Sat, Jun 12<br>3:00 PM", "Checkout<br>Tue, Jun 15<br>11:00 AM"]])
            + "<p>Address</p><p>Rua dos Remédios 10, 1100-441 Lisboa, Portugal</p><p>Price per night: 70 €</p>"
        let stops = try bookedStops(mail("<h2>Sunny loft</h2>" + page), as: MailFormat())
        #expect(stops.first == "2027-06-12 EUR")
        #expect(stops.dropFirst().first?.hasSuffix("@38 sleep 3n 210") == true)
    }

    @Test("A plan of a day with times in front of places is no ticket")
    func plan() throws {
        let text = "Train trip\n19 June 2027\n08:57 Nice\n10:56 Firenze\n"
        #expect(!BookingFormat().recognizes(Array(text.utf8)[...]))
    }

    @Test(
        "A table between tabs with a column of stops is no confirmation, though it has hotels and their days",
        arguments: ["Itinerary", "Destination", "Stop", "Place", "Town", "Ziel"])
    func tableOfStops(header: String) {
        let text =
            "\(header)\tHotel\tCheck-in\tCheck-out\nEdinburgh\tMotel One\t1 July 2027\t3 July 2027\n"
            + "Stirling\tColessio\t3 July 2027\t4 July 2027\nOban\tPerle\t4 July 2027\t6 July 2027\n"
        #expect(!BookingFormat().recognizes(Array(text.utf8)[...]))
    }
}
