import Foundation
import TestSupport
import Testing

/// Merging from the menus.
@Suite(.serialized) struct MergeMenuTests {
    /// A library and a copy of it, `other`, which have changed the name of the trip and the note of a stop, each in its
    /// own way; the copy has a further stop.
    private func copies() throws -> Program {
        let program = try Program()
        let other = program.home.path + "/other"
        try program.run("new", "Summer", "Lyon=45.75,4.85", "Nice=43.7,7.27")
        try program.run("delete", "2-3")
        try FileManager.default.copyItem(atPath: program.library, toPath: other)
        try program.run("rename", "1", "Mine")
        try program.run("edit", "1", "Lyon", "--note", "Market")
        try program.run("--library", other, "rename", "1", "Theirs")
        try program.run("--library", other, "edit", "1", "Lyon", "--note", "Museum")
        try program.run("--library", other, "add", "1", "Paris=48.85,2.35")
        return program
    }

    private static let list = """
        #  Trip  Stops  Distance  From  To
        1  Mine      2  297.5 km  Lyon  Nice

        1 trip, 2 stops, 297.5 km straight line

        n new · d delete · p map · i import · u undo · q quit · ? more
        trips>\u{20}

        """
    private static let menu = "ours · theirs · b back · q quit · ? help\nmerge> "

