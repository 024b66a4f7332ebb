import TestSupport
import Testing

/// What the menus ask before something is lost or taken otherwise than it was meant.
@Suite(.serialized) struct MenuLossTests {
    /// Menus at a trip called T through Bern, Thun and Brig, on a terminal without colour.
    private func opened() throws -> (program: Program, terminal: PseudoTerminal) {
        var program = try Program()
        try program.run("new", "T", "Bern", "Thun", "Brig")
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program, ["open", "T"], columns: 100, rows: 40)
        try terminal.wait(for: "trip> ")
        return (program, terminal)
    }

    @Test(
        "Days that are planned and not kept are asked about before the program is left, on whatever page and by Ctrl-C")
    func days() throws {
        let (program, terminal) = try opened()
        terminal.type("y\r")
        try terminal.wait(for: "days> ")
        terminal.type("start 2027-6-14\r")
        try terminal.wait(for: "t keeps it, u drops the last")
        try terminal.wait(for: "days> ")
        terminal.type("\u{3}\u{3}")
        try terminal.wait(for: "The days of “T” are planned and not kept yet. Keep them? [Y/n]")
        terminal.type("b\r")
        try terminal.wait(for: "days> ")
        terminal.type("b\r")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        try terminal.wait(for: "Keep them? [Y/n]")
        terminal.type("\r")
        try terminal.wait(for: "Kept the plan")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound)
        #expect(try program.read(program.libraryFile).contains("2027-06-14"))
    }

    @Test("Two numbers of stops are no place without a question, and another trip's change is not undone without one")
    func questions() throws {
        let (program, terminal) = try opened()
        terminal.type("a 1 3\r")
        try terminal.wait(for: "“1 3” is a point on the map, latitude and longitude, and no stops of this trip.")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        try program.run("rename", "Grand Circle", "Circle")
        terminal.type("u\r")
        try terminal.wait(
            for: "That undoes what is not of this trip: Renamed “Grand Circle” to “Circle”. Undo it? [y/N]")
        terminal.type("\r")
        try terminal.wait(for: "Nothing was changed.")
        try terminal.wait(for: "trip> ")
        terminal.type("\u{3}\u{3}")
        try terminal.wait(for: "Left by Ctrl-C.")
        #expect(try terminal.waitForEnd() == 130)
        #expect(try program.run("list", "--names").output.contains("Circle\n"))
        #expect(try program.run("show", "T").output.contains("3 stops,"))
    }

    @Test("The road engine is shown, refused where it does not answer, and turned off in the menus")
    func engine() throws {
        let (_, terminal) = try opened()
        terminal.type("b\r")
        try terminal.wait(for: "trips> ")
        terminal.type("E\r")
        try terminal.wait(for: "No road engine is named, so distances are straight lines.")
        try terminal.wait(for: "trips> ")
        // Nobody listens there.
        terminal.type("E http://127.0.0.1:1\r")
        try terminal.wait(for: "gave no answer")
        try terminal.wait(for: "Address of the road engine, inside or off: ")
        terminal.type("E off\r")
        try terminal.wait(for: "No road engine is asked any more; distances are straight lines.")
        try terminal.wait(for: "trips> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
    }
}
