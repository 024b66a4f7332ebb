package import Entities
import MapData
import Platform
package import Reactive
package import StopOrder

/// The use cases of the best order. Each begins when it is subscribed to.
package final class OrderInteractor {
    private let id: Trip.ID
    private let model: DataModel
    private let mapData: any MapDataProvider
    private let uptime: () -> Int64
    private let takeSignal: () -> Signal?

    /// Works on the trip with this id.
    package init(trip id: Trip.ID, _ dependencies: OrderDependencies) {
        self.id = id
        model = dependencies.model
        mapData = dependencies.mapData
        uptime = dependencies.uptime
        takeSignal = dependencies.takeSignal
    }

    /// The number of stops of the trip; 0 where it does not exist any more.
    var stopCount: Int { model.library.trip(id)?.waypoints.count ?? 0 }

    /// Requests the distances, then searches for the best order; fails with `OrderRequestError` or `StoreError`.
    ///
    /// The search runs synchronously when the distances have arrived, and calls `progress` whenever length, or driving
    /// time, or bound improve. A signal or the time limit of the request end it; then the best order so far is
    /// proposed.
    package func propose(
        _ request: OrderRequest, progress: @escaping (OrderProgress, _ isByTime: Bool) -> Void
    ) -> AnyPublisher<OrderProposal, any Error> {
        attempt { [self] in
            guard let trip = model.library.trip(id) else { throw StoreError.refused(.noSuchTrip) }
            let plan = try OrderPlan(request, trip: trip)
            return table(for: trip, by: request.measure)
                .first()
                .tryMap { [self] distances, basis in
                    try search(plan.problem(distances), plan, trip, basis, seconds: request.seconds) {
                        progress($0, basis.measure == .duration)
                    }
                }
        }
    }

    /// The distances to search on, in metres or, by driving time, in seconds. Without a measure the times where roads
    /// are known; where there are none, straight lines.
    private func table(
        for trip: Trip, by measure: OrderMeasure?
    ) -> AnyPublisher<(StopDistances, OrderBasis), OrderRequestError> {
        switch measure {
        case .distance: return straight(trip, .straight(because: nil))
        case .road, .duration:
            let measure = measure ?? .road
            return roads(trip, byTime: measure == .duration)
                .mapError { [self] in stopped($0) ?? .noRoads(measure, $0) }
                .eraseToAnyPublisher()
        case nil:
            return roads(trip, byTime: true)
                .catch { [self] error in
                    stopped(error).map { Fail(error: $0).eraseToAnyPublisher() }
                        ?? straight(trip, error == .noRoadEngine ? .straightOnly : .straight(because: "\(error)"))
                }
                .eraseToAnyPublisher()
        }
    }

    /// Returns that the person stopped the measuring, which nothing takes the place of; nil for another failure.
    private func stopped(_ error: MapDataError) -> OrderRequestError? {
        error == .stopped ? .stopped(takeSignal() ?? .interrupt) : nil
    }

    private func straight(
        _ trip: Trip, _ basis: OrderBasis
    ) -> AnyPublisher<(StopDistances, OrderBasis), OrderRequestError> {
        mapData.distances(for: trip)
            .map { ($0, basis) }
            .mapError { OrderRequestError.noDistances("\($0)") }
            .eraseToAnyPublisher()
    }

    private func roads(_ trip: Trip, byTime: Bool) -> AnyPublisher<(StopDistances, OrderBasis), MapDataError> {
        mapData.roadTable(for: trip)
            .map { (.matrix(byTime ? $0.durations : $0.distances), .roads($0, byTime: byTime)) }
            .eraseToAnyPublisher()
    }

    /// Puts the trip into the proposed order as one change, and publishes the store's warnings. Fails with
    /// `StoreError`, also if another program has changed the stops since the search.
    package func take(_ proposal: OrderProposal) -> AnyPublisher<[String], any Error> {
        attempt { [self] in
            try model.save(change(to: proposal)).map(\.warnings).catch { [self] error in
                // Reloaded, so that the next search uses the stops of the other program.
                attempt { [self] in
                    if case .refused = error { try model.refresh() }
                    return Fail<[String], StoreError>(error: error)
                }
            }
        }
    }

    private func change(to proposal: OrderProposal) throws -> Change? {
        let trip = proposal.trip
        var changes: [Change] = []
        if let change = Edits.setRoundTrip(trip, to: proposal.isRoundTrip) { changes.append(change) }
        if let change = try Edits.reorder(
            trip, by: proposal.order.map { $0 + 1 }, isRoundTrip: proposal.isRoundTrip)
        {
            changes.append(change)
        }
        guard let first = changes.first else { return nil }
        return .ifUnchanged(trip, changes.count == 1 ? first : .several(changes))
    }

    /// Searches until the order is proven to be the best, the time is over, or a signal arrives.
    private func search(
        _ problem: OrderProblem, _ plan: OrderPlan, _ trip: Trip, _ basis: OrderBasis, seconds: Double,
        progress: @escaping (OrderProgress) -> Void
    ) -> OrderProposal {
        let deadline = uptime() + Int64((seconds * 1000).rounded())
        // Called before the search begins: from the first call on, signals are returned here instead of ending the
        // program.
        var signal = takeSignal()
        let solution = bestOrder(
            for: problem,
            limits: .standard(stops: trip.waypoints.count, seconds: seconds),
            shouldStop: { [uptime, takeSignal] in
                signal = signal ?? takeSignal()
                return signal != nil || uptime() >= deadline
            },
            progress: progress)
        // The present order is allowed if it has the requested ends.
        let mayStay = (problem.first ?? 0) == 0 && (problem.last ?? problem.count - 1) == problem.count - 1
        let keepsOrder = solution.isUnchanged || (mayStay && OrderProposal.isTooLittle(solution))
        let order = keepsOrder ? Array(solution.order.indices) : solution.order
        return OrderProposal(
            trip: trip, solution: solution, keepsOrder: keepsOrder, legs: legs(of: order, problem),
            isRoundTrip: plan.isRoundTrip, locked: plan.locked, stoppedBy: signal, basis: basis)
    }

    private func legs(of order: [Int], _ problem: OrderProblem) -> [Double] {
        let next =
            problem.isRoundTrip && order.count > 1
            ? Array(order.dropFirst() + order.prefix(1)) : Array(order.dropFirst())
        return zip(order, next).map { problem.distances.distance(from: $0, to: $1, count: problem.count) }
    }
}
