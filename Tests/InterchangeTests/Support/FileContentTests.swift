import Entities
import TestSupport
import Testing

@testable import Interchange

@Suite struct FileContentTests {
    @Test(
        "A file gives all its bytes in order, whatever its size was thought to be",
        arguments: [0, 1, 100, 4_095, 4_096, 4_097, 200_000], [0, 1, 5_000, 200_000])
    func givesAllBytes(count: Int, expectedSize: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for pieceSize in [1, 1_000, .max] {
            var offset = 0
            let content = FileContent(expectedSize: expectedSize) { buffer in
                let size = min(buffer.count, pieceSize, count - offset)
                buffer.copyBytes(from: bytes[offset..<offset + size])
                offset += size
                return size
            }
            #expect(content.beginning == Array(bytes.prefix(4_096)))
            #expect(content.rest() == bytes)
            #expect(content.rest().isEmpty)
            #expect(!content.hasFailed)
        }
    }

    @Test("What was read piece by piece is not among the rest", arguments: [1, 4_096, 5_000])
    func givesTheRest(size: Int) {
        let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let content = FileContent(bytes)
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        defer { piece.deallocate() }
        let count = content.read(into: piece)
        #expect(count > 0)
        #expect(Array(piece[..<count]) == Array(bytes[..<count]))
        #expect(content.rest() == Array(bytes[count...]))
    }

    @Test("A read that fails ends the bytes and is remembered", arguments: [0, 100, 4_096, 6_000])
    func remembersFailure(readable: Int) {
        func content() -> FileContent {
            var left = readable
            return FileContent(expectedSize: 10_000) { buffer in
                guard left > 0 else { return nil }
                let size = min(left, buffer.count)
                left -= size
                return size
            }
        }
        let gathered = content()
        #expect(gathered.rest().count == readable)
        #expect(gathered.hasFailed)
        let context = ImportContext(fileName: "file", identifiers: SeededIdentifiers(seed: 1))
        #expect(throws: ImportError(reason: "the file could not be read to its end")) {
            try ListFormat().read(content(), context)
        }
    }
}
