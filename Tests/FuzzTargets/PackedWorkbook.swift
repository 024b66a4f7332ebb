/// A workbook whose sheet, shared texts, styles and list of sheets are the bytes, each ended by a byte of 1: chance
/// does not make archives whose checksums are right.
func packedWorkbook(_ bytes: [UInt8]) -> [UInt8] {
    let parts = bytes.split(separator: 1, maxSplits: 3, omittingEmptySubsequences: false).map(Array.init)
    func part(_ index: Int, otherwise text: String) -> [UInt8] {
        index < parts.count && !parts[index].isEmpty ? parts[index] : Array(text.utf8)
    }
    func relations(_ entries: [(id: String, type: String, target: String)]) -> [UInt8] {
        let all = entries.map { "<Relationship Id='\($0.id)' Type='x/\($0.type)' Target='\($0.target)'/>" }
        return Array("<Relationships>\(all.joined())</Relationships>".utf8)
    }
    return packed([
        ("_rels/.rels", relations([("a", "officeDocument", "xl/workbook.xml")])),
        (
            "xl/_rels/workbook.xml.rels",
            relations([
                ("a", "worksheet", "s.xml"), ("b", "sharedStrings", "t.xml"), ("c", "styles", "u.xml"),
                ("d", "worksheet", "../s.xml"),
            ])
        ),
        ("xl/_rels/s.xml.rels", relations([("a", "hyperlink", "https://x.example")])),
        ("xl/s.xml", part(0, otherwise: "<worksheet/>")), ("xl/t.xml", part(1, otherwise: "<sst/>")),
        ("xl/u.xml", part(2, otherwise: "<styleSheet/>")),
        ("xl/workbook.xml", part(3, otherwise: "<workbook><sheets><sheet name='S' id='a'/></sheets></workbook>")),
    ])
}

/// A zip archive of these files, as they are.
private func packed(_ files: [(name: String, content: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    for (name, content) in files {
        let offset = archive.count
        let description =
            number(10, 2) + number(0, 2 + 2 + 4) + number(checksum(content), 4) + number(content.count, 4)
            + number(content.count, 4) + number(name.utf8.count, 2) + number(0, 2)
        archive += number(0x0403_4B50, 4) + description + Array(name.utf8) + content
        directory += number(0x0201_4B50, 4) + number(20, 2) + description + number(0, 2 + 2 + 2 + 4) + number(offset, 4)
        directory += Array(name.utf8)
    }
    let end =
        number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
        + number(directory.count, 4) + number(archive.count, 4) + number(0, 2)
    return archive + directory + end
}

/// The CRC-32 of zip archives, a bit at a time.
private func checksum(_ bytes: [UInt8]) -> Int {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
        remainder ^= UInt32(byte)
        for _ in 0..<8 { remainder = remainder & 1 == 0 ? remainder >> 1 : remainder >> 1 ^ 0xEDB8_8320 }
    }
    return Int(remainder ^ 0xFFFF_FFFF)
}
