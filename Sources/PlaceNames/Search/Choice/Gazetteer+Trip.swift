import Geodesy
import Text

extension Gazetteer {
    /// The share of its weight, one in this number, that no other there may have for a place in the trip's countries,
    /// and one around the corner.
    static let rivalInTrip = 5
    static let rivalInCorner = 50
    /// The number of times as large that one elsewhere may be, where that of the trip is well-known and in reach.
    private static let rivalElsewhere = 5
    /// The number of times as large that a city of the trip is which is called so by an old name alone.
    private static let rivalByOldName = 20
    /// The number of times as large that a well-known place in reach is which may be meant instead of one nearby.
    private static let rivalInReach = 3

    /// The index of the place that is by far the largest of its name in the countries of the stops, or in these and
    /// their neighbours, and may be meant rather than what is ranked before it: St. Louis in Missouri, after Chicago.
    /// Nil where there is none, where a smaller one is around the corner, and where one elsewhere is far larger.
    func largestOfTrip(_ ranked: [CandidateList.Ranked], key: [UInt8], _ stops: [Coordinate]) -> Int? {
        guard !stops.isEmpty, let best = ranked.first, !isMeantAnyway(best) else { return nil }
        let named = ranked.indices.filter { isCalled(ranked[$0].candidate, key) }
        // A place that nothing else is called like needs no trip, unless another is ranked before it.
        guard let first = named.first, named.count > 1 || first > 0 else { return nil }
        let points = points(of: stops)
        func distance(_ index: Int) -> Double {
            points.distance(to: record(ranked[index].candidate.place)) ?? .infinity
        }
        let own = countries(of: stops)
        let around = own.union(own.flatMap(CountryNeighbors.neighbors))
        func isIn(_ countries: Set<String>, _ index: Int) -> Bool {
            countries.contains(country(of: ranked[index].candidate.place))
        }
        // Among those in the countries of the stops first: in a trip through France, Saint-Denis is there.
        for countries in [own, around] {
            let inside = named.filter { isIn(countries, $0) && bearsName(ranked[$0].candidate, key) }
            guard let largest = inside.max(by: { size(ranked[$0]) < size(ranked[$1]) }) else { continue }
            let place = ranked[largest].candidate.place
            if kinds(place).isRegion || kinds(place) == PlaceKinds(.airport) { return nil }
            let isInReach = distance(largest) <= reach(of: ranked[largest])
            let weight = size(ranked[largest])
            if weight < Self.littleKnown { continue }
            // But a city of the trip that is ranked first by an old name is meant rather than a small place that has
            // the name in its own: between Prague and Vienna Brünn is Brno.
            if best.candidate.kind == .otherName, best.candidate.isCertain, isIn(own, 0),
                size(best) >= weight * Self.rivalByOldName
            {
                return nil
            }
            let isMuchLarger = named.allSatisfy { other in
                // Old names and the like count only against one that is meant by such a name itself.
                if ranked[other].candidate.kind == .otherName, ranked[largest].candidate.kind != .otherName {
                    return true
                }
                if isThingOfShortName(ranked[other], besides: ranked[largest]) { return true }
                if other == largest || isOneSpot(ranked[other], ranked[largest]) { return true }
                if isAroundCorner(ranked[other], distance(other), before: distance(largest), isInReach) {
                    return other != 0 && size(ranked[other]) * Self.rivalInCorner < weight
                }
                if isIn(countries, other) {
                    return size(ranked[other]) * Self.rivalInTrip <= weight
                        || ranked[other].weight * Self.rivalInTrip <= ranked[largest].weight
                }
                let isKnown = isInReach && weight >= Self.wellKnown
                return size(ranked[other]) <= weight * (isKnown ? Self.rivalElsewhere : 1)
            }
            // Of a town and the park around it that which is meant more.
            if isMuchLarger { return named.first { isOneSpot(ranked[$0], ranked[largest]) } }
        }
        return nil
    }

