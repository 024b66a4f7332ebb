import Entities
import Reactive

/// What is decided about the days of trips and not kept yet: a page that is opened again shows it again.
final class DaysProposals {
    private var proposals: [Trip.ID: CurrentValueSubject<DaysProposal, Never>] = [:]

    /// That for one trip, which decides nothing at first.
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

/// What is decided about the days of one trip and not kept yet.
struct DaysProposal: Equatable {
    var settings: [PlanSetting] = []
    /// Whether towns are suggested for nights.
    var hasTowns = false

    /// Whether it says something else than a trip does.
    func changes(_ trip: Trip) -> Bool { hasTowns || trip.with(settings) != trip }
}
