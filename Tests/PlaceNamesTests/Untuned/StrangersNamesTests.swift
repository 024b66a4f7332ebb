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
        "A pass is meant by its name without the word for it, unless something else is called so",
        arguments: [
            ("Furka", "Furkapass"), ("Grimsel", "Grimselpass"), ("Susten", "Sustenpass"), ("Julier", "Julierpass"),
            ("Fl\u{FC}ela", "Fl\u{FC}elapass"), ("Br\u{FC}nig", "Br\u{FC}nigpass"),
            ("Grosser St Bernhard", "Col du Grand Saint-Bernard"), ("Klausen", nil), ("Ofen", nil), ("Jaun", nil),
        ])
    func passes(text: String, pass: String?) throws {
        let chur = try Coordinate(latitude: 46.85, longitude: 9.53)
        let lyon = try Coordinate(latitude: 45.76, longitude: 4.84)
        let found = gazetteer.choose(text).clear?.place
        #expect(found?.kinds.contains(.pass) == (pass == nil ? nil : true) && found?.name == pass)
        if pass != nil {
            for stop in [chur, lyon] {
                #expect(gazetteer.choose(text, near: stop, stops: [stop]).clear?.place.name == pass)
            }
        }
        // Near the pass an old name of a city is not meant.
        if text == "Ofen" { #expect(gazetteer.choose(text, near: chur, stops: [chur]).clear?.place.name == "Ofenpass") }
    }

    @Test("A pass that not everybody knows is asked about far from the trip")
    func farPass() throws {
        let madrid = try Coordinate(latitude: 40.4, longitude: -3.7)
        #expect(gazetteer.choose("Fl\u{FC}ela", near: madrid, stops: [madrid]).clear == nil)
    }

    @Test(
        "A town that travellers know by the first words of its name is listed before villages of just that name",
        arguments: [
            ("Vik", "V\u{ED}k \u{ED} M\u{FD}rdal"), ("Rothenburg", "Rothenburg ob der Tauber"), ("York", "York"),
            ("Paris", "Paris"), ("San Francisco", "San Francisco"),
        ])
    func longerNames(text: String, first: String) {
        #expect(gazetteer.search(text).first?.place.name == first)
    }

    @Test("The village of a castle is meant next door by the first words of its name, and asked about elsewhere")
    func villageOfCastle() throws {
        let chenonceau = try Coordinate(latitude: 47.325, longitude: 1.070)
        let dijon = try Coordinate(latitude: 47.32, longitude: 5.04)
        #expect(
            gazetteer.choose("Chaumont", near: chenonceau, stops: [chenonceau]).clear?.place.name
                == "Chaumont-sur-Loire")
        #expect(gazetteer.choose("Chaumont", near: dijon, stops: [dijon]).clear?.place.name != "Chaumont-sur-Loire")
    }

    @Test(
        "Sights of cities, parks in them and stations of cable cars are what their names say",
        arguments: [
            ("Villa Borghese", PlaceKind.sight, 41.914, 12.492), ("Vondelpark", .sight, 52.358, 4.869),
            ("Zugspitze Cable Car", .station, 47.456, 10.992), ("Eibsee", .lake, 47.458, 10.976),
            ("Rialto Bridge", .sight, 45.438, 12.336), ("Ueno Park", .sight, 35.715, 139.773),
            ("Piazza del Popolo", .sight, 41.911, 12.476), ("Roy's Motel", .sight, 34.5585, -115.7436),
        ])
    func sights(text: String, kind: PlaceKind, latitude: Double, longitude: Double) throws {
        let found = try #require(gazetteer.search(text).first?.place)
        #expect(found.kinds.contains(kind), "\(found.label)")
        let place = try Coordinate(latitude: latitude, longitude: longitude)
        #expect(found.coordinate.distance(to: place) < 1_000, "\(found.label)")
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
