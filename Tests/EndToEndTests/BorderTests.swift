import Foundation
import Testing

/// Borders that are known, on the roads inside.
@Suite("Borders of the world")
struct BorderTests {
    /// A border as the document of the days has it, with its distance in kilometres from where its day begins.
    private struct Border {
        let countries: String
        let kilometres: Double?
        let changes: [String]
    }

    /// The borders of a trip through these places, in days of 23 hours.
    private func borders(_ places: [String], engine: String = "inside", ways: [String] = []) throws -> [Border] {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = engine
        let made = try program.run(["new", "T"] + places)
        #expect(made.status == 0, "\(made.errors)")
        for (index, way) in ways.enumerated() {
            #expect(try program.run("edit", "T", "\(index + 2)", "--way", way).status == 0)
        }
        let run = try program.run("days", "T", "--start", "2027-06-12", "--drive", "23h", "--json")
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let days = try #require(document?["days"] as? [[String: Any]])
        return days.flatMap { $0["borders"] as? [[String: Any]] ?? [] }.map { border in
            Border(
                countries: "\(border["from"] as? String ?? "?")-\(border["to"] as? String ?? "?")",
                kilometres: (border["alongMeters"] as? Double).map { $0 / 1_000 },
                changes: border["changes"] as? [String] ?? [])
        }
    }

    @Test(
        "they are crossed where the road crosses them, and nowhere else",
        arguments: [
            // Lengths to the border posts by hand from road atlases and maps, to some kilometres.
            (["Munich", "Bled"], ["DE-AT 125...150", "AT-SI 325...355"]),
            (["Split", "Dubrovnik"], ["HR-BA 155...170", "BA-HR 165...180"]),
            (["Dubrovnik", "Kotor"], ["HR-ME 30...50"]),
            (["Kotor", "Ohrid"], ["ME-AL 80...180", "AL-MK 330...450"]),
            (["Ohrid", "Meteora"], ["MK-AL 20...40", "AL-GR 85...135"]),
            (["Geneva", "Chamonix"], ["CH-FR 2...12"]), (["Chamonix", "Aosta"], ["FR-IT 8...20"]),
            (["Detroit", "Windsor, Canada"], ["US-CA 0...8"]), (["San Diego", "Tijuana"], ["US-MX 22...32"]),
            (["Maastricht", "Aachen"], ["NL-DE 25...40"]), (["Aachen", "Liège"], ["DE-BE 3...15"]),
            (["Copenhagen", "Malmö"], ["DK-SE 20...45"]), (["Singapore", "Johor Bahru"], ["SG-MY 18...32"]),
            (["Strasbourg", "Kehl"], ["FR-DE 3...8"]), (["Vienna", "Bratislava"], ["AT-SK 50...75"]),
            (["Dublin", "Belfast"], ["IE-GB 85...110"]), (["Hong Kong", "Shenzhen"], ["HK-CN 25...45"]),
            (["Gibraltar", "Málaga"], ["GI-ES 0...4"]), (["Lugano", "Campione d'Italia"], ["CH-IT 3...12"]),
            (["Seattle", "Fairbanks, Alaska"], ["US-CA 165...200", "CA-US 2900...3200"]),
            (["Whitehorse", "Anchorage"], ["CA-US 470...530"]),
            // Roads beside a border, and countries around another one.
            (["El Paso", "Presidio, Texas", "Brownsville, Texas"], []), (["Buchs, St. Gallen", "Sargans"], []),
            (["Rome", "Florence"], []), (["Konstanz", "Friedrichshafen"], []), (["Osoyoos", "Trail"], []),
            (["Nice", "Genoa"], ["FR-IT 20...45"]),
        ])
    func known(places: [String], expected: [String]) throws {
        let found = try borders(places)
        #expect(found.map(\.countries) == expected.map { String($0.prefix { $0 != " " }) }, "\(places)")
        for (border, text) in zip(found, expected) {
            let ends = try #require(text.firstMatch(of: /([0-9]+)\.\.\.([0-9]+)/))
            let (least, most) = (try #require(Double(ends.1)), try #require(Double(ends.2)))
            let kilometres = try #require(border.kilometres)
            #expect(least <= kilometres && kilometres <= most, "\(places): \(kilometres)")
        }
    }

    @Test(
        "the way back crosses the same borders in the other direction",
        arguments: [
            ["Munich", "Bled"], ["Split", "Dubrovnik"], ["Copenhagen", "Malmö"], ["Maastricht", "Aachen", "Liège"],
        ])
    func back(places: [String]) throws {
        let there = try borders(places).map(\.countries)
        let back = try borders(places.reversed()).map(\.countries)
        #expect(back == there.reversed().map { $0.split(separator: "-").reversed().joined(separator: "-") })
    }

    @Test("across the Channel nearly everything changes, and back again")
    func channel() throws {
        let there = try borders(["Calais, FR", "Dover, GB"])
        #expect(there.map(\.countries) == ["FR-GB"])
        #expect(
            there[0].changes == ["drive on the left", "miles on the signs", "pay in GBP", "clocks -1 h"])
        let back = try borders(["Dover, GB", "Calais, FR"])
        #expect(
            back.map(\.changes) == [["drive on the right", "km on the signs", "pay in EUR", "clocks +1 h"]])
    }

    @Test("by ferry and plane, and over straight lines, it is the country where one arrives")
    func otherWays() throws {
        let flown = try borders(["Oslo", "Reykjavik"], ways: ["flight 2h45"])
        #expect(flown.map(\.countries) == ["NO-IS"])
        #expect(flown[0].changes == ["pay in ISK", "clocks -2 h"])
        let straight = try borders(["Munich", "Bled"], engine: "off")
        #expect(straight.map(\.countries) == ["DE-SI"] && straight[0].kilometres == nil)
        #expect(try borders(["Munich", "Hamburg"], engine: "off").isEmpty)
    }

    @Test("a report says the same, in text, Markdown and HTML")
    func reports() throws {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = "inside"
        try program.run("new", "T", "Calais, FR", "Dover, GB")
        try program.run("days", "T", "--start", "2027-06-12", "--apply")
        let row = try #require(
            try program.run("days", "T").output.split(separator: "\n").first { $0.contains("border") })
        let text = row.trimmingCharacters(in: .whitespaces)
        #expect(text.hasPrefix("border FR → GB, km "))
        for format in ["text", "markdown", "html"] {
            // Lines of text are broken between words.
            let report = try program.run("report", "T", "--days", "--format", format).output
                .replacing("\\", with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(report.contains(text), "\(format)")
        }
    }
}
