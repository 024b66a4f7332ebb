import Cartography
import Entities
import Foundation
import Geodesy
import TestSupport
import Testing

@testable import ReportModule

@Suite("The look of the itinerary") struct ItineraryStyleTests {
    private let rules = HTMLReportStyle.text(footer: "Trip")

    /// The light in which a page is read, and the rules that hold in it.
    enum Light: String, CaseIterable {
        case light = ":root{"
        case dark = "(prefers-color-scheme:dark){:root{"
        case paper = "@media print{:root{"
    }

    /// The properties that hold colours in one light: those of the light page, and what is said of this one.
    private func colors(_ light: Light) throws -> [String: String] {
        var colors: [String: String] = [:]
        for light in [Light.light, light] {
            let start = try #require(rules.range(of: light.rawValue)).upperBound
            let block = rules[start...].prefix { $0 != "}" }
            for match in block.matches(of: #/--(\w+):(#[0-9a-f]+)/#) { colors[String(match.1)] = String(match.2) }
        }
        return colors
    }

    /// The contrast of two colours, 1...21 (WCAG 2.2, 1.4.3).
    private func contrast(_ first: String, _ second: String) throws -> Double {
        func luminance(_ color: String) throws -> Double {
            let digits = Array(color.dropFirst())
            let pairs =
                digits.count == 3 ? digits.map { "\($0)\($0)" } : [0, 2, 4].map { "\(digits[$0])\(digits[$0 + 1])" }
            let linear = try pairs.map { pair in
                let value = Double(try #require(Int(pair, radix: 16))) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let values = try [luminance(first), luminance(second)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    @Test("The contrast is right for known pairs", arguments: [("#fff", "#000", 21.0), ("#777777", "#ffffff", 4.48)])
    func knownContrast(first: String, second: String, expected: Double) throws {
        #expect(abs(try contrast(first, second) - expected) < 0.005)
    }

    @Test("Every colour of text has a contrast of 4.5 to 1 with its ground", arguments: Light.allCases)
    func readable(light: Light) throws {
        let colors = try colors(light)
        let paper = try #require(colors["paper"])
        for name in ["ink", "faint", "link", "warn"] {
            let color = try #require(colors[name])
            #expect(try contrast(color, paper) >= 4.5, "\(name) \(color) on \(paper)")
        }
        // The numbers of stops; paper has the colours of the light page.
        let number = try #require(colors["on"])
        for series in SVGMap.seriesColors {
            let disc = light == .dark ? series.dark : series.light
            #expect(try contrast(number, disc) >= 4.5, "\(number) on \(disc)")
        }
    }

    @Test("No rule has a colour of its own beside these, and nothing is translucent")
    func noOtherColors() {
        let known = ["#444"] + SVGMap.seriesColors.flatMap { [$0.light, $0.dark] }
        let text = rules.replacing(#/--\w+:#[0-9a-f]+/#, with: "")
        for match in text.matches(of: #/#[0-9a-fA-F]{3,8}\b/#) {
            #expect(known.contains(String(match.0)), "\(match.0)")
        }
        for word in ["opacity", "rgb", "hsl", "color-mix", "filter", ":hover"] { #expect(!rules.contains(word)) }
        // The foot of a sheet is on white.
        #expect(rules.matches(of: /#444/).count == 3)
    }

    @Test("The codes of a day with a map stand in one column beside it, on a screen and on paper")
    func codes() {
        let column = rules.matches(of: #/figure~\.codes\{display:block;float:right[^}]*\}/#)
        #expect(column.count == 2 && rules.matches(of: #/figure~\.codes \.code\{float:none\}/#).count == 2)
        #expect(!rules.contains("nth-child"))
    }

    @Test("Visited links have the colour of others, so that no state is harder to read")
    func states() {
        #expect(rules.contains("a,a:visited{color:var(--link)}"))
    }

    @Test(
        "A name at the foot of a sheet is one string of CSS, whatever it holds",
        arguments: [
            ("Grand Circle", #""Grand Circle""#), (#"a"b\c"#, #""a\22 b\5c c""#),
            ("</style><script>", #""\3c \2f style\3e \3c script\3e ""#), ("é\n東", #""\e9 \FFFD \6771 ""#),
            (String(repeating: "x", count: 61), "\"\(String(repeating: "x", count: 59))\\2026 \""),
        ])
    func footer(name: String, string: String) {
        #expect(HTMLReportStyle.text(footer: name).hasSuffix("\n@page{@bottom-left{content:\(string)}}"))
    }

    @Test("Sheets of any size, with numbers; what belongs together stays together")
    func paper() {
        #expect(!rules.contains("size:") || !rules.contains("@page{size"))
        #expect(rules.contains("content:counter(page) \" / \" counter(pages)"))
        #expect(rules.contains(".stops li,.day,tr,figure,.code,header{break-inside:avoid}"))
        #expect(rules.contains("h1,h2,h3,h4{break-after:avoid;break-inside:avoid}"))
    }

    @Test("A day that may not fit on a sheet or would leave much of one empty may be cut, and so may a long note")
    func longDays() throws {
        func cuts(_ note: String?) throws -> [String] {
            var trip = try decided()
            for index in 1...2 { trip.waypoints[index].note = try note.flatMap { try Note($0) } }
            let page = HTMLReport.text(planned(trip), unit: .kilometers)
            return page.matches(of: #/<section class="(day[^"]*)">|<li class="(cut)">/#).map {
                String($0.1 ?? $0.2 ?? "")
            }
        }
        let line = String(repeating: "word ", count: 11)
        #expect(try cuts(nil) == ["day", "day rest", "day"])
        #expect(try cuts(String(repeating: line, count: 30)) == ["day", "day rest", "day cut"])
        #expect(try cuts(String(repeating: line, count: 60)) == ["day cut", "cut", "day rest", "day cut", "cut"])
    }
}
