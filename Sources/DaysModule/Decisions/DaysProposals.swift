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
    /// Whether the nights at stops are left open.
    var isFree = false
    /// The decisions before each of the steps that led here, the first one first.
    private var earlier: [Decisions] = []

    /// Decisions that a step can lead back to.
    private struct Decisions: Equatable {
        let settings: [PlanSetting]
        let hasTowns: Bool
        let isFree: Bool
    }

    /// The decisions after another step.
    func after(_ step: (inout DaysProposal) -> Void) -> DaysProposal {
        var next = self
        step(&next)
        next.earlier.append(Decisions(settings: settings, hasTowns: hasTowns, isFree: isFree))
        return next
    }

    /// The decisions without the last `count` steps.
    func without(steps count: Int) -> DaysProposal {
        guard count > 0, count <= earlier.count else { return count > 0 ? DaysProposal() : self }
        let known = earlier[earlier.count - count]
        var proposal = DaysProposal()
        (proposal.settings, proposal.hasTowns, proposal.isFree) = (known.settings, known.hasTowns, known.isFree)
        proposal.earlier = Array(earlier.dropLast(count))
        return proposal
    }

    /// Whether it would change the decisions of a trip.
    func changes(_ trip: Trip) -> Bool { hasTowns || trip.with(self) != trip }
}
