import Cartography
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

@Suite("The map beside a trip's stops")
struct TripDetailMapTests {
    private static var clock: PlaceClock { PlaceClock(name: "Europe/Oslo", distance: 0) { _ in 7_200 } }

    /// A trip whose days end at the stops with `nights`; nights at the first stop come before the first drive.
    private func detail(nights: [Int]) throws -> TripDetail {
        var trip = Trip(
            id: id(1), name: name("Fjords"),
            waypoints: nights.indices.map { stop(UInt64($0 + 10), "Stop \($0)", 60 + Double($0) / 2, 6) })
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        for (index, count) in nights.enumerated() where count > 0 { try trip.waypoints[index].plan.set(.nights(count)) }
        return TripDetail(trip: trip, route: .loaded(straightLineRoute(of: trip)))
    }

    private func page(_ detail: TripDetail) -> TripDetailPage {
        TripDetailFormatter(unit: .kilometers, clock: { _ in Self.clock }, area: { _ in nil }).page(detail)
    }

    @Test(
        "The days have the same colours in the list and on the map",
        arguments: [[0, 1, 0, 1, 0, 0], [2, 0, 1, 0, 0, 1], [1, 2, 0, 0, 3, 0], [0, 0, 0, 0, 0, 0]])
    func colours(nights: [Int]) throws {
        let detail = try detail(nights: nights)
        let page = page(detail)
        let route = try #require(detail.route.value)
        let days = try #require(Itinerary(planned: detail.trip, route, clock: { _ in Self.clock }))
        let subject = MapSubject(detail.trip, route, days: days.days)
        // The first stop is reached by no drive.
        for index in nights.indices.dropFirst() {
            #expect(page.drive(ofRow: index) == subject.stops[index].series, "stop \(index + 1)")
        }
    }

    @Test(
        "From 120 columns the map has what the list leaves, and the list at least 76", arguments: [119, 120, 160, 250])
    func widths(columns: Int) throws {
        var asked: [Int] = []
        let map = TripDetailMap { _, columns, rows, _ in
            asked.append(columns)
            return Array(repeating: String(repeating: "m", count: columns), count: rows)
        }
        let page = page(try detail(nights: [0, 1, 0]))
        let context = TerminalContext(width: columns, height: 40, inputIsTerminal: true, outputIsTerminal: true)
        let screen = WindowDouble(TripDetailView(map: map), page, context)
        guard columns >= 120 else {
            #expect(screen.panel == nil)
            return
        }
        let list = columns == 250 ? 137 : columns == 160 ? 88 : 76
        #expect(screen.lines(rows: 20).count == 20)
        #expect(asked == [columns - list - 2])
        #expect(screen.lines(rows: 20)[0].hasPrefix("Fjords"))
        #expect(
            screen.lines(rows: 20)[1] == String(repeating: " ", count: list + 2)
                + String(repeating: "m", count: columns - list - 2))
    }

    @Test("A trip without stops has no map")
    func empty() throws {
        let map = TripDetailMap { _, _, rows, _ in Array(repeating: "m", count: rows) }
        let context = TerminalContext(width: 200, height: 40, inputIsTerminal: true, outputIsTerminal: true)
        #expect(WindowDouble(TripDetailView(map: map), page(try detail(nights: [])), context).panel == nil)
    }
}

/// A page with what stands beside it, laid out as in a window.
private struct WindowDouble {
    let panel: SidePanel?
    private let view: TripDetailView
    private let page: TripDetailPage
    private let context: TerminalContext

    init(_ view: TripDetailView, _ page: TripDetailPage, _ context: TerminalContext) {
        (self.view, self.page, self.context) = (view, page, context)
        panel = view.panel(page, in: context)
    }

    func lines(rows: Int) -> [String] {
        guard let panel else { return [] }
        let beside = context.narrowed(to: panel.pageColumns)
        return panel.lines(beside: view.lines(page, rows: ShownRows(room: rows), in: beside), rows: rows)
    }
}
