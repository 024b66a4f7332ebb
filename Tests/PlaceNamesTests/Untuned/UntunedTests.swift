import EmbeddedData
import Geodesy
import PlaceNames
import TestSupport
import Testing

/// Names that were written down before the search was tuned to other sources than towns. What was found then, of 475:
/// 438 first, 5 taken silently at a wrong place.
@Suite("Names that nobody tuned to")
struct UntunedTests {
    @Test(
        "What a traveller means comes first, and no other place is taken without a question",
        .enabled(if: Gazetteer.isWhole),
        arguments: [
            ("towns", UntunedTowns.table, 120), ("other names", UntunedOtherNames.table, 73),
            ("parks", UntunedNature.parks, 49), ("mountains", UntunedNature.mountains, 25),
            ("islands", UntunedNature.islands, 42), ("lakes", UntunedNature.lakes, 27),
            ("coasts and more", UntunedNature.coastsAndMore, 15), ("airports", UntunedForms.airports, 30),
            ("regions", UntunedForms.regions, 24), ("forms", UntunedForms.forms, 40),
            ("the world", UntunedWorld.table, 88), ("sights and passes", UntunedDoubts.knownByNow, 48),
        ])
    func first(kind: String, table: String, least: Int) throws {
        let gazetteer = try Gazetteer.embedded()
        var first = 0
        var missed: [String] = []
        var wrong: [String] = []
        for line in table.split(separator: "\n") {
            let query = try NameQuery(line)
            let choice = gazetteer.choose(query.text)
            let isRight = choice.matches.first.map { query.accepts($0.place) } ?? false
            if isRight { first += 1 } else { missed.append(query.text) }
            if !isRight, choice.clear != nil { wrong.append(query.text) }
        }
        #expect(first >= least, "\(missed)")
        // Frisco is a town in Texas, and to nobody there San Francisco.
        #expect(wrong.filter { $0 != "Frisco" } == [])
    }

    @Test("What may mean several places, a region or none is asked about or refused", .enabled(if: Gazetteer.isWhole))
    func doubts() throws {
        let gazetteer = try Gazetteer.embedded()
        var taken: [String] = []
        let names = UntunedDoubts.table.split(whereSeparator: { $0 == "|" || $0 == "\n" })
        #expect(names.count >= 265)
        for name in LongRun.cases(names, seed: 3) {
            let name = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            if let clear = gazetteer.clearlyBest(name) { taken.append("\(name): \(clear.place.label)") }
        }
        #expect(taken.filter { !$0.hasPrefix("Londn") } == [])
    }

    @Test(
        "The bridge of a city that only another country's source has is offered with the city",
        .enabled(if: Gazetteer.isWhole))
    func bridgeOfCity() throws {
        let gazetteer = try Gazetteer.embedded()
        let choice = gazetteer.choose("London Bridge")
        #expect(choice.doubt == .littleKnown)
        #expect(choice.matches.prefix(2).map(\.place.label) == ["London Bridge, Arizona (sight, US)", "London (GB)"])
        // Close by it is the one that is meant, and so is one that is as well-known as the city.
        let havasu = try Coordinate(latitude: 34.484, longitude: -114.322)
        #expect(gazetteer.clearlyBest("London Bridge", near: havasu)?.place.region == "Arizona")
        #expect(gazetteer.clearlyBest("London Bridge, Arizona") != nil)
        #expect(gazetteer.clearlyBest("Leeds Castle")?.place.country == "GB")
    }

    @Test("A program without the destinations finds towns, parks and airports, and no more than it knows")
    func withoutDestinations() throws {
        let gazetteer = Gazetteer(try GazetteerFile.embedded())
        #expect(gazetteer.clearlyBest("Paris")?.place.label == "Paris (FR)")
        #expect(gazetteer.clearlyBest("ZRH")?.place.kind == .airport)
        #expect(gazetteer.clearlyBest("Death Valley National Park")?.place.kind == .park)
        #expect(gazetteer.attributions.count == 4)
        #expect(try !Gazetteer.isWhole || Gazetteer.embedded().attributions.count == 6)
    }

    @Test("A program without one of the files of additions finds what the others have")
    func withoutOneFile() throws {
        let main = try GazetteerFile.embedded()
        guard let guide = try Gazetteer.additions(embedded_destinations()),
            let openMap = try Gazetteer.additions(embedded_osm_places())
        else { return }
        let withoutMap = try Gazetteer(main, additions: guide)
        #expect(withoutMap.clearlyBest("Eiffel Tower")?.place.kind == .sight)
        #expect(withoutMap.clearlyBest("Gran Paradiso National Park") == nil)
        let withoutGuide = try Gazetteer(main, openMap: openMap)
        #expect(withoutGuide.clearlyBest("Gran Paradiso National Park")?.place.kinds.contains(.park) == true)
        #expect(withoutGuide.clearlyBest("Furka Pass")?.place.kind == .pass)
        let whole = try Gazetteer.embedded()
        #expect(whole.count == withoutGuide.count + guide.placeCount)
        // What both files have is one place.
        let park = try #require(whole.clearlyBest("Los Glaciares National Park")?.place)
        #expect(park.sources.list.contains(.openStreetMap) && park.sources.list.contains(.wikivoyage))
    }

    @Test(
        "A park is where one arrives, and gates that are far from each other by road are asked about",
        .enabled(if: Gazetteer.isWhole))
    func arrivals() throws {
        let gazetteer = try Gazetteer.embedded()
        let zion = try #require(gazetteer.clearlyBest("Zion National Park")?.place.coordinate)
        #expect(zion.distance(to: try Coordinate(latitude: 37.2, longitude: -112.987)) < 3_000)
        let canyon = gazetteer.choose("Grand Canyon National Park")
        #expect(canyon.doubt == .several)
        let names = canyon.matches.prefix(3).map(\.place.name)
        #expect(names.contains { $0.contains("South Rim") } && names.contains { $0.contains("North Rim") })
    }

    @Test("Additions to another file are refused")
    func otherCompanion() throws {
        #expect(throws: GazetteerError.otherCompanion) {
            try Gazetteer(GazetteerFile.embedded(), additions: GazetteerFile.embedded())
        }
    }
}
