import Foundation
import Testing

/// What version 1.0 wrote and printed, in Fixtures/: today's program reads it and does the same with it.
///
/// `Fixtures/record.py` made it. Sessions whose wording was changed on purpose are recorded anew with it; libraries and
/// histories stay as version 1.0 wrote them.
@Suite("Version 1.0")
struct VersionOneTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Fixtures"

    private static func names(_ folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/" + folder)
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    private func data(_ path: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: Self.fixtures + "/" + path))
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try data(path), as: UTF8.self)
    }

    /// A program whose library holds these files of a fixture.
    private func program(_ folder: String, _ files: [String]) throws -> Program {
        let program = try Program()
        try FileManager.default.createDirectory(atPath: program.library, withIntermediateDirectories: true)
        for file in files {
            try data(folder + "/" + file).write(to: URL(fileURLWithPath: program.library + "/" + file))
        }
        return program
    }

    @Test("there are fixtures of every kind")
    func fixturesAreThere() {
        #expect(Self.names("Libraries").count == 6)
        #expect(Self.names("Histories").count == 4)
        #expect(Self.names("Transcripts").count == 11)
    }

    @Test("its libraries are listed, shown and exported as it did", arguments: names("Libraries"))
    func libraries(name: String) throws {
        let folder = "Libraries/" + name
        let program = try program(folder, ["trips.json"])
        let before = try data(folder + "/trips.json")
        // Ids that a file lacks are made up; which ones is nobody's business.
        let ignored: Set<String> = String(decoding: before, as: UTF8.self).contains("\"id\"") ? [] : ["id"]
        func expectKept(_ output: String, _ expected: Any) throws {
            let found = try JSONSerialization.jsonObject(with: Data(output.utf8))
            #expect(Difference.first(of: expected, in: found, ignoring: ignored) == nil)
        }
        try expectKept(
            program.run("list", "--json").output, JSONSerialization.jsonObject(with: data(folder + "/list.json")))
        let shown = try #require(JSONSerialization.jsonObject(with: data(folder + "/show.json")) as? [Any])
        for (index, trip) in shown.enumerated() {
            try expectKept(program.run("show", "\(index + 1)", "--json").output, trip)
        }
        let exported = try program.run("export", "--format", "json")
        if ignored.isEmpty {
            #expect(exported.output == (try text(folder + "/export.json")))
        } else {
            try expectKept(exported.output, JSONSerialization.jsonObject(with: data(folder + "/export.json")))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: program.libraryFile)) == before)
    }

    @Test("an edit of its libraries, taken back, leaves every byte", arguments: names("Libraries"))
    func edits(name: String) throws {
        let folder = "Libraries/" + name
        let program = try program(folder, ["trips.json"])
        #expect(try program.run("new", "From today", "Bern=46.948,7.4474").status == 0)
        #expect(try program.run("undo").status == 0)
        // What was written by hand is written anew, with ids, by the first change.
        if name != "written-by-hand" {
            #expect(try program.read(program.libraryFile) == text(folder + "/trips.json"))
        }
    }

    @Test("its histories are told, taken back to the start and done again", arguments: names("Histories"))
    func histories(name: String) throws {
        let folder = "Histories/" + name
        let program = try program(folder, ["trips.json", "trips.json.bak", "history.jsonl"])
        let told = try #require(JSONSerialization.jsonObject(with: data(folder + "/history.json")) as? [[String: Any]])
        let history = try JSONSerialization.jsonObject(with: Data(program.run("history", "--json").output.utf8))
        #expect(Difference.first(of: told, in: history) == nil)
        let states = try text(folder + "/states.txt").split(separator: "\n").map(State.init)
        #expect(states.count > (name == "shared" ? 20 : 70))
        // In the third library the last changes are taken back already.
        let undone = told.prefix { $0["undone"] as? Bool == true }.count
        #expect(undone == (name == "3" ? 3 : 0))
        func expectState(_ index: Int) throws {
            let file = try Data(contentsOf: URL(fileURLWithPath: program.libraryFile))
            #expect(State.fingerprint(file) == states[index].fingerprint, "\(index) changes before the newest")
        }
        func go(_ command: String, _ count: Int) throws -> [String] {
            let run = try program.run(command, "\(count)", "--json")
            #expect(run.status == 0, "\(run.errors)")
            let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            return answer?["changes"] as? [String] ?? []
        }
        // One by one for the newest, then in steps, so that a run of the program is not needed for each.
        var index = undone
        try expectState(index)
        while index < states.count - 1 {
            let count = index < 5 ? 1 : min(12, states.count - 1 - index)
            #expect(try go("undo", count) == states[index..<(index + count)].map(\.sentence))
            index += count
            try expectState(index)
        }
        #expect(try program.run("undo").status == 1)
        while index > 0 {
            let count = index > states.count - 5 ? 1 : min(12, index)
            #expect(try go("redo", count) == states[(index - count)..<index].reversed().map(\.sentence))
            index -= count
            try expectState(index)
        }
        #expect(try program.run("redo").status == 1)
    }

    @Test("plans are written in the form that version 1.0 has read, kept and taken back")
    func plans() throws {
        // In this history version 1.0 took back plans of a newer program, and did them again.
        let known = try forms(text("Histories/shared/history.jsonl"))
        #expect(known.contains(".inverse.labelled[].several[].replaceTrip.waypoints[].nights"))
        let program = try Program()
        #expect(try program.run("new", "South", "Oslo=59.9127,10.7461", "Arezzo=43.4628,11.8807").status == 0)
        let words =
            "days 1 --towns --apply --start 2027-06-12 --drive 8h --leave 8:00 --speed 90 --detour 1.3 --fuel 7l"
        _ = try program.run(
            words.split(separator: " ").map(String.init) + ["--price", "2", "--currency", "EUR"])
        _ = try program.run(
            "edit", "1", "2", "--nights", "2", "--kind", "see", "--stay", "1h", "--arrive", "2027-06-14 18:00",
            "--cost", "9.5")
        #expect(try program.run("undo", "2").status == 0)
        #expect(try program.run("redo", "2").status == 0)
        let written = try forms(program.read(program.library + "/history.jsonl"))
        #expect(written.contains(".inverse.replaceStop[].cost"))
        #expect(written.subtracting(known) == [])
    }

    @Test("what is decided today stands in fields of trips and stops, which version 1.0 keeps as they are")
    func laterPlans() throws {
        let decided: Set<String> = ["plan", "kind", "nights", "stayMinutes", "arrive", "leave", "cost", "way"]
        /// The paths without what is in a decision: version 1.0 looks at no field that it does not know.
        func outside(_ history: String) throws -> Set<String> {
            Set(
                try forms(history).map { path in
                    let names = path.split(separator: ".", omittingEmptySubsequences: false)
                    let end = names.firstIndex { decided.contains(String($0).replacing("[]", with: "")) }
                    return names[..<(end ?? names.endIndex)].joined(separator: ".")
                })
        }
        // In these the library and the history of version 1.0 have fields of others, whole objects among them.
        let kept = try text("Libraries/foreign-fields/export.json")
        for field in ["\"plan\"", "\"tags\"", "1.850", "\"stayMinutes\""] { #expect(kept.contains(field)) }
        let known = try outside(text("Histories/shared/history.jsonl"))
        let program = try Program()
        let places = ["Oslo=59.9127,10.7461", "Kiel=54.32,10.13", "Arezzo=43.4628,11.8807"]
        #expect(try program.run(["new", "South"] + places).status == 0)
        let before = try program.read(program.libraryFile)
        let edits = [
            [
                "days", "1", "--start", "2027-06-12", "--days", "16", "--fuel", "18kWh", "--price", "0.45/kWh",
                "--apply",
            ],
            ["edit", "1", "2", "--way", "ferry 14:00 2h30 85", "--leave", "14:00", "--nights", "0"],
            ["edit", "1", "3", "--arrive", "18:00", "--kind", "sleep", "--nights", "2", "--stay", "1h30"],
            ["days", "1", "--free", "--days", "9", "--apply"],
        ]
        var states = [before]
        for words in edits {
            #expect(try program.run(words).status == 0)
            states.append(try program.read(program.libraryFile))
        }
        // Each is one step, taken back and done again to the byte.
        for state in states.dropLast().reversed() {
            #expect(try program.run("undo").status == 0)
            #expect(try program.read(program.libraryFile) == state)
        }
        for state in states.dropFirst() {
            #expect(try program.run("redo").status == 0)
            #expect(try program.read(program.libraryFile) == state)
        }
        let history = try program.read(program.library + "/history.jsonl")
        for name in ["way", "leave", "kWhPer100km", "days", "18:00"] {
            #expect(history.contains("\"\(name)\""), "\(name)")
        }
        #expect(try outside(history).subtracting(known) == [])
    }

    /// The paths of all members in the steps of a history.
    private func forms(_ history: String) throws -> Set<String> {
        func paths(_ value: Any) -> Set<String> {
            if let object = value as? [String: Any] {
                return object.reduce(into: []) { found, member in
                    found.insert("." + member.key)
                    found.formUnion(paths(member.value).map { ".\(member.key)" + $0 })
                }
            }
            return (value as? [Any] ?? []).reduce(into: []) { found, element in
                found.formUnion(paths(element).map { "[]" + $0 })
            }
        }
        return try history.split(separator: "\n").reduce(into: []) { found, line in
            let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            for step in record?["steps"] as? [Any] ?? [] { found.formUnion(paths(step)) }
        }
    }

    @Test("its sessions read as they did", arguments: names("Transcripts"))
    func transcripts(name: String) throws {
        let folder = "Transcripts/" + name
        let files = Self.names(folder)
        let program = try program(folder, files.filter { $0 == "trips.json" })
        for file in files where !["input.txt", "output.txt"].contains(file) {
            _ = try program.write(file, text(folder + "/" + file))
        }
        let run = try program.run([], input: data(folder + "/input.txt"))
        #expect(run.output == (try text(folder + "/output.txt")))
        #expect(run.status == 0)
        #expect(run.errors == "")
    }
}

