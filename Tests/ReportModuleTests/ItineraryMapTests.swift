import Cartography
import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing

@testable import ReportModule

@Suite("The maps of the itinerary") struct ItineraryMapTests {
    private func maps(_ trip: Trip, isPlanned: Bool = true) throws -> ItineraryMaps {
        let section = try #require((isPlanned ? planned(trip) : report(trip)).trips.first)
        return try ItineraryMaps(of: section, by: drawers, unit: .kilometers, prefix: "m")
    }

    @Test("A map of the whole trip, and one of each day with a drive: its stops in the colours of the whole")
    func days() throws {
        let maps = try maps(decided())
        #expect(maps.days.keys.sorted() == [0, 2])
        let whole = try #require(maps.whole)
        let last = try #require(maps.days[2])
        func marks(_ map: String) -> [String] {
            map.matches(of: #/class="disc (f\d)"[\s\S]*?<text class="number"[^>]*>(\d)</#).map { "\($0.2) \($0.1)" }
        }
        #expect(marks(whole) == ["1 f0", "2 f0", "3 f1"])
        #expect(marks(last) == ["2 f0", "3 f1", "1 f0"])
        #expect(marks(try #require(maps.days[0])) == ["1 f0", "2 f0"])
        // The list of the days says what a legend would.
        #expect(!whole.contains("Day 1") && !last.contains("Day 1"))
        #expect(last.contains("route s1") && !last.contains("route s0"))
        #expect(last.contains("<title id=\"mday3-title\">Map of day 3</title>"))
    }

    @Test("Behind rest days in a row, which are one entry, each day has its own map")
    func behindRest() throws {
        var trip = Trip(
            id: id(1), name: name("North"),
            waypoints: (0..<5).map { stop(10 + UInt64($0), "Stop \($0)", 50 + 2 * Double($0), 10) })
        for (index, nights) in zip(1..<4, [3, 1, 1]) {
            try trip.waypoints[index].plan.set(.nights(nights))
        }
        let section = try #require(planned(trip).trips.first)
        let days = try #require(TripItinerary(section, unit: .kilometers).days)
        #expect(days.contains { $0.day.lastNumber > $0.day.number })
        let maps = try maps(trip)
        let driven = days.indices.filter { days[$0].day.visits.count > 1 }
        #expect(driven.count > 1 && maps.days.keys.sorted() == driven)
        for index in driven {
            #expect(try #require(maps.days[index]).contains(">Map of day \(days[index].day.number)</title>"))
        }
    }

    @Test("The map of a day alone is that of the whole; a trip without days has one, and one without stops none")
    func fewer() throws {
        var trip = alps()
        try trip.plan.set(.dailyMinutes(300))
        #expect(try maps(trip).days.isEmpty && maps(trip).whole != nil)
        #expect(try maps(coast(), isPlanned: false).days.isEmpty)
        #expect(try maps(Trip(id: id(9), name: .newTrip), isPlanned: false) == ItineraryMaps())
    }

    @Test("A trip from south to north has a map as high and wide as a sheet, and days have maps wider than high")
    func shapes() throws {
        var trip = Trip(
            id: id(1), name: name("North"),
            waypoints: (0..<4).map { stop(10 + UInt64($0), "Stop \($0)", 58 + 2 * Double($0), 10) })
        for index in 1..<3 { try trip.waypoints[index].plan.set(.nights(1)) }
        let maps = try maps(trip)
        func ratio(_ map: String?) throws -> Double {
            let map = try #require(map)
            let found = try #require(map.firstMatch(of: #/--ratio:([0-9.]+)/#))
            return try #require(Double(found.1))
        }
        // In the width of a sheet it is hardly higher than there is room, and not much lower.
        let height = try 180 / ratio(maps.whole)
        #expect((180.0...225).contains(height), "\(height)")
        for day in maps.days.values { #expect(try ratio(day) >= 1.1) }
        #expect(maps.days.count == 3)
    }

    @Test("No letter of a map has less than 6.5 points on paper, and five days with maps have room on a sheet")
    func letters() throws {
        var trip = Trip(
            id: id(1), name: name("North"),
            waypoints: (0..<8).map { stop(10 + UInt64($0), "Stop \($0)", 50 + 2 * Double($0), 10) })
        for index in 1..<7 { try trip.waypoints[index].plan.set(.nights(1)) }
        let section = try #require(planned(trip).trips.first)
        let maps = try maps(trip)
        /// The points of the smallest letters of a map that is `width` millimetres wide.
        func points(_ map: String, width: Double) throws -> Double {
            let found = try #require(map.firstMatch(of: #/viewBox="0 0 (\d+) (\d+)"/#))
            let sizes = map.matches(of: #/font-size="(\d+)"/#).compactMap { Int($0.1) }
            return try width / 25.4 * 72 / #require(Double(found.1)) * Double(min(sizes.min() ?? 10, 10))
        }
        #expect(maps.days.count == 7)
        for map in maps.days.values {
            #expect(try points(map, width: Double(HTMLReportPaper.dayMapWidth)) >= 6.5)
            // The map of the whole names the owners of the data.
            #expect(!map.contains("class=\"legend") && !map.contains("class=\"credit"))
            let found = try #require(map.firstMatch(of: #/--ratio:([0-9.]+)/#))
            // With margins and a line of 5.1 mm around.
            #expect(try Double(HTMLReportPaper.dayMapWidth) / #require(Double(found.1)) + 5.1 <= 249 / 5)
        }
        let days = try #require(TripItinerary(section, unit: .kilometers).days)
        let paper = HTMLReportPaper(
            days, of: trip, mapHeights: maps.dayHeights, mapWidth: Sheets.dayWidth, linesOfHead: 3)
        let size = (width: maps.width, height: maps.height)
        let front = try #require(paper.front(size, narrow: maps.narrowSize))
        let width = min(180, front.room * Double(maps.width) / Double(maps.height))
        #expect(try !front.isNarrow && points(#require(maps.whole), width: width) >= 6.5)
        // Days are below it only where that saves a sheet.
        for fewer in 0..<front.days { #expect(paper.sheets(from: fewer) > front.sheets) }
        #expect(front.sheets <= (0...days.count).map { paper.sheets(from: $0) }.max() ?? 0)
    }

    @Test("On a screen a map is at most a quarter larger than it was drawn")
    func screen() throws {
        let map = try #require(try maps(decided()).whole)
        let width = try #require(map.firstMatch(of: #/viewBox="0 0 (\d+) /#)).1
        #expect(map.contains("--width:\(width)\""))
        #expect(HTMLReportStyle.text(footer: "").contains("calc(var(--width,500)*1.25px)"))
    }

    @Test("Twelve stops with a map a day take less than 400 KB")
    func size() throws {
        var trip = Trip(
            id: id(1), name: name("Fjords"),
            waypoints: (0..<12).map { stop(10 + $0, "Stop number \($0)", 58 + Double($0), 5 + Double($0)) })
        for index in 1..<11 { try trip.waypoints[index].plan.set(.nights(1)) }
        let page = HTMLReport.text(
            planned(trip), unit: .kilometers, maps: [try maps(trip)], mapStyle: SVGMap.style)
        #expect(page.utf8.count < 400_000 && page.utf8.count > 50_000, "\(page.utf8.count)")
    }

    @Test(
        "The stops of the only day stand in two columns on paper, so that the map has the width of the sheet",
        arguments: [(4, false), (9, true), (10, true), (12, true)])
    func oneDay(stops: Int, isInColumns: Bool) throws {
        var trip = Trip(
            id: id(1), name: name("Rome"),
            waypoints: (0..<stops).map { index in
                let (north, east) = (0.006 * Double(index % 3), 0.004 * Double(index))
                return stop(UInt64(10 + index), "Sight \(index)", 41.89 + north, 12.46 + east)
            })
        for index in 1..<stops - 1 { try trip.waypoints[index].plan.set(.stayMinutes(30)) }
        let section = try #require(planned(trip).trips.first)
        let days = try #require(TripItinerary(section, unit: .kilometers).days)
        #expect(days.count == 1 && HTMLDayHeight.hasColumns(days, of: trip) == isInColumns)
        let maps = try maps(trip)
        let paper = HTMLReportPaper(
            days, of: trip, mapHeights: maps.dayHeights, mapWidth: Sheets.dayWidth, linesOfHead: 1)
        let front = try #require(paper.front((maps.width, maps.height), narrow: maps.narrowSize))
        #expect(!isInColumns || !front.isNarrow && front.days == 1)
        let width = min(180, front.room * Double(maps.width) / Double(maps.height))
        #expect(!isInColumns || width >= 165, "\(width)")
        let page = HTMLReport.text(planned(trip), unit: .kilometers, maps: [maps], mapStyle: SVGMap.style)
        #expect(page.contains("class=\"day pair n") == isInColumns)
        // Of several days each has its map beside one column.
        try trip.waypoints[2].plan.set(.nights(1))
        let several = HTMLReport.text(planned(trip), unit: .kilometers, maps: [try self.maps(trip)])
        #expect(!several.contains("class=\"day pair"))
    }
}
