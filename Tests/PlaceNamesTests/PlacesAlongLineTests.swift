import Geodesy
import TestSupport
import Testing

@testable import PlaceNames

@Suite("Places along a line")
struct PlacesAlongLineTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test(
        "are those that a look at all places finds, by the antimeridian and in the far north too",
        arguments: [
            [place(48, 2), place(47, 4), place(45.7, 4.8)],
            [place(-17.7, 178), place(-17, 179.9), place(-16.6, -179.8)],
            [place(64.1, -21.9), place(65.7, -18.1)], [place(78.2, 15.6), place(78.9, 11.9)],
        ])
    func likeTheModel(path: [Coordinate]) {
        let line = LineIndex(path)
        let kinds: PlaceKinds = [PlaceKinds(.town), PlaceKinds(.destination), PlaceKinds(.mountain)]
        let found = gazetteer.places(along: line, within: 30_000, kinds: kinds)
        var model: Set<Int> = []
        for number in 0..<gazetteer.count where !gazetteer.kinds(number).isDisjoint(with: kinds) {
            // An addition to a place of the main file has no number of its own.
            if let volume = gazetteer.volumes.last(where: { number >= $0.first }),
                volume.number(of: number - volume.first) != number
            {
                continue
            }
            if let at = gazetteer.coordinate(of: number), line.nearest(to: at, within: 30_000) != nil {
                model.insert(number)
            }
        }
        #expect(Set(found.map(\.number)) == model)
        #expect(found.map(\.number) == found.map(\.number).sorted())
        #expect(!found.isEmpty)
        for place in found {
            #expect(place.coordinate == gazetteer.coordinate(of: place.number))
            #expect(place.weight == gazetteer.weight(place.number) && place.kinds == gazetteer.kinds(place.number))
        }
    }

    @Test(
        "Parts and neighbours of cities are in their shadow, towns of their own are not",
        arguments: [
            ("Boulogne-Billancourt", true), ("North Las Vegas", true), ("Lakewood, Colorado", true),
            ("Chartres", false),
            ("Lyon", false), ("Boulder, Colorado", false), ("Bath", false), ("Kingman, Arizona", false),
        ])
    func outskirts(name: String, isPart: Bool) throws {
        let number = try #require(gazetteer.search(name, limit: 1).first?.place.number)
        #expect(gazetteer.isOutskirts(number) == isPart)
    }
}
