package import Geodesy

extension Gazetteer {
    /// How far a town may be that says in which part of which country something is, in metres.
    private static let areaDistance = 50_000.0

    /// The part of a country in which a coordinate is, as the nearest town within 50 km tells: `Utah, US`, or the name of the
    /// country where the names of its parts are not known. Nil at sea and where no town is near. Close to a border it may be
    /// the other side.
    package func area(at coordinate: Coordinate) -> String? {
        // Most stops are close to a town: a small circle has fewer places to measure.
        let found = nearestNumber(to: coordinate, within: Self.areaDistance, beginningWith: 6_000) { _, record in
            main.places.kinds(record).contains(.town)
        }
        guard let found else { return nil }
        let region = main.places.record(found.number).region
        let country = main.places.country(ofRegion: region)
        let (name, code) = (main.places.regionName(region), main.places.countryCode(country))
        guard !code.isEmpty else { return nil }
        return name.isEmpty ? main.places.countryName(country) : "\(name), \(code)"
    }
}
