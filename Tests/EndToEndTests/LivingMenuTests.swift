import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Menus that stay open while something happens outside: other programs, another window size, signals.
@Suite(.serialized) struct LivingMenuTests {
    /// The trips C, B and A, in this order, without stops.
    private func threeTrips() throws -> Program {
        let program = try Program()
        for name in ["A", "B", "C"] { try program.run("new", name) }
        return program
    }

    @Test("A change from outside appears by itself at an open list, and what was typed stays")
    func changeAppearsAtTheList() throws {
        let program = try threeTrips()
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        terminal.type("n Half")
        try terminal.wait(for: "Half")
        try program.run("add", "C", "Porto=41.15,-8.61")
        try terminal.wait(for: "Porto", seconds: 2)
        #expect(terminal.screen.shown.hasSuffix("trips> n Half|"))
        terminal.type(" way\r")
        try terminal.wait(for: "Made “Half way”, trip 1 of the list.")
        #expect(terminal.screen.unknown == [])
        #expect(try program.run("list", "--names").output.hasPrefix("Half way\nC\nB\nA\n"))
        #expect(try program.run("show", "C").output.contains("Porto"))
    }

    @Test("A change from outside appears by itself at an open trip, above the question that is open")
    func changeAppearsAtATripAndItsQuestions() throws {
        let program = try threeTrips()
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        terminal.type("1\r")
        try terminal.wait(for: "trip> ")
        terminal.type("a Lis")
        try terminal.wait(for: "a Lis")
        try program.run("add", "C", "Porto=41.15,-8.61")
        try terminal.wait(for: "1 stop", seconds: 2)
        #expect(terminal.screen(where: { $0.contains("trip> a Lis|\n") }).contains("trip> a Lis|\n>  Lisbon"))
        terminal.type("bon=38.72,-9.14\r")
        try terminal.wait(for: "2 stops, 274.0 km")
        try terminal.wait(for: "trip> ")
        terminal.type("name\r")
        try terminal.wait(for: "New name of the trip: ")
        terminal.type("\u{15}Atlan")
        try terminal.wait(for: "Atlan")
        try program.run("add", "C", "Faro=37.02,-7.93")
        try terminal.wait(for: "3 stops", seconds: 2)
        #expect(terminal.screen(where: { $0.hasSuffix("New name of the trip: Atlan|") }).hasSuffix("Atlan|"))
        terminal.type("tic\r")
        try terminal.wait(for: "trip> ")
        #expect(try program.run("show", "Atlantic").output.contains("3 stops, 490.8 km"))
    }

    @Test(
        "What is shown and exported is on disk, also right after another program's change",
        arguments: [("", "1"), ("", "r"), ("", "e"), ("1", "r"), ("1", "e")])
    func nothingOldIsShownOrExported(before: String, line: String) throws {
        let program = try threeTrips()
        let terminal = try PseudoTerminal(program, columns: 200)
        try terminal.wait(for: "trips> ")
        if !before.isEmpty {
            terminal.type(before + "\r")
            try terminal.wait(for: "trip> ")
        }
        try program.run("add", "C", "Porto=41.15,-8.61")
        try program.run("add", "C", "Lisbon=38.72,-9.14")
        if line == "e" {
            let file = program.home.path + "/x.json"
            terminal.type("e \(file)\r")
            try terminal.wait(for: "trip", seconds: 5)
            try terminal.wait(for: "x.json")
            try terminal.wait(for: "> ")
            let exported = try program.read(file)
            #expect(exported.contains("Porto") && exported.contains("Lisbon"))
        } else {
            terminal.type(line + "\r")
            try terminal.wait(for: "Lisbon")
            #expect(try terminal.wait(for: "> ").contains("274.0 km"))
        }
    }

