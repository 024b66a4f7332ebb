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

    @Test("A plan of a day with times in front of places is no ticket")
    func plan() throws {
        let text = "Train trip\n19 June 2027\n08:57 Nice\n10:56 Firenze\n"
        #expect(!BookingFormat().recognizes(Array(text.utf8)[...]))
    }
}
