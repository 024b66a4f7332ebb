import Entities

/// Counts the differences between a library and states of another one of which each differs from the one before in few
/// trips.
struct LibraryDifference {
    private let other: [ID: Trip]
    /// The differences of trips as they were seen last.
    private var known: [ID: Int] = [:]

    /// Compares with `other`.
    init(to other: Library) {
        self.other = Dictionary(other.trips.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Forgets trips that have changed.
    mutating func forget(_ changed: Set<ID>) {
        for id in changed { known[id] = nil }
    }

    /// The number of trips, stops and fields that differ; nil if the two have no trip in common, and so nothing to do
    /// with each other. Trips that have not been forgotten are taken to be as they were. Linear in the number of trips
    /// and in the stops of those that are new.
    mutating func count(_ library: Library) -> Int? {
        var sum = 0
        var common = 0
        var missing = other.count
        for trip in library.trips {
            if let theirs = other[trip.id] {
                common += 1
                missing -= 1
                sum += differences(trip, theirs)
            } else {
                sum += 1 + trip.waypoints.count
            }
        }
        guard common > 0 else { return nil }
        if missing > 0 {
            let ours = Set(library.trips.map(\.id))
            for (id, trip) in other where !ours.contains(id) { sum += 1 + trip.waypoints.count }
        }
        return sum
    }

    private mutating func differences(_ trip: Trip, _ theirs: Trip) -> Int {
        if let known = known[trip.id] { return known }
        let count = trip == theirs ? 0 : Self.differences(trip, theirs)
        known[trip.id] = count
        return count
    }

    private static func differences(_ trip: Trip, _ theirs: Trip) -> Int {
        let merged = mergedLibrary(
            base: nil, ours: Library(trips: [trip]), theirs: Library(trips: [theirs]), preferring: .theirs)
        let stops = Set(theirs.waypoints.map(\.id))
        return max(1, merged.changes.count + trip.waypoints.count { !stops.contains($0.id) })
    }
}
