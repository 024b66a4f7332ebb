import Geodesy
import PlaceNames
import Testing

@Suite("Kinds of places by words")
struct KindWordsTests {
    @Test(
        "A kind is meant by its word, the plural, a thing of the kind, or the only beginning",
        arguments: [
            ("lake", PlaceKind.lake), ("lakes", .lake), ("Beaches", .coast), ("castles", .castle), ("peaks", .mountain),
            ("summit", .mountain), ("cities", .town), ("villages", .town), ("museums", .sight), ("bridges", .sight),
            ("viewpoint", .sight), ("waterf", .waterfall), ("passes", .pass), ("airp", .airport),
        ])
    func kind(word: String, kind: PlaceKind) {
        #expect(PlaceKind(typed: word) == kind)
    }

    @Test("What no kind of place is called is none", arguments: ["food", "", "s", "petrol", "toilets"])
    func none(word: String) {
        #expect(PlaceKind(typed: word) == nil)
    }

    @Test("Around a point the nearest of each kind is told, the town first, then the nearest first")
    func nearest() throws {
        let gazetteer = try Gazetteer.embedded()
        let zermatt = try Coordinate(latitude: 46.02, longitude: 7.75)
        let places = gazetteer.nearestOfEachKind(to: zermatt, within: 25_000)
        #expect(places.first?.name == "Zermatt" && places.count >= 3)
        #expect(Set(places.map(\.kind)).count == places.count)
        #expect(!places.contains { $0.kind == .region || $0.kind == .country || $0.kind == .destination })
        let distances = places.dropFirst().map { $0.coordinate.distance(to: zermatt) }
        #expect(distances == distances.sorted() && distances.allSatisfy { $0 <= 25_100 })
        let ocean = try Coordinate(latitude: -45, longitude: -130)
        #expect(gazetteer.nearestOfEachKind(to: ocean, within: 25_000).isEmpty)
    }
}
