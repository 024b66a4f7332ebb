import Foundation
import TestSupport
import Testing

/// Names that a trip makes clear, and those that it does not.
@Suite("Places that a trip makes clear")
struct PlacesOfTripsTests {
    @Test("In whole trips nothing wrong is taken, and few names are asked about", arguments: NamesOfWholeTrips.all)
    func wholeTrips(table: String) throws {
        var wrong: [String] = []
        var (count, asked) = (0, 0)
        for block in table.split(separator: "\n\n") {
            var stops: [String] = []
            for line in block.split(separator: "\n") {
                // In front of it an empty cell: the stops before are those of the block.
                let row = try WrongPlaceTests.Row("|" + line)
                let outcome = try WrongPlaceTests.outcome(row.text, after: stops)
                if !row.isReached(outcome) { wrong.append(row.text) }
                if case .asked = outcome { asked += 1 }
                count += 1
                stops.append("\(row.text)=\(row.latitude),\(row.longitude)")
            }
        }
        #expect(wrong == [])
        #expect(asked * 4 <= count, "\(asked) of \(count)")
    }

    @Test(
        "By far the largest of a name in the countries of the stops and around them is taken",
        arguments: [
            ("Chicago=41.88,-87.63", "St. Louis", 38.63, -90.20), ("Chicago", "St. Louis", 38.63, -90.20),
            ("Chicago=41.85,-87.65", "St. Louis", 38.63, -90.20), ("Madrid=40.42,-3.70", "Valencia", 39.47, -0.38),
            ("Vancouver=49.28,-123.12", "Portland", 45.52, -122.68), ("London=51.5,-0.12", "Newcastle", 54.97, -1.61),
            ("Norwich=52.63,1.29", "Newcastle", 54.97, -1.61), ("Norwich=52.63,1.29", "Lincoln", 53.23, -0.54),
            ("Provincetown=42.058,-70.178", "Newport", 41.49, -71.31),
            ("Kamloops=50.67,-120.33", "Jasper", 52.873, -118.08),
        ])
    func largest(stop: String, name: String, latitude: Double, longitude: Double) throws {
        guard case .taken(let north, let east) = try WrongPlaceTests.outcome(name, after: stop) else {
            Issue.record("asked about \(name)")
            return
        }
        #expect(WrongPlaceTests.distance(north, east, latitude, longitude) < 12_000)
    }

    @Test(
        "A name is asked about, with what may be meant, where another one in reach of the trip may be",
        arguments: [
            ("Buenos Aires=-34.61,-58.38", "Salto", "'Salto, UY'"),
            ("New York=40.71,-74.0", "Portland", "'Portland, Maine'"),
            ("Madrid=40.42,-3.70", "Santiago", "'Santiago de Compostela'"),
            ("Cannes=43.55,7.01", "Nice Ville", "Nice"),
            ("Mexico City=19.43,-99.13", "San Jose", "'San Jose, California'"),
        ])
    func offered(stop: String, name: String, hint: String) throws {
        guard case .asked(let hints) = try WrongPlaceTests.outcome(name, after: stop) else {
            Issue.record("took \(name)")
            return
        }
        #expect(hints.contains { $0.hasPrefix("  \(hint)  ") }, "\(hints)")
    }

    @Test(
        "A place that is not known gets no hint on another continent, or with another sound at its beginning",
        arguments: [("Zurich=47.37,8.54", "Kragganmor Falls"), ("Salzburg=47.8,13.05", "Kragganmor Falls")])
    func nothingNear(stop: String, name: String) throws {
        guard case .asked(let hints) = try WrongPlaceTests.outcome(name, after: stop) else {
            Issue.record("took \(name)")
            return
        }
        #expect(hints.allSatisfy { $0.hasPrefix("Try a town nearby") }, "\(hints)")
    }

    @Test("A spelling with another sound at its beginning is not offered")
    func sounds() throws {
        let hints = try Program().run("find", "Hochtor").errors
        #expect(!hints.contains("Kochkor"))
    }

    @Test(
        "A word that only says what a place is gets what to add",
        arguments: ["station", "hotel", "the airport"])
    func bareWords(text: String) throws {
        let program = try Program()
        let run = try program.run("new", "T", text)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                roadtrip: error: “\(text)” does not say which one, or where
                Hint: Say where: '\(text)=TOWN' is there and keeps this name; so do coordinates and a link of a map behind the “=”.

                """)
        #expect(try program.run("new", "T", "\(text)=Lyon").status == 0)
    }

    @Test(
        "Counties of Great Britain and Ireland say where a place is, those of old too",
        arguments: [
            ("Brighton, Sussex", 50.83, -0.14), ("Windsor, Berkshire", 51.48, -0.61),
            ("Halifax, Yorkshire", 53.72, -1.86),
            ("Whitby, Yorkshire", 54.49, -0.61), ("Carlisle, Cumberland", 54.90, -2.94),
            ("Darlington, Co. Durham", 54.53, -1.55), ("Perth, Perthshire", 56.40, -3.44),
            ("Newcastle, County Down", 54.22, -5.89), ("Kenmare, County Kerry", 51.88, -9.58),
            ("Newport, Gwent", 51.59, -3.0), ("Banbury, Oxon", 52.06, -1.34),
        ])
    func counties(text: String, latitude: Double, longitude: Double) throws {
        for stop in [nil, "London=51.5,-0.12"] {
            guard case .taken(let north, let east) = try WrongPlaceTests.outcome(text, after: stop) else {
                Issue.record("asked about \(text)")
                continue
            }
            #expect(WrongPlaceTests.distance(north, east, latitude, longitude) < 12_000)
        }
    }

    @Test("An airport by another name of its city, and that of an island which is a part of one")
    func airportsOfOtherNames() throws {
        for (stop, name, latitude, longitude) in [
            ("Kozhikode=11.25,75.78", "Kozhikode airport", 11.137, 75.955),
            ("HK=22.28,114.16", "Hong Kong Island airport", 22.309, 113.915),
        ] {
            guard case .taken(let north, let east) = try WrongPlaceTests.outcome(name, after: stop) else {
                Issue.record("asked about \(name)")
                continue
            }
            #expect(WrongPlaceTests.distance(north, east, latitude, longitude) < 6_000)
        }
    }
}
