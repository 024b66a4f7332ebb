package import Entities
import Geodesy
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
        let value = Self.hash(trip)
        trips[trip.id] = value
        return value
    }

    /// The fingerprint of a trip. That of its JSON takes longest, and is not needed where a trip has names, places and
    /// notes alone.
    private static func hash(_ trip: Trip) -> UInt64 {
        let isPlain = trip.plan == .none && trip.otherFields.isEmpty
        guard isPlain, !trip.waypoints.contains(where: { $0.isPlanned || $0.hasOtherFields }) else {
            return hash(.replaceTrip(trip))
        }
        var hasher = ContentHasher()
        func add(_ id: ID) {
            add(id.high)
            add(id.low)
        }
        func add(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { hasher.add($0) } }
        // Texts are filled up to whole words, which are added fastest.
        func add(_ text: String) {
            add(UInt64(text.utf8.count))
            var text = text
            text.withUTF8 { hasher.add(UnsafeRawBufferPointer($0)) }
            let excess = text.utf8.count & 7
            if excess > 0 {
                withUnsafeBytes(of: UInt64(0)) { hasher.add(UnsafeRawBufferPointer(rebasing: $0[excess...])) }
            }
        }
        add(trip.id)
        add(trip.name.text)
        add(UInt64(trip.isRoundTrip ? 1 : 0))
        for stop in trip.waypoints {
            add(stop.id)
            add(stop.name.text)
            add(stop.location.latitude.bitPattern)
            add(stop.location.longitude.bitPattern)
            add(UInt64(stop.note == nil ? 0 : 1))
            if let note = stop.note { add(note.text) }
        }
        return hasher.finish().value
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