    @Test("On a pipe the conflicts are asked one after the other, and then all is written as one change")
    func pipe() throws {
        let program = try copies()
        let session = try program.run(input: "merge ~/other\nours\ntheirs\nu\nq\n")
        #expect(session.status == 0)
        #expect(session.errors == "")
        #expect(
            session.output == Self.list + """

                Merging other

                  Added “Paris” to “Mine”

                Conflict 1 of 2: name of “Mine”
                  ours    “Mine”
                  theirs  “Theirs”
                  before  “Summer”

                \(Self.menu)

                Merging other

                  Added “Paris” to “Mine”

                Conflict 2 of 2: note of “Lyon” in “Mine”
                  ours    “Market”
                  theirs  “Museum”
                  before  nothing

                \(Self.menu)

                Merged 2 changes from other

                  Changed note of “Lyon” in “Mine”
                  Added “Paris” to “Mine”


                """
                + Self.list.replacingOccurrences(
                    of: """
                        1  Mine      2  297.5 km  Lyon  Nice

                        1 trip, 2 stops, 297.5 km straight line
                        """,
                    with: """
                        1  Mine      3  983.4 km  Lyon  Paris

                        1 trip, 3 stops, 983.4 km straight line
                        """)
                + "\n"
                + Self.list.replacingOccurrences(
                    of: "trips> ", with: "Undid: Merged 2 changes from other\ntrips> "))
    }

    @Test("Nothing is written before all is settled: b, the end of the input and q leave the library as it was")
    func left() throws {
        let program = try copies()
        let before = try program.read(program.libraryFile)
        for lines in ["merge other\nours\nb\nq\n", "merge other\ntheirs", "merge other\ntheirs\nq\n"] {
            let session = try program.run(input: lines)
            #expect(session.status == 0)
            #expect(session.output.contains("Nothing was merged.") != lines.contains("theirs\nq"))
            #expect(try program.read(program.libraryFile) == before, "\(lines)")
        }
        #expect(try program.run("history").output.components(separatedBy: "Merged").count == 1)
    }

    @Test("One word settles all that is left, and a base can be named")
    func all() throws {
        let program = try copies()
        let session = try program.run(input: "merge other\nours all\nmerge other base none\nq\n")
        #expect(session.output.contains("Merged 1 change from other\n\n  Added “Paris” to “Mine”\n"))
        // Without a base all that differs conflicts.
        #expect(session.output.contains("Conflict 1 of 2: name of “Mine”"))
        #expect(session.output.hasSuffix("  before  nothing\n\n\(Self.menu)\n"))
        #expect(try program.run("list", "--names").output == "Mine\n")
    }

    @Test("A conflict copy beside the library is named by a line of the list, and merged by the word alone")
    func conflictCopies() throws {
        let program = try copies()
        let none = try program.run(input: "merge\nq\n")
        #expect(
            none.output.contains("No conflict copy lies beside the library; merge FILE takes any other copy\ntrips> "))
        let name = "trips (Ada's conflicted copy 2027-06-14).json"
        let path = program.library + "/" + name
        try FileManager.default.copyItem(atPath: program.home.path + "/other/trips.json", toPath: path)
        let session = try program.run(input: "merge\nt all\nq\n")
        #expect(
            session.output.contains(
                "\n\nA conflict copy lies beside the library: \(name). merge takes in what it has.\n\n"))
        #expect(session.output.contains("Merged 3 changes from \(name)\n"))
        try FileManager.default.copyItem(atPath: path, toPath: program.library + "/trips 2.json")
        let several = try program.run(input: "merge\nq\n")
        #expect(several.output.contains("\(name) and 1 more. merge takes in what it has."))
        #expect(
            several.output.hasSuffix(
                "Name one of the 2 conflict copies beside the library: merge FILE\ntrips> \n"))
    }

    @Test("What cannot be read is refused and said at the list")
    func refused() throws {
        let program = try copies()
        let before = try program.read(program.libraryFile)
        let bad = try program.write("bad.json", "{\"version\": 1,\n\"trips\": [")
        let new = try program.write("new.json", "{\"version\": 9, \"trips\": []}")
        let session = try program.run(input: "merge \(bad)\nmerge \(new)\nmerge /nowhere\nmerge ~\nmerge \"x\nq\n")
        #expect(session.output.contains("\(bad):2:11: "))
        #expect(session.output.contains("version 9 is newer than this program"))
        #expect(session.output.contains("/nowhere: no such file"))
        #expect(session.output.contains("no library is in this directory"))
        #expect(session.output.contains("The quotation mark before “x” is not closed"))
        #expect(try program.read(program.libraryFile) == before)
    }

    /// Whole screens of a low and of a usual window, with `|` where the cursor is; `gap` stands above the keys.
    private static let screens: [(columns: UInt16, rows: UInt16, first: String, second: String, last: String)] = [
        screens(40, 12, heading: "Conflict 2 of 2: note of “Lyon” in\n“Mine”", quit: "q quit · ", gap: ""),
        screens(80, 24, heading: "Conflict 2 of 2: note of “Lyon” in “Mine”", quit: "q quit · ", gap: "\n\n"),
    ]

    private static func screens(
        _ columns: UInt16, _ rows: UInt16, heading: String, quit: String, gap: String
    ) -> (columns: UInt16, rows: UInt16, first: String, second: String, last: String) {
        let keys = "\(gap)ours · theirs · b back · \(quit)? help\nmerge> |"
        return (
            columns, rows,
            """
            Merging other

              Added “Paris” to “Mine”

            Conflict 1 of 2: name of “Mine”
              ours    “Mine”
              theirs  “Theirs”
              before  “Summer”
            \(keys)
            """,
            """
            Merging other

              Added “Paris” to “Mine”

            \(heading)
              ours    “Market”
              theirs  “Museum”
              before  nothing
            \(keys)
            """,
            """
            Merged 2 changes from other

              Changed note of “Lyon” in “Mine”
              Added “Paris” to “Mine”
            \(gap)b back · q quit · ? help
            merge> |
            """
        )
    }

    @Test("On a terminal a page shows each conflict with both values", arguments: screens)
    func terminal(columns: UInt16, rows: UInt16, first: String, second: String, last: String) throws {
        var program = try copies()
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program, columns: columns, rows: rows)
        try terminal.wait(for: "trips> ")
        terminal.type("merge ~/oth\t\r")
        #expect(terminal.screen(whenIt: first) == first)
        terminal.type("ours\r")
        #expect(terminal.screen(whenIt: second) == second)
        terminal.type("theirs\r")
        #expect(terminal.screen(whenIt: last) == last)
        terminal.type("b\r")
        try terminal.wait(for: "3 stops, 983.4 km straight line")
        try terminal.wait(for: "trips> ")
        terminal.type("u\r")
        try terminal.wait(for: "Undid: Merged 2 changes from other")
        try terminal.wait(for: "trips> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound && terminal.screen.unknown == [])
    }

    @Test("A change of another program between two answers is merged, too")
    func changedMeanwhile() throws {
        var program = try copies()
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        terminal.type("merge ~/other\r")
        try terminal.wait(for: "Conflict 1 of 2: name of “Mine”")
        try terminal.wait(for: "merge> ")
        try program.run("rename", "1", "Other name")
        try program.run("add", "1", "Bern=46.95,7.44")
        terminal.type("theirs\r")
        // The decision was about another value.
        try terminal.wait(for: "Conflict 1 of 2: name of “Other name”")
        try terminal.wait(for: "One of the copies has changed meanwhile; what is open now is asked for.")
        try terminal.wait(for: "merge> ")
        terminal.type("theirs all\r")
        try terminal.wait(for: "Merged 3 changes from other")
        try terminal.wait(for: "merge> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("export", "1", "-f", "list").output.contains("Bern"))
        #expect(try program.run("export", "1", "-f", "list").output.contains("Paris"))
        #expect(try program.run("list", "--names").output == "Theirs\n")
    }
}
