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
        #expect(try legend([.way, .crossing]) == "dashed: a crossing")
        #expect(try legend([.estimate, .crossing]) == "dashed: a crossing   dotted: estimated, not a road")
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
