package import Geodesy
import Text

/// The answer to a name for one place.
package struct PlaceChoice: Sendable {
    /// The places that may be meant, the best first.
    package var matches: [GazetteerMatch]
    /// The reason to ask before the first is taken; nil when it clearly is meant, or when there is none.
    package var doubt: PlaceDoubt?

    /// The place that is clearly meant; nil when there is doubt.
    package var clear: GazetteerMatch? { doubt == nil ? matches.first : nil }
}

extension Gazetteer {
    /// Places that are this near to each other are one for a traveller, in metres: a village and its airport.
    static let sameSpot = 15_000.0
    static let airportSpot = 100_000.0
    /// The same for a place and a park, a mountain or a lake that has its name: they are large, and their points vague.
    static let natureSpot = 60_000.0
    /// The same for a park and what it is called after.
    static let parkSpot = 150_000.0
    /// The same for two passes, sights or castles of one name.
    static let spotSize = 5_000.0
    /// The weight below which a place is little known: it is asked about where nothing near it was named.
    static let littleKnown = 10_000
    /// The weight from which on a place is known by some words of its name too, such as Frankfurt am Main.
    private static let knownByFirstWords = 50_000
    /// The greatest distance of the town that a region is called after from the middle of the region, in metres.
    private static let regionReach = 200_000.0
    /// The number of places of a region that are offered in its stead.
    static let townsOfRegion = 3
    /// The greatest distance of the towns around an airport that are offered with it, in metres.
    private static let airportReach = 40_000.0

    /// The place that `text` clearly means, so that nobody need be asked; nil when there is doubt.
    package func clearlyBest(_ text: String, near: Coordinate? = nil) -> GazetteerMatch? {
        choose(text, near: near).clear
    }

    /// Returns the places that `text` may mean, and whether the first is clearly meant.
    ///
    /// Of places that are meant alike those near the way between the stops come first where there is a doubt. The first
    /// is clearly meant when its whole name was typed, or another name of it that is in use, and no other place has
    /// that name, or it is meant ten times as often as the next of that name, or it lies within 300 km of `near` and no
    /// other does. It is not when it is a region, when the name is an obscure one, when it is far from `near` and all
    /// `stops` and not far better known than all others of its name, or when it is little known and nothing near it was
    /// named. `typed` is the answer to the same text while it was typed, of any kind of place and from the same stop,
    /// where it is known.
    package func choose(
        _ text: String, near: Coordinate? = nil, stops: [Coordinate] = [], limit: Int = 10,
        takesFirstWords: Bool = true, typed: TypedMatches? = nil
    ) -> PlaceChoice {
        let candidates =
            typed?.candidates
            ?? candidates(text, near: near, top: max(limit, CommonBeginnings.longestList)).scored(self, near: near)
        var choice = decided(
            text, candidates, near: near, stops: stops, limit: limit, takesFirstWords: takesFirstWords)
        if let doubt = choice.doubt, [.several, .misspelled, .incomplete].contains(doubt), choice.matches.count > 1,
            let way = StopsWay(stops)
        {
            choice.matches = way.first(of: choice.matches)
        }
        return choice
    }

