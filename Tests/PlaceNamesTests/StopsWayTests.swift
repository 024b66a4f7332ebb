import Geodesy
import TestSupport
import Testing

@testable import PlaceNames

/// Places near the way of a trip, before others that are meant alike.
@Suite("Places near the way of a trip")
struct StopsWayTests {
    private let chicago = place(41.88, -87.63)
    private let stLouis = place(38.63, -90.2)

    @Test("Of towns of one name that are meant alike the one near the way comes first, however it is asked for")
    func first() throws {
        let gazetteer = try Gazetteer.embedded()
        let way = try #require(StopsWay([chicago, stLouis]))
        #expect(gazetteer.search("springfield").first?.place.region == "Massachusetts")
        #expect(gazetteer.search("springfield", way: way).first?.place.region == "Illinois")
        // From far away both are far; the way decides.
        let paris = place(48.86, 2.35)
        let choice = gazetteer.choose("Springfield", near: paris, stops: [chicago, stLouis, paris])
        #expect(choice.doubt != nil && choice.matches.first?.place.region == "Illinois")
        // The way back counts, too.
        let stops = [stLouis, place(25.8, -80.2), place(30, -90), place(39.7, -105), place(45, -93.3), chicago]
        let out = try #require(StopsWay(stops))
        let round = try #require(StopsWay(stops, isRoundTrip: true))
        #expect(gazetteer.search("springfield", way: out).first?.place.region == "Massachusetts")
        #expect(gazetteer.search("springfield", way: round).first?.place.region == "Illinois")
    }

    @Test("What is clearly meant stays first, and nothing passes what fits in another way or is meant far more")
    func clear() throws {
        let gazetteer = try Gazetteer.embedded()
        let way = try #require(StopsWay([place(33, -97), place(34, -95)]))
        for text in [
            "paris", "par", "london", "moscow", "york", "san", "x", "bonham", "zermatt", "springfeild", "hugo",
        ] {
            let plain = gazetteer.search(text, limit: 60)
            let found = gazetteer.search(text, way: way, limit: 20)
            #expect(found.count == min(20, plain.count))
            if let clear = gazetteer.clearlyBest(text) { #expect(found.first?.place == clear.place, "\(text)") }
            // Whatever was passed was of the same kind, and led by little.
            for (index, match) in found.enumerated() {
                let before = Set(found[..<index].map(\.place))
                guard let rank = plain.firstIndex(where: { $0.place == match.place }) else { continue }
                for passed in plain[..<rank] where !before.contains(passed.place) {
                    #expect(passed.kind == match.kind && passed.score - match.score <= 0.3, "\(text)")
                }
            }
        }
        #expect(gazetteer.search("paris", way: way).first?.place.country == "FR")
    }

    @Test("One stop is no way, nor is none; far off the way nothing changes")
    func none() throws {
        #expect(StopsWay([]) == nil && StopsWay([chicago]) == nil)
        #expect(StopsWay([chicago, stLouis]) == StopsWay([chicago, stLouis]))
        #expect(StopsWay([chicago, stLouis]) != StopsWay([chicago, stLouis], isRoundTrip: true))
        let gazetteer = try Gazetteer.embedded()
        let way = try #require(StopsWay([place(-30, 80), place(-31, 81)]))
        for text in ["springfield", "san", "neustadt"] {
            #expect(gazetteer.search(text, way: way) == gazetteer.search(text))
        }
    }
}
