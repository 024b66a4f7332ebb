import Foundation
import TestSupport
import Testing

/// What lies along the way of a trip, on the command line and in the menus.
@Suite struct AlongTests {
    /// A program that measures by the roads inside, with a trip through the south of France.
    private func program(roads: Bool = true) throws -> Program {
        var program = try Program()
        if roads { program.environment["ROADTRIP_ENGINE"] = "" }
        let made = try program.run("new", "South", "Lyon", "Avignon", "Nice")
        try #require(made.status == 0, "\(made.errors)")
        return program
    }

    /// What the JSON of `along` holds.
    private struct Found: Decodable {
        struct Location: Decodable { let latitude, longitude: Double }
        struct Ends: Decodable, Equatable { let from, to: Int }
        let name: String
        let kind: String?
        let location: Location
        let alongMeters, offMeters, detourMeters: Double
        let detourSeconds: Double?
        let leg: Ends?
        let day: Int?
        let sources: [String]
    }

    private func found(_ program: Program, _ options: String...) throws -> [Found] {
        let run = try program.run(["along", "South", "--json"] + options)
        try #require(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode([Found].self, from: Data(run.output.utf8))
    }

    @Test("It is what a traveller would name, in the order of the way, with the detour by road")
    func usual() throws {
        let program = try program()
        let found = try found(program)
        #expect(found.count == 20)
        for name in ["Orange Roman Theatre", "Pont d'Avignon", "Aix-en-Provence", "Cannes"] {
            #expect(found.contains { $0.name == name }, "\(found.map(\.name))")
        }
        for name in ["Lyon", "Avignon", "Nice", "Villeurbanne"] { #expect(!found.contains { $0.name == name }) }
        #expect(found.map(\.alongMeters) == found.map(\.alongMeters).sorted())
        #expect(
            found.allSatisfy {
                $0.offMeters <= 20_000 && $0.detourSeconds != nil && $0.day == nil && !$0.sources.isEmpty
            })
        #expect(found.first?.leg == .init(from: 1, to: 2) && found.last?.leg == .init(from: 2, to: 3))
        let page = try program.run("along", "South")
        #expect(page.output.hasPrefix("Along South: the best 20 places within 20 km of the way\nDetour: what "))
        #expect(page.output.contains("© OpenStreetMap contributors") && page.errors == "")
        #expect(page.output.contains("Avignon – Nice"))
        // All of them are more, and these are among them.
        let all = try self.found(program, "--all")
        #expect(all.count > 20 && found.allSatisfy { one in all.contains { $0.name == one.name } })
    }

    @Test(
        "A guide book would propose it: no peak that only maps have, no region, and nothing that takes hours to reach"
    )
    func guideBook() throws {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = ""
        let stops = ["Akureyri", "Goðafoss", "Mývatn", "Egilsstaðir", "Höfn", "Jökulsárlón", "Skógafoss", "Reykjavík"]
        let made = try program.run(["new", "South"] + stops)
        try #require(made.status == 0, "\(made.errors)")
        let found = try found(program)
        let names = found.map(\.name)
        for name in ["Hverir", "Diamond Beach", "Fjaðrárgljúfur", "Seljalandsfoss"] {
            #expect(names.contains(name), "\(names)")
        }
        #expect(!found.contains { $0.kind == "mountain" || $0.kind == "region" }, "\(names)")
        #expect(found.allSatisfy { ($0.detourSeconds ?? 0) <= 4_500 })
        // The list of a kind has them.
        #expect(try self.found(program, "--kind", "mountain").count == 20)
    }

    @Test("What a road leads to around a lagoon or a fjord is told, with the same detour in every list")
    func aroundWater() throws {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = ""
        let made = try program.run("new", "South", "Höfn, Iceland", "64.6442,-14.2828")
        try #require(made.status == 0, "\(made.errors)")
        let all = try found(program, "--all")
        let cape = try #require(all.first { $0.name == "Stokksnes" })
        #expect(try #require(cape.detourSeconds) > 600)
        let sight = try #require(try found(program, "--kind", "sight").first { $0.name == "Stokksnes" })
        #expect(sight.detourMeters == cape.detourMeters)
    }

