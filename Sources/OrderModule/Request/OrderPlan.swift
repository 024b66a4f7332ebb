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
        for stop in try request.locks.flatMap({ try Self.stops($0, of: trip) }) {
            guard locked.insert(stop).inserted else { throw OrderRequestError.lockedTwice(stop + 1) }
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
        case .stop(let reference): try index(reference, of: trip, option: option)
        }
    }

    /// The indexes of the stops in one value of `lock`: a stop whose name may contain commas, else a list of stops and
    /// ranges, `2-5,9`.
    private static func stops(_ text: String, of trip: Trip) throws(OrderRequestError) -> [Int] {
        // `2,3` means two numbers rather than the beginning of the name “2,300 feet”.
        let isNumbers =
            text.utf8.contains(0x2C)
            && text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x2C || (0x30...0x39).contains($0) }
        do throws(OrderRequestError) {
            return [try index(isNumbers ? "name:" + text : text, of: trip, option: .lock)]
        } catch {
            guard case .stop(_, .notFound) = error, text.utf8.contains(0x2C) || ReferenceSearch.range(text) != nil
            else {
                throw error
            }
        }
        var stops: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            // A number is only recognized as a reference without spaces around it.
            let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if let range = ReferenceSearch.range(words) {
                let first = try index(range.first, of: trip, option: .lock)
                let last = try index(range.last, of: trip, option: .lock)
                stops += min(first, last)...max(first, last)
            } else {
                stops.append(try index(words, of: trip, option: .lock))
            }
        }
        return stops
    }

    /// The index of the stop that the value of an option refers to.
    private static func index(_ reference: String, of trip: Trip, option: OrderOption) throws(OrderRequestError) -> Int
    {
        do throws(ReferenceError) {
            return try trip.stopIndex(named: reference)
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
