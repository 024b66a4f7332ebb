/// A person's reference to a trip: number in the list, full id, exact name, unique beginning of a name, or unique
/// beginning of an id (4 characters or more), tried in this order; `name:2026` means exactly the name `2026`, and
/// `Coast (bb2a)` is one of several trips of that name, as lists show them.
///
/// Case and accents do not matter; if several names are equal without them, one that matches exactly is preferred.
package struct TripReference: Equatable, Sendable {
    /// The typed text.
    package let text: String

    /// Creates a reference from typed text; any text is valid.
    package init(_ text: String) {
        self.text = text
    }

    /// The index, from 0, of the trip; throws if no trip or more than one matches.
    /// Linear in the number of trips; for many references see `ReferenceSearch`.
    package func index(in library: Library) throws(ReferenceError) -> Int {
        try ReferenceSearch(library).index(of: text)
    }
}

/// A person's reference to a stop of a trip: number, exact name, or unique beginning of a name, tried in this order;
/// `name:66` means exactly the name `66`.
///
/// Case and accents do not matter; if several names are equal without them, one that matches exactly is preferred.
package struct StopReference: Equatable, Sendable {
    /// The typed text.
    package let text: String

    /// Creates a reference from typed text; any text is valid.
    package init(_ text: String) {
        self.text = text
    }

    /// The index, from 0, of the stop; throws if no stop or more than one matches.
    /// Linear in the number of stops; for many references see `ReferenceSearch`.
    package func index(in trip: Trip) throws(ReferenceError) -> Int {
        try ReferenceSearch(trip).index(of: text)
    }
}

extension Library {
    /// The trip that `reference` identifies; throws if no trip or more than one matches. Linear in the number of trips.
    package func trip(named reference: String) throws(ReferenceError) -> Trip {
        try trips[TripReference(reference).index(in: self)]
    }
}

extension Library {
    /// The trips that typed texts identify, each one reference or a list (`2-4,7`), without duplicates; throws for the
    /// first that matches none or more than one.
    package func trips(named references: [String]) throws(ReferenceError) -> [Trip] {
        try ReferenceSearch(self).indexes(ofLists: references).map { trips[$0] }
    }
}

extension Trip {
    /// The stop that `reference` identifies; throws if no stop or more than one matches. Linear in the number of stops.
    package func stop(named reference: String) throws(ReferenceError) -> Waypoint {
        try waypoints[StopReference(reference).index(in: self)]
    }

    /// The numbers of the stops, from 1, that typed texts identify, each one reference or a list (`2-4,7`), without
    /// duplicates; throws for the first that matches none or more than one.
    package func stopNumbers(named references: [String]) throws(ReferenceError) -> [Int] {
        try ReferenceSearch(self).indexes(ofLists: references).map { $0 + 1 }
    }
}
