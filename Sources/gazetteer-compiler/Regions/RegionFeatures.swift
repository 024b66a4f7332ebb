import PlaceNames

/// Creates places for countries, states and provinces.
///
/// If a town in a region has the same name (Salzburg, New York), people mean the town: then the town gets the region's
/// kind, and no place is created for the region.
struct RegionFeatures {
    private let regions: RegionTable
    private let towns: [Feature]
    private var townsOfRegion: [[Int]]

    init(_ towns: [Feature], regions: RegionTable) {
        self.regions = regions
        self.towns = towns
        townsOfRegion = regions.regions.map { _ in [] }
        // Towns are sorted: those with the most people come first.
        for (number, town) in towns.enumerated() { townsOfRegion[town.region].append(number) }
    }

    /// The places of countries. Their point is the center of their provinces, or the capital if none are known.
    func countries(provinces: [NaturalEarthRow]) -> [Feature] {
        regions.countries.enumerated().compactMap { number, country in
            guard !country.iso.isEmpty else { return nil }
            let own = townsOfCountry(number)
            let points = provinces.filter { $0.country == country.iso }.map { ($0.latitude, $0.longitude) }
            let capital = own.first { towns[$0].isCapital } ?? own.first
            guard
                let middle = Geometry.middle(points) ?? capital.map({ (towns[$0].latitude, towns[$0].longitude) }),
                let region = capital.map({ towns[$0].region })
            else { return nil }
            let people = own.reduce(0) { $0 + towns[$1].weight }
            let name = country.name.hasPrefix("The ") ? String(country.name.dropFirst(4)) : country.name
            return Feature(
                name: name, currentNames: CountryNames.others(country.iso) + [country.name], latitude: middle.latitude,
                longitude: middle.longitude, region: region, weight: min(max(people, 10_000), 30_000_000),
                kinds: PlaceKinds(.country), sources: PlaceSources(.geoNames), order: number)
        }
    }

    /// The places of named regions, and of provinces of Natural Earth that are not among them.
    func regions(provinces: [NaturalEarthRow], near: NearbyTowns) -> [Feature] {
        var features: [Feature] = []
        var taken: Set<Int> = []
        for (number, names) in regions.allNames.enumerated() where !names.isEmpty {
            let keys = Set(names.map(PlaceKey.key))
            let country = regions.country(ofRegion: number)
            guard RegionNames.arePlaces(country) else { continue }
            let province = provinces.indices.first { index in
                provinces[index].country == country && keys.contains(PlaceKey.key(provinces[index].name))
            }
            if let province { taken.insert(province) }
            let people = townsOfRegion[number].reduce(0) { $0 + towns[$1].weight }
            let points = townsOfRegion[number].map { (towns[$0].latitude, towns[$0].longitude) }
            let middle = province.map { (provinces[$0].latitude, provinces[$0].longitude) } ?? Geometry.middle(points)
            guard let middle else { continue }
            let short = names.dropFirst().filter { $0.count > 3 }
            features.append(
                Feature(
                    name: names[0], currentNames: Array(short), latitude: middle.0, longitude: middle.1, region: number,
                    weight: min(max(people, 100_000), 30_000_000), kinds: PlaceKinds(.region),
                    sources: province == nil
                        ? PlaceSources(.geoNames) : PlaceSources(.geoNames).union(PlaceSources(.naturalEarth)),
                    order: 1_000 + number))
        }
        for (number, province) in provinces.enumerated() where !taken.contains(number) && !province.country.isEmpty {
            let region =
                near.around(province.latitude, province.longitude, degrees: 2)
                .filter { regions.country(ofRegion: $0.region) == province.country }
                .min {
                    $0.kilometers(to: province.latitude, province.longitude)
                        < $1.kilometers(to: province.latitude, province.longitude)
                }?
                .region
            guard let region else { continue }
            features.append(
                Feature(
                    name: province.name, currentNames: province.otherNames, latitude: province.latitude,
                    longitude: province.longitude, region: region, weight: Weight.ofRank(province.rank, .region),
                    kinds: PlaceKinds(.region), sources: PlaceSources(.naturalEarth), order: 10_000 + number))
        }
        return features
    }

    /// The number of the town that people mean by the name of a region or country; nil if they mean the region.
    func namesake(of feature: Feature) -> Int? {
        let key = PlaceKey.key(feature.name)
        let isCountry = feature.kinds.contains(.country)
        let isProvince = feature.sources == PlaceSources(.naturalEarth)
        let country = townsOfCountry(regions.regions[feature.region].country)
        let around = country.prefix(10).filter { towns[$0].kilometers(to: feature.latitude, feature.longitude) < 300 }
        let inside = isCountry ? country : around + townsOfRegion[feature.region]
        return inside.enumerated().first { rank, number in
            let town = towns[number]
            // Of a city that is a region of its own, such as Buenos Aires, the province around it bears the name.
            guard rank < 3 + around.count || (town.weight >= 20_000 && !isCountry) || (isCountry && town.isCapital)
            else { return false }
            // Names that are rarely used do for provinces: A Coruña was La Coruña.
            let names = [town.name] + town.currentNames + (isProvince ? town.otherNames : [])
            return names.contains { PlaceKey.key($0) == key }
        }?.element
    }

    private func townsOfCountry(_ country: Int) -> [Int] {
        regions.regions.indices.filter { regions.regions[$0].country == country }.flatMap { townsOfRegion[$0] }.sorted()
    }
}
