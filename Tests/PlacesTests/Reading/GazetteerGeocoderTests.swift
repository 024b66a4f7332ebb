import EmbeddedData
import Geodesy
import PlaceNames
import Places
import Testing

extension GazetteerGeocoder {
    /// Answers from the gazetteer that is part of the program.
    static var embedded: GazetteerGeocoder {
        GazetteerGeocoder { () throws(GazetteerError) in
            let file = embedded_gazetteer()
            return try Gazetteer(
                GazetteerFile(start: file.bytes, count: file.count), additions: additions(embedded_destinations()),
                openMap: additions(embedded_osm_places()))
        }
    }

    /// A file of additional places; nil in a program that was built without it.
    private static func additions(_ file: EmbeddedFile) throws(GazetteerError) -> GazetteerFile? {
        file.count == 0 ? nil : try GazetteerFile(start: file.bytes, count: file.count)
    }
}

@Suite("The places of the program as a source of answers")
struct GazetteerGeocoderTests {
    private let lookup = GazetteerGeocoder.embedded

    @Test("A question is answered with what tells places apart")
    func answer() throws {
        let places = try lookup.places(for: PlaceQuery(text: "springfield, il")).places
        let first = try #require(places.first)
        #expect(first.name == "Springfield")
        #expect(first.region == "Illinois")
        #expect(first.country == "US")
        #expect(first.population == 114_394)
        #expect(first.location == (try Coordinate(latitude: 39.80172, longitude: -89.64371)))
    }

