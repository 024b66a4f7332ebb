import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

/// The stops of a confirmation, a line each, with all that is planned, and what could not be read.
func bookedStops(_ text: String, as format: any TripFormat, file: String = "f") throws -> [String] {
    let context = ImportContext(
        fileName: file, identifiers: SeededIdentifiers(seed: 1), readPlace: bookedTowns,
        today: CivilDate(daysSince1970: 20_900))
    let imported = try format.read(Array(text.utf8), context)
    return imported.trips.flatMap { trip in
        ["\(trip.plan.start?.text ?? "-") \(trip.plan.currency ?? "-")"]
            + trip.waypoints.map { stop in
                let plan = [
                    stop.plan.kind?.text, stop.plan.nights.map { "\($0)n" }, stop.plan.cost.map { "\($0)" },
                    stop.plan.arrive.map(\.text), stop.plan.way.map { $0.by.rawValue },
                ].compactMap { $0 }.joined(separator: " ")
                return "\(stop.name.text) @\(Int(stop.location.latitude)) \(plan)"
            }
    } + imported.skipped.map { "skipped: \($0.reason)" }
}

/// A few towns, also with their countries.
func bookedTowns(_ text: String, near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
    let towns = [
        "Salzburg": 47.8, "Weimar": 50.9, "Nice": 43.7, "Lisboa": 38.7, "Granada": 37.1, "Firenze": 43.8,
        "Amsterdam": 52.4, "San Francisco": 37.7,
    ]
    let name = text.split(separator: ",").first.map(String.init) ?? text
    guard let latitude = towns[name], let place = try? Coordinate(latitude: latitude, longitude: 10) else {
        return FoundPlace.ofCoordinates(text, near: near)
    }
    return .success(FoundPlace(name: name, location: place, label: name, wasLookedUp: true))
}

