import Entities
import Reactive

/// The decisions about the days of trips that are not kept yet. The menus have one: a page that is opened again shows
/// them again.
package final class DaysProposals {
    private var proposals: [Trip.ID: CurrentValueSubject<DaysProposal, Never>] = [:]

    /// Begins without a decision.
    package init() {}

    /// Returns the proposal for one trip, which decides nothing at first.
    func proposal(for trip: Trip.ID) -> CurrentValueSubject<DaysProposal, Never> {
        if let known = proposals[trip] { return known }
        let new = CurrentValueSubject<DaysProposal, Never>(DaysProposal())
        proposals[trip] = new
        return new
    }

    /// The trips of a library for which something is decided that is not kept, in the order of the library.
    func unkept(in library: Library) -> [Trip] {
        library.trips.filter { proposals[$0.id]?.value.changes($0) ?? false }
    }
}

/// The decisions about the days of one trip that are not kept yet.
struct DaysProposal: Equatable {
    var settings: [PlanSetting] = []
    /// Whether towns are suggested for nights.
    var hasTowns = false
    /// The nights at stops that are left open, with their number when that was decided: another number is a later
    /// decision, and counts.
    var freed: [Waypoint.ID: Int] = [:]
    /// The decisions before each of the steps that led here, the first one first.
    private var earlier: [Decisions] = []
    /// The decisions of each of the steps that were taken back, the one before the last step first.
    private var later: [Decisions] = []

    /// Decisions that a step can lead back to.
    private struct Decisions: Equatable {
        let settings: [PlanSetting]
        let hasTowns: Bool
        let freed: [Waypoint.ID: Int]
    }

    /// The decisions after another step.
    func after(_ step: (inout DaysProposal) -> Void) -> DaysProposal {
        var next = self
        step(&next)
        next.earlier.append(decisions)
        next.later = []
        return next
    }

    private var decisions: Decisions { Decisions(settings: settings, hasTowns: hasTowns, freed: freed) }

    /// The number of steps that can be taken back.
    var stepCount: Int { earlier.count }
    /// The number of steps that were taken back and can be made again.
    var laterCount: Int { later.count }

    /// The decisions with up to `count` of the steps that were taken back.
    func again(steps count: Int) -> DaysProposal {
        moved(count, from: \.later, to: \.earlier)
    }

    /// The decisions without the last `count` steps.
    func without(steps count: Int) -> DaysProposal {
        moved(count, from: \.earlier, to: \.later)
    }

    /// The last decisions of one list, up to `count` steps back in it; those on the way there are put into the other.
    private func moved(
        _ count: Int, from: WritableKeyPath<DaysProposal, [Decisions]>, to: WritableKeyPath<DaysProposal, [Decisions]>
    ) -> DaysProposal {
        var proposal = self
        for _ in 0..<max(0, count) {
            guard let next = proposal[keyPath: from].popLast() else { break }
            proposal[keyPath: to].append(proposal.decisions)
            (proposal.settings, proposal.hasTowns, proposal.freed) = (next.settings, next.hasTowns, next.freed)
        }
        return proposal
    }

    /// The same decisions, with no step that was taken back.
    func withoutLater() -> DaysProposal {
        var proposal = self
        proposal.later = []
        return proposal
    }

    /// Whether the nights at a stop are left open: those that were decided then.
    func leavesOpen(_ stop: Waypoint) -> Bool {
        stop.plan.nights.map { freed[stop.id] == $0 } ?? false
    }

    /// Whether it would change the decisions of a trip.
    func changes(_ trip: Trip) -> Bool { hasTowns || trip.with(self) != trip }
}

extension Trip {
    /// The nights that are decided for stops, `nights 0` too.
    var decidedNights: [Waypoint.ID: Int] {
        waypoints.reduce(into: [:]) { $0[$1.id] = $1.plan.nights }
    }
}
