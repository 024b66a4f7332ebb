/// What is known about how far the stops are from each other, in metres (or any one unit).
package enum StopDistances: Sendable {
    /// Row after row, `values[from * count + to]`; need not be symmetric. The diagonal is not read.
    case matrix([Double])
    /// Great circles on a sphere of this radius; memory stays linear in the number of stops.
    case points([UnitVector], radius: Double)
}

/// What the order has to begin and to end with.
package enum OrderShape: Hashable, Sendable {
    /// From one stop to another; nil leaves that end open.
    case path(start: Int?, end: Int?)
    /// Back to the start, which stays first.
    case roundTrip(start: Int)
}

/// A question for the best order of the stops 0..<count, which the person has in just that order now.
///
/// The initializer is the one place that checks it: a problem that exists can be met by at least one order.
package struct OrderProblem: Sendable {
    /// How many stops there are.
    package let count: Int
    /// How far they are from each other.
    package let distances: StopDistances
    /// What comes first and last.
    package let shape: OrderShape
    /// The stops that keep the position they have now.
    package let locked: Set<Int>

    /// Makes the problem; throws when numbers are no distances or the constraints contradict each other.
    /// The matrix is read once: quadratic in `count`.
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

    /// The same question, but for the locks: what was checked with them is right without.
    var withoutLocks: OrderProblem { OrderProblem(unlocking: self) }

    private init(unlocking other: OrderProblem) {
        count = other.count
        distances = other.distances
        shape = other.shape
        locked = []
    }

    /// The stop that has to be first, if the shape says so.
    package var first: Int? {
        switch shape {
        case .path(let start, _): start
        case .roundTrip(let start): count == 0 ? nil : start
        }
    }

    /// The stop that has to be last, if the shape says so.
    package var last: Int? {
        switch shape {
        case .path(_, let end): end
        case .roundTrip: nil
        }
    }

    /// Whether the way back to the first stop belongs to the trip.
    package var isRoundTrip: Bool {
        if case .roundTrip = shape { true } else { false }
    }

    private static func check(_ distances: StopDistances, count: Int) throws(OrderError) {
        switch distances {
        case .matrix(let values):
            guard count >= 0, values.count == count * count else {
                throw .wrongNumberOfDistances(expected: count * count, found: values.count)
            }
            for from in 0..<count {
                for to in 0..<count where from != to {
                    let value = values[from * count + to]
                    // Beyond this sums and penalties could overflow; no distance on any planet comes near it.
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