    @Test("A fort on an islet without a road, and the park in which the trip begins, are no detours")
    func neverDetours() throws {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = ""
        let made = try program.run("new", "South", "La Rochelle, France", "Rochefort, France", "Royan, France")
        try #require(made.status == 0, "\(made.errors)")
        let names = try found(program, "--all").map(\.name)
        #expect(names.contains("Corderie Royale") && !names.contains("Fort Boyard"), "\(names)")
        var other = try Program()
        other.environment["ROADTRIP_ENGINE"] = ""
        #expect(try other.run("new", "South", "Lake Louise, Alberta", "Jasper, Alberta").status == 0)
        let parks = try found(other, "--kind", "park").map(\.name)
        #expect(!parks.isEmpty && !parks.contains("Banff National Park"), "\(parks)")
    }

    @Test("A lake is visited nearer to its shore than its middle is")
    func shore() throws {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = ""
        let made = try program.run("new", "South", "Thonon-les-Bains", "Annecy, France")
        try #require(made.status == 0, "\(made.errors)")
        let lake = try #require(try found(program, "--kind", "lake").first { $0.name == "Lake Geneva" })
        #expect(lake.offMeters < 6_000, "\(lake)")
    }

    @Test("A row is on the leg on which it is added, with what it costs there, also at the ends of the trip")
    func sameLeg() throws {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = ""
        let made = try program.run("new", "South", "Orléans", "Blois", "Amboise", "Chartres")
        try #require(made.status == 0, "\(made.errors)")
        let found = try found(program)
        try #require(found.count >= 8)
        for (index, row) in found.enumerated() {
            let leg = try #require(row.leg)
            let added = try program.run("along", "South", "--add", "\(index + 1)")
            let stops = [leg.to] + (leg.from == 1 ? [1] : []) + (leg.to == 4 ? [5] : [])
            #expect(stops.contains { added.output.contains("as stop \($0) of") }, "\(row) \(added.output)")
            try program.run("undo")
        }
    }

    @Test("With --all what --kind shows is there, though a park has its name, and what is left out is said")
    func all() throws {
        var program = try Program()
        program.environment["ROADTRIP_ENGINE"] = ""
        let made = try program.run("new", "South", "Utoro", "Rausu")
        try #require(made.status == 0, "\(made.errors)")
        #expect(try found(program, "--all").contains { $0.name == "Shiretoko Pass" })
        let page = try program.run("along", "South", "--all").output
        #expect(page.contains("Towns that no travel guide describes are left out"))
    }

    @Test("A planned trip has days; straight lines have detours without a time")
    func days() throws {
        let program = try program(roads: false)
        try program.run("edit", "South", "2", "--nights", "1")
        let found = try found(program, "--limit", "5", "--kind", "town")
        #expect(found.count == 5 && found.allSatisfy { $0.kind == "town" && $0.detourSeconds == nil })
        for one in found {
            #expect(one.day == one.leg?.from)
            #expect(abs(one.detourMeters - 2 * one.offMeters) < 0.01)
        }
        let page = try program.run("along", "South").output
        #expect(page.contains("Off: the straight line from the way.") && page.contains("day 2"))
    }

