package import Geodesy

/// The places that are offered besides those of a name, where that is not clear.
extension Gazetteer {
    /// The fewest letters of a part of a text that is looked up by itself.
    private static let shortestPart = 4
    /// The number of places of a part of a text that are offered.
    private static let placesOfPart = 3

    /// Returns a text that means exactly `place`, also to a reader, wherever the stop before is, and near `near` in a
    /// trip with `stops`: `Springfield, Illinois`, else with coordinates.
    package func argument(for place: Place, near: Coordinate? = nil, stops: [Coordinate] = []) -> String {
        let texts =
            [place.name]
            + [place.region, place.country].compactMap { $0 }.filter { !$0.isEmpty }.map { "\(place.name), \($0)" }
        for text in texts where clearlyBest(text)?.place.number == place.number {
            if near == nil, stops.isEmpty { return text }
            if choose(text, near: near, stops: stops).clear?.place.number == place.number { return text }
        }
        return "\(place.name)=\(degreesText(place.coordinate.latitude)),\(degreesText(place.coordinate.longitude))"
    }

    /// Whether words of the text were dropped to find the first place, or its name was joined of them.
    func isUnsure(_ first: CandidateList.Ranked, _ doubt: PlaceDoubt) -> Bool {
        if case .far = doubt { return first.candidate.kind != .name }
        return doubt == .incomplete && !first.candidate.isCertain
    }

    /// Returns the towns near the stops that are called like a part of a text which as a whole is no place there, then
    /// what else is near them: `nice` of `nice ville`, from Cannes. Without stops the part is what a word such as
    /// `national park` leaves. Nil for a text with a comma, and where neither is anything.
    func chooseByPart(
        of text: String, _ ranked: [CandidateList.Ranked], _ stops: [Coordinate], limit: Int
    ) -> PlaceChoice? {
        guard !text.contains(",") else { return nil }
        let measures = stops.map { SphericalMeasure(from: $0) }
        func isNear(_ place: Int) -> Bool {
            measures.isEmpty || measures.contains { $0.distance(to: record(place)) <= PlaceScore.nearDistance }
        }
        let towns = townsOfPart(PlaceKey.key(text), inTrip: !stops.isEmpty, where: isNear)
        // What is left of a name without the word that says what it is helps nobody on another continent.
        let rest = ranked.filter { ($0.candidate.isCertain || isNear($0.candidate.place)) }
        guard !towns.isEmpty || rest.count < ranked.count else { return nil }
        let offers = towns.compactMap { self[$0] }.map { GazetteerMatch(place: $0, kind: .word, score: 0) }
        let others = matches(rest, limit: limit).filter { other in !offers.contains { $0.place == other.place } }
        let all = Array((offers + others).prefix(limit))
        return PlaceChoice(matches: all, doubt: all.isEmpty ? nil : .incomplete)
    }

    /// The numbers of the towns that fit of the longest part of a key of which there are any.
    private func townsOfPart(_ key: [UInt8], inTrip: Bool, where fits: (Int) -> Bool) -> [Int] {
        let words = key.split(separator: 0x20)
        guard words.count >= 2 else { return [] }
        var parts: [[UInt8]] = []
        if inTrip {
            for count in stride(from: words.count - 1, through: 1, by: -1) {
                parts.append(Array(words.prefix(count).joined(separator: [0x20])))
                parts.append(Array(words.suffix(count).joined(separator: [0x20])))
            }
        } else if let stripped = KindWords.stripped(key) {
            parts = [stripped.key]
        }
        for part in parts where part.count >= Self.shortestPart && !KindWords.isBare(part) {
            var towns: Set<Int> = []
            main.keys.forEachPlace(named: part) { posting in
                guard posting.place < main.places.count, posting.isOwnName || posting.isCurrent,
                    kinds(posting.place).contains(.town), fits(posting.place)
                else { return }
                towns.insert(posting.place)
            }
            if !towns.isEmpty {
                return Array(towns.sorted { (weight($1), $0) < (weight($0), $1) }.prefix(Self.placesOfPart))
            }
        }
        return []
    }

    /// The distance from a stop in metres within which a town in a country next to those of the stops may be meant.
    private static let nextCountry = 500_000.0
    /// The distance from all stops in metres from which on a place comes behind a known one of a longer name nearby.
    private static let farFromTrip = 1_000_000.0

