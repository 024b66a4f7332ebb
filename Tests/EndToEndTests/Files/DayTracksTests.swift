import Testing

@Suite("Files of one import of which each is the track of a day") struct DayTracksTests {
    private func track(_ name: String, _ points: [(Double, Double)]) -> String {
        "<gpx xmlns='http://www.topografix.com/GPX/1/1' version='1.1' creator='x'><trk><name>\(name)</name><trkseg>"
            + points.map { "<trkpt lat='\($0.0)' lon='\($0.1)'/>" }.joined() + "</trkseg></trk></gpx>"
    }

    /// The paths of three days from Lucerne to Zermatt.
    private func days(_ program: Program) throws -> [String] {
        try [
            program.write(
                "day1.gpx", track("Day 1: Luzern - Andermatt", [(47.05, 8.3), (46.85, 8.45), (46.63, 8.59)])),
            program.write("day2.gpx", track("Day 2: Andermatt - Brig", [(46.63, 8.59), (46.5, 8.3), (46.32, 7.99)])),
            program.write("day3.gpx", track("Day 3: Brig - Zermatt", [(46.32, 7.99), (46.2, 7.9), (46.02, 7.75)])),
        ]
    }

    /// The names of the stops of a trip with their nights, and the number of trips.
    private func stops(_ program: Program) throws -> (names: [String], trips: Int) {
        func values(of key: String, in json: String) -> [String] {
            json.split(separator: "\n").filter { $0.contains("\"\(key)\": ") }
                .map { $0.split(separator: ":")[1].filter { !"\", ".contains($0) } }
        }
        let trip = try program.run("show", "Luzern – Zermatt", "--json").output
        let places = values(of: "name", in: trip).dropFirst() + ["nights"] + values(of: "nights", in: trip)
        return (Array(places), values(of: "stops", in: try program.run("list", "--json").output).count)
    }

    @Test(
        "They are one trip of the days, in the order of these, and the second time nothing is new",
        arguments: [[0, 1, 2], [2, 0, 1]])
    func oneTrip(order: [Int]) throws {
        let program = try Program()
        let files = try days(program)
        let run = try program.run(["import"] + order.map { files[$0] })
        #expect(run.errors.contains("the tracks of 3 files are the days of one trip"), "\(run.errors)")
        let found = try stops(program)
        #expect(found.names == ["Luzern", "Andermatt", "Brig", "Zermatt", "nights", "1", "1"])
        #expect(try program.run(["import"] + order.map { files[$0] }).status == 0)
        #expect(try stops(program).trips == found.trips)
    }

    @Test("Tracks that do not go on where another ends stay trips of their own")
    func others() throws {
        let program = try Program()
        let files = try days(program)
        let run = try program.run("import", files[0], files[2])
        #expect(!run.errors.contains("are the days of one trip"))
        #expect(run.errors.contains("“Day 1: Luzern - Andermatt”, “Day 3: Brig - Zermatt”"), "\(run.errors)")
    }
}
