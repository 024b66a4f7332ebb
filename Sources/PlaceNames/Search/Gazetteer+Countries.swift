package import Geodesy

/// A place that tells in which country something near it is.
package struct CountryWitness: Hashable, Sendable {
    /// The country: ISO 3166-1, two letters.
    package let country: String
    /// The position of the place.
    package let coordinate: Coordinate
    /// The distance from what was asked about, in metres.
    package let distance: Double
    /// The number of the place in the gazetteer.
    package let number: Int

    /// Describes a place near another.
    package init(country: String, coordinate: Coordinate, distance: Double, number: Int) {
        (self.country, self.coordinate, self.distance, self.number) = (country, coordinate, distance, number)
    }
}

extension Gazetteer {
    /// The greatest distance of a place that tells the country of another, in metres.
    private static let witnessDistance = 300_000.0
    /// The distance in metres up to which several such places are looked for.
    private static let severalDistance = 50_000.0

    /// The nearest place to a coordinate that is in a country; nil where none lies within 300 km.
    package func countryWitness(near center: Coordinate) -> CountryWitness? {
        nearestNumber(to: center, within: Self.witnessDistance, beginningWith: 6_000, where: { tellsCountry($1) })
            .flatMap { witness($0.number, at: $0.distance) }
    }

    /// The nearest places within 50 km of a coordinate that are in a country, `count` of them at most, the nearest
    /// first. Linear in the places around it, in a circle that grows until it holds enough of them.
    package func countryWitnesses(near center: Coordinate, atMost count: Int) -> [CountryWitness] {
        guard count > 0 else { return [] }
        let measure = SphericalMeasure(from: center)
        var found: [(number: Int, haversine: Double)] = []
        for reach in [Self.severalDistance / 8, Self.severalDistance / 2, Self.severalDistance] {
            found = []
            let circle = CircleBounds(around: center, radius: reach)
            main.grid.forEachPlace(around: center, radius: reach) { place in
                let record = main.places.record(place)
                guard circle.mayContain(record) else { return }
                let haversine = measure.haversine(to: record)
                if found.count == count, let last = found.last, (last.haversine, last.number) <= (haversine, place) {
                    return
                }
                guard SphericalMeasure.distance(ofHaversine: haversine) <= reach, tellsCountry(record) else { return }
                if found.count == count { found.removeLast() }
                let index = found.firstIndex { ($0.haversine, $0.number) > (haversine, place) } ?? found.count
                found.insert((place, haversine), at: index)
            }
            if found.count == count { break }
        }
        return found.compactMap { witness($0.number, at: SphericalMeasure.distance(ofHaversine: $0.haversine)) }
    }

    /// Whether a place is in a country; what is as large as a region, airports, whose country is that of their town,
    /// and sights on bridges and passes do not tell.
    private func tellsCountry(_ record: PlaceRecord) -> Bool {
        let kinds = main.places.kinds(record)
        let isThing = !kinds.isRegion && kinds != PlaceKinds(.airport) && kinds.isDisjoint(with: .spots)
        return (kinds.contains(.town) || isThing)
            && main.places.hasCode(country: main.places.country(ofRegion: record.region))
    }

    private func witness(_ number: Int, at distance: Double) -> CountryWitness? {
        coordinate(of: number).map {
            let country = main.places.country(ofRegion: main.places.record(number).region)
            return CountryWitness(
                country: main.places.countryCode(country), coordinate: $0, distance: distance, number: number)
        }
    }
}
