import Cartography
import Geodesy
import TestSupport
import Testing

@Suite("A part of a map") struct MapPartTests {
    /// Stops of three series in a ring; each leg is of the series of the stop where it ends, the last one of the last.
    private func ring() throws -> MapSubject {
        let places = try (0..<5).map { try Coordinate(latitude: 40 + Double($0), longitude: 7) }
        let series = [0, 0, 1, 1, 2]
        return MapSubject(
            names: ["Ring"], series: (0..<3).map { .init(letter: "", mark: "Day \($0 + 1)", name: "") },
            stops: places.enumerated().map {
                .init(number: $0 + 1, name: "S\($0 + 1)", location: $1, series: series[$0])
            },
            legs: (0..<5).map { from in
                let to = (from + 1) % 5
                return .init(
                    from: from, to: to, path: [places[from], places[to]], series: to == 0 ? 2 : series[to],
                    kind: from == 2 ? .crossing(.ferry) : .way)
            }, hasRoads: true)
    }

    @Test("It has the stops of its way once, in its order, with their numbers and series, and the legs between them")
    func way() throws {
        let whole = try ring()
        let part = whole.part(along: [1, 2, 3])
        #expect(part.stops == Array(whole.stops[1...3]) && part.series == whole.series && part.hasRoads)
        #expect(part.legs.map { [$0.from, $0.to, $0.series] } == [[0, 1, 1], [1, 2, 1]])
        #expect(
            part.legs.map(\.kind) == [.way, .crossing(.ferry)] && part.legs.map(\.path) == whole.legs[1...2].map(\.path)
        )
        let back = whole.part(along: [3, 4, 0])
        #expect(back.stops.map(\.number) == [4, 5, 1])
        #expect(back.legs.map { [$0.from, $0.to, $0.series] } == [[0, 1, 2], [1, 2, 2]])
        let loop = whole.part(along: [0, 1, 0])
        #expect(loop.stops.map(\.number) == [1, 2] && loop.legs.map { [$0.from, $0.to] } == [[0, 1]])
    }

    @Test("Nothing, and places that are no stops, are a map without stops")
    func nothing() throws {
        #expect(try ring().part(along: []).stops.isEmpty && ring().part(along: [7, 8]).legs.isEmpty)
    }

    @Test("Its legend names no series, since it is the map of one; that of the whole names all")
    func legend() throws {
        func series(_ subject: MapSubject) throws -> [String] {
            let grid = MapGrid(columns: 40, rows: 20)
            let scene = try TestMaps.cartographer.scene(of: subject, in: grid, .proportional, unit: .kilometers)
            return scene.legend.filter { $0.stop == nil }.map(\.mark)
        }
        #expect(try series(ring()) == ["Day 1", "Day 2", "Day 3"])
        #expect(try series(ring().part(along: [1, 2, 3])) == [])
    }

    @Test("Marks are round and square in turn, and behind the last colour the other way round")
    func shapes() {
        let count = SVGMap.seriesColors.count
        let looks = (0..<2 * count).map { "\(SVGMap.color($0)) \(SVGMap.isRound($0))" }
        #expect(Set(looks).count == 2 * count)
    }
}
