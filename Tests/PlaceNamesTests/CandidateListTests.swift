import Geodesy
import TestSupport
import Testing

@testable import PlaceNames

@Suite("Candidates")
struct CandidateListTests {
    @Test(
        "the best few are those with which the order of all begins",
        arguments: ["San", "new", "saint", "Paris", "s", "Rio"])
    func bestFew(text: String) throws {
        let gazetteer = try Gazetteer.embedded()
        let near = try Coordinate(latitude: 41, longitude: 12)
        for near in [nil, near] {
            let candidates = gazetteer.candidates(text, near: near, top: 30)
            let all = candidates.ranked(gazetteer, near: near)
            #expect(all.count > 40)
            #expect(
                zip(all, all.dropFirst()).allSatisfy { first, second in
                    (-first.score, first.candidate.place) < (-second.score, second.candidate.place)
                })
            for limit in [0, 1, 10, all.count / 8 + 1, all.count, .max] {
                let best = candidates.ranked(gazetteer, near: near, limit: limit)
                #expect(best.map(\.candidate.place) == all.prefix(limit).map(\.candidate.place), "\(limit)")
            }
        }
    }

    @Test("a place has one position, whichever numbers it is mixed with")
    func positions() {
        var table = PositionTable()
        var model: [Int: Int] = [:]
        for step in 0..<20_000 {
            // Runs of neighbours and numbers far apart, many of them twice.
            let number = step % 3 == 0 ? step * step % 7_919 * 64 : step / 2
            let expected = model[number] ?? model.count
            #expect(table.position(of: number, orAdd: model.count) == expected)
            model[number] = expected
        }
        #expect(model.count > 5_000)
    }
}
