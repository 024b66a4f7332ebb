/// A gazetteer file in memory: its header is checked, its sections lie ready.
package struct GazetteerFile: Sendable {
    /// The number of places.
    package let placeCount: Int
    /// The number of keys.
    package let keyCount: Int
    /// The number of words.
    package let wordCount: Int
    /// The number of countries.
    package let countryCount: Int
    /// The number of regions.
    package let regionCount: Int
    /// The checksum of the header.
    package let headerChecksum: UInt64
    /// The checksum of the tables of `Resources/` that the file is made of, one behind the other.
    package let sourceChecksum: UInt64
    /// The checksum of the header of the main file that a file of additions belongs to; nil in a main file.
    let companion: UInt64?
    /// The checksum of the header of the first additions, whose places this file of additions knows too; nil where it
    /// does not.
    let guide: UInt64?
    /// The sections, in the order of `GazetteerSection`.
    private let sections: [GazetteerBytes]
    /// The checksums of the sections, from the header.
    private let checksums: [UInt64]

    /// Reads the `count` bytes from `start` on, which stay where they are, unchanged, as long as this file or a
    /// gazetteer made of it is used: none of them keeps the memory. Takes a few microseconds; throws when the header is
    /// not in order.
    package init(start: UnsafePointer<UInt8>, count: Int) throws(GazetteerError) {
        let file = GazetteerBytes(start: start, count: count)
        for (offset, byte) in GazetteerFormat.magic.enumerated() where file.byte(offset) != byte {
            throw .notAGazetteer
        }
        let version = Int(file.number32(8))
        guard version == GazetteerFormat.version else { throw .otherVersion(version) }
        guard file.count >= GazetteerFormat.headerLength else {
            throw .wrongLength(expected: GazetteerFormat.headerLength, found: file.count)
        }
        headerChecksum = file.number64(GazetteerFormat.checksumOffset)
        guard GazetteerFile.headerChecksum(file) == headerChecksum else { throw .damagedHeader }
        sourceChecksum = file.number64(GazetteerFormat.sourcesOffset)
        let companion = file.number64(GazetteerFormat.companionOffset)
        self.companion = companion == 0 ? nil : companion
        let guide = file.number64(GazetteerFormat.guideOffset)
        self.guide = guide == 0 ? nil : guide
        let length = file.number64(16)
        guard length == UInt64(file.count) else {
            throw .wrongLength(expected: Int(clamping: length), found: file.count)
        }
        var sections: [GazetteerBytes] = []
        var checksums: [UInt64] = []
        var expected = UInt64(GazetteerFormat.headerLength)
        for section in GazetteerSection.allCases {
            let entry = GazetteerFormat.tableOffset + 24 * section.rawValue
            let offset = file.number64(entry)
            let length = file.number64(entry + 8)
            guard offset == expected, length <= UInt64(file.count) - offset else { throw .damagedHeader }
            expected = offset + length
            sections.append(GazetteerBytes(start: file.start + Int(offset), count: Int(length)))
            checksums.append(file.number64(entry + 16))
        }
        guard expected == UInt64(file.count), Int(file.number32(12)) == sections.count else { throw .damagedHeader }
        self.sections = sections
        self.checksums = checksums
        placeCount = Int(file.number32(32))
        keyCount = Int(file.number32(36))
        wordCount = Int(file.number32(40))
        countryCount = Int(file.number32(44))
        regionCount = Int(file.number32(48))
        guard lengthsFit else { throw .damagedHeader }
    }

    /// The bytes of a section.
    @inline(__always)
    func bytes(_ section: GazetteerSection) -> GazetteerBytes {
        sections[section.rawValue]
    }

    /// Compares every section with its checksum; throws the first that does not fit. Reads the whole file.
    package func verify() throws(GazetteerError) {
        for section in GazetteerSection.allCases {
            let bytes = self.bytes(section)
            let found = GazetteerFormat.checksum(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
            guard found == checksums[section.rawValue] else { throw .damagedSection(section) }
        }
    }

    /// Whether the sections of fixed entries have as many as the header says.
    private var lengthsFit: Bool {
        func blocks(_ count: Int) -> Int { (count + GazetteerFormat.blockSize - 1) / GazetteerFormat.blockSize }
        let expected: [(GazetteerSection, Int)] = [
            (.countries, countryCount * GazetteerFormat.regionLength),
            (.regions, regionCount * GazetteerFormat.regionLength),
            (.places, placeCount * GazetteerFormat.placeLength),
            (.nameBlocks, blocks(placeCount) * 4), (.ownKeys, placeCount * 3),
            (.keyBlocks, blocks(keyCount) * 4), (.keyBest, blocks(keyCount) * 6),
            (.words, wordCount * 4), (.wordBest, blocks(wordCount) * 6),
            (.cells, (360 * 180 + 1) * 4), (.cellPlaces, placeCount * 3),
            (.placeZones, companion == nil ? placeCount * 2 : 0), (.samePlaces, companion == nil ? 0 : placeCount * 3),
        ]
        return expected.allSatisfy { bytes($0).count == $1 }
    }

    /// The checksum of the header, its own eight bytes read as 0.
    private static func headerChecksum(_ file: GazetteerBytes) -> UInt64 {
        var header = Array(file.slice(0, GazetteerFormat.headerLength))
        for offset in GazetteerFormat.checksumOffset..<GazetteerFormat.checksumOffset + 8 { header[offset] = 0 }
        return header.withUnsafeBufferPointer { GazetteerFormat.checksum($0) }
    }
}
