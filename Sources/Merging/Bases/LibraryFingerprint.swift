package import Entities
import JSON
import Platform

extension Library {
    /// A number that depends on all contents of the library, the order of its lists included, and is the same in every
    /// run. Linear.
    package var fingerprint: UInt64 {
        var fingerprints = LibraryFingerprints()
        return fingerprints.fingerprint(of: self)
    }
}

/// Computes the fingerprints of states of a library of which each differs from the one before in few trips.
struct LibraryFingerprints {
    /// The fingerprints of trips as they were seen last.
    private var trips: [ID: UInt64] = [:]

    /// The fingerprint of a state; trips that have not been forgotten are taken to be as they were. Linear in the
    /// number of trips and in the stops of those that are new.
    mutating func fingerprint(of library: Library) -> UInt64 {
        var hasher = ContentHasher()
        for trip in library.trips { add(fingerprint(of: trip), to: &hasher) }
        if !library.otherFields.isEmpty { add(Self.hash(.replaceOtherFields(library.otherFields)), to: &hasher) }
        return hasher.finish().value
    }

    /// Forgets trips that have changed.
    mutating func forget(_ changed: Set<ID>) {
        for id in changed { trips[id] = nil }
    }

    private mutating func fingerprint(of trip: Trip) -> UInt64 {
        if let known = trips[trip.id] { return known }
        let value = Self.hash(.replaceTrip(trip))
        trips[trip.id] = value
        return value
    }

    /// The fingerprint of a change's JSON, which holds all of a trip.
    private static func hash(_ change: Change) -> UInt64 {
        var writer = JSONWriter(capacity: 1 << 13)
        change.encode(into: &writer)
        return writer.withBytes { ContentHash(of: $0).value }
    }

    private func add(_ value: UInt64, to hasher: inout ContentHasher) {
        withUnsafeBytes(of: value.littleEndian) { hasher.add($0) }
    }
}
