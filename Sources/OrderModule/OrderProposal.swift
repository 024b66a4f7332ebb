package import Entities
package import Platform
package import StopOrder

/// An order that is proposed, and what is known about it. Distances in metres.
package struct OrderProposal: Equatable, Sendable {
    /// The trip as it was when the order was searched for.
    package let trip: Trip
    /// What the search has found.
    package let solution: OrderSolution
    /// Whether the stops stay as they are: nothing better was found, or nothing that is visibly shorter.
    package let keepsOrder: Bool
    /// The legs of the proposed order, as the search measured them; on a round trip the last one leads back.
    package let legs: [Double]
    /// Whether the trip, as proposed, is a round trip.
    package let isRoundTrip: Bool
    /// The stops that were to keep their numbers, from 0.
    package let locked: Set<Int>
    /// The signal that ended the search, if one did and not the clock.
    package let stoppedBy: Signal?

    /// Whether taking the proposal changes nothing.
    package var isUnchanged: Bool { keepsOrder && isRoundTrip == trip.isRoundTrip }

    /// The stops by their old numbers, from 0.
    package var order: [Int] { keepsOrder ? Array(solution.order.indices) : solution.order }

    /// The length of that order.
    package var length: Double { keepsOrder ? solution.before : solution.length }

    /// Whether the order is a shortest one, to 1e-9 relative.
    package var proven: Bool { solution.proven && length <= solution.length * (1 + 1e-9) }

    /// How far above the bound the length can be at most, as a share of the bound; 0 when proven.
    var gap: Double {
        let bound = solution.lowerBound
        return proven || length <= bound ? 0 : bound > 0 ? length / bound - 1 : .infinity
    }

    /// Whether what a solution saves is too little to put stops in another order: under a metre and 0.005 %, which is
    /// less than is shown.
    static func isTooLittle(_ solution: OrderSolution) -> Bool {
        let saved = solution.before - solution.length
        return saved < Self.noticeableMetres && saved < Self.noticeableShare * solution.before
    }

    /// Whether the best order is known to be so little shorter that it is not proposed.
    var isBestToBeSeen: Bool { keepsOrder && length - solution.lowerBound < Self.noticeableMetres }

    private static let noticeableMetres = 1.0
    private static let noticeableShare = 0.000_05
}
