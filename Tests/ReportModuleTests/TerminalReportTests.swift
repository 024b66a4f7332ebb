import Console
import Entities
import Geodesy
import JSON
import MapData
import ReportModule
import TestSupport
import Testing

/// The text report on terminals of several widths.
@Suite struct TerminalReportTests {
    private func text(_ report: DistanceReport, _ unit: DistanceUnit = .kilometers, width: Int? = nil) -> String {
        TextReport.lines(
            report, unit: unit, context: TerminalContext(width: width ?? 80, outputIsTerminal: width != nil)
        ).joined(separator: "\n")
    }

    @Test("Hostile names are visible in text") func hostileNames() {
        #expect(
            text(report(hostile())) == """
                Red\\u{1B}[31m\\u{202E}gnp

                #  From                              To                                Distance  Bearing    So far
                1  =HYPERLINK("http://x","y")        <script>alert('1')</script> & Co  157.2 km  045° NE  157.2 km
                2  <script>alert('1')</script> & Co  a|b [c](d) *e* `f`                157.2 km  045° NE  314.4 km
                3  a|b [c](d) *e* `f`                '=1+1                             111.0 km  090° E   425.4 km
                4  '=1+1                             a"b, c\\                           111.0 km  090° E   536.5 km
                5  a"b, c\\                           東京 \\u{200F}                     111.0 km  090° E   647.5 km

                6 stops, 647.5 km straight line
                """)
    }

    @Test("On a wide terminal each leg has a bar in proportion") func bars() {
        let trip = Trip(
            id: id(1), name: name("Equator"),
            waypoints: [
                stop(1, "A", 0, 0), stop(2, "B", 0, 8), stop(3, "C", 0, 12), stop(4, "D", 0, 12),
                stop(5, "E", 0, 12.001),
            ])
        #expect(
            text(report(trip), width: 100) == """
                Equator

                #  From  To  Distance  Bearing     So far
                1  A     B   889.6 km  090° E    889.6 km  ████████████████████████
                2  B     C   444.8 km  090° E   1334.3 km  ████████████
                3  C     D       0 km  000° N   1334.3 km
                4  D     E    0.11 km  090° E   1334.5 km  ▏

                5 stops, 1334.5 km straight line
                """)
        #expect(!text(report(trip), width: 99).contains("█"))
        #expect(!text(report(trip)).contains("█"))
    }

    @Test("A narrow terminal cuts names and a pipe never") func narrowTerminal() {
        let trip = Trip(
            id: id(1), name: name("Wales"),
            waypoints: [stop(1, String(repeating: "Llanfair", count: 8), 53, -4), stop(2, "Ynys Môn", 53.2, -4.3)])
        let narrow = text(report(trip), width: 60)
        #expect(
            narrow == """
                Wales

                #  From                          To        Distance   So far
                1  LlanfairLlanfairLlanfairLla…  Ynys Môn   29.9 km  29.9 km

                2 stops, 29.9 km straight line
                """)
        #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 })
        #expect(!text(report(trip)).contains("…"))
    }

    @Test("In a narrow window a leg takes two lines and keeps both names", arguments: [40, 45, 50])
    func twoLines(width: Int) {
        let trip = Trip(
            id: id(1), name: name("Norway"),
            waypoints: [
                stop(1, "Kristiansund lufthavn", 63.1, 7.7), stop(2, "Geiranger", 62.1, 7.2),
                stop(3, "Stavanger hovedbanegård", 58.97, 5.73),
            ])
        let soFar = width < 46 ? ["", "", ""] : ["    So far", "  114.1 km", "  471.3 km"]
        #expect(
            text(report(trip), width: width) == """
                Norway

                #  From
                   To                       Distance\(soFar[0])
                1  Kristiansund lufthavn
                   Geiranger                114.1 km\(soFar[1])
                2  Geiranger
                   Stavanger hovedbanegård  357.2 km\(soFar[2])

                3 stops, 471.3 km straight line
                """)
    }
}
