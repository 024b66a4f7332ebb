import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

/// Several reservations in one text, each in a part of its own.
@Suite("Several bookings in one text") struct BookingSectionTests {
    private static let towns: [String: (latitude: Double, longitude: Double)] = [
        "Milano": (45.46, 9.19), "Firenze": (43.77, 11.25), "Holyhead": (53.31, -4.63), "Dublin": (53.35, -6.26),
        "Dublin Airport": (53.43, -6.24), "Galway": (53.27, -9.05), "Eyre Square": (53.27, -9.05),
        "Piazza": (43.77, 11.25), "Madrid": (40.49, -3.57), "Lisboa": (38.78, -9.14), "Siena": (43.32, 11.33),
        "Via Stalloreggi": (43.32, 11.33),
    ]

    /// Each stop with its nights, the means, the departure and the cost of the ride that leads to it, and the numbers
    /// in its note.
    private func stops(_ text: String) throws -> [String] {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                let known = Self.towns.filter { text.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
                guard let (name, town) = known,
                    let place = try? Coordinate(latitude: town.latitude, longitude: town.longitude)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(FoundPlace(name: name, location: place, label: name, wasLookedUp: true))
            }, today: CivilDate(daysSince1970: 20_600))
        let trip = try #require(try BookingFormat().read(Array(text.utf8), context).trips.first)
        return trip.waypoints.map { stop in
            let way = stop.plan.way
            let numbers = (stop.note?.text ?? "").split(separator: "\n").filter {
                $0.hasPrefix("Booking") || $0.hasPrefix("Frecciarossa")
            }
            let parts: [String?] = [
                stop.name.text, stop.plan.nights.map { "\($0)n" }, way?.by.rawValue, way?.departs?.text,
                (way?.cost ?? stop.plan.cost).map { "\($0)" }, numbers.isEmpty ? nil : numbers.joined(separator: ","),
            ]
            return parts.compactMap { $0 }.joined(separator: " ")
        }
    }

    private static let train = """
        Trenitalia - Conferma
        PNR: AAA111
        Frecciarossa 9521
        Partenza: Milano Centrale 12/06/2027 09:10
        Arrivo: Firenze S. M. Novella 12/06/2027 11:04
        Totale: 49,00 €
        """
    private static let hotel = """
        Hotel Brunelleschi
        Piazza Santa Elisabetta 3, 50122 Firenze
        Check-in: 12/06/2027
        Check-out: 14/06/2027
        Totale: € 420,00
        """
    private static let back = """
        Trenitalia - Conferma
        PNR: BBB222
        Frecciarossa 9540
        Partenza: Firenze S. M. Novella 14/06/2027 17:55
        Arrivo: Milano Centrale 14/06/2027 19:50
        Totale: 52,00 €
        """

    @Test(
        "A train, a hotel and a train are all read, each with its number and its price",
        arguments: ["\n\n", "\n\n-----\n", "\n\n==========\n\n"])
    func trainHotelTrain(between border: String) throws {
        let stops = try stops([Self.train, Self.hotel, Self.back].joined(separator: border))
        #expect(
            stops == [
                "Milano Centrale Booking: AAA111,Frecciarossa 9521",
                "Firenze S. M. Novella train 2027-06-12T09:10 49 Booking: AAA111", "Hotel Brunelleschi 2n 420",
                "Milano Centrale train 2027-06-14T17:55 52 Booking: BBB222,Frecciarossa 9540",
            ])
    }

    @Test("A ferry, a hired car and a hotel are each read as what they are")
    func ferryCarHotel() throws {
        let stops = try stops(
            """
            Stena Line booking confirmation
            Booking number: 9988123
            Holyhead - Dublin
            Depart: Sat 10 Jul 2027 08:15
            Arrive: Sat 10 Jul 2027 11:30
            Total: €198.00

            Hertz reservation H123
            Pick-up: Dublin Airport, Sat 10 Jul 2027 13:00
            Return: Dublin Airport, Sat 17 Jul 2027 10:00

            Hotel Meyrick
            Eyre Square, Galway, Ireland
            Check-in: Sat 10 Jul 2027
            Check-out: Sat 17 Jul 2027
            Total: €260.00
            """)
        #expect(
            stops.map { $0.prefix { $0 != "B" } } == [
                "Holyhead ", "Dublin ferry 2027-07-10T08:15 198 ", "Dublin Airport", "Hotel Meyrick 7n 260",
                "Dublin Airport",
            ])
    }

    @Test("Prices below a reservation are its own, and a confirmation that is told twice is one")
    func pricesAndRepetitions() throws {
        let stops = try stops(
            """
            \(Self.train.replacing("Totale: 49,00 €", with: ""))

            Totale: 49,00 €

            \(Self.back)

            \(Self.back)
            """)
        #expect(
            stops == [
                "Milano Centrale Booking: AAA111,Frecciarossa 9521",
                "Firenze S. M. Novella 2n train 2027-06-12T09:10 49 Booking: AAA111",
                "Milano Centrale train 2027-06-14T17:55 52 Booking: BBB222,Frecciarossa 9540",
            ])
    }

    @Test("A long text of many paragraphs is read in parts of a few") func manyParagraphs() throws {
        let chatter = (1...76).map { "Paragraph \($0) of the terms: nothing of a stay.\n\n" }.joined()
        #expect(try stops(Self.hotel + "\n\n" + chatter + Self.back).map { $0.prefix(8) } == ["Hotel Br", "Milano C"])
    }

    @Test("Tickets with a price each have their own, and a price of all below the last changes none")
    func pricesOfEach() throws {
        let stops = try stops(
            """
            Train: Milano to Firenze
            Departs: 5 August 2027 10:35
            Arrives: 5 August 2027 12:05
            Total: €28.00

            Train: Firenze to Siena
            Departs: 7 August 2027 09:00
            Arrives: 7 August 2027 11:30
            Total: €61.00

            Total: €89.00
            """)
        #expect(
            stops == [
                "Milano", "Firenze 2n train 2027-08-05T10:35 28", "Siena train 2027-08-07T09:00 61",
            ])
    }
}