/// Confirmations of hotels and rides, as people have them from mails.
@Suite("Booking confirmations") struct BookingTests {
    @Test(
        "The labels of a confirmation are read in several languages",
        arguments: [
            (
                """
                Hotel Bristol Salzburg
                Address: Makartplatz 4, 5020 Salzburg, Austria
                Check-in: Friday 16 July 2027
                Check-out: Monday 19 July 2027
                Total price: € 612.30
                """, ["2027-07-16 EUR", "Hotel Bristol Salzburg @47 sleep 3n 612.30"]
            ),
            (
                """
                Buchungsbestätigung

                vielen Dank für Ihre Buchung im Hotel Elephant Weimar.

                Anreise: Freitag, 16. Juli 2027 (15:00 - 22:00)
                Abreise: Sonntag, 18. Juli 2027 (bis 11:00)
                Adresse: Markt 19, 99423 Weimar, Deutschland
                Gesamtpreis: 318,00 €
                Stornierung: kostenlos bis 10. Juli 2027
                """, ["2027-07-16 EUR", "Hotel Elephant Weimar @50 sleep 2n 318"]
            ),
            (
                """
                Hôtel Negresco
                37 Promenade des Anglais, 06000 Nice, France

                Arrivée : samedi 3 juillet 2027 à partir de 15h00
                Départ : mardi 6 juillet 2027 avant 12h00
                Prix total : 1 240,00 €
                """, ["2027-07-03 EUR", "Hôtel Negresco @43 sleep 3n 1240"]
            ),
            (
                """
                Alojamiento: Parador de Granada
                Dirección: Real de la Alhambra s/n, 18009 Granada, España
                Entrada: 05/10/2027
                Salida: 08/10/2027
                Importe total: 750,00 EUR
                """, ["2027-10-05 EUR", "Parador de Granada @37 sleep 3n 750"]
            ),
            (
                """
                La tua prenotazione presso Hotel Minerva è confermata
                Check-in\tlunedì 6 settembre 2027
                Check-out\tmercoledì 8 settembre 2027
                Indirizzo\tPiazza Santa Maria Novella 16, 50123 Firenze FI, Italia
                Prezzo totale\t€ 420
                """, ["2027-09-06 EUR", "Hotel Minerva @43 sleep 2n 420"]
            ),
            (
                """
                Uw reservering bij Hotel Pulitzer is bevestigd!
                Inchecken: vrijdag 1 oktober 2027
                Uitchecken: zondag 3 oktober 2027
                Adres: Prinsengracht 323, 1016 GZ Amsterdam, Nederland
                Totaalprijs: € 598,-
                """, ["2027-10-01 EUR", "Hotel Pulitzer @52 sleep 2n 598"]
            ),
            (
                """
                Cozy loft in Alfama
                Entire home hosted by Ana

                Check-in
                Fri, Jul 16, 2027
                3:00 PM
                Checkout
                Mon, Jul 19, 2027
                11:00 AM

                Address
                Rua dos Remédios 33, 1100-442 Lisboa, Portugal
                Total cost
                $540.00 USD
                """, ["2027-07-16 USD", "Cozy loft in Alfama @38 sleep 3n 540"]
            ),
            (
                """
                Hotel Bristol Salzburg
                Address: Makartplatz 4, 5020 Salzburg, Austria
                Check-in: 17 July
                Check-out: Monday 19 July 2027
                """, ["2027-07-17 -", "Hotel Bristol Salzburg @47 sleep 2n"]
            ),
            (
                """
                Booking.com
                CONFIRMATION NUMBER: 3991.221.887

                Ibis Styles
                Address: Quai 54, 5020 Salzburg, Austria

                CHECK-IN
                17
                JULY
                Saturday
                from 14:00

                CHECK-OUT
                19
                JULY
                Monday
                until 12:00

                PRICE
                1 unit € 180
                Total € 187.04
                """, ["2027-07-17 EUR", "Ibis Styles @47 sleep 2n 187.04"]
            ),
            (
                """
                Betreff: Ihre Buchung im Hotel Goldener Hirsch ist bestätigt

                Vielen Dank, Anna! Ihre Buchung in Salzburg ist bestätigt.

                Buchungsnummer: 4123.998.112
                PIN-Code: 9921

                Hotel Goldener Hirsch
                Getreidegasse 37, 5020 Salzburg, Österreich
                Telefon: +43 662 80840

                Anreise: Freitag, 6. August 2027 (ab 15:00)
                Abreise: Montag, 9. August 2027 (bis 11:00)
                Gesamtpreis: € 612,00
                """, ["2027-08-06 EUR", "Hotel Goldener Hirsch @47 sleep 3n 612"]
            ),
        ])
    func labels(text: String, expected: [String]) throws {
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "booking")
        #expect(try bookedStops(text, as: BookingFormat()) == expected)
    }

    @Test("Several reservations are one trip in the order of their days, and an unknown town is told")
    func several() throws {
        let text = """
            Hotel Zwei
            Address: Ring 2, 99423 Weimar, Germany
            Check-in: 12 August 2027
            Check-out: 14 August 2027

            Hotel Eins
            Address: Platz 4, 5020 Salzburg, Austria
            Check-in: 10 August 2027
            Check-out: 12 August 2027

            Hotel Drei
            Address: Weg 3, 1234 Nirgends
            Check-in: 14 August 2027
            Check-out: 15 August 2027
            """
        #expect(
            try bookedStops(text, as: BookingFormat()) == [
                "2027-08-10 -", "Hotel Eins @47 sleep 2n", "Hotel Zwei @50 sleep 2n",
                "skipped: “Hotel Drei, Weg 3, 1234 Nirgends”: its town is not known here",
            ])
    }

    @Test(
        "A list of places with days is no confirmation",
        arguments: [
            "Salzburg\nCheck-in: 15:00\nWien\n", "Day 1: Salzburg\nDay 2: Wien\n", "Arrival: 12 June\nSalzburg\n",
        ])
    func lists(text: String) {
        #expect(TripFormats.recognizing(Array(text.utf8))?.name != "booking")
    }

    private static let marked = """
        <html><head><script type="application/ld+json">
        {"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"77",
        "reservationFor":{"@type":"LodgingBusiness","name":"Hotel Bristol","geo":{"latitude":47.8,"longitude":13.04}},
        "checkinTime":"2027-07-16T15:00:00+02:00","checkoutTime":"2027-07-19T11:00:00+02:00",
        "totalPrice":"612.30","priceCurrency":"EUR"}</script></head><body>Thanks!</body></html>
        """

    @Test("What a page marks for programs is read, also in a mail") func markup() throws {
        let expected = ["2027-07-16 EUR", "Hotel Bristol @47 sleep 3n 612.30"]
        #expect(TripFormats.recognizing(Array(Self.marked.utf8))?.name == "html")
        #expect(try bookedStops(Self.marked, as: PageFormat()) == expected)
        let mail = "From: a@b.c\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n\(Self.marked)\n"
        #expect(TripFormats.recognizing(Array(mail.utf8))?.name == "mail")
        #expect(try bookedStops(mail, as: MailFormat()) == expected)
    }

    @Test("Tags that mark a flight, a hotel and a dinner are read, and the nights go on behind the dinner")
    func microdata() throws {
        func item(_ type: String, _ property: String = "", _ inside: String) -> String {
            "<div \(property.isEmpty ? "" : "itemprop='\(property)' ")itemscope itemtype='http://schema.org/\(type)'>\(inside)</div>"
        }
        func meta(_ name: String, _ value: String) -> String { "<meta itemprop='\(name)' content='\(value)'>" }
        let flight = item(
            "FlightReservation",
            "",
            item(
                "Flight", "reservationFor",
                item("Airport", "departureAirport", meta("name", "Salzburg"))
                    + item("Airport", "arrivalAirport", "<b itemprop=name>Lisboa</b>")
                    + meta("departureTime", "2027-07-12T08:15:00+02:00")
                    + meta("arrivalTime", "2027-07-12T10:30:00+01:00")))
        let hotel = item(
            "LodgingReservation", "",
            item("Hotel", "reservationFor", meta("name", "Avenida") + meta("address", "Av. 10, 1250 Lisboa, Portugal"))
                + meta("checkinDate", "2027-07-12") + meta("checkoutDate", "2027-07-15") + meta("totalPrice", "390")
                + meta("priceCurrency", "EUR"))
        let dinner = item(
            "FoodEstablishmentReservation", "",
            item(
                "Restaurant", "reservationFor", meta("name", "Ramiro") + meta("address", "Av. 1, 1150 Lisboa, Portugal")
            )
                + meta("startTime", "2027-07-13T19:30:00+01:00"))
        let page = "<!DOCTYPE html><html><body>\(dinner)\(hotel)\(flight)</body></html>"
        #expect(
            try bookedStops(page, as: PageFormat()) == [
                "2027-07-12 EUR", "Salzburg @47 ", "Lisboa @38 flight", "Avenida @38 sleep 1n 390",
                "Ramiro @38 eat 19:30", "Avenida @38 sleep 2n",
            ])
    }

    @Test("A saved page with a table of places is read as a table, and any other page is refused") func pages() throws {
        let table = """
            <!doctype html><html><body><table><tr><th>Place</th><th>Nights</th></tr>
            <tr><td>Salzburg</td><td>2</td></tr><tr><td>Weimar</td><td>1</td></tr></table></body></html>
            """
        #expect(try bookedStops(table, as: PageFormat()) == ["- -", "Salzburg @47 2n", "Weimar @50 1n"])
        #expect(
            reading("<html><body><p>Hello</p></body></html>") == [
                "error F: this is a web page, not a file of trips; copy its places into a text, one a line"
            ])
    }
}
