/// The places, their names, regions and countries by number.
struct PlaceTable: Sendable {
    /// The number of places; they are numbered by falling weight.
    let count: Int
    /// The number of regions.
    let regionCount: Int
    private let places: GazetteerBytes
    private let nameBlocks: GazetteerBytes
    private let names: GazetteerBytes
    private let ownKeys: GazetteerBytes
    private let keys: KeyIndex
    private let regions: GazetteerBytes
    private let countries: GazetteerBytes
    private let texts: GazetteerBytes
    private let traits: GazetteerBytes
    private let placeZones: GazetteerBytes

    /// Reads the sections of `file`; `keys` are the keys of the names.
    init(_ file: GazetteerFile, keys: KeyIndex) {
        self.keys = keys
        count = file.placeCount
        regionCount = file.regionCount
        places = file.bytes(.places)
        nameBlocks = file.bytes(.nameBlocks)
        names = file.bytes(.names)
        ownKeys = file.bytes(.ownKeys)
        regions = file.bytes(.regions)
        countries = file.bytes(.countries)
        texts = file.bytes(.texts)
        traits = file.bytes(.traits)
        placeZones = file.bytes(.placeZones)
    }

    /// The numbers of a place.
    @inline(__always)
    func record(_ place: Int) -> PlaceRecord {
        let offset = place * GazetteerFormat.placeLength
        return PlaceRecord(place: places.number64(offset), weight: places.number32(offset + 8))
    }

    /// Returns the kinds of a place.
    @inline(__always)
    func kinds(_ record: PlaceRecord) -> PlaceKinds {
        PlaceKinds(rawValue: UInt16(truncatingIfNeeded: traits.number16(record.traits * 4)))
    }

    /// Returns the sources of a place.
    func sources(_ record: PlaceRecord) -> PlaceSources {
        PlaceSources(rawValue: traits.byte(record.traits * 4 + 2))
    }

    /// Returns the marks of a place.
    func marks(_ record: PlaceRecord) -> PlaceMarks {
        PlaceMarks(rawValue: traits.byte(record.traits * 4 + 3))
    }

    /// The number of the time zone of a place.
    func zone(_ place: Int) -> Int { placeZones.number16(place * 2) }

    /// The name that a place is shown with. Reads over at most 15 names.
    func name(_ place: Int) -> String {
        var offset = Int(nameBlocks.number32(place / GazetteerFormat.blockSize * 4))
        for _ in 0..<place % GazetteerFormat.blockSize { offset += 1 + Int(names.byte(offset)) }
        let length = Int(names.byte(offset))
        guard length == 0 else { return names.text(offset + 1, length) }
        return String(decoding: PlaceKey.capitalized(ownKeyBytes(place)), as: UTF8.self)
    }

    /// The key of the place's own name. Reads over at most 15 keys.
    func ownKeyBytes(_ place: Int) -> [UInt8] {
        var cursor = keys.cursor(at: ownKey(place))
        return cursor.advance() ? cursor.key : []
    }

    /// The number of the key of the place's own name.
    @inline(__always)
    func ownKey(_ place: Int) -> Int {
        ownKeys.number24(place * 3)
    }

    /// The number of the country that a region belongs to.
    @inline(__always)
    func country(ofRegion region: Int) -> Int {
        Int(regions.byte(region * GazetteerFormat.regionLength))
    }

    /// The name of a region; empty when only its code is known.
    func regionName(_ region: Int) -> String {
        let offset = region * GazetteerFormat.regionLength
        return texts.text(regions.number16(offset + 2), Int(regions.byte(offset + 1)))
    }

    /// Whether more than the code of a region is known.
    @inline(__always)
    func hasName(region: Int) -> Bool { regions.byte(region * GazetteerFormat.regionLength + 1) != 0 }

    /// Whether the name of a region is shown even where nothing else has the name of the place.
    func isAlwaysShown(region: Int) -> Bool {
        regions.byte(region * GazetteerFormat.regionLength + 7) != 0
    }

    /// The two letters of a country in ISO 3166-1; empty for none.
    func countryCode(_ country: Int) -> String {
        let offset = country * GazetteerFormat.regionLength
        return countries.byte(offset) == 0 ? "" : countries.text(offset, 2)
    }

    /// Whether a country has a code; the sea and what lies across borders have none.
    @inline(__always)
    func hasCode(country: Int) -> Bool { countries.byte(country * GazetteerFormat.regionLength) != 0 }

    /// The name of a country; empty for none.
    func countryName(_ country: Int) -> String {
        let offset = country * GazetteerFormat.regionLength
        return texts.text(countries.number16(offset + 6), Int(countries.byte(offset + 5)))
    }
}
