import EmbeddedData
import Geodesy
import Shorelines
import TestSupport
import Testing

@testable import Cartography

@Suite("A trip by air on a map of the world")
struct WorldJourneyTests {
    private let grid = MapGrid(columns: 100, rows: 40)

    /// From Tokyo to Cape Town by air.
    private func subject() throws -> MapSubject {
        let bare = try TestMaps.subject([
            ("Tokyo", 35.69, 139.69), ("Shanghai", 31.22, 121.46), ("Delhi", 28.65, 77.23), ("Istanbul", 41.01, 28.95),
            ("Athens", 37.98, 23.73), ("Cairo", 30.06, 31.25), ("Nairobi", -1.28, 36.82), ("Cape Town", -33.93, 18.42),
        ])
        return MapSubject(
            series: bare.series, stops: bare.stops,
            legs: bare.legs.map {
                MapSubject.Leg(from: $0.from, to: $0.to, path: $0.path, series: 0, kind: .crossing(.flight))
            })
    }

    @Test("it shows no far north, and the stops reach from its one side to the other")
    func frame() throws {
        let scene = try TestMaps.named.scene(of: subject(), in: grid, .proportional, unit: .kilometers)
        let points = scene.points.compactMap { $0 }
        #expect(points.count == 8)
        let top = try #require(scene.frame.place(DotPoint(x: Double(grid.width) / 2, y: 0)))
        #expect(top.latitude < 58, "\(top)")
        let (west, east) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        #expect(east - west > 0.8 * Double(grid.width))
    }

    @Test("meridians and parallels lie below the land, and the equator has its name; a map of a country has none")
    func graticule() throws {
        let scene = try TestMaps.named.scene(of: subject(), in: grid, .proportional, unit: .kilometers)
        let graticule = try #require(scene.graticule)
        #expect(graticule.lines.count > 12 && !graticule.equator.isEmpty)
        for point in graticule.equator.joined() {
            #expect(try #require(scene.frame.place(point)).latitude.magnitude < 0.2)
        }
        #expect(scene.rivers.contains { $0.text == "Equator" })
        #expect(!scene.features.contains { $0.name == "Equator" })
        let picture = SVGMap.element(scene, title: "", description: "")
        let parts = ["class=\"graticule equator\"", "class=\"land\"", "class=\"route"].map { part in
            picture.indices.first { picture[$0...].hasPrefix(part) }
        }
        let places = try parts.map { try #require($0) }
        #expect(places == places.sorted())
        let norway = try TestMaps.subject([("Bergen", 60.39, 5.32), ("Oslo", 59.91, 10.75)])
        #expect(
            try TestMaps.named.scene(of: norway, in: grid, .proportional, unit: .kilometers).graticule == nil)
        #expect(try TestMaps.named.scene(of: subject(), in: grid, unit: .kilometers).graticule == nil)
    }

    @Test("the large countries of the way are named")
    func countries() throws {
        let scene = try TestMaps.named.scene(of: subject(), in: grid, .proportional, unit: .kilometers)
        let names = Set(scene.names.filter { $0.kind == .country }.map(\.text))
        for country in ["CHINA", "INDIA", "TURKEY"] { #expect(names.contains(country), "\(country): \(names)") }
    }

    @Test("a plane flies on its line in the direction of the way")
    func planes() throws {
        let scene = try TestMaps.named.scene(of: subject(), in: grid, .proportional, unit: .kilometers)
        #expect(scene.vehicles.count >= 5)
        let south = scene.vehicles.filter { $0.direction.y > 0.8 }
        let west = scene.vehicles.filter { $0.direction.x < -0.8 }
        #expect(south.count >= 2 && west.count >= 3, "\(scene.vehicles)")
        for plane in south + west {
            let length = plane.direction.x * plane.direction.x + plane.direction.y * plane.direction.y
            #expect((length - 1).magnitude < 1e-9)
            let isOnLine = scene.lines.contains { line in
                guard case .crossing = line.kind else { return false }
                return line.points.contains {
                    $0.x >= Double(plane.area.x) - 4 && $0.x <= Double(plane.area.maxX) + 4
                        && $0.y >= Double(plane.area.y) - 4 && $0.y <= Double(plane.area.maxY) + 4
                }
            }
            #expect(isOnLine, "\(plane)")
        }
        let picture = SVGMap.element(scene, title: "", description: "")
        #expect(picture.matches(of: #/class="boat" transform="matrix\(-[01]\.\d{3} /#).count >= 3)
    }

    @Test("a number whose place is taken stands right beside it, not far away")
    func marks() throws {
        let subject = try TestMaps.subject([
            ("Istanbul", 41.01, 28.95), ("Athens", 37.98, 23.73), ("Tokyo", 35.69, 139.69), ("Lima", -12.05, -77.04),
        ])
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        #expect(scene.marks.count == 4)
        for mark in scene.marks {
            let middle = Leaders.middle(mark.area)
            let (x, y) = (middle.x - mark.point.x, middle.y - mark.point.y)
            #expect(x * x + y * y < 25, "\(mark)")
        }
    }
}

@Suite("Islands and large cities on maps")
struct IslandNameTests {
    private let grid = MapGrid(columns: 84, rows: 40)

