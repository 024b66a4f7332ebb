/// All trips of a person, in the order of their list.
package struct Library: Equatable, Sendable {
    /// The trips, from the top of the list.
    package var trips: [Trip]
    /// What other programs wrote beside the trips, kept as it was.
    package var otherFields: [ForeignField]

    /// Makes a library.
    package init(trips: [Trip] = [], otherFields: [ForeignField] = []) {
        self.trips = trips
        self.otherFields = otherFields
    }

    /// The place in the list, from 0, of the trip with this id. Linear in the number of trips.
    package func index(ofTrip id: ID) -> Int? {
        trips.firstIndex { $0.id == id }
    }

    /// The trip with this id. Linear in the number of trips.
    package func trip(_ id: ID) -> Trip? {
        trips.first { $0.id == id }
    }
}
