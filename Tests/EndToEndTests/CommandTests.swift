import Foundation
import Testing

/// The main job by commands: each is a run of the program of its own.
@Suite struct CommandTests {
    @Test("A trip is made filled changed and found again") func life() throws {
        let program = try Program()
        let made = try program.run("new", "Summer", "Porto=41.15,-8.61", "Lisbon=38.72,-9.14")
        #expect(made.status == 0)
        #expect(
            made.output == """
                Made “Summer”, trip 1 of the list.
                Added Porto (41.15, -8.61).
                Added Lisbon (38.72, -9.14).
                Total: 274.0 km straight line

                """)
        #expect(try program.run("add", "summer", "Faro=37.02,-7.93", "--at", "2").status == 0)
        #expect(try program.run("move", "1", "Faro", "3").output.contains("“Faro” is now stop 3."))
        #expect(try program.run("rename", "1", "Portugal").status == 0)
        let shown = try program.run("show", "portugal")
        #expect(shown.status == 0)
        #expect(
            shown.output == """
                Portugal

                #  Stop    Place          Leg  Bearing     So far
                1  Porto   Portugal
                2  Lisbon  Portugal  274.0 km  190° S    274.0 km
                3  Faro    Portugal  216.8 km  150° SSE  490.8 km

                3 stops, 490.8 km straight line

                """)
        #expect(shown.errors == "")
    }

    @Test("Undo and redo work across runs") func undoAndRedo() throws {
        let program = try Program()
        try program.run("new", "One")
        let one = try program.read(program.libraryFile)
        try program.run("add", "One", "40.757,-73.986")
        let two = try program.read(program.libraryFile)
        #expect(try program.run("undo").output == "Undid: Added “near Times Square” to “One”\n")
        #expect(try program.read(program.libraryFile) == one)
        #expect(try program.run("redo").output == "Redid: Added “near Times Square” to “One”\n")
        #expect(try program.read(program.libraryFile) == two)
        let nothing = try program.run("redo")
        #expect(nothing.status == 1)
        #expect(nothing.errors == "roadtrip: error: there is nothing to redo\n")
    }

    @Test("A trip goes from one library to another") func otherLibrary() throws {
        let program = try Program()
        try program.run("new", "Reise, “Süd”", "Zürich=47.3769,8.5417", "47.05,8.3")
        let exported = try program.run("export", "1")
        let file = try program.write("trip.json", exported.output)
        var other = try Program()
        other.environment["ROADTRIP_LIBRARY"] = other.home.path + "/elsewhere"
        #expect(try other.run("import", file).output.hasSuffix("trip.json: took 1 trip with 2 stops (json)\n"))
        #expect(try other.run("import", file).output.hasSuffix("trip.json: took nothing, 1 already there (json)\n"))
        #expect(try other.run("export", "Reise").output == exported.output)
    }
}
