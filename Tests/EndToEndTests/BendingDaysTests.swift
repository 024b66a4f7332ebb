import Foundation
import Testing

/// Sixteen days from Munich to Athens: planned, kept, relaxed and planned again.
@Suite("Days that bend")
struct BendingDaysTests {
    private static let places = [
        "Munich", "Bled", "Plitvice Lakes National Park", "Split", "Hvar", "Dubrovnik", "Kotor", "Ohrid", "Meteora",
        "Athens",
    ]

    /// A program that measures by the roads inside, with the trip, its ferry at 14:00 and the dinner in Dubrovnik.
    private func program() throws -> Program {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = "inside"
        try expectDone(program.run(["new", "Adria"] + Self.places))
        try expectDone(program.run("edit", "Adria", "Hvar", "--way", "ferry 14:00 2h"))
        try expectDone(program.run("edit", "Adria", "Dubrovnik", "--arrive", "2027-06-20 19:30", "--kind", "eat"))
        return program
    }

    private func expectDone(_ run: Program.Run) throws {
        #expect(run.status == 0, "\(run.errors)")
    }

    private static let plan = ["--start", "2027-06-12", "--days", "16", "--drive", "6h", "--leave", "8:30"]

    private func days(_ program: Program, _ words: [String] = []) throws -> [[String: Any]] {
        let run = try program.run(["days", "Adria", "--json"] + words)
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(document?["days"] as? [[String: Any]])
    }

    private func page(_ program: Program, _ words: String...) throws -> String {
        Self.withoutHints(try program.run(["days", "Adria"] + words).output)
    }

    /// A page without the line on days that are left, whose words are those of where it is read.
    private static func withoutHints(_ page: String) -> String {
        page.components(separatedBy: "\n").filter { !$0.contains(" free at the end: ") }.joined(separator: "\n")
    }

    @Test("the ferry is caught, the dinner is in time, the days before it are free, and what is left over comes last")
    func planned() throws {
        let program = try program()
        try expectDone(program.run(["days", "Adria", "--apply"] + Self.plan))
        let days = try days(program)
        #expect(days.last?["lastNumber"] as? Int == 16 && days.last?["free"] as? Bool == true)
        let kinds = days.flatMap { $0["warnings"] as? [[String: Any]] ?? [] }.map { $0["kind"] as? String ?? "?" }
        #expect(kinds == [])
        let visits = days.flatMap { $0["visits"] as? [[String: Any]] ?? [] }
        func visit(_ stop: Int, _ field: String) -> [String] {
            visits.filter { $0["stop"] as? Int == stop }.compactMap { $0[field] as? String }
        }
        #expect(visit(4, "leave").map { $0.suffix(5) } == ["14:00"])
        #expect(visit(5, "arrive").map { $0.suffix(5) } == ["16:00"])
        #expect(visit(6, "fixed") == ["2027-06-20T19:30"])
        let arrival = try #require(visit(6, "arrive").first)
        #expect(arrival < "2027-06-20T19:30" && arrival > "2027-06-20T10:00")
        #expect(try #require(visit(5, "leaveBy").first) > "2027-06-20T12:00")
        let free = try #require(days.first { $0["free"] as? Bool == true })
        #expect(free["from"] as? Int == 5 && free["lastDate"] as? String == "2027-06-19")
        let borders = days.flatMap { $0["borders"] as? [[String: Any]] ?? [] }
            .map { "\($0["from"] ?? "")\($0["to"] ?? "")" }
        #expect(borders.prefix(3) == ["DEAT", "ATSI", "SIHR"] && borders.last == "ALGR")
        // Each day but the last has its night, and each day that is shown as free is counted as one.
        let shown = days.filter { $0["free"] as? Bool == true }
            .reduce(0) {
                $0 + ($1["lastNumber"] as? Int ?? $1["number"] as? Int ?? 0) - ($1["number"] as? Int ?? 0) + 1
            }
        // Who reads only the page can tell when to be where.
        let page = try page(program)
        for line in [
            "     ferry, 2 h, departs 14:00, arrives 16:00\n", "   19:30          meal, fixed, there from 1",
            " at the latest 1",
            " · Hvar · free · sun ", "     border DE → AT, km 1",
            "Total: 16 days, \(shown) free days, 15 nights, about ",
        ] { #expect(page.contains(line), "\(line)\(page)") }
        #expect(
            try program.run("days", "Adria").output.contains(
                "days are free at the end: roadtrip edit \"Adria\" "))
        // Nothing of where the days end is stored.
        #expect(try !program.run("export", "Adria", "--format", "json").output.contains("nights"))
    }

