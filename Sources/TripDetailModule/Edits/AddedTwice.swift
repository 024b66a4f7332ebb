import Entities
import Screens
import Text

/// Stops that were added at a place where the trip has another one already.
struct AddedTwice {
    /// The stops that were there before, with their numbers from 1.
    private let known: [(number: Int, stop: Waypoint)]
    /// Those of the new stops that are at the places of these.
    private let again: [AddedStop]

    /// Finds them in the trip as it is now. The end of a trip may well be where it begins: that is nothing to say.
    /// Linear in the stops, for each that was added.
    init(_ added: [AddedStop], in trip: Trip) {
        let new = Set(added.map(\.stop.id))
        // Another name at the same place is meant.
        func isSame(_ stop: Waypoint) -> Bool {
            added.contains { $0.stop.location == stop.location && $0.stop.name == stop.name }
        }
        let isBack =
            trip.waypoints.last.map { new.contains($0.id) && $0.location == trip.waypoints[0].location } ?? false
        known = trip.waypoints.enumerated().compactMap { index, stop in
            guard !new.contains(stop.id), isSame(stop), index > 0 || !isBack else { return nil }
            return (index + 1, stop)
        }
        let places = known.map(\.stop)
        again = added.filter { new in
            places.contains { $0.location == new.stop.location && $0.name == new.stop.name }
        }
    }

    /// The remark on them; none where there are none.
    var sentences: [String] {
        guard !known.isEmpty else { return [] }
        let names = MenuText.names(again.map(\.stop.name.text))
        let they = again.count == 1 ? "it is" : "they are"
        return [
            "Added \(names) again as \(Self.stops(again.map(\.number))); \(they) \(Self.stops(known.map(\.number))), too."
        ]
    }

    /// `stop 3`, `stops 3 and 5`.
    private static func stops(_ numbers: [Int]) -> String {
        "\(numbers.count == 1 ? "stop" : "stops") \(Wording.enumeration(numbers.map { "\($0)" }, last: "and"))"
    }
}
