import Persistence
import Platform
import TestSupport
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
        return Documents(
            files: files, streams: streams, takeSignal: streams.takeSignal,
            environment: InMemoryEnvironment(processID: 1), library: "/library")
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

    @Test("Any failed call is reported, an interrupted one is repeated, and no file stays open", arguments: 0..<6)
    func anyCallMayFail(call: Int) throws {
        let files = try files()
        files.faults = FaultPlan(call: call, .failure(SystemError.Code.noSpace))
        do throws(DocumentError) {
            // open, fstat, three reads of bytes, one of none; then only close is left.
            _ = try all(try documents(files).open("/a"))
            Issue.record("call \(call) failed, but no error was thrown")
        } catch {
            guard case .unreadable(let path, _) = error else { throw error }
            #expect(path == "/a")
        }
        #expect(files.openFileCount == 0)
        files.faults = FaultPlan(call: call, .interruption)
        #expect(try all(try documents(files).open("/a")) == Self.bytes)
        #expect(files.openFileCount == 0)
    }

    @Test("A signal that ends the program ends the wait for a file; another one does not", arguments: 0..<5)
    func interrupted(call: Int) throws {
        let files = try files()
        func documents(_ signal: Signal) -> Documents {
            files.faults = FaultPlan(call: call, .interruption)
            return Documents(
                files: files, streams: InMemoryStandardStreams(), takeSignal: { signal },
                environment: InMemoryEnvironment(),
                library: "/library")
        }
        // open and three reads may be waited for; fstat never is.
        if call != 1 {
            #expect(throws: DocumentError.interrupted(.hangup)) { try all(try documents(.hangup).open("/a")) }
        }
        #expect(try all(try documents(.windowChanged).open("/a")) == Self.bytes)
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
        #expect(throws: DocumentError.interrupted(.interrupt)) {
            try all(try documents(files, typing: pieces + [.signal(.interrupt)]).open("-"))
        }
        let failure = SystemError(call: "read", code: SystemError.Code.badDescriptor)
        #expect(throws: DocumentError.unreadable(path: "standard input", reason: failure.reason)) {
            try all(try documents(files, typing: pieces + [.failure(failure)]).open("-"))
        }
    }

    @Test(
        "More bytes than the limit are refused from a file, a pipe and standard input; as many are read",
        arguments: [9_999, 10_000])
    func limit(limit: Int) throws {
        let files = try files()
        let typed: [InMemoryStandardStreams.Step] = [
            .bytes(Array(Self.bytes[..<6_000])), .bytes(Array(Self.bytes[6_000...])),
        ]
        let documents = Documents(
            files: files, streams: InMemoryStandardStreams(script: typed + [.silence]), takeSignal: { nil },
            environment: InMemoryEnvironment(), library: "/library", limit: limit)
        for (path, name) in [("/a", "/a"), ("-", "standard input")] {
            if limit < Self.bytes.count {
                #expect(throws: DocumentError.tooLarge(path: name, limit: limit)) { try all(try documents.open(path)) }
            } else {
                #expect(try all(try documents.open(path)) == Self.bytes)
            }
        }
        #expect(
            "\(DocumentError.tooLarge(path: "x", limit: 1 << 30))" == "x: more than 1 GiB, which no file of trips has")
        #expect(files.openFileCount == 0)
    }

    @Test("A file without a known size, or one that grows, is refused as soon as it exceeds the limit")
    func endlessFile() throws {
        let files = LiveFileSystem()
        let documents = Documents(
            files: files, streams: InMemoryStandardStreams(script: []), takeSignal: { nil },
            environment: InMemoryEnvironment(), library: "/library", limit: 100_000)
        #expect(throws: DocumentError.tooLarge(path: "/dev/zero", limit: 100_000)) {
            try all(try documents.open("/dev/zero"))
        }
    }

    @Test("The library's own files are never written, under any name and whether they exist or not")
    func ownFiles() throws {
        let files = try files()
        try files.makeDirectory("/library", mode: 0o700)
        try files.makeDirectory("/real", mode: 0o700)
        try files.putLink(to: "/library", at: "/short")
        try files.putLink(to: "/real/t.json", at: "/library/trips.json")
        try files.put([1], at: "/library/history.jsonl")
        try files.put([3], at: "/library/other.json")
        try files.link("/library/history.jsonl", to: "/hard")
        try files.putLink(to: "/library/history.jsonl", at: "/soft")
        let documents = documents(files)
        let own = [
            "/library/trips.json", "/library/trips.json.bak", "/library/history.jsonl", "/library/lock", "/hard",
            "/soft",
            "/short/trips.json.bak", "/library/./lock", "/real/../library/lock", "/real/t.json",
        ]
        for replacing in [true, false] {
            for path in own {
                #expect(throws: DocumentError.ownFile(path: path)) {
                    try documents.write([2], to: path, replacing: replacing)
                }
            }
        }
        try files.put([1], at: "/real/t.json")
        #expect(throws: DocumentError.ownFile(path: "/real/t.json")) {
            try documents.write([2], to: "/real/t.json", replacing: true)
        }
        #expect(files.bytes(at: "/library/history.jsonl") == [1])
        try documents.write([2], to: "/library/other.json", replacing: true)
        try documents.write([2], to: "/real/lock", replacing: false)
        #expect(files.bytes(at: "/library/other.json") == [2])
        #expect(files.bytes(at: "/real/lock") == [2])
    }

    @Test("What a killed export left is cleared by the next one of the same file when its process is gone")
    func leftOvers() throws {
        let files = try files()
        let environment = InMemoryEnvironment(processID: 1)
        environment.otherProcesses = [7]
        for name in [".out.json.5.tmp", ".out.json.7.tmp", ".out.json.x.tmp", ".in.json.5.tmp"] {
            try files.put([9], at: "/" + name)
        }
        let documents = Documents(
            files: files, streams: InMemoryStandardStreams(script: []), takeSignal: { nil },
            environment: environment, library: "/library")
        try documents.write([2], to: "/out.json", replacing: false)
        #expect(try files.list("/") == [".in.json.5.tmp", ".out.json.7.tmp", ".out.json.x.tmp", "a", "out.json"])
    }

    @Test("This process runs, and one that has ended does not")
    func processes() {
        let environment = LiveEnvironment()
        #expect(environment.isRunning(process: environment.processID))
        #expect(environment.isRunning(process: 1))
        #expect(!environment.isRunning(process: 0))
        #expect(!environment.isRunning(process: -1))
        #expect(!environment.isRunning(process: Int(Int32.max)))
        #expect(!environment.isRunning(process: Int.max))
    }

    @Test(
        "The ending of a path is what stands behind the last dot of the file's name",
        arguments: [
            ("a/b.tar.GZ", "b.tar", "GZ"), ("a.b/c", "c", ""), (".json", ".json", ""), ("x.", "x", ""),
            ("-", "-", ""), ("/", "/", ""), ("a/.b.csv", ".b", "csv"),
        ])
    func paths(path: String, stem: String, ending: String) {
        #expect(DocumentPath(path).stem == stem)
        #expect(DocumentPath(path).ending == ending)
    }

    @Test("Only a leading ~ of a typed path is the home directory")
    func homeDirectory() {
        let expected = ["~": "/h", "~/a": "/h/a", "~b/c": "~b/c", "a/~": "a/~"]
        for (typed, path) in expected { #expect(DocumentPath(typed: typed, homeDirectory: "/h").text == path) }
        #expect(DocumentPath(typed: "~/a", homeDirectory: nil).text == "~/a")
    }

    @Test("A format is the one that was named, else that of the ending, else the usual one")
    func formatRule() throws {
        let rule = FormatRule(usual: "text", withoutEnding: "plain", knownEndings: ["a"]) { $0 == "a" ? "A" : nil }
        #expect(try rule.format(of: nil) == "text" && rule.format(of: "-") == "text")
        #expect(try rule.format(of: "x.A") == "A" && rule.format(of: "x") == "plain")
        #expect(try rule.format(of: "x.b", named: "given") == "given")
        #expect(throws: UnknownEndingError(path: "x.b", known: ["a"])) { try rule.format(of: "x.b") }
        let strict = FormatRule(usual: 1, withoutEnding: nil, knownEndings: []) { _ in nil }
        #expect(throws: UnknownEndingError(path: "x", known: [])) { try strict.format(of: "x") }
    }
}