    @Test("Points of files of all formats are listed whole, and rows become stops, which undo takes back")
    func files() throws {
        let program = try program()
        let rows = (0..<50).map { "Camp \($0),\(45.7 - Double($0) * 0.034),4.85\n" }.joined()
        let table = try program.write("camps.csv", "name,latitude,longitude\n" + rows)
        let points = try program.write(
            "fuel.gpx",
            """
            <?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
            <wpt lat="44.93" lon="4.89"><name>Fuel \u{202E}x</name><desc>open at night</desc></wpt></gpx>
            """)
        let found = try found(program, "--file", table, "--file", points, "--within", "10km")
        #expect(found.count > 30 && found.allSatisfy { $0.kind == nil && $0.offMeters <= 10_000 })
        let fuel = try #require(found.firstIndex { $0.sources == ["fuel.gpx"] })
        let page = try program.run("along", "South", "--file", points)
        #expect(page.output.contains("Fuel") && !page.output.contains("\u{202E}"))
        let added = try program.run(
            "along", "South", "--file", table, "--file", points, "--within", "10km", "--add", "\(fuel + 1)")
        #expect(
            added.status == 0 && added.output.hasPrefix("Added Fuel") && added.output.contains("as stop 2 of “South”"))
        #expect(!added.output.contains("\u{202E}") && added.output.contains("\nTotal: about "))
        #expect(try program.read(program.libraryFile).contains("open at night"))
        #expect(try program.run("undo").output.hasPrefix("Undid: Added"))
        #expect(try !program.read(program.libraryFile).contains("open at night"))
    }

    @Test("With --add and --json the changed trip is printed as show does")
    func addForPrograms() throws {
        let program = try program(roads: false)
        let run = try program.run("along", "South", "--limit", "3", "--add", "1-2", "--add", "3", "--json")
        #expect(run.status == 0)
        #expect(try run.output == program.run("show", "South", "--json").output)
        #expect(try program.run("show", "South").output.contains("6 stops"))
    }

    @Test(
        "What cannot be is refused with its exit status, and nothing is printed",
        arguments: [
            (["--kind", "ufo"], 64, "ufo"), (["--limit", "0"], 64, "limit takes a number from 1"),
            (["--limit", "3", "--all"], 64, "--all"),
            (["--kind", "park", "--file", "x.gpx"], 64, "--kind"), (["--within", "x"], 64, "within takes a distance"),
            (["--within", "900km"], 64, "200.0 km"), (["--add", "x"], 64, "list of row numbers"),
            (["--add", "99"], 1, "there is no row 99; the rows are 1 to "), (["--file", "none.gpx"], 66, "none.gpx"),
            (["--file", "/dev/null"], 65, "/dev/null"),
        ])
    func refused(options: [String], status: Int32, message: String) throws {
        let run = try program(roads: false).run(["along", "South"] + options)
        #expect(run.status == status)
        #expect(run.output == "" && run.errors.hasPrefix("roadtrip: error: "))
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("A trip without stops, and one that is not there")
    func nothing() throws {
        let program = try program(roads: false)
        try program.run("new", "Empty")
        let empty = try program.run("along", "Empty")
        #expect(
            empty.status == 0
                && empty.output == "Along Empty: no place within 20 km of the way\n\nThe trip has no stops yet.\n")
        #expect(try program.run("along", "Empty", "--json").output == "[]\n")
        #expect(try program.run("along", "nowhere").status == 1)
        #expect(try program.run("along").status == 64)
    }

    @Test("In the menus k lists the same, a number adds, and the list is shown again")
    func menus() throws {
        let program = try program(roads: false)
        let run = try program.run(input: "South\nk town\n2\nu\nb\nk park within 50km\nb\nb\nq\n")
        #expect(run.status == 0)
        #expect(run.output.contains("Along South: the best 20 towns within 20 km of the way"))
        #expect(run.output.contains("Added ") && run.output.contains("Undid: Added"))
        #expect(run.output.contains("within 50 km of the way"))
        #expect(run.output.components(separatedBy: "Along South: ").count >= 5)
    }

    @Test("Shells complete kinds and files")
    func completions() throws {
        for shell in ["bash", "zsh", "fish"] {
            let script = try Program().run("completions", shell).output
            #expect(script.contains("along") && script.contains("within"))
        }
    }
}