    /// Whether a well-known place is so much larger than the one nearby that it may be meant instead: anywhere in its
    /// country, or in reach of the trip in the countries of the stops and their neighbours.
    func isOutshone(
        _ first: CandidateList.Ranked, by namesakes: [CandidateList.Ranked], _ stops: [Coordinate]
    ) -> Bool {
        guard !namesakes.isEmpty else { return false }
        let own = country(of: first.candidate.place)
        let countries = countries(of: stops)
        let around = countries.union(countries.flatMap(CountryNeighbors.neighbors))
        let measures = stops.map { SphericalMeasure(from: $0) }
        return namesakes.contains { other in
            let country = country(of: other.candidate.place)
            if country == own {
                if other.weight >= max(Self.wellKnown, first.weight * Self.rivalInCountry) { return true }
            }
            guard around.contains(country), size(other) >= max(Self.wellKnown, size(first) * Self.rivalInReach) else {
                return false
            }
            return measures.contains { $0.distance(to: record(other.candidate.place)) <= Self.reach }
        }
    }

    /// The most stops that are asked for their countries; of a longer trip about that many, evenly spread.
    private static let mostStops = 32

    /// The codes of the countries in which the stops are.
    func countries(of stops: [Coordinate]) -> Set<String> {
        let step = max(1, stops.count / Self.mostStops)
        let codes = stride(from: 0, to: stops.count, by: step).compactMap { index in
            nearestNumber(to: stops[index], within: Gazetteer.namingDistance) { _, _ in true }
                .map { country(of: $0.number) }
        }
        return Set(codes.filter { !$0.isEmpty })
    }

    /// Whether a place bears the name today, or another that is in use.
    private func isCalled(_ candidate: CandidateList.Candidate, _ key: [UInt8]) -> Bool {
        guard candidate.isCertain, !candidate.isNarrowed else { return false }
        return switch candidate.kind {
        case .name, .currentName: true
        case .otherName: isInUse(key, as: candidate.place)
        default: false
        }
    }

    /// Whether a place has the name that was typed, or is a town with it in the one that it is shown with: Augsburg is
    /// called Augusta in Italian only, but Newcastle upon Tyne has Newcastle in its name.
    private func bearsName(_ candidate: CandidateList.Candidate, _ key: [UInt8]) -> Bool {
        candidate.kind == .name
            || kinds(candidate.place).contains(.town)
                && ([0x20] + ownKey(candidate.place) + [0x20]).containsBytes([0x20] + key + [0x20])
    }

    /// Whether a place is no town, has the name only without the word for what it is, and is meant less than a town:
    /// Newcastle Castle.
    private func isThingOfShortName(_ item: CandidateList.Ranked, besides town: CandidateList.Ranked) -> Bool {
        kinds(town.candidate.place).contains(.town) && !kinds(item.candidate.place).contains(.town)
            && [.currentName, .otherName].contains(item.candidate.kind) && item.weight <= town.weight
    }

    /// Whether what is ranked first is meant whatever has the name: a code, or a place in a country that was typed.
    private func isMeantAnyway(_ first: CandidateList.Ranked) -> Bool {
        first.candidate.penalty <= -PlaceScore.code / 2 || first.candidate.isNarrowed
    }

    /// The size of a place: its people where it is a town, for a city is no larger because travellers write about it.
    private func size(_ item: CandidateList.Ranked) -> Int {
        let record = record(item.candidate.place)
        return kinds(item.candidate.place).contains(.town) && record.weight > 0 ? record.weight : item.weight
    }

    /// Whether two places of a name are one for a traveller.
    private func isOneSpot(_ first: CandidateList.Ranked, _ other: CandidateList.Ranked) -> Bool {
        guard let center = coordinate(of: other.candidate.place) else { return false }
        return SphericalMeasure(from: center).distance(to: record(first.candidate.place))
            <= spotSize(kinds(other.candidate.place), kinds(first.candidate.place))
    }

    /// Whether a place at a distance from the trip may be meant because it is nearer than the largest; from where that
    /// is out of reach, all that are in reach are.
    private func isAroundCorner(
        _ item: CandidateList.Ranked, _ distance: Double, before other: Double, _ isInReach: Bool
    ) -> Bool {
        distance < min(other, isInReach ? Self.reachOfLittleKnown : reach(of: item))
    }
}
