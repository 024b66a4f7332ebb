import Cartography
import EmbeddedData
import Entities
import Geodesy
import PlaceNames
import Shorelines
import TestSupport
import Testing

@Suite("The plan of a city")
struct CityPlanTests {
    private let grid = MapGrid(columns: 120, rows: 40)
    private let rome = [
        ("Colosseum", 41.8902, 12.4922), ("Pantheon", 41.8986, 12.4769), ("Trevi Fountain", 41.9009, 12.4833),
        ("Castel Sant'Angelo", 41.9031, 12.4663), ("Spanish Steps", 41.906, 12.4828),
    ]

    private func subject(_ places: [(String, Double, Double)]) throws -> MapSubject {
        try TestMaps.subject(places.map { (name: $0.0, latitude: $0.1, longitude: $0.2) })
    }

    /// A trip with legs of one source between places, each with a bend where `isBent`.
    private func walked(_ source: LegSource, isBent: Bool, distance: Double = 900) throws -> (Trip, Route) {
        let stops = rome.enumerated().map { stop(UInt64(11 + $0), $1.0, $1.1, $1.2) }
        let trip = Trip(id: id(1), name: name("Rome"), waypoints: stops)
        let bend = try Coordinate(latitude: 41.91, longitude: 12.49)
        let legs = zip(stops.indices, stops.indices.dropFirst()).map { from, to in
            let ends = [stops[from].location, stops[to].location]
            return Leg(
                from: from, to: to, distance: distance, straightDistance: 700, initialBearing: 0, source: source,
                duration: 60, geometry: isBent ? [ends[0], bend, ends[1]] : ends)
        }
        return (trip, Route(legs: legs))
    }

    @Test("has the river with its name along it, parks, and a grid of a round length; a country has none of these")
    func features() throws {
        let scene = try TestMaps.named.scene(of: subject(rome), in: grid, .proportional, unit: .kilometers)
        #expect(scene.features.contains { $0.kind == .river && $0.name == "Tiber" && $0.width > 2 })
        #expect(scene.features.contains { $0.kind == .park })
        let name = try #require(scene.rivers.first { $0.text == "Tiber" })
        #expect((name.direction.x * name.direction.x + name.direction.y * name.direction.y - 1).magnitude < 1e-9)
        #expect(name.direction.x >= 0)
        #expect(scene.grid?.text == "500 m")
        let picture = SVGMap.element(scene, title: "", description: "")
        for part in ["class=\"band\"", "class=\"bank\"", "class=\"grove\"", "class=\"grid\"", "grid of 500 m"] {
            #expect(picture.contains(part), "\(part)")
        }
        let italy = try TestMaps.named.scene(
            of: subject([("Rome", 41.9, 12.5), ("Milan", 45.46, 9.19)]), in: grid, .proportional, unit: .kilometers)
        #expect(italy.grid == nil && italy.features.allSatisfy { $0.kind == .course || $0.kind == .fjord })
        #expect(italy.rivers.map(\.text).contains("Po"))
    }

    @Test(
        "the grid is in the unit of the person", arguments: [(DistanceUnit.kilometers, "500 m"), (.miles, "0.25 mi")])
    func units(unit: DistanceUnit, text: String) throws {
        let scene = try TestMaps.named.scene(of: subject(rome), in: grid, .proportional, unit: unit)
        #expect(scene.grid?.text == text)
    }

