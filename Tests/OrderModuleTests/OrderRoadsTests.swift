import Console
import Entities
import Geodesy
import JSON
import MapData
import Platform
import Screens
import TestSupport
import Testing

@testable import OrderModule
@testable import StopOrder

/// The best order along the roads of an engine, by their length and by driving time.
@Suite("Orders along roads")
struct OrderRoadsTests {
    /// Roads of 100 km a degree. A drive to the stop one number lower takes half an hour, any other 2 h. The road from
    /// Middle to East is an estimate where `isEstimated` is true.
    private func roads(_ trip: Trip, isEstimated: Bool = false, source: LegSource = .osrm) -> RoadTable {
        let degrees = trip.waypoints.map(\.location.longitude)
        let cells = degrees.indices.flatMap { from in degrees.indices.map { (from, $0) } }
        return RoadTable(
            count: degrees.count, distances: cells.map { abs(degrees[$0] - degrees[$1]) * 100_000 },
            durations: cells.map { $0 == $1 ? 0 : $0 == $1 + 1 ? 1_800 : 7_200 },
            sources: cells.map { isEstimated && $0 == (3, 1) ? .estimated : source })
    }

    private func presenter(
        of trip: Trip = line(), _ roads: ((Trip) throws(MapDataError) -> RoadTable)?
    ) throws -> OrderPresenter {
        let mapData = ScriptedMapData()
        mapData.roads = roads
        mapData.table = straightLineDistances
        return OrderBuilder.presenter(
            trip: trip.id, OrderDependencies(try DataModel(store: InMemoryStore([trip])), mapData))
    }

    private func page(_ presenter: OrderPresenter, _ request: OrderRequest) throws -> OrderPage {
        _ = try answer(presenter.search(request))
        return try answer(presenter.states).page
    }

    private func request(_ line: String) throws -> OrderRequest { try OrderRequest(typed: line) }

    @Test("Where roads are known the driving time is made least unless something else is asked for")
    func usual() throws {
        for words in ["", "by time"] {
            let page = try page(presenter { roads($0) }, request("\(words) start any end any"))
            #expect(page.rows.map(\.was) == ["5", "4", "3", "2", "1"])
            #expect(page.summary.last == "Proven fastest by driving time (OSRM).")
        }
    }

