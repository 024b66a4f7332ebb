import Geodesy
import TestSupport
import Testing

@testable import PlaceNames

@Suite("Names that the place where they are typed makes clear", .enabled(if: Gazetteer.isWhole))
struct NamesInPlaceTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    private func near(_ name: String) throws -> Coordinate {
        try #require(gazetteer.clearlyBest(name)?.place.coordinate, "\(name)")
    }

    @Test(
        "A town next door is meant by its first words",
        arguments: [
            ("Reynisfjara", "Vík", "Vík í Mýrdal (IS)"), ("Reynisfjara", "Vik", "Vík í Mýrdal (IS)"),
            ("Bixby Bridge", "Carmel", "Carmel-by-the-Sea, California (US)"),
            ("Monterey, California", "Pacific", "Pacific Grove, California (US)"),
        ])
    func nextDoor(stop: String, text: String, label: String) throws {
        let stop = try near(stop)
        #expect(gazetteer.choose(text, near: stop, stops: [stop]).clear?.place.label == label)
    }

    @Test(
        "It is not where the town is farther, where another is called just so, and by words that many names begin with",
        arguments: [
            ("Chur", "Guarda"), ("Reykjavík", "Vík"), ("Paris", "Carmel"), ("Rimini", "San"), ("Lausanne", "Saint"),
        ])
    func notNextDoor(stop: String, text: String) throws {
        let stop = try near(stop)
        #expect(gazetteer.choose(text, near: stop, stops: [stop]).clear == nil)
    }

    @Test(
        "Near the stop a park is meant without its word, its town by its own name, and a town as travellers call it",
        arguments: [
            ("Calgary", "Banff", "Banff, Alberta (CA)"), ("Las Vegas", "Zion", "Zion National Park, Utah (park, US)"),
            ("Ghent", "Bruges", "Brugge (BE)"),
        ])
    func nearTheStop(stop: String, text: String, label: String) throws {
        let stop = try near(stop)
        #expect(gazetteer.choose(text, near: stop, stops: [stop]).clear?.place.label == label)
    }

    @Test("What has just the name that was typed goes before the town next door whose name goes on")
    func sameName() {
        let salamanca = place(40.965, -5.664)
        #expect(gazetteer.choose("Guarda", near: salamanca, stops: [salamanca]).clear?.place.label == "Guarda (PT)")
    }

    @Test("The only town of a name is meant where no trip is begun, and asked about where the trip is far away")
    func onlyTown() throws {
        for name in ["Portree", "Bad Ischl"] { #expect(gazetteer.clearlyBest(name)?.place.name == name) }
        // A mountain and a lake are meant, not the towns that are called after them.
        for name in ["Elbrus", "Loch Lomond"] { #expect(gazetteer.clearlyBest(name)?.place.kind != .town) }
        let paris = try near("Paris")
        guard case .far? = gazetteer.choose("Portree", near: paris, stops: [paris]).doubt else {
            Issue.record("Portree is taken, 1,100 km from Paris")
            return
        }
    }

    @Test(
        "A thing and its town mean the thing, in either order",
        arguments: [
            ("alhambra granada", "Alhambra (castle, ES)"), ("Eiffel Tower Paris", "Eiffel Tower (sight, FR)"),
            ("paris eiffel tower", "Eiffel Tower (sight, FR)"),
            ("pisa leaning tower", "Leaning Tower of Pisa (sight, IT)"),
            ("tower london", "Tower of London (castle, GB)"),
            ("palace versailles", "Palace of Versailles (castle, FR)"),
            ("cloud gate chicago", "Cloud Gate, Illinois (sight, US)"),
            ("antelope canyon page az", "Antelope Canyon, Arizona (landscape, US)"),
            ("eiffel tower paris france", "Eiffel Tower (sight, FR)"),
        ])
    func inTown(text: String, label: String) {
        #expect(gazetteer.clearlyBest(text)?.place.label == label)
    }

    @Test(
        "A thing of another town, and a bare word for one, are none of the town",
        arguments: [
            "alhambra berlin", "eiffel tower xyzzy", "castle of nowhere granada", "hotel granada ritz",
            "eiffel tower paris texas",
        ])
    func notInTown(text: String) {
        #expect(gazetteer.clearlyBest(text) == nil)
    }

    @Test("The radius of a park is kept as a power of 2, and the marks beside it stay")
    func radius() {
        for (kilometers, metres) in [(0.5, 0), (1.9, 0), (2, 2_000), (19.6, 16_000), (46, 32_000), (900, 128_000)] {
            var marks = PlaceMarks.radius(ofKilometers: kilometers)
            #expect(marks.radius == Double(metres))
            #expect(!marks.contains(.arrival) && !marks.contains(.farGates))
            marks.insert([.arrival, .farGates])
            #expect(marks.radius == Double(metres) && marks.contains(.arrival) && marks.contains(.farGates))
        }
    }

    @Test(
        "One arrives in a park at a gate in it or called after it",
        arguments: [
            ("Addo Elephant National Park", -33.444, 25.747), ("Badlands National Park", 43.7488, -101.9412),
        ])
    func gates(name: String, latitude: Double, longitude: Double) throws {
        let park = try #require(gazetteer.clearlyBest(name)?.place)
        #expect(park.kind == .park && park.coordinate.distance(to: place(latitude, longitude)) < 1_000)
    }

    @Test("A large park that has no gate is told with its size, and others without")
    func sizes() throws {
        let banff = try #require(gazetteer.search("Banff National Park", limit: 1).first?.place.number)
        #expect(gazetteer.radius(ofPark: banff) == 32_000)
        let badlands = try #require(gazetteer.search("Badlands National Park", limit: 1).first?.place.number)
        #expect(gazetteer.radius(ofPark: badlands) == 0)
    }
}
