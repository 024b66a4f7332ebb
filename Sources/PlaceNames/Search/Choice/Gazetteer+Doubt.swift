import Geodesy
import Text

extension Gazetteer {
    /// The distance from every stop in metres beyond which a place is asked about while a namesake is nearer.
    private static let farDistance = 2_000_000.0
    /// The greatest ratio of a far place's weight to a nearer namesake's at which it is asked about: in another country
    /// than the stops, and in the country of one of them.
    static let rivalAbroad = 1_000
    static let rivalInCountry = 20
    /// The distance of a stop from a place that is little known within which it is near, in metres.
    private static let littleKnownDistance = 500_000.0
    /// The distance from every stop within which a place is taken without a question, in metres: a town, one that is
    /// little known, and a village that no travel guide has.
    static let reach = 500_000.0
    static let reachOfLittleKnown = 250_000.0
    private static let reachOfVillage = 100_000.0
    /// The weight below which a place is a village.
    private static let village = 2_000
    /// The weight from which on a place may be anywhere, where no namesake has this share of its weight.
    static let wellKnown = 100_000
    private static let rivalOfWellKnown = 5
    /// The most letters of another name of a place that is a short form or a code.
    private static let shortForm = 3

    /// Returns the reason to ask before the first of these is taken; nil when there is none. `isLargest` says that it
    /// is by far the largest of its name in the countries of the stops and around them.
    func doubt(
        _ first: CandidateList.Ranked, among ranked: [CandidateList.Ranked], key: [UInt8], near: Coordinate?,
        _ stops: [Coordinate], isLargest: Bool
    ) -> PlaceDoubt? {
        let place = first.candidate.place
        let record = record(place)
        let all = stops + [near].compactMap { $0 }
        let measure = near.map { SphericalMeasure(from: $0) }
        let points = points(of: all)
        /// Returns the distance of a place from the nearest stop.
        func nearest(_ record: PlaceRecord) -> Double? { points.distance(to: record) }
        let distance = nearest(record)
        if first.candidate.penalty <= -PlaceScore.code / 2 { return nil }
        if kinds(place).isRegion { return .region }
        if hasFarGates(place) { return .several }
        if !first.candidate.isCertain { return .incomplete }
        // `Bornholm` means the island, of which no source knows more than the airport.
        if kinds(place) == PlaceKinds(.airport), first.weight < Self.littleKnown, !namesAirport(key, place) {
            return .littleKnown
        }
        // With a region the name is known, but not that of a code: LYE is Lyneham, and Lye elsewhere.
        let isNarrowed = first.candidate.isNarrowed
        if first.candidate.kind == .otherName {
            if isOnMapOnly(place) { return .otherName }
            if !isNarrowed || isShortForm(of: place, key), !isInUse(key, as: place) { return .otherName }
        }
        // Old names and the like do not count against a place that is called so today: Rome is listed for Lomé, too.
        let others: [MatchKind] =
            first.candidate.kind == .otherName ? [.name, .currentName, .otherName] : [.name, .currentName]
        let spot = coordinate(of: place).map { SphericalMeasure(from: $0) }
        let isFullName = key.contains(0x20) && bearsFullName(place, key)
        let namesakes = ranked.dropFirst().filter { other in
            others.contains(other.candidate.kind)
                && !(isFullName && areOneKind(place, other.candidate.place)
                    && !bearsFullName(other.candidate.place, key))
                && !isObscurePeak(other.candidate.place, besides: place)
                && !isToldApart(other, from: first)
                && (spot?.distance(to: self.record(other.candidate.place)) ?? 0)
                    > spotSize(kinds(place), kinds(other.candidate.place))
        }
        func isNear(_ record: PlaceRecord) -> Bool {
            (measure?.distance(to: record) ?? .infinity) <= PlaceScore.nearDistance
        }
        // A place that is shown under another name has to be meant more clearly.
        let hasWholeName = first.candidate.kind == .name || isPark(place, named: key)
        let factor = hasWholeName ? 10 : 30
        // However near it is: from Los Angeles `Monterey` is hardly Monterey Park, which is also called so.
        // Less clearly where it is near and known to travellers by this name, and the other is not near: Bruges from
        // Ghent is Brugge.
        let isKnownHere = isNear(record) && isInGuide(place) && first.candidate.kind == .currentName
        let isInReach = distance.map { $0 <= reach(of: first) } ?? false
        let isFamous = (distance == nil || isInReach) && isFarMoreFamous(first, than: namesakes, byName: hasWholeName)
        if !hasWholeName, !isLargest, !isFamous,
            namesakes.contains(where: { rival in
                let isRivalFar = isKnownHere && !isNear(self.record(rival.candidate.place))
                return rival.candidate.kind == .name
                    && rival.weight * (isRivalFar ? Self.rivalOfWellKnown : factor) > first.weight
            })
        {
            return .several
        }
        if hasRivalMountain(first, among: ranked, key: key) { return .several }
        if hasRivalAirport(first, among: ranked, key: key) { return .several }
        if let measure, hasNearerWithMoreWords(first, among: ranked, key: key, measure) { return .several }
        if !isNarrowed, isSmallThing(first, key) { return .littleKnown }
        let isTheOneNearby =
            isInReach && isNear(record)
            && !namesakes.contains {
                isNear(self.record($0.candidate.place)) && mayBeMeant($0, nearbyInsteadOf: first, measure)
            }
        if isTheOneNearby {
            // However near it is: from Tulsa `Miami` may be the one in Florida, and not only that in Oklahoma.
            return !isNarrowed && isOutshone(first, by: namesakes, all) ? .several : nil
        }
        if !isLargest, !isFamous, namesakes.contains(where: { $0.weight * factor > first.weight }) { return .several }
        if isNarrowed || isLargest && isInReach { return nil }
        if isLargest, record.weight >= Self.wellKnown, countries(of: all).contains(country(of: place)) { return nil }
        if let distance, !isInReach {
            // The people of a town tell how well it is known, of anything else its importance.
            let importance = kinds(place).contains(.town) ? record.weight : first.weight
            let isWellKnown =
                importance >= Self.wellKnown
                && !namesakes.contains { $0.weight * Self.rivalOfWellKnown >= first.weight }
            if !isWellKnown { return .far(distance: distance) }
        }
        if let distance, distance > Self.farDistance,
            let rival = namesakes.filter({ (nearest(self.record($0.candidate.place)) ?? .infinity) < distance })
                .map(\.weight).max(),
            mayBeMeant(rival, insteadOf: first, from: all)
        {
            return .far(distance: distance)
        }
        // `London Bridge` is in London, though no source has it: the one in Arizona is only offered.
        if distance == nil, foreignCity(inNameOf: first) != nil { return .littleKnown }
        // Places on lists of travellers may be small if nothing else is called so.
        if namesakes.isEmpty, isOnLists(place) || first.candidate.kind == .name && hasSightOfItsName(place) {
            return nil
        }
        // Where no trip says otherwise, the only place of a name is meant, if a slip does not make that name.
        if distance == nil, namesakes.isEmpty, isOnlyTown(first, among: ranked, key) { return nil }
        if first.weight < Self.littleKnown, distance.map({ $0 > Self.littleKnownDistance }) ?? true {
            return .littleKnown
        }
        return nil
    }

