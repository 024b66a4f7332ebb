import Entities
import Interchange
import TestSupport
import Testing

/// Confirmations whose titles name what is booked, several in one text, and what a night costs.
@Suite("The titles of confirmations") struct BookingTitleTests {
    @Test(
        "A title names the stop, whatever its language and sign are, and the address below it is its place",
        arguments: [
            "Booking confirmation: Hotel Goldener Hirsch\nAddress: Getreidegasse 37, 5020 Salzburg\n",
            "Confirmation - Hotel Goldener Hirsch\n\nGetreidegasse 37, 5020 Salzburg\n",
            "Your stay at Hotel Goldener Hirsch\nGetreidegasse 37, 5020 Salzburg\n",
            "Conferma prenotazione - Hotel Goldener Hirsch\nGetreidegasse 37, 5020 Salzburg\n",
            "Bevestiging: Hotel Goldener Hirsch\nGetreidegasse 37, 5020 Salzburg\n",
            "Buchungsbestätigung – Hotel Goldener Hirsch\nAdresse: Getreidegasse 37, 5020 Salzburg\n",
            "Confirmation de réservation : Hotel Goldener Hirsch\nAdresse : Getreidegasse 37, 5020 Salzburg\n",
            "Confirmación de reserva: Hotel Goldener Hirsch\nDirección: Getreidegasse 37, 5020 Salzburg\n",
            "Fwd: Buchungsbestätigung | Hotel Goldener Hirsch\nGetreidegasse 37, 5020 Salzburg\n",
        ])
    func titles(head: String) throws {
        let text = head + "Check-in: 16 July 2027\nCheck-out: 18 July 2027\nTotal price: € 238.00\n"
        #expect(
            try bookedStops(text, as: BookingFormat()) == [
                "2027-07-16 EUR", "Hotel Goldener Hirsch @47 sleep 2n 238",
            ])
    }

    @Test("Each title begins a reservation, and keeps its name, its days and its cost for itself")
    func several() throws {
        let text = """
            Booking confirmation: Hotel Goldener Hirsch
            Address: Getreidegasse 37, 5020 Salzburg, Austria
            Check-in: Friday, 16 July 2027 from 15:00
            Check-out: Sunday, 18 July 2027 until 11:00
            Price per night: EUR 210.00

            Booking confirmation: Hotel Elephant
            Address: Markt 19, 99423 Weimar, Germany
            Check-in: Sunday, 18 July 2027
            Check-out: Wednesday, 21 July 2027
            Price per night: EUR 120.00

            Booking confirmation: Motel One
            Address: Am Brill 18, Amsterdam
            Check-in: Wednesday, 21 July 2027
            Check-out: Friday, 23 July 2027
            Total price: EUR 180
            """
        #expect(
            try bookedStops(text, as: BookingFormat()) == [
                "2027-07-16 EUR", "Hotel Goldener Hirsch @47 sleep 2n 420", "Hotel Elephant @50 sleep 3n 360",
                "Motel One @52 sleep 2n 180",
            ])
    }

    @Test(
        "What a night costs is counted for all nights",
        arguments: [
            "Price per night: EUR 90.50", "90.50 € pro Nacht", "Preis: EUR 90,50 pro Nacht", "Prix par nuit : 90,50 €",
            "Precio por noche: 90,50 €", "Prezzo per notte: € 90,50", "Prijs per nacht: € 90,50", "€90.50 / night",
        ])
    func nightly(price: String) throws {
        let text = """
            Hotel Elephant
            Address: Markt 19, 99423 Weimar
            Check-in: 16 July 2027
            Check-out: 19 July 2027
            \(price)
            """
        #expect(try bookedStops(text, as: BookingFormat()) == ["2027-07-16 EUR", "Hotel Elephant @50 sleep 3n 271.50"])
    }

    @Test(
        "The letters in front of a dollar sign say of which country it is",
        arguments: [
            ("CA $1,299.00", "CAD", "1299"), ("US $450", "USD", "450"), ("CA$99.50", "CAD", "99.50"),
            ("A$300", "AUD", "300"), ("NZ $80", "NZD", "80"),
        ])
    func dollars(total: String, currency: String, cost: String) throws {
        let text = "Hotel Elephant\nAddress: Markt 19, 99423 Weimar\nCheck-in: 16 July 2027\nCheck-out: 19 July 2027\n"
        #expect(
            try bookedStops(text + "Total: \(total)\n", as: BookingFormat()) == [
                "2027-07-16 \(currency)", "Hotel Elephant @50 sleep 3n \(cost)",
            ])
    }

    @Test(
        "A number, a person, a portal and the kind of a room behind such words are no name",
        arguments: [
            "Booking confirmation: 12345678", "Confirmation: ABCDEF", "Booking confirmation - Mr. John Smith",
            "Reservation confirmed - Expedia", "Your stay: 3 nights", "Your stay: Fri 16 July - Mon 19 July",
        ])
    func noNames(title: String) throws {
        let text =
            "\(title)\n\nHotel Elephant\nMarkt 19, 99423 Weimar\nCheck-in: 16 July 2027\nCheck-out: 19 July 2027\n"
        #expect(try bookedStops(text, as: BookingFormat()).last == "Hotel Elephant @50 sleep 3n")
        let room =
            "Hotel Elephant\nMarkt 19, 99423 Weimar\nCheck-in: 16 July 2027\nReservation: Double Room\nCheck-out: 19 July 2027\n"
        #expect(try bookedStops(room, as: BookingFormat()) == ["2027-07-16 -", "Hotel Elephant @50 sleep 3n"])
    }
}
