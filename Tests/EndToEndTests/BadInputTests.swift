import Foundation
import Testing

/// A file to import and what is said of it.
struct BadFile: Sendable {
    let name: String
    let text: String
    let message: String

    init(_ name: String, _ text: String, _ message: String) {
        self.name = name
        self.text = text
        self.message = message
    }

    static let all = [
        BadFile("truncated", #"{"name": "A", "waypoints": [{"name": "B""#, "1:41: "),
        BadFile("wrong type", "{\"name\": \"A\",\n \"waypoints\": 7}", "2:15: "),
        BadFile("duplicate key", #"{"name": "A", "name": "B", "waypoints": []}"#, "1:15: "),
        BadFile("trailing comma", #"{"name": "A", "waypoints": [],}"#, "1:31: "),
        BadFile(
            "no coordinate", #"{"name": "A", "waypoints": [{"name": "B", "location": {"latitude": 1}}]}"#, "longitude"),
        BadFile("NaN", stop("NaN", "0"), ":1:"),
        BadFile("too large", stop("1e400", "0"), ":1:"),
        BadFile("latitude 91", stop("91", "0"), "latitude 91 is not from -90 to 90"),
        BadFile("longitude 181", stop("0", "181"), "longitude 181 is not from -180 to 180"),
        BadFile("empty", "", "1:1: the file is empty"),
        BadFile("text", "Dear diary,", "1:1: expected a value"),
        BadFile("version 2", #"{"version": 2, "trips": []}"#, "1:13: version 2 is newer"),
        BadFile("deep", String(repeating: "[", count: 100_000), "1:2: "),
    ]

    static func stop(_ latitude: String, _ longitude: String) -> String {
        #"{"name": "A", "waypoints": [{"name": "B", "location": {"latitude": \#(latitude), "longitude": \#(longitude)}}]}"#
    }
}

/// Input that is wrong: a clear message, the right exit status, nothing lost.
@Suite struct BadInputTests {
    @Test("What was skipped of a file is told on standard error and in the document, what was taken on standard output")
    func skippedRows() throws {
        let program = try Program()
        let file = try program.write("rows.csv", "Name,Latitude,Longitude\nA,46,7\nB,99,7\nC,47,8\n")
        let run = try program.run("import", file)
        #expect(run.status == 0)
        #expect(run.output == "\(file): took 1 trip with 2 stops (csv)\n")
        #expect(
            run.errors == "roadtrip: \(file):3: skipped: latitude 99 is outside -90 to 90\n"
                + "roadtrip: the trip is called “rows”; ‘roadtrip show rows’ shows it\n")
        let document = try program.run("import", "--json", "--dry-run", file)
        #expect(document.output.contains(#""reason": "latitude 99 is outside -90 to 90""#))
        #expect(document.errors == "")
    }

    @Test("A bad file is refused with line and column", arguments: BadFile.all)
    func badFile(file: BadFile) throws {
        let program = try Program()
        let path = try program.write("bad.json", file.text)
        let run = try program.run("import", path)
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix("roadtrip: error: \(path):"))
        #expect(run.errors.contains(file.message), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: program.libraryFile))
    }

    @Test("A damaged library is never written over", arguments: BadFile.all.filter { $0.name != "text" })
    func damagedLibrary(file: BadFile) throws {
        let program = try Program()
        try program.run("new", "First")
        try program.run("new", "Second")
        let library =
            file.name == "version 2" || file.text.isEmpty ? file.text : "{\"version\": 1, \"trips\": [\(file.text)]}"
        try Data(library.utf8).write(to: URL(fileURLWithPath: program.libraryFile))
        for command in [["list"], ["new", "Third"], ["undo"], ["add", "1", "1,1"]] {
            let run = try program.run(command)
            #expect(run.status == 65)
            #expect(run.errors.hasPrefix("roadtrip: error: \(program.libraryFile):"), "\(run.errors)")
        }
        #expect(try program.read(program.libraryFile) == library)
        #expect(try program.run("list").errors.contains(program.libraryFile + ".bak") == (file.name != "version 2"))
        #expect(try program.run("--help").status == 0)
        #expect(try program.read(program.libraryFile + ".bak").contains("First"))
    }

    @Test("Encodings are told") func encodings() throws {
        let program = try Program()
        let text = BadFile.stop("1", "2").replacingOccurrences(of: "stop", with: "Ä")
        let utf16 = program.home.path + "/utf16.json"
        try #require(text.data(using: .utf16LittleEndian)).write(to: URL(fileURLWithPath: utf16))
        try #expect(program.run("import", utf16).status == 65)
        let marked = program.home.path + "/marked.json"
        try (Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)).write(to: URL(fileURLWithPath: marked))
        try #expect(program.run("import", marked).status == 0)
        let bad = program.home.path + "/bad.json"
        try (Data(#"{"name": "A"#.utf8) + Data([0xFF]) + Data(#"", "waypoints": []}"#.utf8))
            .write(to: URL(fileURLWithPath: bad))
        let run = try program.run("import", bad)
        #expect(run.status == 65)
        #expect(run.errors.contains("1:12: "))
    }

    @Test("One refused file does not keep the others out") func refusedAmongOthers() throws {
        let program = try Program()
        let good = try program.write("good.json", BadFile.stop("1", "2"))
        let bad = try program.write("bad.json", "{")
        let run = try program.run("import", good, bad)
        #expect(run.status == 65)
        #expect(run.output.hasSuffix("good.json: took 1 trip with 1 stop (json)\n"))
        #expect(run.errors.contains("bad.json:1:2: "))
        #expect(try program.run("list", "--names").output == "Grand Circle\nFjords of Norway\nA\n")
        #expect(try program.run("import", "/no/such/file").status == 66)
        #expect(try program.run("import", "/").status == 74)
    }

    @Test(
        "Names and numbers are held against their limits",
        arguments: [
            (["add", "1", "91,0"], 65), (["add", "1", "0,181"], 65), (["add", "1", "nan,0"], 65),
            (["add", "1", "1e400,0"], 1),
            (["new", ""], 1), (["new", "  "], 1), (["rename", "1", ""], 1), (["rename", "1", " \t "], 1),
            (["rename", "1", String(repeating: "x", count: 300)], 1),
            (["rename", "1", "e" + String(repeating: "\u{301}", count: 2_500)], 1),
            (["rename", "1", "\u{1B}[2J\u{07}\u{202E}"], 0),
            (["remove", "1", "0"], 1), (["remove", "1", "-1"], 1), (["remove", "1", "13"], 1),
            (["remove", "1", "99999999999999999999"], 1), (["remove", "1", "abc"], 1),
            (["move", "1", "1", "0"], 1), (["move", "1", "1", "13"], 1), (["move", "1", "1", "-1"], 1),
            (["move", "1", "1", "99999999999999999999"], 1), (["move", "1", "1", "abc"], 1),
            (["add", "1", "1,1", "--at", "0"], 1), (["add", "1", "1,1", "--at", "14"], 1),
            (["add", "1", "1,1", "--at", "abc"], 64), (["undo", "0"], 64), (["undo", "-1"], 64), (["undo", "x"], 64),
            (["show", "99999999999999999999"], 1), (["show", "G"], 0), (["show", ""], 1),
            (["export", "--format", "nonsense"], 64), (["--frobnicate"], 64), (["add"], 64), (["edit", "1", "1"], 64),
        ] as [([String], Int32)])
    func limits(arguments: [String], status: Int32) throws {
        let program = try Program()
        let run = try program.run(arguments)
        #expect(run.status == status, "\(run.errors)")
        if status != 0 {
            #expect(run.errors.hasPrefix("roadtrip: error: "))
            #expect(run.output == "")
            #expect(!FileManager.default.fileExists(atPath: program.libraryFile))
        }
        #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
    }

    @Test("A library that cannot be is told") func impossibleLibrary() throws {
        let program = try Program()
        let file = try program.write("file", "")
        let isFile = try program.run("new", "--library", file)
        #expect(isFile.status == 74)
        #expect(isFile.errors.contains(file))
        let newer = try program.write("newer/trips.json", #"{"version": 2, "trips": []}"#)
        let refused = try program.run("new", "--library", program.home.path + "/newer")
        #expect(refused.status == 65)
        #expect(refused.errors.hasPrefix("roadtrip: error: \(newer):1:13: version 2 is newer"))
    }
}
