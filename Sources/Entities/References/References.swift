extension Library {
    /// The trip that `reference` identifies; throws if no trip or more than one matches. Linear in the number of trips.
    package func trip(named reference: String) throws(ReferenceError) -> Trip {
        try trips[ReferenceSearch(self).index(of: reference)]
    }

    /// The trips that typed texts identify, each one reference or a list (`2-4,7`), without duplicates; throws for the
    /// first that matches none or more than one.
    package func trips(named references: [String]) throws(ReferenceError) -> [Trip] {
        try ReferenceSearch(self).indexes(ofLists: references).map { trips[$0] }
    }
}

extension Trip {
    /// The stop that `reference` identifies; throws if no stop or more than one matches. Linear in the number of stops.
    package func stop(named reference: String) throws(ReferenceError) -> Waypoint {
        try waypoints[stopIndex(named: reference)]
    }

    /// The index of that stop, from 0.
    package func stopIndex(named reference: String) throws(ReferenceError) -> Int {
        try ReferenceSearch(self).index(of: reference)
    }

    /// The numbers of the stops, from 1, that typed texts identify, each one reference or a list (`2-4,7`), without
    /// duplicates; throws for the first that matches none or more than one.
    package func stopNumbers(named references: [String]) throws(ReferenceError) -> [Int] {
        try ReferenceSearch(self).indexes(ofLists: references).map { $0 + 1 }
    }
}
