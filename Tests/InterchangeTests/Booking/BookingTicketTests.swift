import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import Places
import TestSupport
import Testing

/// Tickets of trains, ferries, planes and buses, as people get them.
@Suite("The times of tickets") struct BookingTicketTests {
    /// The towns of these tickets, by their eastern longitude and the hours that their clocks are ahead of UTC.
    private static let towns: [String: (longitude: Double, hours: Int)] = [
        "Berlin": (13.4, 2), "Leipzig": (12.4, 2), "Dresden": (13.7, 2), "Hamburg": (10, 2), "Praha": (14.4, 2),
        "Prague": (14.4, 2), "Paris": (2.3, 2), "Lyon": (4.8, 2), "Marseille": (5.4, 2), "Milano": (9.2, 2),
        "Firenze": (11.3, 2), "Wien": (16.4, 2), "Venezia": (12.3, 2), "London": (-0.1, 1), "Bruxelles": (4.3, 2),
        "SEATTLE": (-122.3, -7), "PORTLAND": (-122.7, -7), "Newcastle": (-1.6, 1), "Amsterdam": (4.9, 2),
        "Kiel": (10.1, 2), "Göteborg": (12, 2), "Tallinn": (24.7, 3), "Helsinki": (24.9, 3),
        "Tsawwassen": (-123.1, -7), "Swartz Bay": (-123.4, -7), "Málaga": (-4.4, 2), "Dublin": (-6.2, 1),
        "Lisbon": (-9.1, 1), "Lissabon": (-9.2, 1), "Frankfurt": (8.7, 2), "MADRID": (-3.7, 2),
        "BARCELONA": (2.2, 2), "Zürich": (8.5, 2), "Roma": (12.5, 2), "Plymouth": (-4.1, 1), "Santander": (-3.8, 2),
        "Tokyo": (139.7, 9), "Los Angeles": (-118.2, -7),
    ]

    private static func place(_ text: String, near: Coordinate?) -> Result<FoundPlace, PlaceRefusal> {
        guard let (name, town) = towns.first(where: { text.hasPrefix($0.key) }),
            let place = try? Coordinate(latitude: 50, longitude: town.longitude)
        else {
            return FoundPlace.ofCoordinates(text, near: near)
        }
        return .success(FoundPlace(name: name, location: place, label: name, wasLookedUp: true))
    }

    private static func clock(_ place: Coordinate) -> PlaceClock {
        let hours = towns.values.first { $0.longitude == place.longitude }?.hours ?? 0
        return PlaceClock(name: "test", distance: 0) { _ in hours * 3_600 }
    }