    private func decided(
        _ text: String, _ candidates: [CandidateList.Ranked], near: Coordinate?, stops: [Coordinate], limit: Int,
        takesFirstWords: Bool
    ) -> PlaceChoice {
        let key = PlaceKey.key(text)
        let all = stops + [near].compactMap { $0 }
        var ranked = CandidateList.best(candidates, .max)
        ranked = fullNameFirst(ownNameFirst(ranked, key), key)
        if all.isEmpty { ranked = famousFirst(ranked) }
        // Two such words may be a name all the same: Cape Point.
        let isName = key.contains(0x20) && ranked.first.map { bearsFullName($0.candidate.place, key) } ?? false
        if KindWords.isBare(key), !isName {
            let matches = matches(ranked.filter { $0.candidate.kind == .name }, limit: limit)
            return PlaceChoice(matches: matches, doubt: matches.isEmpty ? .bare : .incomplete)
        }
        ranked = certainAirportFirst(ranked, key: key)
        let largest = largestOfTrip(ranked, key: key, all)
        if let largest { ranked.insert(ranked.remove(at: largest), at: 0) }
        if takesFirstWords, let next = townNextDoor(ranked, key: key, near: near) {
            ranked.insert(ranked.remove(at: next), at: 0)
            return PlaceChoice(matches: matches(ranked, limit: limit), doubt: nil)
        }
        if takesFirstWords, let pass = passOfOneWord(ranked, key: key, near: near, all) {
            ranked.insert(ranked.remove(at: pass), at: 0)
            return PlaceChoice(matches: matches(ranked, limit: limit), doubt: nil)
        }
        guard let first = ranked.first, first.candidate.kind.isWholeName else {
            if let choice = chooseTown(ofAddress: text, near: near, stops, limit: limit) { return choice }
            if let choice = choose(inTown: key, limit: limit) { return choice }
            if ranked.isEmpty, let choice = chooseByPart(of: text, [], all, limit: limit) { return choice }
            let matches = matches(ranked, limit: limit)
            if case .misspelled? = matches.first?.kind {
                return PlaceChoice(matches: likely(matches, key), doubt: .misspelled)
            }
            if takesFirstWords, let first = ranked.first,
                isMeantHere(first, among: ranked, key: key, near: near, stops)
            {
                return PlaceChoice(matches: matches, doubt: nil)
            }
            // Other names, Granda Noido of Greater Noida, are seldom meant by their beginning.
            if let first = matches.first(where: { ![.otherBeginning, .otherWord].contains($0.kind) }),
                let meant = nearSlip(of: text, insteadOf: first, all)
            {
                return PlaceChoice(matches: Array(([meant] + matches).prefix(limit)), doubt: .incomplete)
            }
            return PlaceChoice(matches: matches, doubt: matches.isEmpty ? nil : .incomplete)
        }
        let matches = matches(ranked, limit: limit)
        if first.candidate.penalty <= -PlaceScore.code / 2, let country = country(ofCode: text, score: first.score) {
            let others = matches.filter { $0.place.number != country.place.number && $0.kind.isWholeName }
            return PlaceChoice(matches: Array(([country] + others).prefix(limit)), doubt: .several)
        }
        var doubt = doubt(first, among: ranked, key: key, near: near, stops, isLargest: largest != nil)
        if doubt == nil, !takesFirstWords, !isWholeName(key, of: first) { doubt = .incomplete }
        if doubt == .region, let city = matches.firstIndex(where: { isCity($0, calledLike: first) }) {
            let others = matches.enumerated().filter { $0.offset != city }.map(\.element)
            return PlaceChoice(matches: [matches[city]] + others, doubt: nil)
        }
        guard let doubt else {
            if all.isEmpty, takesFirstWords,
                let offers = withLongerNamesakes(of: first, among: ranked, matches, key: key, limit: limit)
            {
                return PlaceChoice(matches: offers, doubt: .several)
            }
            if let meant = nearSlip(first, key: key, all) {
                return PlaceChoice(matches: Array(([meant] + matches).prefix(limit)), doubt: .several)
            }
            return PlaceChoice(matches: matches, doubt: nil)
        }
        if isUnsure(first, doubt), let choice = chooseByPart(of: text, ranked, all, limit: limit) { return choice }
        let offers = offered(matches, doubt, key: key, all, limit: limit)
        if let offers = withSlip(offers, of: first, doubt, key: key, all, limit: limit) {
            return PlaceChoice(matches: offers, doubt: .several)
        }
        if case .far = doubt, offers.first?.place.number != first.candidate.place {
            return PlaceChoice(matches: offers, doubt: .several)
        }
        return PlaceChoice(matches: withForeignCity(of: first, offers, limit: limit), doubt: doubt)
    }

    /// The places to choose from where there is a doubt about the first of the matches, at least one: these, and what
    /// else may be meant.
    private func offered(
        _ matches: [GazetteerMatch], _ doubt: PlaceDoubt, key: [UInt8], _ stops: [Coordinate], limit: Int
    ) -> [GazetteerMatch] {
        guard let first = matches.first else { return matches }
        switch doubt {
        case .region: return withTowns(of: first, matches, limit: limit)
        case .littleKnown where first.place.kinds == PlaceKinds(.airport):
            return Array((matches + townsAround(first)).prefix(limit))
        case .several, .far: return withLongerName(matches, key: key, stops, limit: limit)
        default: return matches
        }
    }

    /// The candidates with the town in front whose own name was typed, where the first is a larger place of nature
    /// around it that is only also called so: Yosemite Valley is not the middle of the national park.
    func ownNameFirst(_ ranked: [CandidateList.Ranked], _ key: [UInt8]) -> [CandidateList.Ranked] {
        guard let first = ranked.first?.candidate, [.currentName, .otherName].contains(first.kind),
            !kinds(first.place).contains(.town), !kinds(first.place).isRegion,
            kinds(first.place) != PlaceKinds(.airport), let center = coordinate(of: first.place)
        else { return ranked }
        let measure = SphericalMeasure(from: center)
        let town = ranked.firstIndex { other in
            other.candidate.kind == .name && kinds(other.candidate.place).contains(.town)
                && measure.distance(to: record(other.candidate.place)) <= Self.natureSpot
        }
        guard let town, !isPark(ranked[0], namedLike: key, ratherThan: ranked[town]) else { return ranked }
        return [ranked[town]] + ranked[..<town] + ranked[(town + 1)...]
    }

    /// The candidates with the one in front that has all of a key of several words as a name in use, where the first is
    /// of the same kind and has it only without the word for what it is: Redwood National Park is not Redwood Regional
    /// Park.
    private func fullNameFirst(_ ranked: [CandidateList.Ranked], _ key: [UInt8]) -> [CandidateList.Ranked] {
        guard let first = ranked.first, key.contains(0x20), !bearsFullName(first.candidate.place, key),
            let index = ranked.firstIndex(where: { other in
                bearsFullName(other.candidate.place, key)
                    && (KindWords.isBare(key) || areOneKind(other.candidate.place, first.candidate.place))
            })
        else { return ranked }
        return [ranked[index]] + ranked[..<index] + ranked[(index + 1)...]
    }

