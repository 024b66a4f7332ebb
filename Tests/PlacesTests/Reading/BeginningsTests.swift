import Geodesy
import PlaceNames
import Places
import Testing

@Suite("Beginnings of names, while they are typed")
struct BeginningsTests {
    private let lookup = GazetteerGeocoder.embedded

    private func answer(_ text: String, near: Coordinate? = nil, way: StopsWay? = nil) throws -> PlaceMatches {
        try lookup.places(for: PlaceQuery(text: text, near: near, way: way, purpose: .typing, limit: 20))
    }

    /// Beginnings with the place that people mean by them who are nowhere yet.
    private static let meant: [(String, String)] = [
        ("Firen", "Florence"), ("Flor", "Florence"), ("Lake Co", "Lake Como"), ("Lau", "Lausanne"),
        ("Dolom", "Dolomites"), ("Vene", "Venice"), ("Venez", "Venice"), ("Marse", "Marseille"),
        ("Matter", "Matterhorn"), ("Lyo", "Lyon"), ("Barc", "Barcelona"), ("Zerm", "Zermatt"), ("Milan", "Milan"),
        ("Rom", "Rome"), ("Münc", "Munich"), ("Köl", "Köln"), ("Lond", "London"), ("Edinb", "Edinburgh"),
        ("Lisb", "Lisbon"), ("Porto", "Porto"), ("Sevil", "Sevilla"), ("Amster", "Amsterdam"), ("Berl", "Berlin"),
        ("Hamb", "Hamburg"), ("Krak", "Kraków"), ("Budap", "Budapest"), ("Zagr", "Zagreb"),
        ("Dubrov", "Dubrovnik"), ("Istan", "Istanbul"), ("San Fr", "San Francisco"), ("Los An", "Los Angeles"),
        ("Las V", "Las Vegas"), ("Yosem", "Yosemite National Park"), ("Yellow", "Yellowstone National Park"),
        ("Toront", "Toronto"), ("Vanc", "Vancouver"), ("Banf", "Banff"), ("Sydn", "Sydney"), ("Auck", "Auckland"),
        ("Tok", "Tokyo"), ("Cape T", "Cape Town"), ("Reykj", "Reykjavík"), ("Osl", "Oslo"), ("Copenh", "Copenhagen"),
        ("Grana", "Granada"),
    ]

    @Test("The place that everybody means stands first and is chosen", arguments: meant)
    func evident(text: String, name: String) throws {
        let answer = try answer(text)
        #expect(answer.places.first?.ownName == name, "\(answer.places.prefix(4).map(\.label))")
        #expect(answer.namesFirst)
    }

    @Test(
        "What goes on from the whole name of a town stands first, but Enter takes nothing that was not typed",
        arguments: [("Mila", "Milan"), ("Toron", "Toronto")])
    func wholeNames(text: String, name: String) throws {
        let answer = try answer(text)
        #expect(answer.places.first?.ownName == name && !answer.namesFirst)
        #expect(answer.places.contains { $0.ownName == text })
    }

    @Test("A village next to the stop before does not stand before a city that begins so")
    func villages() throws {
        let milan = try Coordinate(latitude: 45.464, longitude: 9.19)
        for (text, name) in [("Barc", "Barcelona"), ("Marse", "Marseille"), ("Lake Co", "Lake Como")] {
            let answer = try answer(text, near: milan)
            #expect(answer.places.first?.ownName == name && answer.namesFirst)
        }
        #expect(try self.answer("Inter", near: milan).places.first?.ownName == "Interlaken")
    }

    @Test("What is near any stop of the trip is near, wherever the last one is")
    func outlier() throws {
        let stops = try [(46.95, 7.44), (47.37, 8.54), (39.74, -104.98)].map {
            try Coordinate(latitude: $0.0, longitude: $0.1)
        }
        let answer = try answer("Laut", near: stops[2], way: StopsWay(stops))
        #expect(answer.places.first?.country == "CH", "\(answer.places.prefix(4).map(\.label))")
    }

    @Test("Parts of a city, and what is only called so elsewhere or sounds alike, stand behind what begins so")
    func behind() throws {
        let lyon = try answer("Lyo").places.prefix(8).map(\.ownName)
        #expect(lyon.first == "Lyon" && !lyon.contains { $0.hasPrefix("Lyon 0") })
        let sion = try answer("Sion").places
        #expect(sion.first?.name == "Sion" && sion.first?.country == "CH")
        #expect(sion.prefix(4).allSatisfy { $0.name == "Sion" })
        let places = try answer("Firen").places.map(\.ownName)
        #expect(places.prefix(4).allSatisfy { $0.hasPrefix("Fire") || $0.hasPrefix("Flor") })
    }

    @Test("A name that several like places have is chosen by none of their beginnings")
    func namesakes() throws {
        #expect(try !answer("Springf").namesFirst)
    }
}
