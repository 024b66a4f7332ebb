import TestSupport
import Testing

/// What the menus, and commands at a terminal, ask before they do what was typed.
@Suite(.serialized) struct MenuQuestionTests {
    @Test("A far place with a nearer namesake is asked about; no offers the others, yes takes it")
    func farPlace() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg")
        terminal.type("a Alexandria\r")
        try terminal.wait(for: "“Alexandria” is Alexandria (EG), 2334.7 km away. Take it? [y/N]")
        terminal.type("perhaps\r")
        try terminal.wait(for: "Type y or n.")
        try terminal.wait(for: "[y/N]")
        // What was typed stands in the line again, and the first letter takes its place.
        terminal.type("n\r")
        let others = try terminal.wait(
            for: "Which “Alexandria”? 1 is far away: type a number; Enter or s leaves it out.")
        #expect(others.contains("  1  Alexandria") && !others.contains("(EG)"))
        try terminal.wait(for: "which 1-")
        terminal.type("q\r")
        try terminal.wait(for: "“q” is no answer here: type a number from 1 to ")
        try terminal.wait(for: "which 1-")
        terminal.type("\r")
        try terminal.wait(for: "“Alexandria” was not added; Up brings it back.")
        try terminal.wait(for: "trip> ")
        #expect(try program.run("show", "T").output.contains("1 stop,"))
        terminal.type("a Alexandria\r")
        try terminal.wait(for: "[y/N]")
        terminal.type("y\r")
        try terminal.wait(for: "Added Alexandria (EG) as stop 2 of “T”.")
        try terminal.wait(for: "trip> ")
        // It is near a stop of the trip by now, though not near the one before.
        terminal.type("a Salzburg\r")
        try terminal.wait(for: "Added Salzburg (AT) as stop 3 of “T”.")
        try terminal.wait(for: "trip> ")
        terminal.type("a Alexandria\r")
        try terminal.wait(for: "Added Alexandria (EG) as stop 4 of “T”.")
    }

    @Test("Several rows that are deleted by a line come back by u, which is said as for the key")
    func deletedRows() throws {
        let (program, terminal) = try PseudoTerminal.opened("Lyon", "Bern", "Thun")
        // The library is there as long as its program.
        defer { withExtendedLifetime(program) {} }
        terminal.type("d 2-3\r")
        try terminal.wait(for: "Removed “Bern”, “Thun”.")
        try terminal.wait(for: "u takes it back.")
        terminal.type("b\r")
        try terminal.wait(for: "trips> ")
        terminal.type("d 1\r")
        try terminal.wait(for: "Deleted “T”.")
        try terminal.wait(for: "u takes it back.")
    }

    @Test("A stop's far place is asked about too, and Ctrl-C changes nothing")
    func farPlaceOfAStop() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        terminal.type("2\r")
        try terminal.wait(for: "stop> ")
        terminal.type("place Alexandria\r")
        try terminal.wait(for: "Take it? [y/N]")
        terminal.type("\u{3}")
        try terminal.wait(for: "Nothing was changed.")
        try terminal.wait(for: "stop> ")
        #expect(try program.run("show", "T").output.contains("Bern"))
        terminal.type("place Alexandria\r")
        try terminal.wait(for: "Take it? [y/N]")
        terminal.type("yes\r")
        try terminal.wait(for: "The stop is now at Alexandria (EG).")
    }

    @Test("A command asks at a terminal, and refuses with the candidates on a pipe")
    func commands() throws {
        let program = try Program()
        try program.run("new", "T", "Salzburg")
        let refused = try program.run("add", "T", "Alexandria")
        #expect(refused.status == 1)
        #expect(refused.errors.hasPrefix("roadtrip: error: “Alexandria” fits Alexandria (EG), which is far away"))
        let asked = try PseudoTerminal(program, ["add", "T", "Alexandria"])
        try asked.wait(for: "Take it? [y/N]")
        asked.type("y\r")
        try asked.wait(for: "Added Alexandria (EG) as stop 2 of “T”.")
        #expect(try asked.waitForEnd() == 0)
        #expect(asked.isAsFound)
        let declined = try PseudoTerminal(program, ["add", "T", "Alexandria, Egypt", "Springfield"])
        try declined.wait(for: "Which “Springfield”? Type its number; an empty line takes none.")
        try declined.wait(for: "Number: ")
        declined.type("99\r")
        try declined.wait(for: "There is no answer 99")
        try declined.wait(for: "Number: ")
        declined.type("\r")
        try declined.wait(for: "error: “Springfield” fits 10 places or more")
        #expect(try declined.waitForEnd() == 1)
        let interrupted = try PseudoTerminal(program, ["new", "N", "Springfield"])
        try interrupted.wait(for: "Number: ")
        interrupted.type("\u{3}")
        #expect(try interrupted.waitForEnd() == 130)
        #expect(try program.run("list", "--names").output.hasPrefix("T\n"))
        let chosen = try PseudoTerminal(program, ["new", "N", "Springfield", "Lyon"])
        try chosen.wait(for: "Number: ")
        chosen.type("1\r")
        try chosen.wait(for: "Made “N”, trip 1 of the list.")
        #expect(try chosen.waitForEnd() == 0)
    }

    @Test("What is wrong with several places is told at once, with the lines where they come from standard input")
    func severalProblems() throws {
        let program = try Program()
        let run = try program.run("new", "N", "Lyon", "Springfield", "Xqzzyv")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("roadtrip: error: 2 of these places are not clear\nHint: “Springfield” fits"))
        #expect(run.errors.contains("Hint: no place is known as “Xqzzyv”"))
        try program.run("new", "T")
        let list = try program.run("add", "T", "-", input: "# a list\nLyon\n\nXqzzyv # nowhere\nBern\n")
        #expect(list.status == 0)
        #expect(list.errors == "roadtrip: standard input:4: skipped: no place is known as “Xqzzyv”\n")
        let one = try program.run("add", "T", "-", input: "Xqzzyv\n")
        #expect(one.status == 1)
        #expect(
            one.errors.hasPrefix("roadtrip: error: standard input:1: no place is known as “Xqzzyv”\nHint: Try a town"))
        let lines = try program.run("add", "T", "-", input: "91,0\n\nXqzzyv\n")
        #expect(lines.status == 65)
        #expect(
            lines.errors.hasPrefix("roadtrip: error: 2 lines of standard input are not clear\nHint: standard input:1: ")
        )
        #expect(lines.errors.contains("Hint: standard input:3: no place is known as “Xqzzyv”"))
        #expect(try program.run("show", "T").output.contains("2 stops"))
    }

    @Test("A place typed at a trip's prompt is offered; what is no place gets one line")
    func barePlace() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg")
        terminal.type("Aosta\r")
        try terminal.wait(for: "Add Aosta (IT)? [Y/n] ")
        terminal.type("\r")
        try terminal.wait(for: "Added Aosta (IT) as stop 2 of “T”.")
        try terminal.wait(for: "trip> ")
        terminal.type("45.7,4.85\r")
        try terminal.wait(for: "? [Y/n] ")
        terminal.type("n\r")
        try terminal.wait(for: "“45.7,4.85” was not added; Up brings it back.")
        try terminal.wait(for: "trip> ")
        for line in ["Xqzzyv", "Springfield", "exprot"] {
            terminal.type(line + "\r")
            try terminal.wait(for: "“\(line)” is not in this menu;")
            try terminal.wait(for: "trip> ")
        }
        #expect(try program.run("show", "T").output.contains("2 stops"))
        // A script is not asked, and goes on with its next line.
        let script = try program.run("open", "T", input: "Bern\nb\nq\n")
        #expect(script.output.contains("“Bern” is not in this menu;"))
        #expect(try program.run("show", "T").output.contains("2 stops"))
    }

    @Test("A note of several lines is changed in the person's editor; one that fails changes nothing")
    func editor() throws {
        var program = try Program()
        try program.run("new", "T", "Bern")
        try program.run("edit", "T", "1", "--note", "first line\nsecond line")
        program.environment["EDITOR"] = "sed -i s/second/third/"
        let terminal = try PseudoTerminal(program, ["open", "T"], columns: 100)
        try terminal.wait(for: "trip> ")
        terminal.type("1\r")
        try terminal.wait(for: "stop> ")
        terminal.type("note\r")
        try terminal.wait(for: "third line")
        try terminal.wait(for: "Changed the note.")
        program.environment["VISUAL"] = "false"
        let failing = try PseudoTerminal(program, ["open", "T"], columns: 100)
        try failing.wait(for: "trip> ")
        failing.type("1\r")
        try failing.wait(for: "stop> ")
        failing.type("note\r")
        try failing.wait(for: "The editor ‘false’ failed; nothing was changed")
        program.environment["VISUAL"] = ""
        program.environment["EDITOR"] = ""
        let none = try PseudoTerminal(program, ["open", "T"], columns: 100)
        try none.wait(for: "trip> ")
        none.type("1\r")
        try none.wait(for: "stop> ")
        none.type("note\r")
        try none.wait(for: "Set $EDITOR")
        #expect(try program.read(program.libraryFile).contains("first line\\nthird line"))
    }

    @Test("Ctrl-Z in the live search leaves no rows of it on the shell's screen, and fg shows them again")
    func stoppedSearch() throws {
        var program = try Program()
        try program.run("new", "T")
        program.environment["PS1"] = "shell: "
        let terminal = try PseudoTerminal(
            program, ["--norc", "--noprofile", "--noediting", "-i"], executable: "/bin/bash", columns: 100, rows: 40)
        try terminal.wait(for: "shell: ")
        terminal.type("'\(Program.path)' --color never open T\r")
        try terminal.wait(for: "trip> ")
        terminal.type("a\r")
        try terminal.wait(for: "Place: ")
        terminal.type("Ljubljan")
        _ = terminal.screen(where: { $0.contains(">  Ljubljana") })
        #expect(terminal.screen.shown.contains("Dol pri Ljubljani"))
        terminal.type("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "shell: ")
        let stopped = terminal.screen.lines
        #expect(terminal.isAsFound)
        #expect(!terminal.screen.marksPaste)
        #expect(stopped.contains("Place: Ljubljan"), "\(stopped)")
        #expect(!stopped.contains { $0.contains("Dobrova") || $0.contains(">  Ljubljana") }, "\(stopped)")
        terminal.type("fg\r")
        let continued = terminal.screen(where: { $0.contains("Place: Ljubljan|\n>  Ljubljana") })
        #expect(continued.contains("Place: Ljubljan|\n>  Ljubljana"), "\(continued)")
        terminal.type("a\r")
        try terminal.wait(for: "Added Ljubljana (SI) as stop 1 of “T”.")
        #expect(terminal.screen.unknown == [])
    }

    @Test("Menus on a library that becomes damaged name the good copy, and so does a change that is refused for it")
    func damagedLibrary() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        try program.run("rename", "T", "T")
        try program.run("add", "T", "Aosta")
        try terminal.wait(for: "Aosta")
        _ = try program.write(".local/share/roadtrip/trips.json", "{")
        terminal.type("d 1\r")
        // Where the lines are broken depends on the length of the path.
        let told = try terminal.wait(for: "go on with that.").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        #expect(told.contains("the text ends too early") && told.contains("The last good copy is"), "\(told)")
        // It is the same damage that keeps the library from being shown: it is told once.
        #expect(try !terminal.wait(for: "trip> ").contains("The last good copy"))
        // What is shown is old, and nothing was lost: the file can be put back.
        #expect(try program.read(program.libraryFile) == "{")
    }

    @Test("A full output says that the change is saved")
    func fullOutput() throws {
        let program = try Program()
        let run = try program.shell("roadtrip new X > /dev/full")
        #expect(run.status == 74)
        #expect(
            run.errors == """
                roadtrip: error: cannot write the output: No space left on device
                Hint: What was changed is saved.

                """)
        #expect(try program.run("list", "--names").output.hasPrefix("X\n"))
        #expect(try !program.shell("roadtrip list > /dev/full").errors.contains("saved"))
    }
}
