/// The distances between stops, in metres or any other unit.
package enum StopDistances: Sendable {
    /// A matrix, row by row: `values[from * count + to]`. It may be asymmetric. The diagonal is ignored.
    case matrix([Double])
    /// The great circle distances on a sphere of this radius; takes memory linear in the number of stops.
    case points([UnitVector], radius: Double)
}

/// Whether the order is a path or a round trip, and its prescribed ends.
package enum OrderShape: Hashable, Sendable {
    /// A path from one stop to another; nil leaves that end free.
    case path(start: Int?, end: Int?)
    /// A round trip, in which `start` is the first stop; nil leaves that free.
    ///
    /// Without locks a round trip is as long from wherever it begins, so the present first stop stays. With locks it is
    /// not: which stop is first decides between which stops the locked ones stand.
    case roundTrip(start: Int?)
}

/// The problem of finding the best order of the stops 0..<count, which are now in that order.
///
/// The initializer checks the problem, so that every problem has at least one order that satisfies it.
package struct OrderProblem: Sendable {
    /// The number of stops.
    package let count: Int
    /// The distances between the stops.
    package private(set) var distances: StopDistances
    /// The shape, path or round trip, with the prescribed ends.
    package let shape: OrderShape
    /// The stops that keep their present position.
    package let locked: Set<Int>

    /// Creates and checks a problem; throws if a distance is invalid or the constraints contradict each other.
    /// Quadratic in `count` for a matrix.
    package init(
        count: Int, distances: StopDistances, shape: OrderShape, locked: Set<Int> = []
    ) throws(OrderError) {
        self.count = count
        self.distances = distances
        self.shape = shape
        self.locked = locked
        try Self.check(distances, count: count)
        try Self.check(shape, count: count)
        for stop in locked.sorted() {
            guard stop >= 0, stop < count else { throw .noSuchStop(stop) }
            guard first == nil || (first == stop) == (stop == 0) else { throw .lockContradictsStart(stop) }
            guard last == nil || (last == stop) == (stop == count - 1) else { throw .lockContradictsEnd(stop) }
        }
    }

    /// The same problem without locks.
    var withoutLocks: OrderProblem { OrderProblem(unchecked: self, shape: shape, locked: []) }

    /// The same problem, in which a lock of the first or the last stop of a path prescribes this end: such a lock alone
    /// does not make a problem harder.
    var withLockedEnds: OrderProblem {
        guard case .path(let start, let end) = shape, count > 1 else { return self }
        let shape = OrderShape.path(
            start: start ?? (locked.contains(0) ? 0 : nil), end: end ?? (locked.contains(count - 1) ? count - 1 : nil))
        return OrderProblem(unchecked: self, shape: shape, locked: locked)
    }

    /// The same round trip, numbered from its first locked stop on, where it may begin anywhere: that stop keeps its
    /// position, so the trip can as well be said to begin there. Nil for a problem that needs no other numbers.
    ///
    /// Number and position of each stop are less by `by`, around the end, so that locked stops stay locked and every
    /// order has the length that it has here. Quadratic for a matrix.
    var turnedToLock: (problem: OrderProblem, by: Int)? {
        guard case .roundTrip(nil) = shape, let lock = locked.min() else { return nil }
        var turned = OrderProblem(
            unchecked: self, shape: .roundTrip(start: 0), locked: Set(locked.map { ($0 + count - lock) % count }))
        guard lock > 0 else { return (turned, 0) }
        func stop(_ number: Int) -> Int { (number + lock) % count }
        switch distances {
        case .points(let points, let radius):
            turned.distances = .points(points.indices.map { points[stop($0)] }, radius: radius)
        case .matrix(let values):
            turned.distances = .matrix(
                values.indices.map { values[stop($0 / count) * count + stop($0 % count)] })
        }
        return (turned, lock)
    }

    /// Copies a problem with another shape and other locks, which need no check.
    private init(unchecked other: OrderProblem, shape: OrderShape, locked: Set<Int>) {
        count = other.count
        distances = other.distances
        self.shape = shape
        self.locked = locked
    }

    /// The stop that must be first; nil if any may be.
    package var first: Int? {
        switch shape {
        case .path(let start, _): start
        case .roundTrip(let start): count == 0 ? nil : start ?? (locked.isEmpty ? 0 : nil)
        }
    }

    /// The stop that must be last; nil if any may be, and for a round trip.
    package var last: Int? {
        switch shape {
        case .path(_, let end): end
        case .roundTrip: nil
        }
    }

    /// Whether the trip leads back to its first stop.
    package var isRoundTrip: Bool {
        if case .roundTrip = shape { true } else { false }
    }

    /// Checks the number of distances and their values.
    private static func check(_ distances: StopDistances, count: Int) throws(OrderError) {
        switch distances {
        case .matrix(let values):
            guard count >= 0, values.count == count * count else {
                throw .wrongNumberOfDistances(expected: count * count, found: values.count)
            }
            for from in 0..<count {
                for to in 0..<count where from != to {
                    let value = values[from * count + to]
                    // Larger numbers could overflow in sums and penalties.
                    guard value >= 0, value < 1e100 else { throw .notADistance(from: from, to: to, value) }
                }
            }
        case .points(let points, let radius):
            guard points.count == count else {
                throw .wrongNumberOfDistances(expected: count, found: points.count)
            }
            guard radius > 0, radius < 1e100 else { throw .notADistance(from: 0, to: 0, radius) }
            for (stop, point) in points.enumerated() {
                let length = point.x * point.x + point.y * point.y + point.z * point.z
                guard abs(length - 1) < 1e-9 else { throw .notADistance(from: stop, to: stop, length) }
            }
        }
    }

    /// Checks that the prescribed ends exist and differ.
    private static func check(_ shape: OrderShape, count: Int) throws(OrderError) {
        let named: [Int?]
        switch shape {
        case .path(let start, let end):
            named = [start, end]
            if let start, start == end, count > 1 { throw .startIsEnd(start) }
        case .roundTrip(let start):
            named = count == 0 ? [] : [start]
        }
        for case let stop? in named where stop < 0 || stop >= count { throw .noSuchStop(stop) }
    }
}
