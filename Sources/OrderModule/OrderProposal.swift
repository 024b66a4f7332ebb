package import Entities
package import Platform
package import StopOrder

/// A proposed order and its quality. Distances in metres, or in seconds where it was searched by driving time.
package struct OrderProposal: Equatable, Sendable {
    /// The trip at the time of the search.
    package let trip: Trip
    /// The result of the search.
    package let solution: OrderSolution
    /// Whether the stops keep their present order, because no order was found that is noticeably shorter.
    package let keepsOrder: Bool
    /// The lengths of the legs in the proposed order; on a round trip the last one leads back to the start.
    package let legs: [Double]
    /// Whether the trip, as proposed, is a round trip.
    package let isRoundTrip: Bool
    /// The indexes, from 0, of the locked stops.
    package let locked: Set<Int>
    /// The signal that ended the search; nil if it finished or its time ran out.
    package let stoppedBy: Signal?
    /// The distances that it was searched on.
    package var basis = OrderBasis.straightOnly

    /// Whether taking the proposal changes nothing.
    package var isUnchanged: Bool { keepsOrder && isRoundTrip == trip.isRoundTrip }

    /// The proposed order, as present indexes of the stops, from 0.
    package var order: [Int] { keepsOrder ? Array(solution.order.indices) : solution.order }

    /// The length of the proposed order.
    package var length: Double { keepsOrder ? solution.before : solution.length }

    /// Whether the order is proven to be shortest, with a relative tolerance of 1e-9.
    package var proven: Bool { solution.proven && length <= solution.length * (1 + 1e-9) }

    /// The difference between length and lower bound as a fraction of the bound; 0 if proven, infinite if there is no
    /// bound.
    var gap: Double {
        let bound = solution.lowerBound
        return proven || length <= bound ? 0 : bound > 0 ? length / bound - 1 : .infinity
    }

    /// Whether a solution is so little shorter that it is not proposed: by less than 1 m or 1 s and 0.005 %, which the
    /// page would not show.
    static func isTooLittle(_ solution: OrderSolution) -> Bool {
        let saved = solution.before - solution.length
        return saved < Self.noticeable && saved < Self.noticeableShare * solution.before
    }

    /// Whether the present order is kept and proven to be less than 1 m or 1 s longer than the best.
    var isBestToBeSeen: Bool { keepsOrder && length - solution.lowerBound < Self.noticeable }

    /// The drives in the present and in the proposed order, along the roads that it was searched on; nil for straight
    /// lines. Linear in the number of stops.
    var drives: (before: OrderDrive, after: OrderDrive)? {
        basis.roads.map { table in
            (
                OrderDrive(Array(solution.order.indices), isRoundTrip: isRoundTrip, table),
                OrderDrive(order, isRoundTrip: isRoundTrip, table)
            )
        }
    }

    /// The trip as it is once the proposal is taken. Linear in the number of stops.
    var tripAfter: Trip { LegWays.trip(trip, inOrder: order, isRoundTrip: isRoundTrip) }

    private static let noticeable = 1.0
    private static let noticeableShare = 0.000_05
}
