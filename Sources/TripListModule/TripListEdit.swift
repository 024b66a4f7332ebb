package import Entities
import MapData
package import Places
package import Reactive

/// The edits of the list; menus and commands share them.
package enum TripListEdit: Equatable, Sendable {
    /// A trip at the top of the list; without a name it is called "New Trip". Each place is a PLACE as typed.
    case new(name: String?, places: [String], notes: [Int: String] = [:], nights: [Int: Int] = [:])
    /// A copy right below the trip; without a name it is called "NAME (copy)".
    case duplicate(trip: String, name: String?)
    /// Another name for a trip.
    case rename(trip: String, name: String)
    /// Trips, each text one or a list of several (`2-4,7`).
    case delete(trips: [String])
    /// Trips, each text one or a list of several, become one: the first of them, under this name or its own.
    case join(trips: [String], name: String?)
}

/// The result of an edit.
package struct TripListOutcome: Equatable, Sendable {
    /// The trips that were made or joined, or those that were deleted, as they were.
    package let trips: [Trip]
    /// The name that a renamed trip had before; nil where it was the same.
    package var oldName: Name?
    /// The trips that were joined, as they were.
    package var parts: [Trip] = []
    /// The readings of the places of a new trip.
    package var places: [FoundPlace] = []
    /// The store's warnings about the save.
    package let warnings: [String]
}

/// One trip of the list and its length.
package struct TripSummary: Equatable, Sendable {
    package let trip: Trip
    package let length: Loading<RouteLength>
}
