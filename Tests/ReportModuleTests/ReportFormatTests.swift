import Console
import Entities
import Geodesy
import JSON
import MapData
import ReportModule
import TestSupport
import Testing

/// A report on these trips, measured along straight lines.
func report(_ trips: Trip...) -> DistanceReport {
    DistanceReport(
        trips: trips.map { DistanceReport.TripSection(trip: $0, route: straightLineRoute(of: $0)) })
}

/// A trip whose names try what readers of a document do with them.
func hostile() -> Trip {
    Trip(
        id: id(7), name: name(Hostile.controls),
        waypoints: [
            stop(71, Hostile.formula, 1, 1), stop(72, Hostile.markup, 2, 2), stop(73, Hostile.markdown, 3, 3),
            stop(74, "'=1+1", 3, 4), stop(75, "a\"b, c\\", 3, 5), stop(76, "東京 \u{200F}", 3, 6),
        ])
}

@Suite struct ReportFormatTests {
    private func text(_ report: DistanceReport, _ unit: DistanceUnit = .kilometers, width: Int? = nil) -> String {
        TextReport.lines(
            report, unit: unit, context: TerminalContext(width: width ?? 80, outputIsTerminal: width != nil)
        ).joined(separator: "\n")
    }

    @Test("Text of several trips a round trip one stop and none") func severalTrips() {
        let one = Trip(id: id(3), name: name("One"), waypoints: [stop(31, "Only", 1, 2)])
        #expect(
            text(report(coast(roundTrip: true), alps(), one, Trip(id: id(4), name: .newTrip))) == """
                Coast

                #  From    To      Distance  Bearing     So far
                1  Lisbon  Porto   274.0 km  009° N    274.0 km
                2  Porto   Faro    463.0 km  173° S    736.9 km
                3  Faro    Lisbon  216.8 km  331° NNW  953.7 km

                3 stops, round trip, 953.7 km straight line

                Alps

                #  From  To    Distance  Bearing   So far
                1  Bern  Thun   25.6 km  146° SE  25.6 km

                2 stops, 25.6 km straight line

                One
                1 stop, 0 km straight line

                New Trip
                0 stops, 0 km straight line

                All together: 4 trips, 6 stops, 979.3 km straight line
                """)
    }

    @Test("Text of no trips") func noTrips() {
        #expect(text(report()) == "All together: 0 trips, 0 stops, 0 km straight line")
    }

    @Test(
        "a report in another unit",
        arguments: [(DistanceUnit.miles, "mi"), (.nauticalMiles, "nmi"), (.kilometers, "km")])
    func units(unit: DistanceUnit, symbol: String) {
        let metres = straightLineRoute(of: alps()).distance
        let own = distanceText(metres, in: unit)
        #expect(own.hasSuffix(" \(symbol)"))
        for document in [
            text(report(alps()), unit), MarkdownReport.text(report(alps()), unit: unit),
            HTMLReport.text(report(alps()), unit: unit),
        ] {
            #expect(document.contains(own))
        }
        #expect(CSVReport.text(report(alps()), unit: unit).contains(",\(symbol)\r\n"))
        // For programs it is metres, whatever the person's unit.
        #expect(ReportDocument.json(report(alps())).text().contains("\"distanceMeters\":25594.676"))
    }

    @Test("Markdown of several trips") func markdown() {
        #expect(
            MarkdownReport.text(report(coast(roundTrip: true), hostile()), unit: .kilometers) == """
                # Distance report

                ## Coast

                3 stops, round trip, 953.7 km straight line

                | Leg | From | To | Distance | Bearing | So far |
                | --: | :-- | :-- | --: | --: | --: |
                | 1 | Lisbon | Porto | 274.0 km | 009° N | 274.0 km |
                | 2 | Porto | Faro | 463.0 km | 173° S | 736.9 km |
                | 3 | Faro | Lisbon | 216.8 km | 331° NNW | 953.7 km |

                ## Red\u{FFFD}\\[31m\u{202E}gnp

                6 stops, 647.5 km straight line

                | Leg | From | To | Distance | Bearing | So far |
                | --: | :-- | :-- | --: | --: | --: |
                | 1 | =HYPERLINK("http://x","y") | &lt;script&gt;alert('1')&lt;/script&gt; &amp; Co | 157.2 km | 045° NE | 157.2 km |
                | 2 | &lt;script&gt;alert('1')&lt;/script&gt; &amp; Co | a\\|b \\[c\\](d) \\*e\\* \\`f\\` | 157.2 km | 045° NE | 314.4 km |
                | 3 | a\\|b \\[c\\](d) \\*e\\* \\`f\\` | '=1+1 | 111.0 km | 090° E | 425.4 km |
                | 4 | '=1+1 | a"b, c\\\\ | 111.0 km | 090° E | 536.5 km |
                | 5 | a"b, c\\\\ | 東京 \u{200F} | 111.0 km | 090° E | 647.5 km |

                **All together: 2 trips, 9 stops, 1601.3 km straight line**

                """)
        #expect(
            MarkdownReport.text(report(), unit: .miles) == """
                # Distance report

                **All together: 0 trips, 0 stops, 0 mi straight line**

                """)
    }

    @Test("JSON of several trips") func json() {
        #expect(
            ReportDocument.json(report(coast(roundTrip: true), alps())).text(pretty: true) == """
                {
                  "trips": [
                    {
                      "id": "00000000-0000-4000-8000-000000000001",
                      "name": "Coast",
                      "distanceMeters": 953741.976,
                      "straightMeters": 953741.976,
                      "legs": [
                        {
                          "from": 1,
                          "to": 2,
                          "distanceMeters": 273954.877,
                          "straightMeters": 273954.877,
                          "bearingDegrees": 9.325,
                          "cumulativeMeters": 273954.877,
                          "source": "straight"
                        },
                        {
                          "from": 2,
                          "to": 3,
                          "distanceMeters": 462966.124,
                          "straightMeters": 462966.124,
                          "bearingDegrees": 172.501,
                          "cumulativeMeters": 736921.001,
                          "source": "straight"
                        },
                        {
                          "from": 3,
                          "to": 1,
                          "distanceMeters": 216820.975,
                          "straightMeters": 216820.975,
                          "bearingDegrees": 331.039,
                          "cumulativeMeters": 953741.976,
                          "source": "straight"
                        }
                      ]
                    },
                    {
                      "id": "00000000-0000-4000-8000-000000000002",
                      "name": "Alps",
                      "distanceMeters": 25594.676,
                      "straightMeters": 25594.676,
                      "legs": [
                        {
                          "from": 1,
                          "to": 2,
                          "distanceMeters": 25594.676,
                          "straightMeters": 25594.676,
                          "bearingDegrees": 145.564,
                          "cumulativeMeters": 25594.676,
                          "source": "straight"
                        }
                      ]
                    }
                  ],
                  "distanceMeters": 979336.651,
                  "straightMeters": 979336.651
                }
                """)
        #expect(ReportDocument.json(report()).text() == "{\"trips\":[],\"distanceMeters\":0,\"straightMeters\":0}")
    }

    @Test("CSV of several trips defuses formulas") func csv() {
        #expect(
            CSVReport.text(report(alps(), hostile()), unit: .miles).split(separator: "\r\n").map(String.init)
                == """
                Trip,Leg,From,To,DistanceMeters,BearingDegrees,CumulativeMeters,Distance,Cumulative,Unit
                Alps,1,Bern,Thun,25594.676,145.564,25594.676,15.904,15.904,mi
                Red\u{1B}[31m\u{202E}gnp,1,"'=HYPERLINK(""http://x"",""y"")",<script>alert('1')</script> & Co,157225.649,44.978,157225.649,97.695,97.695,mi
                Red\u{1B}[31m\u{202E}gnp,2,<script>alert('1')</script> & Co,a|b [c](d) *e* `f`,157177.769,44.952,314403.418,97.666,195.361,mi
                Red\u{1B}[31m\u{202E}gnp,3,a|b [c](d) *e* `f`,''=1+1,111042.687,89.974,425446.106,68.999,264.36,mi
                Red\u{1B}[31m\u{202E}gnp,4,''=1+1,"a""b, c\\",111042.687,89.974,536488.793,68.999,333.359,mi
                Red\u{1B}[31m\u{202E}gnp,5,"a""b, c\\",東京 \u{200F},111042.687,89.974,647531.48,68.999,402.357,mi
                """.split(separator: "\n").map(String.init))
        #expect(
            CSVReport.text(report(), unit: .miles)
                == "Trip,Leg,From,To,DistanceMeters,BearingDegrees,CumulativeMeters,Distance,Cumulative,Unit\r\n")
    }

    @Test(
        "the ending of a file says the format",
        arguments: [
            ("txt", ReportFormat.text), ("MD", .markdown), ("markdown", .markdown), ("json", .json), ("csv", .csv),
            ("html", .html), ("HTM", .html), ("doc", nil), ("", nil),
        ])
    func endings(ending: String, format: ReportFormat?) {
        #expect(ReportFormat(fileEnding: ending) == format)
    }
}
