import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

/// Rides of confirmations, which are on their dates whatever is before them.
@Suite("The dates of booked rides") struct BookingDepartureTests {
    private static let towns: [String: (latitude: Double, longitude: Double)] = [
        "Holyhead": (53.31, -4.63), "Dublin": (53.33, -6.25), "Rosslare": (52.27, -6.39), "Fishguard": (51.99, -4.98),
        "Madrid": (40.49, -3.57), "Lisboa": (38.78, -9.14), "Ronda": (36.74, -5.17), "Milano": (45.46, 9.19),
        "Firenze": (43.77, 11.25), "Galway": (53.27, -9.05), "Siena": (43.32, 11.33), "Lindau": (47.55, 9.68),
    ]

    private func trip(_ text: String) throws -> Trip {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard let (name, town) = Self.towns.first(where: { text.hasPrefix($0.key) }),
                    let place = try? Coordinate(latitude: town.latitude, longitude: town.longitude)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(FoundPlace(name: name, location: place, label: name, wasLookedUp: true))
            }, today: CivilDate(daysSince1970: 20_600))
        return try #require(try BookingFormat().read(Array(text.utf8), context).trips.first)
    }

    /// The first day, and each stop with its nights and the departure of the ride that leads to it.
    private func stops(_ text: String) throws -> [String] {
        let trip = try trip(text)
        return [trip.plan.start?.text ?? "-"]
            + trip.waypoints.map { stop in
                [stop.name.text, stop.plan.nights.map { "\($0)n" }, stop.plan.way?.departs.map(\.text)]
                    .compactMap { $0 }.joined(separator: " ")
            }
    }

    @Test("A ride that leaves early from another place is reached on the day before, and is on its date")
    func early() throws {
        let ferry = { (time: String) in
            """
            Stena Line booking confirmation
            Holyhead - Dublin
            Depart: Sat 10 Jul 2027 08:15
            Arrive: Sat 10 Jul 2027 11:30
            RETURN
            Rosslare - Fishguard
            Depart: Sat 24 Jul 2027 \(time)
            Arrive: Sat 24 Jul 2027 23:45
            """
        }
        #expect(
            try stops(ferry("07:30")) == [
                "2027-07-10", "Holyhead", "Dublin 13n 2027-07-10T08:15", "Rosslare 1n", "Fishguard 2027-07-24T07:30",
            ])
        #expect(
            try stops(ferry("18:30")) == [
                "2027-07-10", "Holyhead", "Dublin 14n 2027-07-10T08:15", "Rosslare", "Fishguard 2027-07-24T18:30",
            ])
    }

    @Test("An address of a street, a town and a country needs no number")
    func address() throws {
        let days = "Check-in: Sat 10 Jul 2027\nCheck-out: Mon 12 Jul 2027\n"
        #expect(
            try stops("Hotel Meyrick\nEyre Square, Galway, Ireland\n\(days)") == ["2027-07-10", "Hotel Meyrick 2n"])
    }

    @Test(
        "Days with the year last are in the order of the country of the text, or that of a clear one",
        arguments: [
            ("Arrivo: 05/07/2027\nPartenza: 07/07/2027\nTotale: 220 €", "2027-07-05"),
            ("Check-in: 05/07/2027\nCheck-out: 17/07/2027\nTotal: 220", "2027-07-05"),
            ("Check-in: 05/16/2027\nCheck-out: 05/18/2027\nTotal: $220", "2027-05-16"),
        ])
    func order(days: String, start: String) throws {
        #expect(try stops("Albergo Croce Bianca\nVia Roma 4, 53100 Siena\n\(days)").first == start)
    }

    @Test("What is found when a file is read by itself is found beside the reservations of others, too")
    func severalFiles() throws {
        func hotel(_ town: String, _ first: Int) -> String {
            "Booking confirmation: Hotel Centro\nAddress: Via Roma 1, \(town)\nCheck-in: \(first) June 2027\n"
                + "Check-out: \(first + 1) June 2027\n"
        }
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                // Siena is not known to whoever is far from it.
                let isFar = near.map { $0.latitude > 46 } ?? false
                guard let (name, town) = Self.towns.first(where: { text.hasSuffix($0.key) }), name != "Siena" || !isFar,
                    let place = try? Coordinate(latitude: town.latitude, longitude: town.longitude)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(FoundPlace(name: name, location: place, label: name, wasLookedUp: true))
            }, today: CivilDate(daysSince1970: 20_600))
        let files = try [hotel("Lindau", 3), hotel("Siena", 5)].map {
            try BookingFormat().read(Array($0.utf8), context).bookings
        }
        let journey = try BookingFormat.trip(ofFiles: files, context)
        #expect(journey.trips.first?.waypoints.map { Int($0.location.latitude) } == [47, 43])
        #expect(journey.skipped.isEmpty)
    }
}
