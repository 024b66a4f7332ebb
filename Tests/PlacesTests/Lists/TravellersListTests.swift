import Geodesy
import PlaceNames
import Places
import TestSupport
import Testing
import Text

/// Whole lists of places by name, as `new` and pasted lines take them.
@Suite("Lists of travellers")
struct TravellersListTests {
    /// A line of a list.
    private struct Expected {
        let text: String
        let place: Coordinate
        /// In metres.
        let reach: Double

        init(_ line: Substring) throws {
            let parts = line.split(separator: "|").map(\.trimmed)
            let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
            text = parts[0]
            place = try Coordinate(latitude: numbers[0], longitude: numbers[1])
            reach = try #require(Double(parts[2])) * 1_000
        }

        func holds(_ found: FoundPlace) -> Bool { found.location.distance(to: place) <= reach }
    }

    private let finder = PlaceFinder(GazetteerGeocoder.embedded)

    @Test(
        "Twenty places of a trip are entered by name with one question at most, two where towns have namesakes, and none is wrong",
        arguments: [
            ("Route 66", TravellersLists.routeSixtySix, 2), ("Iceland", TravellersLists.iceland, 2),
            ("Norway", TravellersLists.norway, 2), ("Japan", TravellersLists.japan, 2),
            ("Patagonia", TravellersLists.patagonia, 2), ("sights of Route 66", GuideLists.routeSixtySix, 1),
            ("passes of the Alps", GuideLists.alps, 1), ("sights of Iceland", GuideLists.iceland, 1),
            ("castles of the Loire", GuideLists.loire, 1), ("Garden Route", GuideLists.gardenRoute, 1),
            ("Pacific Coast Highway", GuideLists.pacificCoast, 1), ("Hokkaido", GuideLists.hokkaido, 1),
        ])
    func lists(name: String, table: String, most: Int) throws {
        let expected = try table.split(separator: "\n").map(Expected.init)
        #expect(expected.count == 20)
        var chosen: [String: FoundPlace] = [:]
        var questions: [String] = []
        func places() throws -> [FoundPlace] {
            try finder.places(expected.map(\.text), near: nil, chosen: chosen)
        }
        do {
            _ = try places()
        } catch let error as PlaceError {
            // The person is asked, and takes what is meant.
            for problem in error.problems {
                let asked = expected[problem.index]
                questions.append("\(problem.error)")
                if case .ambiguous(_, let offered, _) = problem.error, let place = offered.first(where: asked.holds) {
                    chosen[asked.text] = place
                } else {
                    // What no source knows is given by its coordinates.
                    let text = "\(asked.text)=\(coordinateText(asked.place))"
                    chosen[asked.text] = try finder.place(for: PlaceQuery(text: text))
                }
            }
        }
        let found = try places()
        #expect(found.count == expected.count)
        for (found, expected) in zip(found, expected) {
            #expect(expected.holds(found), "\(name): \(expected.text) is \(found.label)")
        }
        #expect(questions.count <= most, "\(name): \(questions)")
    }

    @Test(
        "A name of several places of a list is asked about where none of them is anywhere near its neighbours",
        arguments: [
            (["Vienna", "Graz", "Maribor", "Split", "Zadar, Croatia", "Springfield", "Bled"], [5]),
            (["Vienna", "Graz", "Springfield"], [2]), (["Chicago", "Springfield", "St. Louis"], []),
        ])
    func farNamesakes(texts: [String], asked: [Int]) {
        do throws(PlaceError) {
            _ = try finder.places(texts, near: nil)
            #expect(asked.isEmpty)
        } catch {
            #expect(error.problems.map(\.index) == asked)
            #expect(error.problems.allSatisfy { if case .ambiguous = $0.error { true } else { false } })
        }
    }

    @Test("A range, two lakes, a peak, a town and an airport: each is what a traveller means, or is asked about")
    func mixed() throws {
        let texts = ["Alps", "Lake Como", "Matterhorn", "Zermatt", "Lake Geneva", "ZRH"]
        let error = try #require(throws: PlaceError.self) { try finder.places(texts, near: nil) }
        #expect(error.problems.map(\.index) == [0])
        #expect(error.problems.map { "\($0.error)" } == ["“Alps” is a region: name its centre or a town in it"])
        let found = try finder.places(Array(texts.dropFirst()), near: nil)
        #expect(
            found.map(\.label) == [
                "Lake Como (lake, IT)", "Matterhorn (mountain)", "Zermatt (CH)", "Lake Geneva (lake)",
                "Zurich Airport (airport, CH)",
            ])
    }

    @Test("A pasted link to a way of six places by their names is six stops in order, each near the one before it")
    func directions() throws {
        let link =
            "https://www.google.com/maps/dir/Milan,+Metropolitan+City+of+Milan,+Italy/Como,+Province+of+Como,+Italy/"
            + "Lugano,+Switzerland/Andermatt,+Switzerland/Zermatt,+Switzerland/Geneva,+Switzerland/@46.0,7.9,8z"
        let found = try finder.places([link], near: nil)
        let expected = [
            ("Milan", 45.46, 9.19), ("Como", 45.81, 9.09), ("Lugano", 46.01, 8.96), ("Andermatt", 46.64, 8.59),
            ("Zermatt", 46.02, 7.75), ("Geneva", 46.20, 6.15),
        ]
        #expect(found.map(\.name) == expected.map(\.0))
        for (found, expected) in zip(found, expected) {
            #expect(found.location.distance(to: try Coordinate(latitude: expected.1, longitude: expected.2)) < 10_000)
        }
    }

    @Test("A first name that fits several places is looked up near the next that is clear")
    func nearTheNext() throws {
        let found = try finder.places(["Bergen", "Stavanger"], near: nil)
        #expect(found.first?.label == "Bergen (NO)")
        #expect(throws: PlaceError.self) { try finder.place(for: PlaceQuery(text: "Bergen")) }
        #expect(throws: PlaceError.self) { try finder.places(["Springfield", "Tokyo"], near: nil) }
    }
}
