import Foundation
import Geodesy
import PlaceNames
import TestSupport
import Testing

@Suite("Towns along a way")
struct TownsAlongWayTests {
    private let gazetteer: Gazetteer

    init() throws {
        gazetteer = try Gazetteer.embedded()
    }

    @Test("are those that a look at all towns and at close points of the way finds, by poles and the antimeridian too")
    func likeTheModel() throws {
        let people = 20_000
        var all: [(number: Int, coordinate: Coordinate)] = []
        for number in 0..<gazetteer.count {
            guard let place = gazetteer[number], place.population ?? 0 >= people, place.kinds.contains(.town) else {
                continue
            }
            all.append((number, place.coordinate))
            if all.count == 6_000 { break }
        }
        let most = try #require(all.last?.number)
        var generator = SeededGenerator(state: 27)
        var starts = [(48.0, 2.0), (-17.0, 177.0), (64.0, 177.0), (36.0, 139.0), (-34.0, -58.0), (69.0, 20.0)]
        for _ in 0..<4 {
            starts.append((.random(in: 20...55, using: &generator), .random(in: -10...130, using: &generator)))
        }
        for (latitude, longitude) in starts {
            var path = [place(latitude, longitude)]
            for _ in 0..<30 {
                let last = path[path.count - 1]
                let metres = [500.0, 9_000, 60_000][Int.random(in: 0..<3, using: &generator)]
                path.append(last.destination(bearing: .random(in: 20...150, using: &generator), distance: metres))
            }
            let found = gazetteer.towns(along: path, within: 20_000, people: people, leftOut: [4..<6])
            // The nearest of points every 250 m.
            var points: [(passed: Double, coordinate: Coordinate)] = []
            for (index, (start, end)) in zip(path, path.dropFirst()).enumerated() where index != 4 && index != 5 {
                let count = Int((start.distance(to: end) / 250).rounded(.up)) + 1
                for step in 0...count {
                    let share = Double(step) / Double(count)
                    points.append((Double(index) + share, start.point(toward: end, fraction: share)))
                }
            }
            // Towns farther from the first point than the way is long are not near it, by the triangle inequality.
            let reach = zip(path, path.dropFirst()).reduce(25_000) { $0 + $1.0.distance(to: $1.1) }
            for town in all {
                let isInReach = path[0].distance(to: town.coordinate) < reach
                let near = isInReach ? points.map { $0.coordinate.distance(to: town.coordinate) } : []
                let off = near.min() ?? .infinity
                let known = found.first { $0.number == town.number }
                if off < 19_700 { #expect(known != nil, "\(latitude) \(longitude): \(town.number), \(off) m off") }
                if off > 20_300 { #expect(known == nil, "\(latitude) \(longitude): \(town.number), \(off) m off") }
                guard let known else { continue }
                #expect(abs(known.off - off) < 400)
                let index = min(Int(known.passed), path.count - 2)
                let nearest = path[index].point(toward: path[index + 1], fraction: known.passed - Double(index))
                #expect(abs(nearest.distance(to: town.coordinate) - off) < 400)
            }
            #expect(found.allSatisfy { $0.people >= people && ($0.number > most || $0.number < gazetteer.count) })
            #expect(found.map(\.number) == found.map(\.number).sorted())
        }
    }

    @Test("none lie on a way of one place, or on what is left out")
    func none() throws {
        #expect(gazetteer.towns(along: [place(48.86, 2.35)], within: 20_000, people: 1_000) == [])
        let path = [place(48.8, 2.3), place(48.9, 2.4)]
        #expect(gazetteer.towns(along: path, within: 20_000, people: 100_000, leftOut: [0..<1]) == [])
        #expect(gazetteer.towns(along: path, within: 20_000, people: 1_000_000).count == 1)
    }
}
