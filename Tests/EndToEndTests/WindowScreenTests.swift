import Foundation
import TestSupport
import Testing

/// Whole screens of windows of four sizes while a page stands still in them, compared with recorded ones.
///
/// They are recorded anew as the stories are.
@Suite(.serialized) struct WindowScreenTests {
    static let sizes: [[UInt16]] = [[40, 12], [80, 24], [120, 40], [200, 60]]

    /// A trip of 25 stops, on a terminal of this size without colour.
    private func opened(columns: UInt16, rows: UInt16) throws -> (program: Program, terminal: PseudoTerminal) {
        var program = try Program()
        program.environment["NO_COLOR"] = "1"
        program.environment["TZ"] = "UTC"
        let stops = (1...25).map { "Stop \($0)=\(45 + $0).5,7.25" }
        try program.run("delete", "1-2")
        try program.run("new", "North", "--", stops[0])
        try program.run("add", "North", "-", input: stops.dropFirst().joined(separator: "\n") + "\n")
        return try (program, PseudoTerminal(program, columns: columns, rows: rows))
    }

    @Test("A page stands still: chosen rows, moves, suggestions, long texts, other sizes", arguments: sizes)
    func screens(size: [UInt16]) throws {
        let (columns, rows) = (size[0], size[1])
        // The home directory is there as long as the program.
        let (program, terminal) = try opened(columns: columns, rows: rows)
        defer { withExtendedLifetime(program) {} }
        var record = ""
        /// Types keys and keeps the screen when it is as wanted.
        func step(_ name: String, _ keys: String, until isThere: (String) -> Bool) -> String {
            terminal.type(keys)
            let shown = terminal.screen(where: isThere)
            #expect(isThere(shown), "\(name), \(columns) x \(rows)\n\(shown)")
            record += "== \(name)\n\(shown)\n"
            return shown
        }
        func ends(_ end: String) -> (String) -> Bool { { $0.hasSuffix(end) } }
        _ = step("start", "", until: ends("\ntrips> |"))
        let trip = step("the trip", "1\r", until: ends("\ntrip> |"))
        #expect(trip.hasPrefix("North"))
        #expect(trip.split(separator: "\n").count { $0.contains("Stop ") } >= 6)
        terminal.type("\u{1B}[B\u{1B}[B")
        try terminal.wait(for: "\u{1B}[7m")
        let moved = step("a row is moved", "\u{1B}[1;3B") {
            $0.contains("“Stop 2” is now stop 3.") && ends("\ntrip> |")($0)
        }
        #expect(moved.hasPrefix("North"))
        _ = step("it is deleted", "\u{1B}[3~") { $0.contains("Removed “Stop 2”.") && ends("\ntrip> |")($0) }
        // The next row is chosen; Enter would open it.
        terminal.type("\u{1B}")
        // In a very low window the messages have the row of the keys.
        if rows < 14 { try terminal.wait(for: "Stop 3") }
        _ = step("no row is chosen", "") { (rows < 14 || $0.contains("? more")) && ends("\ntrip> |")($0) }
        var before = step("drawn again", "\r") { !$0.contains("Removed") && ends("\ntrip> |")($0) }
        if rows <= 24 {
            _ = step("the next page", "\u{1B}[6~") { !$0.contains("Stop 3 ") && ends("\ntrip> |")($0) }
            before = step("the first page", "\u{1B}[5~") { $0.contains("Stop 3 ") && ends("\ntrip> |")($0) }
        }
        _ = step("a question", "a\r") { $0.contains("Place: |") }
        _ = step("suggestions", "Ljublj") { $0.contains("Place: Ljublj|") && $0.contains("Ljubljana") }
        // One step back each: what was offered, what was typed, the question.
        _ = step("the answers are left", "\u{1B}") { $0.contains("Place: Ljublj|") && !$0.contains("Ljubljana") }
        _ = step("the text is left", "\u{1B}") { $0.contains("Place: |") }
        let after = step("left", "\u{1B}", until: ends("\ntrip> |"))
        // What was offered has given the page back.
        #expect(after == before)
        _ = step("the keys", "?\r") { ends("\nmore> |")($0) || ends("\nback> |")($0) }
        _ = step("back", "b\r") { ends("\ntrip> |")($0) && $0.hasPrefix("North") }
        terminal.type("d 1")
        terminal.resize(columns: 60, rows: 16)
        _ = step("another size", "") {
            ends("\ntrip> d 1|")($0) && $0.split(separator: "\n").allSatisfy { $0.count <= 60 } && $0.contains(" of 24")
                && $0.hasPrefix("North")
        }
        terminal.resize(columns: columns, rows: rows)
        _ = step("the size it had", "\u{3}") { shown in
            shown.split(separator: "\n").dropLast(2) == after.split(separator: "\n").dropLast(2)
                && ends("\ntrip> |")(shown)
        }
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound)
        #expect(terminal.screen.unknown == [])
        try compare(record, "\(columns)x\(rows)")
    }

    @Test("The scrollback has each page once, as it was when it was left, and nothing of others is cleared")
    func scrollback() throws {
        let (program, terminal) = try opened(columns: 80, rows: 24)
        defer { withExtendedLifetime(program) {} }
        _ = terminal.screen(where: { $0.hasSuffix("\ntrips> |") })
        for (keys, end) in [
            ("1\r", "trip> |"), ("d 3\r", "trip> |"), ("name Far north\r", "trip> |"), ("b\r", "trips> |"),
            ("1\r", "trip> |"),
        ] {
            terminal.type(keys)
            let before = terminal.screen.shown
            _ = terminal.screen(where: { $0 != before && $0.hasSuffix("\n" + end) })
        }
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        let seen = terminal.screen.scrolledOut + terminal.screen.lines
        #expect(seen.count { $0.hasPrefix("North") } == 0)
        #expect(seen.count { $0.hasPrefix("Far north") } == 2)
        #expect(seen.count { $0.hasPrefix("n new") } == 2)
        #expect(seen.count { $0.contains("is now called") } == 1)
        #expect(!seen.contains { $0.contains("Removed") })
    }

    @Test(
        "Ctrl-Z leaves the page to the shell, and fg shows it again; what is typed while something is waited for shows nowhere"
    )
    func stopped() throws {
        var program = try Program()
        program.environment["PS1"] = "shell: "
        let terminal = try PseudoTerminal(
            program, ["--norc", "--noprofile", "--noediting", "-i"], executable: "/bin/bash", columns: 80, rows: 24)
        try terminal.wait(for: "shell: ")
        terminal.type("'\(Program.path)' --color never open 2\r")
        let page = terminal.screen(where: { $0.hasSuffix("\ntrip> |") })
        terminal.type("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "shell: ")
        #expect(terminal.screen.lines.contains("trip>"))
        #expect(terminal.isAsFound)
        terminal.type("fg\r")
        #expect(terminal.screen(where: { $0 == page }) == page)
        terminal.type("q\r")
        try terminal.wait(for: "shell: ")
        #expect(terminal.isAsFound)
        #expect(terminal.screen.unknown == [])
    }

    private func compare(_ record: String, _ name: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Windows/\(name).txt")
        if ProcessInfo.processInfo.environment["ROADTRIP_RECORD_STORIES"] == "1" {
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(record.utf8).write(to: path)
        }
        let recorded = try String(contentsOf: path, encoding: .utf8)
        let firstOther = zip(recorded.split(separator: "\n"), record.split(separator: "\n")).first { $0 != $1 }
        #expect(recorded == record, "\(name): \(firstOther.map { "“\($0)” is “\($1)”" } ?? "its length")")
    }
}
