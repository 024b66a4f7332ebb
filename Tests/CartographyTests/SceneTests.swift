import Cartography
import Geodesy
import Shorelines
import TestSupport
import Testing
import Text

@Suite("A map that is laid out")
struct SceneTests {
    private static let names = [
        "Rome", "Kraków", "東京", "القاهرة", "Αθήνα", "North Rim of the Grand Canyon", "👩‍👩‍👧 Zoo", "a\u{1B}[31mb", "กรุงเทพ",
        "e\u{301}", "<b>&\"'", "Ż",
    ]

    @Test("every strange trip has a map of its size, and nothing is drawn outside of it", arguments: 0..<9)
    func strange(index: Int) throws {
        let (name, subject) = try TestMaps.strange()[index]
        for grid in [MapGrid(columns: 80, rows: 24), MapGrid(columns: 10, rows: 5), MapGrid(columns: 250, rows: 80)] {
            for lettering in [Lettering.cells, .proportional] {
                let scene = try TestMaps.cartographer.scene(of: subject, in: grid, lettering, unit: .kilometers)
                check(scene, of: subject, lettering, name)
            }
        }
    }

    @Test("marks, names and the scale bar lie on the map and never on each other", arguments: LongRun.cases(0..<100))
    func disjoint(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed) + 10)
        let reaches: [Double] = [0.001, 0.05, 1, 20]
        let reach = reaches.randomElement(using: &numbers) ?? 1
        let most: Int = seed % 10 == 0 ? 1_000 : 40
        let count = Int.random(in: 1...most, using: &numbers)
        let places = (0..<count).map { _ in
            (
                name: Self.names.randomElement(using: &numbers) ?? "",
                latitude: 47 + .random(in: 0..<reach, using: &numbers),
                longitude: 8 + Double.random(in: 0..<reach, using: &numbers)
            )
        }
        let subject = try TestMaps.subject(places)
        let focus = seed % 3 == 0 ? MapFocus(stops: 0...count / 2, zoom: seed % 5 - 2) : .all
        for lettering in [Lettering.cells, .proportional] {
            let scene = try TestMaps.cartographer.scene(
                of: subject, focus: focus, in: MapGrid(columns: 80, rows: 24), lettering, unit: .miles)
            check(scene, of: subject, lettering, "seed \(seed)")
        }
    }

    @Test("a place that is come back to and that no mark has room for stands in the legend with all its stops")
    func crowdedPlace() throws {
        var places = [(name: "Bern", latitude: 46.95, longitude: 7.45), ("Bern", 46.950_01, 7.45)]
        places += [("Zug", 46.950_001, 7.45), ("Zug", 46.950_001, 7.45), ("Rom", 41.9, 12.5)]
        let scene = try TestMaps.cartographer.scene(
            of: TestMaps.subject(places), in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
        #expect(scene.marks.map(\.stops) == [[0, 1], [4]])
        #expect(scene.legend.map(\.text) == ["3, 4 Zug"] && scene.legend.map(\.stops) == [[2, 3]])
    }

    @Test("a place at the edge whose first stop lies a hair beyond it has its mark where the second one is")
    func placeAtEdge() throws {
        let grid = MapGrid(columns: 80, rows: 24)
        let near = MapFrame(
            fitting: try TestMaps.subject([("A", 47, 8), ("B", 47.01, 8.02)]), MapFocus(zoom: 2), in: grid)
        let edge = near.projection.place(at: PlanePoint(x: -near.origin.x * near.metresPerDot, y: 0))
        let places = [
            ("A", 47, 8), ("B", 47.01, 8.02), ("C", edge.latitude, edge.longitude - 0.000_01),
            ("C", edge.latitude, edge.longitude + 0.000_01),
        ]
        let scene = try TestMaps.cartographer.scene(
            of: TestMaps.subject(places), focus: MapFocus(stops: 0...1, zoom: 2), in: grid, unit: .kilometers)
        #expect(scene.points[2] == nil && scene.points[3] != nil)
        #expect(scene.marks.map(\.stops).contains([3, 2]))
    }

    @Test("the stops in focus all lie on the map, whatever their number is", arguments: LongRun.cases(0..<60))
    func fitted(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed) + 500)
        let places = (0..<30).map { index in
            (
                name: "\(index)", latitude: Double.random(in: -89...89, using: &numbers),
                longitude: Double.random(in: -180...180, using: &numbers)
            )
        }
        let subject = try TestMaps.subject(places)
        let first = Int.random(in: 0..<30, using: &numbers)
        let range = first...Int.random(in: first..<30, using: &numbers)
        let scene = try TestMaps.cartographer.scene(
            of: subject, focus: MapFocus(stops: range), in: MapGrid(columns: 60, rows: 20), unit: .kilometers)
        for stop in range { #expect(scene.points[stop] != nil) }
    }

    @Test("legs lie within the margin as a whole, also where they lead far beyond all stops")
    func fittedLegs() throws {
        let places = [("A", 60.0, -150.0), ("B", 55.0, 60.0), ("C", 40.0, -30.0)]
        for places in [
            places, [("A", 50, -80), ("B", 50, 80), ("C", 30, 0)], [("A", -50, 100), ("B", -50, 10), ("C", 0, 55)],
        ] {
            let subject = try TestMaps.subject(places, roundTrip: true)
            let frame = MapFrame(fitting: subject, .all, in: MapGrid(columns: 60, rows: 20))
            for leg in subject.legs {
                for place in leg.path[0].points(to: leg.path[1], count: 40) {
                    // Four cells at the sides, one row above, two below.
                    let dot = frame.dot(place)
                    #expect(dot.x > 8 && dot.x < 112 && dot.y > 4 && dot.y < 72, "\(dot)")
                }
            }
        }
    }

    @Test(
        "the scale bar is a round length, and right to one cell",
        arguments: [DistanceUnit.kilometers, .miles, .nauticalMiles])
    func scaleBar(unit: DistanceUnit) throws {
        for metres in [1.0, 3, 17, 250, 999, 4_052, 30_000, 40_000] {
            let degrees = metres * 150 / 111_195
            let subject = try TestMaps.subject([("A", -degrees / 2, 0), ("B", degrees / 2, 0)])
            let scene = try TestMaps.cartographer.scene(
                of: subject, in: MapGrid(columns: 80, rows: 50), unit: unit)
            let bar = try #require(scene.scaleBar)
            #expect((bar.length * scene.frame.metresPerDot / bar.metres - 1).magnitude < 1e-9)
            #expect((Double(bar.area.width) - bar.length).magnitude <= Double(MapGrid.cellWidth))
            #expect(bar.area.width <= scene.frame.grid.width / 4 + 2)
            let digits = bar.text.filter { "123456789".contains($0) }
            #expect(["1", "2", "5"].contains(digits), "\(bar.text)")
        }
    }

    @Test("enlarging twofold keeps the middle, halves the metres, and ends at one metre a dot")
    func zoom() throws {
        let subject = try TestMaps.subject([("A", 46, 7), ("B", 47, 9)])
        let grid = MapGrid(columns: 80, rows: 24)
        let whole = MapFrame(fitting: subject, .all, in: grid)
        let closer = MapFrame(fitting: subject, MapFocus(zoom: 1), in: grid)
        #expect(closer.metresPerDot == whole.metresPerDot / 2)
        #expect(closer.middle.distance(to: whole.middle) < 5 * closer.metresPerDot)
        #expect(MapFrame(fitting: subject, MapFocus(zoom: 60), in: grid).metresPerDot == 1)
        let farthest = MapFrame(fitting: subject, MapFocus(zoom: -60), in: grid)
        #expect(farthest.metresPerDot < 270_000 && farthest.metresPerDot > 240_000)
    }

    @Test("a stop that is visited again has one mark with its numbers, and one name")
    func onePlace() throws {
        let subject = try TestMaps.subject(Array(repeating: ("Bern", 46.95, 7.45), count: 3))
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
        #expect(scene.frame.metresPerDot == 250)
        #expect(scene.marks.map(\.text) == ["1, 2, 3"] && scene.labels.map(\.text) == ["Bern"])
        #expect(scene.marks.map(\.stops) == [[0, 1, 2]] && scene.legend.isEmpty)
        let loop = try TestMaps.subject(
            [("Paris", 48.85, 2.35), ("Lyon", 45.76, 4.84), ("Paris", 48.85, 2.35), ("Nice", 43.7, 7.27)])
        for lettering in [Lettering.cells, .proportional] {
            let scene = try TestMaps.cartographer.scene(
                of: loop, in: MapGrid(columns: 80, rows: 24), lettering, unit: .kilometers)
            #expect(scene.marks.map(\.text) == ["1, 3", "2", "4"])
            #expect(scene.labels.map(\.text) == ["Paris", "Lyon", "Nice"] && scene.legend.isEmpty)
        }
        let often = try TestMaps.subject(Array(repeating: ("Bern", 46.95, 7.45), count: 4))
        let marks = try TestMaps.cartographer.scene(
            of: often, in: MapGrid(columns: 80, rows: 24), unit: .kilometers
        ).marks
        #expect(marks.map(\.text) == ["1, 2, +2"])
    }

    @Test(
        "the line of a leg follows the great circle, over the poles, the antimeridian and nearly to the other side too",
        arguments: LongRun.cases(0..<60))
    func greatCircles(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed) + 900)
        func place() -> (name: String, latitude: Double, longitude: Double) {
            ("", .random(in: -90...90, using: &numbers), .random(in: -180...180, using: &numbers))
        }
        var (start, end) = (place(), place())
        if seed % 10 == 0 { start.latitude = 90 }
        if seed % 10 == 1 { end.latitude = -90 }
        if seed % 10 == 2 { (end.latitude, end.longitude) = (-start.latitude, start.longitude - 179.99) }
        if seed % 10 == 3 { (end.latitude, end.longitude) = (start.latitude, start.longitude + 1e-4) }
        end.longitude =
            end.longitude > 180 ? end.longitude - 360 : end.longitude < -180 ? end.longitude + 360 : end.longitude
        let subject = try TestMaps.subject([start, end])
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 200, rows: 100), .proportional, unit: .kilometers)
        let (from, to) = (subject.stops[0].location, subject.stops[1].location)
        let frame = scene.frame
        var distances: [Double] = []
        for line in scene.lines {
            guard case .route = line.kind else { continue }
            for point in line.points {
                let plane = PlanePoint(
                    x: (point.x - frame.origin.x) * frame.metresPerDot,
                    y: (frame.origin.y - point.y) * frame.metresPerDot)
                let place = frame.projection.place(at: plane)
                distances.append(from.distance(to: place))
                // Beside the line by less than a millimetre: the way over the place is as long as the way.
                let way = from.point(toward: to, fraction: from.distance(to: place) / from.distance(to: to))
                #expect(way.distance(to: place) < 1e-3)
            }
        }
        // From one end to the other, in pieces of at most half a degree.
        let longest = Earth.meanRadius * .pi / 360
        #expect(distances == distances.sorted() && (distances.first ?? 1) < 1e-3)
        #expect(((distances.last ?? 0) - from.distance(to: to)).magnitude < 1e-3)
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $1 - $0 <= longest * 1.001 })
    }

    @Test("on a map of the whole Earth no line leaps from one side of it to the other")
    func antipode() throws {
        // New Zealand is on the other side: its coast lies all around the map.
        let subject = try TestMaps.subject([
            ("Madrid", 40.4, -3.7), ("Sevilla", 37.4, -6), ("Auckland", -36.85, 174.76),
        ])
        let scene = try TestMaps.cartographer.scene(
            of: subject, focus: MapFocus(stops: 0...1, zoom: -60), in: MapGrid(columns: 200, rows: 100),
            .proportional, unit: .kilometers)
        let frame = scene.frame
        func place(_ point: DotPoint) -> (place: Coordinate, plane: PlanePoint) {
            let plane = PlanePoint(
                x: (point.x - frame.origin.x) * frame.metresPerDot, y: (frame.origin.y - point.y) * frame.metresPerDot)
            return (frame.projection.place(at: plane), plane)
        }
        #expect(scene.lines.count > 100)
        for line in scene.lines {
            for (start, end) in zip(line.points, line.points.dropFirst()) {
                let (from, to) = (place(start), place(end))
                let (x, y) = (from.plane.x - to.plane.x, from.plane.y - to.plane.y)
                // At 175 degrees from the centre a length is drawn 35 times as long; a tenth of a dot is no leap.
                let longest = 36 * from.place.distance(to: to.place) + frame.metresPerDot
                #expect((x * x + y * y).squareRoot() <= longest)
            }
        }
    }

    @Test("two stops 1 m apart are one place on the map, one stop is in its middle, and no stop is the whole Earth")
    func fewStops() throws {
        let grid = MapGrid(columns: 80, rows: 24)
        func scene(_ name: String) throws -> MapScene {
            let subject = try #require(TestMaps.strange().first { $0.name == name }).subject
            return try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
        }
        let near = try scene("1 m apart")
        #expect(near.frame.metresPerDot == 250)
        #expect(near.marks.map(\.text) == ["1"] && near.legend.map(\.text) == ["2 B"])
        let one = try scene("one stop")
        let point = try #require(one.points[0])
        #expect((point.x - 80).magnitude <= 1 && (point.y - 48).magnitude <= 8)
        #expect(one.frame.metresPerDot == 250 && one.labels.map(\.text) == ["Bergen"])
        let none = try scene("no stop")
        #expect(none.frame.metresPerDot * Double(grid.width) > 2 * .pi * Earth.meanRadius)
        #expect(none.marks.isEmpty && none.legend.isEmpty && none.lines.contains { $0.kind == .coast })
    }

    @Test("points that fall into one dot are one point of a line")
    func thinned() throws {
        let subject = try TestMaps.subject([("A", 40, -70), ("B", 40, 70)])
        let scene = try TestMaps.cartographer.scene(of: subject, in: MapGrid(columns: 20, rows: 10), unit: .kilometers)
        let points = scene.lines.filter { $0.kind == .route(series: 0) }.flatMap(\.points)
        // The line has 214 points on the Earth and crosses at most the 80 dots of the map's sides.
        #expect((20...80).contains(points.count))
    }

    @Test("a damaged base map is an error of every map")
    func damaged() throws {
        let cartographer = Cartographer { () throws(ShorelinesError) in throw .damagedHeader }
        let subject = try TestMaps.subject([("A", 46, 7)])
        #expect(throws: ShorelinesError.damagedHeader) {
            try cartographer.scene(of: subject, in: MapGrid(columns: 80, rows: 24), unit: .kilometers)
        }
    }

    /// What holds of every map.
    private func check(_ scene: MapScene, of subject: MapSubject, _ lettering: Lettering, _ comment: String) {
        let (width, height) = (scene.frame.grid.width, scene.frame.grid.height)
        for line in scene.lines {
            for point in line.points {
                #expect(
                    point.x >= 0 && point.y >= 0 && point.x <= Double(width) && point.y <= Double(height), "\(comment)")
            }
        }
        var areas = scene.marks.map(\.area) + scene.labels.map(\.area)
        if let bar = scene.scaleBar { areas += [bar.area, bar.textArea] }
        var taken = Array(repeating: false, count: width * height)
        for area in areas {
            guard area.x >= 0, area.y >= 0, area.maxX <= width, area.maxY <= height else {
                Issue.record("\(comment): \(area) is outside")
                continue
            }
            for y in area.y..<area.maxY {
                for x in area.x..<area.maxX {
                    if taken[y * width + x] { Issue.record("\(comment): \(area) covers something") }
                    taken[y * width + x] = true
                }
            }
        }
        // Names that touch on a row read as one.
        let texts = scene.labels.map { ($0.stop, $0.area) } + scene.marks.map { ($0.stop, $0.area) }
        for label in scene.labels where lettering == .cells {
            let touches = texts.contains { stop, area in
                stop != label.stop && area.y < label.area.maxY && label.area.y < area.maxY
                    && (area.maxX == label.area.x || label.area.maxX == area.x)
            }
            #expect(!touches, "\(comment): \(label.text) touches another")
        }
        // Each stop on the map is named on it or in the legend, once; those of one place together.
        let labelled = Set(scene.labels.map(\.stop))
        let places = scene.marks.filter { labelled.contains($0.stop) }.map(\.stops) + scene.legend.map(\.stops)
        let named = places.joined().filter { scene.points[$0] != nil }.sorted()
        #expect(named == subject.stops.indices.filter { scene.points[$0] != nil }, "\(comment)")
    }
}