    @Test("A number whose row changed while it was typed opens nothing", arguments: [true, false])
    func changedNumberIsRefused(isShownBefore: Bool) throws {
        let program = try threeTrips()
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        terminal.type("2")
        try terminal.wait(for: "2")
        #expect(try program.run("delete", "1").status == 0)
        if isShownBefore { try terminal.wait(for: "trips> 2", seconds: 2) }
        terminal.type("\r")
        try terminal.wait(for: "Number 2 has changed meanwhile; nothing was done. Look, and type it again.")
        try terminal.wait(for: "trips> ")
        terminal.type("2\r")
        try terminal.wait(for: "trip> ")
        #expect(terminal.screen.lines.first == "A")
    }

    @Test("A number in a name or a path is no row, and a number typed after the page appeared means that page")
    func otherNumbersAreTaken() throws {
        let program = try threeTrips()
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        terminal.type("n Summer2 2x")
        try terminal.wait(for: "2x")
        #expect(try program.run("delete", "1").status == 0)
        try terminal.wait(for: "trips> n Summer2 2x", seconds: 2)
        terminal.type("\r")
        try terminal.wait(for: "Made “Summer2 2x”")
        // A new trip asks for its places; an empty line ends that.
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        terminal.type("b\r")
        try terminal.wait(for: "trips> ")
        terminal.type("3")
        try terminal.wait(for: "3")
        #expect(try program.run("delete", "1").status == 0)
        try terminal.wait(for: "trips> 3", seconds: 2)
        terminal.type("\u{7F}2\r")
        try terminal.wait(for: "trip> ")
        #expect(terminal.screen.lines.first == "A")
    }

    @Test("u in a menu first names what another program did, and takes it back when typed again")
    func undoOfAnotherProgramsChange() throws {
        let program = try threeTrips()
        let terminal = try PseudoTerminal(program, columns: 120)
        try terminal.wait(for: "trips> ")
        terminal.type("n Mine\r")
        try terminal.wait(for: "Made “Mine”")
        // A new trip asks for its places; an empty line ends that.
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        // At the page of a trip other trips are asked about first.
        terminal.type("b\r")
        try terminal.wait(for: "trips> ")
        try program.run("add", "C", "Porto=41.15,-8.61")
        terminal.type("u\r")
        try terminal.wait(for: "Another program has made this change: Added “Porto” to “C”")
        #expect(try program.run("show", "C").output.contains("Porto"))
        try terminal.wait(for: "trips> ")
        terminal.type("u\r")
        try terminal.wait(for: "Undid: Added “Porto” to “C”")
        #expect(try !program.run("show", "C").output.contains("Porto"))
        #expect(try program.run("list", "--names").output.hasPrefix("Mine\n"))
    }

    @Test("A resized window is laid out anew by itself, and what was typed stays")
    func resizedWindow() throws {
        let program = try Program()
        let name = String(repeating: "long ", count: 12) + "end"
        try program.run("new", name)
        let terminal = try PseudoTerminal(program, columns: 120, rows: 40)
        try terminal.wait(for: "trips> ")
        terminal.type("n Half")
        try terminal.wait(for: "n Half")
        terminal.resize(columns: 60, rows: 40)
        let narrow = terminal.screen(where: { $0.contains("…") && $0.hasSuffix("\ntrips> n Half|") })
        #expect(narrow.contains("…") && narrow.hasSuffix("\ntrips> n Half|"))
        #expect(!narrow.contains(name))
        #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 })
        terminal.resize(columns: 120, rows: 40)
        let wide = terminal.screen(where: { $0.contains(name) && $0.hasSuffix("\ntrips> n Half|") })
        #expect(wide.contains(name) && wide.hasSuffix("\ntrips> n Half|"))
        #expect(terminal.screen.unknown == [])
        terminal.type(" way\r")
        try terminal.wait(for: "Made “Half way”")
    }

