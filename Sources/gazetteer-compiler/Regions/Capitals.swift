import PlaceNames

/// Finds the capitals of countries, which people search for more often than other towns of similar size.
enum Capitals {
    /// Marks in each country the most populous town with the name of its capital.
    static func mark(in towns: inout [Feature], countries: [SourceCountry], regions: RegionTable) {
        var wanted: [[UInt8]: Set<String>] = [:]
        for country in countries { wanted[PlaceKey.key(country.capital), default: []].insert(country.iso) }
        // The own name first: `Washington` is also another name of bigger places around it.
        for ownNameOnly in [true, false] {
            for number in towns.indices {
                let town = towns[number]
                let iso = regions.country(ofRegion: town.region)
                let names = ownNameOnly ? [town.name] : town.currentNames + town.otherNames
                for key in Set(names.map(PlaceKey.key)) where wanted[key]?.contains(iso) == true {
                    towns[number].isCapital = true
                    wanted[key]?.remove(iso)
                }
            }
        }
    }
}
