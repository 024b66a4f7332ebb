/// The parts of a gazetteer file, in their order.
package enum GazetteerSection: Int, CaseIterable, Sendable {
    /// The countries, 8 bytes each: ISO 3166-1 alpha-2 (2), alpha-3 (3), length of the name (1), offset of the name in
    /// `texts` (2).
    case countries
    /// The regions, 8 bytes each: country (1), length of the name (1), offset of the name (2), offset of the code (2),
    /// length of the code (1), whether the name is always shown (1). A region without a known name has length 0.
    case regions
    /// The names and codes of countries and regions, in UTF-8.
    case texts
    /// The names that narrow a query: length of the key (1), kind (1: 0 country, 1 region), number (2), key.
    case qualifiers
    /// The places, 12 bytes each, by falling weight: see `PlaceRecord`.
    case places
    /// The mixtures of kinds and sources that a place has, 4 bytes each: kinds (2), sources (1), marks (1, see
    /// `PlaceMarks`).
    case traits
    /// The offset of each 16th name in `names` (4).
    case nameBlocks
    /// The names of the places: length (1), UTF-8. Length 0: the name is `PlaceKey.capitalized` of its key.
    case names
    /// The key of each place's own name (3).
    case ownKeys
    /// The offset of each 16th key in `keys` (4).
    case keyBlocks
    /// The keys, sorted by their bytes: see `KeyCursor`.
    case keys
    /// The first (most populous) place of each 16 keys that has one as own name (3), and as another name (3).
    case keyBest
    /// The words inside keys, sorted by what follows from there: key (upper 24 bits), offset of the word (lower 8).
    case words
    /// The same as `keyBest`, for each 16 words.
    case wordBest
    /// The most populous places of what very many keys begin with: see `CommonBeginnings`.
    case keyBeginnings
    /// The same for words.
    case wordBeginnings
    /// The start of the places of each cell of one degree in `cellPlaces` (4), rows from south to north, and the end.
    case cells
    /// The places by cell (3), inside a cell by falling weight.
    case cellPlaces
    /// The time zones: length of the name (1), name, length of the rule (1), the rule as POSIX writes it. Before them
    /// the version of the rules: length (1), text.
    case zones
    /// The number of the time zone of each place (2); empty in a file of additions.
    case placeZones
    /// The number in the files before (3) of each place of a file of additions, `noPlace` where it is not there; empty
    /// in the main file.
    case samePlaces
    /// The same the other way round: number in the files before (3), number in this one (3), sorted.
    case mergedPlaces
    /// The number of entries of `mergedPlaces` before each 256 numbers of the files before (2), and that of all, in a
    /// file of additions.
    case mergedBlocks
}

/// The layout of a gazetteer file: a header, then the sections; all numbers little endian.
///
/// Header: magic (8 bytes), version (4), number of sections (4), length of the file (8), checksum of the header (8,
/// itself read as 0), numbers of places, keys, words, countries and regions (4 each), 0 (4), in a file of additions the
/// checksum of the main file's header, else 0 (8), in one that refers to the first additions too the checksum of their
/// header, else 0 (8), the checksum of the tables it is made of (8); then offset, length and checksum (8 each) of every
/// section. Nothing needs parsing: everything is searched where it lies.
///
/// A file of additions holds further places whose regions are those of one main file, and whose equals are there or in
/// other additions: places are numbered through all files, in their order.
package enum GazetteerFormat {
    /// The first bytes of every version.
    package static let magic: [UInt8] = Array("ROADGAZ\n".utf8)
    /// The version that this program writes and reads.
    package static let version = 4
    /// The offset of the checksum of the header.
    package static let checksumOffset = 24
    /// The offset of the checksum of the main file's header.
    package static let companionOffset = 56
    /// The offset of the checksum of the header of the first additions.
    package static let guideOffset = 64
    /// The offset of the checksum of the tables of `Resources/` that the file is made of.
    package static let sourcesOffset = 72
    /// The offset of the table of sections.
    package static let tableOffset = 80
    /// The length of the header with the table of sections.
    package static let headerLength = tableOffset + 24 * GazetteerSection.allCases.count
    /// The number of names, keys or words that share one entry of their index.
    package static let blockSize = 16
    /// The number of numbers of places that share one entry of `mergedBlocks`.
    package static let mergedBlockSize = 256
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
