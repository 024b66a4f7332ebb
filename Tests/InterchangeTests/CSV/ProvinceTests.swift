import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Addresses with a province, and first days") struct ProvinceTests {
    private func read(_ text: String) throws -> ImportedTrips {
        let places = ["Lucca, Italy": 43.8, "Como": 45.8, "LU, Italy": 45.0, "LU": 45.0]
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard let latitude = places[text], let place = try? Coordinate(latitude: latitude, longitude: 10) else {
                    return FoundPlace.ofCoordinates(text, near: near)
                }
                return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
            }, today: CivilDate(daysSince1970: 20_600))
        return try CSVFormat().read(Array(text.utf8), context)
    }

    @Test(
        "The code or the name of an Italian province is no town",
        arguments: [
            ("Lucca, 55100 LU, Italy", 43.8), ("55100 Lucca, Province of Lucca, Italy", 43.8),
            ("Lucca LU, Italy", 43.8), ("Strada Statale 12, Como CO", 45.8),
        ])
    func province(address: String, latitude: Double) throws {
        let trip = try #require(try read("Name,Address\nCamping,\"\(address)\"\n").trips.first)
        #expect(trip.waypoints.map(\.location.latitude) == [latitude])
    }

    @Test("A trip begins on the day on which its first stop is left, where it has no other")
    func firstDay() throws {
        let imported = try read(
            """
            Place,Latitude,Longitude,Arrival,Departure
            A,1,1,,2026-08-01 09:00
            B,2,1,2026-08-01 13:00,2026-08-03 09:00
            C,3,1,2026-08-03 12:00,2026-08-03 15:00
            D,4,1,2026-08-03 18:00,
            """)
        let trip = try #require(imported.trips.first)
        #expect(trip.plan.start?.text == "2026-08-01")
        #expect(trip.waypoints.map(\.plan.nights) == [nil, 2, 0, nil])
        #expect(imported.notices.allSatisfy { !$0.contains("not known") && !$0.contains("not a day behind") })
    }
}
