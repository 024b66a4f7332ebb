import Geodesy
import PlaceNames
import Text

/// The names of things that are not to be told again: stops, and what was chosen before.
struct KnownNames {
    private var entries: [(name: String, core: String, location: Coordinate)] = []

    /// The farthest that things of one name are the same, in metres: a park and the village at its gate.
    private static let sameNameDistance = 50_000.0
    /// The distance within which a stop is at the place whatever both are called.
    private static let samePlaceDistance = 300.0

    /// Adds a name.
    mutating func add(_ name: String, at location: Coordinate) {
        let key = folded(name)
        entries.append((key, Self.core(of: key), location))
    }

    /// Whether something of this name is known there: of the same name but for words that say what it is, or of one
    /// that goes on behind it (`Grand Canyon South Rim` for `Grand Canyon National Park`). Linear in the names.
    func holds(_ name: String, at location: Coordinate) -> Bool {
        let key = folded(name)
        let core = Self.core(of: key)
        return entries.contains { entry in
            guard entry.name == key || entry.core == core || entry.name.hasPrefix(core + " ") else { return false }
            return entry.location.distance(to: location) <= Self.sameNameDistance
        }
    }

    /// Whether something is known at just this place.
    func isAt(_ location: Coordinate) -> Bool {
        entries.contains { $0.location.distance(to: location) <= Self.samePlaceDistance }
    }

    private static func core(of key: String) -> String {
        KindWords.stripped(Array(key.utf8)).map { String(decoding: $0.key, as: UTF8.self) } ?? key
    }
}
