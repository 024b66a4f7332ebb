import Cartography
import Geodesy
import TestSupport
import Testing

@Suite("Names that say where one is")
struct NameTests {
    private let grand = [
        ("Las Vegas", 36.17, -115.14), ("Zion", 37.2, -112.99), ("Moab", 38.57, -109.55), ("Flagstaff", 35.2, -111.65),
    ]

    private func scene(
        _ subject: MapSubject, _ lettering: Lettering, _ grid: MapGrid = MapGrid(columns: 120, rows: 40)
    ) throws -> MapScene {
        try TestMaps.named.scene(of: subject, in: grid, lettering, unit: .kilometers)
    }

    @Test("names cover no other name, no mark, not the bar, and not the way", arguments: LongRun.cases(0..<30))
    func disjoint(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed) + 4_000)
        let reach = [0.3, 3, 12, 60, 300][seed % 5]
        let (north, east) = (
            Double.random(in: -60...60, using: &numbers), Double.random(in: -179...179, using: &numbers)
        )
        let places = (0..<Int.random(in: 1...12, using: &numbers)).map { index in
            let longitude = east + Double.random(in: -reach...reach, using: &numbers) / 2
            return (
                name: "Stop \(index)",
                latitude: min(max(north + Double.random(in: -reach...reach, using: &numbers) / 2, -88), 88),
                longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
            )
        }
        let bare = try TestMaps.subject(places)
        let subject = MapSubject(
            series: bare.series, stops: bare.stops,
            legs: bare.legs.enumerated().map { index, leg in
                MapSubject.Leg(
                    from: leg.from, to: leg.to, path: leg.path, series: 0,
                    kind: index % 3 == 2 ? .crossing(.ferry) : .way, length: "\(index * 100) km")
            })
        for (lettering, grid) in [
            (Lettering.cells, MapGrid(columns: 80, rows: 24)), (.proportional, MapGrid(columns: 120, rows: 40)),
        ] {
            let scene = try scene(subject, lettering, grid)
            var areas = scene.marks.map(\.area) + scene.labels.map(\.area) + scene.names.map(\.area)
            areas += scene.vehicles.map(\.area)
            if let bar = scene.scaleBar { areas += [bar.area, bar.textArea] }
            for (index, one) in areas.enumerated() {
                #expect(one.x >= 0 && one.y >= 0 && one.maxX <= grid.width && one.maxY <= grid.height)
                for other in areas[(index + 1)...] {
                    let isApart =
                        one.maxX <= other.x || other.maxX <= one.x || one.maxY <= other.y || other.maxY <= one.y
                    #expect(isApart, "seed \(seed): \(one) \(other)")
                }
            }
            for line in scene.lines {
                guard case .route = line.kind else { continue }
                for point in line.points {
                    for name in scene.names {
                        let (x, y) = (Int(point.x), Int(point.y))
                        let covers = name.area.x..<name.area.maxX ~= x && name.area.y..<name.area.maxY ~= y
                        #expect(!covers, "seed \(seed): \(name.text)")
                    }
                }
            }
        }
    }

    @Test("a map of the Grand Circle names country, states and larger towns, and no town that is a stop")
    func grandCircle() throws {
        let names = try scene(TestMaps.subject(grand), .proportional).names
        func texts(_ kind: MapScene.NameKind) -> Set<String> { Set(names.filter { $0.kind == kind }.map(\.text)) }
        #expect(texts(.country).isEmpty, "a country alone on a map with its states says nothing")
        #expect(texts(.state).isSuperset(of: ["UTAH", "ARIZONA", "NEVADA"]))
        #expect(texts(.sea).isEmpty)
        #expect(texts(.town).isDisjoint(with: ["Las Vegas", "Moab", "Flagstaff"]) && texts(.town).count > 5)
        let cells = try scene(TestMaps.subject(grand), .cells, MapGrid(columns: 80, rows: 24)).names
        #expect(Set(cells.map(\.text)).isSuperset(of: ["Utah", "Arizona"]))
    }

    @Test("a map of a coast names its sea, one of the world the oceans, and each name stands where it belongs")
    func seas() throws {
        let fjords = try scene(TestMaps.subject([("Bergen", 60.39, 5.32), ("Trondheim", 63.43, 10.4)]), .proportional)
        #expect(fjords.names.contains { $0.kind == .sea && $0.text == "Norwegian Sea" })
        let world = try scene(TestMaps.subject([]), .proportional)
        let texts = Set(world.names.map(\.text))
        #expect(texts.isSuperset(of: ["Indian Ocean", "South Atlantic Ocean", "AUSTRALIA", "BRAZIL", "RUSSIA"]))
        for (text, north, east) in [("AUSTRALIA", -43.0 ... -10, 113.0...154), ("BRAZIL", -34...5, -74 ... -34)] {
            let name = try #require(world.names.first { $0.text == text })
            let middle = PlanePoint(
                x: (Double(name.area.x) + Double(name.area.width) / 2 - world.frame.origin.x)
                    * world.frame.metresPerDot,
                y: (world.frame.origin.y - Double(name.area.y) - Double(name.area.height) / 2)
                    * world.frame.metresPerDot)
            let place = world.frame.projection.place(at: middle)
            #expect(north.contains(place.latitude) && east.contains(place.longitude), "\(text) at \(place)")
        }
    }

    @Test("the countries of the way are named in their land, islands that are too small for a name beside it")
    func countriesOfWay() throws {
        let pacific = try scene(
            TestMaps.subject([
                ("Nadi", -17.8, 177.41), ("Savusavu", -16.78, 179.33), ("Apia", -13.83, -171.77),
                ("Neiafu", -18.65, -173.98), ("Nukualofa", -21.14, -175.2),
            ]), .proportional)
        #expect(
            Set(pacific.names.filter { $0.kind == .country }.map(\.text)).isSuperset(of: ["FIJI", "SAMOA", "TONGA"]))
        let alps = try scene(
            TestMaps.subject([
                ("Paris", 48.85, 2.35), ("Zürich", 47.37, 8.54), ("Vienna", 48.21, 16.37), ("Venice", 45.44, 12.33),
            ]), .proportional)
        let names = Set(alps.names.filter { $0.kind == .country }.map(\.text))
        #expect(names.isSuperset(of: ["FRANCE", "SWITZERLAND", "AUSTRIA", "ITALY"]), "\(names)")
    }

    @Test("a map of a city names neither the country nor districts as towns")
    func city() throws {
        let names = try scene(
            TestMaps.subject([("Eiffel Tower", 48.8584, 2.2945), ("Père Lachaise", 48.8614, 2.3933)]), .proportional
        ).names
        #expect(names.filter { $0.kind == .country }.isEmpty)
        #expect(names.filter { $0.kind == .town }.map(\.text) == ["Paris"])
        let districts = names.filter { $0.kind == .district }.map(\.text)
        #expect(districts.count > 4 && !districts.contains { $0.hasPrefix("Paris") }, "\(districts)")
    }

    @Test("a part that is said to be larger than its town does not stand for it")
    func memphis() throws {
        let places = try scene(
            TestMaps.subject([("St. Louis", 38.63, -90.2), ("Atlanta", 33.75, -84.39)]), .proportional
        ).names.filter { $0.kind == .town }.map(\.text)
        #expect(places.contains("Memphis") && !places.contains("New South Memphis"), "\(places)")
    }

    @Test("the name of a sea stands in its own water: no Mediterranean in the Adriatic")
    func ownWater() throws {
        let adriatic = try scene(
            TestMaps.subject([("Venice", 45.44, 12.33), ("Bari", 41.12, 16.87), ("Split", 43.51, 16.44)]), .proportional
        )
        #expect(adriatic.names.contains { $0.text == "Adriatic Sea" })
        for name in adriatic.names where name.text == "Mediterranean Sea" {
            let y = Double(name.area.y) * adriatic.frame.metresPerDot
            #expect(y > (adriatic.frame.origin.y + 20) * adriatic.frame.metresPerDot, "\(name)")
        }
        let iceland = try scene(
            TestMaps.subject([("Reykjavik", 64.15, -21.94), ("Hofn", 64.25, -15.2), ("Akureyri", 65.68, -18.1)]),
            .proportional)
        #expect(!iceland.names.contains { $0.text == "Kaliningradskiy Zaliv" })
    }

    @Test("names are the same whenever the map is drawn")
    func deterministic() throws {
        let subject = try TestMaps.subject(grand)
        #expect(try scene(subject, .proportional) == scene(subject, .proportional))
    }
}
