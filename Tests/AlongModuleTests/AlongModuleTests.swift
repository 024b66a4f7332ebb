import CivilTime
import Console
import Entities
import Geodesy
import Itineraries
import JSON
import MapData
import Persistence
import PlaceNames
import Places
import Platform
import Reactive
import Screens
import TestSupport
import Testing

@testable import AlongModule

/// A trip on the equator, with points of a file beside it.
private struct World {
    let store: InMemoryStore
    let dependencies: AlongDependencies

    init(files: [String: String] = [:], stops: [Waypoint]? = nil, names: (any Geocoder)? = nil) throws {
        let stops = stops ?? [stop(1, "West", 0, 0), stop(2, "Middle", 0, 1), stop(3, "East", 0, 2)]
        store = InMemoryStore([Trip(id: id(9), name: name("Line"), waypoints: stops)])
        let found = (1...30).map { number in (number: number, coordinate: place(0.05, Double(number) * 0.06)) }
        let source = AlongSource(
            places: { line, reach, _ in
                found.compactMap { known in
                    line.nearest(to: known.coordinate, within: reach).map {
                        PlaceAlongLine(
                            number: known.number, coordinate: known.coordinate, kinds: PlaceKinds(.park),
                            weight: 10_000 * known.number, people: 0, isInGuide: false, point: $0)
                    }
                }
            },
            isOutskirts: { _ in false }, isReached: { _, _ in true },
            place: { number in
                FoundPlace(
                    Place(
                        name: number == 7 ? Hostile.controls : "Park \(number)", kinds: PlaceKinds(.park), region: nil,
                        country: "XX", coordinate: found[number - 1].coordinate, population: nil,
                        sources: PlaceSources(.naturalEarth), number: number))
            })
        dependencies = AlongDependencies(
            model: try DataModel(store: store, scheduler: VirtualScheduler()), mapData: StraightLineProvider(names),
            unit: .kilometers, source: { source }, clock: PlaceClock.byLongitude, documents: Texts(files: files),
            identifiers: SeededIdentifiers(seed: 1), homeDirectory: "/home/me")
    }

    func presenter(_ request: AlongRequest = AlongRequest()) -> AlongPresenter {
        AlongBuilder.presenter(trip: id(9), request, dependencies)
    }
}

/// Files that are texts.
private final class Texts: DocumentAccess {
    let files: [String: String]

    init(files: [String: String]) { self.files = files }

    func open(_ path: String) throws(DocumentError) -> OpenDocument {
        guard let text = files[path] else { throw .notFound(path: path) }
        var rest = Array(text.utf8)[...]
        return OpenDocument(path, limit: 1 << 20, expectedSize: rest.count) { buffer throws(DocumentError) in
            let count = min(buffer.count, rest.count)
            buffer.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
        }
    }

    func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError) {}
}

