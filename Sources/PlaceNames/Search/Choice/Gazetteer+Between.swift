package import Geodesy
import Text

/// The facts known of a list of places around the one that is chosen.
package struct ListNeighbors: Equatable, Sendable {
    /// The place behind it in the list; nil for the last, and where it is not known.
    package let next: Coordinate?
    /// The kind that most of the list is; nil where they are of many kinds.
    package let kind: PlaceKind?

    /// Describes what is around a place of a list.
    package init(next: Coordinate?, kind: PlaceKind? = nil) {
        (self.next, self.kind) = (next, kind)
    }

    /// Half of what a visit of `place` adds in metres to the straight line from the place before it to the next, and
    /// the length of that line; nil where only one of them is known.
    package func detour(to place: Coordinate, from near: Coordinate?) -> (half: Double, way: Double)? {
        guard let near, let next, near != next else { return nil }
        let way = near.distance(to: next)
        return (max(0, near.distance(to: place) + place.distance(to: next) - way) / 2, way)
    }

    /// Whether a place is far from the way between its neighbours, so that a namesake there may be meant.
    package func isOutlier(_ place: Coordinate, from near: Coordinate?) -> Bool {
        detour(to: place, from: near).map { $0.half > max(Self.farOff, $0.way) } ?? false
    }

    /// The least half detour of a place that is far from the way, in metres.
    private static let farOff = 150_000.0
}

/// The place that is meant because it lies between the places before and behind it.
extension Gazetteer {
    /// The half detour in metres that makes a place as little likely as a tenth of its importance does: between two
    /// places, or half of their distance where that is more; and the same of the way from one place, behind which a
    /// trip may lead anywhere.
    private static let detourOfTenth = 60_000.0
    private static let wayOfTenth = 150_000.0
    /// The same of the distance to the nearer neighbour, or half of the way where that is more: lists go in steps.
    private static let stepOfTenth = 200_000.0
    /// The lead over all others, in powers of ten of importance, with which a place is meant.
    private static let leadBetween = 0.6
    /// The least detour in metres within which a place is near enough that is hardly known by the name, and the share
    /// of the way that is near enough as well.
    private static let reachOfRareName = (least: 60_000.0, share: 0.35)
    /// The gain of a place of the kind that the others of the list are, where `Stelvio` is one more pass, and the loss
    /// of one whose name goes on behind what was typed, that is rarely called so, or of a peak that only a map has.
    private static let gainOfKind = 2.0
    /// The gain of a place that the travel guide has: a list of stops is one of a traveller.
    private static let gainOfGuide = 0.5
    private static let lossOfRest = 1.0
    /// The weight below which a place is not meant from afar, and that from which on no namesake nearby is.
    private static let hamlet = 1_000
    private static let unmistakable = 50_000

    /// The choice without its doubt where one place alone is plausible between the place before and the one behind.
    ///
    /// The importance of each place that may be meant is weighed against the detour to it. That which leads is meant
    /// when its detour is no longer than a place of its importance is worth, and all others are far behind. What is
    /// clear already is only given up for one of the kind of the list, or where it is little known and far off the way.
    package func between(
        _ choice: PlaceChoice, _ text: String, near: Coordinate?, _ neighbors: ListNeighbors
    ) -> PlaceChoice {
        switch choice.doubt {
        case .misspelled, .bare, .address: return choice
        case nil where !mayBeGivenUp(choice, near: near, neighbors): return choice
        default: break
        }
        let key = PlaceKey.key(text)
        let rated = withoutUnvisited(choice.matches.compactMap { rate($0, key, near: near, neighbors) })
        guard let best = rated.max(by: { $0.points < $1.points }), !best.match.place.kinds.isRegion,
            best.detour <= best.reach
        else { return choice }
        let meant = best.match.place
        let hasRival = rated.contains { other in
            let place = other.match.place
            return place != meant && other.points + Self.leadBetween > best.points
                && place.coordinate.distance(to: meant.coordinate)
                    > (place.kinds.isRegion ? Self.parkSpot : max(Self.sameSpot, spotSize(meant.kinds, place.kinds)))
        }
        if hasRival { return choice }
        return PlaceChoice(matches: [best.match] + choice.matches.filter { $0.place != meant }, doubt: nil)
    }