    /// Names the program's base map with these islands.
    private func cartographer(_ islands: [(String, Double, Double)]) -> Cartographer {
        Cartographer(
            baseMap: { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            islands: { _, _, isWanted in
                islands.compactMap { name, latitude, longitude in
                    guard let place = try? Coordinate(latitude: latitude, longitude: longitude), isWanted(place)
                    else { return nil }
                    return MapTown(name: name, place: place)
                }
            })
    }

    @Test("an island is named on its land, or beside it in the water; what is no island on the map is not")
    func islands() throws {
        let subject = try TestMaps.subject([("Nice", 43.7, 7.27), ("Livorno", 43.55, 10.31), ("Olbia", 40.92, 9.5)])
        let scene = try cartographer([("Corsica", 42.19, 9.11), ("Elba", 42.77, 10.27), ("Monte Isola", 44.7, 9.5)])
            .scene(of: subject, in: grid, .proportional, unit: .kilometers)
        let names = scene.names.map(\.text)
        #expect(names.contains("CORSICA") && names.contains("Elba"), "\(names)")
        #expect(!names.contains { $0.uppercased() == "MONTE ISOLA" })
        #expect(SVGMap.element(scene, title: "", description: "").contains(">CORSICA</text>"))
        let stop = try TestMaps.subject([("Corsica", 42.19, 9.11), ("Livorno", 43.55, 10.31)])
        let own = try cartographer([("Corsica", 42.19, 9.11)]).scene(
            of: stop, in: grid, .proportional, unit: .kilometers)
        #expect(!own.names.contains { $0.text == "CORSICA" })
    }

    @Test("a great city near the way is named before a smaller town on it")
    func cities() throws {
        let places = try [(52.52, 13.41), (53.9, 10.75), (54.6, 11.3), (55.68, 12.57)].map {
            try Coordinate(latitude: $0.0, longitude: $0.1)
        }
        let bare = try TestMaps.subject([
            ("Paris", 48.85, 2.35), ("Berlin", 52.52, 13.41), ("Copenhagen", 55.68, 12.57),
        ])
        let subject = MapSubject(
            series: bare.series, stops: bare.stops,
            legs: [bare.legs[0], MapSubject.Leg(from: 1, to: 2, path: places, series: 0)])
        let scene = try TestMaps.named.scene(
            of: subject, in: MapGrid(columns: 92, rows: 40), .proportional, unit: .kilometers)
        let towns = scene.names.filter { $0.kind == .town }.map(\.text)
        #expect(towns.contains("Hamburg") && !towns.contains("Lübeck"), "\(towns)")
    }

    @Test("the picture of a city has an arrow to the north and no roads; one of a country has none")
    func city() throws {
        let roads = Cartographer(
            baseMap: { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            roads: { _, _, _, body in
                let line = try? [(41.88, 12.44), (41.92, 12.5)].map {
                    try Coordinate(latitude: $0.0, longitude: $0.1)
                }
                body(0, line ?? [])
            })
        func picture(_ places: [(String, Double, Double)]) throws -> (scene: MapScene, text: String) {
            let subject = try TestMaps.subject(places.map { (name: $0.0, latitude: $0.1, longitude: $0.2) })
            let scene = try roads.scene(of: subject, in: grid, .proportional, unit: .kilometers)
            return (scene, SVGMap.element(scene, title: "", description: ""))
        }
        let rome = try picture([("Colosseum", 41.8902, 12.4922), ("St. Peter", 41.9022, 12.4539)])
        let arrow = try #require(rome.scene.northArrow)
        #expect(arrow.y <= 2 && rome.text.contains("class=\"north\"") && rome.text.contains(">N</text>"))
        for mark in rome.scene.marks {
            #expect(mark.area.maxX <= arrow.x || mark.area.x >= arrow.maxX || mark.area.y >= arrow.maxY)
        }
        #expect(!rome.text.contains("class=\"road"))
        let italy = try picture([("Rome", 41.9, 12.5), ("Milan", 45.46, 9.19)])
        #expect(italy.scene.northArrow == nil && !italy.text.contains("class=\"north\""))
    }

    @Test("a day of the legend says what its numbers are, or its ends where there is room for them")
    func legend() throws {
        let entry = MapScene.LegendEntry(mark: "Day 1", name: "stops 1–3", stops: [], series: 0, ends: "Nice – Calvi")
        #expect(entry.text == "Day 1: stops 1–3" && entry.heading == "Day 1:")
        #expect(MapScene.LegendEntry(mark: "3", name: "Calvi", stops: [2], series: 0).text == "3 Calvi")
    }
}