/// What is asked, and what comes of it.
@Suite struct AlongModuleTests {
    @Test("The best twenty are listed in the order of the way, more if asked for")
    func limits() throws {
        let world = try World()
        let (page, _) = try answer(of: world.presenter().list)
        #expect(page.rows.count == 20)
        #expect(page.title == "Along Line: the best 20 places within 20 km of the way")
        var request = AlongRequest()
        request.isAll = true
        let all = try answer(of: world.presenter(request).list).page
        #expect(all.rows.count == 30 && all.title == "Along Line: 30 places within 20 km of the way")
        #expect(all.rows.map(\.along).first == "7 km")
        #expect(all.rows.filter { $0.heading != nil }.map(\.heading) == ["West – Middle", "Middle – East"])
        request = AlongRequest()
        try request.setLimit(typed: "1")
        request.kinds = [.park]
        #expect(
            try answer(of: world.presenter(request).list).page.title
                == "Along Line: the best 1 park within 20 km of the way")
        request.within = 100
        #expect(
            try answer(of: world.presenter(request).list).page.title == "Along Line: no park within 0.10 km of the way")
    }

    @Test("Programs get numbers, and the stops between which a place is")
    func document() throws {
        var request = AlongRequest()
        try request.setLimit(typed: "1")
        let document = try answer(of: try World().presenter(request).list).document
        #expect(
            document.text() == #"[{"name":"Park 30","kind":"park","location":{"latitude":0.05,"longitude":1.8},"#
                + #""alongMeters":200151.144,"offMeters":5528.714,"detourMeters":11057.428,"#
                + #""leg":{"from":2,"to":3},"sources":["Natural Earth"]}]"#)
    }

    @Test("Rows become stops where they cost least, as one change, which can be undone")
    func add() throws {
        let world = try World()
        let presenter = world.presenter()
        let notice = try answer(of: presenter.add([1, 20]))
        #expect(notice.result == .changed)
        #expect(notice.lines.count == 2 && notice.lines[0].hasPrefix("Added Park "))
        #expect(world.store.changes.count == 1)
        let trip = try #require(world.store.library.trip(id(9)))
        #expect(
            trip.waypoints.count == 5
                && trip.waypoints.map(\.location.longitude) == trip.waypoints.map(\.location.longitude).sorted())
        // What was added is not listed again.
        let names = try answer(of: world.presenter().list).page.rows.map(\.name)
        #expect(!names.contains(trip.waypoints[1].name.text))
        _ = try answer(of: world.dependencies.model.take(.undo(1)))
        #expect(world.store.library.trip(id(9))?.waypoints.count == 3)
    }

    @Test("A row that is not there is refused, and nothing is added", arguments: [[0], [21], [1, 2, 99]])
    func noRow(numbers: [Int]) throws {
        let world = try World()
        #expect(throws: AlongRowError.noSuchRow(numbers[numbers.count - 1], count: 20)) {
            try answer(of: world.presenter().add(numbers))
        }
        #expect(world.store.changes.isEmpty)
    }

    @Test("Own points are taken from files of any format, all of them, with their notes")
    func files() throws {
        let table =
            "name,latitude,longitude,notes\n" + (0..<40).map { "Camp \($0),0.01,\(Double($0) / 20),quiet\n" }.joined()
        let geojson = """
            {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Fuel"},
            "geometry":{"type":"Point","coordinates":[0.5,-0.02]}}]}
            """
        let world = try World(files: ["camps.csv": table, "/home/me/fuel.geojson": geojson])
        var request = AlongRequest()
        request.files = ["camps.csv", "/home/me/fuel.geojson"]
        let page = try answer(of: world.presenter(request).list).page
        #expect(page.rows.count == 41 && page.title == "Along Line: 41 points within 20 km of the way")
        #expect(page.rows.first { $0.name == "Fuel" }?.kind == "fuel.geojson")
        _ = try answer(of: world.presenter(request).add([2]))
        #expect(world.store.library.trip(id(9))?.waypoints[1].note?.text == "quiet")
        try request.setLimit(typed: "5")
        #expect(try answer(of: world.presenter(request).list).page.rows.count == 5)
    }

    @Test("Names in a list are looked up near the trip; those that mean several places or none are told")
    func names() throws {
        let known = [("Camp", 0.25), ("Double", 0.5), ("Double", 0.75)].map { name, longitude in
            Place(name: name, region: nil, country: "XX", coordinate: place(0.02, longitude), population: nil)
        }
        let world = try World(files: ["list.txt": "Camp\nDouble\nNowhere\n"], names: PlaceList(known))
        var request = AlongRequest()
        request.files = ["list.txt"]
        let page = try answer(of: world.presenter(request).list).page
        #expect(page.rows.map(\.name) == ["Camp"] && page.rows.map(\.kind) == ["list.txt"])
        #expect(page.warnings.contains { $0.hasPrefix("list.txt: a point was skipped in line 2 (") })
    }

    @Test("Files that cannot be taken say why")
    func badFiles() throws {
        let world = try World(files: [
            "bad.json": "{\"trips\": [", "empty.csv": "name,latitude,longitude\n", "page": "<html>",
        ])
        func list(_ file: String) throws -> AlongPage {
            var request = AlongRequest()
            request.files = [file]
            return try answer(of: world.presenter(request).list).page
        }
        #expect(throws: DocumentError.notFound(path: "none.gpx")) { try list("none.gpx") }
        #expect(throws: AlongFileError.self) { try list("bad.json") }
        #expect(throws: AlongFileError.self) { try list("empty.csv") }
        #expect(throws: AlongFileError.self) { try list("page") }
    }

    @Test(
        "Words of a request",
        arguments: [
            ("", []), ("park", ["park"]), ("parks LAKES", ["park", "lake"]), ("wat", ["waterfall"]),
            ("park within 30 km limit 5", ["park"]), ("all within 12mi", []), ("town file my camps.gpx", ["town"]),
        ] as [(String, [String])])
    func words(typed: String, kinds: [String]) throws {
        let request = try AlongInput.request(typed: typed, unit: .kilometers) { $0 }
        #expect(request.kinds.map(\.word) == kinds)
        #expect(request.within == (typed.hasSuffix("12mi") ? 19_312.128 : typed.hasSuffix("limit 5") ? 30_000 : 20_000))
        #expect(request.limit == (typed.hasSuffix("limit 5") ? 5 : nil))
        #expect(request.isAll == typed.hasPrefix("all"))
        #expect(request.files == (typed.hasPrefix("town file") ? ["my", "camps.gpx"] : []))
    }

    @Test(
        "Behind the paths of files a request goes on",
        arguments: [
            ("file own.csv within 5km", ["own.csv"], 5_000, nil, false),
            ("file a.csv b.csv limit 2", ["a.csv", "b.csv"], 20_000, 2, false),
            (#"file "my all.csv" "all" all"#, ["my all.csv", "all"], 20_000, nil, true),
            ("within 5km limit 2 file own.csv", ["own.csv"], 5_000, 2, false),
        ] as [(String, [String], Double, Int?, Bool)])
    func wordsBehindFiles(typed: String, files: [String], within: Double, limit: Int?, isAll: Bool) throws {
        let request = try AlongInput.request(typed: typed, unit: .kilometers) { $0 }
        #expect(request.files == files && request.within == within)
        #expect(request.limit == limit && request.isAll == isAll)
    }

    @Test(arguments: ["xyz", "l", "within", "within 0", "within 900km", "limit 0", "limit x", "file", "limit 5000"])
    func wrongWords(typed: String) {
        #expect(throws: AlongRequestError.self) { try AlongInput.request(typed: typed, unit: .kilometers) { $0 } }
    }

    @Test("Lists of rows")
    func rows() throws {
        #expect(try AlongInput.rows(typed: ["3", "2-4,7", "1 9"]) == [3, 2, 4, 7, 1, 9])
        for text in ["", "x", "4-2", "1,,x", "-1"] {
            #expect(throws: AlongRequestError.self) { try AlongInput.rows(typed: [text]) }
        }
    }
}

