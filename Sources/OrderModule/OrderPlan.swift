import Entities
import StopOrder

/// What a request means for one trip: stops by their places from 0.
struct OrderPlan {
    let shape: OrderShape
    let locked: Set<Int>
    let isRoundTrip: Bool
    private let trip: Trip

    /// Finds the stops that are named; throws `OrderRequestError` for a stop that is not there and for what contradicts itself.
    ///
    /// A round trip stays one unless its end is told: then the proposal is a one-way trip.
    init(_ request: OrderRequest, trip: Trip) throws {
        self.trip = trip
        if request.makesLoop, request.end != .kept {
            throw OrderRequestError.usage(option: "--end", reason: "a round trip ends where it starts")
        }
        let count = trip.waypoints.count
        var locked = Set<Int>()
        for lock in request.locks {
            let stop = try Self.index(lock, of: trip, option: "--lock")
            guard locked.insert(stop).inserted else {
                throw OrderRequestError.usage(option: "--lock", reason: "stop \(stop + 1) is named twice")
            }
        }
        self.locked = locked
        isRoundTrip = request.makesLoop || (trip.isRoundTrip && request.end == .kept)
        let start = try Self.stop(request.start, option: "--start", kept: 0, trip: trip)
        if isRoundTrip {
            // Where a loop is entered does not change its length: "any" keeps the start.
            shape = .roundTrip(start: start ?? 0)
        } else {
            let end = try Self.stop(request.end, option: "--end", kept: max(0, count - 1), trip: trip)
            if count > 1, let start, start == end {
                throw OrderRequestError.usage(
                    option: request.end == .kept ? "--start" : "--end",
                    reason: "stop \(start + 1) cannot be first and last; --loop makes a round trip")
            }
            shape = count == 0 ? .path(start: nil, end: nil) : .path(start: start, end: count == 1 ? nil : end)
        }
    }

    private static func stop(
        _ end: OrderRequest.End, option: String, kept: Int, trip: Trip
    ) throws(OrderRequestError) -> Int? {
        switch end {
        case .kept: kept
        case .any: nil
        case .stop(let reference): try index(reference, of: trip, option: option)
        }
    }

    /// The place of the stop that an option names.
    private static func index(_ reference: String, of trip: Trip, option: String) throws(OrderRequestError) -> Int {
        do throws(ReferenceError) {
            return try StopReference(reference).index(in: trip)
        } catch {
            throw .usage(option: option, reason: "\(error)")
        }
    }

    /// What an error of the search means for the person who asked.
    func explained(_ error: OrderError) -> OrderRequestError {
        switch error {
        case .lockContradictsStart(let stop):
            .usage(option: "--lock", reason: "stop \(stop + 1) cannot keep its number: another stop is to be first")
        case .lockContradictsEnd(let stop):
            .usage(option: "--lock", reason: "stop \(stop + 1) cannot keep its number: another stop is to be last")
        case .startIsEnd(let stop):
            .usage(option: "--end", reason: "stop \(stop + 1) cannot be first and last; --loop makes a round trip")
        case .noSuchStop, .notADistance, .wrongNumberOfDistances:
            .noDistances("the distances do not fit the stops")
        }
    }
}
