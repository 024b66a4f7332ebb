import Entities
package import JSON
import StopOrder

/// A proposed order for programs.
package enum OrderDocument {
    /// `{"beforeMeters","afterMeters","lowerBoundMeters","proven","order":[old stop numbers],"stopped"}`; `stopped` is
    /// what ended the search early, `"time"` or `"interrupt"`, or null. Linear in the number of stops.
    package static func json(_ proposal: OrderProposal) -> JSONValue {
        let solution = proposal.solution
        return .object([
            JSONMember("beforeMeters", .rounded(solution.before, places: 3)),
            JSONMember("afterMeters", .rounded(proposal.length, places: 3)),
            JSONMember("lowerBoundMeters", .rounded(solution.lowerBound, places: 3)),
            JSONMember("proven", .bool(proposal.proven)),
            JSONMember("order", .array(proposal.order.map { .integer($0 + 1) })),
            JSONMember(
                "stopped", proposal.stoppedBy != nil ? .string("interrupt") : solution.wasCut ? .string("time") : .null),
        ])
    }
}
