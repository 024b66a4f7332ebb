import CivilTime
import Entities
import Geodesy
import MapData
import Screens
import StopOrder
import Text

/// Formats a proposed order as text.
struct OrderFormatter {
    let unit: DistanceUnit
    /// The name of the method by which distances are measured: "straight line".
    let method: String
    /// The way in which options are written in messages.
    var spelling = OrderSpelling.command

    /// The page of a proposal; `seconds` is the time limit of the search. Linear in the number of stops.
    func page(_ proposal: OrderProposal, seconds: Double = OrderRequest().seconds) -> OrderPage {
        let trip = proposal.trip
        let kind = proposal.isRoundTrip ? "round trip" : "one way"
        return OrderPage(
            title: "Best order for \(Wording.quoted(trip.name.text)): "
                + "\(Wording.counted(trip.waypoints.count, "stop")), \(kind)",
            summary: summary(proposal, seconds), rows: rows(proposal), offersChange: !proposal.isUnchanged,
            warnings: warnings(proposal), otherMeasure: otherMeasure(proposal))
    }

    /// The quantity that a person may want to have minimized in place of that of the proposal.
    private func otherMeasure(_ proposal: OrderProposal) -> OrderMeasure? {
        switch proposal.basis {
        case .straightOnly: nil
        case .straight: .duration
        case .roads: .distance
        }
    }

    /// The line shown while the search runs: `searching: 1890.1 km, at most 2.3 % above the best possible`; a driving
    /// time in place of the length where the search is by time.
    func progress(_ progress: OrderProgress, isByTime: Bool = false) -> String {
        let best =
            isByTime && progress.best.isFinite
            ? durationText(seconds: wholeSeconds(progress.best)) : distanceText(progress.best, in: unit)
        guard progress.bound > 0, progress.best.isFinite else { return "searching: \(best)" }
        return "searching: \(best), at most \(promise(progress.best / progress.bound - 1)) above the best possible"
    }

    /// The notice after a proposal was taken, with the store's warnings.
    func notice(ofTaking proposal: OrderProposal, warnings: [String]) -> Notice {
        let name = Wording.quoted(proposal.trip.name.text)
        let sentence =
            proposal.keepsOrder
            ? "\(name) is a \(proposal.isRoundTrip ? "round trip" : "one-way trip") now."
            : "\(name) is in the \(proposal.proven ? "best" : "proposed") order now."
        return Notice(.changed, [sentence] + ways(proposal), warnings: warnings)
    }

    /// The sentences on ways of the person that belong to other legs, or to none, in the proposed order.
    private func ways(_ proposal: OrderProposal) -> [String] {
        LegWays(from: proposal.trip, to: proposal.tripAfter).sentences().map {
            $0.text(isCommand: spelling != .menu)
        }
    }

    /// The notice in a menu that no order is proposed, and why.
    static func refusal(_ error: any Error) -> Notice {
        guard let error = error as? OrderRequestError else { return .refused(error) }
        return Notice(
            .refused(anotherAnswerHelps: true), ([error.text(.menu)] + error.hints(.menu)).map { visible($0) })
    }

    /// Returns that roads could not be had and straight lines were taken, and why; or why legs of the proposed order
    /// are estimates.
    private func warnings(_ proposal: OrderProposal) -> [String] {
        switch proposal.basis {
        case .straightOnly, .straight(because: nil): return []
        case .straight(let reason?):
            return ["no table of roads, so the order is by straight lines: \(visible(reason))"]
        case .roads(let table, _):
            let legs = proposal.drives?.after.legs ?? []
            let notices = table.notices.filter { notice in
                guard let leg = notice.leg else { return true }
                return legs.contains { $0.from == leg.from && $0.to == leg.to }
            }
            return Wording.notices(notices, of: proposal.trip, in: unit)
        }
    }

    /// The formatter of a proposal along roads; nil for straight lines.
    private func roads(_ proposal: OrderProposal) -> OrderRoadsFormatter? {
        proposal.drives.map {
            OrderRoadsFormatter(unit: unit, drive: $0.after, isByTime: proposal.basis.measure == .duration)
        }
    }

    /// The name of the method by which straight lines are measured.
    private func method(_ proposal: OrderProposal) -> String {
        proposal.basis == .straightOnly ? method : "straight line"
    }

