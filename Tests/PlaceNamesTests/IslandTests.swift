import Geodesy
import PlaceNames
import Testing

@Suite("Islands and regions that are easily taken for something else")
struct IslandTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test("An island that a town is also called after is the island")
    func ownEntry() {
        #expect(gazetteer.clearlyBest("Tenerife")?.place.label == "Tenerife (island, ES)")
        #expect(gazetteer.clearlyBest("Santa Cruz de Tenerife")?.place.kind == .town)
    }

    @Test("Islands without their word are asked about where a town of about their weight has the name")
    func archipelago() {
        let choice = gazetteer.choose("Orkney")
        #expect(choice.doubt == .several)
        #expect(choice.matches.prefix(2).contains { $0.place.name == "Orkney Islands" })
    }

    @Test(
        "An island of which only a small airport is known is not that airport, also from nearby",
        arguments: [("Bornholm", 55.1, 14.7), ("Tiree", 56.5, -6.9), ("Islay", 55.75, -6.2)])
    func airportOnly(name: String, latitude: Double, longitude: Double) throws {
        let island = try Coordinate(latitude: latitude, longitude: longitude)
        for near in [nil, island] {
            #expect(gazetteer.choose(name, near: near, stops: near.map { [$0] } ?? []).doubt != nil)
        }
        #expect(gazetteer.choose("\(name) Airport").matches.first?.place.kind == .airport)
    }

    @Test("With the airport of such an island its towns are offered")
    func townsOfIsland() {
        let labels = gazetteer.choose("Bornholm").matches.map(\.place.label)
        #expect(labels.contains("Rønne (DK)"), "\(labels)")
    }

    @Test(
        "Airports that everybody calls so are taken",
        arguments: ["Heathrow", "Gatwick", "Schiphol", "Malpensa", "Arlanda", "Gardermoen", "Stansted", "Kastrup"])
    func knownAirports(name: String) {
        #expect(gazetteer.clearlyBest(name)?.place.kind == .airport)
    }

    @Test("An island that no source knows is not a village of its name far away")
    func unknownIsland() throws {
        let livorno = try Coordinate(latitude: 43.55, longitude: 10.31)
        #expect(gazetteer.clearlyBest("Elba") == nil)
        #expect(gazetteer.choose("Elba", near: livorno, stops: [livorno]).doubt != nil)
    }

    @Test(
        "With a region that is a part of a bigger one its own towns are offered, not the cities of that one",
        .enabled(if: Gazetteer.isWhole),
        arguments: [
            ("Isle of Wight", 40.0), ("Shetland", 60), ("Anglesey", 40), ("Devon", 60), ("Somerset", 60), ("Jura", 60),
        ])
    func townsInside(name: String, kilometres: Double) throws {
        let choice = gazetteer.choose(name)
        #expect(choice.doubt == .region)
        let region = try #require(choice.matches.first?.place)
        #expect(choice.matches.count >= 4)
        for match in choice.matches.dropFirst().prefix(3) {
            let distance = match.place.coordinate.distance(to: region.coordinate)
            #expect(distance <= kilometres * 1_000, "\(match.place.label)")
        }
    }

    @Test(
        "With a whole state or country its biggest towns are offered",
        arguments: [
            ("England", "London (GB)"), ("Bavaria", "Munich (DE)"), ("Iceland", "Reykjavík (IS)"),
            ("Rajasthan", "Jaipur (IN)"), ("Western Cape", "Cape Town (ZA)"),
        ])
    func biggestTowns(name: String, town: String) {
        #expect(gazetteer.choose(name).matches.dropFirst().prefix(3).contains { $0.place.label == town })
    }

    @Test(
        "Sights that no source knows are not taken for something else, also on a trip in their country",
        arguments: [
            ("Sigöldufoss", 64.13, -21.9)
        ])
    func sights(name: String, latitude: Double, longitude: Double) throws {
        let stop = try Coordinate(latitude: latitude, longitude: longitude)
        #expect(gazetteer.clearlyBest(name) == nil)
        #expect(gazetteer.choose(name, near: stop, stops: [stop]).clear == nil)
    }

    @Test(
        "Sights are taken, also on a trip in their country",
        arguments: [
            ("Geysir", 64.13, -21.9), ("Gullfoss", 64.13, -21.9), ("Dettifoss", 65.68, -18.1),
            ("Trolltunga", 60.39, 5.32), ("Preikestolen", 58.97, 5.73), ("Briksdalsbreen", 61.9, 6.72),
        ])
    func knownSights(name: String, latitude: Double, longitude: Double) throws {
        let stop = try Coordinate(latitude: latitude, longitude: longitude)
        #expect(gazetteer.clearlyBest(name)?.place.kinds.contains(.sight) == true)
        #expect(gazetteer.choose(name, near: stop, stops: [stop]).clear?.place.name == name)
    }
}
