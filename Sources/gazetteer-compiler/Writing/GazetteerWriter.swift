import PlaceNames

/// Writes a gazetteer file in the format that `GazetteerFormat` describes.
enum GazetteerWriter {
    /// The bytes of the main file; `sources` are those of the tables it is made of.
    static func main(_ list: FeatureList, regions: RegionTable, zones: ZoneTable, sources: [UInt8]) -> [UInt8] {
        var sections = sections(of: list)
        writeRegions(regions, to: &sections)
        var texts = text(zones.version)
        for zone in zones.zones { texts += text(zone.name) + text(zone.rule) }
        sections.bytes[.zones] = texts
        for feature in list.features {
            sections.bytes[.placeZones, default: []].append(zones.number(feature.zone), bytes: 2)
        }
        return joined(
            sections, countries: regions.countries.count, regions: regions.regions.count, companion: 0, sources: sources
        )
    }

    /// The bytes of a file of additions, which refers to the checksum of the main file, and to that of the first
    /// additions where it knows their places too.
    static func additions(
        _ list: FeatureList, to main: GazetteerFile, _ guide: GazetteerFile? = nil, towns: Set<[UInt8]>,
        sources: [UInt8]
    ) -> [UInt8] {
        var sections = sections(of: list, towns: towns)
        var merged: [(main: Int, own: Int)] = []
        for (number, feature) in list.features.enumerated() {
            sections.bytes[.samePlaces, default: []].append(feature.samePlace ?? GazetteerFormat.noPlace, bytes: 3)
            if let same = feature.samePlace { merged.append((same, number)) }
        }
        merged.sort { $0.main < $1.main }
        precondition(merged.count <= 0xFFFF, "the counts of merged places have two bytes")
        for start in stride(
            from: 0, through: main.placeCount + (guide?.placeCount ?? 0) + GazetteerFormat.mergedBlockSize,
            by: GazetteerFormat.mergedBlockSize)
        {
            sections.bytes[.mergedBlocks, default: []].append(merged.count { $0.main < start }, bytes: 2)
        }
        for pair in merged {
            sections.bytes[.mergedPlaces, default: []].append(pair.main, bytes: 3)
            sections.bytes[.mergedPlaces, default: []].append(pair.own, bytes: 3)
        }
        return joined(
            sections, countries: 0, regions: 0, companion: Int(bitPattern: UInt(main.headerChecksum)),
            guide: guide.map { Int(bitPattern: UInt($0.headerChecksum)) } ?? 0, sources: sources)
    }

    /// The sections written so far, with the numbers of their entries.
    private struct Sections {
        var bytes: [GazetteerSection: [UInt8]] = [:]
        var placeCount = 0
        var keyCount = 0
        var wordCount = 0
    }

    /// The sections that both files contain.
    private static func sections(of list: FeatureList, towns: Set<[UInt8]> = []) -> Sections {
        let names = NameTable(list.features, towns: towns)
        var sections = Sections(
            placeCount: list.features.count, keyCount: names.entries.count, wordCount: names.words.count)
        writePlaces(list.features, names: names, to: &sections)
        writeKeys(names.entries, to: &sections)
        writeWords(names, to: &sections)
        return sections
    }

    /// The bytes of a whole file: the header, then the sections.
    private static func joined(
        _ sections: Sections, countries: Int, regions: Int, companion: Int, guide: Int = 0, sources: [UInt8]
    ) -> [UInt8] {
        var header = GazetteerFormat.magic
        let length = sections.bytes.values.reduce(GazetteerFormat.headerLength) { $0 + $1.count }
        header.append(GazetteerFormat.version, bytes: 4)
        header.append(GazetteerSection.allCases.count, bytes: 4)
        header.append(length, bytes: 8)
        header.append(0, bytes: 8)
        for count in [sections.placeCount, sections.keyCount, sections.wordCount, countries, regions, 0] {
            header.append(count, bytes: 4)
        }
        header.append(companion, bytes: 8)
        header.append(guide, bytes: 8)
        header.append(checksum(sources), bytes: 8)
        var body: [UInt8] = []
        for section in GazetteerSection.allCases {
            let bytes = sections.bytes[section] ?? []
            header.append(GazetteerFormat.headerLength + body.count, bytes: 8)
            header.append(bytes.count, bytes: 8)
            header.append(checksum(bytes), bytes: 8)
            body += bytes
        }
        var sum: [UInt8] = []
        sum.append(checksum(header), bytes: 8)
        header.replaceSubrange(GazetteerFormat.checksumOffset..<GazetteerFormat.checksumOffset + 8, with: sum)
        return header + body
    }

