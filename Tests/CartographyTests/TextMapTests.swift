import Cartography
import Foundation
import Geodesy
import Testing
import Text

@Suite("A map in text")
struct TextMapTests {
    private let grid = MapGrid(columns: 80, rows: 24)

    @Test("it has the rows of its size, no row is wider, and ASCII maps have nothing else but in names")
    func size() throws {
        for (_, subject) in try TestMaps.strange() {
            let scene = try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
            for alphabet in [TextMapAlphabet.braille, .ascii] {
                let rows = TextMap.rows(scene, alphabet)
                #expect(rows.count == grid.rows)
                for row in rows {
                    #expect(row.map(\.text).joined().displayWidth <= grid.columns)
                    for run in row where alphabet == .ascii && !run.isLabel {
                        #expect(run.text.utf8.allSatisfy { $0 < 0x80 })
                    }
                }
            }
        }
    }

    @Test(
        "a name in any script takes the cells that it takes on a terminal, so that what is behind it stays in its column",
        arguments: ["Rome", "東京タワー", "👩‍👩‍👧 Zoo", "กรุงเทพ", "e\u{301}te\u{301}", "कोलकाता", "القاهرة", "\u{301}x"])
    func scripts(name: String) throws {
        // The second stop stands on the row of the first, so that the mark of the second is behind the name.
        let subject = try TestMaps.subject([(name, 10, 10), ("", 10, 10.5)])
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
        let rows = TextMap.rows(scene, .ascii).map { $0.map(\.text).joined() }
        for mark in scene.marks {
            let row = rows[mark.area.y / MapGrid.cellHeight]
            var column = 0
            var found = ""
            for character in row {
                if column == mark.area.x / MapGrid.cellWidth { found.append(character) }
                column += character.displayWidth
            }
            #expect(found.hasPrefix(mark.text), "\(row)")
        }
        #expect(rows.joined().contains(visible(name)))
    }

