import Geodesy

extension Gazetteer {
    /// The fewest stops that tell in which country a trip is; one does for a longer word and a place around the corner.
    private static let leastStops = 2
    private static let wordOfOneStop = (letters: 5, reach: 100_000.0)
    /// The greatest distance of a town that says in which country a stop is, in metres.
    private static let countryDistance = 100_000.0
    /// The number of letters below which a text is the beginning of too much.
    private static let shortestWord = 3
    /// The most names that begin with these words: of more, such as those with `saint`, nobody means one by them alone.
    static let mostBeginnings = 20
    /// Places that are this near to each other are one for a traveller, in metres: a village and its airport.
    private static let oneSpot = 15_000.0

    /// Whether a trip leaves no doubt that a place is meant by a part of its name (`Vík` of Vík í Mýrdal): all of the
    /// stops, two or more, are in its country, it is within 300 km of the one before, nothing else in that country is
    /// called so or begins with these words, and few names in the world do.
    func isMeantHere(
        _ match: CandidateList.Ranked, among ranked: [CandidateList.Ranked], key: [UInt8], near: Coordinate?,
        _ stops: [Coordinate]
    ) -> Bool {
        let place = match.candidate.place
        guard let near, !stops.isEmpty, let coordinate = coordinate(of: place),
            match.candidate.isCertain, !kinds(place).isRegion,
            isBeginning(key, of: place), key.count >= Self.shortestWord,
            volumes.reduce(0, { $0 + $1.keys.keys(beginningWith: key).words.range.count }) <= Self.mostBeginnings,
            coordinate.distance(to: near) <= PlaceScore.nearDistance,
            stops.count >= Self.leastStops
                || key.count >= Self.wordOfOneStop.letters
                    && coordinate.distance(to: near) <= Self.wordOfOneStop.reach
        else { return false }
        let own = country(of: place)
        let countries = stops.compactMap { stop in
            nearestNumber(to: stop, within: Self.countryDistance) { _, record in
                main.places.kinds(record).contains(.town)
            }
            .map { country(of: $0.number) }
        }
        guard countries.count == stops.count, countries.allSatisfy({ $0 == own }) else { return false }
        let measure = SphericalMeasure(from: coordinate)
        return !ranked.contains { other in
            let candidate = other.candidate
            return candidate.place != place && country(of: candidate.place) == own
                && (candidate.kind.isWholeName || isBeginning(key, of: candidate.place))
                && measure.distance(to: record(candidate.place)) > Self.oneSpot
        }
    }

    /// The length from which on a name that goes on with an ending, such as an article, is the same.
    private static let longName = 8
    /// The longest ending: `sognefjord` is Sognefjorden.
    private static let longestEnding = 2
    private static let and = Array(" and ".utf8)

    /// Whether a key is the first words of the name of a place, the second of two that it joins (`loen` of Olden and
    /// Loen), or all but its ending.
    private func isBeginning(_ key: [UInt8], of place: Int) -> Bool {
        let own = ownKey(place)
        if own.starts(with: key + [0x20]) || own.suffix(key.count + Self.and.count).elementsEqual(Self.and + key) {
            return true
        }
        return key.count >= Self.longName && own.count <= key.count + Self.longestEnding && own.starts(with: key)
    }

    /// The code of the country of a place.
    func country(of place: Int) -> String {
        main.places.countryCode(main.places.country(ofRegion: record(place).region))
    }
}
