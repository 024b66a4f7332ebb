import Geodesy
import Text

/// Chooses the towns that say where one is: no districts of larger ones.
enum TownChoice {
    /// The distance from a larger town within which another one is taken for a part of it, in metres, and the one from
    /// a much larger town on a map of a wide country.
    private static let (suburbs, farSuburbs) = (12_000.0, 40_000.0)
    /// The dots of a map within which a town stands for those around it.
    private static let suburbDots = 3.0

    /// The distance from a larger town within which another one is taken for a part of it on a map, in metres.
    static func suburbs(on frame: MapFrame) -> Double {
        min(max(suburbs, suburbDots * frame.metresPerDotInMiddle), farSuburbs)
    }

    /// The metres of a degree of latitude.
    private static let metresPerDegree = Earth.meanRadius * .pi / 180
    /// The distance from a stop within which a town that has its name in its own is taken for a part of it.
    private static let partOfStop = 40_000.0

    /// Towns, the largest first, without those that are stops or parts of stops, and without the parts of larger ones,
    /// which are given for themselves, by their own names. Where a part is said to be larger than the town, as `New
    /// South Memphis` than `Memphis`, the town stands in its place. Quadratic in the towns.
    static func divided(
        _ towns: [MapTown], stops: [MapSubject.Stop], suburbs: Double = suburbs
    ) -> (towns: [MapTown], parts: [MapTown]) {
        var parts: [MapTown] = []
        var stopNames: [String: [Coordinate]] = [:]
        for stop in stops { stopNames[folded(stop.name), default: []].append(stop.location) }
        var kept: [(town: MapTown, words: [Substring])] = []
        for town in towns {
            let name = folded(town.name)
            let words = name.split(separator: " ")
            if stopNames[name] != nil { continue }
            if isPart(words, of: stopNames, at: town.place) { continue }
            if let index = kept.firstIndex(where: { isNear($0.town.place, town.place, suburbs) }) {
                if isNear(kept[index].town.place, town.place, Self.suburbs), contains(kept[index].words, words) {
                    kept[index] = (town, words)
                } else if let name = ownName(of: town, in: kept[index].words) {
                    parts.append(MapTown(name: name, place: town.place))
                }
                continue
            }
            kept.append((town, words))
        }
        return (kept.map(\.town), parts)
    }

    /// Whether one town may be a part of the other.
    private static func isNear(_ one: Coordinate, _ other: Coordinate, _ suburbs: Double) -> Bool {
        // So far apart north to south no two places are nearer, which is told quickly.
        (one.latitude - other.latitude).magnitude < 1.01 * suburbs / metresPerDegree
            && one.distance(to: other) < suburbs
    }

    /// The name of a part without that of its town and without a number: `Opéra` of `Paris 09 Opéra`; nil where that
    /// leaves nothing, or only what kind of part it is.
    private static func ownName(of part: MapTown, in town: [Substring]) -> String? {
        var words = part.name.split(separator: " ")
        if words.count > town.count, words.prefix(town.count).map({ folded(String($0)) }) == town.map(String.init) {
            words.removeFirst(town.count)
        }
        while let first = words.first, first.first?.isNumber == true { words.removeFirst() }
        guard let last = words.last, folded(String(last)) != "arrondissement" else { return nil }
        return words.joined(separator: " ")
    }

    /// Whether the name of a stop that is not far stands in a name with other words.
    private static func isPart(
        _ words: [Substring], of stops: [String: [Coordinate]], at place: Coordinate
    ) -> Bool {
        guard words.count > 1 else { return false }
        for start in words.indices {
            for end in start..<words.count where end - start < words.count - 1 {
                let part = words[start...end].joined(separator: " ")
                if stops[part]?.contains(where: { $0.distance(to: place) < partOfStop }) == true { return true }
            }
        }
        return false
    }

    /// Whether some words stand one behind the other among others, which are more.
    private static func contains(_ words: [Substring], _ part: [Substring]) -> Bool {
        guard !part.isEmpty, part.count < words.count else { return false }
        return (0...words.count - part.count).contains { words[$0..<$0 + part.count].elementsEqual(part) }
    }
}