/// The words for what a visit adds.
@Suite struct AlongMeasureTests {
    @Test(
        "A detour is said in half units, and what is below 300 m is at the road",
        arguments: [
            (20, 0, 0, nil, "at the road"), (290, 900, 60, nil, "at the road"), (290, 4_200, 300, nil, "4 km, 5 min"),
            (450, 600, 60, nil, "0.5 km, 1 min"), (3_780, 6_350, 600, nil, "6.5 km, 10 min"),
            (4_910, 9_800, 900, nil, "10 km, 15 min"), (15_000, 38_700, 3_600, nil, "39 km, 1 h"),
            (17_000, 0, 900, nil, "other road, 15 min"), (400, 0, 30, nil, "at the road"),
            (8_000, 22_800, 2_100, 8_700, "about 23 km, 35 min"), (4_000, 8_000, nil, nil, "about 8 km"),
            (250, 500, nil, nil, "at the road"),
        ] as [(Double, Double, Double?, Double?, String)])
    func detours(off: Double, metres: Double, seconds: Double?, gap: Double?, text: String) {
        let measure = AlongMeasure(unit: .kilometers)
        #expect(measure.detour(AlongDetour(metres: metres, seconds: seconds, gap: gap), off: off) == text)
    }

    @Test("Other units have the same steps, and the way is told in whole ones")
    func units() {
        let measure = AlongMeasure(unit: .miles)
        #expect(measure.detour(AlongDetour(metres: 2_500, seconds: 240), off: 900) == "1.5 mi, 5 min")
        #expect(measure.off(299) == "at the road" && measure.off(4_000) == "2.5 mi" && measure.off(40_000) == "25 mi")
        #expect(measure.along(160_000) == "99 mi" && measure.along(20) == "0 mi")
    }