    @Test("The length of the roads is made least where that is asked for")
    func byRoad() throws {
        let presenter = try presenter { roads($0, isEstimated: true) }
        let page = try page(presenter, try request("by road"))
        #expect(
            OrderView.page(page, TerminalContext()).joined(separator: "\n") == """
                Best order for “Line”: 5 stops, one way

                #  Was  Stop              Leg      Drive
                1    1  West
                2    3  Near         100.0 km        2 h  moved
                3    4  Middle       100.0 km        2 h  moved
                4    2  East    est. 100.0 km  about 2 h  moved
                5    5  Far          100.0 km        2 h

                Before  800.0 km by road (OSRM), 8 h
                After   400.0 km by road (OSRM), about 8 h, 1 of 4 legs estimated
                Change  400.0 km or 50.0 % less
                Proven shortest by road (OSRM), if the estimates are right.
                """)
        #expect(page.warnings.isEmpty && page.otherMeasure == .distance)
        #expect(OrderView().lines(page, in: TerminalContext()).contains { $0.hasSuffix(", o time 10, o by distance") })
    }

    @Test("estimates that the order does not take make a proof depend on them too")
    func estimatesElsewhere() throws {
        // Without the estimate from Middle to East another order might be better.
        let presenter = try presenter { roads($0, isEstimated: true) }
        let page = try page(presenter, try request("start any end any by time"))
        #expect(page.rows.map(\.was) == ["5", "4", "3", "2", "1"])
        #expect(page.rows.allSatisfy { !$0.drive.contains("about") })
        #expect(page.summary.last == "Proven fastest by driving time (OSRM), if the estimates are right.")
    }

    @Test("Of the stops that no road joins only those that follow each other in the order are named")
    func waysThatAreMissing() throws {
        let presenter = try presenter { trip in
            let table = roads(trip)
            let notices = [(0, 3), (3, 0), (2, 3), (3, 2), (1, 0)].map {
                RouteNotice.noWay(from: $0.0, to: $0.1, assumed: .sea)
            }
            return RoadTable(
                count: table.count, distances: table.distances, durations: table.durations, sources: table.sources,
                notices: notices)
        }
        let page = try page(presenter, try request("by road"))
        #expect(page.rows.map(\.was) == ["1", "3", "4", "2", "5"])
        #expect(
            page.warnings == ["no road or car ferry is known from Near to Middle; a crossing of the sea is assumed"])
    }

    @Test("by driving time the time comes first, and both directions of a road differ")
    func byTime() throws {
        let presenter = try presenter { roads($0, source: .valhalla) }
        let page = try page(presenter, try request("by time start any end any"))
        #expect(page.rows.map(\.was) == ["5", "4", "3", "2", "1"])
        #expect(page.rows.map(\.drive) == ["", "30 min", "30 min", "30 min", "30 min"])
        #expect(
            page.summary == [
                "Before  8 h by driving time (Valhalla), 800.0 km",
                "After   2 h by driving time (Valhalla), 800.0 km",
                "Change  6 h or 75.0 % less",
                "Proven fastest by driving time (Valhalla).",
            ])
    }

    @Test("the way back of a round trip has its length and its driving time")
    func roundTrip() throws {
        let presenter = try presenter(of: line(roundTrip: true)) { roads($0) }
        let page = try page(presenter, try request("by road"))
        #expect(page.rows.last?.name == "back to West")
        #expect(page.rows.last.map { !$0.leg.isEmpty && $0.drive == "2 h" } == true)
        #expect(page.summary.first == "Before  1200.0 km by road (OSRM), 10 h")
    }

    @Test("an order that is not proven says how far from the bound of this table it is")
    func bound() throws {
        let trip = line()
        var found = proposal(trip, [0, 2, 3, 1, 4], length: 400_000, before: 800_000, bound: 390_000)
        found.basis = .roads(roads(trip), byTime: false)
        let formatter = OrderFormatter(unit: .kilometers, method: "by road")
        #expect(
            formatter.page(found).summary.last
                == "Within 2.6 % of the best possible by road (OSRM); the lower bound is 390.0 km.")
        found = proposal(trip, [0, 1, 2, 3, 4], length: 23_400, before: 23_400, bound: 20_000, ignoresLocks: true)
        found.basis = .roads(roads(trip), byTime: true)
        #expect(
            formatter.page(found).summary.suffix(2) == [
                "No better order was found; the stops stay as they are.",
                "Within 17.0 % of the best possible by driving time (OSRM), measured without the locks; "
                    + "the lower bound is 5 h 33 min.",
            ])
    }

    @Test("programs get metres and seconds, and the bound of what was made least")
    func documents() throws {
        let estimated = try answer(
            presenter { roads($0, isEstimated: true) }.search(request("by road"))
        ).proposal
        #expect(
            OrderDocument.json(estimated).text(pretty: false)
                == #"{"beforeMeters":800000,"afterMeters":400000,"lowerBoundMeters":400000,"beforeSeconds":28800,"#
                + #""afterSeconds":28800,"lowerBoundSeconds":null,"proven":true,"order":[1,3,4,2,5],"stopped":null,"#
                + #""by":"road","estimatedLegs":1}"#)
        let byTime = try answer(presenter { roads($0) }.search(request("by time start any end any"))).proposal
        #expect(
            OrderDocument.json(byTime).text(pretty: false)
                == #"{"beforeMeters":800000,"afterMeters":800000,"lowerBoundMeters":null,"beforeSeconds":28800,"#
                + #""afterSeconds":7200,"lowerBoundSeconds":7200,"proven":true,"order":[5,4,3,2,1],"stopped":null,"#
                + #""by":"duration","estimatedLegs":0}"#)
    }

    @Test("straight lines that are asked for are called that, whatever engine is named")
    func byDistance() throws {
        let presenter = try presenter { _ throws(MapDataError) in throw .unavailable(reason: "not asked") }
        let page = try page(presenter, try request("by distance"))
        #expect(page.summary.first == "Before  889.6 km straight line")
        #expect(page.warnings.isEmpty && page.rows.allSatisfy { $0.drive.isEmpty })
        let proposal = try answer(presenter.search(request("by distance"))).proposal
        #expect(OrderDocument.json(proposal).text(pretty: false).hasSuffix(#""stopped":null,"by":"distance"}"#))
    }

    @Test("without an engine nothing is new, except that roads cannot be asked for")
    func noEngine() throws {
        let presenter = try presenter(nil)
        let page = try page(presenter, try request(""))
        #expect(page.summary.first == "Before  889.6 km by road" && page.warnings.isEmpty && page.otherMeasure == nil)
        for (words, text) in [
            ("by road", "--by road: no road engine is named, so distances by road are not known"),
            ("by time", "--by duration: no road engine is named, so distances by road are not known"),
        ] {
            let error = #expect(throws: OrderRequestError.self) {
                _ = try answer(presenter.search(request(words)))
            }
            #expect(error?.description == text)
            #expect(error?.isUsage == false)
            #expect(
                error?.hints(.command) == [
                    "Start roadtrip with --engine URL, or set ROADTRIP_ENGINE, to name a road engine."
                ])
            #expect(error?.hints(.menu) == ["E URL at the list of trips names a road engine; b leads there."])
            #expect(error?.text(.menu) == text.replacing("--by duration", with: "by time").replacing("--", with: ""))
        }
    }

    @Test("an engine that gives no table is an error where roads were asked for, else straight lines with a warning")
    func deadEngine() throws {
        let presenter = try presenter { _ throws(MapDataError) in throw .unavailable(reason: "connection\u{7} refused")
        }
        let page = try page(presenter, try request(""))
        #expect(page.summary.first == "Before  889.6 km straight line")
        #expect(
            page.warnings == ["no table of roads, so the order is by straight lines: connection\\u{7} refused"])
        // The screen prints it below the page, as on every page, and the page does not repeat it.
        #expect(!OrderView().lines(page, rows: .all, in: TerminalContext()).contains(page.warnings[0]))
        #expect(throws: OrderRequestError.noRoads(.duration, .unavailable(reason: "connection\u{7} refused"))) {
            _ = try answer(presenter.search(request("by time")))
        }
    }

    @Test(
        "where the person stops the measuring of roads nothing takes their place",
        arguments: ["", "by time", "by road"])
    func stopped(line: String) throws {
        let presenter = try presenter { _ throws(MapDataError) in throw .stopped }
        #expect(throws: OrderRequestError.stopped(.interrupt)) {
            _ = try answer(presenter.search(request(line)))
        }
        #expect(
            "\(OrderRequestError.stopped(.interrupt))"
                == "the measuring of roads was stopped, and no order was searched for")
    }

    @Test("a driving time is a progress, too")
    func progress() {
        let formatter = OrderFormatter(unit: .kilometers, method: "straight line")
        #expect(
            formatter.progress(.init(best: 7_200, bound: 7_000), isByTime: true)
                == "searching: 2 h, at most 2.9 % above the best possible")
    }
}
