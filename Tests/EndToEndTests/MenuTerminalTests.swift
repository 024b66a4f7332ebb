import Foundation
import Testing

/// The menus on a terminal of their own, as a person uses them.
@Suite(.serialized) struct MenuTerminalTests {
    @Test("The main job by menu on a terminal") func mainJob() throws {
        let program = try Program()
        let terminal = try PseudoTerminal(program)
        try terminal.wait(for: "trips> ")
        terminal.type("n Atlantic\r")
        try terminal.wait(for: "Made “Atlantic”, trip 1 of the list.")
        // A new trip asks for its places; an empty line ends that.
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        for (place, total) in [
            ("Porto=41.15,-8.61", "1 stop, 0 km"), ("Lisbon=38.72,-9.14", "2 stops, 274.0 km"),
            ("Faro=37.02,-7.93", "3 stops, 490.8 km"),
        ] {
            try terminal.wait(for: "trip> ")
            terminal.type("a \(place)\r")
            try terminal.wait(for: total)
        }
        try terminal.wait(for: "trip> ")
        terminal.type("m 3 2\r")
        try terminal.wait(for: "3 stops, 679.8 km straight line")
        try terminal.wait(for: "trip> ")
        terminal.type("d 1\r")
        try terminal.wait(for: "Removed “Porto”.")
        try terminal.wait(for: "trip> ")
        terminal.type("u\r")
        try terminal.wait(for: "Undid: Removed “Porto” from “Atlantic”")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound)
        #expect(try program.run("show", "Atlantic").output.contains("3 stops, 679.8 km straight line"))
    }

    @Test("Ctrl-D leaves a question then the level then the program")
    func controlDLeavesAQuestionThenTheLevelThenTheProgram() throws {
        let terminal = try PseudoTerminal(Program())
        try terminal.wait(for: "trips> ")
        terminal.type("1\r")
        try terminal.wait(for: "trip> ")
        terminal.type("a\r")
        try terminal.wait(for: "Place")
        terminal.type("\u{04}")
        try terminal.wait(for: "trip> ")
        terminal.type("\u{04}")
        try terminal.wait(for: "trips> ")
        terminal.type("\u{04}")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound)
    }

    @Test("Ctrl-C clears the line, then says what the next one does, and that leaves") func controlC() throws {
        let terminal = try PseudoTerminal(Program())
        try terminal.wait(for: "trips> ")
        terminal.type("1\r")
        try terminal.wait(for: "trip> ")
        terminal.type("a half a pla\u{03}")
        let cleared = terminal.screen(where: { $0.hasSuffix("\ntrip> |") })
        #expect(cleared.hasSuffix("\ntrip> |"))
        terminal.type("\u{03}")
        try terminal.wait(for: "Ctrl-C again leaves.")
        terminal.type("\u{03}")
        #expect(try terminal.waitForEnd() == 130)
        #expect(terminal.isAsFound)
    }

    @Test(
        "Signals end the program and restore the terminal",
        arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)] as [(Int32, Int32)])
    func signals(signal: Int32, status: Int32) throws {
        let terminal = try PseudoTerminal(Program())
        try terminal.wait(for: "trips> ")
        terminal.send(signal)
        if signal == SIGINT {
            try terminal.wait(for: "Ctrl-C again leaves.")
            terminal.send(signal)
        }
        #expect(try terminal.waitForEnd() == status)
        #expect(terminal.isAsFound)
    }

    @Test("Colour is used on a terminal unless it is unwanted") func colour() throws {
        let program = try Program()
        #expect(try shown(program).contains("\u{1B}["))
        for (name, value) in [("NO_COLOR", "1"), ("TERM", "dumb")] {
            var plain = program
            plain.environment[name] = value
            #expect(try !shown(plain).contains("\u{1B}"), "\(name)")
        }
    }

    private func shown(_ program: Program) throws -> String {
        let terminal = try PseudoTerminal(program, ["list"])
        return try terminal.wait(for: "straight line")
    }

    @Test("Names are cut at the width of the terminal") func cutNames() throws {
        let program = try Program()
        try program.run("new", String(repeating: "long ", count: 30))
        let terminal = try PseudoTerminal(program, ["list", "--color", "never"], columns: 60)
        let shown = try terminal.wait(for: "straight line")
        #expect(shown.contains("…"))
        #expect(shown.split(separator: "\n").allSatisfy { $0.count <= 60 })
        #expect(try !program.run("list").output.contains("…"))
    }
}
