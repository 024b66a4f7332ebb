/// How a person names a trip: number in the list, full id, exact name, unique beginning of a name, unique beginning of
/// an id (4 characters or more), tried in this order; `name:2026` means exactly the name `2026`.
///
/// Case and accents do not matter, but of several names that are equal so far the one typed exactly is taken.
package struct TripReference: Equatable, Sendable {
    /// The reference as it was typed.
    package let text: String

    /// Takes a reference as typed; any text is one.
    package init(_ text: String) {
        self.text = text
    }

    /// The place from 0 in the list of the one trip that is meant; throws when there is none or more than one.
    /// Linear in the number of trips; for many references see `ReferenceSearch`.
    package func index(in library: Library) throws(ReferenceError) -> Int {
        try ReferenceSearch(library).index(of: text)
    }
}

/// How a person names a stop of a trip: number, exact name, unique beginning of a name, tried in this order;
/// `name:66` means exactly the name `66`.
///
/// Case and accents do not matter, but of several names that are equal so far the one typed exactly is taken.
package struct StopReference: Equatable, Sendable {
    /// The reference as it was typed.
    package let text: String

    /// Takes a reference as typed; any text is one.
    package init(_ text: String) {
        self.text = text
    }

    /// The place from 0 in the trip of the one stop that is meant; throws when there is none or more than one.
    /// Linear in the number of stops; for many references see `ReferenceSearch`.
    package func index(in trip: Trip) throws(ReferenceError) -> Int {
        try ReferenceSearch(trip).index(of: text)
    }
}

extension Library {
    /// The trip that a person means by `reference`. Linear in the trips.
    package func trip(named reference: String) throws(ReferenceError) -> Trip {
        try trips[TripReference(reference).index(in: self)]
    }
}