/// A line of `states.txt`: the library file, and what is taken back in it next.
private struct State {
    let fingerprint: String
    let sentence: String

    init(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 1)
        fingerprint = String(parts[0])
        sentence = parts.count > 1 ? String(parts[1]) : ""
    }

    /// FNV-1a of 64 bits (Fowler, Noll, Vo), in hexadecimal digits.
    static func fingerprint(_ data: Data) -> String {
        let value = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Where a JSON value lacks something of another.
private enum Difference {
    /// The first thing of `expected` that `found` lacks or has otherwise; nil when all is there. Objects may have
    /// members that were not expected.
    static func first(
        of expected: Any, in found: Any?, ignoring ignored: Set<String> = [], at path: String = ""
    ) -> String? {
        if let object = expected as? [String: Any] {
            guard let members = found as? [String: Any] else { return "\(path): no object" }
            for (name, value) in object.sorted(by: { $0.key < $1.key }) where !ignored.contains(name) {
                if let difference = first(of: value, in: members[name], ignoring: ignored, at: path + "." + name) {
                    return difference
                }
            }
            return nil
        }
        if let array = expected as? [Any] {
            guard let elements = found as? [Any] else { return "\(path): no array" }
            guard elements.count == array.count else { return "\(path): \(elements.count) elements" }
            for (index, value) in array.enumerated() {
                if let difference = first(of: value, in: elements[index], ignoring: ignored, at: path + "[\(index)]") {
                    return difference
                }
            }
            return nil
        }
        guard let expected = expected as? NSObject, let found = found as? NSObject, expected.isEqual(found) else {
            return "\(path): \(found ?? "nothing") instead of \(expected)"
        }
        return nil
    }
}
