import Cartography
import Geodesy
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
        let text = try picture(TestMaps.subject([("Rome", 41.9, 12.5), ("Roma", 41.9, 12.5)]), title: "")
        #expect(text.contains("viewBox=\"0 0 960 670\""))
        #expect(text.contains("<circle class=\"point f0\""))
        #expect(text.contains("<text class=\"legend ink\" x=\"12\" y=\"658\">2 Roma</text>"))
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

    private func picture(_ subject: MapSubject, title: String) throws -> String {
        let scene = try TestMaps.cartographer.scene(
            of: subject, in: MapGrid(columns: 120, rows: 40), .proportional, unit: .kilometers)
        return SVGMap.element(scene, title: title, description: subject.summary)
    }
}