    @Test("With straight lines the list says how far off the way things are")
    func straight() throws {
        let page = try answer(of: try World().presenter().list).page
        #expect(page.measureTitle == "Off" && page.measure == "Off: the straight line from the way.")
        #expect(page.rows.allSatisfy { !$0.detour.contains(",") })
    }
}

/// The page on the terminal.
@Suite struct AlongScreenTests {
    private func shown(_ page: AlongPage, columns: Int, rows: ShownRows = .all) -> String {
        AlongView().lines(page, in: TerminalContext(width: columns, outputIsTerminal: true), rows: rows)
            .joined(separator: "\n")
    }

    private let page = AlongPage(
        title: "Along Coast: the best 3 places within 20 km of the way",
        rows: [
            .init(
                heading: "San Francisco – Monterey", name: "Moss Landing", kind: "destination", along: "156 km",
                detour: "at the road", day: "day 1"),
            .init(
                heading: nil, name: "Santa Monica Mountains National Recreation Area", kind: "park", along: "181 km",
                detour: "35 km, 55 min", day: "day 1"),
            .init(
                heading: "Monterey – Los Angeles", name: Hostile.controls, kind: "town", along: "1214 km",
                detour: "6.5 km, 1 h 5 min", day: "day 2"),
        ],
        measure: "Detour: what the drive there and back to the way adds to the trip.",
        summary: ["From GeoNames and Wikivoyage."])

