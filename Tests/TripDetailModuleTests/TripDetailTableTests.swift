import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import MapData
import Reactive
import Screens
import TestSupport
import Testing

@testable import TripDetailModule

@Suite("The table of a trip's stops")
struct TripDetailTableTests {
    /// A trip with names of all lengths, by straight lines; planned where `isPlanned` says so.
    private func page(isPlanned: Bool, noteAt noted: Int? = nil) throws -> TripDetailPage {
        let names = ["Lyon", "Villefranche-sur-Saône and its market", "Bern", "Zermatt", "Como", "Verona"]
        var trip = Trip(
            id: id(1), name: name("Alps"),
            waypoints: names.enumerated().map { index, name in
                stop(UInt64(index + 10), name, 45, 5 + Double(index), note: index == noted ? "a long note on it" : nil)
            })
        if isPlanned {
            try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
            try trip.waypoints[2].plan.set(.nights(2))
        }
        let clock = PlaceClock(name: "Europe/Zurich", distance: 0) { _ in 7_200 }
        let formatter = TripDetailFormatter(unit: .kilometers, clock: { _ in clock }, area: { _ in "Somewhere, CH" })
        return formatter.page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
    }

    private func lines(_ page: TripDetailPage, _ width: Int, rows: ShownRows = .all) -> [String] {
        TripDetailView.page(
            page, TerminalContext(width: width, inputIsTerminal: true, outputIsTerminal: true), rows: rows)
    }

    @Test("A long name of a country is short in a window, and whole on a pipe", arguments: [nil, 20])
    func country(room: Int?) throws {
        let formatter = TripDetailFormatter(
            unit: .kilometers, clock: PlaceClock.byLongitude,
            area: { $0.latitude < 40 ? "Bosnia and Herzegovina" : "Utah, US" })
        let trip = Trip(
            id: id(1), name: name("Two"), waypoints: [stop(11, "Here", 44, 18), stop(12, "There", 39, -109)])
        let page = formatter.page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        let text = lines(page, 200, rows: ShownRows(room: room)).joined(separator: "\n")
        #expect(text.contains("Utah, US"))
        #expect(text.contains("Bosnia and Herzegovina") == (room == nil) && text.contains("Bosnia"))
        #expect(page.searchedTexts(1).contains("Bosnia and Herzegovina"))
    }

    @Test("Words are searched for in names, places, notes and numbers, not in lengths")
    func searched() throws {
        let page = try page(isPlanned: false)
        #expect(!page.row(3, contains: ["km"]) && page.row(3, contains: ["zermatt", "4"]))
        var row = page.rows[1]
        #expect(row.means == "")
        row = TripDetailPage.Row(
            stop: row.stop, location: row.location, number: row.number, name: row.name, place: row.place,
            leg: "about 244 km, your ferry", bearing: "", soFar: "", note: row.note)
        #expect(row.means == "your ferry")
    }

    @Test("With a plan arrivals and nights stand in place of bearings", arguments: [40, 80, 120])
    func planned(width: Int) throws {
        let expected: [Int: String] = [40: Self.at40, 80: Self.at80, 120: Self.at120]
        let shown = lines(try page(isPlanned: true), width).joined(separator: "\n")
        #expect(shown == expected[width])
    }

    @Test("Every page of a list has the columns of the whole list, as wide", arguments: [40, 60, 80, 120])
    func pages(width: Int) throws {
        let page = try page(isPlanned: false, noteAt: 5)
        let heads = [[0, 1], [2, 3], [4, 5]].map { lines(page, width, rows: ShownRows($0))[2] }
        #expect(Set(heads).count == 1, "\(heads)")
        let starts = [[0, 1], [2, 3], [4, 5]].map { rows in
            lines(page, width, rows: ShownRows(rows)).dropFirst(3).first { $0.contains("km") }?
                .range(ofText: "km")
        }
        #expect(Set(starts.compactMap { $0 }).count == 1, "\(starts)")
    }

    @Test("The least useful column goes first, and a name keeps 16 columns")
    func dropping() throws {
        let page = try page(isPlanned: false, noteAt: 5)
        var before: [String] = []
        var dropped: [String] = []
        for width in stride(from: 160, through: 44, by: -1) {
            let head = lines(page, width)[2].split(separator: " ").map(String.init).filter { $0 != "far" }
            dropped += before.filter { !head.contains($0) }
            before = head
            let isTwoLines = lines(page, width)[3...].contains { $0.contains("Villefranche-sur-Saône and its market") }
            let hasName = lines(page, width).contains { $0.contains("Villefranche-su") }
            #expect(hasName || isTwoLines)
        }
        #expect(dropped.prefix(4) == ["Bearing", "Place", "So", "Note"], "\(dropped)")
    }

    @Test("Rows of which others are left out stand below the heading of their own day")
    func headingsOfFoundRows() throws {
        let page = try page(isPlanned: true)
        let headings = lines(page, 120).filter { $0.contains("Day ") }
        try #require(headings.count == 2)
        let found = lines(page, 120, rows: ShownRows([0, 4], room: 30))
        let day = try #require(found.firstIndex(of: headings[1]))
        #expect(found[day + 1].contains("Como") && found[..<day].contains { $0.contains("Lyon") }, "\(found)")
        // Of one day they have one.
        #expect(lines(page, 120, rows: ShownRows([0, 2], room: 30)).count { $0.contains("Day ") } == 1)
    }

