import CommandLineInterface
import CommandSyntax
import Testing

/// A command line that is wrong, and all that is said about it.
struct UsageErrorCase: Sendable, CustomTestStringConvertible {
    let words: [String]
    let lines: [String]

    init(_ words: [String], _ lines: String...) {
        self.words = words
        self.lines = lines
    }

    var testDescription: String { words.description }
}

@Suite struct UsageErrorTests {
    private static let showForm = "Hint: Write ‘roadtrip show TRIP’; ‘roadtrip help show’ explains it."

    private static let commands: [UsageErrorCase] = [
        .init(["exp"], "roadtrip: error: unknown command ‘exp’", "Hint: Did you mean ‘export’?"),
        .init(["lsit"], "roadtrip: error: unknown command ‘lsit’", "Hint: Did you mean ‘list’?"),
        .init(["RE"], "roadtrip: error: unknown command ‘RE’", "Hint: Did you mean ‘rename’, ‘remove’ or ‘reverse’?"),
        .init(["rm", "3"], "roadtrip: error: unknown command ‘rm’", "Hint: Did you mean ‘delete’ or ‘remove’?"),
        .init(
            ["trips.json"], "roadtrip: error: unknown command ‘trips.json’", "Hint: ‘roadtrip help’ lists the commands."
        ),
        .init([""], "roadtrip: error: unknown command ‘’", "Hint: ‘roadtrip help’ lists the commands."),
        .init(
            ["\u{1B}[2J\u{202E}"], "roadtrip: error: unknown command ‘\\u{1B}[2J\\u{202E}’",
            "Hint: ‘roadtrip help’ lists the commands."),
        .init(["shw", "--help"], "roadtrip: error: unknown command ‘shw’", "Hint: Did you mean ‘show’?"),
        .init(["help", "plces"], "roadtrip: error: there is no help on ‘plces’", "Hint: Did you mean ‘places’?"),
    ]

    private static let options: [UsageErrorCase] = [
        .init(["export", "--frce"], "roadtrip: error: unknown option ‘--frce’", "Hint: Did you mean ‘--force’?"),
        .init(
            ["export", "--for"], "roadtrip: error: unknown option ‘--for’",
            "Hint: Did you mean ‘--format’ or ‘--force’?"),
        .init(["export", "-force"], "roadtrip: error: unknown option ‘-force’", "Hint: Did you mean ‘--force’?"),
        .init(
            ["list", "-x"], "roadtrip: error: unknown option ‘-x’", "Hint: ‘roadtrip help list’ lists the options.",
            "Hint: Put ‘--’ before an argument that begins with a dash."),
        .init(
            ["list", "--force"], "roadtrip: error: ‘list’ has no option ‘--force’",
            "Hint: ‘--force’ is an option of ‘export’, ‘report’ and ‘map’."),
        .init(
            ["--dry-run"], "roadtrip: error: the menus have no option ‘--dry-run’",
            "Hint: ‘--dry-run’ is an option of ‘import’."),
        .init(
            ["open", "1", "--json"], "roadtrip: error: ‘open’ has no option ‘--json’",
            "Hint: ‘roadtrip help open’ lists the options."),
        .init(["list", "--json=yes"], "roadtrip: error: ‘--json’ takes no value, but was given ‘yes’"),
        .init(["list", "--help="], "roadtrip: error: ‘--help’ takes no value, but was given ‘’"),
        .init(
            ["list", "--units"], "roadtrip: error: ‘--units’ needs a value: km|mi|nmi", "Hint: It takes km, mi or nmi."),
        .init(["export", "-o"], "roadtrip: error: ‘-o’ needs a value: FILE"),
        .init(["export", "-o", "--", "T"], "roadtrip: error: ‘-o’ needs a value: FILE"),
        .init(
            ["edit", "T", "1", "--name", "-x"], "roadtrip: error: ‘--name’ needs a value: NAME",
            "Hint: If ‘-x’ is the value, write ‘--name=-x’."),
        .init(["list", "--json", "--json"], "roadtrip: error: ‘--json’ was given more than once"),
        .init(["export", "-o", "a", "--output=b"], "roadtrip: error: ‘--output’ was given more than once"),
        .init(["list", "--units", "miles"], "roadtrip: error: ‘--units’ takes km, mi or nmi, not ‘miles’"),
        .init(
            ["report", "-f", "jsn"], "roadtrip: error: ‘--format’ takes text, markdown, json, csv or html, not ‘jsn’",
            "Hint: Did you mean ‘json’?"),
        .init(
            ["export", "--format", "google"],
            "roadtrip: error: ‘--format’ takes "
                + "csv, geojson, gpx, gpx-track, ics, json, kml, kmz, links, list, qr or tsv, not ‘google’"),
        .init(["--library="], "roadtrip: error: ‘--library’ cannot be empty"),
        .init(["report", "--json", "-f", "csv"], "roadtrip: error: ‘--json’ and ‘--format’ cannot be given together"),
        .init(
            ["import", "a", "--into", "T", "--replace"],
            "roadtrip: error: ‘--replace’ and ‘--into’ cannot be given together"),
        .init(
            ["edit", "T", "1"],
            "roadtrip: error: ‘edit’ needs at least one of ‘--name’, "
                + "‘--place’, ‘--note’, ‘--kind’, ‘--stay’, ‘--nights’, ‘--arrive’, ‘--leave’, ‘--cost’ or ‘--way’",
            "Hint: Write ‘roadtrip edit TRIP STOP OPTION…’; ‘roadtrip help edit’ explains it."),
    ]

