import Entities
package import JSON
import StopOrder

/// A proposed order for programs.
package enum OrderDocument {
    /// `{"before","after","lowerBound","proven","order":[old stop numbers]}`, metres. Linear in the stops.
    package static func json(_ proposal: OrderProposal) -> JSONValue {
        let solution = proposal.solution
        return .object([
            JSONMember("before", .rounded(solution.before, places: 3)),
            JSONMember("after", .rounded(proposal.length, places: 3)),
            JSONMember("lowerBound", .rounded(solution.lowerBound, places: 3)),
            JSONMember("proven", .bool(proposal.proven)),
            JSONMember("order", .array(proposal.order.map { .integer($0 + 1) })),
        ])
    }
}
