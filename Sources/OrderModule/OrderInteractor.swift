package import Entities
import MapData
import Platform
import Reactive
package import StopOrder

/// The use cases of the best order.
package final class OrderInteractor: OrderInteracting {
    private let id: ID
    private let model: DataModel
    private let mapData: any MapDataProvider
    private let uptime: () -> Int64
    private let stop: () -> Signal?

    /// Works on the trip with this id.
    package init(trip id: ID, _ dependencies: OrderDependencies) {
        self.id = id
        model = dependencies.model
        mapData = dependencies.mapData
        uptime = dependencies.uptime
        stop = dependencies.stop
    }

    package func propose(
        _ request: OrderRequest, progress: @escaping (OrderProgress) -> Void
    ) throws -> OrderProposal {
        guard let trip = model.library.trip(id) else { throw StoreError.refused(.noSuchTrip) }
        let plan = try OrderPlan(request, trip: trip)
        let problem = try problem(plan, trip: trip)
        let deadline = uptime() + Int64((request.seconds * 1000).rounded())
        // Asked before the search begins, so that signals are outcomes from now on.
        var signal = stop()
        let solution = bestOrder(
            for: problem,
            limits: .standard(stops: trip.waypoints.count, seconds: request.seconds),
            shouldStop: { [uptime, stop] in
                signal = signal ?? stop()
                return signal != nil || uptime() >= deadline
            },
            progress: progress)
        // Where the ends that are asked for are those that are there, the stops may stay.
        let mayStay = (problem.first ?? 0) == 0 && (problem.last ?? problem.count - 1) == problem.count - 1
        let keepsOrder = solution.isUnchanged || (mayStay && OrderProposal.isTooLittle(solution))
        let order = keepsOrder ? Array(solution.order.indices) : solution.order
        return OrderProposal(
            trip: trip, solution: solution, keepsOrder: keepsOrder, legs: legs(of: order, problem),
            isRoundTrip: plan.isRoundTrip, locked: plan.locked, stoppedBy: signal)
    }

    package func take(_ proposal: OrderProposal) throws -> [String] {
        let trip = proposal.trip
        var changes: [Change] = []
        if let change = Edits.setRoundTrip(trip, to: proposal.isRoundTrip) { changes.append(change) }
        if let change = try Edits.reorder(trip, by: proposal.order.map { $0 + 1 }) { changes.append(change) }
        guard let first = changes.first else { return [] }
        do throws(StoreError) {
            return try model.apply(.ifUnchanged(trip, changes.count == 1 ? first : .several(changes))).warnings
        } catch {
            // So that the next search sees what the other program has done.
            if case .refused = error { try model.reload() }
            throw error
        }
    }

    private func legs(of order: [Int], _ problem: OrderProblem) -> [Double] {
        let next =
            problem.isRoundTrip && order.count > 1
            ? Array(order.dropFirst() + order.prefix(1)) : Array(order.dropFirst())
        return zip(order, next).map { problem.distances.distance(from: $0, to: $1, count: problem.count) }
    }

    private func problem(_ plan: OrderPlan, trip: Trip) throws -> OrderProblem {
        let distances = try distances(trip)
        do throws(OrderError) {
            return try OrderProblem(
                count: trip.waypoints.count, distances: distances, shape: plan.shape, locked: plan.locked)
        } catch {
            throw plan.explained(error)
        }
    }

    private func distances(_ trip: Trip) throws(OrderRequestError) -> StopDistances {
        do throws(MapDataError) {
            if let answer = try mapData.distances(for: trip).answerAtOnce() { return answer }
        } catch {
            throw .noDistances("\(error)")
        }
        throw .noDistances("no answer")
    }
}
