import Console
import Entities
import Geodesy
import Interchange
import JSON
import Platform
import Screens
import TestSupport
import Testing

@testable import ExchangeModule

@Suite struct ImportTests {
    @Test("Importing a file twice adds nothing") func twice() throws {
        let exchange = try Exchange([])
        exchange.put([coast(), alps()], at: "a.json")
        #expect(try exchange.take("a.json") == ["a.json: took 2 trips with 5 stops (json)"])
        #expect(try exchange.take("a.json") == ["a.json: took nothing, 2 already there (json)"])
        #expect(exchange.names == ["Coast", "Alps"])
        #expect(exchange.store.changes.count == 1)
        #expect(try exchange.store.history().entries.map(\.what) == ["Imported 2 trips from a.json"])
    }

    @Test("The same file under another name, which gives its trip the name, adds nothing and says so")
    func renamed() throws {
        let exchange = try Exchange([])
        let table = "Name,Latitude,Longitude\nA,1,2\nB,3,4\n"
        exchange.put(table, at: "a.csv")
        exchange.put(table, at: "b.csv")
        exchange.put(table + "C,5,6\n", at: "c.csv")
        #expect(try exchange.take("a.csv") == ["a.csv: took 1 trip with 2 stops (csv)"])
        #expect(
            try exchange.take("b.csv") == [
                "b.csv: took nothing, 1 already there (csv)",
                "b.csv: its trip is there already, as “a”; --name takes it once more",
            ])
        #expect(try exchange.take("c.csv") == ["c.csv: took 1 trip with 3 stops (csv)"])
        #expect(exchange.names == ["a", "c"])
    }

    @Test("Equal content is a duplicate whatever the id and wherever it stands")
    func equalContent() throws {
        let exchange = try Exchange([alps(), coast()])
        let other = Trip(
            id: id(99), name: coast().name,
            waypoints: coast().waypoints.enumerated().map { index, stop in
                Waypoint(
                    id: id(UInt64(900 + index)), name: stop.name,
                    location: place(stop.location.latitude + 4e-8, stop.location.longitude), note: stop.note)
            })
        exchange.put([other], at: "a.json")
        #expect(try exchange.take("a.json") == ["a.json: took nothing, 1 already there (json)"])
        #expect(exchange.store.changes == [])
    }

    @Test(
        "other content is another trip, and its id in use gives it a fresh one",
        arguments: [
            Trip(id: id(1), name: name("Other"), waypoints: coast().waypoints),
            Trip(id: id(1), name: name("Coast"), waypoints: coast().waypoints, isRoundTrip: true),
            Trip(id: id(1), name: name("Coast"), waypoints: Array(coast().waypoints.reversed())),
            Trip(id: id(1), name: name("Coast"), waypoints: coast().waypoints.dropLast()),
        ])
    func otherContent(trip: Trip) throws {
        let exchange = try Exchange([coast()])
        exchange.put([trip], at: "a.json")
        let count = trip.waypoints.count
        #expect(
            try exchange.take("a.json") == [
                "a.json: took 1 trip with \(count) stops (json)",
                "a.json: “\(trip.name.text)” got a fresh id: its own is in use; "
                    + "with --replace it takes the place of that trip",
            ])
        #expect(exchange.store.library.trips[0] == coast())
        #expect(exchange.store.library.trips[1].id != id(1))
        #expect(exchange.store.library.trips[1].waypoints == trip.waypoints)
    }

    @Test("Another plan is another trip where the format holds plans")
    func plans() throws {
        var planned = coast()
        try planned.plan.set(.speed(80))
        try planned.waypoints[0].plan.set(.nights(1))
        let exchange = try Exchange([planned])
        exchange.put([planned], at: "same.json")
        #expect(try exchange.take("same.json") == ["same.json: took nothing, 1 already there (json)"])
        exchange.put([coast()], at: "other.json")
        #expect(try exchange.take("other.json").first == "other.json: took 1 trip with 3 stops (json)")
        #expect(exchange.store.library.trips[0].plan == planned.plan)
    }

    @Test("Replace takes the place of the trip with the same id") func replacing()
        throws
    {
        let exchange = try Exchange([coast(), alps()])
        let new = Trip(id: id(1), name: name("New coast"), waypoints: [stop(11, "Lisbon", 38.7, -9)])
        exchange.put([new, Trip(id: id(3), name: name("Third"))], at: "a.json")
        #expect(
            try exchange.take("a.json") { $0.replaces = true } == [
                "a.json: took 2 trips with 1 stop (json)",
                "a.json: “New coast” takes the place of the trip with the same id",
            ])
        #expect(exchange.names == ["New coast", "Alps", "Third"])
        _ = try exchange.store.undo(1)
        #expect(exchange.store.library.trips == [coast(), alps()])
    }

    @Test("A file of two trips is no new trip, which is said without the name of an option")
    func newTrip() throws {
        let exchange = try Exchange([])
        exchange.put([coast(), alps()], at: "a.json")
        var request = ImportRequest(files: ["a.json"])
        request.name = "Summer"
        request.isNewTrip = true
        #expect(
            try exchange.take(request).files.map { ExchangePresenter.refusal(of: $0) ?? "" } == [
                "a.json: it has 2 trips, and a new trip is one; ‘roadtrip import -’ takes them all"
            ])
        #expect(exchange.names.isEmpty)
    }

    @Test("Notices speak of a trip by the name that it was given")
    func namedNotices() throws {
        let exchange = try Exchange([])
        exchange.put("name,lat,lon,date\nA,1,2,\nB,3,4,2027-07-01\nC,5,6,2027-07-03\n", at: "a.csv")
        let lines = try exchange.take("a.csv") { $0.name = "Summer" }
        #expect(exchange.names == ["Summer"])
        #expect(lines.contains { $0.hasPrefix("a.csv: the first day of “Summer” is not known") }, "\(lines)")
    }

    @Test("Into a trip stops of one name within 25 metres are the same")
    func nearbyStops() throws {
        let exchange = try Exchange([coast()])
        // A degree of latitude is 111,195 m: 24.5 m and 25.6 m.
        let near = stop(51, "Lisbon", 38.72 + 0.00022, -9.14)
        let far = stop(52, "Lisbon", 38.72 + 0.00023, -9.14)
        let otherName = stop(53, "Lisboa", 38.72, -9.14)
        exchange.put([Trip(id: id(5), name: name("More"), waypoints: [near, far, otherName])], at: "a.json")
        #expect(try exchange.take("a.json") { $0.into = "coast" } == ["a.json: took 2 stops, 1 already there (json)"])
        #expect(
            exchange.store.library.trips[0].waypoints.map(\.name.text) == [
                "Lisbon", "Porto", "Faro", "Lisbon", "Lisboa",
            ])
        #expect(try exchange.store.history().entries.map(\.what) == ["Imported 2 stops from a.json"])
        #expect(try exchange.take("a.json") { $0.into = "1" } == ["a.json: took nothing, 3 already there (json)"])
    }

    @Test("Into a trip the same place twice in one file is taken twice")
    func samePlaceTwice() throws {
        let exchange = try Exchange([alps()])
        exchange.put(
            "[{\"name\":\"B\",\"waypoints\":["
                + "{\"name\":\"Home\",\"location\":{\"latitude\":1,\"longitude\":2}},"
                + "{\"name\":\"Home\",\"location\":{\"latitude\":1,\"longitude\":2}}]}]", at: "a.json")
        #expect(try exchange.take("a.json") { $0.into = "1" } == ["a.json: took 2 stops (json)"])
        #expect(Set(exchange.store.library.trips[0].waypoints.map(\.id)).count == 4)
    }

    @Test("stops of one name are told apart by their places, across the date line too", arguments: [1, 2, 3])
    func intoATripAgreesWithComparingEach(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        func stops(_ count: Int, from first: UInt64) -> [Waypoint] {
            (0..<count).map { index in
                let east = 180 + Double(Int.random(in: -40...40, using: &random)) * 1e-4
                let longitude = east > 180 ? east - 360 : east
                return stop(
                    first + UInt64(index), "A", Double(Int.random(in: 0...80, using: &random)) * 1e-4, longitude)
            }
        }
        let there = stops(150, from: 1_000)
        let new = stops(150, from: 2_000)
        let exchange = try Exchange([Trip(id: id(1), name: name("T"), waypoints: there)])
        exchange.put([Trip(id: id(2), name: name("U"), waypoints: new)], at: "a.json")
        _ = try exchange.take("a.json") { $0.into = "1" }
        let expected = new.filter { stop in !there.contains { $0.location.distance(to: stop.location) <= 25 } }
        try #require(!expected.isEmpty && expected.count < new.count)
        #expect(exchange.store.library.trips[0].waypoints.dropFirst(150).map(\.location) == expected.map(\.location))
    }

    @Test("Of trips with one id in a file the last replaces") func lastReplaces() throws {
        let exchange = try Exchange([coast()])
        let trips = ["One", "Two"].map { Trip(id: id(1), name: name($0), waypoints: alps().waypoints) }
        exchange.put([trips[0]], at: "a.json")
        exchange.put([trips[1]], at: "b.json")
        _ = try exchange.take("a.json", "b.json") { $0.replaces = true }
        #expect(exchange.store.library.trips == [trips[1]])
    }

    @Test("Several files are one change and a bad one is left out") func severalFiles()
        throws
    {
        let exchange = try Exchange([])
        exchange.put([coast()], at: "d/a.json")
        exchange.put([alps(), coast()], at: "b.json")
        exchange.put("[{\"name\": \"T\", \"waypoints\": [],}]", at: "bad.json")
        exchange.put("\u{1}hello", at: "x\u{1B}.txt")
        #expect(
            try exchange.take("d/a.json", "bad.json", "b.json", "x\u{1B}.txt", "none.json") == [
                "d/a.json: took 1 trip with 3 stops (json)",
                "bad.json:1:32: a comma before “}”; the last member has none after it; nothing of it was taken",
                "b.json: took 1 trip with 2 stops, 1 already there (json)",
                "x\\u{1B}.txt: not a format that is known; a file that begins like this mostly is gpx, csv or xlsx; "
                    + "nothing of it was taken",
                "none.json: no such file; nothing of it was taken",
            ])
        #expect(exchange.store.changes.count == 1)
        #expect(try exchange.store.history().entries.map(\.what) == ["Imported 2 trips from a.json and 1 more"])
    }

    @Test("A dry run says the same and changes nothing") func dryRun() throws {
        let exchange = try Exchange([coast()])
        exchange.put([coast(), alps()], at: "a.json")
        let lines = try exchange.take("a.json") { $0.isDryRun = true }
        #expect(lines == ["a.json: would take 1 trip with 2 stops, 1 already there (json)"])
        #expect(exchange.store.changes == [])
    }

    @Test("Unnamed trips get the name of the file") func unnamedTrips() throws {
        let exchange = try Exchange([])
        exchange.put("{\"waypoints\":[{\"location\":{\"latitude\":1,\"longitude\":2}}]}", at: "dir/Alpine loop.v2.json")
        _ = try exchange.take("dir/Alpine loop.v2.json")
        #expect(exchange.names == ["Alpine loop.v2"])
        #expect(exchange.store.library.trips[0].waypoints.map(\.name.text) == ["Stop 1"])
    }

    @Test(
        "a file without anything to take is refused, with the reason",
        arguments: [
            "{\"version\": 1, \"trips\": []}", "[]", "<gpx/>", "{\"type\":\"FeatureCollection\",\"features\":[]}",
            "Name,Latitude,Longitude\n", "# only\n# comments\n",
        ])
    func nothingToTake(text: String) throws {
        let exchange = try Exchange([])
        exchange.put(text, at: "a")
        #expect(try exchange.take("a") == ["a: the file holds no trips and no points; nothing of it was taken"])
        #expect(exchange.store.changes == [])
    }

    @Test("What was left out is told of a file of which nothing is taken, and when all points were skipped")
    func whatWasLeftOut() throws {
        let exchange = try Exchange([])
        exchange.put(
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Call\nEND:VEVENT\nEND:VCALENDAR\n", at: "a.ics")
        exchange.put("Name,Latitude,Longitude,Mood\nP,95,1,good\n", at: "b.csv")
        #expect(
            try exchange.take("a.ics", "b.csv") == [
                "a.ics: the file holds nothing that is taken: 1 event without a place left out: “Call”; nothing of it was taken",
                "b.csv: took nothing (csv)", "b.csv:2: skipped: latitude 95 is outside -90 to 90",
            ])
    }

    @Test("A file of white space is called empty, and one of which most is not taken does not look taken")
    func mostlySkipped() throws {
        let exchange = try Exchange([])
        exchange.put(" \n\t\n", at: "a.txt")
        exchange.put("Name,Latitude,Longitude\nP,95,1\nQ,96,1\nR,5,1\n", at: "b.csv")
        let said = try exchange.take("a.txt", "b.csv")
        #expect(said.first == "a.txt: the file is empty: there is only white space in it; nothing of it was taken")
        #expect(said.dropFirst().first == "b.csv: took 1 of 3 lines: 1 trip with 1 stop (csv)")
    }

    @Test("A text that is no place is told by the format that was given")
    func noPlace() throws {
        let exchange = try Exchange([], lookup: PlaceList([]))
        exchange.put("Once upon a time\n", at: "a")
        func said(_ format: String?) throws -> [String] {
            var request = ImportRequest(files: ["a"])
            request.format = format
            return try exchange.take(request).files.flatMap {
                [ExchangePresenter.refusal(of: $0)].compactMap { $0 } + ExchangePresenter.hints(of: $0)
            }
        }
        #expect(
            try said(nil) == [
                "a:1: not a format that is known, nor a list of places: no place is known as “Once upon a time”",
                "A list has a place on each line, and may have days, nights and costs beside it, as these two lines:",
                "  16 July 2027: Salzburg, 2 nights, 240 EUR", "  Hallstatt (1 night)",
            ])
        #expect(
            try said("list") == ["a:1: not a list of places: no place is known as “Once upon a time”"])
        exchange.put("\u{1}", at: "a")
        #expect(
            try said(nil) == [
                "a: not a format that is known; a file that begins like this mostly is gpx, csv or xlsx",
                "If it is of one of the formats, say which: --format NAME; ‘import --help’ lists them.",
            ])
        exchange.put("\u{FEFF}\n<!DOCTYPE HTML>\n<title>Map</title>", at: "a")
        #expect(
            try said(nil) == ["a: this is a web page, not a file of trips; copy its places into a text, one a line"])
        exchange.put("<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"/>", at: "a")
        #expect(
            try said(nil) == ["a: this is a web page, not a file of trips; copy its places into a text, one a line"])
    }

    @Test("What was done to names is said of trips that are taken") func changedNames()
        throws
    {
        let exchange = try Exchange([])
        exchange.put(
            "<gpx><wpt lat='1' lon='2'><name>\(String(repeating: "x", count: 300))</name></wpt></gpx>", at: "a")
        #expect(try exchange.take("a").count == 2)
        #expect(try exchange.take("a") == ["a: took nothing, 1 already there (gpx)"])
    }

    @Test("A dry run tells no ids") func dryRunIDs() throws {
        let exchange = try Exchange([])
        exchange.put("A=1,2\n", at: "a")
        var request = ImportRequest(files: ["a"])
        request.isDryRun = true
        let answer = ExchangeDocument.json(try exchange.take(request)).text(pretty: false)
        #expect(answer.hasPrefix("{\"files\":") && answer.contains("\"stops\":1"), "\(answer)")
        #expect(!answer.contains("\"ids\""))
    }

    @Test("What became of each file is told to programs") func document() throws {
        let exchange = try Exchange([coast()])
        exchange.put([coast(), alps()], at: "a.json")
        exchange.put("{", at: "b.json")
        let outcome = try exchange.take(ImportRequest(files: ["a.json", "b.json"]))
        #expect(
            ExchangeDocument.json(outcome).text(pretty: true) == """
                {
                  "files": [
                    {
                      "file": "a.json",
                      "format": "json",
                      "trips": 1,
                      "stops": 2,
                      "duplicates": 1,
                      "skipped": []
                    },
                    {
                      "file": "b.json",
                      "format": "json",
                      "trips": 0,
                      "stops": 0,
                      "duplicates": 0,
                      "skipped": []
                    }
                  ],
                  "ids": [
                    "00000000-0000-4000-8000-000000000002"
                  ]
                }
                """)
    }

    @Test("A format that is not known is refused before anything is read")
    func unknownFormat() throws {
        let exchange = try Exchange([])
        #expect(throws: ExportError.unknownFormat(name: "doc", known: TripFormats.readNames)) {
            try exchange.take("none.json") { $0.format = "doc" }
        }
        #expect(throws: ReferenceError.self) { try exchange.take("none.json") { $0.into = "Rome" } }
    }

    @Test("Warnings of the store are said") func storeWarnings() throws {
        let exchange = try Exchange([])
        exchange.store.warnings = ["tired\u{7}"]
        exchange.put([alps()], at: "a.json")
        let outcome = try exchange.take(ImportRequest(files: ["a.json"]))
        #expect(ExchangePresenter.lines(outcome) == ["a.json: took 1 trip with 2 stops (json)"])
        #expect(outcome.warnings == ["tired\u{7}"])
        exchange.put([coast()], at: "b.json")
        #expect(try exchange.importFile("b.json").warnings == ["tired\\u{7}"])
    }

    @Test("a file whose reading fails gives nothing, however much was read", arguments: ["gpx", "json", "csv", "kmz"])
    func aFailedReadTakesNothing(format: String) throws {
        let stops = (0..<1000).map { stop(UInt64(100 + $0), "Stop of a long way \($0)", 40, Double($0 * 7 % 90)) }
        let trips = [Trip(id: id(1), name: name("Long"), waypoints: stops)]
        let written = try #require(TripFormats.named(format)).write(trips.map { RoutedTrip(trip: $0, route: .none) })
        // More than what is kept to tell the format, also where it is packed.
        try #require(written.bytes.count > 4_097)
        for size in [0, 1, 500, 4_096, written.bytes.count - 1] {
            let exchange = try Exchange([])
            exchange.documents.files["/a"] = written.bytes
            exchange.documents.readableSize = size
            #expect(
                try exchange.take("/a") == ["cannot read /a: Input/output error; nothing of it was taken"], "\(size)")
            #expect(exchange.names == [])
        }
    }

    @Test("In a menu everything becomes a notice") func menuNotice() throws {
        let exchange = try Exchange([])
        exchange.put([coast()], at: "/home/me/a.json")
        #expect(try exchange.importFile("~/a.json") == .done("/home/me/a.json: took 1 trip with 3 stops (json)"))
        #expect(try exchange.importFile("no\u{1B}ne").result.isDone == false)
        #expect(
            try exchange.importFile("no\u{1B}ne").lines == ["no\\u{1B}ne: no such file; nothing of it was taken"])
        #expect(try exchange.importFile("-") == .failed("- is no file; give the name of one."))
        exchange.put([alps()], at: "b")
        exchange.store.failure = .locked(path: "/l/lock", holder: nil)
        #expect(throws: StoreError.locked(path: "/l/lock", holder: nil)) { try exchange.importFile("b") }
    }

    @Test("an import that is stopped while a name is looked up takes nothing")
    func stoppedImport() throws {
        let exchange = try Exchange([coast()], takeSignal: { .interrupt })
        exchange.put("Lyon\nParis\n", at: "list.txt")
        #expect(throws: Interruption(.interrupt)) { try exchange.take("list.txt") }
        #expect(exchange.store.changes == [])
    }

    @Test("as a screen an import says what came of it on the screen below, and so does what went wrong")
    func importAsAScreen() throws {
        let exchange = try Exchange([])
        exchange.put([coast()], at: "a.json")
        #expect(
            try exchange.noticeOfScreen { exchange.importScreen("a.json", $0, $1) }
                == .done(
                    "a.json: took 1 trip with 3 stops (json)"))
        exchange.store.failure = .locked(path: "/l/lock", holder: nil)
        exchange.put([alps()], at: "b.json")
        #expect(
            try exchange.noticeOfScreen { exchange.importScreen("b.json", $0, $1) }?.lines
                == ["/l/lock is locked by another program", "Try again when it is done."])
    }

    @Test("a stop that comes while an import waits is said, and nothing was taken")
    func ctrlCInAScreen() throws {
        let exchange = try Exchange([], takeSignal: { .interrupt })
        exchange.put("Lyon\n", at: "list.txt")
        #expect(
            try exchange.noticeOfScreen { exchange.importScreen("list.txt", $0, $1) }
                == .stopped)
        #expect(exchange.store.changes == [])
    }
}
