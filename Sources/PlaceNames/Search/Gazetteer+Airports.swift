import Geodesy

extension Gazetteer {
    /// How far the airport of a city may be from it, and from the middle of a region or an island, in metres.
    private static let airportDistance = 60_000.0
    private static let airportDistanceInRegion = 150_000.0
    /// How many places of a name are looked at, in the order in which they are meant.
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
        for place in placesWithAirports(key, near: near) {
            guard let center = coordinate(of: place) else { continue }
            let isRegion = kinds(place).isRegion
            let isCountry = isRegion && kinds(place).contains(.country)
            let country = country(of: place)
            let reach = isRegion ? Self.airportDistanceInRegion : Self.airportDistance
            let measure = SphericalMeasure(from: center)
            let region = record(place).region
            main.grid.forEachPlace(around: center, radius: reach) { airport in
                guard filter.accepts(airport) else { return }
                let record = main.places.record(airport)
                // An airport that is meant more than the place is that of a larger city around it.
                guard isRegion || record.weight <= weight(place), measure.distance(to: record) <= reach,
                    !isRegion || record.region == region || isCountry && self.country(of: airport) == country
                else { return }
                let penalty = PlaceScore.penalty(.currentName, letters: key.count) + PlaceScore.nearbyAirport
                list.add(airport, .currentName, penalty: penalty, isNarrowed: reading.saysWhere)
            }
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
        return ranked.dropFirst().contains { other in
            let place = other.candidate.place
            guard kinds(place) == airport,
                (Self.sameAirport...Self.airportDistance * 2).contains(measure.distance(to: record(place)))
            else { return false }
            if !isInternational, self.isInternational(place), other.weight * Self.rivalInternational >= first.weight {
                return true
            }
            return other.candidate.penalty <= first.candidate.penalty
                && other.weight * Self.rivalAirport.times > first.weight * Self.rivalAirport.by
        }
    }

    private func isInternational(_ airport: Int) -> Bool {
        let name = name(airport)
        return name.contains("International") || name.contains("Intl")
    }
}
