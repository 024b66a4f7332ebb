import Geodesy
import PlaceNames
import TestSupport
import Testing

/// Names that somebody typed who had not seen the program before.
@Suite("Names of a stranger", .enabled(if: Gazetteer.isWhole))
struct StrangersNamesTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test(
        "With its region typed a town is told apart from the park, the airport and the region that are called after it",
        arguments: [
            ("Banff, Alberta", "Banff, Alberta (CA)"), ("Banff Canada", "Banff, Alberta (CA)"),
            ("Veliko Tarnovo", "Veliko T\u{16D}rnovo (BG)"), ("St Ives Cornwall", "St Ives (GB)"),
            ("St Ives, Cornwall", "St Ives (GB)"),
        ])
    func clear(text: String, label: String) {
        #expect(gazetteer.clearlyBest(text)?.place.label == label)
    }

    @Test(
        "A town that a sight on a list is called after is known, though few live there",
        arguments: ["Rocamadour", "Giethoorn", "Lauterbrunnen"])
    func known(name: String) {
        let place = gazetteer.clearlyBest(name)?.place
        #expect(place?.name == name && place?.kinds.contains(.town) == true)
        #expect(gazetteer.search(name).first?.place.name == name)
    }

    @Test(
        "The first words of a long name are enough around the corner of one stop, not from afar and not three letters")
    func aroundTheCorner() throws {
        let perigueux = try Coordinate(latitude: 45.184, longitude: 0.721)
        let paris = try Coordinate(latitude: 48.86, longitude: 2.35)
        #expect(gazetteer.choose("Sarlat", near: perigueux, stops: [perigueux]).clear?.place.country == "FR")
        #expect(gazetteer.choose("Sarlat", near: paris, stops: [paris]).clear == nil)
        #expect(gazetteer.choose("Sarlat").clear == nil)
    }

    @Test(
        "An island, a park, a peak or a pass that is known goes before a suburb or a village of its name",
        arguments: [
            ("Mt Cook", PlaceKind.mountain, "Aoraki"), ("Haast Pass", .pass, "Haast Pass"),
            ("S\u{E3}o Miguel", .island, "S\u{E3}o Miguel"),
        ])
    func nature(text: String, kind: PlaceKind, name: String) {
        for place in [gazetteer.search(text).first?.place, gazetteer.choose(text).matches.first?.place] {
            #expect(place?.kinds.contains(kind) == true && place?.name == name, "\(place?.label ?? "nothing")")
        }
    }

    @Test("What only has a common word of a name is not offered")
    func noise() {
        let district = gazetteer.choose("Lake District", limit: 20).matches.map(\.place.name)
        #expect(district.first == "Lake District National Park", "\(district)")
        #expect(!district.contains("Malappuram District"), "\(district)")
    }

    @Test("An apostrophe within a word parts it where the name is written so")
    func apostrophe() {
        #expect(gazetteer.search("John o'Groats").first?.kind.isWholeName == true)
    }
}