    private func read(_ text: String) throws -> ImportedTrips {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1), readPlace: Self.place, clock: Self.clock,
            today: CivilDate(daysSince1970: 20_600))
        return try BookingFormat().read(Array(text.utf8), context)
    }

    /// The first day, and each stop with its nights, and its way with departure, minutes and cost.
    private func stops(_ text: String) throws -> [String] {
        let trip = try #require(try read(text).trips.first)
        return [trip.plan.start?.text ?? "-"]
            + trip.waypoints.map { stop in
                let way = stop.plan.way
                let parts = [
                    stop.name.text, stop.plan.nights.map { "\($0)n" }, way?.by.rawValue,
                    way?.departs.map(\.time.hourAndMinute),
                    way?.minutes.map { "\($0)min" }, way?.cost.map { "\($0)" }, stop.plan.cost.map { "+\($0)" },
                ]
                return parts.compactMap { $0 }.joined(separator: " ")
            }
    }

    @Test(
        "Departure and arrival are read, and the length of a ride is the difference by the clocks of both ends",
        arguments: TicketSamples.trains + TicketSamples.others)
    func tickets(text: String, expected: [String]) throws {
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "booking")
        #expect(try stops(text) == expected)
    }

    @Test("Across the date line one arrives before the departure, and a ride that a ticket has twice is one")
    func once() throws {
        let flight = "Flight booking ABCDEF\n12 June 2026\nTokyo - Los Angeles\n17:00 - 11:00\n"
        #expect(try stops(flight) == ["2026-06-12", "Tokyo", "Los Angeles flight 17:00 600min"])
        let whole = """
            Bahn Fahrkarte, Auftrag 12345
            13.06.2026
            Berlin - Dresden
            08:34 – 11:21, 1 Umstieg
            Berlin Hbf ab 08:34
            Leipzig Hbf an 09:48
            Leipzig Hbf ab 10:15
            Dresden Hbf an 11:21
            """
        #expect(
            try stops(whole) == [
                "2026-06-13", "Berlin Hbf", "Leipzig Hbf train 08:34 74min", "Dresden Hbf train 10:15 66min",
            ])
    }

    @Test("of ends whose names several towns have, those next to each other are taken, and told")
    func shared() throws {
        func town(_ name: String, _ latitude: Double, _ longitude: Double) throws -> FoundPlace {
            FoundPlace(
                name: name, location: try Coordinate(latitude: latitude, longitude: longitude), label: name,
                wasLookedUp: true)
        }
        let towns = [
            "Plymouth": [try town("Plymouth", 42, -70.7), try town("Plymouth", 50.4, -4.1)],
            "Santander": [try town("Santander", 6.9, -73.5), try town("Santander", 43.5, -3.8)],
            "Newcastle": [try town("Newcastle", -32.9, 151.8), try town("Newcastle upon Tyne", 55, -1.6)],
        ]
        let amsterdam = try town("Amsterdam", 52.4, 4.9)
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, _ in
                text == "Amsterdam"
                    ? .success(amsterdam)
                    : .failure(PlaceRefusal("unclear", isOfSeveral: true, candidates: towns[text] ?? []))
            }, clock: Self.clock, today: CivilDate(daysSince1970: 20_600))
        func stops(_ ends: String) throws -> [String] {
            let text = """
                Ferries
                Your booking reference: A12345678
                \(ends)
                Depart Sunday 6 June 2027 at 16:45
                Arrive Monday 7 June 2027 at 13:15
                Total: £389.00
                """
            let trips = try BookingFormat().read(Array(text.utf8), context).trips
            #expect(trips.first?.waypoints.contains { $0.note?.text.contains("A12345678") ?? false } == true)
            return trips.flatMap(\.waypoints).map { "\($0.name.text) \($0.location.latitude.rounded())" }
        }
        #expect(try stops("Plymouth to Santander") == ["Plymouth 50.0", "Santander 44.0"])
        #expect(try stops("Newcastle - Amsterdam") == ["Newcastle 55.0", "Amsterdam 52.0"])
        #expect(try stops("Amsterdam - Newcastle") == ["Amsterdam 52.0", "Newcastle 55.0"])
    }

    @Test("A text with rides and lodgings has all of them, in the order of their days")
    func mixed() throws {
        let text = """
            Train: Eurostar 9031
            London St Pancras to Paris Gare du Nord
            Thu 10 Sep 2026  Depart 14:31  Arrive 17:47
            Booking reference QQ8H7L

            Hotel Marais
            3 Rue de Jarente, 75004 Paris
            Check-in: Thursday 10 September 2026 from 15:00
            Check-out: Sunday 13 September 2026 until 11:00
            Total €540.00

            Train: TGV INOUI 6201
            Paris Gare de Lyon to Lyon Part Dieu
            Sun 13 Sep 2026  Depart 11:38  Arrive 14:20
            """
        let stops = try stops(text)
        #expect(stops.first == "2026-09-10")
        #expect(stops.contains { $0.hasPrefix("Hotel Marais 3n") && $0.hasSuffix("+540") }, "\(stops)")
        #expect(stops.contains { $0.hasSuffix("train 14:31 136min") }, "\(stops)")
        #expect(stops.contains { $0.hasSuffix("train 11:38 162min") }, "\(stops)")
        #expect(stops.count == 5, "\(stops)")
    }

    @Test("The number of a booking is found behind its label within a line, and a table of towns is no ticket")
    func numbers() throws {
        let notes = try read(
            "Ihre Fahrkarte - Auftragsnummer 8A3KQ2\nHamburg – Berlin\n12.06.2026\nAbfahrt 08:24, Ankunft 10:07\n"
        ).trips.flatMap(\.waypoints).compactMap { $0.note?.text }
        #expect(notes.contains { $0.contains("8A3KQ2") }, "\(notes)")
        let table =
            "City\tArrival date\tNights\tHotel\nBerlin\t2026-04-10\t2\tHotel Adlon\nDresden\t2026-04-12\t1\tPension Anna\n"
        #expect(TripFormats.recognizing(Array(table.utf8))?.name == "tsv")
    }

    @Test("A bus is kept as a train, which is told") func bus() throws {
        let text = "FlixBus booking 123\n12 June 2026\n08:15 Berlin ZOB\n12:55 Prague\n"
        #expect(
            try read(text).notices.contains(
                "“Berlin ZOB – Prague”: a bus is kept as a train, since its time is fixed as well"))
    }

    @Test("Times of a check-in, of boarding and of a payment are none of the ride") func noise() throws {
        let text = """
            Ferry booking 4711, paid 2 May 2026 10:00
            Kiel - Göteborg
            Fri 12 June 2026
            Check-in: 16:45
            Departure 18:45 (boarding from 17:00)
            Arrival 09:15 +1
            Dauer 14:30
            """
        #expect(try stops(text) == ["2026-06-12", "Kiel", "Göteborg ferry 18:45 870min"])
    }

    @Test(
        "Stations with states, flights a line each and codes of stations are read, with trains and seats in the notes",
        arguments: [
            (
                """
                Amtrak Reservation
                Train 5 California Zephyr
                Depart: SEATTLE, WA - KING STREET STATION 2:00 PM Friday, May 8, 2026
                Arrive: PORTLAND, OR - UNION STATION 7:15 AM Saturday, May 9, 2026
                1 Coach Seat, Car 0512, Seat 34
                """,
                [
                    "SEATTLE, WA - KING STREET STATION: Train 5, Car 0512, Seat 34",
                    "PORTLAND, OR - UNION STATION train 14:00 1035min",
                ]
            ),
            (
                """
                Depart: SEATTLE, WA (SEA) 7:25 AM Monday, June 1, 2026
                Arrive: PORTLAND, OR (PDX) 10:55 AM Monday, June 1, 2026
                Train 503 Amtrak Cascades
                Coach 3, Seat 12A
                """, ["SEATTLE, WA: Train 503, Coach 3, Seat 12A", "PORTLAND, OR train 07:25 210min"]
            ),
            (
                """
                Booking reference: X5Y6Z7
                KL1001 Amsterdam (AMS) - London (LHR) 05NOV2026 07:00
                KL1008 London (LHR) - Amsterdam (AMS) 08NOV2026 18:30
                """,
                [
                    "Amsterdam (AMS): Booking: X5Y6Z7 KL1001", "London (LHR) flight 07:00: Booking: X5Y6Z7",
                    "Amsterdam (AMS) flight 18:30: KL1008",
                ]
            ),
            (
                """
                LH400 Frankfurt (FRA) - Dublin (DUB) 12SEP2026 10:20 - 11:20
                Seat 23A
                """, ["Frankfurt (FRA): LH400, Seat 23A", "Dublin flight 10:20 120min"]
            ),
        ])
    func details(text: String, expected: [String]) throws {
        #expect(TripFormats.recognizing(Array(text.utf8))?.name == "booking")
        let trip = try #require(try read(text).trips.first)
        let found = trip.waypoints.map { stop in
            let way = stop.plan.way
            let told = [
                stop.name.text, way?.by.rawValue, way?.departs.map(\.time.hourAndMinute),
                way?.minutes.map { "\($0)min" },
            ]
            .compactMap { $0 }.joined(separator: " ")
            return told + (stop.note.map { ": " + $0.text.split(separator: "\n").joined(separator: " ") } ?? "")
        }
        #expect(found == expected)
    }
}
