import EmbeddedData
import Geodesy
import PlaceNames
import TestSupport
import Testing

@Suite("Places of the program where nobody sleeps")
struct UninhabitedTests {
    @Test(
        "peaks and passes are such places; towns are none, nor is what lies beside them, nor the middle of nowhere",
        arguments: [
            ("Grossglockner", 47.0743, 12.694, PlaceKind.mountain), ("Prelaz Vršič", 46.43478, 13.74371, .pass),
            ("Bled", 46.36917, 14.11361, nil), ("Munich", 48.13743, 11.57549, nil),
            ("200 m beside the pass", 46.43678, 13.74371, nil), ("at sea", 43.0, 15.0, nil),
        ] as [(String, Double, Double, PlaceKind?)])
    func kinds(name: String, latitude: Double, longitude: Double, kind: PlaceKind?) throws {
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        #expect(try gazetteer().uninhabitedKind(at: place) == kind, "\(name)")
    }

    @Test(
        "A peak is a summit; a pass, a town and a sight on the plain or in the desert are none",
        arguments: [
            ("Grossglockner", 47.0743, 12.694, true),
            ("Schilthorn", 46.5576, 7.8351, true), ("Albulapass", 46.58225, 9.83768, false),
            ("Meteor Crater", 35.028, -111.0225, false), ("Oatman", 35.0264, -114.3836, false),
            ("Dyrhólaey", 63.4021, -19.128, false), ("Zagreb", 45.8144, 15.978, false),
        ] as [(String, Double, Double, Bool)])
    func summits(name: String, latitude: Double, longitude: Double, isSummit: Bool) throws {
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        #expect(try gazetteer().isSummit(at: place) == isSummit, "\(name)")
    }

    private func gazetteer() throws -> Gazetteer {
        func file(_ embedded: EmbeddedFile) throws -> GazetteerFile? {
            embedded.count == 0 ? nil : try GazetteerFile(start: embedded.bytes, count: embedded.count)
        }
        let main = try #require(try file(embedded_gazetteer()))
        return try Gazetteer(main, additions: file(embedded_destinations()), openMap: file(embedded_osm_places()))
    }
}
