import Foundation
import PlaceNames

/// The merged places of a file by descending weight; the number of a place is its index.
struct FeatureList {
    private(set) var features: [Feature] = []

    /// The towns, by descending population, with the capitals marked.
    static func towns(_ source: GeoNamesSource, regions: RegionTable) -> [Feature] {
        var towns = source.places.map { place in
            Feature(
                name: place.name,
                currentNames: CurrentNames.names(place.name, place.countrycode, population: place.population),
                otherNames: place.alternatenames.filter { isName($0, ofVillage: place.population < village) },
                latitude: place.latitude, longitude: place.longitude,
                region: regions.number(of: place), weight: place.population, kinds: PlaceKinds(.town),
                sources: PlaceSources(.geoNames), zone: place.timezone, order: place.geonameid)
        }
        Capitals.mark(in: &towns, countries: source.countries, regions: regions)
        return towns
    }

    /// The places of the main file: towns, countries, regions, natural features and airports.
    static func main(
        towns: [Feature], naturalEarth: [NaturalEarthRow], airports: [AirportRow], spots: [SpotRow],
        known: [KnownTown], regions: RegionTable, borders: NearbyRegions
    ) -> FeatureList {
        let near = NearbyTowns(towns)
        var list = FeatureList(features: towns)
        let numbers = KnownTown.numbers(of: towns)
        for town in known where town.isSight {
            guard let number = town.number(in: towns, numbers) else { continue }
            list.features[number].sources.formUnion(PlaceSources(.tables))
        }
        let areas = RegionFeatures(towns, regions: regions)
        let provinces = naturalEarth.filter(\.isProvince)
        for feature in areas.countries(provinces: provinces) + areas.regions(provinces: provinces, near: near) {
            if let town = areas.namesake(of: feature) {
                list.features[town].kinds.formUnion(feature.kinds)
            } else {
                list.features.append(feature)
            }
        }
        var merger = FeatureMerger(list.features)
        for (number, row) in naturalEarth.enumerated() where !row.isProvince {
            merger.add(feature(row, number: number, near: near, borders, nowhere: regions.nowhere))
        }
        for (number, row) in spots.enumerated() {
            merger.add(spot(row, number: number, borders, nowhere: regions.nowhere))
        }
        for (number, row) in airports.enumerated() {
            merger.append(feature(row, number: number, near: near, borders))
        }
        return FeatureList(sorting: merger.features, near: near)
    }

    /// The places of the file of additions: travel destinations. Most are places of the main file, with their
    /// importance for travellers.
    static func additions(
        to main: FeatureList, destinations: [DestinationRow], known: [KnownTown], borders: NearbyRegions
    ) -> FeatureList {
        let merger = FeatureMerger(main.features)
        var features = destinations.enumerated().map { number, row in
            var feature = Feature(
                name: row.name, latitude: row.latitude, longitude: row.longitude,
                region: borders.region(row.latitude, row.longitude),
                weight: Weight.ofLinks(row.links),
                kinds: PlaceKinds(kind(ofTitle: row.name)),
                sources: PlaceSources(.wikivoyage), order: number)
            feature.samePlace = merger.same(as: feature)
            // A title has the words of its name only: the abbey on Mont-Saint-Michel is no mountain.
            if let same = feature.samePlace, main.features[same].isSpot { feature.kinds = PlaceKinds(.destination) }
            // Île-de-France is no island.
            if let same = feature.samePlace, main.features[same].kinds.isRegion, feature.kinds.contains(.island) {
                feature.kinds = PlaceKinds(.destination)
            }
            // A coast is a region too: `Dalmatia` asks for a place in it.
            let isOpen = feature.samePlace.map { main.features[$0].kinds == PlaceKinds(.coast) } ?? true
            if isOpen, GuideRegions.contains(row.name) {
                feature.kinds = PlaceKinds(.region)
                if feature.samePlace == nil { feature.weight = max(feature.weight, GuideRegions.leastWeight) }
            }
            return feature
        }
        // If several titles mean one place, the one with the most links is used.
        var seen: Set<Int> = []
        features.sort { ($1.weight, $0.order) < ($0.weight, $1.order) }
        features = features.filter { $0.samePlace.map { seen.insert($0).inserted } ?? true }
        weigh(known, &features, main)
        features.sort { ($1.weight, $0.order) < ($0.weight, $1.order) }
        return FeatureList(features: features)
    }

    /// Gives known towns their weight for travellers; adds those that no title means.
    private static func weigh(_ towns: [KnownTown], _ features: inout [Feature], _ main: FeatureList) {
        let numbers = KnownTown.numbers(of: main.features)
        var titles: [Int: Int] = [:]
        for (index, feature) in features.enumerated() {
            if let number = feature.samePlace { titles[number] = index }
        }
        for town in towns {
            guard let number = town.number(in: main.features, numbers) else { continue }
            if let index = titles[number] {
                features[index].weight = town.weight(inGuide: features[index].weight)
            } else if town.isSight {
                let own = main.features[number]
                titles[number] = features.count
                features.append(
                    Feature(
                        name: own.name, latitude: own.latitude, longitude: own.longitude, region: own.region,
                        weight: town.weight, kinds: PlaceKinds(.destination), sources: PlaceSources(.tables),
                        order: features.count, samePlace: number))
            }
        }
    }