    /// The matches with the largest town of the countries of the stops, or near them in those beside, behind the first
    /// whose name goes on with other words, where no known one of that very name is there: Santiago de Compostela,
    /// after Madrid. It comes first where the first is far from all stops.
    func withLongerName(
        _ matches: [GazetteerMatch], key: [UInt8], _ stops: [Coordinate], limit: Int
    ) -> [GazetteerMatch] {
        var narrowing = Narrowing()
        let own = countries(of: stops)
        let countries = own.union(own.flatMap(CountryNeighbors.neighbors))
        narrowing.countries = countries.sorted().flatMap {
            qualifiers.narrowing(Array($0.lowercased().utf8)).countries
        }
        let isThere = matches.contains { match in
            [.name, .currentName].contains(match.kind) && own.contains(match.place.country)
                && (match.place.number.map(weight) ?? 0) >= Self.littleKnown
        }
        let points = points(of: stops)
        func distance(_ record: PlaceRecord) -> Double { points.distance(to: record) ?? .infinity }
        guard let first = matches.first, !narrowing.isEmpty, !isThere else { return matches }
        var list = CandidateList()
        let reading = QueryReading(key: key, narrowings: [narrowing])
        collect(reading, kinds: [PlaceKinds(.town)], near: nil, top: limit, into: &list)
        let longer = list.ranked(self, near: nil).filter {
            [.beginning, .otherName].contains($0.candidate.kind)
                && ownKey($0.candidate.place).starts(with: key + [0x20])
                && (own.contains(country(of: $0.candidate.place))
                    || distance(record($0.candidate.place)) <= Self.nextCountry)
        }
        guard let best = longer.first, best.weight >= Self.littleKnown,
            let match = self.matches([best], limit: 1).first, match.place != first.place
        else { return matches }
        let others = matches.dropFirst().filter { $0.place != match.place }
        let isFar = first.place.number.map { distance(record($0)) > Self.farFromTrip } ?? false
        return Array(((isFar ? [match, first] : [first, match]) + others).prefix(limit))
    }

    /// The least people of a city whose sights are known by its name, and the weight below which a sight elsewhere is
    /// less known than one that the city may have.
    private static let cityOfSights = 1_000_000
    private static let mostOfNamesake = 20_000

    /// The number of a city in another country with whose name that of a little known sight or castle begins: London
    /// for the London Bridge in Arizona. Nil where there is none.
    func foreignCity(inNameOf match: CandidateList.Ranked) -> Int? {
        let place = match.candidate.place
        guard match.weight < Self.mostOfNamesake, !match.candidate.isNarrowed,
            !kinds(place).isDisjoint(with: [PlaceKinds(.sight), PlaceKinds(.castle)]), !kinds(place).contains(.town)
        else { return nil }
        let own = ownKey(place)
        var city: Int?
        for end in own.indices where own[end] == 0x20 {
            main.keys.forEachPlace(named: Array(own[..<end])) { posting in
                guard posting.isOwnName, posting.place < main.places.count, kinds(posting.place).contains(.town),
                    record(posting.place).weight >= Self.cityOfSights, country(of: posting.place) != country(of: place)
                else { return }
                city = city ?? posting.place
            }
        }
        return city
    }

    /// The matches with the city behind the first whose name that of the first begins with, where it is abroad.
    func withForeignCity(
        of first: CandidateList.Ranked, _ matches: [GazetteerMatch], limit: Int
    ) -> [GazetteerMatch] {
        guard matches.first?.place.number == first.candidate.place, let number = foreignCity(inNameOf: first),
            let city = self[number], !matches.contains(where: { $0.place == city })
        else { return matches }
        let offer = GazetteerMatch(place: city, kind: .word, score: 0)
        return Array((matches.prefix(1) + [offer] + matches.dropFirst()).prefix(limit))
    }

    /// The candidates with the airport in front that is certain where one was asked for and the first is something else
    /// that only has the rest of the name.
    func certainAirportFirst(_ ranked: [CandidateList.Ranked], key: [UInt8]) -> [CandidateList.Ranked] {
        guard let first = ranked.first, !first.candidate.isCertain, KindWords.stripped(key)?.kind == .airport,
            let index = ranked.firstIndex(where: { item in
                item.candidate.isCertain && item.candidate.kind.isWholeName
                    && kinds(item.candidate.place) == PlaceKinds(.airport)
            })
        else { return ranked }
        return [ranked[index]] + ranked[..<index] + ranked[(index + 1)...]
    }
}

/// The towns that are offered in place of a region or an airport.
extension Gazetteer {
    /// The fewest people of a town that is offered as near the middle of a region.
    private static let leastTownOfRegion = 1_000

    /// The towns that fit with the most people, more than are offered: those that travellers mean are among them.
    func biggestTowns(where fits: (PlaceRecord) -> Bool) -> [(number: Int, weight: Int)] {
        var towns: [(number: Int, weight: Int)] = []
        var place = 0
        while place < main.places.count, towns.count < Self.townsOfRegion * 10 {
            let record = main.places.record(place)
            if fits(record), main.places.kinds(record).contains(.town) { towns.append((place, weight(place))) }
            place += 1
        }
        return towns
    }

    /// The towns of a region that are nearest to a point, a few more than are offered.
    func nearestTowns(
        to center: Coordinate, within radius: Double, ofRegion region: Int
    ) -> [(number: Int, weight: Int)] {
        let measure = SphericalMeasure(from: center)
        var towns: [(number: Int, haversine: Double)] = []
        main.grid.forEachPlace(around: center, radius: radius) { place in
            let record = main.places.record(place)
            guard record.region == region, measure.distance(to: record) <= radius,
                record.weight >= Self.leastTownOfRegion,
                main.places.kinds(record).contains(.town)
            else { return }
            towns.append((place, measure.haversine(to: record)))
        }
        towns.sort { ($0.haversine, $0.number) < ($1.haversine, $1.number) }
        return towns.prefix(Self.townsOfRegion * 4).map { ($0.number, weight($0.number)) }
    }
}
