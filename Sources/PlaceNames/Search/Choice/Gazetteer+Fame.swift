package import Geodesy
import Text

/// The places that travellers mean whatever else has their name.
extension Gazetteer {
    /// The importance for travellers from which on a place is famous: by its name, and by another one.
    private static let famous = (byName: 60_000, byOtherName: 100_000)
    /// The share of its importance, one in this number, that no other place of its name has.
    private static let rivalOfFamous = (byName: 6, byOtherName: 15)
    /// The number of times as many people as it is important that a town of its name has at most.
    private static let largestBesides = 3

    /// The importance of a place for travellers: of a town without its people.
    private func fame(_ item: CandidateList.Ranked) -> Int {
        let place = item.candidate.place
        if kinds(place).contains(.town) { return item.weight - record(place).weight }
        return isOnMapOnly(place) || kinds(place) == PlaceKinds(.airport) ? 0 : item.weight
    }

    /// Whether travellers know a place so much better than all of these that it is meant: Heidelberg on the Neckar, and
    /// none of those that are called after it.
    func isFarMoreFamous(
        _ first: CandidateList.Ranked, than others: some Sequence<CandidateList.Ranked>, byName: Bool
    ) -> Bool {
        let fame = fame(first)
        guard fame >= (byName ? Self.famous.byName : Self.famous.byOtherName) else { return false }
        let share = byName ? Self.rivalOfFamous.byName : Self.rivalOfFamous.byOtherName
        return others.allSatisfy { other in
            self.fame(other) * share <= fame
                && record(other.candidate.place).weight <= first.weight * Self.largestBesides
        }
    }

    /// The candidates with the one in front that travellers know far better than all others of its name, where the
    /// first is another town: Dingle in Ireland.
    func famousFirst(_ ranked: [CandidateList.Ranked]) -> [CandidateList.Ranked] {
        guard let best = ranked.first, best.candidate.kind == .name, !best.candidate.isNarrowed,
            kinds(best.candidate.place).contains(.town), !kinds(best.candidate.place).contains(.region)
        else { return ranked }
        let named = ranked.filter { $0.candidate.kind == .name && $0.candidate.isCertain }
        let famous = ranked.firstIndex { item in
            item.candidate.kind == .name && item.candidate.isCertain
                && isFarMoreFamous(
                    item, than: named.lazy.filter { $0.candidate.place != item.candidate.place }, byName: true)
        }
        guard let famous, famous > 0 else { return ranked }
        return [ranked[famous]] + ranked[..<famous] + ranked[(famous + 1)...]
    }

    /// Whether a park is known so much better than a town of its name that the park is meant: Joshua Tree.
    func isPark(_ park: CandidateList.Ranked, namedLike key: [UInt8], ratherThan town: CandidateList.Ranked) -> Bool {
        isPark(park.candidate.place, named: key) && town.weight * Self.rivalOfFamous.byName <= park.weight
    }

    /// The weight from which on a place is meant though another is called almost so, and the distance from every stop
    /// in metres from which on it may be a slip.
    private static let surelyMeant = (weight: 20_000, distance: 100_000.0)
    private static let lettersOfSlip = 6

    /// The place that is called as it was typed but for one letter, far better known than the one that is called just
    /// so, and nearer to the trip: Hallstatt, not Hallstadt. Nil where there is none. A walk through all names where
    /// the place is little known, or `isDoubtful`, and far from the trip.
    func nearSlip(
        _ first: CandidateList.Ranked, key: [UInt8], _ stops: [Coordinate], isDoubtful: Bool = false
    ) -> GazetteerMatch? {
        guard !first.candidate.isNarrowed, isDoubtful || first.weight < Self.surelyMeant.weight else { return nil }
        return nearSlip(insteadOf: first.candidate.place, first.score, key: key, stops)
    }

    /// The same where names only begin with the text, the first of them a little known one: Granada for `Granda` behind
    /// Sevilla, rather than Grandas de Salime.
    package func nearSlip(of text: String, insteadOf first: GazetteerMatch, _ stops: [Coordinate]) -> GazetteerMatch? {
        guard !first.kind.isWholeName, !text.contains(","), let number = first.place.number,
            weight(number) < Self.surelyMeant.weight
        else { return nil }
        if case .misspelled = first.kind { return nil }
        return nearSlip(insteadOf: number, first.score, key: PlaceKey.key(text), stops)
    }

