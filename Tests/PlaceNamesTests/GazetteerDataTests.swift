import EmbeddedData
import Geodesy
import PlaceNames
import Testing

@Suite("The places that are part of the program")
struct GazetteerDataTests {
    @Test("All places, names, words, countries and regions of the source are there")
    func counts() throws {
        let file = try GazetteerFile.embedded()
        #expect(file.placeCount == 236_325)
        #expect(file.keyCount > 800_000)
        #expect(file.wordCount > 400_000)
        #expect(file.countryCount == 253)
        #expect(file.regionCount == 3_879)
        #expect(embedded_gazetteer().count + embedded_destinations().count <= 20_500_000)
        #expect(embedded_osm_places().count <= 2_600_000)
    }

    @Test("Of the sights around a place those are found that the asker knows, by weight, kinds and sources")
    func spots() throws {
        let file = embedded_gazetteer()
        let gazetteer = Gazetteer(try GazetteerFile(start: file.bytes, count: file.count))
        var places = MapPlaces(gazetteer)
        let paris = try Coordinate(latitude: 48.86, longitude: 2.34)
        func names(_ isKnown: (Int, PlaceKinds, PlaceSources) -> Bool) -> Set<String> {
            let wanted = PlaceKinds(.sight).union(PlaceKinds(.castle))
            return Set(
                places.spots(of: wanted, around: paris, within: 3_000, isKnown: isKnown) { _ in true }.map(\.name))
        }
        let (all, some) = (names { _, _, _ in true }, names { weight, _, _ in weight >= 30_000 })
        let vouched = names { _, kinds, sources in
            !kinds.contains(PlaceKinds(.castle)) || sources != PlaceSources(.wikidata)
        }
        #expect(all.contains("Palais de la Cité") && !vouched.contains("Palais de la Cité"))
        #expect(some.isStrictSubset(of: all) && vouched.isStrictSubset(of: all))
        #expect(some.contains("Louvre") || some.contains("Louvre Museum"))
    }

    @Test("Every section fits its checksum")
    func checksums() throws {
        try GazetteerFile.embedded().verify()
    }

    @Test("Keys are strictly sorted, and every place is behind its own name once")
    func keyOrder() throws {
        let file = try GazetteerFile.embedded()
        var cursor = file.allKeys()
        var previous: [UInt8] = []
        var count = 0
        var unsorted = 0
        var owned = [UInt8](repeating: 0, count: file.placeCount)
        var outside = 0
        while cursor.advance() {
            if count > 0, !previous.lexicographicallyPrecedes(cursor.key) { unsorted += 1 }
            previous = cursor.key
            count += 1
            cursor.forEachPosting { posting in
                if posting.place >= file.placeCount {
                    outside += 1
                } else if posting.isOwnName {
                    owned[posting.place] &+= 1
                }
            }
        }
        #expect(count == file.keyCount)
        #expect(unsorted == 0)
        #expect(outside == 0)
        #expect(owned.allSatisfy { $0 == 1 })
    }

    @Test("Towns are where their own records have them, whatever the additions say")
    func townPlaces() throws {
        let gazetteer = try Gazetteer.embedded()
        let towns = try (0..<GazetteerFile.embedded().placeCount).filter { gazetteer.kinds($0).contains(.town) }
        let moved = towns.filter { gazetteer.coordinate(of: $0) != gazetteer.storedCoordinate(of: $0) }
        #expect(moved.isEmpty && towns.count > 150_000)
    }

    @Test("The largest towns are the same where regions that hold none that is wanted are left out")
    func townsOfRegions() throws {
        let gazetteer = try Gazetteer.embedded()
        for (latitude, longitude, radius) in [(48.0, 8.0, 250_000.0), (-17, 179.9, 400_000), (60, 10, 300_000)] {
            let center = try Coordinate(latitude: latitude, longitude: longitude)
            func isWanted(_ place: Coordinate) -> Bool { place.latitude < latitude }
            var places = MapPlaces(gazetteer)
            let all = places.largestTowns(around: center, within: radius, atMost: 12, isWanted: isWanted)
            let some = places.largestTowns(
                around: center, within: radius, atMost: 12,
                mayHold: { outline in outline.contains { $0.latitude < latitude } }, isWanted: isWanted)
            #expect(all.map(\.name) == some.map(\.name) && all.map(\.coordinate) == some.map(\.coordinate))
            #expect(!all.isEmpty)
        }
    }

