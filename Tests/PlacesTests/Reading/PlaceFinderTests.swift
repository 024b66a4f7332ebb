import Geodesy
import PlaceNames
import TestSupport
import Testing

@testable import Places

/// One place or several, looked up in a short list that writes down the questions.
@Suite("Places that are found")
struct PlaceFinderTests {
    /// Knows some places, and no names of coordinates.
    private final class Asked: Geocoder {
        private(set) var questions: [String] = []

        func places(for query: PlaceQuery) throws(GeocoderError) -> PlaceMatches {
            questions.append("\(query.text) near \(query.near.map(coordinateText) ?? "nothing")")
            return try PlaceList.few().places(for: query)
        }

        func place(near location: Coordinate) throws(GeocoderError) -> FoundPlace? {
            questions.append("name of \(coordinateText(location))")
            throw .damaged(reason: "no names today")
        }
    }

    private let asked = Asked()
    private var finder: PlaceFinder { PlaceFinder(asked) }

    private func place(_ text: String) throws -> FoundPlace { try finder.place(for: PlaceQuery(text: text)) }

    @Test("A name is looked up; coordinates with a name are not")
    func place() throws {
        #expect(try place("Lyon").name == "Lyon")
        let named = try place("Home=1,2")
        #expect(named.name == "Home" && coordinateText(named.location) == "1, 2")
        #expect(asked.questions == ["Lyon near nothing"])
    }

    @Test("Coordinates without a name that is known are called by their numbers")
    func nameless() throws {
        let found = try place("1,2")
        #expect(found.name == "1, 2" && !found.isNamed)
    }

    @Test("White space in a name that was given is one space, in the label too")
    func spaces() throws {
        let found = try place("My  old\thome=1,2")
        #expect(found.name == "My old home" && found.label == "My old home")
    }

    @Test("Several places are looked up one after the other, each near the one before it")
    func places() throws {
        let found = try finder.places(
            ["Lyon", "Home=1,2", "Lyon", "3,4", "Lyon"], near: TestSupport.place(50, 8))
        #expect(asked.questions == ["Lyon near 50, 8", "Lyon near 1, 2", "name of 3, 4", "Lyon near 3, 4"])
        #expect(found.map(\.name) == ["Lyon", "Home", "Lyon", "3, 4", "Lyon"])
    }

    @Test("A link to a way is all its places in order, its names looked up near the place before")
    func route() throws {
        let link = "google.com/maps/dir/Lyon/1,2/Lyon/@46,7,9z"
        let found = try finder.places([link, "Home=1,2"], near: nil)
        #expect(asked.questions == ["Lyon near nothing", "name of 1, 2", "Lyon near 1, 2"])
        #expect(found.map(\.name) == ["Lyon", "1, 2", "Lyon", "Home"])
        let error = #expect(throws: PlaceError.self) { try place(link) }
        #expect(error?.description.contains("this link has 3 places") == true)
    }

    @Test("A link that says about where it is takes the place of its name near there, else the point")
    func about() throws {
        let near = try place("google.com/maps/place/Lyon/@45.76,4.84,15z")
        #expect(coordinateText(near.location) == "45.75, 4.85")
        let far = try place("google.com/maps/place/Lyon/@10,10,15z")
        #expect(far.name == "Lyon" && coordinateText(far.location) == "10, 10")
        let home = try place("Home=Lyon")
        #expect(home.name == "Home" && coordinateText(home.location) == "45.75, 4.85")
        let code = try place("QR2X+22 Lyon")
        #expect(code.location.distance(to: home.location) < 60_000)
    }

    @Test("Where one place is not clear none is taken, and those after it are looked at too, near the last that was")
    func failures() {
        let error = #expect(throws: PlaceError.self) { try finder.places(["Lyon", "Springfield", "Lyon"], near: nil) }
        #expect(error?.problems.map(\.index) == [1])
        #expect(error?.problems.first?.error.description == "“Springfield” fits 2 places")
        #expect(asked.questions.first == "Lyon near nothing")
        #expect(asked.questions.filter { $0.hasPrefix("Springfield near") } == ["Springfield near 45.75, 4.85"])
        #expect(
            asked.questions.filter { $0.hasPrefix("Lyon near") } == ["Lyon near nothing", "Lyon near 45.75, 4.85"])
    }
}
