import EmbeddedData
import PlaceNames
import TestSupport
import Testing

@Suite("A damaged list of places")
struct GazetteerFileTests {
    private let bytes = Array(UnsafeBufferPointer(start: embedded_gazetteer().bytes, count: embedded_gazetteer().count))

    @Test("The file reads the same from anywhere in memory")
    func copy() throws {
        let file = try GazetteerFile(bytes)
        try file.verify()
        #expect(Gazetteer(file).search("monterey, ca", limit: 1).first?.place.name == "Monterey")
    }

    @Test(
        "What is no list of places is refused",
        arguments: [[], [1, 2, 3], Array("{\"version\": 1, \"trips\": []}".utf8)])
    func notAGazetteer(bytes: [UInt8]) {
        #expect(throws: GazetteerError.notAGazetteer) { try GazetteerFile(bytes) }
    }

    @Test("Another version is refused by its number")
    func otherVersion() {
        var changed = bytes
        changed[8] = 7
        #expect(throws: GazetteerError.otherVersion(7)) { try GazetteerFile(changed) }
        #expect(GazetteerError.otherVersion(7).description.contains("has format 7, this program reads 2"))
    }

    @Test("A file that is cut or has something behind it is refused with both lengths")
    func wrongLength() {
        #expect(throws: GazetteerError.wrongLength(expected: bytes.count, found: bytes.count - 1)) {
            try GazetteerFile(Array(bytes.dropLast()))
        }
        #expect(throws: GazetteerError.wrongLength(expected: bytes.count, found: bytes.count + 1)) {
            try GazetteerFile(bytes + [0])
        }
        #expect(throws: GazetteerError.wrongLength(expected: GazetteerFormat.headerLength, found: 100)) {
            try GazetteerFile(Array(bytes.prefix(100)))
        }
    }

    @Test("Any changed byte of the header is noticed at once")
    func damagedHeader() {
        for offset in 12..<GazetteerFormat.headerLength {
            var header = Array(bytes.prefix(GazetteerFormat.headerLength))
            header[offset] ^= 0x40
            // The rest is not reached: the header alone decides.
            #expect(throws: GazetteerError.damagedHeader, "byte \(offset)") { try GazetteerFile(header) }
        }
    }

    @Test(
        "A changed byte in a section is found by the check, with the section's name",
        arguments: GazetteerSection.allCases)
    func damagedSection(section: GazetteerSection) throws {
        var changed = bytes
        let entry = GazetteerFormat.tableOffset + 24 * section.rawValue
        let offset = (0..<8).reduce(0) { $0 | Int(bytes[entry + $1]) << (8 * $1) }
        let length = (0..<8).reduce(0) { $0 | Int(bytes[entry + 8 + $1]) << (8 * $1) }
        // Only a file of additions says which places of another file its own are.
        guard section != .samePlaces, section != .mergedPlaces else { return #expect(length == 0) }
        changed[offset + length / 2] ^= 1
        let file = try GazetteerFile(changed)
        #expect(throws: GazetteerError.damagedSection(section)) { try file.verify() }
        #expect(GazetteerError.damagedSection(section).description.contains("\"\(section)\""))
    }

    @Test(
        "Searches in sections full of rubbish end, and stay inside the file",
        arguments: LongRun.cases(0..<6 as Range<UInt64>))
    func rubbish(seed: UInt64) throws {
        var changed = bytes
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        // One byte in a hundred, or one in ten thousand.
        let spacing = seed % 2 == 0 ? 200 : 20_000
        var offset = GazetteerFormat.headerLength
        while offset < changed.count {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            changed[offset] = UInt8(truncatingIfNeeded: state >> 32)
            offset += 1 + Int(state >> 40) % spacing
        }
        let gazetteer = Gazetteer(try GazetteerFile(changed))
        for query in ["par", "paris, texas", "springfield", "new yrok", "東京", "san"] {
            #expect(gazetteer.search(query, limit: 5).count <= 5)
        }
        _ = gazetteer.suggestSpelling("zzzzzzzz")
        for number in stride(from: 0, to: gazetteer.count, by: 9_973) { _ = gazetteer[number] }
    }
}
