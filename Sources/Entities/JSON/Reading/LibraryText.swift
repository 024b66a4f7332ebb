/// A library and the text that it was read from, so that a save copies the text of each trip that has not changed. A
/// value in such a trip that this program cannot use stays there; each reading has a notice about it until the trip is
/// edited.
package struct LibraryText: Sendable {
    /// The library as it stands in the text.
    package let library: Library
    /// Notices about the values in the text that mean nothing here.
    package let notices: [DecodingNotice]
    /// The bytes of the text at which the object of each trip of the library stands; nil if reading these bytes again
    /// need not give an equal trip, because an id is missing or was replaced.
    private let places: [Range<Int>?]

    /// Creates the result of reading a library; `places` has an element for each trip.
    init(library: Library, notices: [DecodingNotice], places: [Range<Int>?]) {
        self.library = library
        self.notices = notices
        self.places = places
    }

    /// A search for the trips of a later state of the library.
    func search() -> Search { Search(text: self) }

    /// Finds the text of trips that are asked for mostly in their old order.
    struct Search {
        private let text: LibraryText
        /// The index, from 0, of the trip that is expected next.
        private var expected = 0
        /// The indexes of all trips by id, made when a trip is not where it is expected.
        private var indexes: [ID: Int]?

        fileprivate init(text: LibraryText) {
            self.text = text
        }

        /// Returns the range of the text of `trip`; nil if the trip is new, has changed, or must be written anew. An
        /// unchanged trip shares the storage of its stops with the one that was read, so that comparing it takes
        /// constant time.
        mutating func place(of trip: Trip) -> Range<Int>? {
            guard let index = index(of: trip.id) else { return nil }
            expected = index + 1
            guard let place = text.places[index], text.library.trips[index] == trip else { return nil }
            return place
        }

        private mutating func index(of id: ID) -> Int? {
            let trips = text.library.trips
            if expected < trips.count, trips[expected].id == id { return expected }
            if let indexes { return indexes[id] }
            let indexes = Dictionary(trips.indices.map { (trips[$0].id, $0) }) { first, _ in first }
            self.indexes = indexes
            return indexes[id]
        }
    }
}
