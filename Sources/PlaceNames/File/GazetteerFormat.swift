/// The parts of a gazetteer file, in their order.
package enum GazetteerSection: Int, CaseIterable, Sendable {
    /// 8 bytes a country: ISO 3166-1 alpha-2 (2), alpha-3 (3), length of the name (1), offset of the name in `texts` (2).
    case countries
    /// 8 bytes a region: country (1), length of the name (1), offset of the name (2), offset of the code (2), length of
    /// the code (1), whether the name is always shown (1). A region without a known name has length 0.
    case regions
    /// The names and codes of countries and regions, in UTF-8.
    case texts
    /// What narrows a query: length of the key (1), kind (1: 0 country, 1 region), number (2), key.
    case qualifiers
    /// 12 bytes a place, by falling population: see `PlaceRecord`.
    case places
    /// Where each 16th name begins in `names` (4).
    case nameBlocks
    /// The names of the places: length (1), UTF-8. Length 0: the name is `PlaceKey.capitalized` of its key.
    case names
    /// The key of each place's own name (3).
    case ownKeys
    /// Where each 16th key begins in `keys` (4).
    case keyBlocks
    /// The keys, sorted by their bytes: see `KeyCursor`.
    case keys
    /// For each 16 keys the first (most populous) place that has one as own name (3), and as another name (3).
    case keyBest
    /// The words inside keys, sorted by what follows from there: key (upper 24 bits), offset of the word (lower 8).
    case words
    /// As `keyBest`, for each 16 words.
    case wordBest
    /// Where the places of each cell of one degree begin in `cellPlaces` (4), rows from south to north, and the end.
    case cells
    /// The places by cell (3), inside a cell by falling population.
    case cellPlaces
}

/// The layout of a gazetteer file: a header, then the sections; all numbers little endian.
///
/// Header: magic (8 bytes), version (4), number of sections (4), length of the file (8), checksum of the header (8, itself
/// read as 0), numbers of places, keys, words, countries and regions (4 each), 0 (4); then offset, length and checksum (8
/// each) of every section. Nothing needs parsing: everything is searched where it lies.
package enum GazetteerFormat {
    /// The first bytes of every version.
    package static let magic: [UInt8] = Array("ROADGAZ\n".utf8)
    /// The version that this program writes and reads.
    package static let version = 1
    /// Where the checksum of the header stands.
    package static let checksumOffset = 24
    /// Where the table of sections begins.
    package static let tableOffset = 56
    /// The length of the header with the table of sections.
    package static let headerLength = tableOffset + 24 * GazetteerSection.allCases.count
    /// How many names, keys or words share one entry of their index.
    package static let blockSize = 16
    /// The longest key in bytes; longer ones are cut between characters.
    package static let maximumKeyLength = 240
    /// Stands for no place where a place could stand (three bytes).
    package static let noPlace = 0xFF_FFFF
    /// The length of a place's record in bytes.
    package static let placeLength = 12
    /// The length of a country's or a region's record in bytes.
    package static let regionLength = 8

    /// The checksum of a section: FNV-1a with 64 bits, over words of eight bytes and then the rest by bytes.
    ///
    /// Finds any single changed byte. 16 MB take some 4 ms, so a search does not ask for it.
    package static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let raw = UnsafeRawBufferPointer(bytes)
        let words = raw.count / 8
        for word in 0..<words {
            hash ^= UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
            hash = hash &* 0x100_0000_01B3
        }
        for offset in words * 8..<raw.count {
            hash ^= UInt64(raw[offset])
            hash = hash &* 0x100_0000_01B3
        }
        return hash
    }
}

/// A place in 12 bytes: latitude (25 bits), longitude (26 bits), region (12 bits), whether it is a capital (1 bit),
/// population (32 bits).
package struct PlaceRecord: Equatable, Sendable {
    /// Latitude in 0.00001 degrees north of the south pole, 0...18,000,000.
    package let northing: Int
    /// Longitude in 0.00001 degrees east of the antimeridian, 0...36,000,000.
    package let easting: Int
    /// The number of the region, which knows the country.
    package let region: Int
    /// How many people live there; 0 when not known.
    package let population: Int
    /// Whether it is the capital of its country.
    package let isCapital: Bool

    /// Takes the parts as they are.
    package init(northing: Int, easting: Int, region: Int, population: Int, isCapital: Bool) {
        self.northing = northing
        self.easting = easting
        self.region = region
        self.population = population
        self.isCapital = isCapital
    }

    /// Takes apart the first eight bytes and the last four.
    @inline(__always)
    package init(place: UInt64, population: UInt32) {
        northing = Int(place & 0x1FF_FFFF)
        easting = Int(place >> 25 & 0x3FF_FFFF)
        region = Int(place >> 51 & 0xFFF)
        isCapital = place >> 63 != 0
        self.population = Int(population)
    }

    /// The first eight bytes as a number.
    package var packed: UInt64 {
        UInt64(northing) | UInt64(easting) << 25 | UInt64(region) << 51 | (isCapital ? 1 << 63 : 0)
    }

    /// Degrees north.
    package var latitude: Double { Double(northing - 9_000_000) / 100_000 }
    /// Degrees east.
    package var longitude: Double { Double(easting - 18_000_000) / 100_000 }
}

/// One place behind a key, in three bytes: the place (18 bits), whether the key is its own name (1 bit), whether it is
/// one in use today in another language (1), 0 (3), whether more follow (1).
package struct Posting: Equatable, Sendable {
    /// The place.
    package let place: Int
    /// Whether the key is the name that the place is shown with.
    package let isOwnName: Bool
    /// Whether the key is a name of the place in another language that is in use today.
    package let isCurrent: Bool
    /// Whether another posting of the same key follows.
    package let hasNext: Bool

    /// Takes the parts as they are.
    package init(place: Int, isOwnName: Bool, isCurrent: Bool, hasNext: Bool) {
        self.place = place
        self.isOwnName = isOwnName
        self.isCurrent = isCurrent
        self.hasNext = hasNext
    }

    /// Takes three bytes apart.
    @inline(__always)
    package init(packed: Int) {
        place = packed & 0x3_FFFF
        isOwnName = packed & 0x4_0000 != 0
        isCurrent = packed & 0x8_0000 != 0
        hasNext = packed & 0x80_0000 != 0
    }

    /// The three bytes as a number.
    package var packed: Int {
        place | (isOwnName ? 0x4_0000 : 0) | (isCurrent ? 0x8_0000 : 0) | (hasNext ? 0x80_0000 : 0)
    }
}
