import CommandLineInterface
import CommandSyntax
import Console
import Geodesy
import Testing

/// A command line, and what is to be understood by it.
struct ParsingCase: Sendable, CustomTestStringConvertible {
    let words: [String]
    let request: CommandLineRequest

    init(_ words: [String], _ request: CommandLineRequest) {
        self.words = words
        self.request = request
    }

    init(
        _ words: [String], _ command: String?, _ arguments: [String] = [], _ options: [String: [String]] = [:]
    ) {
        self.init(words, .run(Invocation(command: command, arguments: arguments, options: options)))
    }

    var testDescription: String { words.description }
}

@Suite struct ParsingTests {
    @Test func valuesOfTheOptionsOfEveryCommandAreTyped() throws {
        let words = ["--library", "d", "list", "--units=mi", "--engine", "off", "--color", "never", "--json"]
        guard case .run(let invocation) = try ArgumentParser(.roadtrip).parse(words) else {
            Issue.record("not a command")
            return
        }
        #expect(
            GlobalOptions(invocation)
                == GlobalOptions(library: "d", units: .miles, engine: "off", color: .never, json: true))
        #expect(GlobalOptions(Invocation(command: nil)) == GlobalOptions())
    }

    private static let cases: [ParsingCase] = [
        .init([], nil),
        .init(["--library", "d", "--units=mi"], nil, [], ["library": ["d"], "units": ["mi"]]),
        .init(["list"], "list"),
        .init(["--json", "list"], "list", [], ["json": [""]]),
        .init(["list", "--json", "--color", "never"], "list", [], ["json": [""], "color": ["never"]]),
        .init(["--names", "list"], "list", [], ["names": [""]]),
        .init(["new"], "new"),
        .init(["new", ""], "new", [""]),
        .init(["new", "Coast", "1,2", "-3,4"], "new", ["Coast", "1,2", "-3,4"]),
        .init(
            ["--at", "2", "add", "--name=", "T", "-33.9,151.2"], "add", ["T", "-33.9,151.2"],
            ["at": ["2"], "name": [""]]),
        .init(["add", "T", "-", "--at", "-1"], "add", ["T", "-"], ["at": ["-1"]]),
        .init(["edit", "T", "1", "--place", "-33.9,151.2"], "edit", ["T", "1"], ["place": ["-33.9,151.2"]]),
        .init(["edit", "T", "1", "--note", ""], "edit", ["T", "1"], ["note": [""]]),
        .init(["edit", "T", "1", "--name=--force"], "edit", ["T", "1"], ["name": ["--force"]]),
        .init(["edit", "T", "1", "--name=a=b"], "edit", ["T", "1"], ["name": ["a=b"]]),
        .init(["edit", "T", "1", "--name==\u{301}"], "edit", ["T", "1"], ["name": ["=\u{301}"]]),
        .init(["move", "T", "-1", "99999999999999999999"], "move", ["T", "-1", "99999999999999999999"]),
        .init(["delete", "--", "--json", "-h"], "delete", ["--json", "-h"]),
        .init(["--", "delete", "--", "x"], "delete", ["--", "x"]),
        .init(["loop", "T", "off"], "loop", ["T", "off"]),
        .init(["export", "-o", "-", "-f", "json"], "export", [], ["output": ["-"], "format": ["json"]]),
        .init(["export", "-ofile", "-fjson"], "export", [], ["output": ["file"], "format": ["json"]]),
        .init(["export", "-o=file", "--force", "T"], "export", ["T"], ["output": ["file"], "force": [""]]),
        .init(["report", "--format", "csv"], "report", [], ["format": ["csv"]]),
        .init(["import", "a", "--dry-run", "b"], "import", ["a", "b"], ["dry-run": [""]]),
        .init(["completions", "fish"], "completions", ["fish"]),
        .init(["-h"], .help(.overview)),
        .init(["help"], "help"),
        .init(["help", "add"], "help", ["add"]),
        .init(["help", "places"], "help", ["places"]),
        .init(["help", "--help"], .help(.command("help"))),
        .init(["--help", "show"], .help(.command("show"))),
        // Help is shown to those who need it: mistakes elsewhere on the line do not matter.
        .init(["show", "--frce", "a", "b", "--help"], .help(.command("show"))),
        .init(["--version"], .version(json: false)),
        .init(["--json", "--version"], .version(json: true)),
        .init(["open", "--version", "--json"], .version(json: true)),
        .init(["list", "--version", "-h"], .help(.command("list"))),
    ]

    @Test("Command lines are understood", arguments: cases) func commandLines(
        _ expected: ParsingCase
    ) throws {
        #expect(try ArgumentParser(.roadtrip).parse(expected.words) == expected.request)
    }

    @Test("Options of an invocation are looked up by name") func optionsByName() throws {
        let request = try ArgumentParser(.roadtrip).parse(["import", "a", "--dry-run", "--into", "T"])
        guard case .run(let invocation) = request else {
            Issue.record("not a command: \(request)")
            return
        }
        let format = OptionDefinition("format", takes: "F", summary: "")
        #expect(invocation.flag(OptionDefinition(flag: "dry-run", summary: "")))
        #expect(!invocation.flag(OptionDefinition(flag: "replace", summary: "")))
        #expect(invocation.value(OptionDefinition("into", takes: "T", summary: "")) == "T")
        #expect(invocation.value(format) == nil)
        #expect(invocation.values(format).isEmpty)
    }

    @Test("A repeatable option keeps all its values in order") func repeatedOption() throws {
        let request = try ArgumentParser(.roadtrip).parse(["optimize", "--lock", "b", "T", "--lock=a", "--lock", "c"])
        #expect(request == .run(Invocation(command: "optimize", arguments: ["T"], options: ["lock": ["b", "a", "c"]])))
    }

    @Test(
        "Units of the environment are read",
        arguments: [
            (nil, nil), ("", nil), ("km", DistanceUnit.kilometers), ("mi", .miles), ("nmi", .nauticalMiles),
        ] as [(String?, DistanceUnit?)])
    func units(value: String?, units: DistanceUnit?) throws {
        #expect(try DistanceUnit.fromEnvironment(value) == units)
    }

    @Test("Wrong units of the environment are a usage error that names them")
    func wrongUnits() {
        #expect(throws: UsageError("the environment variable ROADTRIP_UNITS takes km, mi or nmi, not ‘KM’")) {
            try DistanceUnit.fromEnvironment("KM")
        }
    }
}
