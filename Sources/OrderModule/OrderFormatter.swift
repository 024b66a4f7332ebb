import Console
import Entities
import Geodesy
import StopOrder
import Text

/// Puts a proposed order into words and columns.
struct OrderFormatter {
    let unit: DistanceUnit
    /// How distances are measured: "straight line".
    let method: String
    /// Where the person is.
    var spelling = OrderSpelling.command

    /// What the page shows of a proposal; `seconds` is the ceiling of the search's time. Linear in the stops.
    func page(_ proposal: OrderProposal, seconds: Double = OrderRequest().seconds) -> OrderPage {
        let trip = proposal.trip
        let kind = proposal.isRoundTrip ? "round trip" : "one way"
        return OrderPage(
            title: "Best order for \(Wording.quoted(trip.name.text)): "
                + "\(Wording.counted(trip.waypoints.count, "stop")), \(kind)",
            summary: summary(proposal, seconds), rows: rows(proposal), offersChange: !proposal.isUnchanged)
    }

    /// `1890.1 km, at most 2.3 % above the best possible`: a line to watch while the search runs.
    func progress(_ progress: OrderProgress) -> String {
        let best = distanceText(progress.best, in: unit)
        guard progress.bound > 0, progress.best.isFinite else { return "searching: \(best)" }
        return "searching: \(best), at most \(promise(progress.best / progress.bound - 1)) above the best possible"
    }

    /// What a trip is after a proposal was taken, and what the store says beside.
    func notice(ofTaking proposal: OrderProposal, warnings: [String]) -> Notice {
        let name = Wording.quoted(proposal.trip.name.text)
        let sentence =
            proposal.keepsOrder
            ? "\(name) is a \(proposal.isRoundTrip ? "round trip" : "one-way trip") now."
            : "\(name) is in the \(proposal.proven ? "best" : "proposed") order now."
        return Notice(.changed, [sentence], warnings: warnings)
    }

    /// Why no order is proposed, for the person who asked in a menu.
    static func refusal(_ error: any Error) -> Notice {
        guard let error = error as? OrderRequestError else { return .refused(error) }
        return .failed(visible(error.text(.menu)))
    }

    private func summary(_ proposal: OrderProposal, _ seconds: Double) -> [String] {
        let solution = proposal.solution
        var lines = ["Before  \(distanceText(solution.before, in: unit)) \(method)"]
        if proposal.keepsOrder {
            lines.append(
                proposal.proven
                    ? "The stops are in the best order already."
                    : proposal.isBestToBeSeen
                        ? "The stops are in the best order already, to less than a metre."
                        : "No better order was found; the stops stay as they are.")
        } else {
            let difference = difference(solution)
            lines.append(
                "After   \(distanceText(solution.length, in: unit)) \(method), \(difference ?? "as long as before")")
            if difference != nil, solution.length > solution.before {
                lines.append("It gets longer because of the ends that were asked for.")
            }
        }
        lines.append(quality(proposal))
        if proposal.isRoundTrip != proposal.trip.isRoundTrip {
            lines.append(proposal.isRoundTrip ? "It becomes a round trip." : "It becomes a one-way trip.")
        }
        if proposal.stoppedBy != nil {
            lines.append("The search was stopped; this is the best so far.")
        } else if solution.wasCut {
            lines.append("The time ran out; \(moreTime(than: seconds)) gives the search more of it.")
        }
        return lines
    }

    /// What to type for a longer search: in a menu the very words, for five times as long.
    private func moreTime(than seconds: Double) -> String {
        switch spelling {
        case .command: spelling.text(.time)
        case .menu: "o \(spelling.text(.time)) \(Int(min(86_400, (5 * seconds).rounded(.up))))"
        }
    }

    /// `444.8 km or 50.0 % less`; of distance and share only what is not zero as shown, `3 metres less` where both are,
    /// nil below a metre.
    private func difference(_ solution: OrderSolution) -> String? {
        let saved = solution.before - solution.length
        let distance = distanceText(saved.magnitude, in: unit)
        let share = percent(solution.before > 0 ? saved.magnitude / solution.before : 0)
        var shown = (distance == distanceText(0, in: unit) ? [] : [distance]) + (share == percent(0) ? [] : [share])
        if shown.isEmpty {
            guard saved.magnitude >= 1 else { return nil }
            shown = [Wording.counted(Int(saved.magnitude.rounded()), "metre")]
        }
        return shown.joined(separator: " or ") + (saved < 0 ? " more" : " less")
    }

    private func quality(_ proposal: OrderProposal) -> String {
        if proposal.proven { return "Proven shortest." }
        let locks = proposal.solution.boundIgnoresLocks ? ", measured without the locks" : ""
        guard proposal.gap.isFinite else { return "How good it is could not be found out." }
        return "Within \(promise(proposal.gap)) of the best possible\(locks)."
    }

    private func rows(_ proposal: OrderProposal) -> [OrderPage.Row] {
        let stops = proposal.trip.waypoints
        let order = proposal.order
        var rows = order.enumerated().map { position, stop in
            OrderPage.Row(
                number: "\(position + 1)", was: "\(stop + 1)", name: stops[stop].name.text,
                leg: position == 0 ? "" : distanceText(proposal.legs[position - 1], in: unit),
                mark: proposal.locked.contains(stop) ? "locked" : position == stop ? "" : "moved")
        }
        if let first = order.first, let back = proposal.legs.dropFirst(order.count - 1).first {
            rows.append(
                OrderPage.Row(
                    number: "", was: "", name: "back to \(stops[first].name.text)",
                    leg: distanceText(back, in: unit), mark: ""))
        }
        return rows
    }

    /// A share as percent with one decimal, two below 1 %.
    private func percent(_ share: Double) -> String {
        decimalText(share * 100, places: share < 0.01 ? 2 : 1) + " %"
    }

    /// A share as percent, rounded up, so that "within" holds for the number that is read.
    private func promise(_ share: Double) -> String {
        let steps = share < 0.01 ? 10_000.0 : 1_000.0
        return percent((share * steps).rounded(.up) / steps)
    }
}
