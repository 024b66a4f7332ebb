import Cartography
import Console
import Entities
import Foundation
import Geodesy
import Itineraries
import JSON
import MapData
import Persistence
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import ReportModule

@Suite("The itinerary")
struct ItineraryTests {
    /// A page without its rules of style.
    private func body(_ report: DistanceReport, maps: [ItineraryMaps] = []) -> String {
        let page = HTMLReport.text(report, unit: .kilometers, maps: maps)
        let body = page.components(separatedBy: "<body>\n").last?.components(separatedBy: "</body>").first ?? ""
        return body.replacing(#/ d="m[^"]*"/#, with: " d=\"…\"").replacing("\u{a0}", with: " ")
    }

    @Test("one trip: its map, its stops with notes and links, its legs and their total")
    func oneTrip() {
        let trip = Trip(
            id: id(1), name: name("Fjords"),
            waypoints: [
                stop(11, "Bergen", 60.3913, 5.3221, note: "Fish market,\nthen north."),
                stop(12, "Flåm", 60.8628, 7.1138),
            ])
        #expect(
            body(report(trip), maps: [ItineraryMaps(whole: "<svg></svg>\n")]) == """
                <section class="trip">
                <div class="cover">
                <header>
                <h1><bdi>Fjords</bdi></h1>
                <ul class="totals">
                <li>2 stops, 110.9 km straight line</li>
                </ul>
                </header>
                <figure class="whole" style="--tall:120mm">
                <svg></svg>
                </figure>
                <div class="list">
                <h2>Stops</h2>
                <div class="codes">
                <a class="code" href="https://www.google.com/maps/dir/60.3913,5.3221/60.8628,7.1138"><svg viewBox="0 0 82 82" role="img" shape-rendering="crispEdges"><title>Directions in Google Maps: 1 Bergen → 2 Flåm</title><path fill="#fff" d="M0 0h82v82H0z"/><path stroke="#000" stroke-width="2" d="…"/></svg><span><span class="by">Google Maps: </span><bdi>1<span> Bergen</span></bdi> → <bdi>2<span> Flåm</span></bdi></span></a>
                </div>
                <ol class="stops">
                <li>
                <span class="mark g0">1</span>
                <div>
                <h3><bdi>Bergen</bdi></h3>
                <p class="place"><a href="geo:60.3913,5.3221">60.3913, 5.3221</a><span class="more"> · <a href="https://www.openstreetmap.org/?mlat=60.391300&amp;mlon=5.322100#map=13/60.391300/5.322100">map</a></span></p>
                <p class="note" dir="auto">Fish market,<br>
                then north.</p>
                </div>
                </li>
                <li class="way">110.9 km</li>
                <li>
                <span class="mark g0">2</span>
                <div>
                <h3><bdi>Flåm</bdi></h3>
                <p class="place"><a href="geo:60.8628,7.1138">60.8628, 7.1138</a><span class="more"> · <a href="https://www.openstreetmap.org/?mlat=60.862800&amp;mlon=7.113800#map=13/60.862800/7.113800">map</a></span></p>
                </div>
                </li>
                </ol>
                </div>
                </div>
                <h2>Legs</h2>
                <div class="wide">
                <table>
                <thead><tr><th scope="col" class="number">Leg</th><th scope="col">From</th><th scope="col">To</th><th scope="col" class="number">Distance</th><th scope="col" class="number bearing">Bearing</th><th scope="col" class="number sum">So far</th></tr></thead>
                <tbody>
                <tr><th scope="row" class="number">1</th><td><bdi>Bergen</bdi></td><td><bdi>Flåm</bdi></td><td class="number">110.9 km</td><td class="number bearing">061° ENE</td><td class="number sum">110.9 km</td></tr>
                </tbody>
                <tfoot><tr><th scope="row" colspan="3">Total</th><td class="number">110.9 km</td><td class="bearing"></td><td class="sum"></td></tr></tfoot>
                </table>
                </div>
                </section>

                """)
    }