    private static let arguments: [UsageErrorCase] = [
        .init(["show"], "roadtrip: error: ‘show’ needs TRIP", showForm),
        .init(
            ["move", "T", "1"], "roadtrip: error: ‘move’ needs TO",
            "Hint: Write ‘roadtrip move TRIP STOP TO’; ‘roadtrip help move’ explains it."),
        .init(
            ["remove", "T"], "roadtrip: error: ‘remove’ needs STOP",
            "Hint: Write ‘roadtrip remove TRIP STOP…’; ‘roadtrip help remove’ explains it."),
        .init(
            ["show", "Route", "66"], "roadtrip: error: unexpected argument ‘66’",
            "Hint: Put a name of several words in quotes: 'Route 66'.", showForm),
        .init(
            ["show", "Bob's", "\"trip\"\u{1B}"], "roadtrip: error: unexpected argument ‘\"trip\"\\u{1B}’",
            "Hint: Put a name of several words in quotes: $'Bob\\'s \"trip\"\\x1b'.", showForm),
        .init(
            ["show", String(repeating: "a", count: 79), "b"], "roadtrip: error: unexpected argument ‘b’",
            "Hint: Put a name of several words in quotes.", showForm),
        .init(
            ["rename", "A", "Main", "Street"], "roadtrip: error: unexpected argument ‘Street’",
            "Hint: Put a name of several words in quotes.",
            "Hint: Write ‘roadtrip rename TRIP NAME’; ‘roadtrip help rename’ explains it."),
        .init(
            ["history", "x"], "roadtrip: error: unexpected argument ‘x’",
            "Hint: Write ‘roadtrip history’; ‘roadtrip help history’ explains it."),
        .init(["loop", "T", "yes"], "roadtrip: error: STATE takes on or off, not ‘yes’"),
        .init(["completions", "tcsh"], "roadtrip: error: SHELL takes bash, zsh or fish, not ‘tcsh’"),
    ]

    @Test("Mistakes are named", arguments: commands + options + arguments) func mistakes(
        _ expected: UsageErrorCase
    ) {
        do {
            let request = try ArgumentParser(.roadtrip).parse(expected.words)
            Issue.record("accepted as \(request)")
        } catch {
            #expect(error.lines == expected.lines)
        }
    }

    @Test("A huge argument is cut in the message") func hugeArgument() {
        do {
            let request = try ArgumentParser(.roadtrip).parse([String(repeating: "x", count: 1_000_000)])
            Issue.record("accepted as \(request)")
        } catch {
            #expect(error.message == "unknown command ‘\(String(repeating: "x", count: 79))…’")
        }
    }

    @Test("Exit statuses are those that scripts rely on") func exitStatuses() {
        #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 73, 74, 75, 129, 130, 143])
    }
}
