import Geodesy
import PlaceNames
import TestSupport
import Testing

@Suite("A place that need not be asked about")
struct ClearChoiceTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test(
        "A whole name with no rival, or with a tenth of the people at most, is clear", .enabled(if: Gazetteer.isWhole),
        arguments: [
            ("paris", "Paris (FR)"), ("paris, tx", "Paris, Texas (US)"),
            ("springfield, il", "Springfield, Illinois (US)"),
            ("kiev", "Kyiv (UA)"), ("rome", "Rome (IT)"), ("milan", "Milan (IT)"), ("東京", "Tokyo (JP)"),
            ("ushuaia", "Ushuaia (AR)"),
            ("london, ontario", "London, Ontario (CA)"), ("big bear lake", "Big Bear Lake, California (US)"),
        ])
    func clear(query: String, title: String) {
        #expect(gazetteer.clearlyBest(query)?.place.label == title)
    }

    @Test(
        "What travellers know far better than all that is called so is clear", .enabled(if: Gazetteer.isWhole),
        arguments: [
            ("heidelberg", "Heidelberg (DE)"), ("queenstown", "Queenstown (NZ)"), ("dingle", "Dingle (IE)"),
            ("killarney", "Killarney (IE)"), ("alhambra", "Alhambra (castle, ES)"),
            ("joshua tree", "Joshua Tree National Park, California (park, US)"),
            ("death valley", "Death Valley National Park, California (park, US)"),
        ])
    func famous(query: String, title: String) {
        #expect(gazetteer.clearlyBest(query)?.place.label == title)
    }

    @Test("A city of the trip is meant by its old name rather than a small place that has the name in its own")
    func oldName() throws {
        let stops = try [(50.08, 14.44), (48.21, 16.37)].map { try Coordinate(latitude: $0.0, longitude: $0.1) }
        #expect(gazetteer.choose("Brünn", near: stops[1], stops: stops).matches.first?.place.name == "Brno")
    }

    @Test("Of several of a name far from a trip the known one that is called so but for a letter, on its way, is first")
    func slipOnTheWay() throws {
        let stops = try [(43.604, 1.444), (43.344, 3.215)].map { try Coordinate(latitude: $0.0, longitude: $0.1) }
        let choice = gazetteer.choose("Montpelier", near: stops[1], stops: stops)
        #expect(choice.doubt == .several && choice.matches.first?.place.name == "Montpellier")
    }

    @Test("A little known place far off the trip is asked about, though a name is typed whole")
    func slips() throws {
        let innsbruck = try Coordinate(latitude: 47.263, longitude: 11.395)
        let choice = gazetteer.choose("hallstadt", near: innsbruck, stops: [innsbruck])
        #expect(choice.doubt != nil)
        let bamberg = try Coordinate(latitude: 49.89, longitude: 10.89)
        #expect(gazetteer.choose("hallstadt", near: bamberg, stops: [bamberg]).clear?.place.name == "Hallstadt")
        let typed = gazetteer.choose("salzberg").matches.map(\.place.name)
        #expect(typed.first == "Salzburg" && !typed.contains("Emmaus"))
    }

    @Test(
        "Sights near a border are in the state or country where they lie", .enabled(if: Gazetteer.isWhole),
        arguments: [
            ("old faithful", "Wyoming", "US"), ("multnomah falls", "Oregon", "US"), ("bonneville dam", "Oregon", "US"),
            ("mont-saint-michel", "Normandy", "FR"), ("mount kilimanjaro", nil, "TZ"),
        ] as [(String, String?, String)])
    func states(query: String, region: String?, country: String) {
        let place = gazetteer.search(query).first?.place
        #expect(place?.country == country && place?.region == region)
    }

    @Test(
        "What is said behind a comma counts at a border: the town there goes first, else both sides are named",
        arguments: [
            ("niagara falls, ontario", "Niagara Falls, Ontario (CA)"),
            ("niagara falls, canada", "Niagara Falls, Ontario (CA)"),
            ("niagara falls, new york", "Niagara Falls, New York (waterfall, US)"),
            ("victoria falls, zambia", "Victoria Falls (waterfall, ZM)"),
            ("victoria falls, zimbabwe", "Victoria Falls (waterfall, ZW)"),
            ("yellowstone national park, montana", "Yellowstone National Park, Wyoming and Montana (park, US)"),
        ])
    func acrossBorders(query: String, title: String) {
        #expect(gazetteer.clearlyBest(query)?.place.label == title)
    }

    @Test("A town that was named goes before the park around it, and before the region that is called after it")
    func townsFirst() {
        let valley = gazetteer.choose("yosemite valley")
        #expect(
            valley.matches.prefix(2).map(\.place.label) == [
                "Yosemite Valley, California (sight, US)", "Yosemite National Park, California (park, US)",
            ])
        #expect(valley.doubt == nil)
        let burgos = gazetteer.choose("burgos")
        #expect(burgos.matches.prefix(2).map(\.place.label) == ["Burgos (ES)", "Burgos (region, ES)"])
        #expect(burgos.doubt == nil)
        #expect(gazetteer.choose("tuscany").matches.first?.place.kinds.contains(.region) == true)
    }

    @Test("A known town of a longer name near the trip goes before one far away that is called just so")
    func longerNameNearby() throws {
        let porto = try Coordinate(parsing: "41.15,-8.61")
        for stops in [[porto], [porto, try Coordinate(parsing: "40.97,-5.66")]] {
            let santiago = gazetteer.choose("santiago", near: stops.last, stops: stops)
            #expect(santiago.matches.prefix(2).map(\.place.label) == ["Santiago de Compostela (ES)", "Santiago (CL)"])
            #expect(santiago.doubt == .several)
        }
        #expect(gazetteer.choose("burgos", near: porto, stops: [porto]).clear?.place.label == "Burgos (ES)")
        let talca = try Coordinate(parsing: "-35.43,-71.66")
        #expect(gazetteer.choose("santiago", near: talca, stops: [talca]).clear?.place.label == "Santiago (CL)")
    }

    @Test(
        "A beginning, a slip of typing, and names of several like places are not",
        arguments: [
            "par", "new yrok", "springfield", "cordoba", "san jose", "valencia", "birmingham", "toledo", "", "qqqqqqq",
            "santa",
        ])
    func unclear(query: String) {
        #expect(gazetteer.clearlyBest(query) == nil)
    }

    @Test(
        "A code in capitals that is a country's too is asked about, with the country and the airport",
        arguments: [
            ("USA", "US"), ("GER", "DE"), ("ITA", "IT"), ("BRA", "BR"), ("ARG", "AR"), ("CAN", "CA"), ("NOR", "NO"),
            ("SUI", "CH"), ("RSA", "ZA"), ("IND", "IN"),
        ])
    func countryCodes(code: String, country: String) throws {
        let choice = gazetteer.choose(code)
        #expect(choice.doubt == .several)
        let first = try #require(choice.matches.first?.place)
        #expect(first.kinds.contains(.country) && first.country == country)
        #expect(choice.matches.dropFirst().first?.place.kinds.contains(.airport) == true)
    }

    @Test("Other codes of airports are clear", arguments: ["ZRH", "JFK", "LHR", "VIE", "MAD", "SIN", "LAX"])
    func airportCodes(code: String) {
        #expect(gazetteer.clearlyBest(code)?.place.kinds.contains(.airport) == true)
    }

    @Test(
        "A second place behind a comma that is not far better known is no place to look around",
        arguments: ["Bern, Thun", "Bern, Thun, Spiez", "Milan, Como", "Paris, Versailles", "Geneva, Lausanne"])
    func severalPlaces(text: String) {
        #expect(gazetteer.clearlyBest(text) == nil)
    }

    @Test(
        "A far better known place behind the comma tells where the first is",
        arguments: [("Versailles, Paris", "Versailles"), ("Pompei, Naples", "Pompei")])
    func biggerPlace(text: String, name: String) {
        #expect(gazetteer.clearlyBest(text)?.place.name == name)
    }

    @Test("A far place is taken if its nearer namesakes are hardly known, sooner in the country of a stop")
    func farButMeant() throws {
        let newYork = try Coordinate(latitude: 40.71, longitude: -74.01)
        let seattle = try Coordinate(latitude: 47.61, longitude: -122.33)
        let denver = try Coordinate(latitude: 39.74, longitude: -104.98)
        #expect(gazetteer.choose("Los Angeles", near: newYork, stops: [newYork]).doubt == nil)
        #expect(gazetteer.choose("Miami", near: seattle, stops: [seattle]).doubt == nil)
        #expect(gazetteer.choose("Paris", near: denver, stops: [denver]).doubt != nil)
    }

    @Test(
        "The first word of a name is not its whole, where only whole names are taken", .enabled(if: Gazetteer.isWhole))
    func firstWord() {
        #expect(gazetteer.choose("Short", takesFirstWords: false).doubt != nil)
        #expect(gazetteer.choose("Zermatt", takesFirstWords: false).doubt == nil)
        #expect(gazetteer.choose("Colonia", takesFirstWords: false).doubt == gazetteer.choose("Colonia").doubt)
        #expect(gazetteer.choose("Frankfurt", takesFirstWords: false).doubt == gazetteer.choose("Frankfurt").doubt)
    }

    @Test("The only one within 300 km of the previous stop is clear")
    func nearby() throws {
        let chicago = try Coordinate(latitude: 41.88, longitude: -87.63)
        let seville = try Coordinate(latitude: 37.39, longitude: -5.99)
        #expect(gazetteer.clearlyBest("cordoba", near: seville)?.place.label == "Córdoba (ES)")
        // Springfield in Illinois and Springfield in Michigan both lie within 300 km.
        #expect(gazetteer.clearlyBest("springfield", near: chicago) == nil)
        // Monterey Park, 11 km away, is also called so, but Monterey is by its own name.
        let losAngeles = try Coordinate(latitude: 34.05, longitude: -118.24)
        #expect(gazetteer.clearlyBest("Monterey", near: losAngeles)?.place.name != "Monterey Park")
        #expect(gazetteer.clearlyBest("Monterey, CA", near: losAngeles)?.place.name != "Monterey Park")
    }

    @Test(
        "The first words of a name are enough where all stops are in its country and nothing else there begins so",
        .enabled(if: Gazetteer.isWhole))
    func meantByContext() throws {
        let iceland = try [(64.15, -21.94), (63.93, -21.0), (63.83, -20.4)].map {
            try Coordinate(latitude: $0.0, longitude: $0.1)
        }
        let bergen = try Coordinate(latitude: 60.39, longitude: 5.32)
        func label(_ text: String, _ stops: [Coordinate], takesFirstWords: Bool = true) -> String? {
            gazetteer.choose(text, near: stops.last, stops: stops, takesFirstWords: takesFirstWords).clear?.place.label
        }
        #expect(label("Vik", iceland) == "Vík í Mýrdal (IS)")
        // With a stop elsewhere, one stop alone, or none, and where nobody is there to see what was taken, it is asked.
        #expect(label("Vik", [bergen] + iceland) == nil)
        #expect(label("Vik", Array(iceland.suffix(1))) == nil)
        #expect(label("Vik", []) == nil)
        #expect(label("Vik", iceland, takesFirstWords: false) == nil)
        // Words with which many names begin mean none of them.
        #expect(label("East", iceland) == nil)
    }

    @Test("A place far from every stop is asked about while a namesake is nearer to one of them, not one near any stop")
    func farFromEveryStop() throws {
        let london = try Coordinate(latitude: 51.51, longitude: -0.13)
        let newYork = try Coordinate(latitude: 40.71, longitude: -74.01)
        let melbourne = try Coordinate(latitude: -37.81, longitude: 144.96)
        func doubt(_ near: Coordinate, _ stops: [Coordinate]) -> PlaceDoubt? {
            gazetteer.choose("sydney", near: near, stops: stops).doubt
        }
        guard case .far(let distance)? = doubt(london, []) else {
            Issue.record("a far namesake was taken")
            return
        }
        #expect(distance > 15_000_000 && distance < 18_000_000)
        guard case .far? = doubt(london, [newYork, london]) else {
            Issue.record("a far namesake was taken")
            return
        }
        #expect(doubt(london, [melbourne, london]) == nil)
        #expect(doubt(melbourne, [london, melbourne]) == nil)
    }

    @Test(
        "What is on lists of travellers is clear however small, if nothing else is called so",
        .enabled(if: Gazetteer.isWhole),
        arguments: [
            ("Zugspitze", "Zugspitze (mountain)"), ("Isle of Skye", "Skye (island, GB)"),
            ("Durmitor", "Durmitor (mountain, ME)"),
            ("Statue of Liberty", "Statue of Liberty, New York (sight, US)"),
            ("Los Glaciares", "Los Glaciares National Park (park, AR)"), ("Halong Bay", "Ha Long Bay (VN)"),
            ("Intercourse", "Intercourse, Pennsylvania (US)"), ("Denali", "Denali, Alaska (mountain, US)"),
            ("Ngorongoro Crater", "Ngorongoro Conservation Area (park, TZ)"),
            ("San Pedro de Atacama", "San Pedro de Atacama (CL)"), ("Tulum", "Tulum (MX)"),
            ("Como, Province of Como, Italy", "Como (IT)"),
        ])
    func onLists(text: String, label: String) {
        #expect(gazetteer.clearlyBest(text)?.place.label == label)
    }

    @Test("A clock that everybody knows goes before the mountain of an island where nobody lives")
    func wilderness() {
        #expect(gazetteer.choose("Big Ben").clear?.place.label == "Big Ben (sight, GB)")
    }

    @Test(
        "A name that was typed is kept where the place is known by it",
        arguments: [
            ("Bozen", "Bolzano", "Bozen"), ("bozen, italy", "Bolzano", "Bozen"), ("bozen italy", "Bolzano", "Bozen"),
            ("Bolzano", "Bolzano", nil), ("bolzano, italy", "Bolzano", nil), ("Colonia", "Köln", "Colonia"),
            ("東京", "Tokyo", "東京"), ("Brugs", "Brugge", nil), ("Tokyo", "Tokyo", nil),
        ])
    func typedNames(text: String, name: String, typed: String?) throws {
        let place = try #require(
            gazetteer.search(String(text.prefix { $0 != "," }), limit: 20).first { $0.place.name == name })
        #expect(gazetteer.typedName(of: place.place.number ?? 0, among: gazetteer.knownBeginnings(of: text)) == typed)
    }

    @Test("Codes and short forms are no names of stops")
    func shortForms() throws {
        let city = try #require(gazetteer.search("LA", limit: 20).first { $0.place.name == "Los Angeles" })
        #expect(gazetteer.typedName(of: city.place.number ?? 0, among: gazetteer.knownBeginnings(of: "LA")) == nil)
        let airport = try #require(gazetteer.search("ZRH", limit: 1).first)
        #expect(gazetteer.typedName(of: airport.place.number ?? 0, among: gazetteer.knownBeginnings(of: "ZRH")) == nil)
    }

    @Test("Each candidate of an unclear name has an argument that is clear, or its coordinates")
    func arguments() {
        for query in LongRun.cases(["springfield", "cordoba", "san jose", "valencia", "alexandria"]) {
            for match in gazetteer.search(query, limit: 12) {
                let argument = gazetteer.argument(for: match.place)
                if argument.contains("=") {
                    let coordinate = match.place.coordinate
                    #expect(argument == "\(match.place.name)=\(coordinate.latitude),\(coordinate.longitude)")
                } else {
                    #expect(gazetteer.clearlyBest(argument)?.place == match.place)
                }
            }
        }
        let springfield = gazetteer.search("springfield, il", limit: 1).first?.place
        #expect(springfield.map { gazetteer.argument(for: $0) } == "Springfield, Illinois")
    }
}
