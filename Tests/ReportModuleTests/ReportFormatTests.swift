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
        trips: trips.map { DistanceReport.TripSection(trip: $0, route: straightLineRoute(of: $0)) },
        method: "straight line")
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

    @Test func textOfSeveralTripsARoundTripOneStopAndNone() {
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

    @Test func textOfNoTrips() {
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
        #expect(JSONReport.value(report(alps())).text().contains("\"distanceMeters\":25594.676"))
    }

    @Test func markdownOfSeveralTrips() {
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

    @Test func jsonOfSeveralTrips() {
        #expect(
            JSONReport.value(report(coast(roundTrip: true), alps())).text(pretty: true) == """
                {
                  "trips": [
                    {
                      "id": "00000000-0000-4000-8000-000000000001",
                      "name": "Coast",
                      "distanceMeters": 953741.976,
                      "legs": [
                        {
                          "from": 1,
                          "to": 2,
                          "distanceMeters": 273954.877,
                          "bearingDegrees": 9.325,
                          "cumulativeMeters": 273954.877,
                          "source": "straight"
                        },
                        {
                          "from": 2,
                          "to": 3,
                          "distanceMeters": 462966.124,
                          "bearingDegrees": 172.501,
                          "cumulativeMeters": 736921.001,
                          "source": "straight"
                        },
                        {
                          "from": 3,
                          "to": 1,
                          "distanceMeters": 216820.975,
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
                      "legs": [
                        {
                          "from": 1,
                          "to": 2,
                          "distanceMeters": 25594.676,
                          "bearingDegrees": 145.564,
                          "cumulativeMeters": 25594.676,
                          "source": "straight"
                        }
                      ]
                    }
                  ],
                  "distanceMeters": 979336.651
                }
                """)
        #expect(JSONReport.value(report()).text() == "{\"trips\":[],\"distanceMeters\":0}")
    }

    @Test func csvOfSeveralTripsDefusesFormulas() {
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

    @Test func htmlOfSeveralTripsEscapesEverything() {
        #expect(
            HTMLReport.text(report(coast(), hostile()), unit: .kilometers) == """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>Distance report</title>
                <style>
                body { font-family: sans-serif; margin: 2em; }
                table { border-collapse: collapse; }
                th, td { padding: 0.2em 0.8em; text-align: left; border-bottom: 1px solid #ccc; }
                td.number, th.number { text-align: right; white-space: nowrap; }
                </style>
                </head>
                <body>
                <h1>Distance report</h1>
                <h2>Coast</h2>
                <p>3 stops, 736.9 km straight line</p>
                <table>
                <tr><th class="number">Leg</th><th>From</th><th>To</th><th class="number">Distance</th><th class="number">Bearing</th><th class="number">So far</th></tr>
                <tr><td class="number">1</td><td>Lisbon</td><td>Porto</td><td class="number">274.0 km</td><td class="number">009° N</td><td class="number">274.0 km</td></tr>
                <tr><td class="number">2</td><td>Porto</td><td>Faro</td><td class="number">463.0 km</td><td class="number">173° S</td><td class="number">736.9 km</td></tr>
                </table>
                <h2>Red\u{FFFD}[31m\u{202E}gnp</h2>
                <p>6 stops, 647.5 km straight line</p>
                <table>
                <tr><th class="number">Leg</th><th>From</th><th>To</th><th class="number">Distance</th><th class="number">Bearing</th><th class="number">So far</th></tr>
                <tr><td class="number">1</td><td>=HYPERLINK(&quot;http://x&quot;,&quot;y&quot;)</td><td>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; Co</td><td class="number">157.2 km</td><td class="number">045° NE</td><td class="number">157.2 km</td></tr>
                <tr><td class="number">2</td><td>&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; Co</td><td>a|b [c](d) *e* `f`</td><td class="number">157.2 km</td><td class="number">045° NE</td><td class="number">314.4 km</td></tr>
                <tr><td class="number">3</td><td>a|b [c](d) *e* `f`</td><td>&#39;=1+1</td><td class="number">111.0 km</td><td class="number">090° E</td><td class="number">425.4 km</td></tr>
                <tr><td class="number">4</td><td>&#39;=1+1</td><td>a&quot;b, c\\</td><td class="number">111.0 km</td><td class="number">090° E</td><td class="number">536.5 km</td></tr>
                <tr><td class="number">5</td><td>a&quot;b, c\\</td><td>東京 \u{200F}</td><td class="number">111.0 km</td><td class="number">090° E</td><td class="number">647.5 km</td></tr>
                </table>
                <p><strong>All together: 2 trips, 9 stops, 1384.5 km straight line</strong></p>
                </body>
                </html>

                """)
    }

    @Test("a bearing just west of north is 0 in every format, not 360")
    func almostNorth() {
        let north = report(
            Trip(id: id(1), name: name("N"), waypoints: [stop(2, "A", 0, 0), stop(3, "B", 10, -0.00001)]))
        #expect(north.trips[0].legs[0].initialBearing > 359.9999)
        #expect(JSONReport.value(north).text().contains("\"bearingDegrees\":0,"))
        #expect(CSVReport.text(north, unit: .kilometers).contains("\r\nN,1,A,B,1111950.802,0,1111950.802,"))
        #expect(text(north).contains("000° N"))
        #expect(HTMLReport.text(north, unit: .kilometers).contains("000° N"))
        #expect(MarkdownReport.text(north, unit: .kilometers).contains("000° N"))
    }

    @Test("a page holds no control characters of names")
    func htmlWithoutControlCharacters() {
        let noncharacter = Unicode.Scalar(0xFDD0 as UInt32).map(String.init) ?? ""
        let page = HTMLReport.text(
            report(
                Trip(
                    id: id(1), name: name("T\u{80}\u{9F}"),
                    waypoints: [stop(2, "A\u{7F}\u{9B}31m", 0, 0), stop(3, "B\(noncharacter)", 10, 1)])),
            unit: .kilometers)
        #expect(page.contains("<h2>T\u{FFFD}\u{FFFD}</h2>"))
        #expect(page.contains("<td>A\u{FFFD}\u{FFFD}31m</td><td>B\u{FFFD}</td>"))
        #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
    }

    @Test func htmlOfNoTripsIsAPageToo() {
        let page = HTMLReport.text(report(), unit: .kilometers)
        #expect(page.contains("<strong>All together: 0 trips, 0 stops, 0 km straight line</strong>"))
        #expect(!page.contains("<table>"))
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