    /// A text as one byte with its length, followed by its bytes.
    private static func text(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }

    private static func checksum(_ bytes: [UInt8]) -> Int {
        Int(bitPattern: UInt(bytes.withUnsafeBufferPointer { GazetteerFormat.checksum($0) }))
    }

    private static func writeRegions(_ table: RegionTable, to sections: inout Sections) {
        var texts: [UInt8] = []
        var offsets: [String: Int] = [:]
        func offset(of text: String) -> Int {
            if let known = offsets[text] { return known }
            offsets[text] = texts.count
            texts += Array(text.utf8)
            return texts.count - text.utf8.count
        }
        for country in table.countries {
            let name = country.name.trimmingSpaces
            sections.bytes[.countries, default: []] += code(country.iso, 2) + code(country.iso3, 3)
            sections.bytes[.countries, default: []].append(UInt8(name.utf8.count))
            sections.bytes[.countries, default: []].append(offset(of: name), bytes: 2)
        }
        for (number, region) in table.regions.enumerated() {
            let name = table.regionNames[number]
            var record: [UInt8] = [UInt8(region.country), UInt8(name.utf8.count)]
            record.append(offset(of: name), bytes: 2)
            record.append(offset(of: region.code), bytes: 2)
            record += [UInt8(region.code.utf8.count), table.isAlwaysShown[number] ? 1 : 0]
            sections.bytes[.regions, default: []] += record
        }
        sections.bytes[.texts] = texts
        for qualifier in table.qualifiers {
            var record: [UInt8] = [UInt8(qualifier.key.count), qualifier.kind]
            record.append(qualifier.number, bytes: 2)
            sections.bytes[.qualifiers, default: []] += record + qualifier.key
        }
    }

    /// A code as `length` bytes; zeros if it is empty.
    private static func code(_ text: String, _ length: Int) -> [UInt8] {
        Array((Array(text.utf8) + [0, 0, 0]).prefix(length))
    }

    private static func writePlaces(_ places: [Feature], names table: NameTable, to sections: inout Sections) {
        var records: [UInt8] = []
        var names: [UInt8] = []
        var nameBlocks: [UInt8] = []
        var traits: [[UInt8]] = []
        var cells: [[Int]] = Array(repeating: [], count: 360 * 180)
        for (number, place) in places.enumerated() {
            let kinds = place.kinds.rawValue
            let trait = [UInt8(kinds & 0xFF), UInt8(kinds >> 8), place.sources.rawValue, place.marks.rawValue]
            if !traits.contains(trait) { traits.append(trait) }
            precondition(traits.count <= 128, "the number of the traits has 7 bits")
            let record = PlaceRecord(
                northing: Int(((place.latitude + 90) * 100_000).rounded()),
                easting: Int(((place.longitude + 180) * 100_000).rounded()), region: place.region, weight: place.weight,
                traits: traits.firstIndex(of: trait) ?? 0, isCapital: place.isCapital)
            records.append(Int(bitPattern: UInt(record.packed)), bytes: 8)
            records.append(record.packedWeight, bytes: 4)
            cells[PlaceGrid.cell(of: record)].append(number)
            if number % GazetteerFormat.blockSize == 0 { nameBlocks.append(names.count, bytes: 4) }
            let name = Array(place.name.utf8)
            let isPlain = name == PlaceKey.capitalized(table.entries[table.ownKeys[number]].key)
            names.append(isPlain ? 0 : UInt8(name.count))
            if !isPlain { names += name }
        }
        sections.bytes[.traits] = traits.flatMap { $0 }
        sections.bytes[.places] = records
        sections.bytes[.names] = names
        sections.bytes[.nameBlocks] = nameBlocks
        for key in table.ownKeys { sections.bytes[.ownKeys, default: []].append(key, bytes: 3) }
        var starts: [UInt8] = []
        var cellPlaces: [UInt8] = []
        for cell in cells {
            starts.append(cellPlaces.count / 3, bytes: 4)
            for place in cell { cellPlaces.append(place, bytes: 3) }
        }
        starts.append(cellPlaces.count / 3, bytes: 4)
        sections.bytes[.cells] = starts
        sections.bytes[.cellPlaces] = cellPlaces
    }

