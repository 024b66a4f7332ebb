import Entities
package import JSON
import StopOrder

/// A proposed order for programs.
package enum OrderDocument {
    /// Returns `{"beforeMeters","afterMeters","lowerBoundMeters","proven","order":[old stop numbers],"stopped","by"}`;
    /// `stopped` is what ended the search early, `"time"` or `"interrupt"`, or null. On roads, also `beforeSeconds`,
    /// `afterSeconds`, `lowerBoundSeconds` and `estimatedLegs`, how many legs of the proposed order are estimates; of
    /// the two bounds, that of what was not made least is null. Linear in the number of stops.
    package static func json(_ proposal: OrderProposal) -> JSONValue {
        let solution = proposal.solution
        var members = lengths(proposal)
        members += [
            JSONMember("proven", .bool(proposal.proven)),
            JSONMember("order", .array(proposal.order.map { .integer($0 + 1) })),
            JSONMember(
                "stopped", proposal.stoppedBy != nil ? .string("interrupt") : solution.wasCut ? .string("time") : .null),
        ]
        members.append(JSONMember("by", .string(proposal.basis.measure.rawValue)))
        if let drives = proposal.drives {
            members.append(JSONMember("estimatedLegs", .integer(drives.after.estimates)))
        }
        return .object(members)
    }

    private static func lengths(_ proposal: OrderProposal) -> [JSONMember] {
        func number(_ name: String, _ value: Double?) -> JSONMember {
            JSONMember(name, value.map { .rounded($0, places: 3) } ?? .null)
        }
        let solution = proposal.solution
        guard let drives = proposal.drives else {
            return [
                number("beforeMeters", solution.before), number("afterMeters", proposal.length),
                number("lowerBoundMeters", solution.lowerBound),
            ]
        }
        let isByTime = proposal.basis.measure == .duration
        return [
            number("beforeMeters", drives.before.distance), number("afterMeters", drives.after.distance),
            number("lowerBoundMeters", isByTime ? nil : solution.lowerBound),
            number("beforeSeconds", drives.before.duration), number("afterSeconds", drives.after.duration),
            number("lowerBoundSeconds", isByTime ? solution.lowerBound : nil),
        ]
    }
}
