import TestSupport
import Testing

/// What becomes of answers, right ones and wrong ones, on a terminal of one's own.
@Suite(.serialized) struct MenuAnswerTests {
    @Test("A wrong argument is asked for again, with a line that says what is expected; Enter leaves it")
    func askedAgain() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern", "Thun", "Brig")
        // A delete that is refused waits for no number, which would open a stop otherwise.
        terminal.type("d 9\r")
        try terminal.wait(for: "There is no stop 9; “T” has 3 stops")
        try terminal.wait(for: "trip> ")
        terminal.type("d\r")
        try terminal.wait(for: "Stops to delete: ")
        terminal.type("9\r")
        try terminal.wait(for: "There is no stop 9; “T” has 3 stops")
        try terminal.wait(for: "An empty line or Esc leaves it.")
        try terminal.wait(for: "Stops to delete: ")
        terminal.type("nowhere\r")
        try terminal.wait(for: "No stop of “T” is called “nowhere”")
        try terminal.wait(for: "Stops to delete: ")
        terminal.type("2\r")
        try terminal.wait(for: "Removed “Thun”.")
        try terminal.wait(for: "trip> ")
        terminal.type("m 1 8\r")
        try terminal.wait(for: "Move “Bern” to number: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        terminal.type("2\r")
        try terminal.wait(for: "stop> ")
        terminal.type("stay soon\r")
        try terminal.wait(for: "“soon” is not a length of time")
        try terminal.wait(for: "How long do you stay at Brig (- leaves it open)? ")
        terminal.type("1h30\r")
        try terminal.wait(for: "“Brig”: stay 1 h 30 min.")
        try terminal.wait(for: "stop> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("show", "T").output.contains("2 stops,"))
    }

    @Test("Each wrong answer is followed by how the question is left, and a line of the menu is done as one")
    func leavesForAnotherLine() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern", "Thun", "Brig")
        terminal.type("d\r")
        try terminal.wait(for: "Stops to delete: ")
        for wrong in ["9\r", "nowhere\r", "elsewhere\r"] {
            terminal.type(wrong)
            try terminal.wait(for: "An empty line or Esc leaves it.")
            try terminal.wait(for: "Stops to delete: ")
        }
        terminal.type("name Alps\r")
        try terminal.wait(for: "“T” is now called “Alps”.")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("show", "Alps").output.contains("3 stops,"))
    }

    @Test("So are the words of a search, a number of changes, a file that cannot be written, and the trip of a copy")
    func askedAgainElsewhere() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern", "Thun", "Brig", "Sion")
        terminal.type("o lop\r")
        try terminal.wait(for: "“lop” is not known here")
        try terminal.wait(for: "What the order keeps to (lock 2,3; end any; …): ")
        terminal.type("lock 9\r")
        try terminal.wait(for: "lock: there is no stop 9")
        try terminal.wait(for: "What the order keeps to (lock 2,3; end any; …): ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        terminal.type("u x\r")
        try terminal.wait(for: "u takes the number of changes")
        try terminal.wait(for: "How many changes: ")
        terminal.type("1\r")
        try terminal.wait(for: "Undid: ")
        try terminal.wait(for: "trip> ")
        terminal.type("U\r")
        try terminal.wait(for: "Redid: ")
        try terminal.wait(for: "trip> ")
        terminal.type("e nowhere/t.gpx\r")
        try terminal.wait(for: "nowhere")
        try terminal.wait(for: "File to write: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        _ = try program.run("new", "Alps")
        terminal.type("c 2 to Olps at 1 move\r")
        try terminal.wait(for: "Olps")
        try terminal.wait(for: "To which trip")
        terminal.type("Alps at 1 move\r")
        try terminal.wait(for: "Alps")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("show", "T").output.contains("3 stops,"))
        #expect(try program.run("show", "Alps").output.contains("Thun"))
    }

    @Test("A file that cannot be read or written, or whose ending is not known, is asked for again in every entry")
    func filesAskedAgain() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern", "Thun")
        for (line, reason, question) in [
            ("e foo.xyz", "Unknown file ending: foo.xyz", "File to write: "),
            ("r nowhere/x.txt", "Cannot create nowhere/x.txt", "File for the report: "),
            ("r x.xyz", "x.xyz", "File for the report: "),
        ] {
            terminal.type(line + "\r")
            try terminal.wait(for: reason)
            try terminal.wait(for: question)
            terminal.type("\r")
            try terminal.wait(for: "trip> ")
        }
        terminal.type("b\r")
        try terminal.wait(for: "trips> ")
        for line in ["i nope.gpx", "e 1 foo.xyz", "r nowhere/x.txt"] {
            terminal.type(line + "\r")
            try terminal.wait(
                for: line.hasPrefix("i") ? "no such file" : line.hasPrefix("e") ? "ending" : "Cannot create")
            try terminal.wait(for: line.hasPrefix("i") ? "Files to import: " : "File ")
            terminal.type("\r")
            try terminal.wait(for: "trips> ")
        }
        terminal.type("i nope.gpx\r")
        try terminal.wait(for: "Files to import: ")
        _ = try program.write("places.txt", "Brig\n")
        terminal.type("~/pl\t\r")
        try terminal.wait(for: "places.txt")
        try terminal.wait(for: "trips> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("list", "--names").output.contains("places"))
    }

    @Test("A script whose answer is wrong is not asked again: its next line is the next entry")
    func scriptGoesOn() throws {
        let program = try Program()
        try program.run("new", "T", "Bern", "Thun")
        let session = try program.run("open", "T", input: "d 9\nd 1\nq\n")
        #expect(session.output.contains("There is no stop 9") && session.output.contains("Removed “Bern”."))
        #expect(!session.output.contains("Stops to delete"))
    }

    @Test("Ctrl-C right behind Ctrl-R ends the search and not the program")
    func searchEnded() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern")
        terminal.type("\u{12}\u{3}")
        terminal.type("name Rhine\r")
        try terminal.wait(for: "is now called “Rhine”.")
        try terminal.wait(for: "trip> ")
        // Keys that are typed before Ctrl-C are read before it.
        terminal.type("name Rhone\r\u{3}\u{3}")
        try terminal.wait(for: "is now called “Rhone”.")
        #expect(try terminal.waitForEnd() == 130)
        #expect(terminal.isAsFound)
        #expect(try program.run("list", "--names").output.hasPrefix("Rhone\n"))
    }

    @Test("The place of a stop is asked for with what it is now, and the history is there too")
    func stop() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern")
        terminal.type("1\r")
        try terminal.wait(for: "stop> ")
        terminal.type("place\r")
        try terminal.wait(for: "46.94809, 7.44744")
        terminal.type("\r")
        try terminal.wait(for: "It is so already; nothing was changed.")
        try terminal.wait(for: "stop> ")
        terminal.type("h\r")
        try terminal.wait(for: "Added “T”")
        terminal.type("b\r")
        try terminal.wait(for: "stop> ")
        terminal.type("place\r")
        try terminal.wait(for: "46.94809, 7.44744")
        terminal.type("\u{15}Thun\r")
        try terminal.wait(for: "The stop is now at Thun (CH).")
        #expect(try program.run("show", "T").output.contains("Thun"))
    }

    @Test("Names that only sound alike come under their heading, and none fits")
    func alike() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern")
        terminal.type("a Interlacken\r")
        let told = try terminal.wait(for: "Type the number of the one that is meant; Enter takes 1, s leaves it out.")
        #expect(told.contains("“Interlacken” is not known; alike:") && told.contains("  1  Interlaken (CH)"), "\(told)")
        #expect(!told.contains("fits"))
        try terminal.wait(for: "which 1-")
        terminal.type("1\r")
        try terminal.wait(for: "Interlaken")
        let refused = try program.run("add", "T", "Interlacken")
        #expect(refused.errors.hasPrefix("roadtrip: error: no place is known as “Interlacken”\nHint: Names alike:\n"))
    }

    @Test("Several pasted lines at the prompt of a trip are several stops")
    func pastedLines() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern")
        terminal.type("\u{1B}[200~Thun\nBrig # by train\n\nLyon\u{1B}[201~\r")
        try terminal.wait(for: "Add “Thun”, “Brig” and “Lyon”? [Y/n]")
        terminal.type("\r")
        try terminal.wait(for: "Added 3 stops: Thun, Brig, Lyon.")
        #expect(try program.run("show", "T").output.contains("4 stops,"))
    }

    @Test("Pasted lines at the list of trips are a trip, whose name is asked for; what is not clear is asked about")
    func pastedTrip() throws {
        let (program, terminal) = try PseudoTerminal.opened("Bern")
        terminal.type("b\r")
        try terminal.wait(for: "trips> ")
        terminal.type("\u{1B}[200~Thun\nSpringfield\nLyon\n\u{1B}[201~\r")
        try terminal.wait(for: "Name of a trip with these 3 places")
        terminal.type("Odd\r")
        try terminal.wait(for: "1 is far away: type a number; Enter or s takes none.")
        terminal.type("1\r")
        try terminal.wait(for: "Made “Odd”, trip 1 of the list.")
        try terminal.wait(for: "Added Lyon (FR).")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("show", "Odd").output.contains("3 stops,"))
    }

    @Test("Help and a report fit the window: they are shown in parts")
    func parts() throws {
        var program = try Program()
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program, ["open", "1"], columns: 60, rows: 16)
        try terminal.wait(for: "trip> ")
        for line in ["?", "r"] {
            terminal.type(line + "\r")
            try terminal.wait(for: "lines 1 to 14 of")
            try terminal.wait(for: "more> ")
            terminal.type("\r")
            try terminal.wait(for: "lines 15 to ")
            try terminal.wait(for: "more> ")
            terminal.type("q\r")
            try terminal.wait(for: "trip> ")
        }
        // What is typed below is for the menu.
        terminal.type("?\r")
        try terminal.wait(for: "more> ")
        terminal.type("name Wide West\r")
        try terminal.wait(for: "is now called “Wide West”.")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound)
    }
}
