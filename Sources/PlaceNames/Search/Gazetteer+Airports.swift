import Geodesy
import Text

extension Gazetteer {
    /// The greatest distance of a city's airport from it, and from the middle of a region or an island, in metres.
    private static let airportDistance = 60_000.0
    private static let airportDistanceInRegion = 150_000.0
    /// The most places of a name that are looked at, in the order in which they are meant.
    private static let mostPlacesOfName = 4
    /// Airports of one city that are this near to each other are one, in metres.
    private static let sameAirport = 5_000.0
    /// An airport of a city with more than three fifths of the weight of the main one may be meant too, and an
    /// international one with a fifth.
    private static let rivalAirport = (times: 5, by: 3)
    private static let rivalInternational = 5

    /// Takes the airports around the places of a name, for `airport munich` in any language, that the reading leaves:
    /// those of the places that are meant most, and of the one that is nearest to `near`.
    func collectAirports(_ reading: QueryReading, near: Coordinate?, into list: inout CandidateList) {
        let key = reading.key
        let filter = PlaceFilter(reading.narrowings, kinds: [PlaceKinds(.airport)], self)
        let isIsland = KindWords.stripped(key)?.kind == .island
        for place in placesWithAirports(key, near: near) {
            guard let center = coordinate(of: place) else { continue }
            let isRegion = kinds(place).isRegion
            let isCountry = isRegion && kinds(place).contains(.country)
            let country = country(of: place)
            let reach = isRegion ? Self.airportDistanceInRegion : Self.airportDistance
            let measure = SphericalMeasure(from: center)
            let region = record(place).region
            var airports: [CityAirport] = []
            main.grid.forEachPlace(around: center, radius: reach) { airport in
                guard filter.accepts(airport) else { return }
                let record = main.places.record(airport)
                let distance = measure.distance(to: record)
                let isInCountry = self.country(of: airport) == country
                guard distance <= reach, !isRegion || record.region == region || isCountry && isInCountry else {
                    return
                }
                let hasName = !isRegion && isCalledAfter(airport, place, key)
                // An airport that is meant more than the place is that of a larger city around it. An island has no
                // other: that of Hong Kong Island is Hong Kong's.
                guard isRegion || hasName || isIsland && isInCountry || record.weight <= weight(place) else { return }
                airports.append(
                    CityAirport(number: airport, distance: distance, hasName: hasName, isInCountry: isInCountry))
            }
            let nearest = airports.map(\.distance).min() ?? 0
            for airport in airports {
                var penalty = Self.nearbyPenalty
                if airport.hasName {
                    penalty -= PlaceScore.airportOfName
                } else if !isRegion, !airport.isInCountry || airport.isBehind(nearest) {
                    penalty += PlaceScore.airportOfOther
                }
                list.add(airport.number, .currentName, penalty: penalty, isNarrowed: reading.saysWhere)
            }
        }
    }

    /// The cost of an airport that is only near the place of the name.
    private static var nearbyPenalty: Double { PlaceScore.penalty(.currentName, letters: 0) + PlaceScore.nearbyAirport }

    /// An airport around a place.
    private struct CityAirport {
        let number: Int
        /// The distance from the middle of the place, in metres.
        let distance: Double
        /// Whether it is called after the place.
        let hasName: Bool
        let isInCountry: Bool

        /// The distance in metres from which on an airport is another city's where one is less than half as far.
        private static let far = 30_000.0

        func isBehind(_ nearest: Double) -> Bool { distance > Self.far && nearest * 2 < distance }
    }

    /// The most first words of an airport's name that may be a city's, and the fewest letters that they have.
    private static let wordsOfCity = 3
    private static let lettersOfCity = 4

    /// Whether an airport has the name of a place in its own, perhaps in another language: Venezia Tessera, of Venice.
    private func isCalledAfter(_ airport: Int, _ place: Int, _ key: [UInt8]) -> Bool {
        let own = ownKey(airport)
        let words = [0x20] + own + [0x20]
        if [key, ownKey(place)].contains(where: { words.containsBytes([0x20] + $0 + [0x20]) }) { return true }
        let ends = own.indices.filter { own[$0] == 0x20 }.prefix(Self.wordsOfCity)
        return ends.contains { end in
            var isName = false
            if end >= Self.lettersOfCity {
                main.keys.forEachPlace(named: Array(own[..<end])) { if $0.place == place { isName = true } }
            }
            return isName
        }
    }

    /// The towns, islands and regions of a name whose airports may be meant.
    private func placesWithAirports(_ key: [UInt8], near: Coordinate?) -> [Int] {
        let wanted = [PlaceKinds(.town), PlaceKinds(.island), PlaceKinds(.region), PlaceKinds(.country)]
        let measure = near.map { SphericalMeasure(from: $0) }
        var places: [Int] = []
        var nearest: (place: Int, distance: Double)?
        for volume in volumes {
            volume.keys.forEachPlace(named: key) { posting in
                let place = volume.number(of: posting.place)
                guard place < main.places.count, wanted.contains(where: { !kinds(place).isDisjoint(with: $0) }) else {
                    return
                }
                if let distance = measure?.distance(to: record(place)), distance < nearest?.distance ?? .infinity {
                    nearest = (place, distance)
                }
                if places.count < Self.mostPlacesOfName, !places.contains(place) { places.append(place) }
            }
        }
        if let place = nearest?.place, !places.contains(place) { places.append(place) }
        return places
    }

    /// Whether another airport of the same city may be meant as well as this one, which is not called as typed: Milan
    /// has three.
    func hasRivalAirport(_ first: CandidateList.Ranked, among ranked: [CandidateList.Ranked], key: [UInt8]) -> Bool {
        let airport = PlaceKinds(.airport)
        guard first.candidate.kind == .currentName, kinds(first.candidate.place) == airport,
            KindWords.stripped(key)?.kind == .airport, let center = coordinate(of: first.candidate.place)
        else { return false }
        let measure = SphericalMeasure(from: center)
        let isInternational = isInternational(first.candidate.place)
        let isOfOther = first.candidate.penalty > Self.nearbyPenalty
        return ranked.dropFirst().contains { other in
            let place = other.candidate.place
            guard kinds(place) == airport,
                (Self.sameAirport...Self.airportDistance * 2).contains(measure.distance(to: record(place)))
            else { return false }
            if isOfOther, other.candidate.penalty < first.candidate.penalty { return true }
            if !isInternational, self.isInternational(place), other.weight * Self.rivalInternational >= first.weight {
                return true
            }
            return other.candidate.penalty <= first.candidate.penalty
                && other.weight * Self.rivalAirport.times > first.weight * Self.rivalAirport.by
        }
    }

    private func isInternational(_ airport: Int) -> Bool {
        let name = name(airport)
        return name.containsText("International") || name.containsText("Intl")
    }
}
