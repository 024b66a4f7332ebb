import Geodesy
import PlaceNames
import Text

/// The names of things that are not to be told again: stops, and what was chosen before.
struct KnownNames {
    private var entries: [Entry] = []

    private struct Entry {
        let name: String
        let core: String
        let location: Coordinate
        /// Whether it is known to be a town, and not something in it.
        var isTown = false
    }

    /// The farthest that things of one name are the same, in metres: a park and the village at its gate.
    private static let sameNameDistance = 50_000.0
    /// The distance within which a stop is at the place whatever both are called.
    private static let samePlaceDistance = 300.0
    /// The same for a stop in a town and something else there, in metres: the castle stands in the middle of Amboise.
    private static let sameSpotDistance = 30.0
    /// The distance within which a town that is called as another and something more is a part of it, in metres.
    private static let partDistance = 5_000.0

    /// Adds a name.
    mutating func add(_ name: String, at location: Coordinate) {
        let key = folded(name)
        entries.append(Entry(name: key, core: Self.core(of: key), location: location))
    }

    /// Takes in where towns are: what is known at just these places is a town, and nothing else there.
    mutating func learn(towns: [Coordinate]) {
        for index in entries.indices {
            let place = entries[index].location
            entries[index].isTown = towns.contains { $0.distance(to: place) <= Self.sameSpotDistance }
        }
    }

    /// Whether something of this name is known there: of the same name but for words that say what it is, or of one
    /// that goes on behind it (`Grand Canyon South Rim` for `Grand Canyon National Park`). Something that is only a
    /// part of what is known by its name must have the very same, or all of it but the words for what it is. Linear in
    /// the names.
    func holds(_ name: String, at location: Coordinate, isPart: Bool = false) -> Bool {
        let key = folded(name)
        let core = Self.core(of: key)
        return entries.contains { entry in
            guard
                entry.name == key || entry.core == key
                    || !isPart
                        && (entry.core == core || entry.name.hasPrefix(core + " ") || Self.isGate(key, of: entry.core))
            else { return false }
            return entry.location.distance(to: location) <= Self.sameNameDistance
        }
    }

    /// Whether a name is that of a gate of something: `plitvice lakes entrance 2`.
    private static func isGate(_ name: String, of core: String) -> Bool {
        guard !core.isEmpty, name.hasPrefix(core + " ") else { return false }
        let words = name.dropFirst(core.utf8.count).split(separator: " ")
        return words.contains("entrance") || words.contains("gate") || words.suffix(2) == ["visitor", "center"]
            || words.suffix(2) == ["visitor", "centre"]
    }

    /// Whether a town of this name is a known one with another word behind it: Brookings-Harbor is Brookings. Linear
    /// in the names.
    func holdsTown(_ name: String, at location: Coordinate) -> Bool {
        let key = folded(name)
        return entries.contains { entry in
            (key.hasPrefix(entry.name + "-") || key.hasPrefix(entry.name + " "))
                && entry.location.distance(to: location) <= Self.partDistance
        }
    }

    /// Whether something is known at just this place. What everybody knows is only at the very spot of a stop: the
    /// walls of Dubrovnik are not Dubrovnik.
    func isAt(_ location: Coordinate, isKnownToAll: Bool = false) -> Bool {
        entries.contains {
            $0.location.distance(to: location)
                <= ($0.isTown || isKnownToAll ? Self.sameSpotDistance : Self.samePlaceDistance)
        }
    }

    /// The name without what stands in parentheses behind it, without the words that say what it is, and without the
    /// article that is left of them: `azay-le-rideau` of `château d'azay-le-rideau`.
    private static func core(of key: String) -> String {
        let bare = key.firstIndex(of: "(").map { key[..<$0].trimmed } ?? key
        guard !bare.isEmpty else { return key }
        let core = KindWords.stripped(Array(bare.utf8)).map { String(decoding: $0.key, as: UTF8.self) } ?? bare
        let article = core.prefix(2)
        return core.count > 2 && (article == "d'" || article == "l'") ? String(core.dropFirst(2)) : core
    }
}
