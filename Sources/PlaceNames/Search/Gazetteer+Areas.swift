package import Geodesy

extension Gazetteer {
    /// The greatest distance of a place that says in which part of which country something is, in metres.
    private static let areaDistance = 50_000.0

    /// The fewest people of a town whose country is told for a place at a border: a mountain there is known as the
    /// valley's with the towns (the Matterhorn is Zermatt's), not as that of the nearest hamlet.
    private static let peopleOfBorderTown = 1_000

    /// Returns the area of a place of a region; for one across a border, or at it, that of the nearest place within 50
    /// km that is no village. An area that is a region itself is in none.
    func area(ofRegion region: Int, _ kinds: PlaceKinds, at coordinate: Coordinate) -> Place.Area {
        let country = main.places.countryCode(main.places.country(ofRegion: region))
        if kinds.isRegion { return Place.Area(region: nil, country: country.isEmpty ? nil : country) }
        guard country.isEmpty else {
            let name = main.places.regionName(region)
            return Place.Area(region: name.isEmpty ? nil : name, country: country)
        }
        let found = nearestNumber(to: coordinate, within: Self.areaDistance) { _, record in
            let kinds = main.places.kinds(record)
            return saysArea(record.region, kinds)
                && (!kinds.contains(.town) || record.weight >= Self.peopleOfBorderTown)
                && !main.places.countryCode(main.places.country(ofRegion: record.region)).isEmpty
        }
        guard let found else { return Place.Area(region: nil, country: nil) }
        return area(ofRegion: main.places.record(found.number).region, PlaceKinds(.town), at: coordinate)
    }

    /// The part of a country in which a coordinate is: `Utah, US`, or the name of the country where the names of its
    /// parts are not known.
    ///
    /// That of the place that has exactly this coordinate; else that of the nearest one within 50 km, which close to a
    /// border may lie on the other side. Nil at sea and where no place is near.
    package func area(at coordinate: Coordinate) -> String? {
        let own = volumes.lazy.compactMap { volume in region(at: coordinate, in: volume) }.first
        if let own, main.places.hasName(region: own) { return area(ofRegion: own) }
        // A place of which only the country is known is in the part in which the nearest town of that country is.
        let country = own.map(main.places.country(ofRegion:))
        // Most stops are close to a place: a small circle has fewer of them to measure.
        let found = nearestNumber(to: coordinate, within: Self.areaDistance, beginningWith: 6_000) { _, record in
            let kinds = main.places.kinds(record)
            guard let country else { return saysArea(record.region, kinds) }
            return kinds.contains(.town) && country == main.places.country(ofRegion: record.region)
        }
        return (found.map { main.places.record($0.number).region } ?? own).flatMap(area(ofRegion:))
    }

    /// Whether a place of a region tells for what is near it where that is: a town, and what else is in a part of a
    /// country whose name is known. The middle of a country or of a region does not, nor does an airstrip across a
    /// border: that of Monument Valley is in Utah, the valley's road in Arizona.
    private func saysArea(_ region: Int, _ kinds: PlaceKinds) -> Bool {
        kinds.contains(.town)
            || !kinds.isRegion && kinds != PlaceKinds(.airport) && kinds.isDisjoint(with: .spots)
                && main.places.hasName(region: region)
    }

    private func area(ofRegion region: Int) -> String? {
        let country = main.places.country(ofRegion: region)
        let (name, code) = (main.places.regionName(region), main.places.countryCode(country))
        guard !code.isEmpty else { return nil }
        return name.isEmpty ? main.places.countryName(country) : "\(name), \(code)"
    }

    /// The region of a place that has exactly this coordinate and is in a country; nil where there is none. Linear in
    /// the places of one degree.
    private func region(at coordinate: Coordinate, in volume: PlaceVolume) -> Int? {
        let northing = Int(((coordinate.latitude + 90) * 100_000).rounded())
        var region: Int?
        volume.grid.forEachPlace(around: coordinate, radius: 1) { place in
            guard region == nil else { return }
            let record = volume.places.record(place)
            guard record.northing == northing, record.latitude == coordinate.latitude,
                record.longitude == coordinate.longitude, !volume.places.kinds(record).isRegion,
                !main.places.countryCode(main.places.country(ofRegion: record.region)).isEmpty
            else { return }
            region = record.region
        }
        return region
    }
}
