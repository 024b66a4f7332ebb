import Cartography
import CivilTime
import Console
import Entities
import Foundation
import Geodesy
import Interchange
import Itineraries
import MapData
import TestSupport
import Testing

@testable import ReportModule

/// A round trip with a stay of two nights, a ferry, a fixed arrival, costs and a link.
func decided() throws -> Trip {
    var trip = coast(roundTrip: true)
    try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
    try trip.plan.set(.currency("EUR"))
    trip.waypoints[0].note = try Note("Tram 28: https://example.org/a?b=1.")
    try trip.waypoints[1].plan.set(.kind(StopKind("eat")))
    try trip.waypoints[1].plan.set(.nights(2))
    try trip.waypoints[1].plan.set(.cost(Cost("9.50")))
    try trip.waypoints[2].plan.set(.arrive(.anyDay(#require(TimeOfDay(hour: 18, minute: 0, second: 0)))))
    try trip.waypoints[2].plan.set(.way(Way(by: .ferry, minutes: 150, cost: Cost("85"))))
    return trip
}

/// A report on one trip with its days, measured along straight lines, by the summer time of Lisbon.
func planned(_ trip: Trip) -> DistanceReport {
    let route = straightLineRoute(of: trip)
    let lisbon = PlaceClock(name: "Europe/Lisbon", distance: 0) { _ in 3_600 }
    return DistanceReport(trips: [
        DistanceReport.TripSection(
            trip: trip, route: route, days: Itinerary(planned: trip, route, clock: { _ in lisbon }))
    ])
}

@Suite("The days of the itinerary") struct ItineraryDayTests {
    /// The sections of days of a page, without the pictures in them.
    private func days(
        _ report: DistanceReport, maps: [ItineraryMaps] = [], options: ReportOptions = ReportOptions()
    )
        -> String
    {
        let page = HTMLReport.text(report, unit: .kilometers, maps: maps, options: options)
        let days = page.matches(of: #/<section class="day[^"]*">[\s\S]*?</section>/#).map { String($0.0) }
        // Which of them may be cut at the end of a sheet is tested with the other rules of paper.
        return days.joined(separator: "\n").replacing(#/<svg[\s\S]*?<\/svg>/#, with: "<svg>").replacing(
            "class=\"day cut\"", with: "class=\"day\""
        ).replacing("\u{a0}", with: " ")
    }

    @Test("A stop says the area that it is in, and where that is not known its coordinates; either opens a map")
    func areas() throws {
        let trip = try decided()
        let section = try #require(planned(trip).trips.first)
        let known = DistanceReport.TripSection(
            trip: trip, route: section.route, days: section.days, areas: ["Lisbon & around, PT", nil, nil])
        let text = days(DistanceReport(trips: [known]))
        #expect(text.contains("<a href=\"geo:38.72,-9.14\">Lisbon &amp; around, PT</a>"))
        #expect(text.contains("<a href=\"geo:41.15,-8.61\">41.15, -8.61</a>"))
        #expect(text.contains("?mlat=38.720000&amp;mlon=-9.140000"))
    }

    @Test("Each day has its map, its stops with times, notes and costs, the ways between, and a code")
    func page() throws {
        let maps = ItineraryMaps(whole: "<svg>whole</svg>", days: [0: "<svg>1</svg>\n", 2: "<svg>3</svg>\n"])
        #expect(
            days(planned(try decided()), maps: [maps]) == """
                <section class="day">
                <figure>
                <svg>
                </figure>
                <h2 id="day1"><span class="date">Day 1 · Sat 12 Jun 2027</span> <bdi>Lisbon</bdi> → <bdi>Porto</bdi></h2>
                <p class="facts">about 3 h 35 min, 342 km est. · sun 06:11 – 21:07</p>
                <div class="codes">
                <a class="code" href="https://www.google.com/maps/dir/38.72,-9.14/41.15,-8.61"><svg><span><span class="by">Google Maps: </span><bdi>1<span> Lisbon</span></bdi> → <bdi>2<span> Porto</span></bdi></span></a>
                </div>
                <ol class="stops timed">
                <li>
                <span class="time">leave 09:00</span>
                <span class="mark g0">1</span>
                <div>
                <h3><bdi>Lisbon</bdi></h3>
                <p class="place"><a href="geo:38.72,-9.14">38.72, -9.14</a><span class="more"> · <a href="https://www.openstreetmap.org/?mlat=38.720000&amp;mlon=-9.140000#map=13/38.720000/-9.140000">map</a></span></p>
                <p class="note" dir="auto">Tram 28: <a href="https://example.org/a?b=1" rel="noreferrer">https://example.org/a?b=1</a>.</p>
                </div>
                </li>
                <li>
                <span class="time">12:35</span>
                <span class="mark g0">2</span>
                <div>
                <h3><bdi>Porto</bdi></h3>
                <p class="facts">meal, night, 9.50 EUR for 2 nights</p>
                <p class="place"><a href="geo:41.15,-8.61">41.15, -8.61</a><span class="more"> · <a href="https://www.openstreetmap.org/?mlat=41.150000&amp;mlon=-8.610000#map=13/41.150000/-8.610000">map</a></span></p>
                </div>
                </li>
                </ol>
                </section>
                <section class="day rest">
                <h2 id="day2"><span class="date">Day 2 · Sun 13 Jun</span> <bdi>Porto</bdi></h2>
                <p class="facts">no drive, night · sun 06:01 – 21:08</p>
                </section>
                <section class="day">
                <figure>
                <svg>
                </figure>
                <h2 id="day3"><span class="date">Day 3 · Mon 14 Jun</span> <bdi>Porto</bdi> → <bdi>Lisbon</bdi></h2>
                <p class="facts">about 2 h 55 min, 271 km est., ferry 2 h 30 min · sun 06:01 – 21:03</p>
                <div class="codes">
                <a class="code" href="https://www.google.com/maps/dir/37.02,-7.93/38.72,-9.14"><svg><span><span class="by">Google Maps: </span><bdi>3<span> Faro</span></bdi> → <bdi>1<span> Lisbon</span></bdi></span></a>
                </div>
                <ol class="stops timed">
                <li>
                <span class="time">leave 09:00</span>
                <span class="mark g0">2</span>
                <div>
                <h3><bdi>Porto</bdi></h3>
                <p class="facts">at the latest 15:30</p>
                </div>
                </li>
                <li class="way">ferry, 2 h 30 min, 85 EUR</li>
                <li>
                <span class="time">18:00</span>
                <span class="mark g1 square">3</span>
                <div>
                <h3><bdi>Faro</bdi></h3>
                <p class="facts">fixed, there from 11:30</p>
                <p class="place"><a href="geo:37.02,-7.93">37.02, -7.93</a><span class="more"> · <a href="https://www.openstreetmap.org/?mlat=37.020000&amp;mlon=-7.930000#map=13/37.020000/-7.930000">map</a></span></p>
                </div>
                </li>
                <li class="way">est. 271.0 km · about 2 h 55 min</li>
                <li>
                <span class="time">20:55</span>
                <span class="mark g0">1</span>
                <div>
                <h3><bdi>Lisbon</bdi></h3>
                </div>
                </li>
                </ol>
                <ul class="warnings">
                <li>the ferry from Porto to Faro takes 2 h 30 min, too short for the distance</li>
                </ul>
                </section>
                """)
    }

    @Test("The head has the dates, days, the drive and the money, and what times are worth")
    func head() throws {
        let page = HTMLReport.text(planned(try decided()), unit: .kilometers).replacing("\u{a0}", with: " ")
        #expect(
            page.contains(
                """
                <header>
                <h1><bdi>Coast</bdi></h1>
                <p class="dates">Sat 12 Jun to Mon 14 Jun 2027</p>
                <ul class="totals">
                <li>3 days</li>
                <li>2 nights</li>
                <li>about 6 h 30 min, 613 km est.</li>
                <li>2 h 30 min by ferry</li>
                <li>94.50 EUR (meal 9.50, ferry 85)</li>
                </ul>
                <p class="small">estimate: straight line × 1.25 at 100 km/h + 10 min a leg; mountain roads and ferries can take twice as long</p>
                </header>
                """))
    }

    @Test(
        "Links and codes open the service that is asked for",
        arguments: [
            (WayLinkService.google, ["https://www.google.com/maps/dir/38.72,-9.14/41.15,-8.61"]),
            (.geo, ["geo:38.72,-9.14", "geo:41.15,-8.61"]),
            (
                .osm,
                [
                    "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&amp;route=38.72,-9.14%3B41.15,-8.61"
                ]
            ),
        ])
    func services(service: WayLinkService, first: [String]) throws {
        let text = days(planned(try decided()), options: ReportOptions(links: service))
        let found = text.matches(of: #/<a class="code" href="([^"]*)"/#).map { String($0.1) }
        #expect(Array(found.prefix(first.count)) == first)
    }

    @Test("No line ends between a number and its unit, nor within a time")
    func unbroken() {
        #expect(
            HTMLText.facts("clocks +1 h, night, 45 EUR, 2 h 30 min & more")
                == "clocks +1\u{a0}h, night, 45\u{a0}EUR, 2\u{a0}h 30\u{a0}min &amp; more")
        #expect(HTMLText.time("leave 9:00 am") == "leave\u{a0}9:00\u{a0}am")
        #expect(HTMLText.time("10:25 am – 12:25 pm") == "10:25\u{a0}am\u{a0}–\u{a0}12:25\u{a0}pm")
        #expect(HTMLText.facts("") == "" && HTMLText.facts("1 ") == "1 ")
    }

    @Test("A day that is longer than a sheet has its map and its codes with its heading, before its stops")
    func longDay() throws {
        var trip = try decided()
        trip.waypoints[1].note = try Note(String(repeating: "A long note on Porto.\n", count: 80))
        let maps = ItineraryMaps(whole: "<svg>whole</svg>", days: [0: "<svg>1</svg>\n", 2: "<svg>3</svg>\n"])
        let page = HTMLReport.text(planned(trip), unit: .kilometers, maps: [maps])
        let day = try #require(page.components(separatedBy: "<section class=\"day cut\">\n").dropFirst().first)
        let head = try #require(day.components(separatedBy: "</div>\n<ol").first)
        #expect(head.hasPrefix("<figure>"))
        #expect(head.contains("Day 1") && head.contains("class=\"codes\""))
    }

    @Test("The codes of a day stand between its heading and its stops, beside which they have room")
    func codes() throws {
        let page = HTMLReport.text(planned(try decided()), unit: .kilometers)
        let day = try #require(page.components(separatedBy: "<section class=\"day\">\n").dropFirst().first)
        let parts = ["Day 1", "class=\"facts\"", "class=\"codes\"", "class=\"stops"]
            .compactMap { day.range(of: $0)?.lowerBound }
        #expect(parts.count == 4 && parts == parts.sorted())
    }

    @Test("What codes open is said where there are some, and not of a trip by air alone", arguments: [true, false])
    func creditOfCodes(isFlown: Bool) throws {
        var trip = coast()
        try trip.plan.set(.dailyMinutes(600))
        if isFlown {
            for index in 1...2 { try trip.waypoints[index].plan.set(.way(Way(by: .flight, minutes: 60))) }
        }
        let legs = straightLineRoute(of: trip).legs.map { leg in
            Leg(
                from: leg.from, to: leg.to, distance: leg.distance, initialBearing: 0, source: .roads, duration: 60,
                given: isFlown ? .flight : nil)
        }
        let days = try #require(planned(trip).trips.first?.days)
        let section = DistanceReport.TripSection(trip: trip, route: Route(legs: legs), days: days)
        let page = HTMLReport.text(DistanceReport(trips: [section]), unit: .kilometers)
        #expect(page.contains("Roads: ") && page.contains("The codes open") != isFlown)
    }

    @Test("Flights are no streets, and a trip by air alone says nothing of driving")
    func flights() throws {
        var trip = try decided()
        for index in trip.waypoints.indices { try trip.waypoints[index].plan.set(.way(Way(by: .flight))) }
        let page = HTMLReport.text(planned(trip), unit: .kilometers)
        #expect(!page.contains("0\u{a0}min, 0\u{a0}km") && page.contains("flights, about"))
        /// What is said of ways along roads that are not known.
        func remarks(_ means: Way.Means?) throws -> [String] {
            let legs = straightLineRoute(of: trip).legs.map { leg in
                Leg(
                    from: leg.from, to: leg.to, distance: leg.distance, initialBearing: 0, source: .roads, duration: 60,
                    given: means)
            }
            let days = try #require(planned(trip).trips.first?.days)
            let section = DistanceReport.TripSection(trip: trip, route: Route(legs: legs), days: days)
            return TripItinerary(section, unit: .kilometers).remarks.filter { $0.hasPrefix("Streets are not known") }
        }
        #expect(try remarks(nil).count == 1 && remarks(.flight).isEmpty)
    }

    @Test(
        "A short way over streets says how long one walks, a longer one and one along a road do not",
        arguments: [(810.0, 2, "about 11 min on foot"), (60, 0, "about 1 min on foot"), (2_100, 2, nil), (810, 3, nil)])
    func walks(metres: Double, points: Int, words: String?) throws {
        let trip = coast()
        let legs = straightLineRoute(of: trip).legs.map { leg in
            Leg(
                from: leg.from, to: leg.to, distance: metres, straightDistance: metres / 1.3, initialBearing: 0,
                source: .roads, duration: 60,
                geometry: Array(repeating: trip.waypoints[leg.from].location, count: points))
        }
        let section = DistanceReport.TripSection(trip: trip, route: Route(legs: legs))
        let ways = TripItinerary(section, unit: .kilometers).entries.compactMap { entry in
            if case .way(let way) = entry { way.drive } else { nil }
        }
        #expect(try #require(ways.first).last?.hasSuffix("on foot") == (words != nil))
        #expect(words == nil || ways.first?.last == words)
        // A minute by car is none.
        #expect(words == nil || ways.first?.first == (metres == 810 ? "about 810 m" : "about 60 m"))
        #expect(words == nil || ways.first?.count == 2)
    }

    @Test("What cannot be kept stands in its day")
    func warnings() throws {
        var trip = try decided()
        try trip.waypoints[2].plan.set(.arrive(.on(CivilDateTime(secondsSince1970: 1_812_967_200))))
        let text = days(planned(trip))
        #expect(text.contains("<ul class=\"warnings\">\n<li>"))
        #expect(text.contains("10:00"))
    }

    @Test("A day that is left over before a fixed arrival tells its night, too")
    func freeDay() throws {
        var trip = try decided()
        try trip.waypoints[2].plan.set(.arrive(.on(CivilDateTime(secondsSince1970: 1_813_082_400))))
        let text = days(planned(trip))
        #expect(text.contains("<bdi>Porto</bdi></h2>\n<p class=\"facts\">free, night · sun "), "\(text)")
    }

    @Test("Behind a missed ferry no form shows a time at which nobody knows to be there, and warnings are marked")
    func missedFerry() throws {
        var trip = try decided()
        try trip.waypoints[1].plan.set(.leave(TimeOfDay(hour: 10, minute: 0, second: 0)))
        try trip.waypoints[2].plan.set(
            .way(Way(by: .ferry, minutes: 150, departs: TimeOfDay(text: "08:00").map { .anyDay($0) })))
        let report = planned(trip)
        let text = TextReport.lines(report, unit: .kilometers, context: TerminalContext()).joined(separator: "\n")
        #expect(text.contains("3 Faro, fixed 18:00, arrival not known\n"), "\(text)")
        #expect(
            text.contains(
                "\n  ! the ferry to Faro at 08:00 is missed by about 2 h; leave Porto by 07:30 to\n    be in time\n"))
        let markdown = MarkdownReport.text(report, unit: .kilometers)
        #expect(markdown.contains("- **3 Faro**, fixed 18:00, arrival not known\n"))
        #expect(markdown.contains("- **!** the ferry to Faro at 08:00 is missed"))
        let paper = days(report)
        #expect(paper.contains("fixed 18:00, arrival not known") && !paper.contains("12:30"))
        let csv = CSVReport.text(report, unit: .kilometers)
        #expect(csv.contains(",3,2027-06-14,,\r\n"), "\(csv)")
    }

    @Test("Text and Markdown have the same, with a row for each leg")
    func lines() throws {
        let report = planned(try decided())
        #expect(
            TextReport.lines(report, unit: .kilometers, context: TerminalContext()).joined(separator: "\n") == """
                Coast
                Sat 12 Jun to Mon 14 Jun 2027
                3 stops, round trip, 953.7 km straight line

                Day 1 · Sat 12 Jun 2027 · Lisbon → Porto · about 3 h 35 min, 342 km est. ·
                  sun 06:11 – 21:07
                  leave  09:00  1 Lisbon
                                  Tram 28: https://example.org/a?b=1.
                                  est. 342.4 km, about 3 h 35 min; 009° N
                  12:35         2 Porto, meal, night, 9.50 EUR for 2 nights
                  Google Maps 1 → 2: https://www.google.com/maps/dir/38.72,-9.14/41.15,-8.61

                Day 2 · Sun 13 Jun · Porto · no drive · sun 06:01 – 21:08
                                2 Porto, night

                Day 3 · Mon 14 Jun · Porto → Lisbon ·
                  about 2 h 55 min, 271 km est., ferry 2 h 30 min · sun 06:01 – 21:03
                  leave  09:00  2 Porto, at the latest 15:30
                                  ferry, 2 h 30 min, 85 EUR; 173° S
                  18:00         3 Faro, fixed, there from 11:30
                                  est. 271.0 km, about 2 h 55 min; 331° NNW
                  20:55         1 Lisbon
                  ! the ferry from Porto to Faro takes 2 h 30 min, too short for the distance
                  Google Maps 3 → 1: https://www.google.com/maps/dir/37.02,-7.93/38.72,-9.14

                Total: 3 days, 2 nights, about 6 h 30 min, 613 km est., 2 h 30 min by ferry,
                  94.50 EUR (meal 9.50, ferry 85)
                estimate: straight line × 1.25 at 100 km/h + 10 min a leg; mountain roads and
                  ferries can take twice as long

                Costs in EUR
                  Meals     9.50
                  Ferries  85.00
                  Total    94.50
                """)
        #expect(
            MarkdownReport.text(report, unit: .kilometers) == """
                # Coast

                Sat 12 Jun to Mon 14 Jun 2027

                3 stops, round trip, 953.7 km straight line

                ## Day 1 · Sat 12 Jun 2027 · Lisbon → Porto · about 3 h 35 min, 342 km est. · sun 06:11 – 21:07

                - leave 09:00, **1 Lisbon**<br>Tram 28: https://example.org/a?b=1.
                - est. 342.4 km, about 3 h 35 min; 009° N
                - 12:35, **2 Porto**, meal, night, 9.50 EUR for 2 nights
                - [Google Maps 1 → 2](https://www.google.com/maps/dir/38.72,-9.14/41.15,-8.61)

                ## Day 2 · Sun 13 Jun · Porto · no drive · sun 06:01 – 21:08

                - **2 Porto**, night

                ## Day 3 · Mon 14 Jun · Porto → Lisbon · about 2 h 55 min, 271 km est., ferry 2 h 30 min · sun 06:01 – 21:03

                - leave 09:00, **2 Porto**, at the latest 15:30
                - ferry, 2 h 30 min, 85 EUR; 173° S
                - 18:00, **3 Faro**, fixed, there from 11:30
                - est. 271.0 km, about 2 h 55 min; 331° NNW
                - 20:55, **1 Lisbon**
                - **!** the ferry from Porto to Faro takes 2 h 30 min, too short for the distance
                - [Google Maps 3 → 1](https://www.google.com/maps/dir/37.02,-7.93/38.72,-9.14)

                Total: 3 days, 2 nights, about 6 h 30 min, 613 km est., 2 h 30 min by ferry, 94.50 EUR (meal 9.50, ferry 85)<br>
                estimate: straight line × 1.25 at 100 km/h + 10 min a leg; mountain roads and ferries can take twice as long

                | Costs | EUR |
                | :-- | --: |
                | Meals | 9.50 |
                | Ferries | 85.00 |
                | **Total** | **94.50** |

                """)
    }

    @Test("Of a leg with ferries the drive is told without them, and each ferry on a line of its own")
    func ferries() throws {
        let trip = alps()
        let ferry = Crossing(from: "Ost", to: "West", kind: .ferry, distance: 4_000, duration: 900, wait: 600)
        let leg = Leg(
            from: 0, to: 1, distance: 34_000, straightDistance: 25_000, initialBearing: 146, source: .roads,
            duration: 3_900, crossings: [ferry])
        let route = Route(legs: [leg])
        func way(_ days: Itinerary?) throws -> ItineraryEntry.Way {
            let words = TripItinerary(.init(trip: trip, route: route, days: days), unit: .kilometers)
            let entries = days == nil ? words.entries : try #require(words.days).flatMap(\.entries)
            return try #require(entries.compactMap { if case .way(let way) = $0 { way } else { nil } }.first)
        }
        let days = ItineraryPlanner.itinerary(of: trip, along: route, clock: PlaceClock.byLongitude)
        for (way, wait) in try [(way(days), ", wait about 10 min"), (way(nil), "")] {
            #expect(way.drive == ["about 30 km", "about 40 min"])
            #expect(way.crossings == ["ferry Ost – West, about 15 min" + wait])
            #expect(way.soFar == "34 km so far")
        }
    }

    @Test("A trip without days has the sum of its costs, and the drive back of a round trip")
    func withoutDays() throws {
        var trip = coast(roundTrip: true)
        try trip.plan.set(.currency(nil))
        try trip.waypoints[1].plan.set(.cost(Cost("9.50")))
        try trip.waypoints[2].plan.set(.cost(Cost("1")))
        try trip.waypoints[2].plan.set(.kind(StopKind("see")))
        let page = HTMLReport.text(report(trip), unit: .kilometers).replacing("\u{a0}", with: " ")
        #expect(page.contains("<li>cost 10.50 in all</li>"))
        #expect(page.contains("<p class=\"facts\">sight, cost 1</p>"))
        #expect(page.contains("<li class=\"way\">216.8 km · 953.7 km so far</li>"))
        #expect(page.matches(of: #/<bdi>Lisbon</bdi></h3>/#).count == 2)
    }

}