    /// Whether a place is a park whose name is a key with the word for a park behind it: Zion is Zion National Park.
    func isPark(_ place: Int, named key: [UInt8]) -> Bool {
        kinds(place).contains(.park)
            && KindWords.stripped(ownKey(place)).map { $0.kind == .park && $0.key == key } ?? false
    }

    /// Returns the distance from every stop within which a place is taken without a question, in metres.
    func reach(of first: CandidateList.Ranked) -> Double {
        if first.weight < Self.village, kinds(first.candidate.place).contains(.town), !isInGuide(first.candidate.place)
        {
            return Self.reachOfVillage
        }
        return first.weight < Self.littleKnown ? Self.reachOfLittleKnown : Self.reach
    }

    /// Whether a key is so short that it is a code of a place, and not the name of one.
    private func isShortForm(of place: Int, _ key: [UInt8]) -> Bool {
        let name = key.prefix { $0 != 0x20 }
        return kinds(place) != PlaceKinds(.airport) && name.count <= Self.shortForm && name.allSatisfy { $0 < 0x80 }
            && ownKey(place) != key
    }

    /// Whether a small town has a name like a castle, a waterfall, a pass or a station, which may be meant instead.
    private func isSmallThing(_ first: CandidateList.Ranked, _ key: [UInt8]) -> Bool {
        let place = first.candidate.place
        return kinds(place).contains(.town) && record(place).weight < Self.littleKnown && !isInGuide(place)
            && KindWords.saysThing(key)
    }

    /// Whether a key says that an airport is meant: it has a word for one, or is its whole name.
    private func namesAirport(_ key: [UInt8], _ place: Int) -> Bool {
        KindWords.stripped(key)?.kind == .airport || ownKey(place) == key
    }

    /// Whether the travel guide has a place, or it is one of nature with a town around it: nobody drives to the Big Ben
    /// of Heard Island.
    private func isOnLists(_ place: Int) -> Bool {
        if isInGuide(place) { return true }
        // Of the thousands of peaks on a map that nobody else names no list has one.
        if isOnMapOnly(place), weight(place) < Self.littleKnown { return false }
        guard !kinds(place).contains(.town), let coordinate = coordinate(of: place) else { return false }
        return nearest(to: coordinate, within: Self.natureSpot) != nil
    }