    @Test("no trips are a page too")
    func noTrips() {
        #expect(
            body(report()) == """
                <h1>Trips</h1>
                <p class="summary"><strong>All together: 0 trips, 0 stops, 0 km straight line</strong></p>

                """)
    }

    @Test("nothing in it is a script or asks a host, whatever names and notes hold, and no control character gets in")
    func safe() throws {
        let text = try html(.all, [coast(roundTrip: true), hostile(), withNotes])
        #expect(!text.contains("<script") && !text.contains("url(") && !text.contains("@import"))
        #expect(!text.contains("src=") && !text.contains("<link") && !text.contains("<iframe"))
        for scalar in text.unicodeScalars {
            #expect(scalar == "\n" || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)))
        }
        #expect(text.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; Co"))
    }

    @Test(
        "html5lib finds no error in it, a map and codes for each trip with stops, and scoped headers",
        .enabled(if: Oracle.hasPython(with: "html5lib")))
    func valid() throws {
        let script = """
            import sys, html5lib
            text = sys.stdin.buffer.read().decode()
            parser = html5lib.HTMLParser(strict=True)
            tree = parser.parse(text)
            assert not parser.errors, parser.errors
            h = '{http://www.w3.org/1999/xhtml}'
            assert tree.get('lang') == 'en'
            assert all(e.get('scope') in ('col', 'row') for e in tree.iter(h + 'th'))
            ids = [e.get('id') for e in tree.iter() if e.get('id')]
            assert len(ids) == len(set(ids)), ids
            assert not list(tree.iter(h + 'script'))
            print(len([e for e in tree.iter('{http://www.w3.org/2000/svg}svg') if e.get('viewBox')]))
            """
        let text = try html(.all, [coast(roundTrip: true), hostile(), withNotes, Trip(id: id(9), name: .newTrip)])
        #expect(try Oracle.printed(script, with: "html5lib", input: text) == "10\n")
    }

    @Test("the days of a planned trip have colours of their own, on the map and at the numbers of the stops")
    func dayColors() throws {
        var trip = coast(roundTrip: true)
        try trip.waypoints[1].plan.set(.nights(1))
        let text = try html(.all, [trip])
        let marks = text.matches(of: #/<span class="mark ([^"]*)">(\d)</span>/#).map { "\($0.2) \($0.1)" }
        #expect(marks == ["1 g0", "2 g0", "2 g0", "3 g1 square", "3 g1 square", "1 g0"])
        #expect(text.contains("<path class=\"route s0\"") && text.contains("<path class=\"route s1\""))
        let keys = text.matches(of: #/<span class="key([^"]*)"></span><span class="when"><b>Day\u{a0}(\d)</#)
        #expect(keys.map { "\($0.2)\($0.1)" } == ["1 g0", "2 g1 square", "3 g2"])
        for (series, color) in SVGMap.seriesColors.enumerated() {
            #expect(text.contains(".g\(series){background:\(color.light)}"))
            #expect(text.contains(".g\(series){background:\(color.dark)}"))
            #expect(text.contains(".map .f\(series){fill:\(color.dark)}"))
        }
        let without = try html(.all, [coast()])
        #expect(!without.contains("mark g1") && !without.contains("route s1\" d") && !without.contains("<tspan"))
    }

    @Test("a planned trip has a code for each day with a drive, another one for its way, and one without a drive none")
    func codes() throws {
        func ways(_ trip: Trip) throws -> [String] {
            let page = try html(.all, [trip])
            return page.matches(of: /<a class="code" href="https:\/\/www.google.com\/maps\/dir\/([^"]*)"/)
                .map { String($0.1) }
        }
        let loop = try ways(coast(roundTrip: true))
        var planned = coast(roundTrip: true)
        try planned.waypoints[1].plan.set(.nights(1))
        #expect(
            loop == [
                "38.72,-9.14/41.15,-8.61/37.02,-7.93/38.72,-9.14"
            ])
        #expect(
            try ways(planned) == [
                "38.72,-9.14/41.15,-8.61", "41.15,-8.61/37.02,-7.93", "37.02,-7.93/38.72,-9.14",
            ])
        #expect(try ways(Trip(id: id(9), name: .newTrip, waypoints: [stop(91, "A", 1, 2)])) == [])
    }

    @Test("notes go into every other format when they are asked for")
    func notes() throws {
        let trips = [withNotes, coast()]
        #expect(
            try text(.text, trips, notes: true).contains(
                " straight line\n\nNotes\n1  Lisbon: Trams & *hills*\n   \\u{1B}[31mred\n2  Porto: =1+1\n"
            ))
        #expect(
            try text(.markdown, trips, notes: true).contains(
                "\n- **1 Lisbon**: Trams &amp; \\*hills\\*<br>\u{FFFD}\\[31mred\n- **2 Porto**: =1+1\n"))
        let csv = try text(.csv, trips, notes: true)
        #expect(
            csv.hasPrefix(
                "Trip,Leg,From,To,DistanceMeters,BearingDegrees,CumulativeMeters,Distance,Cumulative,Unit,FromNote,ToNote\r\n"
            ))
        #expect(csv.contains(",km,\"Trams & *hills*\n\u{1B}[31mred\",'=1+1\r\n"))
        let json = try text(.json, trips, notes: true)
        #expect(
            json.contains(#""note": "Trams & *hills*\n\u001b[31mred""#)
                || json.contains(#""note": "Trams & *hills*\n\u001B[31mred""#))
        for format in [ReportFormat.text, .markdown, .csv, .json] {
            #expect(try !text(format, trips, notes: false).contains("hills"))
        }
    }

    @Test("a browser gets a private file, which the next run writes over; without a desktop only its path is told")
    func web() throws {
        let files = InMemoryFileSystem()
        try files.makeDirectory("/home", mode: 0o755)
        try files.makeDirectory("/home/me", mode: 0o755)
        let environment = InMemoryEnvironment(variables: ["HOME": "/home/me"])
        for isThere in [true, false] {
            let desktop = InMemoryDesktop(isThere: isThere)
            let web = ReportBuilder.web(
                try dependencies([coast(), alps()]),
                documents: PrivateDocuments(files: files, environment: environment), open: desktop.open)
            let result = try answer(of: web.show(.trip(id(isThere ? 1 : 2))))
            let path = "/home/me/.cache/roadtrip/itinerary.html"
            #expect(result.path == path && result.isOpen == isThere)
            #expect(desktop.opened == (isThere ? [path] : []))
            #expect(try files.status(of: path, followingLinks: false).mode == 0o600)
            #expect(try files.status(of: "/home/me/.cache/roadtrip", followingLinks: false).mode == 0o700)
            let bytes = try #require(files.bytes(at: path))
            #expect(
                String(decoding: bytes, as: UTF8.self).contains("<h1><bdi>\(isThere ? "Coast" : "Alps")</bdi></h1>"))
            #expect(result.notice.lines == [isThere ? "Opened \(path)." : "Wrote \(path); open it in a browser."])
        }
    }

    private let withNotes = Trip(
        id: id(5), name: name("Noted"),
        waypoints: [
            stop(51, "Lisbon", 38.7169, -9.1399, note: "Trams & *hills*\n\u{1B}[31mred"),
            stop(52, "Porto", 41.1496, -8.611, note: "=1+1"),
        ])

    @Test("A page with roads names those whose data they are, below and in its maps")
    func credit() throws {
        let credit = "© OpenStreetMap contributors"
        let roads = try answer(
            of: ReportBuilder.presenter(dependencies([coast()], MixedMapData()))
                .text(on: .all, as: .html, context: TerminalContext())
        ).text
        let codes = "<span class=\"paper\"> · The codes open the way in Google Maps.</span>"
        #expect(roads.contains("<p class=\"credit\">Roads: \(credit)\(codes)</p>\n</div>\n</section>\n</body>"))
        #expect(roads.contains(">\(credit), Natural Earth</text>"))
        #expect(try !html(.all, [coast()]).contains(credit))
    }

    private func dependencies(
        _ trips: [Trip], _ mapData: any MapDataProvider = StraightLineProvider()
    ) throws -> ReportDependencies {
        ReportDependencies(
            model: try DataModel(store: InMemoryStore(trips)), mapData: mapData,
            documents: NoDocuments(), unit: .kilometers, maps: drawers, homeDirectory: nil,
            clock: PlaceClock.byLongitude)
    }

    private func html(_ selection: TripSelection, _ trips: [Trip]) throws -> String {
        try answer(
            of: ReportBuilder.presenter(dependencies(trips)).text(on: selection, as: .html, context: TerminalContext())
        ).text
    }

    private func text(_ format: ReportFormat, _ trips: [Trip], notes: Bool) throws -> String {
        try answer(
            of: ReportBuilder.presenter(dependencies(trips))
                .text(on: .all, as: format, ReportOptions(notes: notes), context: TerminalContext())
        ).text
    }
}
