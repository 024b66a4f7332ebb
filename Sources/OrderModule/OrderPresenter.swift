package import Console
import Entities
package import Geodesy
package import JSON
import StopOrder
import Text

/// Turns a proposed order into what its screen shows.
package final class OrderPresenter: OrderPresenting {
    private let interactor: any OrderInteracting
    private let formatter: OrderFormatter
    private var proposal: OrderProposal?

    package private(set) var state = OrderState()

    /// Shows what `interactor` finds; distances in `unit`, measured by `method` ("straight line");
    /// options as `spelling` writes them.
    package init(
        interactor: any OrderInteracting, unit: DistanceUnit, method: String, spelling: OrderSpelling = .command
    ) {
        self.interactor = interactor
        formatter = OrderFormatter(unit: unit, method: method, spelling: spelling)
    }

    package func search(
        _ request: OrderRequest, progress: @escaping (String) -> Void
    ) throws -> OrderProposal {
        let proposal = try interactor.propose(request) { [formatter] in progress(formatter.progress($0)) }
        self.proposal = proposal
        state = formatter.state(proposal, seconds: request.seconds)
        return proposal
    }

    package func take() throws -> Notice {
        guard let proposal, !proposal.isUnchanged else { return .done("Nothing was changed.") }
        let warnings = try interactor.take(proposal)
        let name = Wording.quoted(proposal.trip.name.text)
        let sentence =
            proposal.keepsOrder
            ? "\(name) is a \(proposal.isRoundTrip ? "round trip" : "one-way trip") now."
            : "\(name) is in the \(proposal.proven ? "best" : "proposed") order now."
        return Notice(.done, [sentence] + warnings.map { visible($0) })
    }

    package func handle(_ event: OrderEvent) -> Notice {
        guard event == .take else { return .done("Nothing was changed.") }
        do {
            return try take()
        } catch {
            return .refused(error)
        }
    }

    /// The proposal for programs.
    package static func json(_ proposal: OrderProposal) -> JSONValue { OrderFormatter.json(proposal) }
}