    /// The last words of titles of settlements, which are called after what is near them: Mount Carmel Junction.
    private static let settlements = ["junction", "village", "city"].map { Array($0.utf8) }

    /// The kind that the words of a title of the travel guide tell.
    private static func kind(ofTitle title: String) -> PlaceKind {
        let key = PlaceKey.key(title)
        if settlements.contains(where: { key.suffix($0.count + 1).elementsEqual([0x20] + $0) }) { return .destination }
        return KindWords.stripped(key)?.kind ?? .destination
    }

    /// The keys of the names of well-known towns.
    var townKeys: Set<[UInt8]> {
        var keys: Set<[UInt8]> = []
        for feature in features where feature.kinds.contains(.town) && feature.weight >= 5_000 {
            keys.formUnion(([feature.name] + feature.currentNames).map(PlaceKey.key))
        }
        return keys
    }

    private init(features: [Feature]) {
        self.features = features
    }

    /// Takes places, and sorts them by descending weight; equal ones by their order.
    init(sorted features: [Feature]) {
        self.features = features.sorted { ($1.weight, $0.order) < ($0.weight, $1.order) }
    }

    private init(sorting features: [Feature], near: NearbyTowns) {
        var features = features
        for number in features.indices where features[number].zone.isEmpty {
            features[number].zone = near.nearest(features[number].latitude, features[number].longitude)?.town.zone ?? ""
        }
        self.features = features.enumerated().sorted { first, second in
            first.element.weight == second.element.weight
                ? first.offset < second.offset : first.element.weight > second.element.weight
        }.map(\.element)
    }

    /// The number of people below which a place is a village.
    private static let village = 1_000

    /// Whether an alternate name is a name, rather than a link or a number, such as a postal code. Of a village only
    /// those in Latin letters count: the others are made by rule.
    private static func isName(_ name: String, ofVillage: Bool) -> Bool {
        guard !name.contains("://"), name.contains(where: \.isLetter) else { return false }
        return !ofVillage || name.first?.isUppercase == true && name.unicodeScalars.allSatisfy { $0.value < 0x250 }
    }

    private static func feature(
        _ row: NaturalEarthRow, number: Int, near: NearbyTowns, _ regions: NearbyRegions, nowhere: Int
    )
        -> Feature
    {
        let nearest = near.nearest(row.latitude, row.longitude)
        // A range or a desert of a continent's size is in no country, and no place to stop.
        let isVast = row.isArea && row.rank <= 3
        let region =
            isVast || row.isShared ? nowhere : regions.region(row.latitude, row.longitude, in: row.country, row.region)
        return Feature(
            name: row.name, currentNames: row.otherNames, latitude: row.latitude, longitude: row.longitude,
            region: region,
            weight: Weight.ofRank(row.rank, row.kind),
            kinds: isVast ? PlaceKinds(row.kind).union(PlaceKinds(.region)) : PlaceKinds(row.kind),
            sources: PlaceSources(.naturalEarth), zone: nearest?.town.zone ?? "", order: number,
            country: regions.country(ofRegion: region))
    }

    /// A sight, a castle or a pass, in the region of the towns around it.
    static func spot(_ row: SpotRow, number: Int, _ regions: NearbyRegions, nowhere: Int) -> Feature {
        Feature(
            name: row.name, currentNames: row.otherNames, latitude: row.latitude, longitude: row.longitude,
            region: row.country.isEmpty
                ? nowhere : regions.region(row.latitude, row.longitude, in: row.country, row.region),
            weight: row.weight, kinds: row.kinds, sources: PlaceSources(row.source), order: number, isGate: row.isGate,
            country: row.country)
    }

    private static func feature(_ row: AirportRow, number: Int, near: NearbyTowns, _ regions: NearbyRegions) -> Feature
    {
        let around = near.around(row.point.latitude, row.point.longitude, degrees: 1)
            .filter { $0.kilometers(to: row.point.latitude, row.point.longitude) < 60 }
        let people = around.map(\.weight).max() ?? 0
        // The town goes before the airport that bears its name.
        let towns = Set(around.map { PlaceKey.key($0.name) })
        let names = Dictionary(grouping: row.names) { towns.contains(PlaceKey.key($0)) }
        // The airport of a city, not one of those around it.
        let city = PlaceKey.key(row.city)
        let isOfCity = around.max { $0.weight < $1.weight }.map {
            ([$0.name] + $0.currentNames).contains { PlaceKey.key($0) == city }
        }
        let share = (row.name.contains("International") ? 1 : 2) * (isOfCity == true ? 3 : 12)
        return Feature(
            name: row.name.contains("Airport") || row.name.contains("Field") ? row.name : "\(row.name) Airport",
            currentNames: names[false] ?? [],
            otherNames: [row.iata, row.icao].filter { !$0.isEmpty } + (names[true] ?? []),
            latitude: row.point.latitude, longitude: row.point.longitude,
            region: regions.region(of: row.point),
            weight: min(max(people / share, 1_000), 3_000_000), kinds: PlaceKinds(.airport),
            sources: PlaceSources(.airports), zone: row.zone, order: number)
    }
}
