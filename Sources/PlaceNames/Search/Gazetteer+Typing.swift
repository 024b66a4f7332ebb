package import Geodesy
import Text

/// The places that what was typed of a name may become.
package struct TypedMatches: Sendable {
    /// The places, the one that is meant most first: those whose names in use begin so, or have a word that does, then
    /// those that are only called so elsewhere or spelled alike.
    package var matches: [GazetteerMatch] = []
    /// The number of those whose names in use fit.
    package var fitting = 0
    /// Whether the first is meant far more than the others, though its name goes on.
    package var isEvident = false
    /// All places that answer what was typed, with their ranks for a whole name, in no order.
    var candidates: [CandidateList.Ranked] = []
}

extension Gazetteer {
    /// The number of places among which the ones that are meant are looked for.
    private static let typingPool = 80
    /// The fewest letters of which a beginning can be looked up in a list of common ones.
    private static let fewestLetters = 3
    /// The most keys that are read to see whether a name is in use.
    private static let mostKeys = 6_000
    /// The weight from which on a place is known well enough that its name, once typed, may be meant.
    private static let wholeNameWeight = 5_000
    private static let space = UInt8(ascii: " ")
    /// The distance in metres within which a place is a part of the town whose name it begins with.
    private static let partReach = 25_000.0

    /// The places whose names may go on as typed, the best first, at most `limit`.
    ///
    /// Other than for a name that is complete, a known place goes before a village next to the stop before, near is
    /// what is near any stop of the trip, a country is not meant, and parts of a city stand behind all else.
    package func typed(
        _ text: String, near: Coordinate? = nil, way: StopsWay? = nil, kind: PlaceKind? = nil, limit: Int = 10
    ) -> TypedMatches {
        guard limit > 0 else { return TypedMatches() }
        let candidates = candidates(text, near: near, kind: kind, top: max(limit, CommonBeginnings.longestList))
            .scored(self, near: near)
        let key = PlaceKey.key(text)
        var ranked = ownNameFirst(CandidateList.best(candidates, max(limit, Self.typingPool)), key)
        noteUse(of: text, in: &ranked)
        ranked = withKindsOfOwnNames(ranked, text)
        let hasWholeName = ranked.contains { $0.candidate.kind == .name || $0.candidate.kind == .currentName }
        let isLatin = key.allSatisfy { $0 < 0x80 }
        var fitting: [CandidateList.Ranked] = []
        var others: [CandidateList.Ranked] = []
        for item in ranked {
            let fits = Self.fits(item.candidate, text, hasWholeName: hasWholeName, isLatin: isLatin)
            if fits { fitting.append(item) } else { others.append(item) }
        }
        let letters = text.filter { $0.isLetter || $0.isNumber }.count
        let said = QueryReader(qualifiers) { _ in Narrowing() }.readings(text).compactMap(\.kind)
        for index in fitting.indices { weigh(&fitting[index], way?.points, letters: letters, said) }
        preferAccented(text, in: &fitting)
        let parts = putPartsBehind(&fitting)
        fitting = Self.sorted(fitting)
        if let way { fitting = way.first(of: fitting, in: self) }
        var typed = TypedMatches()
        typed.candidates = candidates
        // Who has typed a whole name may mean it, whatever goes on from there: Berg, and not Bergamo.
        let isUnfinished = fitting.first.map { !$0.candidate.kind.isWholeName } ?? false
        let hasWhole = fitting.contains { $0.candidate.kind == .name && $0.weight >= Self.wholeNameWeight }
        typed.isEvident =
            !(isUnfinished && hasWhole) && isEvident(fitting, parts, text, near: near, stops: way?.stops ?? [])
        let all = fitting.map { ($0, true) } + others.map { ($0, false) }
        for (item, fits) in all.prefix(limit) {
            guard var match = matches([item], limit: 1).first else { continue }
            match.isByOtherName = fits && [.otherBeginning, .otherWord].contains(match.kind)
            typed.matches.append(match)
            if fits { typed.fitting += 1 }
        }
        return typed
    }

    /// Whether a name in use fits, and not only an old one, a wrong spelling, or a name with a region behind it that
    /// nobody has parted from it: `Lake Co` is no lake in Colorado.
    private static func fits(
        _ candidate: CandidateList.Candidate, _ text: String, hasWholeName: Bool, isLatin: Bool
    ) -> Bool {
        switch candidate.kind {
        case .misspelled: false
        case .name, .currentName: true
        case .otherName: !hasWholeName
        case .beginning, .word: !candidate.isNarrowed || text.contains(",")
        case .otherBeginning, .otherWord:
            (candidate.isInUse ?? false || !isLatin) && (!candidate.isNarrowed || text.contains(","))
        }
    }

