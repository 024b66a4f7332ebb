import Foundation
import TestSupport
import Testing

/// The live field on a terminal, whole screens at a time.
@Suite(.serialized) struct LivePlaceTests {
    /// A trip without stops, opened on a small terminal without colour.
    private func opened(columns: UInt16 = 60, rows: UInt16 = 24) throws -> (program: Program, PseudoTerminal) {
        var program = try Program()
        try program.run("new", "T")
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program, ["open", "T"], columns: columns, rows: rows)
        try terminal.wait(for: "trip> ")
        terminal.type("a\r")
        try terminal.wait(for: "Place: ")
        return (program, terminal)
    }

    /// What is above the field.
    private static let above =
        "T\n\n0 stops, 0 km straight line\nNo stops yet. a asks for places; a Lyon adds one.\n\n\n\n"

    /// The keys of the page, below it again when the field is left.
    private static let keys = "a add · m move · y days · u undo · b back · ? more\n"

    private func expect(
        _ terminal: PseudoTerminal, _ field: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let expected = Self.above + field
        #expect(terminal.screen(whenIt: expected) == expected, sourceLocation: sourceLocation)
    }

    /// The page as it was before the question, with what is said about it.
    private func expectPage(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) {
        let expected = Self.above.dropLast() + Self.keys + "trip> |"
        #expect(terminal.screen(whenIt: String(expected)) == expected, sourceLocation: sourceLocation)
    }

    @Test("Answers appear while typing arrows choose Tab completes and Enter takes")
    func typing() throws {
        let (program, terminal) = try opened()
        terminal.type("Ljubljan")
        expect(
            terminal,
            """
            Place: Ljubljan|
            >  Ljubljana                      SI, 272220 people
               Ljubljana Castle               castle, SI
               Ljubljana Moors Nature Park    park, SI
               Ljubljana Joze Pucnik Airport  airport, SI
               Brezovica pri Ljubljani        SI, 3221 people
               Dol pri Ljubljani              SI, 241 people
               Dol pri Ljubljani              region, SI
               Ig                             SI, 2262 people
            """)
        terminal.type("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B")
        expect(
            terminal,
            """
            Place: Ljubljan|
               Ljubljana                      SI, 272220 people
               Ljubljana Castle               castle, SI
               Ljubljana Moors Nature Park    park, SI
               Ljubljana Joze Pucnik Airport  airport, SI
            >  Brezovica pri Ljubljani        SI, 3221 people
               Dol pri Ljubljani              SI, 241 people
               Dol pri Ljubljani              region, SI
               Ig                             SI, 2262 people
            """)
        terminal.type("\t")
        expect(
            terminal,
            """
            Place: Brezovica pri Ljubljani, SI|
            >  Brezovica pri Ljubljani  SI, 3221 people
            """)
        terminal.type("\r")
        try terminal.wait(for: "Added Brezovica pri Ljubljani (SI) as stop 1 of “T”.")
        // It is asked for further stops until an empty line.
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.isAsFound)
        #expect(terminal.screen.unknown == [])
        #expect(!terminal.screen.marksPaste)
        #expect(try program.run("show", "T").output.contains("Brezovica pri Ljubljani"))
    }

    @Test("Escape leaves the field in steps and changes nothing") func escape() throws {
        let (program, terminal) = try opened()
        terminal.type("Ljubljana")
        try terminal.wait(for: ">  Ljubljana")
        // The answers first, then what was typed, then the question.
        terminal.type("\u{1B}")
        _ = terminal.screen(where: { !$0.contains(">  Ljubljana") })
        terminal.type("\u{1B}")
        _ = terminal.screen(where: { $0.contains("Place: |") })
        terminal.type("\u{1B}")
        expectPage(terminal)
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("show", "T").output.contains("0 stops"))
    }

    @Test("Ctrl-C clears the field and then leaves it") func controlCClearsTheFieldAndThenLeavesIt() throws {
        let (program, terminal) = try opened()
        terminal.type("Ljubljana")
        try terminal.wait(for: ">  Ljubljana")
        // Otherwise Ctrl-C would drop what of the answers is not read yet, and the cursor would stand elsewhere.
        #expect(terminal.keepsOutputAtSignals)
        terminal.type("\u{03}")
        expect(terminal, "Place: |\n  An empty line ends.")
        terminal.type("\u{03}")
        expectPage(terminal)
        #expect(try program.run("show", "T").output.contains("0 stops"))
    }

    @Test("A name that only sounds alike is not taken", arguments: ["Mürren", "Wengen", "Uluru"])
    func soundsAlike(name: String) throws {
        let (program, terminal) = try opened(columns: 80, rows: 30)
        terminal.type(name)
        let shown = terminal.screen(where: { $0.contains("Place: \(name)|\n") })
        // Where the name itself is known by now, nothing is to be held here.
        guard
            shown.contains("No such name; alike:")
                || terminal.screen(where: { $0.contains("alike:") }, seconds: 2)
                    .contains("No such name; alike:")
        else { return }
        #expect(!terminal.screen.shown.contains("\n>"))
        terminal.type("\r")
        // The first Enter only chooses.
        try terminal.wait(for: "Enter takes the first; arrows choose, Esc hides them.")
        terminal.type("\u{03}")
        let cleared = terminal.screen(where: { $0.contains("Place: |") })
        #expect(cleared.contains("Place: |"))
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        #expect(try program.run("show", "T").output.contains("0 stops"))
    }

    @Test("Several pasted lines are several stops") func pastedLines() throws {
        let (program, terminal) = try opened(columns: 80, rows: 30)
        terminal.type("\u{1B}[200~Lyon\n# on the way\nHut=45.5,5\n\nBern # capital\n\u{1B}[201~\r")
        try terminal.wait(for: "Added 3 stops: Lyon, Hut, Bern.")
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        #expect(try program.run("show", "T", "--names").output == "Lyon\nHut\nBern\n")
    }

    @Test("Pasted lines are stops each, whatever the last is", arguments: ["\n", "\r", "\r\n", "\r\r"])
    func pastedCoordinates(end: String) throws {
        let (program, terminal) = try opened(columns: 80, rows: 30)
        terminal.type("\u{1B}[200~Lyon\(end)Hut=45.5,5\(end)Inn=45.6,5.1\u{1B}[201~")
        try terminal.wait(for: "3 lines. Enter reads them.")
        terminal.type("\r")
        try terminal.wait(for: "Added 3 stops: Lyon, Hut, Inn.")
        try terminal.wait(for: "Place: ")
        terminal.type("\r")
        try terminal.wait(for: "trip> ")
        #expect(try program.run("show", "T", "--names").output == "Lyon\nHut\nInn\n")
    }

    @Test("Wide characters and pasted ones find their place") func wideCharacters() throws {
        let (program, terminal) = try opened()
        // Its library is there as long as it is.
        defer { withExtendedLifetime(program) {} }
        terminal.type("\u{1B}[200~東京\u{1B}[201~")
        expect(
            terminal,
            """
            Place: 東京|
            >  東京          Tokyo, JP, 9733276 people
            """)
        // A smaller window: the field is laid out anew, whatever is above it.
        terminal.resize(columns: 40, rows: 16)
        let field = "Place: 東京|\n>  東京          Tokyo, JP, 9733276 pe…"
        let shown = terminal.screen(where: { $0.hasSuffix(field) })
        #expect(shown.hasSuffix(field))
    }

    @Test("Coordinates are recognised at once") func coordinates() throws {
        let (program, terminal) = try opened()
        terminal.type("36.6,-121.9")
        expect(
            terminal,
            """
            Place: 36.6,-121.9|
            >  near Monterey (36.6, -121.9)
            """)
        terminal.type("\u{15}Xqzzyvv")
        expect(
            terminal,
            """
            Place: Xqzzyvv|
              No place is known by this name. Try a town nearby,
              coordinates (46.02, 7.75) or a link of a map.
            """)
        terminal.type("\u{15}36.6,-121.9")
        try terminal.wait(for: ">  near Monterey")
        terminal.type("\r")
        try terminal.wait(for: "Added near Monterey (36.6, -121.9) as stop 1 of “T”.")
        #expect(try program.run("show", "T").output.contains("near Monterey"))
    }

    @Test(
        "The terminal is restored however the field ends",
        arguments: [(SIGHUP, 129), (SIGTERM, 143)] as [(Int32, Int32)])
    func restoredTerminal(signal: Int32, status: Int32) throws {
        let (_, terminal) = try opened()
        terminal.type("Ljubljana")
        try terminal.wait(for: ">  Ljubljana")
        terminal.send(signal)
        #expect(try terminal.waitForEnd() == status)
        #expect(terminal.isAsFound)
        #expect(!terminal.screen.marksPaste)
        #expect(!terminal.screen.lines.contains { $0.hasPrefix(">  ") })
    }

    @Test("Twelve stops through three countries by names alone") func twelveStops()
        throws
    {
        let (program, terminal) = try opened(columns: 100, rows: 40)
        let names = [
            "Lisbon", "Coimbra", "Porto", "Santiago de Compostela", "Oviedo", "Bilbao", "Burgos", "Bordeaux",
            "Toulouse",
            "Montpellier", "Lyon", "Paris",
        ]
        for (index, name) in names.enumerated() {
            if index > 0 { try terminal.wait(for: "Place: ") }
            terminal.type(name)
            try terminal.wait(for: ">  \(name)")
            terminal.type("\r")
            try terminal.wait(for: "as stop \(index + 1) of “T”.")
        }
        try terminal.wait(for: "Place: ")
        terminal.type("\u{03}")
        try terminal.wait(for: "trip> ")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        let shown = try program.run("show", "T", "--json").output
        #expect(names.allSatisfy { shown.contains("\"name\": \"\($0)\"") })
    }

    @Test("Behind a places are suggested at the prompt of the trip, and the chosen one is added without a question")
    func behindAdd() throws {
        var program = try Program()
        try program.run("new", "T")
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program, ["open", "T"], columns: 80, rows: 40)
        try terminal.wait(for: "trip> ")
        terminal.type("a Ljubljan")
        try terminal.wait(for: ">  Ljubljana ")
        terminal.type("\r")
        try terminal.wait(for: "Added Ljubljana (SI) as stop 1 of “T”.")
        try terminal.wait(for: "trip> ")
        // Of several of one name the arrows choose, and nothing is asked.
        terminal.type("a Springfield")
        try terminal.wait(for: "Springfield ")
        terminal.type("\u{1B}[B\u{1B}[B")
        terminal.type(" at 1\r")
        try terminal.wait(for: "as stop 1 of “T”.")
        #expect(!terminal.screen.shown.contains("Which"))
        try terminal.wait(for: "trip> ")
        // Esc takes the suggestions away, not the page; Ctrl-C then clears the line.
        terminal.type("a Zagre")
        try terminal.wait(for: ">  Zagreb")
        terminal.type("\u{1B}")
        terminal.type("\u{3}")
        terminal.type("q\r")
        #expect(try terminal.waitForEnd() == 0)
        #expect(try program.run("show", "T").output.contains("2 stops,"))
    }

    @Test("A stop looks its place up in the same way") func placeOfStop() throws {
        var program = try Program()
        try program.run("new", "T", "Home=45,4")
        program.environment["NO_COLOR"] = "1"
        let terminal = try PseudoTerminal(program, ["open", "T"], columns: 60, rows: 30)
        try terminal.wait(for: "trip> ")
        terminal.type("1\r")
        try terminal.wait(for: "stop> ")
        terminal.type("place\r")
        try terminal.wait(for: "Place: ")
        terminal.type("\u{15}Ljubljana")
        try terminal.wait(for: ">  Ljubljana")
        terminal.type("\r")
        try terminal.wait(for: "The stop is now at Ljubljana (SI).")
        try terminal.wait(for: "stop> ")
        // Coordinates alone leave the name as it is.
        terminal.type("place 46.1,14.6\r")
        try terminal.wait(for: "The stop is now near ")
        #expect(try program.run("show", "T", "--json").output.contains("\"name\": \"Ljubljana\""))
    }
}
