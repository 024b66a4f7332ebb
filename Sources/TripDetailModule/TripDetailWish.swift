import Screens
import Entities
import MapData

/// What may have to be asked about before it is done.
enum TripDetailWish {
    /// Changes the trip.
    case edit(TripDetailEdit)
    /// Undoes or redoes changes.
    case take(HistoryStep)

    /// Adds stops at these places.
    static func adding(_ places: [String], _ position: StopPosition) -> TripDetailWish {
        .edit(.add(places: places, position, name: nil, note: nil))
    }
}

/// What became of it.
enum TripDetailFulfilment {
    /// The trip was changed.
    case edited(TripDetailOutcome)
    /// Changes were undone or redone.
    case taken(Notice)
}
