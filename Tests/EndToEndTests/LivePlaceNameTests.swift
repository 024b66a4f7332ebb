import Testing

@Suite("NAME=TOWN in the live search")
struct LivePlaceNameTests {
    @Test("The town behind the name is looked up, and the stop is called by the name")
    func named() throws {
        let program = try Program()
        try program.run("new", "T")
        let terminal = try PseudoTerminal(program, columns: 60, rows: 30)
        try terminal.wait(for: "trips> ")
        terminal.type("1\r")
        try terminal.wait(for: "trip> ")
        terminal.type("a\r")
        try terminal.wait(for: "Place: ")
        terminal.type("Home=Ljubljana")
        try terminal.wait(for: "272220 people")
        terminal.type("\r")
        try terminal.wait(for: "Added")
        let shown = try program.run("show", "T", "--json").output
        #expect(shown.contains("Home") && shown.contains("46.05"))
    }
}
