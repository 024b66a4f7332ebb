import Foundation
import Testing

/// A real trip from end to end: the twenty largest towns along Route 66, typed by name, mixed up, and put in order.
@Suite struct RouteSixtySixTests {
    static let towns = [
        "Chicago", "Los Angeles, California", "Tulsa, Oklahoma", "Albuquerque", "St. Louis, Missouri",
        "Flagstaff, Arizona",
        "Oklahoma City", "Amarillo", "Springfield, Missouri", "Springfield, Illinois", "Pasadena, California",
        "San Bernardino", "Joliet, Illinois", "Bloomington, Illinois", "Joplin, Missouri", "Edmond, Oklahoma",
        "Kingman, Arizona", "Gallup, New Mexico", "Fontana, California", "Santa Monica, California",
    ]

    @Test("The towns are found ordered reported and carried to another library")
    func carriedTowns() throws {
        let program = try Program()
        #expect(try program.run(["new", "Route 66"]).status == 0)
        for town in Self.towns {
            let added = try program.run(["add", "Route 66", town])
            #expect(added.status == 0, "\(town): \(added.errors)")
        }
        let mixed = try program.run("show", "Route 66").output
        #expect(mixed.contains("20 stops, "))

        let order = try program.run("optimize", "Route 66", "--apply")
        #expect(order.output.contains("Proven shortest."))
        let names = try program.run("export", "Route 66", "--format", "list").output
            .split(separator: "\n").dropFirst().map { $0.prefix { $0 != "=" } }
        #expect(names.first == "Chicago")
        #expect(names.prefix(4) == ["Chicago", "Joliet", "Bloomington", "Springfield"])
        #expect(names.suffix(2) == ["Los Angeles", "Santa Monica"])

        let report = try program.run("report", "Route 66", "--units", "mi", "--format", "csv").output
        #expect(report.split(separator: "\r\n").count == 20)
        #expect(try program.run("export", "Route 66", "--output", "route.gpx").status == 0)
        var other = program
        other.environment["ROADTRIP_LIBRARY"] = program.home.path + "/other"
        #expect(try other.run("import", "route.gpx").output == "route.gpx: took 1 trip with 20 stops (gpx)\n")
        #expect(
            try other.run("report", "Route 66").output == program.run("report", "Route 66").output)
        #expect(try program.run("undo", "21").status == 0)
        #expect(try program.run("show", "Route 66").output.contains("0 stops"))
    }

    @Test("Five thousand stops are no trouble") func fiveThousandStops() throws {
        let program = try Program()
        let file = try program.write("many.json", RandomTrips.json(stops: 5_000, seed: 66))
        #expect(try program.run("import", file).output.hasSuffix("took 1 trip with 5000 stops (json)\n"))
        #expect(try program.run("move", "Random", "5000", "1").output.contains("“Stop 5000” is now stop 1."))
        #expect(try program.run("undo").status == 0)
        let session = try program.run(input: "3\na 1,1\nd 2500\nu\nu\nq\n")
        #expect(session.status == 0)
        #expect(session.output.contains("\n2500  "))
        #expect(try program.run("show", "Random").output.contains("5000 stops, "))
    }
}
