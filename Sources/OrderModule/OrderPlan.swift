import Entities
import StopOrder

/// What a request means for one trip: stops by their places from 0.
struct OrderPlan {
    private let shape: OrderShape
    let locked: Set<Int>
    let isRoundTrip: Bool
    private let trip: Trip

    /// Finds the stops that are named; throws `OrderRequestError` for a stop that is not there and for what contradicts itself.
    ///
    /// A round trip stays one unless an end is given: then the proposal is a one-way trip.
    init(_ request: OrderRequest, trip: Trip) throws {
        self.trip = trip
        if request.makesLoop, request.end != .kept {
            throw OrderRequestError.loopWithEnd
        }
        let count = trip.waypoints.count
        var locked = Set<Int>()
        for stop in try request.locks.flatMap({ try Self.stops($0, of: trip) }) {
            guard locked.insert(stop).inserted else { throw OrderRequestError.lockedTwice(stop + 1) }
        }
        self.locked = locked
        isRoundTrip = request.makesLoop || (trip.isRoundTrip && request.end == .kept)
        let start = try Self.stop(request.start, option: .start, kept: 0, trip: trip)
        if isRoundTrip {
            // Where a loop is entered does not change its length: "any" keeps the start.
            shape = .roundTrip(start: start ?? 0)
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
        case .stop(let reference): try index(reference, of: trip, option: option)
        }
    }

    /// The places of the stops that are locked together: one whose name may have commas, or else several.
    private static func stops(_ text: String, of trip: Trip) throws(OrderRequestError) -> [Int] {
        guard text.utf8.contains(0x2C) else { return [try index(text, of: trip, option: .lock)] }
        // `2,3` is two numbers before it is the beginning of “2,300 feet”.
        let isNumbers = text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x2C || (0x30...0x39).contains($0) }
        do throws(OrderRequestError) {
            return [try index(isNumbers ? "name:" + text : text, of: trip, option: .lock)]
        } catch {
            guard case .stop(_, .notFound) = error else { throw error }
        }
        var stops: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            // A reference that is a number has no spaces around it.
            let words = part.split(whereSeparator: \.isWhitespace)
            stops.append(try index(words.joined(separator: " "), of: trip, option: .lock))
        }
        return stops
    }

    /// The place of the stop that an option names.
    private static func index(_ reference: String, of trip: Trip, option: OrderOption) throws(OrderRequestError) -> Int
    {
        do throws(ReferenceError) {
            return try StopReference(reference).index(in: trip)
        } catch {
            throw .stop(option, error)
        }
    }

    /// The question for the search; throws `OrderRequestError` where the distances do not fit the stops, or the locks
    /// not the ends. Quadratic in the stops where the distances are a matrix.
    func problem(_ distances: StopDistances) throws(OrderRequestError) -> OrderProblem {
        do throws(OrderError) {
            return try OrderProblem(
                count: trip.waypoints.count, distances: distances, shape: shape, locked: locked)
        } catch {
            throw explained(error)
        }
    }

    /// What an error of the search means for the person who asked.
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