    @Test("Maps find the same places whatever was read for the maps before")
    func keptCells() throws {
        let gazetteer = try Gazetteer.embedded()
        var kept = MapPlaces(gazetteer)
        var townCount = 0
        for (latitude, longitude, radius) in [
            (46.5, 7.0, 90_000.0), (46.9, 8.2, 150_000), (46.5, 7.0, 90_000), (46.5, 7.0, 700_000),
            (66.0, 179.6, 250_000), (66.2, -179.7, 260_000), (89.5, 0, 120_000),
        ] {
            let center = try Coordinate(latitude: latitude, longitude: longitude)
            var fresh = MapPlaces(gazetteer)
            func towns(_ places: inout MapPlaces) -> [String] {
                places.largestTowns(
                    around: center, within: radius, atMost: 20, isWanted: { $0.latitude < latitude }
                ).map { "\($0.name) \($0.coordinate)" }
            }
            func spots(_ places: inout MapPlaces) -> [String] {
                places.spots(of: PlaceKinds(.park), around: center, within: radius) { $0.longitude < longitude }
                    .map { "\($0.name) \($0.coordinate) \($0.kinds.rawValue)" }
            }
            // Towns first of the one and spots first of the other.
            let (keptTowns, keptSpots) = (towns(&kept), spots(&kept))
            let (freshSpots, freshTowns) = (spots(&fresh), towns(&fresh))
            #expect(keptTowns == freshTowns && keptSpots == freshSpots)
            let numbers = (0..<gazetteer.count).filter { number in
                gazetteer.kinds(number).contains(.park) && !gazetteer.kinds(number).contains(.town)
                    && gazetteer.coordinate(of: number).map {
                        $0.distance(to: center) <= radius - 20 && $0.longitude < longitude
                    } ?? false
            }
            // A few are parks by an addition only, by which they are not looked for.
            #expect(10 * freshSpots.count >= 9 * numbers.count && freshSpots.count <= numbers.count + 2)
            townCount += freshTowns.count
        }
        #expect(townCount > 100)
    }

    @Test("Towns are numbered by falling population")
    func placeOrder() throws {
        let gazetteer = try Gazetteer.embedded()
        let count = try GazetteerFile.embedded().placeCount
        let samples = stride(from: 0, to: count, by: 997).compactMap { gazetteer[$0]?.population }
        #expect(samples.count >= 150)
        #expect(samples == samples.sorted(by: >))
        let first = (0..<count).first { gazetteer.kinds($0).contains(.town) }
        #expect(first.flatMap { gazetteer[$0] }?.name == "Shanghai")
        #expect(gazetteer[gazetteer.count - 1] != nil)
        #expect(gazetteer[gazetteer.count] == nil)
        #expect(gazetteer[-1] == nil)
    }

    @Test(
        "A place close to a border is said to be in no country, unless its source says so, and is found in both",
        arguments: [
            ("Kilimanjaro", "TZ", ["Tanzania", "Kenya"]), ("Torres del Paine", "CL", ["Chile", "Argentina"]),
            ("Matterhorn", "", ["Switzerland", "Italy"]), ("Lake Geneva", "", ["Switzerland", "France"]),
            ("Lake Powell", "US Utah", ["Utah", "Arizona"]), ("Lake Tahoe", "US California", ["Nevada"]),
            ("Yellowstone", "US Wyoming", ["Wyoming"]), ("North Cascades National Park", "US Washington", ["USA"]),
            ("Geneva Airport", "CH", ["Switzerland"]),
        ])
    func borders(name: String, area: String, around: [String]) throws {
        let gazetteer = try Gazetteer.embedded()
        let place = try #require(gazetteer.search(name, limit: 1).first?.place)
        #expect([place.country, place.region ?? ""].filter { !$0.isEmpty }.joined(separator: " ") == area)
        for side in around {
            #expect(gazetteer.search("\(name), \(side)", limit: 1).first?.place.number == place.number, "\(side)")
        }
        #expect(gazetteer.search("\(name), Japan", limit: 1).first?.place.number != place.number)
    }

    @Test(
        "Known places are where they are",
        arguments: [
            ("London, GB", 51.50853, -0.12574), ("Paris, FR", 48.85341, 2.3488), ("Tokyo, JP", 35.6895, 139.69171),
            ("Sydney, AU", -33.86785, 151.20732), ("Monterey, California", 36.60024, -121.89468),
            ("Reykjavík", 64.13548, -21.89541), ("Ushuaia", -54.80191, -68.30295), ("Longyearbyen", 78.22334, 15.64689),
            ("Suva", -18.14161, 178.44149), ("Apia", -13.83333, -171.76666), ("Quito", -0.22985, -78.52495),
            ("Nairobi", -1.28333, 36.81667), ("Москва", 55.75222, 37.61556), ("東京", 35.6895, 139.69171),
            ("القاهرة", 30.06263, 31.24967), ("서울", 37.566, 126.9784), ("दिल्ली", 28.65195, 77.23149),
            ("Αθήνα", 37.98376, 23.72784), ("ירושלים", 31.76904, 35.21633), ("กรุงเทพ", 13.75398, 100.50144),
        ])
    func knownPlace(query: String, latitude: Double, longitude: Double) throws {
        let place = try #require(Gazetteer.embedded().search(query, limit: 1).first?.place)
        #expect(abs(place.coordinate.latitude - latitude) < 0.02)
        #expect(abs(place.coordinate.longitude - longitude) < 0.02)
    }
}
