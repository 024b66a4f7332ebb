package import Entities
package import MapData
package import Places
package import Reactive
package import Screens

/// A trip and the route along its stops.
package struct TripDetail: Equatable, Sendable {
    package let trip: Trip
    package let route: Loading<Route>
    /// Legs of an earlier route between the same places, which stand for those that have not arrived yet; without legs
    /// once the route is there.
    package var known: Route = .none
}

/// The result of an edit.
package struct TripDetailOutcome: Equatable, Sendable {
    /// The kind of edit, with the stops it was about.
    package enum Result: Equatable, Sendable {
        /// Stops in the order in which they were asked for.
        case added([AddedStop])
        /// Stops have other numbers; the first of them this one, from 1. Nothing was changed where they stood there
        /// already.
        case moved([Waypoint], to: Int, isChanged: Bool)
        /// The stops as they were.
        case removed([Waypoint])
        /// The name that it had before; nil where it was the same.
        case renamed(from: Name?)
        /// Whether there were at least two stops.
        case reversed(isChanged: Bool)
        /// Whether it was something else before.
        case setRoundTrip(Bool, isChanged: Bool)
        /// Stops are in this trip, the first of them with this number, too or instead.
        case copied([Waypoint], to: Trip, number: Int, isMove: Bool)
        /// The parts, from the first, which is this trip.
        case split([TripPart])
        /// The notice about stops that were edited by words.
        case set(Notice)
    }

    package let result: Result
    /// The trip as it is now.
    package let trip: Trip
    /// The store's warnings about the save.
    package let warnings: [String]
    /// The names of new stops that were typed with a slip.
    package var corrections: [SpellingCorrection] = []
    /// The sentences on ways that belong to another leg than before, or to none.
    package var ways: [AdvisedText] = []
    /// The number of days that the trip might take before a split; nil where it was not decided.
    package var daysBefore: Int?

    /// Whether anything is another than before.
    package var isChange: Bool {
        switch result {
        case .added, .removed, .copied, .split: true
        case .moved(_, _, let isChanged), .reversed(let isChanged), .setRoundTrip(_, let isChanged): isChanged
        case .renamed(let old): old != nil
        case .set(let notice): notice.result == .changed
        }
    }

    /// Whether stops are in another trip than before, with their nights.
    var movesStopsAway: Bool {
        switch result {
        case .split: true
        case .copied(_, let target, _, let isMove): isMove && target.id != trip.id
        default: false
        }
    }

    /// The trips that are to be shown after it, for programs: those that were changed or made.
    package var trips: [Trip.ID] {
        switch result {
        case .copied(_, let target, _, let isMove):
            isMove && target.id != trip.id ? [target.id, trip.id] : [target.id]
        case .split(let parts): parts.map(\.trip.id)
        default: [trip.id]
        }
    }
}

/// One stop that was added, and the reading of its place.
package struct AddedStop: Equatable, Sendable {
    /// Its number in the trip, from 1.
    package let number: Int
    package let stop: Waypoint
    package let place: FoundPlace
    /// The growth of the trip, where the best place was looked for.
    package let growth: StopGrowth?
}