    @Test("The list while a name is typed and the question about it have one order")
    func oneOrder() throws {
        let texts = ["Springfield", "Santiago", "Granda", "Georgetown", "Newcastle", "Valencia", "San Juan"]
        let trips = [
            [], [(37.39, -5.99)], [(38.71, -9.14), (41.15, -8.61)], [(51.5, -0.12), (53.48, -2.24), (55.95, -3.19)],
        ]
        var compared = 0
        for text in texts {
            for trip in trips {
                let stops = try trip.map { try Coordinate(latitude: $0.0, longitude: $0.1) }
                let asked = try lookup.places(for: PlaceQuery(text: text, near: stops.last, stops: stops))
                guard !asked.isClear, let doubt = asked.doubt, [.several, .incomplete].contains(doubt) else { continue }
                compared += 1
                let typed = try lookup.places(
                    for: PlaceQuery(text: text, near: stops.last, way: StopsWay(stops), purpose: .typing, limit: 20))
                let shown = typed.places.map(\.location)
                let both = asked.places.map(\.location).filter(shown.contains)
                #expect(
                    both == shown.filter(both.contains), "\(asked.places.map(\.label)), \(typed.places.map(\.label))")
                #expect(both.count > 1)
            }
        }
        // Where the answer is clear nothing is asked, and so there is nothing to compare.
        #expect(compared >= 20)
    }

    @Test("A city that lacks a letter is found near the trip, before the little known that begin so")
    func letterLeftOut() throws {
        let seville = try Coordinate(latitude: 37.39, longitude: -5.99)
        let asked = try lookup.places(for: PlaceQuery(text: "Granda", near: seville, stops: [seville]))
        #expect(asked.places.first?.name == "Granada" && !asked.isClear && !asked.isAlike)
        let typed = try lookup.places(for: PlaceQuery(text: "Granda", near: seville, purpose: .typing, limit: 20))
        #expect(typed.places.first?.name == "Granada" && !typed.namesFirst && !typed.isAlike)
    }

    @Test(
        "Without a trip a city is asked about where others abroad have its name for short; others are taken",
        arguments: [
            ("Santiago", ["Santiago de Compostela"]), ("Lyon", nil), ("Porto", nil), ("Paris", nil), ("Berlin", nil),
            ("London", nil), ("Lisbon", nil),
        ] as [(String, [String]?)])
    func shortName(text: String, others: [String]?) throws {
        let answer = try lookup.places(for: PlaceQuery(text: text))
        #expect(answer.isClear == (others == nil), "\(answer.places.map(\.label))")
        for other in others ?? [] {
            #expect(answer.places.contains { $0.ownName == other }, "\(answer.places.map(\.label))")
        }
    }

    @Test(
        "While a name is typed its first letters name no place, nor does the beginning of another name",
        arguments: ["q", "b", "u", "h", "Ly"])
    func namesNothingYet(text: String) throws {
        let norway = try Coordinate(latitude: 61, longitude: 8)
        for near in [nil, norway] {
            let answer = try lookup.places(for: PlaceQuery(text: text, near: near, purpose: .typing, limit: 20))
            let first = try #require(answer.places.first)
            #expect(!answer.namesFirst, "\(first.name)")
        }
    }

    @Test(
        "A whole name, another one that is used today, or three letters name a place",
        arguments: [
            ("Lyo", "Lyon"), ("paris", "Paris"), ("Bozen", "Bolzano"), ("Gen", "Genoa"), ("Ljubljan", "Ljubljana"),
            ("porto, pt", "Porto"),
        ])
    func namesFirst(text: String, name: String) throws {
        let answer = try lookup.places(for: PlaceQuery(text: text, purpose: .typing, limit: 20))
        let first = try #require(answer.places.first)
        #expect(answer.namesFirst && first.ownName.hasPrefix(name.prefix(3)), "\(first.ownName)")
    }

    @Test("Places whose own name begins so stand before those that are only called so elsewhere")
    func ownBeginningsFirst() throws {
        let nevada = try Coordinate(latitude: 36.1, longitude: -115.2)
        let answer = try lookup.places(for: PlaceQuery(text: "Gen", near: nevada, purpose: .typing, limit: 20))
        let own = answer.places.map { $0.ownName.hasPrefix("Gen") }
        #expect(own.first == true && answer.namesFirst, "\(answer.places.map(\.ownName).prefix(5))")
    }

    @Test(
        "While a whole name is typed the same comes first as where it is added, and nothing is named that is asked about",
        arguments: [
            ("Lauterbrunnen", true), ("Giethoorn", true), ("Tuscany", false), ("Whitby", true), ("Springfield", false),
            ("Zermatt", true), ("Mull", false),
        ])
    func sameAsAdded(text: String, isNamed: Bool) throws {
        let typed = try lookup.places(for: PlaceQuery(text: text, purpose: .typing, limit: 20))
        #expect(typed.namesFirst == isNamed)
        let chosen = try lookup.places(for: PlaceQuery(text: text)).places
        #expect(typed.places.first?.label == chosen.first?.label)
    }

    @Test(
        "Clear slips of typing are answered by lists",
        arguments: ["Niagra Falls", "Machu Pichu", "Dubrovnic", "Albuquerqe"])
    func slips(text: String) throws {
        let answer = try lookup.places(for: PlaceQuery(text: text, purpose: .list))
        #expect(!answer.isAlike && answer.places.first?.ownName.prefix(4) == text.prefix(4))
        #expect(try !lookup.places(for: PlaceQuery(text: text)).isClear)
    }

    @Test("Where no region is needed there is none, and a population of 0 is one that is not known")
    func unknown() throws {
        #expect(try lookup.places(for: PlaceQuery(text: "paris")).places.first?.region == nil)
        let unknown = try lookup.places(for: PlaceQuery(text: "saint peters, montserrat")).places.first
        #expect(unknown?.name == "Saint Peters")
        #expect(unknown?.population == nil)
    }

    @Test(
        "A place is not taken by a name that hardly anybody knows it by, unless the text says where it is",
        arguments: [("sevila", "sevila, spain")])
    func obscureNames(text: String, qualified: String) throws {
        let choice = try lookup.places(for: PlaceQuery(text: text, purpose: .choice))
        #expect(!choice.isClear && choice.doubt == .otherName)
        let reading = try lookup.places(for: PlaceQuery(text: text, purpose: .reading))
        #expect(!reading.isClear && !reading.places.isEmpty)
        #expect(try lookup.places(for: PlaceQuery(text: qualified, purpose: .reading)).isClear)
        #expect(try lookup.places(for: PlaceQuery(text: "Köln", purpose: .reading)).isClear)
        #expect(try lookup.places(for: PlaceQuery(text: "Albacete", purpose: .reading)).isClear)
    }

    @Test(
        "While a name is typed what is meant most stands first, and not a hamlet next to the stop before",
        arguments: [("Dubrov", "Dubrovnik", 1)])
    func importantFirst(text: String, name: String, place: Int) throws {
        let zagreb = try Coordinate(latitude: 45.815, longitude: 15.982)
        for near in [nil, zagreb] {
            let answer = try lookup.places(for: PlaceQuery(text: text, near: near, purpose: .typing, limit: 8))
            let names = answer.places.map(\.ownName)
            #expect(names.prefix(place).contains { $0.hasPrefix(name) }, "\(names)")
        }
    }

    @Test("The stop before counts")
    func near() throws {
        let dallas = try Coordinate(latitude: 32.78, longitude: -96.8)
        #expect(
            try lookup.places(for: PlaceQuery(text: "paris", near: dallas)).places.first?.region == "Texas")
    }

    @Test("A stop is called as it was typed where the place is known by that name, and its place is named beside")
    func typedName() throws {
        let found = try #require(try lookup.places(for: PlaceQuery(text: "Bozen")).places.first)
        #expect(found.name == "Bozen" && found.ownName == "Bolzano")
        #expect(try lookup.places(for: PlaceQuery(text: "Bozen")).isClear)
        #expect(found.title(called: found.name) == "“Bozen” at \(found.label)" && found.label.hasPrefix("Bolzano"))
        let lyon = try #require(try lookup.places(for: PlaceQuery(text: "lyon")).places.first)
        #expect(lyon.name == "Lyon" && lyon.title(called: lyon.name) == "Lyon (FR)")
        let home = lyon.called("Home")
        #expect(home.title(called: home.name) == "“Home” at Lyon (FR)")
    }

    @Test("Nothing fits: no places, and no error")
    func none() throws {
        #expect(try lookup.places(for: PlaceQuery(text: "qqqqqqqqqqqq")).places == [])
        #expect(try lookup.places(for: PlaceQuery(text: "")).places == [])
    }
}
