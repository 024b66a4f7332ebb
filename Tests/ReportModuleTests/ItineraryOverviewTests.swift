import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing

@testable import ReportModule

@Suite("The list of the days and the first sheet") struct ItineraryOverviewTests {
    private func page(_ trips: [Trip]) -> String {
        let sections = trips.flatMap { planned($0).trips }
        return HTMLReport.text(DistanceReport(trips: sections), unit: .kilometers).replacing("\u{a0}", with: " ")
    }

    /// The rows of the list in a page: their links, keys, dates, ends and drives.
    private func rows(_ page: String) -> [String] {
        let row = #/<li><a href="(#[^"]*)"><span class="key([^"]*)"></span>(.*?)</a></li>/#
        return page.matches(of: row).map { match in
            let text = String(match.3).replacing(#/<[^>]*>/#, with: "")
            return "\(match.1)\(match.2): \(text)"
        }
    }

    @Test("Each day has a line with its colour on the map, its date, its ends and its drive, a day of rest no colour")
    func days() throws {
        #expect(
            rows(page([try decided()])) == [
                "#day1 g0: Day 1 Sat 12 Jun Lisbon → Porto 3 h 35 min, 342 km 9.50",
                "#day2: Day 2 Sun 13 Jun Porto no drive",
                "#day3 g1 square: Day 3 Mon 14 Jun Porto → Lisbon 2 h 55 min, 271 km, ferry 2 h 30 min 85",
            ])
    }

