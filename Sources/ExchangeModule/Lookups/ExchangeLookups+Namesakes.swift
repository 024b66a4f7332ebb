import Geodesy
import Interchange
import PlaceNames
import Places
import Text

/// Which of several places of a name is meant near the stops of a trip.
extension ExchangeLookups {
    /// The places of the look-ups that lie together, nil for one that has none there; none where they do not. A name is
    /// one, however often it was looked up.
    var placesTogether: [Coordinate?] {
        let names = Dictionary(lookups.map { ($0.question.text, $0.candidates) }) { first, _ in first }.sorted {
            $0.key < $1.key
        }
        let found = PlacesTogether.find(names.map(\.value))
        let places = Dictionary(uniqueKeysWithValues: zip(names.map(\.key), found))
        return found.isEmpty ? [] : lookups.map { places[$0.question.text] ?? nil }
    }

    /// The furthest that a place of the very name is from a stop of the trip, and the least distance of all others, in
    /// metres.
    private static let (nearNamesake, farNamesake) = (300_000.0, 900_000.0)

    /// The one place of the very name that is near the trip, where all others of the name are far from it; nil where
    /// there is none.
    static func namesake(of text: String, in places: [FoundPlace], near stops: [Coordinate]) -> FoundPlace? {
        // What stands behind a comma narrows a name: it is not taken for another.
        guard !stops.isEmpty, !text.contains(",") else { return nil }
        func distance(_ place: FoundPlace) -> Double {
            stops.map { $0.distance(to: place.location) }.min() ?? .infinity
        }
        let key = folded(text)
        let named = places.filter { folded($0.name) == key }
        // `Vík` in Iceland and `Garmisch` in the Alps are short for towns there.
        let longer = places.filter { place in
            let name = folded(place.name)
            return place.population != nil && name.hasPrefix(key) && name.dropFirst(key.count).first?.isLetter == false
                && distance(place) <= nearNamesake
        }
        if let first = longer.first, longer.allSatisfy({ $0.location == first.location }),
            named.allSatisfy({ distance($0) >= farNamesake })
        {
            return first
        }
        guard let nearest = named.min(by: { distance($0) < distance($1) }) else { return nil }
        let isOnly = named.allSatisfy { $0.location == nearest.location }
        guard distance(nearest) <= (isOnly ? farNamesake : nearNamesake) else { return nil }
        // A castle may be called like the village around it.
        let around = named.filter { $0.location.distance(to: nearest.location) <= ofVillage }
        let others = named.filter { $0.location.distance(to: nearest.location) > ofVillage }
        guard others.allSatisfy({ distance($0) >= farNamesake }) else { return nil }
        return around.first(where: \.isTown) ?? nearest
    }

    /// The likeliest place of a name that is rarely used for it, as others call it, where it is near the trip; nil
    /// where it is not: `Palerme` on the way through Sicily.
    static func otherwiseCalled(_ places: [FoundPlace], near stops: [Coordinate]) -> FoundPlace? {
        places.first.flatMap { place in
            stops.contains { $0.distance(to: place.location) <= nearNamesake } ? place : nil
        }
    }

    /// The furthest that something is from the village after which it is called, in metres.
    private static let ofVillage = 5_000.0

    /// The furthest that places are from a town that are called after it, in metres.
    private static let aroundTown = 30_000.0

    /// The one town among places that lie together: a park is called like the town beside it.
    static func onlyTown(_ places: [FoundPlace], of text: String) -> FoundPlace? {
        // Of letters without capitals a part of a name is seldom one.
        guard !text.contains(where: \.isCased) else { return nil }
        let towns = places.filter { $0.kind == .town }
        guard towns.count == 1, let town = towns.first else { return nil }
        return places.allSatisfy { $0.location.distance(to: town.location) <= aroundTown } ? town : nil
    }
}