    /// The candidates by the names that they are shown with. An old name can be the beginning of that: Grana of
    /// Granada. And that of the travel guide can be another: Lake Constance of Bodensee.
    private func withKindsOfOwnNames(_ ranked: [CandidateList.Ranked], _ text: String) -> [CandidateList.Ranked] {
        let key = PlaceKey.key(String(text.split(separator: ",", maxSplits: 1).first ?? ""))
        let spellings = [key] + Respelling.respellings(of: key).map(\.key)
        return ranked.map { item in
            let place = item.candidate.place
            guard item.candidate.kind == .otherName || item.candidate.kind == .beginning else { return item }
            let own = spelling(place).key
            let isOwn = spellings.contains { own.starts(with: $0) }
            if item.candidate.kind == .otherName { return isOwn ? item.with { $0.kind = .beginning } : item }
            return isOwn || !isInGuide(place) ? item : item.with { $0.kind = .otherBeginning }
        }
    }

    /// Finds out whether names are in use that the lists of common beginnings have, as those do not say.
    private func noteUse(of text: String, in ranked: inout [CandidateList.Ranked]) {
        var unknown = PositionTable()
        for item in ranked where item.candidate.isInUse == nil {
            _ = unknown.position(of: item.candidate.place, orAdd: 0)
        }
        let key = PlaceKey.key(text)
        guard !unknown.isEmpty, key.count >= Self.fewestLetters else { return }
        var inUse: Set<Int> = []
        for volume in volumes {
            for (part, _) in volume.keys.keys(beginningWith: key).parts where part.range.count <= Self.mostKeys {
                volume.keys.visit(part.range) { posting in
                    guard posting.isCurrent || posting.isOwnName else { return }
                    let place = volume.number(of: posting.place)
                    if unknown.position(of: place) != nil { inUse.insert(place) }
                }
            }
        }
        ranked = ranked.map { item in
            guard inUse.contains(item.candidate.place) else { return item }
            return item.with { $0.isInUse = true }
        }
    }

    /// Changes the rank of a place to that of a name that is still typed; `said` are the kinds that a word of it says:
    /// of `lake co` a lake is meant rather than a town.
    private func weigh(
        _ item: inout CandidateList.Ranked, _ stops: StopPoints?, letters: Int, _ said: [PlaceKind]
    ) {
        let (record, _, kinds) = traits(item.candidate.place)
        if kinds != PlaceKinds(.airport), let nearest = stops?.distance(to: record) {
            // The next stop is near the last one more often than near the others.
            let nearness = PlaceScore.points(distance: nearest) - PlaceScore.nearOtherStop
            item.score = max(item.score, item.plain + nearness)
        }
        guard !item.candidate.kind.isWholeName else {
            // Nearly everybody goes on typing after three letters.
            if letters <= Self.fewestLetters {
                item.score -= PlaceScore.shortWholeName
            } else if letters == Self.fewestLetters + 1 {
                item.score -= PlaceScore.fourLetters
            }
            return
        }
        if item.weight < Self.littleKnown, item.score > item.plain {
            item.score -= (item.score - item.plain) * PlaceScore.villageNearness
        }
        if said.contains(where: { kinds == PlaceKinds($0) }) { item.score += PlaceScore.saidKind }
        if kinds.isRegion {
            item.score -= kinds.contains(.country) ? PlaceScore.unfinishedCountry : PlaceScore.unfinishedRegion
        }
        if item.candidate.kind == .otherBeginning || item.candidate.kind == .otherWord {
            item.score -= kinds.contains(.town) ? PlaceScore.unfinishedOtherTown : PlaceScore.unfinishedOther
        }
        item.score += PlaceScore.points(added: item.weight - storedRecord(item.candidate.place).weight)
        let isInside = item.candidate.kind == .word || item.candidate.kind == .otherWord
        // Three letters inside a name say little.
        if isInside, letters <= Self.fewestLetters || kinds == PlaceKinds(.airport) || kinds == PlaceKinds(.station) {
            item.score -= PlaceScore.unfinishedArea
        }
    }

