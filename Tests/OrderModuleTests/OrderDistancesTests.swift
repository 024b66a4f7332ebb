import Entities
import Geodesy
import MapData
import Screens
import StopOrder
import TestSupport
import Testing

@testable import OrderModule

/// What is shown comes from the provider's own distances, whatever way it measures.
@Suite struct OrderDistancesTests {
    /// Along one-way roads: to a stop of a higher number it is 10 km a number, back it is 1 km a number.
    private func roads(_ trip: Trip) -> StopDistances {
        let count = trip.waypoints.count
        return .matrix(
            (0..<(count * count)).map { index in
                let (from, to) = (index / count, index % count)
                return from < to ? Double(to - from) * 10_000 : Double(from - to) * 1_000
            })
    }

    private func presenter(
        _ trip: Trip, clock: Interruptions = Interruptions(), _ table: @escaping (Trip) -> StopDistances
    ) throws -> OrderPresenter {
        let mapData = ScriptedMapData()
        mapData.table = table
        return OrderBuilder.presenter(
            trip: trip.id, OrderDependencies(try DataModel(store: InMemoryStore([trip])), mapData, clock))
    }

    @Test("legs and lengths are those of roads that differ by direction")
    func directions() throws {
        let presenter = try presenter(line(), roads)
        var request = OrderRequest()
        request.start = .any
        request.end = .any
        _ = try answer(presenter.search(request))
        // Backwards every leg is 1 km; forwards it would be 10 km.
        #expect(try answer(presenter.states).page.rows.map(\.was) == ["5", "4", "3", "2", "1"])
        #expect(try answer(presenter.states).page.rows.map(\.leg) == ["", "1.00 km", "1.00 km", "1.00 km", "1.00 km"])
        #expect(
            try answer(presenter.states).page.summary == [
                "Before  40.0 km by road", "After   4.00 km by road, 36.0 km or 90.0 % less", "Proven shortest.",
            ])
    }

    @Test("the way back of a round trip is measured in its own direction")
    func wayBack() throws {
        let presenter = try presenter(line(roundTrip: true), roads)
        let proposal = try answer(presenter.search(OrderRequest())).proposal
        // Every loop goes 4 numbers up and 4 down: 44 km. So the stops stay as they are.
        #expect(proposal.isUnchanged)
        #expect(
            try answer(presenter.states).page.rows.map(\.leg) == [
                "", "10.0 km", "10.0 km", "10.0 km", "10.0 km", "4.00 km",
            ])
        #expect(try answer(presenter.states).page.summary.first == "Before  44.0 km by road")
        #expect(proposal.legs.reduce(0, +) == proposal.solution.before)
    }

    @Test("the legs of many stops add up to the length that the search found")
    func manyStopsAreMeasuredAsTheSearchMeasuresThem() throws {
        // Above 2,000 stops straight lines come as places. A small radius tells them from the Earth's.
        let trip = crowd(2_001)
        let clock = Interruptions()
        clock.step = 10
        let presenter = try presenter(trip, clock: clock) { trip in
            .points(
                trip.waypoints.map {
                    UnitVector(latitude: $0.location.latitude, longitude: $0.location.longitude)
                }, radius: 1_000)
        }
        var request = OrderRequest()
        request.seconds = 10
        let proposal = try answer(presenter.search(request)).proposal
        #expect(abs(proposal.legs.reduce(0, +) - proposal.solution.length) < 1e-6 * proposal.solution.length)
        #expect(proposal.solution.before < 1_000 * .pi * 2_000)
    }
}
