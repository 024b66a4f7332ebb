import EmbeddedData
import Entities
import Geodesy
import PlaceNames
import Shorelines
import TestSupport
import Testing
import Text

@testable import Cartography

@Suite("What a map says of its way")
struct AlongWayTests {
    private let grid = MapGrid(columns: 120, rows: 40)

    /// A trip through the south west of the United States along some towns, with a kind for each leg.
    private func subject(_ kinds: [MapSubject.Leg.Kind] = [], length: String? = nil) throws -> MapSubject {
        func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
            try Coordinate(latitude: latitude, longitude: longitude)
        }
        let stops = [("Kingman", 35.19, -114.05), ("Flagstaff", 35.2, -111.65), ("Mesa Verde", 37.23, -108.46)]
        let between = [
            [try place(35.33, -112.88), try place(35.25, -112.19)],
            [try place(36.13, -111.24), try place(36.72, -110.25)],
        ]
        let places = try stops.map { try place($0.1, $0.2) }
        return MapSubject(
            series: [MapSubject.Series(letter: "", name: "Test")],
            stops: stops.indices.map { index in
                MapSubject.Stop(number: index + 1, name: stops[index].0, location: places[index], series: 0)
            },
            legs: between.indices.map { index in
                MapSubject.Leg(
                    from: index, to: index + 1, path: [places[index]] + between[index] + [places[index + 1]], series: 0,
                    kind: kinds.indices.contains(index) ? kinds[index] : .way, length: length)
            })
    }

    @Test("small towns that the way passes are named, in a picture and in cells, before larger ones beside it")
    func passedTowns() throws {
        let picture = try TestMaps.named.scene(of: subject(), in: grid, .proportional, unit: .kilometers)
        let towns = Set(picture.names.filter { $0.kind == .town }.map(\.text))
        #expect(towns.isSuperset(of: ["Williams", "Tuba City", "Kayenta"]), "\(towns)")
        let cells = try TestMaps.named.scene(
            of: subject(), in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
        let passed = Set(cells.names.filter { $0.kind == .town }.map(\.text)).intersection([
            "Williams", "Tuba City", "Kayenta",
        ])
        #expect(passed.count >= 2, "\(cells.names.map(\.text))")
        // Where nothing is driven, no town is passed.
        let flight = try TestMaps.named.scene(
            of: subject([.crossing(.flight), .crossing(.flight)]), in: grid, .proportional, unit: .kilometers)
        #expect(!flight.names.contains { $0.text == "Kayenta" })
    }

    @Test(
        "a ferry has its own colour, dashes and a ship beside it, a train ties, a flight a plane, an assumed crossing dashes"
    )
    func ferries() throws {
        func text(_ kinds: [MapSubject.Leg.Kind]) throws -> String {
            let scene = try TestMaps.cartographer.scene(of: subject(kinds), in: grid, .proportional, unit: .kilometers)
            return SVGMap.element(scene, title: "", description: "")
        }
        let ferry = try text([.way, .crossing(.ferry)])
        let drawn = ferry.split(separator: "\n").filter {
            $0.contains("class=\"route ferry\" stroke-dasharray=\"7 4\"")
        }
        #expect(drawn.count == 2 && drawn.last?.contains(">by ferry</text>") == true)
        #expect(ferry.split(separator: "\n").count { $0.contains("class=\"boat\"") } == 1)
        let train = try text([.way, .crossing(.train)])
        #expect(!train.contains("route ferry") && !train.contains("class=\"boat\"") && train.contains(">by train<"))
        let ties = train.split(separator: "\n").filter { $0.contains("class=\"route ties train s0\"") }
        #expect(ties.count == 2 && !ferry.contains("ties train"))
        let flight = try text([.way, .crossing(.flight)])
        #expect(flight.split(separator: "\n").count { $0.contains("class=\"boat\"") } == 1)
        let assumed = try text([.way, .crossing(.assumed)])
        #expect(!assumed.contains("class=\"boat\"") && assumed.contains(">a crossing that is assumed<"))
        let dashes = [ferry, train, flight, assumed].map { text in
            text.matches(of: #/class="route [^"]*" stroke-dasharray="([^"]*)"/#).map { String($0.1) }.first
        }
        #expect(Set(dashes).count == 4, "\(dashes)")
        // Below the dashes the water does not show, above which they could not be seen.
        let casings = { (text: String) in text.split(separator: "\n").filter { $0.contains("class=\"casing\"") } }
        #expect(casings(ferry).joined().count > casings(train).joined().count)
        let scene = try TestMaps.cartographer.scene(
            of: subject([.way, .crossing(.ferry)]), in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
        let roles = TextMap.rows(scene, .braille).joined().map(\.role)
        #expect(roles.contains(.ferry) && roles.contains(.route(series: 0)))
    }

    @Test("the length of each leg stands once beside its line where there is room, and not in cells")
    func lengths() throws {
        let subject = try subject([.way, .crossing(.ferry)], length: "123 km")
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        let lengths = scene.names.filter { $0.kind == .length }
        #expect(lengths.map(\.text) == ["123 km", "123 km"])
        for (name, leg) in zip(lengths, [MapScene.LineKind.route(series: 0), .crossing(series: 0, by: .ferry)]) {
            let middle = DotPoint(
                x: Double(name.area.x) + Double(name.area.width) / 2,
                y: Double(name.area.y) + Double(name.area.height) / 2)
            let near = scene.lines.filter { $0.kind == leg }.flatMap(\.points).contains {
                max(($0.x - middle.x).magnitude, ($0.y - middle.y).magnitude) < 40
            }
            #expect(near, "\(name.area)")
        }
        let cells = try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
        #expect(!cells.names.contains { $0.kind == .length })
        let small = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 10, rows: 5), .proportional, unit: .kilometers)
        #expect(small.names.filter { $0.kind == .length }.isEmpty)
    }

    @Test(
        "a region that is said to hold no town of the way holds none, wherever the map and however large",
        arguments: [
            [("Kingman", 35.19, -114.05), ("Flagstaff", 35.2, -111.65), ("Mesa Verde", 37.23, -108.46)],
            [("Paris", 48.85, 2.35), ("Lyon", 45.76, 4.84), ("Nice", 43.7, 7.27), ("Milan", 45.46, 9.19)],
            [("Köln", 50.94, 6.96), ("Bonn", 50.73, 7.1)], [("Oslo", 59.91, 10.75), ("Alta", 69.97, 23.27)],
            [("Suva", -18.14, 178.44), ("Labasa", -16.43, 179.37), ("Taveuni", -16.8, -179.98)],
        ])
    func regions(_ stops: [(String, Double, Double)]) throws {
        let subject = try TestMaps.subject(stops)
        for lettering in [Lettering.proportional, .cells] {
            let scenes = try [true, false].map {
                try TestMaps.named(leavesOutRegions: $0).scene(of: subject, in: grid, lettering, unit: .kilometers)
            }
            #expect(scenes[0] == scenes[1])
        }
    }

    @Test("parks near the way are named with the short word for their kind, but not what is a stop or far away")
    func parks() throws {
        let parks = [
            ("Mesa Verde National Park", 37.25, -108.4), ("Navajo National Monument", 36.4, -110.6),
            ("Zion National Park", 37.9, -113.9), ("An endless name of a reserve that nobody can read", 35.6, -112.5),
        ].map { name, latitude, longitude in (name, (latitude, longitude)) }
        let cartographer = Cartographer(
            baseMap: { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            parks: { _, _, isWanted in
                parks.compactMap { name, degrees in
                    guard let place = try? Coordinate(latitude: degrees.0, longitude: degrees.1), isWanted(place)
                    else { return nil }
                    return MapTown(name: name, place: place)
                }
            })
        let scene = try cartographer.scene(of: subject(), in: grid, .proportional, unit: .kilometers)
        #expect(scene.names.filter { $0.kind == .park }.map(\.text) == ["Navajo NM"])
        #expect(SVGMap.element(scene, title: "", description: "").contains("class=\"town park"))
        let cells = try cartographer.scene(of: subject(), in: grid, unit: .kilometers)
        #expect(cells.names.isEmpty)
    }

    @Test("the picture of a city has sights that are no stops, on a ground that its light streets are seen on")
    func city() throws {
        let cartographer = Cartographer(
            baseMap: { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            sights: { _, _, isWanted in
                [
                    ("Eiffel Tower", 48.8584, 2.2945), ("Palais-Royal", 48.8651, 2.3377),
                    ("Rouen Cathedral", 49.44, 1.095),
                ]
                .compactMap { name, latitude, longitude in
                    guard let place = try? Coordinate(latitude: latitude, longitude: longitude), isWanted(place)
                    else { return nil }
                    return MapTown(name: name, place: place)
                }
            })
        func scene(_ places: [(String, Double, Double)]) throws -> MapScene {
            let subject = try TestMaps.subject(places.map { (name: $0.0, latitude: $0.1, longitude: $0.2) })
            return try cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        }
        let city = try scene([("Eiffel Tower", 48.8584, 2.2945), ("Père Lachaise", 48.8614, 2.3933)])
        #expect(city.names.filter { $0.kind == .sight }.map(\.text) == ["Palais-Royal"])
        #expect(SVGMap.element(city, title: "", description: "").contains("class=\"land built\""))
        let land = try scene([("Paris", 48.85, 2.35), ("Rouen", 49.44, 1.1)])
        #expect(land.names.isEmpty && !SVGMap.element(land, title: "", description: "").contains("\"land built\""))
    }

    @Test("what is carried is drawn along the great circle where the measured way is one of roads")
    func flight() throws {
        let line = try [(35.19, -114.05), (35.3, -113), (35.2, -111.65)].map {
            try Coordinate(latitude: $0.0, longitude: $0.1)
        }
        let trip = Trip(
            id: id(1), name: name("Test"),
            waypoints: [stop(11, "Kingman", 35.19, -114.05), stop(12, "Flagstaff", 35.2, -111.65)])
        func legs(_ means: Way.Means?) -> [MapSubject.Leg] {
            let leg = Leg(
                from: 0, to: 1, distance: 220_000, initialBearing: 0, source: .roads, duration: 1, geometry: line)
            var trip = trip
            try? trip.waypoints[1].plan.set(.way(means.map { try Way(by: $0) }))
            return MapSubject([(trip, Route(legs: [leg]).given(by: trip))], unit: .kilometers).legs
        }
        for (means, kind) in [
            (Way.Means.flight, MapSubject.Leg.Means.flight), (.train, .train), (.ferry, .ferry),
        ] {
            #expect(legs(means).map(\.path) == [[line[0], line[2]]] && legs(means).map(\.kind) == [.crossing(kind)])
        }
        #expect(legs(nil).map(\.kind) == [.way] && legs(nil).map(\.length) == ["220 km"])
        let short = Leg(from: 0, to: 1, distance: 4_468, initialBearing: 0, source: .roads, duration: 1, geometry: line)
        #expect(MapSubject([(trip, Route(legs: [short]))], unit: .kilometers).legs.map(\.length) == ["4.5 km"])
    }

    @Test("a leg by road and ferry has the length of what is driven beside its road, and that of the ferry beside that")
    func partLengths() throws {
        let line = try [(43.7, 7.27), (43.55, 10.31), (42.7, 9.45), (42.6, 9.4)].map {
            try Coordinate(latitude: $0.0, longitude: $0.1)
        }
        let trip = Trip(
            id: id(1), name: name("Test"), waypoints: [stop(11, "Nice", 43.7, 7.27), stop(12, "Bastia", 42.6, 9.4)])
        let ferry = Crossing(
            from: "Livorno", to: "Bastia", kind: .ferry, distance: 118_000, duration: 15_300, points: 1...2)
        let leg = Leg(
            from: 0, to: 1, distance: 494_000, straightDistance: 200_000, initialBearing: 0, source: .roads,
            duration: 30_000, geometry: line, crossings: [ferry])
        let legs = MapSubject([(trip, Route(legs: [leg]))], unit: .kilometers).legs
        #expect(legs.map(\.length) == ["376 km", "118 km", "376 km"])
        let scene = try TestMaps.cartographer.scene(
            of: MapSubject([(trip, Route(legs: [leg]))], unit: .kilometers), in: grid, .proportional, unit: .kilometers)
        #expect(scene.names.filter { $0.kind == .length }.map(\.text) == ["376 km", "118 km"])
    }

    @Test("a leg over streets that the roads inside do not know is dotted, that along a road is not")
    func streets() throws {
        let places = try [(41.89, 12.4922), (41.8925, 12.4853), (41.8986, 12.4769)].map {
            try Coordinate(latitude: $0.0, longitude: $0.1)
        }
        let trip = Trip(
            id: id(1), name: name("Rome"),
            waypoints: places.enumerated().map { stop(UInt64(11 + $0), "Stop \($0)", $1.latitude, $1.longitude) })
        func leg(_ from: Int, _ source: LegSource, _ geometry: [Coordinate]) -> Leg {
            Leg(
                from: from, to: from + 1, distance: 900, straightDistance: 700, initialBearing: 0, source: source,
                duration: 60, geometry: geometry)
        }
        let between = try Coordinate(latitude: 41.896, longitude: 12.483)
        let route = Route(legs: [
            leg(0, .roads, [places[0], places[1]]), leg(1, .roads, [places[1], between, places[2]]),
        ])
        let subject = MapSubject([(trip, route)], unit: .kilometers)
        #expect(subject.legs.map(\.kind) == [.streets, .way])
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        let picture = SVGMap.element(scene, title: "", description: "")
        #expect(picture.contains("class=\"route s0\" stroke-dasharray=\"1 7\""))
        #expect(picture.contains("dotted: streets are not known here"))
    }

    @Test("a length stands near its own line, nearer than to that of any other leg")
    func nearLengths() throws {
        var subject = try TestMaps.subject([("A", 45, 5), ("B", 47, 9), ("C", 45.4, 5.1), ("D", 44, 11)])
        subject = MapSubject(
            series: subject.series, stops: subject.stops,
            legs: subject.legs.map {
                MapSubject.Leg(from: $0.from, to: $0.to, path: $0.path, series: 0, length: "\($0.to)00 km")
            })
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        let lines = scene.lines.filter { $0.kind == .route(series: 0) }
        #expect(lines.count == 3)
        let names = scene.names.filter { $0.kind == .length }
        #expect(names.count > 1)
        for name in names {
            let distances = lines.map { line in
                zip(line.points, line.points.dropFirst()).flatMap { from, to in
                    (0...200).map { step -> Double in
                        let share = Double(step) / 200
                        let (x, y) = (from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))
                        let right = max(Double(name.area.x) - x, x - Double(name.area.maxX), 0)
                        let down = max(Double(name.area.y) - y, y - Double(name.area.maxY), 0)
                        return (right * right + down * down).squareRoot()
                    }
                }.min() ?? .infinity
            }
            let own = try #require(Int(name.text.prefix(1))) - 1
            #expect(distances[own] < 3 && distances[own] == distances.min(), "\(name.text) \(distances)")
        }
    }

    @Test(
        "names of countries are shortened as maps do it",
        arguments: [
            ("Netherlands", "Neth."), ("Switzerland", "Switz."), ("South Africa", "S. Africa"),
            ("United Arab Emirates", "UAE"), ("Kenya", nil), ("Slovenia", "Slov."),
            ("Bosnia and Herzegovina", "Bosnia"),
        ])
    func shortNames(name: String, short: String?) {
        #expect(CountryName.short(name) == short)
    }
}
