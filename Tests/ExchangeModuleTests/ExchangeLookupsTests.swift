import Console
import Entities
import Geodesy
import Interchange
import PlaceNames
import Places
import Platform
import TestSupport
import Testing

@testable import ExchangeModule

@Suite struct ExchangeLookupsTests {
    /// Knows all names with a capital letter, those with a Z several times, and remembers what it was asked.
    private final class Asked: Geocoder {
        var queries: [PlaceQuery] = []

        func places(for query: PlaceQuery) -> PlaceMatches {
            queries.append(query)
            guard let first = query.text.first, first.isUppercase else { return PlaceMatches([]) }
            let north = (query.near?.latitude ?? 0) / 2
            let place = Place(
                name: query.text, region: nil, country: "FR", coordinate: place(north, 1), population: nil)
            return PlaceMatches(Array(repeating: FoundPlace(place), count: first == "Z" ? 4 : 1))
        }

        private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
            TestSupport.place(latitude, longitude)
        }
    }

    private let asked = Asked()

    /// Lyon, as it is known at a latitude.
    private func lyon(at latitude: Double) -> FoundPlace {
        FoundPlace(
            Place(name: "Lyon", region: nil, country: "FR", coordinate: place(latitude, 1), population: nil))
    }

    private func reading() -> ExchangeLookups {
        ExchangeLookups(PlaceFinder(asked)) { nil }
    }

    @Test("The same name near the same place is looked up once") func sameName() {
        let reading = reading()
        let near = place(40, 0)
        let answers = (0..<3).map { _ in reading.answer("Lyon", near: near) }
        #expect(answers == Array(repeating: .success(lyon(at: 20)), count: 3))
        #expect(asked.queries == [PlaceQuery(text: "Lyon", near: near, purpose: .reading)])
        #expect(reading.answer("Lyon", near: place(50, 0)) == .success(lyon(at: 25)))
        #expect(asked.queries.count == 2)
        for _ in 0..<3 {
            guard case .failure(let refusal) = reading.answer("Zell", near: near) else {
                Issue.record("“Zell” is clear")
                continue
            }
            #expect(refusal.reason == "“Zell” fits 4 places; write “Zell=20,1”, “Zell=20,1”, “Zell=20,1”, …")
            #expect(refusal.foldedNames == ["zell"] && refusal.isKnown && refusal.isOfSeveral)
            #expect(refusal.candidates.count == 4)
        }
        // A name that is not clear is asked for once more as ‘add’ does.
        #expect(asked.queries.count == 4)
        #expect(asked.queries.last?.purpose == .choice)
    }

    @Test("A name that nobody knows is unknown everywhere") func unknownName() {
        let reading = reading()
        for latitude in 0..<10 {
            #expect(
                reading.answer("xyz", near: place(Double(latitude), 0))
                    == .failure(PlaceRefusal("no place is known as “xyz”")))
        }
        #expect(asked.queries.count == 1)
    }

    @Test("After too many names that were not found no other is looked up")
    func failureLimit() {
        let reading = reading()
        let known = reading.answer("Lyon", near: nil)
        for number in 0..<ExchangeLookups.maximumFailures {
            #expect(
                reading.answer("x\(number)", near: nil) == .failure(PlaceRefusal("no place is known as “x\(number)”")))
        }
        let refusal = ExchangeLookups.Answer.failure(PlaceRefusal("not looked up: 500 names were not found before it"))
        #expect(reading.answer("Nantes", near: nil) == refusal)
        #expect(reading.answer("x1000", near: nil) == refusal)
        #expect(asked.queries.count == 501)
        // What is known already, and what needs no look-up, is still read.
        #expect(reading.answer("Lyon", near: nil) == known)
        #expect(reading.answer("x7", near: nil) == .failure(PlaceRefusal("no place is known as “x7”")))
        let home = FoundPlace(name: "Home", location: place(1.5, 2.5), label: "Home", wasLookedUp: false)
        #expect(reading.answer("Home=1.5,2.5", near: nil) == .success(home))
    }

    @Test("Names that are found end too") func lookupLimit() {
        let reading = reading()
        for number in 0..<ExchangeLookups.maximumLookups {
            guard case .success = reading.answer("A\(number)", near: nil) else {
                Issue.record("A\(number) was not looked up")
                return
            }
        }
        let refusal = "not looked up: \(ExchangeLookups.maximumLookups) names were looked up before it"
        #expect(reading.answer("B", near: nil) == .failure(PlaceRefusal(refusal)))
        #expect(asked.queries.count == ExchangeLookups.maximumLookups)
    }

    @Test("The files of one command share what was found") func sharedFiles() throws {
        let exchange = try Exchange([], lookup: asked)
        exchange.put("Lyon\nLyon\n", at: "a.txt")
        exchange.put("Lyon\n", at: "b.txt")
        _ = try exchange.take("a.txt", "b.txt")
        // The second is asked for near the first.
        #expect(asked.queries.map(\.near) == [nil, place(0, 1)])
    }

    /// Knows Twin and Double in Scotland and in Canada, and Single in Scotland; without stops none is clearly meant.
    private struct Namesakes: Geocoder {
        func places(for query: PlaceQuery) -> PlaceMatches {
            let scotland = FoundPlace(
                name: query.text, location: TestSupport.place(57, -5), label: "\(query.text) (GB)", wasLookedUp: true)
            let canada = FoundPlace(
                name: query.text, location: TestSupport.place(49, -81), label: "\(query.text) (CA)", wasLookedUp: true)
            let isNear = query.stops.contains { $0.distance(to: scotland.location) < 100_000 }
            return isNear
                ? PlaceMatches([scotland])
                : PlaceMatches(query.text == "Single" ? [scotland] : [canada, scotland], isClear: false)
        }
    }

    @Test("Where no row is clear, the places that lie together are those of the rows")
    func together() throws {
        let exchange = try Exchange([], lookup: Namesakes())
        exchange.put("Twin\nSingle\nDouble\n", at: "a.txt")
        #expect(try exchange.take("a.txt").first == "a.txt: took 1 trip with 3 stops (list)")
        let two = try Exchange([], lookup: Namesakes())
        two.put("Twin\nDouble\n", at: "a.txt")
        let said = try two.take("a.txt")
        #expect(said.first?.contains("not a format that is known") == true, "\(said)")
    }

    @Test("a signal that ends the program ends all look-ups, and is kept")
    func interruption() {
        var signals = 0
        let reading = ExchangeLookups(PlaceFinder(asked)) {
            signals += 1
            return .interrupt
        }
        let answers = ["Lyon", "Paris", "40,5"].map { reading.answer($0, near: nil) }
        #expect(answers == Array(repeating: .failure(PlaceRefusal("not looked up")), count: 3))
        #expect(signals == 1 && asked.queries == [])
        #expect(reading.interruption == Interruption(.interrupt))
    }

    @Test(
        "A sign of several currencies is that of the only country of the places of a file",
        arguments: [(["US"], "USD"), (["CA"], "CAD"), (["US", "CA"], nil), (["DE"], nil), ([], nil)]
            as [([String], String?)])
    func signs(countries: [String], currency: String?) throws {
        let reading = reading()
        for country in countries {
            reading.noteCountry(
                of: FoundPlace(
                    Place(name: "Lyon", region: nil, country: country, coordinate: place(1, 1), population: nil)))
        }
        let trip = Trip(id: id(1), name: name("T"), waypoints: [])
        var imported = ImportedTrips(trips: [trip])
        imported.costSigns[trip.id] = .sign("$", ["USD", "CAD"])
        reading.decideSigns(of: &imported)
        #expect(imported.trips[0].plan.currency == currency)
        #expect(imported.costSigns.isEmpty == (currency != nil))
    }
}