    private static func writeKeys(_ entries: [NameTable.Entry], to sections: inout Sections) {
        var keys: [UInt8] = []
        var blocks: [UInt8] = []
        var best: [UInt8] = []
        for start in stride(from: 0, to: entries.count, by: GazetteerFormat.blockSize) {
            let block = entries[start..<min(start + GazetteerFormat.blockSize, entries.count)]
            blocks.append(keys.count, bytes: 4)
            var previous: [UInt8] = []
            for entry in block {
                keys.appendEntry(entry, after: previous)
                previous = entry.key
            }
            best.appendBest(block.flatMap(\.postings))
        }
        sections.bytes[.keys] = keys
        sections.bytes[.keyBlocks] = blocks
        sections.bytes[.keyBest] = best
        sections.bytes[.keyBeginnings] = BeginningsWriter.section(entries.map { ($0.key[...], $0.postings) })
    }

    private static func writeWords(_ names: NameTable, to sections: inout Sections) {
        var words: [UInt8] = []
        var best: [UInt8] = []
        for start in stride(from: 0, to: names.words.count, by: GazetteerFormat.blockSize) {
            let block = names.words[start..<min(start + GazetteerFormat.blockSize, names.words.count)]
            for word in block { words.append(word.entry << 8 | word.offset, bytes: 4) }
            best.appendBest(block.flatMap { names.entries[$0.entry].postings })
        }
        sections.bytes[.words] = words
        sections.bytes[.wordBest] = best
        sections.bytes[.wordBeginnings] = BeginningsWriter.section(
            names.words.map { (names.entries[$0.entry].key[$0.offset...], names.entries[$0.entry].postings) })
    }
}

extension [UInt8] {
    /// Appends the lowest `bytes` bytes of a number, little-endian.
    mutating func append(_ number: Int, bytes: Int) {
        for shift in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }

    /// Appends a key, as what differs from the one before it, and its postings.
    fileprivate mutating func appendEntry(_ entry: NameTable.Entry, after previous: [UInt8]) {
        var common = zip(entry.key, previous).prefix { $0 == $1 }.count
        // The common part must not end within a UTF-8 character.
        while common > 0, common < entry.key.count, entry.key[common] & 0xC0 == 0x80 { common -= 1 }
        let rest = entry.key[common...]
        append(UInt8(Swift.min(common, 15) << 4 | Swift.min(rest.count, 15)))
        if common >= 15 { append(UInt8(common)) }
        if rest.count >= 15 { append(UInt8(rest.count)) }
        self += rest
        for (index, posting) in entry.postings.enumerated() {
            let hasNext = index + 1 < entry.postings.count
            let packed = Posting(
                place: posting.place, isOwnName: posting.kind == .own, isCurrent: posting.kind == .current,
                hasNext: hasNext
            ).packed
            append(packed, bytes: 3)
        }
    }

    /// Appends the places of greatest weight: the one that is shown with this name, and the one that has it as another
    /// name.
    fileprivate mutating func appendBest(_ postings: [(place: Int, kind: NameTable.Kind)]) {
        append(postings.filter { $0.kind == .own }.map(\.place).min() ?? GazetteerFormat.noPlace, bytes: 3)
        append(postings.filter { $0.kind != .own }.map(\.place).min() ?? GazetteerFormat.noPlace, bytes: 3)
    }
}

extension String {
    /// The text without leading and trailing spaces.
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
