import Cartography
import Console
import EmbeddedData
import Entities
import Geodesy
import Itineraries
import JSON
import MapData
import Persistence
import Screens
import Shorelines
import TestSupport
import Testing

@testable import MapModule

@Suite("The days of a trip on its map")
struct MapDaysTests {
    /// A round trip over three days; the night in Flåm is followed by a day without a drive.
    private func fjords(nights: [Int] = [0, 2, 0, 1]) throws -> Trip {
        var trip = Trip(
            id: id(1), name: name("Fjords"),
            waypoints: [
                stop(11, "Bergen", 60.3913, 5.3221), stop(12, "Flåm", 60.8628, 7.1138),
                stop(13, "Geiranger", 62.1008, 7.2058), stop(14, "Ålesund", 62.4722, 6.1495),
            ], isRoundTrip: true)
        for (stop, count) in nights.enumerated() where count > 0 {
            try trip.waypoints[stop].plan.set(.nights(count))
        }
        return trip
    }

    private func dependencies(_ trips: [Trip]) throws -> MapDependencies {
        let clock = PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 }
        return MapDependencies(
            model: try DataModel(store: InMemoryStore(trips)), mapData: StraightLineProvider(),
            cartographer: Cartographer { () throws(ShorelinesError) in
                let file = embedded_shorelines()
                return try Shorelines(permanent: file.bytes, count: file.count)
            },
            documents: NoDocuments(), unit: .kilometers, clock: { _ in clock }, showsUnicode: true)
    }

    private func page(_ trips: [Trip]) throws -> MapPage {
        try answer(of: MapBuilder.presenter(of: trips.map(\.id), dependencies(trips)).states).page
    }

    @Test("each day with a drive is a series: its legs, and the stops that are reached on it")
    func series() throws {
        let subject = try page([fjords()]).subject
        #expect(subject.series.map(\.mark) == ["Day 1", "Day 3", "Day 4"])
        #expect(subject.series.map(\.name) == ["stops 1–2", "stops 2–4", "stops 4–1"])
        #expect(subject.series.map(\.letter) == ["", "", ""])
        #expect(subject.stops.map(\.series) == [0, 0, 1, 1])
        #expect(subject.legs.map(\.series) == [0, 1, 1, 2])
        #expect(subject.stops.map { subject.mark(of: $0) } == ["1", "2", "3", "4"])
        #expect(subject.title == "Map of Fjords")
    }

    @Test("a day's limit in the plan is enough to tell days apart; without decisions there is one series")
    func limits() throws {
        var trip = try fjords(nights: [])
        #expect(try page([trip]).subject.series.map(\.mark) == [""])
        try trip.plan.set(.dailyMinutes(120))
        #expect(try page([trip]).subject.series.map(\.mark) == ["Day 1", "Day 2", "Day 3", "Day 4"])
    }

    @Test("on a map of several trips letters tell the trips apart, whatever is planned")
    func severalTrips() throws {
        let subject = try page([fjords(), alps()]).subject
        #expect(subject.series.map(\.mark) == ["a", "b"])
        #expect(subject.stops.map(\.series) == [0, 0, 0, 0, 1, 1])
    }

    @Test("a stretch may reach over days")
    func stretch() throws {
        let trips = [try fjords()]
        let presenter = MapBuilder.presenter(of: [id(1)], try dependencies(trips))
        presenter.handle(.stretch("2-4"))
        #expect(try answer(of: presenter.states).page.extent == MapFocus(stops: 1...3))
        presenter.handle(.stretch("3"))
        #expect(try answer(of: presenter.states).page.extent == MapFocus(stops: 1...3))
    }

    @Test("each day has a colour, on lines, numbers and in the legend; without colours the legend has their stops")
    func colors() throws {
        let drawing = MapBuilder.drawing(try dependencies([]), alphabet: nil, isDumb: false)
        let page = try page([fjords()])
        let grid = MapGrid(columns: 60, rows: 24)
        let colored = try drawing.lines(
            page, in: grid, TerminalContext(width: 60, outputIsTerminal: true, usesColor: true))
        let legend = ["Day 1:", "Day 3:", "Day 4:"].enumerated()
            .map { Style.group($0).applied(to: $1, color: true) + " " + ["stops 1–2", "stops 2–4", "stops 4–1"][$0] }
        #expect(colored.last == legend.joined(separator: "   "))
        let text = colored.joined()
        for (number, day) in ["1": 0, "2": 0, "3": 1, "4": 1] {
            #expect(text.contains(Style.group(day).applied(to: number, color: true)), "\(number)")
        }
        let plain = try drawing.lines(page, in: grid, TerminalContext())
        #expect(plain.last == "Day 1: stops 1–2   Day 3: stops 2–4   Day 4: stops 4–1")
        #expect(!plain.joined().contains("\u{1B}"))
    }

    @Test("a drive over midnight counts as the days that it takes, in the title and beside the stops")
    func severalDays() throws {
        var trip = try fjords(nights: [])
        trip.isRoundTrip = false
        for stop in 1...3 { try trip.waypoints[stop].plan.set(.way(Way(by: .flight, minutes: 10 * 60))) }
        let page = try page([trip])
        // Thirty hours and the drives between, from the morning on.
        #expect(page.subject.series.map(\.mark) == ["Days 1–2"])
        #expect(page.facts.hasSuffix(" · 4 stops · 2 days"), "\(page.facts)")
        #expect(page.rows.allSatisfy { $0.day == "Days 1–2" })
    }

    @Test("a window of any height has as many lines as fit, also with a long legend")
    func lowWindow() throws {
        let drawing = MapBuilder.drawing(try dependencies([]), alphabet: nil, isDumb: false)
        let context = TerminalContext(width: 40, outputIsTerminal: true, usesColor: true)
        for height in 5...14 {
            let lines = try drawing.lines(page([fjords()]), columns: 40, height: height, context)
            #expect(lines.count <= height, "\(height)")
        }
    }

    @Test("where no map can be shown a column tells the days")
    func words() throws {
        let dependencies = try dependencies([])
        let drawing = MapBuilder.drawing(dependencies, alphabet: .words, isDumb: false)
        let lines = try drawing.lines(page([fjords()]), in: MapGrid(columns: 80, rows: 24), TerminalContext())
        #expect(
            lines == [
                "Day    #  Stop            Leg  Bearing", "Day 1  1  Bergen",
                "Day 1  2  Flåm       110.9 km  061° ENE", "Day 3  3  Geiranger  137.7 km  002° N",
                "Day 3  4  Ålesund     68.5 km  308° NW", "Day 4     Bergen     235.5 km  191° S",
            ])
        let without = try drawing.lines(page([coast()]), in: MapGrid(columns: 80, rows: 24), TerminalContext())
        #expect(without.first?.hasPrefix("#  Stop") == true)
    }

    @Test("a legend that grows when the map gets smaller for it is not cut while it has a third of the window")
    func growingLegend() throws {
        let drawing = MapBuilder.drawing(try dependencies([]), alphabet: nil, isDumb: false)
        // Two towns that have no room for both names on a low map.
        var trip = try fjords()
        trip.waypoints[1] = stop(12, "Bergen Airport, Flesland", 60.29, 5.22)
        let page = try page([trip])
        for height in 14...40 {
            let lines = try drawing.lines(
                page, columns: 60, height: height,
                TerminalContext(width: 60, height: height, outputIsTerminal: true, usesColor: true))
            #expect(lines.count <= height)
            guard let more = lines.firstIndex(where: { $0.hasPrefix("… and ") }) else { continue }
            let bar = try #require(lines.lastIndex { $0.contains("├") })
            #expect(more - bar >= height / 3 - 2, "\(height)")
        }
    }

    @Test("a picture has a colour and a shape of marks for each day, and says which stops it has")
    func picture() throws {
        let trips = [try fjords()]
        let presenter = MapBuilder.presenter(of: [id(1)], try dependencies(trips))
        let text = try presenter.picture(of: page(trips), in: MapGrid(columns: 120, rows: 40))
        for (index, day) in ["1:</tspan> Bergen – Flåm", "3:</tspan> Flåm – Ålesund", "4:</tspan> Ålesund – Bergen"]
            .enumerated()
        {
            #expect(text.contains("<path class=\"route s\(index)\""))
            #expect(text.contains("<tspan class=\"key\">Day \(day)"))
        }
        let marks = text.split(separator: "\n").filter { $0.contains("class=\"disc") }
        #expect(marks.map { $0.contains("disc f0") } == [true, true, false, false])
        #expect(marks.map { $0.hasSuffix("rx=\"10\"/>") } == [true, true, false, false])
    }
}
