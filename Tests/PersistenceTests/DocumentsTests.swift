import Persistence
import Platform
import Testing

@Suite("The files that a person names")
struct DocumentsTests {
    private static let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    private func files() throws -> InMemoryFileSystem {
        let files = InMemoryFileSystem()
        let file = try files.open("/a", [.write, .create], mode: 0o600)
        try files.writeAll(file, Self.bytes)
        try files.close(file)
        files.faults = .none
        return files
    }

    private func documents(
        _ files: InMemoryFileSystem, typing script: [InMemoryStandardStreams.Step] = []
    ) -> Documents {
        let streams = InMemoryStandardStreams(script: script)
        return Documents(files: files, streams: streams, takeSignal: streams.takeSignal, processID: 1)
    }

    /// Everything that a document gives, asked for `size` bytes at a time.
    private func all(_ document: OpenDocument, _ size: Int = 4_096) throws(DocumentError) -> [UInt8] {
        var result: [UInt8] = []
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
        defer { piece.deallocate() }
        while true {
            let count = try document.read(piece)
            if count == 0 { return result }
            result.append(contentsOf: piece[..<count])
        }
    }

    @Test("A file is read in pieces of any size and closed", arguments: [1, 7, 4_096, 20_000])
    func readsPieces(size: Int) throws {
        let files = try files()
        for largest in [1, 100, Int.max] {
            files.largestRead = largest
            let document = try documents(files).open("/a")
            #expect(document.expectedSize == Self.bytes.count)
            #expect(try all(document, size) == Self.bytes)
        }
        #expect(files.openFileCount == 0)
    }

    @Test("Any call that fails is told, an interrupted one is made again, and nothing stays open", arguments: 0..<6)
    func anyCallMayFail(call: Int) throws {
        let files = try files()
        files.faults = FaultPlan(call: call, .failure(SystemError.Code.noSpace))
        do throws(DocumentError) {
            // open, fstat, three reads of bytes, one of none; then only close is left.
            _ = try all(try documents(files).open("/a"))
            Issue.record("call \(call) failed, and nobody said so")
        } catch {
            guard case .unreadable(let path, _) = error else { throw error }
            #expect(path == "/a")
        }
        #expect(files.openFileCount == 0)
        files.faults = FaultPlan(call: call, .interruption)
        #expect(try all(try documents(files).open("/a")) == Self.bytes)
        #expect(files.openFileCount == 0)
    }

    @Test("What is not there, and a directory, are told apart")
    func tellsMissingFromDirectory() throws {
        let files = try files()
        try files.makeDirectory("/d", mode: 0o700)
        #expect(throws: DocumentError.notFound(path: "/b")) { try documents(files).open("/b") }
        #expect(throws: DocumentError.unreadable(path: "/d", reason: "Is a directory")) {
            try documents(files).open("/d")
        }
        #expect(files.openFileCount == 0)
    }

    @Test("Standard input comes in pieces, and may fail or be interrupted midway")
    func readsStandardInput() throws {
        let files = try files()
        let pieces: [InMemoryStandardStreams.Step] = [
            .bytes([1, 2, 3]), .signal(.windowChanged), .bytes([4]), .silence,
        ]
        #expect(try all(try documents(files, typing: pieces).open("-"), 2) == [1, 2, 3, 4])
        #expect(throws: DocumentError.interrupted) {
            try all(try documents(files, typing: pieces + [.signal(.interrupt)]).open("-"))
        }
        let failure = SystemError(call: "read", code: SystemError.Code.badDescriptor)
        #expect(throws: DocumentError.unreadable(path: "standard input", reason: failure.reason)) {
            try all(try documents(files, typing: pieces + [.failure(failure)]).open("-"))
        }
    }
}