    @Test("Nights that were set have their number, those that follow from the drives have none; at 40 columns too")
    func nightsThatWereSet() throws {
        var trip = Trip(
            id: id(1), name: name("Far"),
            waypoints: (0..<4).map { stop(11 + UInt64($0), "S\($0 + 1)", 40, Double($0) * 4) })
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.waypoints[1].plan.set(.nights(1))
        let clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
        func rows(isMenu: Bool) -> [TripDetailPage.Row] {
            TripDetailFormatter(
                unit: .kilometers, clock: { _ in clock }, area: { _ in "Somewhere" }, marksSetNights: isMenu
            ).page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip)))).rows
        }
        #expect(rows(isMenu: true).map(\.nights) == ["", "1 night", "night", ""])
        #expect(rows(isMenu: true).map(\.shortNights) == ["", "1n", "n", ""])
        #expect(rows(isMenu: false).map(\.nights) == ["", "night", "night", ""])
    }

    @Test("A fixed time that is missed is late, one that is kept stands there with at")
    func lateArrival() throws {
        var trip = Trip(
            id: id(1), name: name("Far"), waypoints: [stop(11, "A", 45, 5), stop(12, "B", 45, 8), stop(13, "C", 45, 9)])
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-12T09:30").map { .on($0) }))
        try trip.waypoints[2].plan.set(.arrive(CivilDateTime(text: "2027-06-12T20:00").map { .on($0) }))
        let clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
        let page = TripDetailFormatter(unit: .kilometers, clock: { _ in clock }, area: { _ in "Somewhere" })
            .page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        #expect(page.rows[1].arrive.hasPrefix("late ") && page.rows[1].arrive != "late 09:30", "\(page.rows[1].arrive)")
        #expect(
            page.rows[2].arrive.hasSuffix("20:00") && !page.rows[2].arrive.contains("late"), "\(page.rows[2].arrive)")
    }

    @Test("The time that is fixed at the first stop is shown, though nobody arrives there")
    func firstTime() throws {
        var trip = Trip(id: id(1), name: name("Near"), waypoints: [stop(11, "A", 45, 5), stop(12, "B", 45, 5.5)])
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        try trip.waypoints[0].plan.set(.nights(1))
        try trip.waypoints[0].plan.set(.arrive(CivilDateTime(text: "2027-06-12T15:00").map { .on($0) }))
        let clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
        let page = TripDetailFormatter(unit: .kilometers, clock: { _ in clock }, area: { _ in "Somewhere" })
            .page(TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip))))
        #expect(page.rows[0].arrive == "at 15:00")
    }

    @Test("Bearings are for straight lines")
    func bearings() throws {
        #expect(lines(try page(isPlanned: false), 120)[2].contains("Bearing"))
        #expect(!lines(try page(isPlanned: true), 120)[2].contains("Bearing"))
    }

    private static let at40 = """
        Alps

        #  Stop                              Leg
        Day 1 · Sat 12 Jun 2027 · about 2 h 20
        min, 197 km est.
        1  Lyon
        2  Villefranche-sur-Saône and …  78.6 km
        3  Bern                          78.6 km

        Day 3 · Mon 14 Jun · about 3 h 25 min,
        295 km est.
        4  Zermatt                       78.6 km
        5  Como                          78.6 km
        6  Verona                        78.6 km

        6 stops, 393.1 km straight line
        """
    private static let at80 = """
        Alps

        #  Stop                                       Leg  Arrive  Night       So far
        Day 1 · Sat 12 Jun 2027 · about 2 h 20 min, 197 km est.
        1  Lyon
        2  Villefranche-sur-Saône and its market  78.6 km   10:10             78.6 km
        3  Bern                                   78.6 km   11:20  2 nights  157.3 km

        Day 3 · Mon 14 Jun · about 3 h 25 min, 295 km est.
        4  Zermatt                                78.6 km   10:10            235.9 km
        5  Como                                   78.6 km   11:20            314.5 km
        6  Verona                                 78.6 km   12:25            393.1 km

        6 stops, 393.1 km straight line
        """
    private static let at120 = """
        Alps

        #  Stop                                   Place              Leg  Arrive  Night       So far
        Day 1 · Sat 12 Jun 2027 · about 2 h 20 min, 197 km est.
        1  Lyon                                   Somewhere, CH
        2  Villefranche-sur-Saône and its market  Somewhere, CH  78.6 km   10:10             78.6 km
        3  Bern                                   Somewhere, CH  78.6 km   11:20  2 nights  157.3 km

        Day 3 · Mon 14 Jun · about 3 h 25 min, 295 km est.
        4  Zermatt                                Somewhere, CH  78.6 km   10:10            235.9 km
        5  Como                                   Somewhere, CH  78.6 km   11:20            314.5 km
        6  Verona                                 Somewhere, CH  78.6 km   12:25            393.1 km

        6 stops, 393.1 km straight line
        """
}

extension String {
    /// The column at which a text begins; nil where it is not in this one.
    fileprivate func range(ofText text: String) -> Int? {
        indices.first { self[$0...].hasPrefix(text) }.map { distance(from: startIndex, to: $0) }
    }
}
