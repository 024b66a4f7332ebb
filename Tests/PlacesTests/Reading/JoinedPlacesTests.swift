import Geodesy
import PlaceNames
import Places
import TestSupport
import Testing

@Suite("Lines that join several places")
struct JoinedPlacesTests {
    private let finder = PlaceFinder(GazetteerGeocoder.embedded)

    @Test(
        "Towns with commas or signs of a way between them are several places",
        arguments: [
            ("Bled, Piran", ["Bled", "Piran"]), ("Ljubljana, Zagreb", ["Ljubljana", "Zagreb"]),
            ("Lyon, Turin", ["Lyon", "Turin"]), ("Split, Trogir", ["Split", "Trogir"]),
            ("Munich, Salzburg", ["Munich", "Salzburg"]), ("Verona, Venice", ["Verona", "Venice"]),
            ("Brussels, Bruges", ["Brussels", "Bruges"]), ("Bled, Piran, Split", ["Bled", "Piran", "Split"]),
            ("Munich to Vienna", ["Munich", "Vienna"]),
            ("Lisbon / Porto / Salamanca", ["Lisbon", "Porto", "Salamanca"]),
        ])
    func several(text: String, parts: [String]) {
        #expect(finder.joinedPlaces(text, near: nil)?.parts == parts)
    }

    @Test("Nights that stand behind a town are no part of its name")
    func nights() {
        let chamonix = finder.joinedPlaces("Annecy, Chamonix nights 2", near: nil)
        #expect(chamonix?.parts == ["Annecy", "Chamonix nights 2"] && chamonix?.isDoubtful == false)
    }

    @Test(
        "A town behind a comma that does not say where the first is makes two places of a text",
        arguments: [
            "Vienna, Graz", "Graz, Maribor", "Split, Dubrovnik", "Oxford, London", "Santa Fe, Albuquerque",
            "Bologna, Florenz",
        ])
    func two(text: String) throws {
        #expect(finder.twoTowns(text, near: nil)?.count == 2)
        let error = #expect(throws: PlaceError.self) { try finder.place(for: PlaceQuery(text: text)) }
        guard case .ambiguous(_, let towns, .twoTowns)? = error else { return _ = Issue.record("\(text)") }
        #expect(towns.count == 2)
    }

    @Test(
        "A city around a place, a region, what one sees and a suburb say where a place is",
        arguments: [
            "Tivoli, Rome", "Springfield, Lincoln", "Portland, Maine", "Salzburg, Mirabell", "Cambridge, Boston",
            "Zell am See, Kaprun", "Louvre, Paris", "Dublin, Boston", "Paris, Texas", "Windsor, Berkshire",
        ])
    func oneBehindComma(text: String) {
        #expect(finder.twoTowns(text, near: nil) == nil)
    }

    @Test(
        "A place with its region or country is one",
        arguments: [
            "Springfield, Illinois", "Springfield, US", "Portland, Maine", "Bath, Somerset", "Paris, France",
            "Paris, Texas", "London, Ontario", "Granada, Andalusia", "Cambridge, Massachusetts", "Salem, Oregon",
            "Luxembourg, Luxembourg", "Bled, Slovenia", "Salzburg, Austria", "Santiago de Compostela", "Lyon",
        ])
    func one(text: String) {
        #expect(finder.joinedPlaces(text, near: nil) == nil)
    }

    @Test(
        "While they are typed, a note stands instead of suggestions, so that Enter takes the whole line",
        arguments: [
            ("Bled, Piran", "2 places: Bled; Piran. Enter takes them."),
            ("Lienz to", "Lienz, and then? Go on with the name of the next place."),
            ("Lienz to Innsbruck", "2 places: Lienz; Innsbruck. Enter takes them."),
        ])
    func typed(text: String, note: String) {
        let typed = finder.look(upTyped: text, near: nil, limit: 20)
        #expect(typed.note == note && typed.places.isEmpty)
    }

    @Test("A region behind a comma is looked up while it is typed", arguments: ["Springfield, Ill", "Portland, Maine"])
    func region(text: String) {
        let typed = finder.look(upTyped: text, near: nil, limit: 20)
        #expect(!typed.places.isEmpty && typed.note == nil)
    }
}
