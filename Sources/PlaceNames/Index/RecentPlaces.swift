import Geodesy
import Synchronization

/// The places that were read last, their spellings and the beginnings of their names, by their numbers, and the stops
/// that they were measured from: while a name is typed most of this is asked for again with the next letter. Belongs to
/// the files of one gazetteer.
package final class RecentPlaces: Sendable {
    private let places = Recent<Place>()
    private let spellings = Recent<PlaceSpelling>()
    private let beginnings = Recent<KnownBeginnings>()
    private let stops = Mutex<(stops: [Coordinate], points: StopPoints)>(([], StopPoints([])))

    /// Holds none yet.
    package init() {}

    /// The place of a number; read by `read` where it is not held.
    func place(_ number: Int, orRead read: (Int) -> Place?) -> Place? { places.value(number, orRead: read) }

    /// The spelling of the name of a place; read by `read` where it is not held.
    func spelling(_ number: Int, orRead read: (Int) -> PlaceSpelling) -> PlaceSpelling {
        spellings.value(number, orRead: read) ?? read(number)
    }

    /// The beginnings of the name of a place that are names themselves; read by `read` where they are not held.
    func beginnings(_ number: Int, orRead read: (Int) -> KnownBeginnings) -> KnownBeginnings {
        beginnings.value(number, orRead: read) ?? read(number)
    }

    /// The stops that were measured from last; made where these are others. Linear.
    func points(of stops: [Coordinate]) -> StopPoints {
        self.stops.withLock { known in
            if known.stops != stops { known = (stops, StopPoints(stops)) }
            return known.points
        }
    }
}

/// The name that a place is shown with, and its key, as bytes of UTF-8.
struct PlaceSpelling: Sendable {
    let name: [UInt8]
    let key: [UInt8]
}

/// Values by number, of which those that are asked for stay for a while.
private struct Recent<Value: Sendable>: ~Copyable, Sendable {
    /// The most values that are kept; when there are more, all are forgotten.
    private static var most: Int { 1_000 }
    private let known = Mutex<[Int: Value]>([:])

    /// The value of a number; read by `read` where it is not held, and not held where there is none.
    func value(_ number: Int, orRead read: (Int) -> Value?) -> Value? {
        if let value = known.withLock({ $0[number] }) { return value }
        guard let value = read(number) else { return nil }
        known.withLock {
            if $0.count >= Self.most { $0.removeAll(keepingCapacity: true) }
            $0[number] = value
        }
        return value
    }
}