    @Test("Each line leads to the heading of its day, also where there are several trips")
    func anchors() throws {
        for trips in [[try decided()], [try decided(), try decided()]] {
            let page = page(trips)
            let links = page.matches(of: #/<a href="#([^"]*)"/#).map { String($0.1) }
            let headings = page.matches(of: #/<h\d id="([^"]*)"/#).map { String($0.1) }
            #expect(links == headings && Set(links).count == 3 * trips.count)
        }
    }

    @Test(
        "Costs in several currencies are in one table below the list, which adds nothing up; of many no sentence has sums",
        arguments: [1, 2, 4])
    func currencies(count: Int) throws {
        var trip = try decided()
        for (stop, currency) in ["GBP", "CHF", "PLN"].enumerated().prefix(count - 1) {
            try trip.waypoints[stop].plan.set(.cost(Cost("12").in(currency)))
        }
        let page = page([trip])
        let list = try #require(page.firstRange(of: "</nav>"))
        let table = try #require(page.firstRange(of: "<table class=\"costs"))
        let day = try #require(page.firstRange(of: "<section class=\"day"))
        #expect(list.upperBound < table.lowerBound && (table.upperBound < day.lowerBound) == (count > 1))
        #expect(page.ranges(of: "<table class=\"costs").count == 1)
        #expect(page[..<list.lowerBound].contains(">Total ") == (count == 1))
        #expect(page.contains("<li>costs in 4 currencies</li>") == (count == 4))
        #expect(page.contains(" EUR + 12 GBP (") == (count == 2))
    }

    @Test("A trip of one day and one without days have no list")
    func none() throws {
        var trip = alps()
        try trip.plan.set(.dailyMinutes(600))
        #expect(!page([trip]).contains("<nav"))
        let plain = HTMLReport.text(report(coast()), unit: .kilometers)
        #expect(!plain.contains("<nav"))
    }

    @Test("The first sheet holds the head, the map and the list, and of a short trip all days, with the credit within")
    func front() throws {
        let size = (width: 544, height: 400)
        func front(_ trip: Trip) throws -> (front: HTMLReportPaper.Front?, days: Int) {
            let section = try #require(planned(trip).trips.first)
            let days = try #require(TripItinerary(section, unit: .kilometers).days)
            let paper = HTMLReportPaper(
                days, of: trip, mapHeights: [:], mapWidth: Sheets.dayWidth, linesOfHead: 3)
            return (paper.front(size, narrow: (352, 300)), days.count)
        }
        let short = try front(try decided())
        #expect(short.front?.days == short.days && short.front?.sheets == 2)
        var long = try decided()
        for index in long.waypoints.indices {
            long.waypoints[index].note = try Note(String(repeating: "A line of a note.\n", count: 40))
        }
        let cut = try front(long)
        #expect(try #require(cut.front).days < cut.days && cut.front?.isNarrow == false)
    }

    @Test("A map has the height that is left on its sheet, and no more than its width allows")
    func style() {
        let rules = HTMLReportStyle.text(footer: "")
        #expect(rules.contains(".cover{height:100vh;display:flex;flex-direction:column}"))
        #expect(rules.contains(".cover>.whole{flex:0 1 var(--tall);min-height:0"))
        let page = HTMLReport.text(
            planned(coast()), unit: .kilometers, maps: [ItineraryMaps(whole: "<svg></svg>", width: 400, height: 200)])
        #expect(page.contains("<figure class=\"whole\" style=\"--tall:90mm\">"))
    }

    @Test("A phone and a window below 44 rem get a narrow map and two lines a day in place of the broad ones")
    func phone() throws {
        let trip = try decided()
        let section = try #require(planned(trip).trips.first)
        let maps = try ItineraryMaps(of: section, by: drawers, unit: .kilometers, prefix: "m")
        let narrow = try #require(maps.narrow)
        let units = try #require(narrow.firstMatch(of: #/viewBox="0 0 (\d+) /#)).1
        // Letters of ten units have ten pixels where the map is as wide as the screen.
        #expect(try #require(Int(units)) <= 390)
        let page = HTMLReport.text(planned(trip), unit: .kilometers, maps: [maps])
        #expect(page.contains("<div class=\"broad\">") && page.contains("<div class=\"narrow\">"))
        let rules = HTMLReportStyle.text(footer: "")
        let window = "@media screen and (max-width:39.99rem)"
        #expect(rules.contains("\(window){.broad,.sum{display:none}.narrow{display:block}}"))
    }

    @Test("Where list, code and map have no room beside each other on a screen, codes are links")
    func codes() {
        let rules = HTMLReportStyle.text(footer: "")
        #expect(rules.contains("@media screen and (min-width:44rem) and (max-width:57.99rem){.day .codes{display:flex"))
    }

    @Test("A day has two lines in any window in which one would leave no room for its ends, and its drive may break")
    func windows() throws {
        let rules = HTMLReportStyle.text(footer: "")
        let screen = try #require(rules.split(separator: "@media print{").first)
        #expect(screen.contains("@media screen{.drive{white-space:normal"))
        // Where a day has one line its ends keep nine letters at least, so that no word stands a letter a line.
        for match in screen.matches(of: #/grid-template-columns:1\.2rem var\(--when\) ([^}; ]*)/#) {
            #expect(match.1 == "minmax(9rem,1fr)")
        }
        // All that has a fixed width in a line of the list, its gaps, margins of the page and 12 rem for the drive.
        let fixed: [(window: String, widths: [Double])] = [
            ("@media screen and (max-width:43.99rem){", [1.2, 12.5, 1.8, 2]),
            ("@media screen and (max-width:49.99rem){", [1.2, 12.5, 2.4, 6.5, 2]),
        ]
        for (window, widths) in fixed {
            let block = try #require(screen.split(separator: window).dropFirst().first)
            let rule = try #require(block.split(separator: "@media").first)
            #expect(rule.contains("grid-template-columns:1.2rem auto 1fr") && rule.contains(".ends{grid-area:2/2/3/4}"))
            let least = try #require(Double(window.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }))
            #expect(widths.reduce(9 + 12, +) <= least)
        }
    }

    @Test("The table of legs gives up columns and breaks its numbers where a window is not wide")
    func legs() {
        let rules = HTMLReportStyle.text(footer: "")
        #expect(
            rules.contains(
                "@media screen and (max-width:47.99rem){.bearing{display:none}.wide td.number{white-space:normal}"))
        // The tables on paper, and in a wide window, show all.
        #expect(rules.matches(of: /\.bearing/).count == 1 && rules.matches(of: #/,\.sum\{/#).count == 1)
    }
}
