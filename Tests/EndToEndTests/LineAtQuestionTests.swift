import TestSupport
import Testing

/// What becomes of a line of the menu that is typed at a question, and of help there.
@Suite(.serialized) struct LineAtQuestionTests {
    @Test("A line of the menu that is no answer is done whole, without an error about the question")
    func otherLine() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        defer { withExtendedLifetime(program) {} }
        terminal.type("1 cost abc\r")
        try terminal.wait(for: "What does Salzburg cost")
        terminal.type("2 arrive 25:00\r")
        let asked = try terminal.wait(for: "When do you arrive at Bern")
        #expect(asked.contains("The question was left."))
        terminal.type("move 2 1\r")
        let moved = try terminal.wait(for: "“Bern” is now stop 1.")
        #expect(!moved.contains("is not a date"))
        try terminal.wait(for: "trip> ")
    }

    @Test("The refused answer stands in the line; the same command with another value is an answer, Esc leaves")
    func refused() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        defer { withExtendedLifetime(program) {} }
        terminal.type("1 cost abc\r")
        #expect(terminal.screen(where: { $0.hasSuffix("? abc|") }).hasSuffix("? abc|"))
        terminal.type("1 cost 20\r")
        try terminal.wait(for: "“Salzburg”: cost 20.")
        terminal.type("1 nights two\r")
        try terminal.wait(for: "How many nights at Salzburg")
        terminal.type("\u{1B}")
        try terminal.wait(for: "trip> ")
        #expect(try !program.run("show", "T", "--json").output.contains("nights"))
    }

    @Test("A line that was typed before which of several is asked is no answer to it, and is done afterwards")
    func typedAhead() throws {
        let (program, terminal) = try PseudoTerminal.opened()
        defer { withExtendedLifetime(program) {} }
        terminal.type("a Springfield\ry\r")
        try terminal.wait(for: "Done afterwards: y")
        terminal.type("1\r")
        try terminal.wait(for: "days> ")
        terminal.type("b\r")
        try terminal.wait(for: "Springfield")
        try terminal.wait(for: "trip> ")
    }

    @Test("A command right behind a place that is added is neither a place nor a note")
    func commandBehind() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg")
        defer { withExtendedLifetime(program) {} }
        terminal.type("a Bern\rnights 3\r")
        try terminal.wait(for: "Stops to set nights of:")
        terminal.type("2\r")
        try terminal.wait(for: "“Bern”: 3 nights.")
    }

    @Test("A place that is typed at the question about another waits until it is answered, and none is lost")
    func placeBehind() throws {
        let (program, terminal) = try PseudoTerminal.opened()
        defer { withExtendedLifetime(program) {} }
        terminal.type("a\r")
        try terminal.wait(for: "Place: ")
        terminal.type("Springfield\r")
        try terminal.wait(for: "which 1-10> ")
        terminal.type("Peoria\r")
        try terminal.wait(for: "Done afterwards: Peoria")
        terminal.type("1\r")
        try terminal.wait(for: "Which “Peoria”?")
        terminal.type("1\r")
        try terminal.wait(for: "Added Peoria")
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        let shown = try program.run("show", "T").output
        #expect(shown.contains("1  Springfield") && shown.contains("2  Peoria"))
    }

    @Test("Lines that are typed fast through several questions are asked about or added, each in its place")
    func fastLines() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg")
        terminal.type("a\r")
        try terminal.wait(for: "Place: ")
        terminal.type("Innsbruk; Bern\r")
        try terminal.wait(for: "“Innsbruk” is not known. Innsbruck (AT)? [Y/n]")
        for (index, line) in ["Spingfild", "Ulm", "Stuttgart", "Heidelberg"].enumerated() {
            terminal.type(line + "\r")
            try terminal.wait(for: index == 0 ? "Done afterwards: \(line)" : " · \(line)")
        }
        terminal.type("\r")
        try terminal.wait(for: "“Spingfild” is not known; alike:")
        terminal.type("skip\r")
        let said = try terminal.wait(for: "Added 3 stops: Ulm, Stuttgart, Heidelberg.")
        #expect(said.contains("“Spingfild” was left out; Up brings it back."))
        try terminal.wait(for: "Place: ")
        terminal.type("Xqzzyq\r")
        try terminal.wait(for: "No place is known as “Xqzzyq”")
        terminal.type("Mannheim 2 nights\r")
        try terminal.wait(for: "Still not added: “Xqzzyq”.")
        terminal.type("\r")
        try terminal.wait(for: "“Xqzzyq” was not added, as no place is known by that name;")
        try terminal.wait(for: "trip> ")
        let names = try program.run("show", "T", "--json").output
        for name in ["Salzburg", "Innsbruck", "Bern", "Ulm", "Stuttgart", "Heidelberg", "Mannheim"] {
            #expect(names.contains("\"name\": \"\(name)\""), "\(name)")
        }
    }

    @Test("What is not answered is named, with the line that asks again")
    func notAnswered() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        defer { withExtendedLifetime(program) {} }
        terminal.type("a Springfield\r")
        try terminal.wait(for: "which 1-10> ")
        terminal.type("move 2 1\r")
        let said = try terminal.wait(for: "“Bern” is now stop 1.")
        #expect(said.contains("“Springfield” was not added: the question was left; ‘a Springfield’ asks again."))
    }

    @Test("Of a list with commas the one that is not known is asked about")
    func commas() throws {
        let (program, terminal) = try PseudoTerminal.opened()
        defer { withExtendedLifetime(program) {} }
        terminal.type("a Munich, Salzburg, Xhalstattx, Graz\r")
        try terminal.wait(
            for: "“Xhalstattx” is not known; you can correct it next. Add the other 3 places (Munich, Salzburg, Graz)?")
        terminal.type("y\r")
        try terminal.wait(for: "Added 3 stops: Munich, Salzburg, Graz.")
        try terminal.wait(for: "Place of “Xhalstattx”")
        terminal.type("Hallstatt\r")
        try terminal.wait(for: "3  Hallstatt")
    }

    @Test("Between semicolons a comma joins places")
    func joined() throws {
        let (program, terminal) = try PseudoTerminal.opened()
        terminal.type("a Salzburg, Graz; Maribor\r")
        try terminal.wait(for: "Added 3 stops: Salzburg, Graz, Maribor.")
        #expect(try program.run("show", "T").output.contains("3  Maribor"))
        terminal.type("a Celje nights 2\r")
        try terminal.wait(for: "Added Celje")
        #expect(try program.run("show", "T", "--json").output.contains("\"nights\": 2"))
    }

    @Test("A line that sets the days is done on their page, also from the trip's")
    func settings() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        defer { withExtendedLifetime(program) {} }
        terminal.type("drive 4\r")
        try terminal.wait(for: "days> ")
        #expect(terminal.screen(where: { $0.contains("*drive 4 h") }).contains("*drive 4 h"))
        terminal.type("drive abc\r")
        try terminal.wait(for: "Driving time of a day")
        terminal.type("days 2\r")
        let left = try terminal.wait(for: "*days 2")
        #expect(!left.contains("“days 2” is not"))
    }

    @Test("A word behind a stop's number that sets nothing is answered with those that do")
    func words() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg")
        defer { withExtendedLifetime(program) {} }
        terminal.type("1 frobnicate\r")
        try terminal.wait(for: "“frobnicate” sets nothing. Behind a stop's number goes name,")
    }

    @Test("A stop that the words searched for hide is not deleted; one that they show is")
    func hidden() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        defer { withExtendedLifetime(program) {} }
        terminal.type("/ bern\r")
        #expect(!terminal.screen(where: { !$0.contains("1  Salzburg") }).contains("1  Salzburg"))
        terminal.type("d 1\r")
        try terminal.wait(for: "Row 1 is not shown. Nothing was done;")
        terminal.type("d 2\r")
        try terminal.wait(for: "Removed “Bern”.")
    }

    @Test("Esc drops the words that rows were searched for before it leaves the page")
    func filter() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern")
        defer { withExtendedLifetime(program) {} }
        terminal.type("/ bern\r")
        #expect(!terminal.screen(where: { !$0.contains("1  Salzburg") }).contains("1  Salzburg"))
        terminal.type("\u{1B}")
        let all = terminal.screen(where: { $0.contains("1  Salzburg") })
        #expect(all.contains("1  Salzburg") && all.hasSuffix("trip> |"))
    }

    @Test("q leaves the help, and what is typed then is a line of its own")
    func help() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg")
        defer { withExtendedLifetime(program) {} }
        terminal.type("?\r")
        try terminal.wait(for: "back> ")
        terminal.type("q")
        try terminal.wait(for: "trip> ")
        terminal.type("name Alps\r")
        try terminal.wait(for: "“T” is now called “Alps”.")
    }

    @Test("Places that the trip has already are added with a remark")
    func twice() throws {
        let (program, terminal) = try PseudoTerminal.opened("Salzburg", "Bern", "Ulm")
        defer { withExtendedLifetime(program) {} }
        terminal.type("a Bern\r")
        try terminal.wait(for: "Added “Bern” again as stop 4; it is stop 2, too.")
        // A way back to where it begins is nothing to remark.
        terminal.type("a Salzburg\r")
        #expect(try !terminal.wait(for: "Added Salzburg (AT) as stop 5").contains("again as"))
    }
}
