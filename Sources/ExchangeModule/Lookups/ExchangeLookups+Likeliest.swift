import Geodesy
import Interchange
import PlaceNames
import Places
import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The names of a file that mean no clear place, or one far beside the way, where all names together say more.
extension ExchangeLookups {
    /// The most names of a file whose places are compared together, and the most places of one.
    private static let (mostTogether, mostPlaces) = (60, 12)
    /// The names in front of a doubtful one, and behind it, that may mean other places as well; of few names all may.
    private static let (around, few) = (2, 8)
    /// The longest detour in metres that is no reason for doubt, and the longest way from the only neighbour.
    private static let (usualDetour, usualLeg) = (600_000.0, 1_000_000.0)
    /// The least difference of costs by which other places are meant than those that were taken, and by which one place
    /// of a name is meant rather than all others.
    private static let (clearlyBetter, clearlyMeant) = (1.0, 1.5)
    /// Places of one name within this distance in metres are one for a traveller.
    private static let oneSpot = 20_000.0
    /// The costs of a place that has a name only among others, or is called longer, before which another one comes,
    /// and beside which another one is clearly meant by the name alone.
    private static let (otherName, longerName, rank, otherAlone) = (1.5, 2.0, 0.3, 1.5)
    /// The least people of a place that a name means which is not clear alone.
    private static let peopleOfClear = 15_000
    /// The cost of a place that the travel guide does not have, and the least people of one that it usually has.
    private static let (unvisited, peopleOfVisited) = (1.0, 30_000)
    /// The people that a place has at least in the comparison: of a hamlet and a village none is known.
    private static let fewPeople = 500.0

    /// Takes for names without a clear place, and for those far beside the way, the places that all names of the file
    /// mean together where these are much likelier. Quadratic in at most a dozen places of each name.
    func takeLikeliest() {
        var rows: [(lookup: Int, place: FoundPlace?)] = []
        let asked = Set(lookups.map(\.question.text))
        for (index, lookup) in lookups.enumerated() where !Self.isWay(lookup.question.text, between: asked) {
            // A name is asked about as a title, as a text of a column and as a stop: the last is that of its row.
            if let before = rows.firstIndex(where: { lookups[$0.lookup].question.text == lookup.question.text }) {
                rows.remove(at: before)
            }
            let answer = revised[lookup.question] ?? lookup.answer
            switch answer {
            case .success(let place): rows.append((index, place))
            case .failure(let refusal) where refusal.isOfSeveral && lookup.isOfKnownName: rows.append((index, nil))
            case .failure: break
            }
        }
        guard (2...Self.mostTogether).contains(rows.count) else { return }
        let places = rows.map { $0.place?.location }
        let doubtful = rows.indices.filter { isDoubtful($0, places) || isUnvisited(rows[$0]) }
        guard !doubtful.isEmpty else { return }
        var names: [[LikeliestPlaces.Candidate]] = []
        var kept: [(lookup: Int, place: FoundPlace?)] = []
        for (index, row) in rows.enumerated() {
            let mayChange = rows.count <= Self.few || doubtful.contains { abs($0 - index) <= Self.around }
            let candidates = mayChange ? candidates(lookups[row.lookup].question.text, taken: row.place) : []
            if !candidates.isEmpty {
                names.append(candidates)
            } else if let place = row.place {
                names.append([LikeliestPlaces.Candidate(place: place, cost: 0)])
            } else {
                continue
            }
            kept.append(row)
        }
        take(LikeliestPlaces(names: names), kept)
    }

    /// Whether a text is a way between names that were asked for by themselves, and so none itself: `Durham - York`.
    private static func isWay(_ text: String, between asked: Set<String>) -> Bool {
        guard text.contains(" ") else { return false }
        let parts = [" - ", " – ", " — "].reduce([text]) { parts, sign in
            parts.flatMap { $0.replacingText(sign, with: "\n").split(whereSeparator: \.isNewline).map(String.init) }
        }
        return parts.count > 1 && parts.allSatisfy(asked.contains)
    }

    private func take(_ places: LikeliestPlaces, _ rows: [(lookup: Int, place: FoundPlace?)]) {
        let best = places.best()
        let kept = LikeliestPlaces(
            names: zip(places.names, rows).map { candidates, row in
                guard let place = row.place else { return candidates }
                return candidates.filter { $0.place.location == place.location }
            })
        guard kept.names.allSatisfy({ !$0.isEmpty }) else { return }
        let isBetter = kept.best().cost >= best.cost + Self.clearlyBetter
        var meant = places.names.indices.map { places.names[$0][best.choices[$0]].place }
        let isTaken = rows.indices.map { isMeant($0, rows[$0], places, best, isBetter: isBetter) }
        for (index, row) in rows.enumerated() where !isTaken[index] { meant[index] = row.place ?? meant[index] }
        for (index, row) in rows.enumerated() where isTaken[index] {
            // Where the places around it stay, another one must not be far from these.
            guard !isFar(index, meant[index], meant) else { continue }
            var place = meant[index]
            let text = lookups[row.lookup].question.text
            // The name that was written stays.
            if folded(place.ownName) != folded(text), !place.isUnderOwnName || row.place == nil || isCalled(text, place)
            {
                place = place.called(text)
            }
            for lookup in lookups where lookup.question.text == text { revised[lookup.question] = .success(place) }
            revised[Question(text: text, near: nil)] = .success(place)
        }
    }