    @Test("what nights make tight, free makes loose again; each step can be taken back and done again")
    func relaxed() throws {
        let program = try program()
        try expectDone(program.run(["days", "Adria", "--apply"] + Self.plan))
        var states = [try program.read(program.libraryFile)]
        let loose = try page(program)
        for words in [["Bled", "--nights", "2"], ["Hvar", "--nights", "2"], ["Kotor", "--nights", "0"]] {
            try expectDone(program.run(["edit", "Adria"] + words))
            states.append(try program.read(program.libraryFile))
        }
        let tight = try page(program)
        #expect(tight.contains("Day 2 · Sun 13 Jun · Bled · no drive · "))
        #expect(tight.contains("Dubrovnik → Ohrid") && tight.contains("more than the 6 h of a day"))
        // Tried, and not kept.
        #expect(try page(program, "--free") == loose)
        #expect(try page(program) == tight)
        try expectDone(program.run("days", "Adria", "--free", "--apply"))
        #expect(try page(program) == loose)
        states.append(try program.read(program.libraryFile))
        #expect(states[4] == states[0])
        for state in states.dropLast().reversed() {
            try expectDone(program.run("undo"))
            #expect(try program.read(program.libraryFile) == state)
        }
        for state in states.dropFirst() {
            try expectDone(program.run("redo"))
            #expect(try program.read(program.libraryFile) == state)
        }
    }

    @Test("a longer day after a shorter one gives what a fresh trip gives, kept or not")
    func plannedAgain() throws {
        let (kept, fresh) = (try program(), try program())
        for drive in ["3h", "6h"] {
            try expectDone(kept.run("days", "Adria", "--start", "2027-06-12", "--drive", drive, "--apply"))
        }
        let long = ["--start", "2027-06-12", "--drive", "10h"]
        #expect(try page(kept, "--drive", "10h") == page(fresh, "--start", "2027-06-12", "--drive", "10h"))
        try expectDone(kept.run(["days", "Adria", "--apply"] + long))
        try expectDone(fresh.run(["days", "Adria", "--apply"] + long))
        #expect(try page(kept) == page(fresh))
    }

    @Test("the menus plan, keep and relax the same trip to the same page")
    func menus() throws {
        let commands = try program()
        try expectDone(commands.run(["days", "Adria", "--apply"] + Self.plan))
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = "inside"
        func type(_ lines: [String]) throws -> String {
            let run = try program.run([], input: Data((lines.joined(separator: "\n") + "\n").utf8))
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            return run.output
        }
        let planned = try Self.withoutHints(
            type(
                ["n Adria"] + Self.places.map { "a \($0)" } + ["5", "way ferry 14:00 2h", "b"]
                    + ["6", "arrive 20 jun 2027 19:30", "kind eat", "b"]
                    + ["y", "start 12 jun 2027", "days 16", "drive 6h", "leave 8:30", "take", "q"]))
        let page = try self.page(commands)
        #expect(planned.contains(page.split(separator: "\n\n").dropFirst().joined(separator: "\n\n")))
        #expect(planned.contains("Kept the plan: 16 days."))
        #expect(try self.page(program) == page)
        let relaxed = try type(["Adria", "2", "nights 2", "b", "y", "free", "take", "u", "free", "b", "q", "q"])
        #expect(relaxed.contains("Day 2 · Sun 13 Jun · Bled · no drive · ") && relaxed.contains("Kept the plan"))
    }

    @Test("paper and calendar say the same as the page, day by day")
    func paper() throws {
        let program = try program()
        try expectDone(program.run(["days", "Adria", "--apply"] + Self.plan))
        let page = try page(program)
        let blocks = page.components(separatedBy: "\n\n").filter { $0.hasPrefix("Day") }
        #expect(blocks.count == 11)
        /// A report without the breaks of its lines.
        func report(_ format: String) throws -> String {
            try program.run("report", "Adria", "--days", "--format", format).output.replacing("\\", with: "")
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let (report, markdown, html) = try (report("text"), report("markdown"), report("html"))
        let calendar = try program.run("export", "Adria", "--format", "ics").output
        for block in blocks {
            let lines = block.split(separator: "\n").map(String.init)
            #expect(report.contains(lines[0]) && markdown.contains(lines[0]), "\(lines[0])")
            let parts = lines[0].components(separatedBy: " · ")
            #expect(html.contains(parts[0] + " · " + parts[1]))
            for line in lines.dropFirst() {
                // The parts of a row stand in columns, and in a list between commas.
                let parts = line.components(separatedBy: "  ")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                for part in parts where !part.isEmpty {
                    for text in [report, markdown, html] { #expect(text.contains(part), "\(part)") }
                }
            }
        }
        for text in [report, markdown, html] { #expect(text.contains("meal, fixed, there from 12:40, night")) }
        let dates = try days(program).compactMap { $0["date"] as? String }.map { $0.replacing("-", with: "") }
        for date in dates { #expect(calendar.contains("DTSTART;VALUE=DATE:\(date)"), "\(date)") }
    }
}
