import Entities
import StopOrder

/// A request resolved for one trip: its stops are indexes from 0.
struct OrderPlan {
    private let shape: OrderShape
    let locked: Set<Int>
    let isRoundTrip: Bool
    private let trip: Trip

    /// Resolves the references of `request`; throws `OrderRequestError` if a stop does not exist or options contradict
    /// each other.
    ///
    /// A round trip remains one unless an end is given, which makes the proposal a one-way trip.
    init(_ request: OrderRequest, trip: Trip) throws {
        self.trip = trip
        if request.makesLoop, request.end != .kept {
            throw OrderRequestError.loopWithEnd
        }
        let count = trip.waypoints.count
        var locked = Set<Int>()
        let search = ReferenceSearch(trip)
        for text in request.locks {
            let stops = try Self.resolved(.lock) { () throws(ReferenceError) in try search.indexes(ofList: text) }
            for stop in stops {
                guard locked.insert(stop).inserted else { throw OrderRequestError.lockedTwice(stop + 1) }
            }
        }
        self.locked = locked
        isRoundTrip = request.makesLoop || (trip.isRoundTrip && request.end == .kept)
        let start = try Self.stop(request.start, option: .start, kept: 0, trip: trip)
        if isRoundTrip {
            shape = .roundTrip(start: start)
        } else {
            let end = try Self.stop(request.end, option: .end, kept: max(0, count - 1), trip: trip)
            if count > 1, let start, start == end {
                let option: OrderOption? = request.end == .kept ? .start : request.start == .kept ? .end : nil
                throw OrderRequestError.firstAndLast(start + 1, by: option)
            }
            shape = count == 0 ? .path(start: nil, end: nil) : .path(start: start, end: count == 1 ? nil : end)
        }
    }

    private static func stop(
        _ end: OrderRequest.End, option: OrderOption, kept: Int, trip: Trip
    ) throws(OrderRequestError) -> Int? {
        switch end {
        case .kept: kept
        case .any: nil
        case .stop(let reference):
            try resolved(option) { () throws(ReferenceError) in try trip.stopIndex(named: reference) }
        }
    }

    /// The stops that the value of an option refers to; the error names the option.
    private static func resolved<Stops>(
        _ option: OrderOption, _ stops: () throws(ReferenceError) -> Stops
    ) throws(OrderRequestError) -> Stops {
        do throws(ReferenceError) {
            return try stops()
        } catch {
            throw .stop(option, error)
        }
    }

    /// The problem to solve; throws `OrderRequestError` if the distances do not match the stops or the locks contradict
    /// the ends. Quadratic in the number of stops if the distances are a matrix.
    func problem(_ distances: StopDistances) throws(OrderRequestError) -> OrderProblem {
        do throws(OrderError) {
            return try OrderProblem(
                count: trip.waypoints.count, distances: distances, shape: shape, locked: locked)
        } catch {
            throw explained(error)
        }
    }

    /// Converts an error of `OrderProblem` to one that names the options.
    private func explained(_ error: OrderError) -> OrderRequestError {
        switch error {
        case .lockContradictsStart(let stop): .lockedAgainst(.start, stop + 1)
        case .lockContradictsEnd(let stop): .lockedAgainst(.end, stop + 1)
        case .startIsEnd(let stop): .firstAndLast(stop + 1, by: nil)
        case .noSuchStop, .notADistance, .wrongNumberOfDistances:
            .noDistances("the distances do not fit the stops")
        }
    }
}