    @Test("Ctrl-C ends a command that waits for the lock, and nothing has changed")
    func interruptedCommand() throws {
        let program = try threeTrips()
        let before = try program.read(program.libraryFile)
        let lock = open(program.library + "/lock", O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let terminal = try PseudoTerminal(program, ["new", "Two"])
        try terminal.wait(for: "waiting")
        terminal.type("\u{03}")
        // The lock is held until the end of this test, so that only Ctrl-C can have ended the command: a command that
        // had given up would have ended with 75.
        #expect(try terminal.waitForEnd() == 130)
        #expect(terminal.isAsFound)
        #expect(try program.read(program.libraryFile) == before)
    }

    @Test("Ctrl-C in a menu ends the import of a pipe that nobody writes to, and the menu goes on")
    func interruptedPipe() throws {
        let program = try threeTrips()
        let pipe = program.library + "/../pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        terminal.type("i \(pipe)\r")
        // A signal comes before the pipe is opened or meanwhile.
        try terminal.wait(for: "\u{1B}[?2004l")
        terminal.send(SIGINT)
        try terminal.wait(for: "Stopped; nothing was changed.")
        try terminal.wait(for: "trips> ")
    }

    @Test("Ctrl-C in a menu ends the wait for the lock, and the menu goes on")
    func interruptedMenu() throws {
        let program = try threeTrips()
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        let lock = open(program.library + "/lock", O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        terminal.type("n Two\r")
        try terminal.wait(for: "saving…")
        terminal.type("\u{03}")
        // The lock is still held: a menu that had given up would say who holds it.
        try terminal.wait(for: "Stopped; nothing was changed.")
        try terminal.wait(for: "trips> ")
        #expect(flock(lock, LOCK_UN) == 0)
        #expect(try program.run("list", "--names").output.hasPrefix("C\n"))
        terminal.type("n Two\r")
        try terminal.wait(for: "Made “Two”")
    }

    @Test("On a pipe nothing appears by itself; a change shows before the next prompt")
    func pipe() throws {
        let program = try threeTrips()
        let session = try PipeSession(program)
        try session.wait(for: "trips> ")
        try program.run("add", "C", "Porto=41.15,-8.61")
        // Longer than the library is left unlooked at.
        #expect(session.printed(within: 0.7) == "")
        session.send("")
        #expect(try session.wait(for: "trips> ").contains("Porto"))
        session.send("q")
        #expect(session.waitForEnd() == 0)
    }

    @Test("On a dumb terminal nothing appears by itself, and no control sequence is used")
    func dumbTerminal() throws {
        var program = try threeTrips()
        program.environment["TERM"] = "dumb"
        let terminal = try PseudoTerminal(program)
        #expect(try !terminal.wait(for: "trips> ").contains("\u{1B}"))
        try program.run("add", "C", "Porto=41.15,-8.61")
        #expect(terminal.shown(within: 0.7) == "")
        terminal.resize(columns: 60, rows: 24)
        terminal.type("\r")
        let page = try terminal.wait(for: "trips> ")
        #expect(page.contains("Porto"))
        #expect(!page.contains("\u{1B}"))
    }

    @Test("Ctrl-Z gives the terminal back, and fg shows the line as it was")
    func stoppedAndContinued() throws {
        var program = try threeTrips()
        program.environment["PS1"] = "shell: "
        let terminal = try PseudoTerminal(
            program, ["--norc", "--noprofile", "--noediting", "-i"], executable: "/bin/bash", columns: 100, rows: 40)
        try terminal.wait(for: "shell: ")
        terminal.type("'\(Program.path)' --color never\r")
        try terminal.wait(for: "trips> ")
        terminal.type("n Half")
        try terminal.wait(for: "n Half")
        terminal.type("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "shell: ")
        #expect(terminal.isAsFound)
        let stopped = terminal.screen.lines
        terminal.type("fg\r")
        try terminal.wait(for: "trips> n Half")
        let continued = terminal.screen(where: { $0.hasSuffix("\ntrips> n Half|") })
        #expect(continued.hasSuffix("\ntrips> n Half|"))
        #expect(stopped.contains("trips> n Half") || stopped.contains("trips> n Half^Z"), "\(stopped)")
        terminal.type(" way\r")
        try terminal.wait(for: "Made “Half way”")
        // A new trip asks for its places; an empty line ends that.
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        try terminal.wait(for: "shell: ")
        #expect(terminal.isAsFound)
        #expect(terminal.screen.unknown == [])
    }
}