    /// Lifts the places whose names begin just as typed, where that has accents: `Köl` is Köln, and not Kolkata.
    private func preferAccented(_ text: String, in fitting: inout [CandidateList.Ranked]) {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return }
        let typed = text.lowercased()
        for index in fitting.indices where name(fitting[index].candidate.place).lowercased().hasPrefix(typed) {
            fitting[index].score += PlaceScore.accented
        }
    }

    /// Puts what is named after a town or a mountain beside it behind that, also where the name stands inside its own,
    /// and parts of a city behind everything; returns the numbers of the things and parts beside it.
    private func putPartsBehind(_ fitting: inout [CandidateList.Ranked]) -> Set<Int> {
        var parts: Set<Int> = []
        let names = fitting.map { spelling($0.candidate.place).name }
        let beginnings = fitting.indices.filter { fitting[$0].candidate.kind == .beginning }
        let points = fitting.map { SpherePoint(record($0.candidate.place)) }
        let reach = SphericalMeasure.haversine(ofDistance: Self.partReach)
        for index in fitting.indices where !fitting[index].candidate.kind.isWholeName {
            let place = fitting[index].candidate.place
            let laterWords = names[index].indices.dropFirst().filter { names[index][$0 - 1] == Self.space }
            guard !laterWords.isEmpty else { continue }
            if fitting[index].candidate.kind == .word {
                let inner = beginnings.filter { other in
                    laterWords.contains {
                        names[index][$0] == names[other].first && names[index][$0...].starts(with: names[other])
                    }
                }
                if let least = inner.map({ fitting[$0].score }).min() {
                    fitting[index].score = min(fitting[index].score, least - 0.01)
                }
            }
            var beginnings: KnownBeginnings?
            let whole = fitting.indices.first { other in
                let parent = fitting[other].candidate.place
                guard other != index, points[index].haversine(to: points[other]) <= reach,
                    fitting[other].weight >= fitting[index].weight || kinds(parent).contains(.town)
                else { return false }
                let length = names[other].count
                if names[index].count > length, names[index][length] == Self.space,
                    names[index].starts(with: names[other])
                {
                    return true
                }
                let known = beginnings ?? beginningsOfName(place)
                beginnings = known
                return typedName(of: parent, among: known) != nil
            }
            guard let whole else { continue }
            parts.insert(place)
            if kinds(place).contains(.town) {
                fitting[index].score -= PlaceScore.partOfTown
            } else {
                fitting[index].score = min(fitting[index].score, fitting[whole].score - 0.01)
            }
        }
        return parts
    }

    private static func sorted(_ ranked: [CandidateList.Ranked]) -> [CandidateList.Ranked] {
        ranked.enumerated().sorted { one, other in
            one.element.score != other.element.score
                ? one.element.score > other.element.score : one.offset < other.offset
        }
        .map(\.element)
    }

    /// The weight from which on a place is so well known that a beginning of its name means it.
    private static let meantByBeginning = 75_000
    /// The number of times as important that a well-known place is as any other of its name.
    private static let clearFactor = 2
    /// The lead over the next by which another is meant: twice as often.
    private static let lead = 0.3

    /// Whether the first of the places is meant by the beginning of its name: it is well known or far ahead of the
    /// next, and is what its whole name means.
    private func isEvident(
        _ fitting: [CandidateList.Ranked], _ parts: Set<Int>, _ text: String, near: Coordinate?, stops: [Coordinate]
    ) -> Bool {
        guard let first = fitting.first, !first.candidate.kind.isWholeName else { return false }
        let next = fitting.dropFirst().first { item in
            !parts.contains(item.candidate.place)
                && (item.candidate.kind == .beginning || item.candidate.kind.isWholeName)
        }
        let isWellKnown = first.weight >= Self.meantByBeginning && isInGuide(first.candidate.place)
        guard isWellKnown || (next?.score ?? -.infinity) <= first.score - Self.lead else {
            return false
        }
        let key = ownKey(first.candidate.place)
        let namesakes = fitting.dropFirst().filter { ownKey($0.candidate.place) == key }
        guard !namesakes.allSatisfy({ $0.weight * Self.clearFactor <= first.weight }), !text.contains(",") else {
            return true
        }
        let choice = choose(name(first.candidate.place), near: near, stops: stops, limit: 1)
        return choice.clear?.place.number == first.candidate.place
    }
}
