import EmbeddedData
import PlaceNames
import TestSupport
import Testing

@Suite("A damaged list of places")
struct GazetteerFileTests {
    private let bytes = Array(UnsafeBufferPointer(start: embedded_gazetteer().bytes, count: embedded_gazetteer().count))

    @Test("The file reads the same from anywhere in memory")
    func copy() throws {
        try withFile(bytes) { file in
            try file.verify()
            #expect(Gazetteer(file).search("monterey, ca", limit: 1).first?.place.name == "Monterey")
        }
    }

    @Test(
        "What is no list of places is refused",
        arguments: [[], [1, 2, 3], Array("{\"version\": 1, \"trips\": []}".utf8)])
    func notAGazetteer(bytes: [UInt8]) {
        #expect(throws: GazetteerError.notAGazetteer) { try withFile(bytes) { _ in } }
    }

    @Test("Another version is refused by its number")
    func otherVersion() {
        var changed = bytes
        changed[8] = 7
        #expect(throws: GazetteerError.otherVersion(7)) { try withFile(changed) { _ in } }
        #expect(GazetteerError.otherVersion(7).description.contains("has format 7, this program reads 4"))
    }

    @Test("A file that is cut or has something behind it is refused with both lengths")
    func wrongLength() {
        #expect(throws: GazetteerError.wrongLength(expected: bytes.count, found: bytes.count - 1)) {
            try withFile(Array(bytes.dropLast())) { _ in }
        }
        #expect(throws: GazetteerError.wrongLength(expected: bytes.count, found: bytes.count + 1)) {
            try withFile(bytes + [0]) { _ in }
        }
        #expect(throws: GazetteerError.wrongLength(expected: GazetteerFormat.headerLength, found: 100)) {
            try withFile(Array(bytes.prefix(100))) { _ in }
        }
    }

    @Test("Any changed byte of the header is noticed at once")
    func damagedHeader() {
        for offset in 12..<GazetteerFormat.headerLength {
            var header = Array(bytes.prefix(GazetteerFormat.headerLength))
            header[offset] ^= 0x40
            // The rest is not reached: the header alone decides.
            #expect(throws: GazetteerError.damagedHeader, "byte \(offset)") { try withFile(header) { _ in } }
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
        guard ![.samePlaces, .mergedPlaces, .mergedBlocks].contains(section) else { return #expect(length == 0) }
        changed[offset + length / 2] ^= 1
        #expect(throws: GazetteerError.damagedSection(section)) { try withFile(changed) { try $0.verify() } }
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
        try withFile(changed) { file in
            let gazetteer = Gazetteer(file)
            for query in ["par", "paris, texas", "springfield", "new yrok", "東京", "san"] {
                #expect(gazetteer.search(query, limit: 5).count <= 5)
            }
            _ = gazetteer.suggestSpelling("zzzzzzzz")
            for number in stride(from: 0, to: gazetteer.count, by: 9_973) { _ = gazetteer[number] }
        }
    }

    /// Calls `body` with the file in `bytes`, which stay in memory until it returns.
    private func withFile(_ bytes: [UInt8], _ body: (GazetteerFile) throws -> Void) throws {
        // An array without elements may have no address.
        try (bytes.isEmpty ? [0] : bytes).withUnsafeBufferPointer { buffer in
            let start = try #require(buffer.baseAddress)
            try body(try GazetteerFile(start: start, count: bytes.count))
        }
    }
}