    /// The fewest letters of a name that is no slip of another, and the fewest people of the only town of a name.
    private static let lettersOfOnly = 6
    private static let peopleOfOnly = 1_000

    /// Whether a place is no village, nothing better known is also called so (Mount Elbrus), and the name is too long
    /// to be another one with a typing error in it: Portree, Bad Ischl.
    private func isOnlyTown(
        _ first: CandidateList.Ranked, among ranked: [CandidateList.Ranked], _ key: [UInt8]
    ) -> Bool {
        let place = first.candidate.place
        return first.candidate.kind == .name && key.count >= Self.lettersOfOnly && kinds(place).contains(.town)
            && record(place).weight >= Self.peopleOfOnly && KindWords.stripped(key) == nil
            && !ranked.dropFirst().contains { $0.candidate.kind.isWholeName && $0.weight >= first.weight }
    }

    /// The farthest that a sight is from the town that it is called after, in metres.
    private static let sightReach = 8_000.0

    /// Whether a list of sights has one there that is called after a town: Rocamadour Sanctuary, Giethoorn Canals.
    func hasSightOfItsName(_ place: Int) -> Bool {
        guard kinds(place).contains(.town), let center = coordinate(of: place) else { return false }
        let measure = SphericalMeasure(from: center)
        var isThere = false
        for (part, _) in main.keys.keys(beginningWith: ownKey(place)).parts {
            main.keys.forEachPlace(in: part, exhaustive: Self.mostBeginnings, top: Self.mostBeginnings) { posting in
                guard !isThere, posting.place != place, posting.place < main.places.count,
                    !kinds(posting.place).contains(.town), isListed(posting.place)
                else { return }
                isThere = measure.distance(to: record(posting.place)) <= Self.sightReach
            }
        }
        return isThere
    }

    /// Whether a town is meant rather than something else that is called after it: whoever types a region behind its
    /// name (`Banff, Alberta`) would have typed what else is meant, and a part of a country that has the name of the
    /// town in it is where that is.
    private func isToldApart(_ other: CandidateList.Ranked, from first: CandidateList.Ranked) -> Bool {
        let (town, rival) = (first.candidate.place, other.candidate.place)
        guard kinds(town).contains(.town), !kinds(rival).contains(.town) else { return false }
        if first.candidate.isNarrowed, first.candidate.kind == .name, other.candidate.kind != .name { return true }
        guard kinds(rival).isRegion, !kinds(rival).contains(.country), country(of: rival) == country(of: town),
            let center = coordinate(of: town)
        else { return false }
        return SphericalMeasure(from: center).distance(to: record(rival)) <= Self.natureSpot
    }

    /// Whether a place is one of the thousands of peaks that only a map has, and the one that is meant is not: nobody
    /// means it where others name another.
    private func isObscurePeak(_ place: Int, besides first: Int) -> Bool {
        isOnMapOnly(place) && !isOnMapOnly(first) && kinds(place) == PlaceKinds(.mountain)
    }

    /// Whether two places are of one kind, and neither is a town.
    func areOneKind(_ place: Int, _ other: Int) -> Bool {
        !kinds(place).isDisjoint(with: kinds(other)) && !kinds(place).contains(.town) && !kinds(other).contains(.town)
    }

    /// Returns the distance within which places of these kinds that have one name are one for a traveller, in metres.
    func spotSize(_ kinds: PlaceKinds, _ other: PlaceKinds) -> Double {
        // The airport of a city is no other place than the city.
        if other == PlaceKinds(.airport) { return Self.airportSpot }
        if !kinds.isDisjoint(with: .spots), !other.isDisjoint(with: .spots) { return Self.spotSize }
        // A park is the mountain, or the lake, that it is called after.
        if kinds.contains(.park) != other.contains(.park), !kinds.contains(.town), !other.contains(.town),
            !kinds.isRegion, !other.isRegion
        {
            return Self.parkSpot
        }
        // Around a town that a park is called after is the park: Banff.
        if kinds.contains(.town), other == PlaceKinds(.park) { return Self.parkSpot }
        let isOfNature = !kinds.contains(.town) || !other.contains(.town)
        return isOfNature && !kinds.isRegion && !other.isRegion ? Self.natureSpot : Self.sameSpot
    }

    /// Whether a name that the source lists for a place without a word is in use: in another script than the Latin one,
    /// or spelled like its name, or the first words of it.
    func isInUse(_ key: [UInt8], as place: Int) -> Bool {
        if key.contains(where: { $0 >= 0x80 }) { return true }
        let own = ownKey(place)
        // `bariloche` of San Carlos de Bariloche.
        let words = ([0x20] + own + [0x20])
        if key.count >= 5, words.containsBytes([0x20] + key + [0x20]) || key.starts(with: own + [0x20]) { return true }
        // In a short word a slip may be another name.
        return key.count >= 8 && typingDistance(key, own, atMost: 1) != nil
    }
}