    /// Whether the place of a row that is the likeliest beside all others is clearly meant, in place of that which was
    /// taken.
    private func isMeant(
        _ index: Int, _ row: (lookup: Int, place: FoundPlace?), _ places: LikeliestPlaces,
        _ best: (choices: [Int], cost: Double), isBetter: Bool
    ) -> Bool {
        let place = places.names[index][best.choices[index]].place
        guard place.location != row.place?.location, row.place == nil || isBetter else { return false }
        let text = lookups[row.lookup].question.text
        // Of words that mean no place clearly hardly one is a village, or an old name.
        let isOwnName = folded(place.ownName) == folded(text) && place.population ?? 0 >= Self.peopleOfClear
        guard row.place != nil || isOwnName else { return false }
        let other = places.cost(withName: index, fartherThan: Self.oneSpot, from: place.location)
        return other >= best.cost + Self.clearlyMeant
            && !isFar(index, place, best.choices.indices.map { places.names[$0][best.choices[$0]].place })
    }

    /// Whether a place is far from those in front of it and behind it.
    private func isFar(_ index: Int, _ place: FoundPlace, _ all: [FoundPlace]) -> Bool {
        let neighbors = [index - 1, index + 1].filter(all.indices.contains).map { all[$0].location }
        return neighbors.allSatisfy { $0.distance(to: place.location) > Self.usualLeg }
    }

    /// Whether the place of a row, which nothing moved so far, is a larger town that the travel guide lacks, such as a
    /// quarter of a city.
    private func isUnvisited(_ row: (lookup: Int, place: FoundPlace?)) -> Bool {
        guard let place = row.place else { return false }
        if isAirport(place, not: lookups[row.lookup].question.text) { return true }
        // `Saint-Sébastien` is short for a village only where nothing better known is called so.
        let (own, text) = (
            folded(place.ownName).replacingText("-", with: " "), folded(lookups[row.lookup].question.text)
        )
        if place.isTown, own.hasPrefix(text.replacingText("-", with: " ") + " "), !place.sources.contains(.wikivoyage) {
            return true
        }
        guard revised[lookups[row.lookup].question] == nil else { return false }
        return place.isTown && place.population ?? 0 >= Self.peopleOfVisited && !place.sources.contains(.wikivoyage)
    }

    /// Whether a place is an airport, and a text neither its code nor with a word for one.
    private func isAirport(_ place: FoundPlace, not text: String) -> Bool {
        let words = ["airport", "flughafen", "aerop", "luchthaven", "lufthavn"]
        return place.isAirport && text.count > 3 && !words.contains { folded(text).containsText($0) }
    }

    /// Whether one of the names of a place is a text.
    private func isCalled(_ text: String, _ place: FoundPlace) -> Bool {
        (folded(place.ownName).split { "/(),".contains($0) } + [Substring(folded(place.name))])
            .contains { String($0).trimmed == folded(text) }
    }

    /// Whether the place of a row is not clear, or far beside the way from the one in front of it to the one behind.
    private func isDoubtful(_ index: Int, _ places: [Coordinate?]) -> Bool {
        guard let place = places[index] else { return true }
        let before = places[..<index].last { $0 != nil && $0 != place } ?? nil
        let after = places[(index + 1)...].first { $0 != nil && $0 != place } ?? nil
        switch (before, after) {
        case (let before?, let after?):
            let direct = before.distance(to: after)
            return before.distance(to: place) + place.distance(to: after) - direct > max(Self.usualDetour, direct)
        case (let near?, nil), (nil, let near?): return near.distance(to: place) > Self.usualLeg
        case (nil, nil): return false
        }
    }

    /// The places that a name may mean with their costs, and that which was taken for it; only this where something
    /// behind a comma says which is meant, and where it is no town or may be a country.
    private func candidates(_ text: String, taken: FoundPlace?) -> [LikeliestPlaces.Candidate] {
        let own = taken.map { [LikeliestPlaces.Candidate(place: $0, cost: 0)] } ?? []
        guard !text.contains(where: { ",(".contains($0) }),
            taken.map({ $0.isTown || isAirport($0, not: text) }) ?? true,
            let found = try? finder.matches(for: PlaceQuery(text: text, purpose: .list, limit: Self.mostPlaces)),
            !found.isAlike, !found.places.contains(where: \.isCountry)
        else { return own }
        let key = folded(text)
        let towns = found.places.filter(\.isTown)
        func isCalled(_ place: FoundPlace) -> Bool { folded(place.ownName) == key || folded(place.name) == key }
        func people(_ place: FoundPlace) -> Double { Double(place.population ?? 0) + Self.fewPeople }
        let most = towns.filter(isCalled).map(people).max() ?? Self.fewPeople
        let alone = self.place(of: text, near: nil)?.location
        func cost(_ place: FoundPlace) -> Double {
            max(0, log(most / people(place))) + (place.sources.contains(.wikivoyage) ? 0 : Self.unvisited)
                + (alone.map { $0 == place.location } ?? true ? 0 : Self.otherAlone)
        }
        func kind(_ place: FoundPlace) -> Double {
            folded(place.ownName) == key ? 0 : isCalled(place) ? Self.otherName : Self.longerName
        }
        let costs = towns.enumerated().map { index, place in
            LikeliestPlaces.Candidate(place: place, cost: cost(place) + kind(place) + Double(index) * Self.rank)
        }
        let isAmongThem = taken.map { taken in towns.contains { $0.location == taken.location } } ?? true
        // What was taken and is not among the first places of the name is little known.
        let last = Double(towns.count) * Self.rank
        let rest =
            isAmongThem
            ? []
            : own.map { item in
                LikeliestPlaces.Candidate(place: item.place, cost: cost(item.place) + kind(item.place) + last)
            }
        return costs + rest
    }
}
