/// All trips of a person, in the order of their list.
package struct Library: Equatable, Sendable {
    /// The trips, from the top of the list.
    package var trips: [Trip]
    /// Unknown fields of the file besides the trips; kept unchanged.
    package var otherFields: [ForeignField]

    /// Creates a library.
    package init(trips: [Trip] = [], otherFields: [ForeignField] = []) {
        self.trips = trips
        self.otherFields = otherFields
    }

    /// The index, from 0, of the trip with this id; nil if there is none. Linear in the number of trips.
    package func index(ofTrip id: ID) -> Int? {
        trips.firstIndex { $0.id == id }
    }

    /// The trip with this id. Linear in the number of trips.
    package func trip(_ id: ID) -> Trip? {
        trips.first { $0.id == id }
    }
}
