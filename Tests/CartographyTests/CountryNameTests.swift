import EmbeddedData
import Geodesy
import Shorelines
import TestSupport
import Testing

@testable import Cartography

@Suite("Names of countries on pictures")
struct CountryNameTests {
    private static let trips: [(name: String, places: [(String, Double, Double)])] = [
        (
            "Tokyo to Cape Town",
            [
                ("Tokyo", 35.69, 139.69), ("Bangkok", 13.75, 100.5), ("Dubai", 25.08, 55.31), ("Cairo", 30.06, 31.25),
                ("Nairobi", -1.28, 36.82), ("Cape Town", -33.93, 18.42),
            ]
        ),
        ("Tokyo to Bangkok", [("Tokyo", 35.69, 139.69), ("Bangkok", 13.75, 100.5)]),
        ("Bangkok to Dubai", [("Bangkok", 13.75, 100.5), ("Dubai", 25.08, 55.31)]),
        (
            "capitals",
            [
                ("Paris", 48.85, 2.35), ("Brussels", 50.85, 4.35), ("Amsterdam", 52.37, 4.89), ("Berlin", 52.52, 13.41),
                ("Prague", 50.09, 14.42), ("Vienna", 48.21, 16.37), ("Bratislava", 48.15, 17.11),
                ("Budapest", 47.5, 19.04), ("Ljubljana", 46.05, 14.51), ("Rome", 41.89, 12.51), ("Bern", 46.95, 7.45),
            ]
        ),
        ("Corsica", [("Nice", 43.7, 7.27), ("Bastia", 42.7, 9.45), ("Ajaccio", 41.92, 8.74)]),
        ("Seoul", [("Tokyo", 35.68, 139.69), ("Seoul", 37.57, 126.98), ("Cairo", 30.04, 31.24)]),
        ("Sydney", [("Sydney", -33.87, 151.21), ("Dubai", 25.2, 55.27), ("London", 51.51, -0.13)]),
        ("Andes", [("Quito", -0.2, -78.5), ("Lima", -12.05, -77.04), ("Santiago", -33.45, -70.67)]),
        ("Balkans", [("Zagreb", 45.81, 15.98), ("Sarajevo", 43.85, 18.36), ("Athens", 37.98, 23.73)]),
    ]

    private var map: AreaMap {
        get throws {
            let file = embedded_areas()
            return try AreaMap(permanent: file.bytes, count: file.count)
        }
    }

    @Test(
        "the middle and both ends of the name of a country are on its land, on wide pictures and on narrow ones",
        arguments: trips.indices)
    func inside(trip: Int) throws {
        let map = try map
        let subject = try TestMaps.subject(Self.trips[trip].places)
        for (columns, rows) in [(104, 46), (45, 22), (38, 16)] {
            let scene = try TestMaps.named.scene(
                of: subject, in: MapGrid(columns: columns, rows: rows), .proportional, unit: .kilometers)
            for name in scene.names where name.kind == .country {
                let (y, width) = (Double(name.area.y + name.area.height / 2), Double(name.area.width))
                let owners = [0, 0.5, 1].map { share in
                    scene.frame.place(DotPoint(x: Double(name.area.x) + share * width, y: y))
                        .map { map.country(of: map.area(at: $0)) }
                }
                #expect(
                    Set(owners).count == 1 && owners[0] != 0, "\(Self.trips[trip].name), \(name.text) at \(columns)")
                let owner = try #require(owners[1])
                let first = map.areas[owner].name.uppercased().prefix(1)
                #expect(name.text == "UAE" || name.text.prefix(1) == first, "\(name.text) in \(map.areas[owner].name)")
            }
        }
    }

    @Test("a country is not named on an island of it, and the island on itself")
    func islands() throws {
        let map = try map
        let cells = map.cellsOfCountries
        func isMain(_ latitude: Double, _ longitude: Double) throws -> Bool {
            let place = try Coordinate(latitude: latitude, longitude: longitude)
            let country = map.country(of: map.area(at: place))
            return map.isMainLand(of: country, at: place) { cells[country] }
        }
        // Corsica, Elba and Sardinia; France, Zealand, Honshu and Samoa.
        for (latitude, longitude) in [(42.15, 9.1), (42.77, 10.2), (40.1, 9.1)] {
            #expect(try !isMain(latitude, longitude))
        }
        for (latitude, longitude) in [(44.5, 3.0), (55.45, 11.8), (36.5, 139.5), (-13.62, -172.45)] {
            #expect(try isMain(latitude, longitude))
        }
    }
}
