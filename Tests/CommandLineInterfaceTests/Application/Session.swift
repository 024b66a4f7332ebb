import CommandLineInterface
import CommandSyntax
import Console
import Entities
import MapData
import Places
import Platform
import TestSupport
import Testing

/// A machine of memory on which the program runs, once and again, on the same files.
final class Session {
    let files = InMemoryFileSystem()
    /// Distances are straight lines unless a test says otherwise.
    let environment = InMemoryEnvironment(
        variables: ["HOME": "/home/me", "LANG": "de_DE.UTF-8", "ROADTRIP_ENGINE": "off"], hostName: "desk")
    let desktop = InMemoryDesktop()
    let clock = InMemoryClock(now: 1_777_656_609_000)
    /// Where distances and places come from.
    var mapData: any MapDataProvider = StraightLineProvider(EmbeddedFiles.places)
    /// Does what can be done at the same time.
    var work: any ParallelWork = OneThread()
    /// How much virtual time the last run has waited.
    private(set) var waited = Duration.zero
    /// How much virtual time the last run with late answers has waited.
    private(set) var waitedForLateAnswers = Duration.zero
    /// How much virtual time has passed in the run that is under way.
    var elapsed: Duration { loop?.now ?? .zero }
    /// Called in each turn of the event loop.
    var beforeTurn: () -> Void = {}
    private weak var loop: VirtualEventLoop?
    private let identifiers = SeededIdentifiers(seed: 5)
    /// What answers the questions to a road engine; a question is a failure of the test while nothing does.
    var reply: (HTTPRequest) -> ScriptedHTTPTransport.Reply = { request in
        Issue.record("\(request.path) was asked without a road engine")
        return .silence
    }

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
    ///
    /// Every run is done twice: first on a copy of the machine whose map data answers 30 to 40 ms later and not in
    /// order. What that prints must be the same. A script with signals is run once, since a signal may come during a
    /// wait.
    func run(_ words: [String?], _ streams: InMemoryStandardStreams) -> Run {
        let faults = files.faults
        files.faults = faults
        var late: Run?
        if !streams.hasSignals {
            let (files, streams) = (files.copy(), streams.copy())
            late = run(words, files, streams, identifiers.copy()) { provider, loop in
                LateMapData(provider, scheduler: EventLoopScheduler(loop))
            }
            waitedForLateAnswers = waited
        }
        let run = run(words, files, streams, identifiers) { provider, _ in provider }
        if let late, late != run {
            Issue.record("with late answers \(words) gave \(late), with answers at once \(run)")
        }
        return run
    }

    /// Runs the program with this map data.
    func run(_ words: [String], with mapData: any MapDataProvider) -> Run {
        run(words, files, InMemoryStandardStreams(), identifiers) { _, _ in mapData }
    }

    /// Runs the program with map data that never answers.
    func runWithoutAnswers(_ words: [String], _ streams: InMemoryStandardStreams) -> Run {
        run(words, files, streams, identifiers) { _, _ in SilentMapData() }
    }

    private func run(
        _ words: [String?], _ files: InMemoryFileSystem, _ streams: InMemoryStandardStreams,
        _ identifiers: SeededIdentifiers,
        mapData: (_ provider: any MapDataProvider, _ loop: any EventLoop) -> any MapDataProvider
    ) -> Run {
        let loop = VirtualEventLoop(streams)
        self.loop = loop
        loop.beforeTurn = beforeTurn
        defer { waited = loop.now }
        let status = Application(
            World(
                files: files, streams: streams, loop: loop, environment: environment, clock: clock,
                identifiers: identifiers, desktop: desktop,
                mapData: mapData(self.mapData, loop),
                makeTransport: { ScriptedHTTPTransport(loop: loop, self.reply) }, work: work)
        ).run(words)
        return Run(status: status.rawValue, output: streams.outputText, errors: streams.errorText)
    }
}

/// What a run of the program on an empty machine prints, without the last line break: a page of help.
func helpPage(_ words: String...) throws -> String {
    let run = try Session().run(words, InMemoryStandardStreams())
    return run.status == 0 ? String(run.output.dropLast()) : run.errors
}

/// The end of the options in the help of every command.
let optionsOfEveryCommand = """
    Options of every command:
          --library DIR      the directory that holds the library of trips
          --units km|mi|nmi  show distances in kilometres, miles or nautical miles
          --engine URL       a road engine to ask for roads, ‘inside’ (unless given)
                             or ‘off’
          --color auto|always|never
                             use colour when the output is a terminal (auto),
                             always, or never
          --json             print JSON for other programs to read
      -h, --help             show help
          --version          show the version
    """
