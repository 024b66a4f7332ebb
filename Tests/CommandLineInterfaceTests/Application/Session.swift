import CommandLineInterface
import Entities
import Platform
import TestSupport

/// A machine of memory on which the program runs, once and again, on the same files.
final class Session {
    let files = InMemoryFileSystem()
    let environment = InMemoryEnvironment(variables: ["HOME": "/home/me", "LANG": "de_DE.UTF-8"], hostName: "desk")
    let clock = InMemoryClock(now: 1_777_656_609_000)
    private let identifiers = SeededIdentifiers(seed: 5)

    static let directory = "/home/me/.local/share/roadtrip"
    static let library = directory + "/trips.json"

    /// What one run of the program left.
    struct Run: Equatable {
        let status: Int32
        let output: String
        let errors: String
    }

    /// A home without a library; the program starts with the sample trips.
    init() throws {
        try files.makeDirectory("/home", mode: 0o755)
        try files.makeDirectory("/home/me", mode: 0o755)
        files.faults = .none
    }

    /// A home whose library holds these bytes.
    convenience init(library: String) throws {
        try self.init()
        try makeLibraryDirectory()
        try put(library, at: Session.library)
    }

    /// A home whose library holds these trips.
    convenience init(_ trips: [Trip]) throws {
        try self.init(
            library: String(decoding: LibraryEncoder.encode(Library(trips: trips)), as: UTF8.self))
    }

    func makeLibraryDirectory() throws {
        for path in ["/home/me/.local", "/home/me/.local/share", Session.directory] {
            try files.makeDirectory(path, mode: 0o700)
        }
        files.faults = .none
    }

    func put(_ text: String, at path: String) throws {
        try files.put(Array(text.utf8), at: path)
    }

    func text(at path: String) -> String? {
        files.bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Runs the program with nothing on standard input.
    @discardableResult
    func run(_ words: String...) -> Run {
        run(words, InMemoryStandardStreams())
    }

    /// Runs the program with `input` on standard input.
    func run(_ words: [String?], typing input: String) -> Run {
        run(words, InMemoryStandardStreams(typing: input))
    }

    /// Runs the program on these streams. Forgets the calls of files made before.
    func run(_ words: [String?], _ streams: InMemoryStandardStreams) -> Run {
        let faults = files.faults
        files.faults = faults
        let status = Application(
            Surroundings(
                files: files, streams: streams, environment: environment, clock: clock, identifiers: identifiers)
        ).run(words)
        return Run(status: status.rawValue, output: streams.outputText, errors: streams.errorText)
    }
}

/// What a run of the program on an empty machine prints, without the last line break: a page of help.
func helpPage(_ words: String...) throws -> String {
    let run = try Session().run(words, InMemoryStandardStreams())
    return run.status == 0 ? String(run.output.dropLast()) : run.errors
}