    private func nearSlip(
        insteadOf first: Int, _ score: Double, key: [UInt8], _ stops: [Coordinate]
    ) -> GazetteerMatch? {
        guard !stops.isEmpty, key.count >= Self.lettersOfSlip else { return nil }
        let points = points(of: stops)
        func distance(_ place: Int) -> Double { points.distance(to: record(place)) ?? .infinity }
        let far = distance(first)
        guard far >= Self.surelyMeant.distance else { return nil }
        var best: (place: Int, weight: Int)?
        SpellingSearch.forEachHit(key, limit: 1, keys: main.keys) { hit in
            let place = main.number(of: hit.posting.place)
            if hit.slips == 1, hit.posting.isOwnName, place < main.places.count, kinds(place).contains(.town),
                weight(place) >= weight(first) * Self.rivalOfFamous.byName, weight(place) > best?.weight ?? 0,
                distance(place) < far
            {
                best = (place, weight(place))
            }
            return 1
        }
        return best.flatMap { self[$0.place] }
            .map { GazetteerMatch(place: $0, kind: .misspelled(slips: 1), score: score) }
    }

    /// The matches with the known cities behind the first that are called like it for short, where no trip says which
    /// is meant: Santiago de Compostela behind Santiago. Nil where there are none.
    func withLongerNamesakes(
        of first: CandidateList.Ranked, among ranked: [CandidateList.Ranked], _ matches: [GazetteerMatch],
        key: [UInt8], limit: Int
    ) -> [GazetteerMatch]? {
        guard first.candidate.kind == .name, !first.candidate.isNarrowed, kinds(first.candidate.place).contains(.town),
            ownKey(first.candidate.place) == key
        else { return nil }
        let longer = ranked.dropFirst().filter { other in
            let place = other.candidate.place
            return other.candidate.kind.isWholeName && kinds(place).contains(.town) && isInGuide(place)
                && record(place).weight >= Self.peopleOfNamesake && ownKey(place).starts(with: key + [0x20])
                && country(of: place) != country(of: first.candidate.place)
        }
        guard !longer.isEmpty, matches.first?.place.number == first.candidate.place else { return nil }
        let offers = self.matches(Array(longer), limit: limit)
        let others = matches.dropFirst().filter { match in !offers.contains { $0.place == match.place } }
        return Array((matches.prefix(1) + offers + others).prefix(limit))
    }

    /// The fewest people of a city that is meant by the short form of its name.
    private static let peopleOfNamesake = 50_000

    /// The places that are offered at a doubt which of several is meant, with the one in front that is meant by a slip:
    /// Montpellier, for Montpelier between Béziers and Nîmes. Nil where there is none.
    func withSlip(
        _ offers: [GazetteerMatch], of first: CandidateList.Ranked, _ doubt: PlaceDoubt, key: [UInt8],
        _ stops: [Coordinate], limit: Int
    ) -> [GazetteerMatch]? {
        guard doubt == .several, first.candidate.kind == .name,
            let meant = nearSlip(first, key: key, stops, isDoubtful: true),
            !offers.contains(where: { $0.place == meant.place })
        else { return nil }
        return Array(([meant] + offers).prefix(limit))
    }

    /// The share of the weight of a place, one in this number, that another has which may be meant by the same slip.
    private static let rivalOfSlip = 500

    /// The places of these that a key with a slip in it may mean: those that are shown by a name like it, and are not
    /// far less known than the first.
    func likely(_ matches: [GazetteerMatch], _ key: [UInt8]) -> [GazetteerMatch] {
        guard let first = matches.first, let best = first.place.number.map(weight), best >= Self.wellKnown
        else { return matches }
        let kept = matches.dropFirst().filter { match in
            guard let number = match.place.number, weight(number) * Self.rivalOfSlip >= best else { return false }
            guard case .misspelled = match.kind else { return true }
            return typingDistance(key, ownKey(number), atMost: 2) != nil
        }
        return [first] + kept
    }
}