    @Test("It stands in 80 columns and in 40, and names that steer terminals do not")
    func whole() {
        #expect(
            shown(page, columns: 80) == #"""
                Along Coast: the best 3 places within 20 km of the way
                Detour: what the drive there and back to the way adds to the trip.

                #  Place                             Kind        Along             Detour    Day
                San Francisco – Monterey
                1  Moss Landing                      destina…   156 km        at the road  day 1
                2  Santa Monica Mountains National…  park       181 km      35 km, 55 min  day 1
                Monterey – Los Angeles
                3  Red\u{1B}[31m\u{202E}gnp          town      1214 km  6.5 km, 1 h 5 min  day 2

                From GeoNames and Wikivoyage.
                A number adds that place where it costs least.

                k along · within · limit · all · u undo · b back · ? more
                """#)
        #expect(
            shown(page, columns: 40) == #"""
                Along Coast: the best 3 places within 20
                km of the way
                Detour: what the drive there and back to
                the way adds to the trip.

                #  Place                           Along
                San Francisco – Monterey
                1  Moss Landing                   156 km
                2  Santa Monica Mountains Nati…   181 km
                Monterey – Los Angeles
                3  Red\u{1B}[31m\u{202E}gnp      1214 km

                From GeoNames and Wikivoyage.
                A number adds that place where it costs
                least.

                k along · within · limit · all · ? more
                """#)
        #expect(
            shown(page, columns: 40, rows: ShownRows([1], note: "rows 2 to 2 of 3", isTight: true)) == #"""
                Along Coast: the best 3 places within 20
                km of the way
                #  Place                           Along
                San Francisco – Monterey
                2  Santa Monica Mountains Nati…   181 km
                rows 2 to 2 of 3
                A number adds that place where it costs
                least.

                k along · within · limit · all · ? more
                """#)
    }

    @Test(
        "Every page of a list has the columns of the whole list, and none that is empty", arguments: [44, 60, 80, 110])
    func columns(width: Int) throws {
        var page = page
        page.rows = page.rows.map {
            .init(
                heading: $0.heading, name: $0.name, kind: $0.kind, along: $0.along, detour: $0.detour,
                day: "")
        }
        func header(_ rows: ShownRows) throws -> String {
            let lines = AlongView.page(page, TerminalContext(width: width, outputIsTerminal: true), rows: rows)
            return try #require(lines.first { $0.hasPrefix("#") })
        }
        let whole = try header(.all)
        #expect(!whole.contains("Day"))
        for rows in [[0], [1], [2], [0, 1], [1, 2]] { #expect(try header(ShownRows(rows, note: "n")) == whole) }
    }

    @Test("Further words change the request that is shown as it is, and points of a file are of no kind")
    func changedRequest() throws {
        let presenter = try World(files: ["a.csv": "name,latitude,longitude\nA,0.01,0.5\n"]).presenter()
        var titles: [String] = []
        let subscription = presenter.states.sink { titles.append($0.page.title ?? "") }
        defer { subscription.cancel() }
        presenter.open("park within 3.217km")
        presenter.handle(.change("limit 2"))
        presenter.handle(.change("file a.csv"))
        presenter.handle(.change("all"))
        presenter.handle(.ask("park"))
        #expect(titles.last == "Along Line: the best 20 parks within 20 km of the way")
        #expect(titles.contains("Along Line: 1 point within 3.22 km of the way"), "\(titles)")
        // The value is kept, and not the text that is shown for it.
        let base = try AlongInput.request(typed: "park within 3.217km", unit: .kilometers) { $0 }
        let next = try AlongInput.request(typed: "limit 2", changing: base, unit: .kilometers) { $0 }
        #expect(next.within == 3_217 && next.limit == 2 && next.kinds == [.park])
        let files = try AlongInput.request(typed: "file a.csv", changing: next, unit: .kilometers) { $0 }
        #expect(files.within == 3_217 && files.limit == 2 && files.kinds.isEmpty && files.files == ["a.csv"])
    }

    @Test("The list of own points is narrowed and widened by further words, as with the options of the command")
    func narrowedFiles() throws {
        let table =
            "name,latitude,longitude\n" + (0..<9).map { "Camp \($0),0.\($0)1,\(Double($0) / 5 + 0.1)\n" }.joined()
        let world = try World(files: ["my camps.csv": table])
        let desk = Desk(
            typing: "file 'my camps.csv'", "limit 1", "all", "within 5km", "k file 'my camps.csv' within 13km", "b")
        let root = PassingScreen(.back, desk.navigator)
        let screen = AlongBuilder.screen(
            trip: id(9), words: "", world.dependencies, terminal: desk.terminal, navigator: desk.navigator)
        _ = try desk.navigator.run([root, screen])
        let text = desk.transcript
        for heading in [
            "2 points within 20 km of the way", "the best 1 point within 20 km of the way",
            "1 point within 5.00 km of the way", "2 points within 13 km of the way",
        ] {
            #expect(text.contains(heading), "\(heading): \(text)")
        }
        #expect(!text.contains("Nothing could be looked for"))
    }

    @Test("A number adds, the list is shown again without it, and u takes it back")
    func session() throws {
        let world = try World()
        let desk = Desk(typing: "limit 2", "1", "u", "k lakes", "k xyz", "77", "k", "within", "3km", "?", "b")
        let root = PassingScreen(.back, desk.navigator)
        let screen = AlongBuilder.screen(
            trip: id(9), words: "", world.dependencies, terminal: desk.terminal, navigator: desk.navigator)
        _ = try desk.navigator.run([root, screen])
        let text = desk.transcript
        #expect(text.contains("Along Line: the best 2 places within 20 km of the way"))
        #expect(text.contains("Added Park "))
        #expect(text.contains("Undid: Added"))
        #expect(text.contains("“xyz” is no kind of place"))
        #expect(text.contains("There is no row 77; the rows are 1 to 20"))
        #expect(text.contains("no place within 3.00 km of the way"))
        #expect(text.contains("add these places to the trip, each where it costs least"))
        #expect(world.store.library.trip(id(9))?.waypoints.count == 3)
        #expect(ambiguousWords(of: AlongView.menu).isEmpty)
    }
}
