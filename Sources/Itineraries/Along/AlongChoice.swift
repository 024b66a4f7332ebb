import Geodesy
import PlaceNames
import Places

/// The choice of the best of what lies along a way.
///
/// It takes in what visits cost, once that is measured: what looks near may be on the other side of a mountain.
package struct AlongChoice {
    /// Something to choose.
    struct Candidate {
        let place: PlaceAlongLine
        let position: TripWay.Position
        /// The worth without what the detour costs.
        let worth: Double
    }

    private let candidates: [Candidate]
    /// The places of the cities on the way.
    private let cities: [Coordinate]
    private let stops: KnownNames
    /// The places of the stops.
    private let stopPlaces: [Coordinate]
    private let source: AlongSource
    /// The greatest distance off the way, in metres.
    private let reach: Double
    /// The length of the way, in metres.
    private let length: Double
    /// Whether towns were asked for, and whether anything was.
    private let namesTowns: Bool
    private let namesKinds: Bool
    /// The most places; nil for all.
    package let limit: Int?
    /// The places that were chosen, the best first.
    private struct Picks {
        var rows: [AlongPlace] = []
        /// The indices of the candidates.
        var indices: [Int] = []
        var names: KnownNames
        var ofKind: [PlaceKind: Int] = [:]
        /// The number of places at each stop.
        var atStop: [Int: Int] = [:]
        /// Whether others may be told, and whether others may be chosen.
        var hasMore = true
        var isFull = true

        mutating func add(_ row: AlongPlace, _ index: Int, _ kind: PlaceKind, at stop: Int?) {
            rows.append(row)
            indices.append(index)
            ofKind[kind, default: 0] += 1
            if let stop { atStop[stop, default: 0] += 1 }
        }
    }

    /// The number of places that are chosen together, at most; each time on shorter stretches.
    private static let batch = 20
    /// The places that stay as they are, and those of the last list.
    private var settled: Picks
    private var last: Picks
    /// The detours that were measured, by the numbers of the places.
    private var detours: [Int: AlongDetour] = [:]
    /// The places that were looked up, by their numbers; nil for what is not told.
    private var known: [Int: FoundPlace?] = [:]

    /// Chooses at most `limit` of `candidates` of these kinds, or of the usual ones, where these stops are known.
    init(
        _ candidates: [Candidate], of kinds: PlaceKinds?, within reach: Double, limit: Int?, length: Double,
        stops: KnownNames, at stopPlaces: [Coordinate] = [], cities: [Coordinate], _ source: AlongSource
    ) {
        self.cities = cities
        self.stopPlaces = stopPlaces
        (self.candidates, self.reach, self.limit) = (candidates, reach, limit)
        self.length = length
        settled = Picks(names: stops)
        last = settled
        namesTowns = kinds?.contains(.town) ?? false
        namesKinds = kinds != nil
        (self.stops, self.source) = (stops, source)
    }

    /// Returns the detour to a place of this choice that was measured; nil where it was not.
    package func detour(to place: AlongPlace) -> AlongDetour? { place.number.flatMap { detours[$0] } }

    /// Takes in what a visit of a place costs.
    package mutating func learn(_ detour: AlongDetour, to place: AlongPlace) {
        if let number = place.number { detours[number] = detour }
    }

    /// The best, as far as the detours are known, in the order of the way; without a limit all.
    package mutating func list() -> AlongList {
        guard let limit else { return everything() }
        last = settled.rows.count < limit && settled.isFull ? more() : settled
        return AlongList(
            places: Array(last.rows.prefix(limit)).inOrderOfWay, hasMore: last.rows.count > limit || last.hasMore)
    }

    /// The places of the last list, and those that were chosen together with them, whose detours are not measured.
    package var unmeasured: [AlongPlace] { last.rows.filter { detour(to: $0) == nil } }

    /// The number of times that places are chosen, for so many.
    package static func batches(of limit: Int) -> Int { (limit + batch - 1) / batch }

    /// Keeps the last list as it is, and returns whether the next is longer. So the first places do not depend on how
    /// many are wanted.
    package mutating func settle() -> Bool {
        settled = last
        return settled.isFull && settled.rows.count < limit ?? 0
    }

    private mutating func everything() -> AlongList {
        var rows: [AlongPlace] = []
        var names = stops
        let worths = candidates.map { $0.worth - loss($0) }
        // The more important of two of one name comes first.
        for index in candidates.indices.sorted(by: { worths[$0] > worths[$1] }) {
            if let row = row(candidates[index], besides: &names) { rows.append(row) }
        }
        return AlongList(places: rows.inOrderOfWay, hasMore: false)
    }

    /// The places that were chosen, and as many more as are chosen together.
    private mutating func more() -> Picks {
        var picks = settled
        let wanted = settled.rows.count + min(Self.batch, limit ?? Self.batch)
        let worths = candidates.map { $0.worth - loss($0) }
        let isTold = worths.map { namesKinds || $0 >= AlongWorth.least }
        let choice = zip(candidates, worths).enumerated().map { index, item in
            StretchChoice.Candidate(
                along: item.0.position.along, worth: isTold[index] ? item.1 : -.infinity,
                kind: Int(item.0.place.kinds.first.rawValue),
                place: (item.0.place.coordinate, item.0.place.point.off),
                isFamous: AlongWorth.isKnownToAll(item.0.place))
        }
        let mostAtStop = AlongWorth.most(atOneOf: stopPlaces.count, among: wanted)
        // What was too much of its kind or at one stop, the best of each kind first.
        var spare: [PlaceKind: ArraySlice<(order: Int, index: Int)>] = [:]
        var order = 0
        var isLeft = false
        // One more than is wanted tells whether there are more.
        _ = StretchChoice.indices(
            of: choice, limit: wanted + 1 - picks.rows.count, stretch: length / Double(wanted), besides: picks.indices
        ) { index in
            let kind = candidates[index].place.kinds.first
            let stop = namesKinds ? nil : stop(near: candidates[index].place.coordinate)
            if !namesKinds,
                picks.ofKind[kind, default: 0] >= AlongWorth.most(of: kind, among: wanted)
                    || stop.map({ picks.atStop[$0, default: 0] >= mostAtStop }) == true
            {
                spare[kind, default: []].append((order, index))
                order += 1
                return false
            }
            if picks.rows.count == wanted {
                var names = picks.names
                isLeft = row(candidates[index], besidesOther: &names) != nil
                return isLeft
            }
            guard let row = row(candidates[index], besidesOther: &picks.names) else { return false }
            picks.add(row, index, kind, at: stop)
            return true
        }
        // Where nothing else is left, more of one kind are better than a short list; of those that have least.
        func rank(_ kind: PlaceKind) -> (Int, Int) {
            (picks.ofKind[kind, default: 0], spare[kind]?.first?.order ?? .max)
        }
        while picks.rows.count < wanted, let kind = spare.keys.min(by: { rank($0) < rank($1) }) {
            let next = spare[kind]?.popFirst()
            if spare[kind]?.isEmpty ?? true { spare[kind] = nil }
            guard let next, let row = row(candidates[next.index], besidesOther: &picks.names) else { continue }
            picks.add(row, next.index, kind, at: nil)
        }
        if !isLeft {
            var names = picks.names
            isLeft = spare.values.joined().contains { row(candidates[$0.index], besidesOther: &names) != nil }
        }
        picks.hasMore = isLeft || isTold.contains(false)
        picks.isFull = picks.rows.count >= wanted
        return picks
    }

    /// The row of a candidate that is not at the place of another: of what is at one place, as a park and the house at
    /// its entrance, the best is enough.
    private mutating func row(_ candidate: Candidate, besidesOther names: inout KnownNames) -> AlongPlace? {
        names.isAt(candidate.place.coordinate, isKnownToAll: isKnownForItself(candidate.place))
            ? nil : row(candidate, besides: &names)
    }

    /// Whether everybody knows a place that is no town.
    private func isKnownToAll(_ place: PlaceAlongLine) -> Bool {
        !AlongWorth.isInhabited(place) && AlongWorth.isKnownToAll(place)
    }

    /// Whether a place is more than the town around it: a stop in Amboise is not at its castle.
    private func isKnownForItself(_ place: PlaceAlongLine) -> Bool { isKnownToAll(place) || isCastleOfCity(place) }

    private func loss(_ candidate: Candidate) -> Double {
        let straight = AlongDetour(metres: 2 * candidate.place.point.off, seconds: nil)
        return AlongWorth.loss(
            by: detours[candidate.place.number] ?? straight, toListed: candidate.place.isListed, within: reach)
    }

    /// Returns the row of a candidate, and adds its name to the known ones; nil where it is not told.
    private mutating func row(_ candidate: Candidate, besides names: inout KnownNames) -> AlongPlace? {
        let place = candidate.place
        guard !stops.isAt(place.coordinate, isKnownToAll: isKnownForItself(place)), !isSeenAtStop(place),
            let found = found(place),
            !names.holds(found.name, at: place.coordinate, isPart: namesKinds || limit == nil || isCastleOfCity(place)),
            !AlongWorth.isInhabited(place) || !names.holdsTown(found.name, at: place.coordinate)
        else { return nil }
        names.add(found.name, at: place.coordinate)
        let shore = place.kinds.first == .lake ? source.shore(place.point.location, place.coordinate) : nil
        return AlongPlace(
            found, position: candidate.position,
            off: shore.map { $0.distance(to: place.point.location) } ?? place.point.off, visited: shore,
            number: place.number)
    }

    /// The distance of what is at a stop, in metres.
    private static let stopReach = 12_000.0

    /// The index of the stop at which a place is; nil where it is beside the way.
    private func stop(near place: Coordinate) -> Int? {
        let distances = stopPlaces.map { $0.distance(to: place) }
        guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) else { return nil }
        return distances[nearest] <= Self.stopReach ? nearest : nil
    }

    /// The greatest distance of a castle from the middle of its city, in metres.
    private static let cityReach = 5_000.0

    /// Whether a place is a castle that a stop in its city does not stand for: the castle of Blois. A castle that
    /// hardly anybody comes for is seen in the town.
    private func isCastleOfCity(_ place: PlaceAlongLine) -> Bool {
        place.kinds.contains(.castle) && AlongWorth.isKnownCastle(place)
            && cities.contains { $0.distance(to: place.coordinate) <= Self.cityReach }
    }

    /// The distance from a stop within which a castle is seen there, in metres.
    private static let castleReach = 1_500.0

    /// Whether a place is a castle of a stop's town that is no reason to go there, as that of Blois is. Who asks for
    /// castles gets all.
    private func isSeenAtStop(_ place: PlaceAlongLine) -> Bool {
        !namesKinds && limit != nil && place.kinds.first == .castle && !AlongWorth.isKnownCastle(place)
            && stopPlaces.contains { $0.distance(to: place.coordinate) <= Self.castleReach }
    }

    /// The farthest that the sight of a suburb is from its middle, in metres.
    private static let suburbReach = 4_000.0

    /// Whether a town that belongs to a city is known for itself, and has something to see: Versailles.
    private func isFamousSuburb(_ place: PlaceAlongLine) -> Bool {
        AlongWorth.isFamous(place)
            && candidates.contains { other in
                other.place.isListed && !AlongWorth.isInhabited(other.place)
                    && other.place.coordinate.distance(to: place.coordinate) <= Self.suburbReach
            }
    }

    /// Returns a place that is told, unless its name is known; looks it up once.
    private mutating func found(_ place: PlaceAlongLine) -> FoundPlace? {
        if let found = known[place.number] { return found }
        var found = source.place(place.number)
        if let name = found?.name, isLeftOut(place, called: name) { found = nil }
        if let sight = found.flatMap({ GateName.sight(of: $0.name) }) { found = found?.called(sight) }
        known[place.number] = found
        return found
    }

    private func isLeftOut(_ place: PlaceAlongLine, called name: String) -> Bool {
        if AlongWorth.isWide(place, called: name)
            || !namesKinds && limit != nil
                && (AlongWorth.isObscure(place, called: name) || AlongWorth.isAtSea(place, called: name))
        {
            return true
        }
        let isPart =
            !namesTowns && AlongWorth.isInhabited(place) && !isFamousSuburb(place)
            && source.isOutskirts(place.number)
        if isPart || !source.isReached(place.point.location, place.coordinate) { return true }
        // A lake may be a bay that is a part of the sea; it is visited at its shore.
        if place.kinds.first != .lake, source.isAtSea(place.coordinate) { return true }
        // A peak is looked at from the way, unless a road leads up to it.
        return !namesKinds && limit != nil && place.kinds.first == .mountain
            && source.gap(place.coordinate).map { $0 > AlongDetour.farFromRoads } == true
    }
}