    private func summary(_ proposal: OrderProposal, _ seconds: Double) -> [String] {
        let solution = proposal.solution
        let method = method(proposal)
        let (roads, drives) = (roads(proposal), proposal.drives)
        func total(_ length: Double, _ drive: OrderDrive?) -> String {
            drive.flatMap { roads?.total($0) } ?? "\(distanceText(length, in: unit)) \(method)"
        }
        var lines = ["Before  " + total(solution.before, drives?.before)]
        if proposal.keepsOrder {
            lines.append(
                proposal.proven
                    ? "The stops are in the best order already."
                    : proposal.isBestToBeSeen
                        ? "The stops are in the best order already, to less than a \(smallUnit(proposal))."
                        : "No better order was found; the stops stay as they are.")
        } else {
            let difference = difference(proposal)
            if let roads, let drives {
                lines.append("After   " + roads.total(drives.after))
                lines.append("Change  " + (roads.change(difference, drives.before, drives.after) ?? "none to speak of"))
            } else {
                lines.append("After   \(total(solution.length, nil)), \(difference ?? "as long as before")")
            }
            if difference != nil, solution.length > solution.before {
                lines.append("It gets longer because of the ends that were asked for.")
            }
        }
        lines.append(quality(proposal))
        if proposal.isRoundTrip != proposal.trip.isRoundTrip {
            lines.append(proposal.isRoundTrip ? "It becomes a round trip." : "It becomes a one-way trip.")
        }
        if !proposal.isUnchanged { lines += ways(proposal) }
        if proposal.stoppedBy != nil {
            // A signal that came when all was proven has stopped nothing.
            if !proposal.proven { lines.append("The search was stopped; this is the best so far.") }
        } else if solution.wasCut {
            lines.append("The time ran out; \(moreTime(than: seconds)) gives the search more of it.")
        }
        return lines
    }

    /// Returns the option for a longer search; in a menu the complete line, for five times the limit.
    private func moreTime(than seconds: Double) -> String {
        switch spelling {
        case .command: spelling.text(.time)
        case .menu: "o \(spelling.text(.time)) \(Int(min(86_400, (5 * seconds).rounded(.up))))"
        }
    }

    /// The unit of what was made least, below which nothing counts.
    private func smallUnit(_ proposal: OrderProposal) -> String {
        proposal.basis.measure == .duration ? "second" : "metre"
    }

    /// Returns `444.8 km or 50.0 % less`; without a distance or percentage that rounds to zero, `3 metres less` if both
    /// do, nil below 1 m. By driving time `1 h 20 min or 21.6 % less`.
    private func difference(_ proposal: OrderProposal) -> String? {
        let solution = proposal.solution
        let saved = solution.before - solution.length
        let amount: String? =
            if let roads = roads(proposal), let drives = proposal.drives {
                roads.difference(drives.before, drives.after)
            } else {
                ShownDifference.distance(solution.before, solution.length, in: unit)
            }
        let share = percent(solution.before > 0 ? saved.magnitude / solution.before : 0)
        var shown = [amount].compactMap(\.self) + (share == percent(0) ? [] : [share])
        if shown.isEmpty {
            guard saved.magnitude >= 1 else { return nil }
            shown = [Wording.counted(Int(saved.magnitude.rounded()), smallUnit(proposal))]
        }
        return shown.joined(separator: " or ") + (saved < 0 ? " more" : " less")
    }

    private func quality(_ proposal: OrderProposal) -> String {
        if let roads = roads(proposal), proposal.proven || proposal.gap.isFinite {
            return roads.quality(proposal, promise: promise(proposal.gap))
        }
        if proposal.proven { return "Proven shortest." }
        let locks = proposal.solution.boundIgnoresLocks ? ", measured without the locks" : ""
        guard proposal.gap.isFinite else { return "How close it is to the best possible is not known." }
        return "Within \(promise(proposal.gap)) of the best possible\(locks)."
    }

    private func rows(_ proposal: OrderProposal) -> [OrderPage.Row] {
        let stops = proposal.trip.waypoints
        let order = proposal.order
        let drive = proposal.drives?.after
        // The length of a leg and its driving time.
        func texts(_ leg: Int) -> (leg: String, drive: String) {
            guard let drive else { return (distanceText(proposal.legs[leg], in: unit), "") }
            let length = RouteLength(of: [drive.legs[leg]])
            guard !length.isOnFoot || drive.legs[leg].given != nil else {
                let time = Wording.walkTime(seconds: length.walkedSeconds)
                return ("about \(Wording.walkLength(length.metres, in: unit))", "\(time) on foot")
            }
            let distance = Wording.distance(length, amid: drive.length, in: unit)
            let given = drive.legs[leg].given.map { ", your \($0.rawValue)" } ?? ""
            return (distance + given, Wording.duration(of: length) ?? "")
        }
        var rows = order.enumerated().map { position, stop in
            let (leg, drive) = position == 0 ? ("", "") : texts(position - 1)
            return OrderPage.Row(
                number: "\(position + 1)", was: "\(stop + 1)", name: stops[stop].name.text, leg: leg,
                mark: proposal.locked.contains(stop) ? "locked" : position == stop ? "" : "moved", drive: drive)
        }
        if let first = order.first, proposal.legs.count >= order.count {
            let (leg, drive) = texts(order.count - 1)
            rows.append(
                OrderPage.Row(
                    number: "", was: "", name: "back to \(stops[first].name.text)", leg: leg, mark: "", drive: drive))
        }
        return rows
    }

    /// A fraction as percent with one decimal, or two below 1 %.
    private func percent(_ share: Double) -> String {
        decimalText(share * 100, places: share < 0.01 ? 2 : 1) + " %"
    }

    /// A fraction as percent, rounded up, so that the text “within …” is true.
    private func promise(_ share: Double) -> String {
        let steps = share < 0.01 ? 10_000.0 : 1_000.0
        return percent((share * steps).rounded(.up) / steps)
    }
}
