import Synchronization

/// The places that were read last, by their numbers: while a name is typed most of them are asked for again with the
/// next letter. Belongs to the files of one gazetteer.
package final class RecentPlaces: Sendable {
    /// The most places that are kept; when there are more, all are forgotten.
    private static let most = 1_000
    private let known = Mutex<[Int: Place]>([:])

    /// Holds none yet.
    package init() {}

    /// The place of a number; read by `read` where it is not held.
    func place(_ number: Int, orRead read: (Int) -> Place?) -> Place? {
        if let place = known.withLock({ $0[number] }) { return place }
        guard let place = read(number) else { return nil }
        known.withLock {
            if $0.count >= Self.most { $0.removeAll(keepingCapacity: true) }
            $0[number] = place
        }
        return place
    }
}