    /// Whether a clear choice may be another one in a list: none of its kind, or little known and far off the way.
    private func mayBeGivenUp(_ choice: PlaceChoice, near: Coordinate?, _ neighbors: ListNeighbors) -> Bool {
        guard let first = choice.matches.first?.place, let number = first.number, weight(number) < Self.unmistakable
        else { return false }
        if let kind = neighbors.kind, !first.kinds.contains(kind) { return true }
        return neighbors.isOutlier(first.coordinate, from: near)
    }

    /// A place that may be meant, how much, the detour to it, and how long that may be.
    private typealias Rated = (match: GazetteerMatch, points: Double, detour: Double, reach: Double)

    /// The half detour in metres to a town of the travel guide within which no smaller one of its name is meant that no
    /// guide has.
    private static let reachBeforeUnvisited = 200_000.0

    /// The places without towns that no travel guide has, where a larger one of the guide is not far off the way: after
    /// Portland, Burlington is the one in Vermont, and not that on the motorway around Boston.
    private func withoutUnvisited(_ rated: [Rated]) -> [Rated] {
        let largest = rated.lazy.filter { item in
            item.detour <= Self.reachBeforeUnvisited && item.match.kind == .name
                && item.match.place.kinds.contains(.town) && item.match.place.number.map(isInGuide) == true
        }
        .compactMap(\.match.place.population).max()
        guard let largest else { return rated }
        return rated.filter { item in
            guard let number = item.match.place.number, item.match.place.kinds.contains(.town) else { return true }
            return isInGuide(number) || (item.match.place.population ?? 0) > largest
        }
    }

    /// Weighs a place; nil for one that the text does not mean.
    private func rate(
        _ match: GazetteerMatch, _ key: [UInt8], near: Coordinate?, _ neighbors: ListNeighbors
    ) -> Rated? {
        let place = match.place
        guard let number = place.number, let before = near ?? neighbors.next else { return nil }
        let isKind = neighbors.kind.map { place.kinds.contains($0) } ?? false
        if case .misspelled = match.kind { return nil }
        guard match.kind.isWholeName || isKind || isBegun(by: key, number) else { return nil }
        let isNamed = match.kind == .name || match.kind == .currentName || isJoined(key, number)
        var points = PlaceScore.points(weight: weight(number), isCapital: false, PlaceKinds(.town), .name)
        if isKind { points += Self.gainOfKind }
        if isInGuide(number) { points += Self.gainOfGuide }
        if !match.kind.isWholeName || match.kind == .otherName && !isJoined(key, number) { points -= Self.lossOfRest }
        if isOnMapOnly(number), place.kinds == PlaceKinds(.mountain) { points -= Self.lossOfRest }
        var reach = Self.reachOfRareName.least
        if isNamed, weight(number) >= Self.hamlet {
            reach = weight(number) < Self.littleKnown ? Self.reachOfLittleKnown : Self.reach
        }
        guard let (half, way) = neighbors.detour(to: place.coordinate, from: near) else {
            let distance = before.distance(to: place.coordinate)
            return (
                match, points - distance / Self.wayOfTenth, distance,
                match.kind == .name ? reach : Self.reachOfRareName.least
            )
        }
        let step = [near, neighbors.next].compactMap { $0?.distance(to: place.coordinate) }.min() ?? 0
        points -= half / max(Self.detourOfTenth, way / 2) + step / max(Self.stepOfTenth, way / 2)
        return (match, points, half, max(reach, way * Self.reachOfRareName.share))
    }

    /// Whether a key is the first words of the name of a place, or all of it but the word for what it is: `furka` of
    /// Furkapass.
    private func isBegun(by key: [UInt8], _ number: Int) -> Bool {
        guard key.count >= 4 else { return false }
        let own = ownKey(number)
        if own.starts(with: key + [0x20]) || KindWords.stripped(own)?.key == key { return true }
        return own.starts(with: key)
            && KindWords.kind(ofWord: String(decoding: own.dropFirst(key.count), as: UTF8.self)) != nil
    }

    /// Whether a key is the name of a place but for the spaces in it: `sapa` of Sa Pa.
    private func isJoined(_ key: [UInt8], _ number: Int) -> Bool {
        key.filter { $0 != 0x20 } == ownKey(number).filter { $0 != 0x20 }
    }
}
