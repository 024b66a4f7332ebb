import Cartography
import EmbeddedData
import Foundation
import Geodesy
import Shorelines
import TestSupport
import Testing

@Suite("A map as SVG")
struct SVGMapTests {
    @Test("it is well-formed XML for every strange trip and every name", .enabled(if: Oracle.xmllint.isWanted))
    func wellFormed() throws {
        let name = "<script>&\"'\u{0}\u{1B}\u{7F}\u{85}\u{9B}\u{FFFE}\u{202E}]]>"
        let hostile = try TestMaps.subject([(name, 10, 10), (name, 10, 10), (name, 12, 11)])
        for subject in try TestMaps.strange().map(\.subject) + [hostile] {
            let text = try picture(subject, title: name)
            let files = ["map.svg": Array(text.utf8)]
            _ = try Oracle.xmllint.run(["--noout", "--nonet", "--nowarning", "map.svg"], files: files)
            #expect(
                text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)) }
            )
            #expect(!text.contains("<script"))
        }
    }

    @Test("it has a role, a title and a description, and asks no other host")
    func accessible() throws {
        let text = try picture(TestMaps.subject([("Rome", 41.9, 12.5), ("Bari", 41.1, 16.9)]), title: "Map of Italy")
        #expect(
            text.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"map\" viewBox=\"0 0 960 640\" role=\"img\""))
        #expect(text.contains("aria-labelledby=\"map-title map-desc\">\n<title id=\"map-title\">Map of Italy</title>"))
        #expect(text.contains("<desc id=\"map-desc\">2 stops: 1 Rome, 2 Bari.</desc>"))
        let links = text.replacing("http://www.w3.org/2000/svg", with: "")
        for word in ["http", "url(", "href", "@import", "<script"] { #expect(!links.contains(word), "\(word)") }
    }

    @Test("a stop without a mark of its own is a point, and stands in the legend below")
    func legend() throws {
        let crowd = Array(repeating: ("Rome", 41.9, 12.5), count: 61).enumerated().map { index, place in
            (name: "Rome \(index + 1)", latitude: place.1, longitude: place.2)
        }
        let text = try picture(TestMaps.subject(crowd), title: "")
        #expect(text.contains("<circle class=\"point f0\""))
        #expect(
            text.contains(
                "rx=\"6\"/><text class=\"legend ink\" x=\"30\"><tspan class=\"key\">2</tspan> Rome 2</text>"))
    }

    @Test("few stops in one place stand beside it with lines that lead there, and so do their names")
    func leaders() throws {
        let places = (1...9).map { (name: "A longer name \($0)", latitude: 41.9, longitude: 12.5) }
        let subject = try TestMaps.subject(places + [("Bari", 41.1, 16.9)])
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers)
        #expect(scene.marks.count == 10 && scene.marks.count { $0.isAside } == 8)
        let text = SVGMap.element(scene, title: "", description: "")
        let lines = text.split(separator: "\n").count { $0.hasPrefix("<path class=\"leader\"") }
        #expect(lines == 8 + scene.labels.count { $0.leader != nil })
    }

    @Test("a heading stands above the picture, cut to its width")
    func heading() throws {
        let subject = try TestMaps.subject([("Rome", 41.9, 12.5), ("Bari", 41.1, 16.9)])
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 60, rows: 20), .proportional, unit: .kilometers)
        func text(_ title: String) -> String {
            SVGMap.element(
                scene, title: "", description: "", heading: SVGMap.Heading(title: title, facts: "450 km · 2 days"))
        }
        #expect(
            text("Italy & <South>").contains("<text class=\"title ink\" x=\"12\" y=\"24\">Italy &amp; &lt;South&gt;<"))
        #expect(text("Italy").contains("<text class=\"facts ink\" x=\"12\" y=\"43\">450 km · 2 days</text>"))
        #expect(text("Italy").contains("viewBox=\"0 0 480 374\""))
        #expect(text(String(repeating: "long ", count: 40)).contains("…</text>"))
    }

    @Test("long facts stand in two lines, broken between two of them, and the picture is higher by the second")
    func longFacts() throws {
        let subject = try TestMaps.subject([("Rome", 41.9, 12.5), ("Bari", 41.1, 16.9)])
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 60, rows: 20), .proportional, unit: .kilometers)
        func lines(_ facts: String) -> [String] {
            let text = SVGMap.element(
                scene, title: "", description: "", heading: SVGMap.Heading(title: "Italy", facts: facts))
            return text.matches(of: #/<text class="facts ink" x="12" y="(\d+)">(.*?)<\/text>/#).map {
                "\($0.1) \($0.2)"
            }
                + text.matches(of: #/viewBox="0 0 480 (\d+)"/#).map { String($0.1) }
        }
        let length = "about 5808 km by road and 37 km by ferry, 58 h"
        #expect(lines(length + " · 12 stops · 9 days") == ["43 \(length) · 12 stops", "60 9 days", "391"])
        let words = String(repeating: "word ", count: 40)
        let cut = lines(words)
        #expect(cut.count == 3 && cut[0].hasSuffix("word") && cut[1].hasSuffix("…"))
    }

    @Test("in a document the element says its shape, and the page its width")
    func ratio() throws {
        let subject = try TestMaps.subject([("Rome", 41.9, 12.5), ("Bari", 41.1, 16.9)])
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 60, rows: 20), .proportional, unit: .kilometers)
        let text = SVGMap.element(scene, title: "", description: "", colors: .ofDocument)
        #expect(text.contains("viewBox=\"0 0 480 320\" role=\"img\" style=\"--ratio:1.50;--width:480\""))
    }

    @Test("where colours come again the legend says so")
    func repeated() throws {
        func text(_ count: Int) throws -> String {
            let series = (1...count).map { MapSubject.Series(letter: "", mark: "Day \($0)", name: "\($0)") }
            let stop = MapSubject.Stop(
                number: 1, name: "S", location: try Coordinate(latitude: 40, longitude: 4), series: 0)
            return try picture(MapSubject(series: series, stops: [stop], legs: []), title: "")
        }
        #expect(
            try text(13).contains("After 12 the colours come again: round numbers and square ones are different days."))
        #expect(try !text(12).contains("come again"))
    }

    @Test("no line of the legend in a document is wider than the picture")
    func narrowLegend() throws {
        let series = (1...13).map {
            MapSubject.Series(
                letter: "", mark: "Day \($0)", name: "\($0)", ends: "Town \($0) – \(String(repeating: "x", count: 60))")
        }
        let stop = MapSubject.Stop(
            number: 1, name: "S", location: try Coordinate(latitude: 40, longitude: 4), series: 0)
        let subject = MapSubject(series: series, stops: [stop], legs: [])
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 40, rows: 20), .proportional, unit: .kilometers)
        let text = SVGMap.element(scene, title: "", description: "", colors: .ofDocument)
        let lines = text.matches(of: #/<text class="legend ink" x="\d+">(.*?)<\/text>/#).map { match in
            String(match.1).replacing(#/<[^>]*>/#, with: "")
        }
        #expect(lines.contains("Day 2: 2"))
        #expect(lines.contains { $0.hasPrefix("After 12 the colours come again") })
        #expect(lines.joined(separator: " ").contains("round numbers and square ones are different days."))
        // Letters of 13 units are 8 wide.
        for line in lines { #expect(line.count * 8 < 40 * 8 + 30, "\(line)") }
    }

    @Test("the marks of twelve series differ, by colour or by shape")
    func twelveSeries() throws {
        let stops = try (0..<12).map { index in
            MapSubject.Stop(
                number: index + 1, name: "S", location: try Coordinate(latitude: 40, longitude: Double(index) * 4),
                series: index)
        }
        let series = (1...12).map { MapSubject.Series(letter: "", mark: "Day \($0)", name: "\($0)") }
        let text = try picture(MapSubject(series: series, stops: stops, legs: []), title: "")
        let looks = text.split(separator: "\n").filter { $0.contains("class=\"disc") }.map { line in
            line.split(separator: " ").filter { $0.hasPrefix("f") || $0.hasPrefix("rx=") }.joined(separator: " ")
        }
        #expect(looks.count == 12)
        #expect(Set(looks).count == 12, "\(looks)")
    }

    @Test("land, sea, lakes, borders, roads and the way have elements of their own, the finer ones first")
    func layers() throws {
        let base = TestMaps.cartographer
        let cartographer = Cartographer(
            baseMap: {
                () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            roads: { _, least, _, body in
                guard least >= 1, let place = try? Coordinate(latitude: 46, longitude: 8) else { return }
                for (rank, bearing) in [(1, 90.0), (0, 0)] {
                    let ends = [bearing, bearing + 180].map { place.destination(bearing: $0, distance: 300_000) }
                    body(rank, [ends[0], place, ends[1]])
                }
            })
        let subject = try TestMaps.subject([("Geneva", 46.2, 6.15), ("Milan", 45.46, 9.19)])
        let grid = MapGrid(columns: 120, rows: 40)
        let scene = try cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        let text = SVGMap.element(scene, title: "", description: "")
        let classes = text.split(separator: "\n").compactMap { line in
            line.hasPrefix("<path class=") || line.hasPrefix("<rect class=")
                ? line.split(separator: "\"", maxSplits: 2)[1] : nil
        }
        #expect(
            classes.filter { !$0.hasPrefix("disc") }
                == ["page", "sea", "land", "lake", "road r1", "road r0", "border", "casing", "route s0", "bar"])
        #expect(scene.credit == "© OpenStreetMap contributors, Natural Earth")
        #expect(text.contains(">© OpenStreetMap contributors, Natural Earth</text>"))
        let plain = try base.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        #expect(plain.credit == "Natural Earth")
        #expect(!SVGMap.element(plain, title: "", description: "").contains("class=\"road"))
    }

    @Test(
        "on a narrow map the credit stands below the map, where the scale bar leaves it no room",
        arguments: [(30, true), (60, false), (120, false)])
    func narrow(columns: Int, isBelow: Bool) throws {
        let subject = try TestMaps.subject([("Geneva", 46.2, 6.15), ("Milan", 45.46, 9.19)])
        let grid = MapGrid(columns: columns, rows: 20)
        let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
        let text = SVGMap.element(
            scene, title: "", description: "", credit: "© OpenStreetMap contributors, Natural Earth")
        let bottom = grid.height * 4
        let credit = try #require(text.split(separator: "\n").last { $0.contains("Natural Earth</text>") })
        let y = try #require(credit.components(separatedBy: "y=\"").last?.prefix { $0.isNumber }).description
        #expect((Int(y) ?? 0 > bottom) == isBelow, "\(y) \(bottom)")
    }

    @Test("letters can be read on land and on the sea, on light and on dark screens: 4.5 to 1 at least")
    func contrast() {
        for palette in [SVGMap.Palette.light, .dark] {
            for (letters, grounds) in [
                (palette.area, [palette.land, palette.built]), (palette.water, [palette.sea]),
                (palette.ink, [palette.land, palette.sea, palette.built]), (palette.park, [palette.land]),
                (palette.ferry, [palette.land, palette.sea]),
            ] {
                for ground in grounds { #expect(Self.contrast(letters, ground) >= 4.5, "\(letters) on \(ground)") }
            }
            for colors in SVGMap.seriesColors {
                let color = palette.number == SVGMap.Palette.light.number ? colors.light : colors.dark
                #expect(Self.contrast(palette.number, color) >= 4.5, "\(color)")
            }
        }
    }

    /// The ratio of the luminances of two colours (WCAG 2.1).
    private static func contrast(_ one: String, _ other: String) -> Double {
        func luminance(_ text: String) -> Double {
            let digits = text.dropFirst().count == 3 ? text.dropFirst().flatMap { [$0, $0] } : Array(text.dropFirst())
            let parts = stride(from: 0, to: 6, by: 2).map { index in
                let value = Double(Int(String(digits[index...index + 1]), radix: 16) ?? 0) / 255
                return value <= 0.040_45 ? value / 12.92 : Self.power((value + 0.055) / 1.055)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }

    /// A number to the power of 2.4.
    private static func power(_ value: Double) -> Double { pow(value, 2.4) }

    private func picture(_ subject: MapSubject, title: String) throws -> String {
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers)
        return SVGMap.element(scene, title: title, description: subject.summary)
    }
}
