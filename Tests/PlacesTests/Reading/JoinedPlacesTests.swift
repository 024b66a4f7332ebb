import Geodesy
import PlaceNames
import TestSupport
import Testing

@testable import Places

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
        "What is entered in one go: each line alone or what it joins, known or not, with the nights of each",
        arguments: [
            (["Bled, Piran", "Split"], ["Bled", "Piran", "Split"]),
            (
                ["Innsbruk", "Garmisch, Oberammergau nights 2, Neuschwanstein"],
                ["Innsbruk", "Garmisch", "Oberammergau nights 2", "Neuschwanstein"]
            ),
            (["Bled 2 nights, Xyzzyx"], ["Bled 2 nights", "Xyzzyx"]),
            (["Munich, Salzburg, Xhalstattx, Graz"], ["Munich", "Salzburg", "Xhalstattx", "Graz"]),
            (["Salzburg, Austria 2 nights"], ["Salzburg, Austria 2 nights"]), (["Salzburg, 2n"], ["Salzburg, 2n"]),
            (["Hotel 7 2 nights, Bahnhofstr. 5, Graz"], ["Hotel 7 2 nights, Bahnhofstr. 5, Graz"]),
            (["Hut=46.5,11.35 nights 3"], ["Hut=46.5,11.35 nights 3"]), (["46.5, 11.35"], ["46.5, 11.35"]),
        ])
    func entered(lines: [String], places: [String]) throws {
        let near = try Coordinate(parsing: "47.8,13.0")
        #expect(finder.entered(lines, near: near).places == places)
        // The hint below the line names the same.
        let line = lines.joined(separator: "; ")
        let hint =
            finder.answer(toTyped: line, near: near, stops: []) ?? finder.look(upTyped: line, near: near, limit: 8)
        if places.count > 1 {
            let names = places.joined(separator: "; ")
            #expect(hint.note == "\(places.count) places: \(names). Enter takes them.")
        } else if lines[0].hasPrefix("Hut") {
            #expect(hint.found?.name == "Hut" && hint.text == line && hint.note == nil)
        } else {
            #expect(hint.note?.hasPrefix("2 places") != true)
        }
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
