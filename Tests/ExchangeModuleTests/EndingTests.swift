import Entities
import Geodesy
import Interchange
import PlaceNames
import Places
import TestSupport
import Testing

@testable import ExchangeModule

/// What a file's ending claims, and how much is said of files with much to say.
@Suite struct EndingTests {
    /// A gazetteer of a few towns.
    private final class Towns: Geocoder {
        func places(for query: PlaceQuery) -> PlaceMatches {
            let known = ["Paris", "Lyon", "Name", "abc"]
            guard known.contains(query.text) else { return PlaceMatches([]) }
            let place = Place(name: query.text, region: nil, country: "FR", coordinate: place(45, 4), population: nil)
            return PlaceMatches([FoundPlace(place)])
        }

        private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
            TestSupport.place(latitude, longitude)
        }
    }

    private func lines(_ text: String, _ file: String, isVerbose: Bool = false) throws -> [String] {
        let exchange = try Exchange([], lookup: Towns())
        exchange.put(text, at: file)
        let outcome = try exchange.take(ImportRequest(files: [file]))
        return ExchangePresenter.results(outcome) + ExchangePresenter.warnings(outcome, isVerbose: isVerbose)
    }

    @Test("The first row of a table names its columns, also when it is the only column")
    func tableOfNames() throws {
        #expect(
            try lines("Name\nParis\nLyon\n", "one.csv") == [
                "one.csv: took 1 trip with 2 stops (csv)",
                "one.csv: 2 names were looked up; ‘import --verbose’ lists where",
            ])
        #expect(
            try lines("Name\nParis\nLyon\n", "one.csv", isVerbose: true) == [
                "one.csv: took 1 trip with 2 stops (csv)", "one.csv: line 2: “Paris” was looked up: Paris (FR)",
                "one.csv: line 3: “Lyon” was looked up: Lyon (FR)",
            ])
    }

    @Test(
        "The errors of a file are those of the format that its ending claims",
        arguments: [
            ("x.json", "abc", "x.json:1:1: "), ("x.json", "tru", "x.json:1:"), ("x.json", "Paris", "x.json:1:1: "),
            ("x.json", "// c\n{}", "x.json:1:1: "), ("x.json", "'a'", "x.json:1:1: "),
            ("x.json", "\u{1}", "x.json:1:1: "),
            ("x.json", "NaN", "x.json:1:1: "), ("x.json", "\"a", "x.json:1:"), ("x.json", "-", "x.json:1:"),
            ("x.JSON", "Name\nParis", "x.JSON:1:1: "), ("x.geojson", "abc", "x.geojson:1:1: "),
            ("x.gpx", "abc", "x.gpx:1:1: "), ("x.gpx", "<gpz/>", "x.gpx:1:1: "), ("x.kml", "Paris", "x.kml:1:1: "),
            ("x.kml", "<loc2/>", "x.kml:1:1: "),
            ("x.csv", "Paris\nLyon\n", "x.csv:1: the first row must name the columns"),
            ("x.kmz", "Paris", "x.kmz: the file is no zip archive"),
        ])
    func endingsClaim(file: String, text: String, beginning: String) throws {
        let found = try lines(text, file)
        #expect(found.count == 1 && found[0].hasPrefix(beginning), "\(found)")
    }

    @Test("What is clearly of another format is read as that, whatever the ending")
    func contentThatIsClear() throws {
        #expect(try lines("name,lat,lon\nP,1,2\n", "x.json") == ["x.json: took 1 trip with 1 stop (csv)"])
        #expect(try lines(#"{"type": "Point", "coordinates": [2, 1]}"#, "x.csv").first?.hasSuffix("(geojson)") == true)
        #expect(
            try lines("<html><body/></html>", "x.csv") == [
                "x.csv: this is a web page, not a file of trips; copy its places into a text, one a line; nothing of it was taken"
            ])
        #expect(try lines("Paris\n", "places").first == "places: took 1 trip with 1 stop (list)")
        #expect(try lines("Paris\n", "places.txt").first == "places.txt: took 1 trip with 1 stop (list)")
    }

    @Test("Of many skipped points the first are shown, and how many there are more")
    func manySkipped() throws {
        let bad = (1...66).map { "P\($0),91,2\n" }.joined()
        let found = try lines("name,lat,lon\nP,1,2\n" + bad, "a.csv")
        #expect(found.count == 7)
        #expect(found[1] == "a.csv:3: skipped: latitude 91 is outside -90 to 90")
        #expect(found.last == "a.csv: 61 more lines, skipped; ‘import --verbose’ lists all")
        #expect(try lines("name,lat,lon\nP,1,2\n" + bad, "a.csv", isVerbose: true).count == 67)
    }

    @Test("Names that mean the expected town are counted; what is about the file is always said, and first")
    func manyNotices() throws {
        let names = (1...8).map { _ in "Paris,1\n" }.joined()
        let found = try lines("name,foo\nLyon,2\n" + names, "a.csv")
        #expect(
            found.dropFirst() == [
                "a.csv: columns that are in the notes: foo",
                "a.csv: 9 names were looked up; ‘import --verbose’ lists where",
            ])
    }

    @Test(
        "What is known and not read is named, with what makes a file of it that is",
        arguments: [
            ("run.fit", "\u{e}\u{10}abcdef.FIT", "a FIT file of a device", "gpsbabel -i garmin_fit"),
            ("x.loc", "<?xml version=\"1.0\"?><loc version=\"1.0\"/>", "a file of geocaches", "gpsbabel -i geo"),
            ("x", "$GPGGA,1,2\n", "a record of a receiver", "gpsbabel -i nmea"),
            ("x.ov2", "\u{2}abc", "a file of TomTom's points", "gpsbabel -i tomtom"),
            ("x.xls", "", "an Excel file of the older kind", "xlsx"), ("a.pdf", "%PDF-1.4", "a PDF", "list"),
        ])
    func foreign(file: String, text: String, what: String, advice: String) throws {
        let exchange = try Exchange([])
        exchange.documents.files[file] =
            file == "x.xls" ? [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] : Array(text.utf8)
        let found = try exchange.take(file)
        #expect(found.count == 1 && found[0].hasPrefix("\(file): this is \(what)"), "\(found)")
        #expect(found[0].contains(advice))
    }

    @Test("A list that goes out and comes back is known, though its trips have notes here")
    func listsWithoutNotes() throws {
        let exchange = try Exchange([coast()])
        #expect(coast().waypoints.contains { $0.note != nil })
        exchange.documents.files["a.txt"] = ListFormat().write([RoutedTrip(trip: coast(), route: .none)]).bytes
        #expect(try exchange.take("a.txt") == ["a.txt: took nothing, 1 already there (list)"])
        // A format that can hold notes is compared with them.
        exchange.put(
            "Trip,Name,Latitude,Longitude\n"
                + coast().waypoints.map {
                    "Coast,\($0.name.text),\($0.location.latitude),\($0.location.longitude)\n"
                }.joined(), at: "a.csv")
        #expect(try exchange.take("a.csv").first == "a.csv: took 1 trip with 3 stops (csv)")
    }

    @Test("A file whose columns are named is a table, whatever it is called")
    func namedColumns() throws {
        let exchange = try Exchange([])
        exchange.put("2.35,48.85\n4.83,45.76\n", at: "poi.txt")
        #expect(
            try exchange.take("poi.txt") { $0.columns = ["longitude", "latitude"] }.first
                == "poi.txt: took 1 trip with 2 stops (csv)")
        #expect(exchange.store.library.trips[0].waypoints.map(\.location) == [place(48.85, 2.35), place(45.76, 4.83)])
    }

    @Test("A format that is only read is not written, whatever says which", arguments: ["xlsx", "ods", "tcx", "umap"])
    func readOnly(ending: String) throws {
        let exchange = try Exchange([coast()])
        var request = ExportRequest(.all)
        request.path = "a.\(ending)"
        #expect(throws: ExportError.oneWay(name: ending, known: TripFormats.writtenNames)) {
            try exchange.export(request, toTerminal: false)
        }
        #expect(exchange.documents.files.isEmpty)
    }

    @Test("The columns that may be meant are in the outcome, for a menu to ask")
    func columnChoice() throws {
        let exchange = try Exchange([])
        exchange.put("2.35,48.85,Paris\n4.83,45.76,Lyon\n", at: "poi.csv")
        var request = ImportRequest(files: ["poi.csv"])
        #expect(try exchange.take(request).files[0].columnChoice == ["longitude", "latitude", "name"])
        request.columns = ["longitude", "latitude", "name"]
        let outcome = try exchange.take(request)
        #expect(outcome.files[0].columnChoice == nil && outcome.files[0].stops == 2)
    }
}