    @Test("between a name and the number or the name of another stop is a blank", arguments: 0..<40)
    func separated(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed) + 500)
        let places = (0..<12).map { index in
            (
                name: "Name\(index)", latitude: 47 + Double.random(in: 0..<2, using: &numbers),
                longitude: 8 + Double.random(in: 0..<3, using: &numbers)
            )
        }
        let scene = try TestMaps.cartographer.scene(of: TestMaps.subject(places), in: grid, unit: .kilometers)
        let rows = TextMap.rows(scene, .braille).map { Array($0.map(\.text).joined()) }
        let areas = scene.marks.map(\.area) + scene.labels.map(\.area)
        for label in scene.labels {
            let (row, end) = (rows[label.area.y / MapGrid.cellHeight], label.area.maxX / MapGrid.cellWidth)
            for area in areas where area.y == label.area.y && area.x == label.area.maxX + MapGrid.cellWidth {
                #expect(row[end] == " ", "\(String(row))")
            }
        }
    }

    @Test("the legend says which dotted lines are estimates, which go on where a road ends, and which are crossings")
    func dottedLegend() throws {
        let subject = try TestMaps.subject([("", 0, 0), ("", 0, 10), ("", 10, 10)])
        func legend(_ kinds: [MapSubject.Leg.Kind]) throws -> String? {
            let legs = zip(subject.legs, kinds).map { leg, kind in
                MapSubject.Leg(from: leg.from, to: leg.to, path: leg.path, series: 0, kind: kind)
            }
            return try TestMaps.cartographer.scene(
                of: MapSubject(series: subject.series, stops: subject.stops, legs: legs), in: grid, unit: .kilometers
            ).dottedLegend
        }
        #expect(try legend([.way, .way]) == nil)
        #expect(try legend([.estimate, .way]) == "dotted: estimated, not a road")
        #expect(try legend([.way, .beyondRoad]) == "dotted: beyond the end of the road")
        #expect(try legend([.estimate, .beyondRoad]) == "dotted: estimated, or beyond the end of the road")
        #expect(try legend([.streets, .way]) == "dotted: streets are not known here")
        #expect(try legend([.streets, .estimate]) == "dotted: estimated, or streets are not known here")
        #expect(try legend([.crossing(.assumed), .way]) == "dashed: a crossing that is assumed")
        #expect(try legend([.way, .crossing(.ferry)]) == "dashed: by ferry")
        #expect(try legend([.crossing(.flight), .crossing(.train)]) == "dashed: by train, by air")
        #expect(
            try legend([.estimate, .crossing(.ferry)]) == "dashed: by ferry   dotted: estimated, not a road")
    }

    @Test("what a line two dots wide adds to the cells beside it has its own colour, not that of the first day")
    func neighbours() throws {
        let subject = try TestMaps.subject([("", 0, 0), ("", 8, 9), ("", -3, 11), ("", 1, 2)])
        let scene = try TestMaps.cartographer.scene(
            of: MapSubject(
                series: (0..<2).map { MapSubject.Series(letter: "", mark: "Day \($0 + 1)", name: "") },
                stops: subject.stops,
                legs: subject.legs.map { MapSubject.Leg(from: $0.from, to: $0.to, path: $0.path, series: 1) }),
            in: grid, unit: .kilometers)
        let roles = TextMap.rows(scene, .braille).joined().map(\.role)
        #expect(roles.contains(.route(series: 1)) && !roles.contains(.route(series: 0)))
    }

    @Test("numbers never touch each other, and a name stands in the row of its number where it covers no way")
    func numbers() throws {
        let places = (0..<14).map { ("Stop", 10.0, 10 + Double($0) * 0.35) }
        let scene = try TestMaps.cartographer.scene(
            of: TestMaps.subject(places), in: MapGrid(columns: 40, rows: 12), unit: .kilometers)
        #expect(scene.marks.count > 3)
        for one in scene.marks {
            for other in scene.marks where one != other && one.area.y == other.area.y {
                #expect(one.area.maxX < other.area.x || other.area.maxX < one.area.x, "\(one.text) \(other.text)")
            }
        }
        // The coast of Norway is covered before another row is taken.
        let coast = try TestMaps.cartographer.scene(
            of: TestMaps.subject([("Bergen", 60.39, 5.32), ("Trondheim", 63.43, 10.4)]), in: grid, unit: .kilometers)
        #expect(coast.labels.map(\.area.y) == coast.marks.map(\.area.y))
    }

    @Test(
        "an estimate has gaps in either alphabet, in whichever direction it leads",
        arguments: [(0.0, 10.0), (10, 0), (10, 10), (10, -3)])
    func estimates(north: Double, east: Double) throws {
        var subject = try TestMaps.subject([("", 0, 0), ("", north, east)])
        let solid = try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
        let leg = subject.legs[0]
        subject = MapSubject(
            series: subject.series, stops: subject.stops,
            legs: [MapSubject.Leg(from: 0, to: 1, path: leg.path, series: 0, kind: .estimate)])
        let dotted = try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
        #expect(dotted.dottedLegend == "dotted: estimated, not a road" && solid.dottedLegend == nil)
        #expect(dotted.lines.map(\.points) == solid.lines.map(\.points))
        func routeDots(_ scene: MapScene, _ alphabet: TextMapAlphabet) -> Int {
            let texts = TextMap.rows(scene, alphabet).joined().filter { $0.role == .route(series: 0) }.map(\.text)
            return texts.joined().unicodeScalars.reduce(0) { count, scalar in
                count + (alphabet == .ascii ? 1 : (scalar.value - 0x2800).nonzeroBitCount)
            }
        }
        for alphabet in [TextMapAlphabet.braille, .ascii] {
            let share = Double(routeDots(dotted, alphabet)) / Double(routeDots(solid, alphabet))
            #expect((0.3...0.75).contains(share), "\(alphabet) \(share)")
        }
    }

    @Test("series that come near each other have other colours, although there are fewer colours than series")
    func seriesColors() throws {
        // Eight days along parallels, the last two beside the first and the third one.
        let latitudes = [0.0, 5, 10, 15, 20, 25, 0.4, 10.4]
        let stops = try latitudes.enumerated().map { index, latitude in
            MapSubject.Stop(
                number: index + 1, name: "", location: try Coordinate(latitude: latitude, longitude: 0), series: index)
        }
        let legs = try stops.enumerated().map { index, stop in
            MapSubject.Leg(
                from: index, to: index,
                path: [stop.location, try Coordinate(latitude: stop.location.latitude, longitude: 40)], series: index)
        }
        func numbers(_ count: Int) throws -> [Int] {
            let series = (1...count).map { MapSubject.Series(letter: "", mark: "Day \($0)", name: "\($0)") }
            let subject = MapSubject(
                series: series, stops: Array(stops.prefix(count)), legs: Array(legs.prefix(count)))
            return SeriesColors.numbers(
                of: try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers), count: 6)
        }
        #expect(try numbers(6) == [0, 1, 2, 3, 4, 5])
        let colors = try numbers(8)
        #expect(colors.prefix(6) == [0, 1, 2, 3, 4, 5])
        #expect(colors.count == 8 && colors[6] != 0 && colors[7] != 2 && colors[7] != colors[6], "\(colors)")
        #expect(colors.allSatisfy { (0..<6).contains($0) })
    }

    @Test("control characters in names are shown as escapes and do nothing")
    func controls() throws {
        let subject = try TestMaps.subject([("a\u{1B}[2J\u{9B}b\u{202E}c\nd", 10, 10)])
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
        let text = TextMap.rows(scene, .braille).joined().map(\.text).joined()
        #expect(text.contains(#"a\u{1B}[2J\u{9B}b\u{202E}c\u{A}d"#))
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    }

    @Test("the legend fills lines, and what is too long has a line of its own")
    func legend() throws {
        let names = (0..<40).map { "Place \($0)" } + [String(repeating: "x", count: 100)]
        let subject = try TestMaps.subject(names.map { ($0, 10, 10) })
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, unit: .kilometers)
        let lines = LegendText.lines(scene.legend, width: grid.width, .cells)
            .map { $0.map(\.text).joined(separator: LegendText.gap) }
        #expect(lines.first == "2 Place 1   3 Place 2   4 Place 3   5 Place 4   6 Place 5   7 Place 6")
        #expect(lines.dropLast().allSatisfy { $0.displayWidth <= 80 })
        #expect(lines.last == "41 " + String(repeating: "x", count: 100))
        #expect(lines.joined(separator: "   ").components(separatedBy: "   ").count == 40)
    }
}

extension TextMapRun {
    fileprivate var isLabel: Bool {
        if case .label = role { true } else { false }
    }
}