    @Test("in cells the river is a line, and nothing else is drawn")
    func cells() throws {
        let scene = try TestMaps.named.scene(of: subject(rome), in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
        #expect(scene.features.isEmpty && scene.rivers.isEmpty && scene.grid == nil)
        #expect(scene.lines.contains { $0.kind == .river })
        #expect(TextMap.rows(scene, .braille).joined().contains { $0.role == .lake })
    }

    @Test(
        "ways by the main roads of the program are smooth lines from stop to stop, in the terminal too; those of a road engine stay",
        arguments: [
            (LegSource.roads, true, true), (.roads, false, true), (.osrm, true, false), (.valhalla, true, false),
        ])
    func walks(source: LegSource, isBent: Bool, isSmooth: Bool) throws {
        let (trip, route) = try walked(source, isBent: isBent)
        let subject = MapSubject([(trip, route)], unit: .kilometers)
        for lettering in [Lettering.proportional, .cells] {
            let scene = try TestMaps.cartographer.scene(of: subject, in: grid, lettering, unit: .kilometers)
            let walks = scene.lines.filter { $0.kind == .streets(series: 0) }
            #expect(walks.count == (isSmooth ? route.legs.count : 0))
            #expect(scene.lines.contains { $0.kind == .route(series: 0) } == !isSmooth)
            for (walk, leg) in zip(walks, route.legs) {
                let (start, end) = (try #require(scene.points[leg.from]), try #require(scene.points[leg.to]))
                for (one, point) in [(walk.points.first, start), (walk.points.last, end)] {
                    let one = try #require(one)
                    #expect((one.x - point.x).magnitude + (one.y - point.y).magnitude < 0.1)
                }
                #expect(walk.points.count > 4)
                // It does not bend far out of the way.
                let (width, height) = (end.x - start.x, end.y - start.y)
                let length = (width * width + height * height).squareRoot()
                let aside = walk.points.map { point in
                    ((point.x - start.x) * height - (point.y - start.y) * width).magnitude / length
                }
                #expect(aside.allSatisfy { $0 < length * 0.1 })
            }
        }
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        // Each says which way it goes.
        let arrows = SVGMap.element(scene, title: "", description: "").split(separator: "class=\"arrow\"")
        #expect(arrows.count == 2)
    }

    @Test(
        "a leg that is walked says its length and the minutes on foot",
        arguments: [
            (600.0, DistanceUnit.kilometers, "600 m · 8 min"), (1_020, .kilometers, "1.0 km · 14 min"),
            (2_000, .kilometers, "2.0 km · 27 min"), (4_001, .kilometers, "4.0 km"), (600, .miles, "0.4 mi · 8 min"),
            (12, .kilometers, "10 m · 1 min"),
        ])
    func lengths(metres: Double, unit: DistanceUnit, text: String) throws {
        let (trip, streets) = try walked(.roads, isBent: false, distance: metres)
        let route = streets.given(by: trip)
        let subject = MapSubject([(trip, route)], unit: unit)
        #expect(subject.legs.allSatisfy { $0.length == text })
        #expect(subject.stops.dropFirst().allSatisfy { $0.approach == text })
        #expect(route.length.isOnFoot == text.hasSuffix("min"))
    }

    @Test("a short leg of a walk whose length and minutes have no room shows its length alone, each leg once")
    func shortLengths() throws {
        let (trip, streets) = try walked(.roads, isBent: false, distance: 600)
        let subject = MapSubject([(trip, streets.given(by: trip))], unit: .kilometers)
        func lengths(_ columns: Int, _ rows: Int) throws -> [String] {
            try TestMaps.cartographer.scene(
                of: subject, in: MapGrid(columns: columns, rows: rows), .proportional, unit: .kilometers
            ).names.filter { $0.kind == .length }.map(\.text)
        }
        #expect(try lengths(120, 40).allSatisfy { $0 == "600 m · 8 min" })
        let small = try lengths(44, 22)
        #expect(small.contains("600 m"), "\(small)")
        #expect(small.count <= streets.legs.count && small.allSatisfy { $0.hasPrefix("600 m") })
    }

    /// A walk from stop to stop on the plan of a city with its waters.
    private func walk(_ places: [(String, Double, Double)]) throws -> (scene: MapScene, walk: [DotPoint]) {
        let bare = try subject(places)
        let subject = MapSubject(
            series: bare.series, stops: bare.stops,
            legs: bare.legs.map {
                MapSubject.Leg(from: $0.from, to: $0.to, path: $0.path, series: 0, kind: .streets, isRough: true)
            })
        let scene = try TestMaps.named.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        return (scene, scene.lines.filter { $0.kind == .streets(series: 0) }.flatMap(\.points))
    }

    @Test(
        "walks cross rivers where there is a bridge",
        arguments: [
            [("Buda Castle", 47.4961, 19.0398), ("Parliament", 47.5072, 19.0457)],
            [("Trastevere", 41.8889, 12.467), ("Pantheon", 41.8986, 12.4769)],
            [("Louvre", 48.8611, 2.3364), ("Panthéon", 48.8462, 2.3464)],
            [("Notre-Dame", 48.853, 2.3499), ("Panthéon", 48.8462, 2.3464)],
            [("Tate Modern", 51.5076, -0.0994), ("British Museum", 51.5194, -0.127)],
            [("Prague Castle", 50.0909, 14.4005), ("Old Town Square", 50.0875, 14.4213)],
            [("Grand Bazaar", 41.0107, 28.968), ("Galata Tower", 41.0256, 28.9741)],
            [("Gion", 35.0037, 135.7751), ("Nijo Castle", 35.0142, 135.7482)],
        ])
    func bridges(places: [(String, Double, Double)]) throws {
        let (scene, walk) = try walk(places)
        let bridges = scene.features.filter { $0.kind == .bridge }.flatMap(\.lines)
        let rivers = scene.features.filter { $0.kind == .river }.flatMap(\.lines)
        #expect(!bridges.isEmpty && walk.count > 2)
        // Where it is in a river it is on a bridge.
        func distance(_ point: DotPoint, _ line: [DotPoint]) -> Double {
            zip(line, line.dropFirst()).map { one, other in
                let (x, y) = (other.x - one.x, other.y - one.y)
                let along = (point.x - one.x) * x + (point.y - one.y) * y
                let share = min(max(along / max(x * x + y * y, 1e-9), 0), 1)
                let (dx, dy) = (point.x - one.x - share * x, point.y - one.y - share * y)
                return (dx * dx + dy * dy).squareRoot()
            }.min() ?? .infinity
        }
        var onBridge = 0
        for (one, other) in zip(walk, walk.dropFirst()) {
            for step in 0...20 {
                let share = Double(step) / 20
                let point = DotPoint(x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y))
                let isOnBridge = bridges.contains { distance(point, $0) < 1 }
                onBridge += isOnBridge ? 1 : 0
                #expect(isOnBridge || rivers.allSatisfy { distance(point, $0) > 0.4 }, "\(point)")
            }
        }
        #expect(onBridge > 3)
    }

    @Test("of a stop that is on a bridge a walk leads off it either way, without turning on it")
    func onBridge() throws {
        let (scene, walk) = try walk([("Rialto Bridge", 45.438, 12.3359), ("St Mark's Basilica", 45.4345, 12.3397)])
        let (start, end) = (try #require(scene.points[0]), try #require(scene.points[1]))
        #expect(walk.allSatisfy { $0.x > min(start.x, end.x) - 1 })
    }

    @Test("the corners of a park are round, its sides straight")
    func parks() throws {
        let scene = try TestMaps.named.scene(of: subject(rome), in: grid, .proportional, unit: .kilometers)
        let park = try #require(scene.features.first { $0.kind == .park }?.lines.first)
        let turns = park.indices.map { index -> Double in
            let (before, here, after) = (
                park[(index + park.count - 1) % park.count], park[index], park[(index + 1) % park.count]
            )
            let (ax, ay) = (here.x - before.x, here.y - before.y)
            let (bx, by) = (after.x - here.x, after.y - here.y)
            let lengths = (ax * ax + ay * ay).squareRoot() * (bx * bx + by * by).squareRoot()
            return lengths > 1e-9 ? (ax * bx + ay * by) / lengths : 1
        }
        #expect(turns.allSatisfy { $0 > 0.8 })
    }

    @Test("there and back are two lines")
    func back() throws {
        let there = try subject([rome[0], rome[1], rome[0]])
        let subject = MapSubject(
            series: there.series, stops: there.stops,
            legs: there.legs.map {
                MapSubject.Leg(from: $0.from, to: $0.to, path: $0.path, series: 0, kind: .streets, isRough: true)
            })
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        let walks = scene.lines.filter { $0.kind == .streets(series: 0) }.map(\.points)
        #expect(walks.count == 2)
        let middles = walks.map { $0[$0.count / 2] }
        let apart = (middles[0].x - middles[1].x).magnitude + (middles[0].y - middles[1].y).magnitude
        #expect(apart > 3)
    }
}