    /// Whether all of a key is a name of a place that is in use, and not only what a word such as `park` leaves of it.
    func bearsFullName(_ place: Int, _ key: [UInt8]) -> Bool {
        var isName = false
        for volume in volumes {
            volume.keys.forEachPlace(named: key) { posting in
                if posting.isOwnName || posting.isCurrent, volume.number(of: posting.place) == place { isName = true }
            }
        }
        return isName
    }

    /// The country that has `text` as its usual three-letter code.
    private func country(ofCode text: String, score: Double) -> GazetteerMatch? {
        guard let code = CountryCodes.country(text) else { return nil }
        let number = (0..<main.places.count).first { place in
            let record = main.places.record(place)
            return main.places.kinds(record).contains(.country)
                && main.places.countryCode(main.places.country(ofRegion: record.region)) == code
        }
        return number.flatMap { self[$0] }.map { GazetteerMatch(place: $0, kind: .currentName, score: score) }
    }

    /// Whether a text is more than some words of the name of the place that it was found by: `short` is not Short
    /// Hills.
    private func isWholeName(_ key: [UInt8], of match: CandidateList.Ranked) -> Bool {
        guard match.candidate.kind != .name, !match.candidate.isNarrowed, match.weight < Self.knownByFirstWords
        else { return true }
        let own = ownKey(match.candidate.place)
        return own.count <= key.count || !([0x20] + own + [0x20]).containsBytes([0x20] + key + [0x20])
    }

    /// The first towns of a region behind it, then what else has its name.
    private func withTowns(of region: GazetteerMatch, _ matches: [GazetteerMatch], limit: Int) -> [GazetteerMatch] {
        guard let number = region.place.number else { return matches }
        let wanted = record(number).region
        let country = main.places.country(ofRegion: wanted)
        let isCountry = region.place.kinds.contains(.country)
        guard !region.place.country.isEmpty else { return matches }
        // A part of such a region, as an island that is a county of England, has none of its own: those around its
        // middle. Of most countries the regions have no names here; then it is taken for the whole one.
        let name = main.places.regionName(wanted)
        let isPart = !isCountry && !name.isEmpty && PlaceKey.key(name) != ownKey(number)
        var towns =
            isPart ? nearestTowns(to: region.place.coordinate, within: Self.natureSpot, ofRegion: wanted) : []
        if towns.isEmpty {
            towns = biggestTowns {
                isCountry ? main.places.country(ofRegion: $0.region) == country : $0.region == wanted
            }
        }
        towns.sort { ($1.weight, $0.number) < ($0.weight, $1.number) }
        let inside = towns.prefix(Self.townsOfRegion).compactMap { self[$0.number] }
            .map { GazetteerMatch(place: $0, kind: .word, score: region.score) }
        let rest = matches.dropFirst().filter { match in
            match.kind.isWholeName && !inside.contains { $0.place == match.place }
        }
        // The town that a region is called after is meant more often than the region: Burgos.
        let namesake = isCountry ? nil : rest.first { isCalledAfter($0, region.place) }
        // So is the mountain: Cotopaxi.
        let thing = rest.first { isThing($0.place.kinds) && $0.place.country == region.place.country }
        let others = rest.filter { $0.place != namesake?.place && $0.place != thing?.place }
        return Array(([namesake, region, thing].compactMap { $0 } + inside + others).prefix(limit))
    }

    /// Whether something is no town, region or airport, and more than a title of the travel guide.
    private func isThing(_ kinds: PlaceKinds) -> Bool {
        !kinds.contains(.town) && !kinds.isRegion && kinds != PlaceKinds(.airport) && kinds != PlaceKinds(.destination)
    }

    /// Whether a region is called after a town: one of its name in its country that is not far from its middle, and
    /// known unless the region is a county, which nobody calls by the name of the town alone.
    private func isCalledAfter(_ town: GazetteerMatch, _ region: Place) -> Bool {
        town.kind == .name && town.place.kinds.contains(.town) && town.place.country == region.country
            && ((town.place.number.map(weight) ?? 0) >= Self.littleKnown || region.name.hasSuffix(" County"))
            && town.place.coordinate.distance(to: region.coordinate) <= Self.regionReach
    }

    /// Whether a match is the city that a region is called after, which is meant rather than the region.
    private func isCity(_ match: GazetteerMatch, calledLike region: CandidateList.Ranked) -> Bool {
        guard let region = self[region.candidate.place], !region.kinds.contains(.country) else { return false }
        return (match.place.population ?? 0) >= Self.wellKnown && isCalledAfter(match, region)
    }

    /// The biggest towns around an airport.
    private func townsAround(_ airport: GazetteerMatch) -> [GazetteerMatch] {
        guard let number = airport.place.number else { return [] }
        let center = airport.place.coordinate
        return nearestTowns(to: center, within: Self.airportReach, ofRegion: record(number).region)
            .sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }
            .prefix(Self.townsOfRegion).compactMap { self[$0.number] }
            .map { GazetteerMatch(place: $0, kind: .word, score: airport.score) }
    }
}
