import Cartography
import Geodesy
import TestSupport
import Testing

@Suite("Names of stops at their marks")
struct NameOwnerTests {
    /// Stops by chance: evenly, or in clusters, as those of cities are.
    private func places(_ seed: Int) -> [(name: String, latitude: Double, longitude: Double)] {
        var numbers = SeededNumbers(UInt64(seed) + 9_000)
        let words = ["Bryce Canyon", "Page", "Monument Valley", "Fisherman's Bastion", "Porto-Vecchio", "Rome", "Ål"]
        let middles = (0..<3).map { _ in
            (Double.random(in: 40...44, using: &numbers), Double.random(in: 8...14, using: &numbers))
        }
        return (0..<Int.random(in: 2...25, using: &numbers)).map { index in
            let (north, east) = middles[index % 3]
            let reach = index.isMultiple(of: 2) ? 0.15 : 1.5
            return (
                name: "\(words[index % words.count]) \(index)",
                latitude: north + Double.random(in: -reach...reach, using: &numbers),
                longitude: east + Double.random(in: -reach...reach, using: &numbers)
            )
        }
    }

    /// The distance in dots of a name and a mark; in cells that of rows counts from middle to middle.
    private func distance(_ name: DotRectangle, _ mark: DotRectangle, _ lettering: Lettering) -> Double {
        let x = Double(max(mark.x - name.maxX, name.x - mark.maxX, 0))
        let y =
            lettering == .cells
            ? Double(abs(mark.y - name.y)) : Double(max(mark.y - name.maxY, name.y - mark.maxY, 0))
        return (x * x + y * y).squareRoot()
    }

    @Test(
        "the mark that is nearest to a name is its own, on wide maps and on narrow ones",
        arguments: LongRun.cases(0..<40))
    func nearest(seed: Int) throws {
        let subject = try TestMaps.subject(places(seed))
        for (lettering, columns, rows) in [
            (Lettering.cells, 80, 24), (.cells, 40, 12), (.proportional, 120, 40), (.proportional, 44, 22),
        ] {
            let grid = MapGrid(columns: columns, rows: rows)
            let scene = try TestMaps.cartographer.scene(of: subject, in: grid, lettering, unit: .kilometers)
            for label in scene.labels {
                let own = try #require(scene.marks.first { $0.stop == label.stop })
                let near = distance(label.area, own.area, lettering)
                for other in scene.marks where other.stop != label.stop {
                    #expect(
                        distance(label.area, other.area, lettering) > near, "\(label.text) \(other.text) \(columns)")
                }
            }
        }
    }

    @Test("the disc that is nearest to the name of a town in a picture is its own", arguments: LongRun.cases(0..<12))
    func towns(seed: Int) throws {
        let subject = try TestMaps.subject(places(seed))
        var count = 0
        for (columns, rows) in [(120, 40), (60, 40), (44, 22)] {
            let scene = try TestMaps.named.scene(
                of: subject, in: MapGrid(columns: columns, rows: rows), .proportional, unit: .kilometers)
            let towns = scene.names.filter { $0.kind == .town && $0.point != nil }
            count += towns.count
            func disc(_ name: MapScene.Name) throws -> DotRectangle {
                let point = try #require(name.point)
                return DotRectangle(x: Int(point.x) - 1, y: Int(point.y) - 1, width: 2, height: 2)
            }
            for (index, name) in towns.enumerated() {
                let near = try distance(name.area, disc(name), .proportional)
                for (other, town) in towns.enumerated() where other != index {
                    #expect(
                        try distance(name.area, disc(town), .proportional) > near + 1, "\(name.text) \(town.text)")
                }
            }
        }
        #expect(count > 0)
    }

    @Test("what has no place beside its mark is in the legend, and nothing is lost", arguments: 0..<10)
    func complete(seed: Int) throws {
        let subject = try TestMaps.subject(places(seed))
        for lettering in [Lettering.cells, .proportional] {
            let scene = try TestMaps.cartographer.scene(
                of: subject, in: MapGrid(columns: 44, rows: 22), lettering, unit: .kilometers)
            let told = Set(scene.labels.map(\.stop) + scene.legend.compactMap(\.stop))
            // Stops on one place are named once.
            #expect(told.count == Set(subject.stops.map(\.location)).count)
        }
    }

    @Test("a line to a name meets no other mark", arguments: 0..<20)
    func leaders(seed: Int) throws {
        let scene = try TestMaps.cartographer.scene(
            of: TestMaps.subject(places(seed)), in: MapGrid(columns: 100, rows: 40), .proportional, unit: .kilometers)
        for label in scene.labels {
            guard let start = label.leader else { continue }
            let end = DotPoint(
                x: min(max(start.x, Double(label.area.x)), Double(label.area.maxX)),
                y: min(max(start.y, Double(label.area.y)), Double(label.area.maxY)))
            let others = scene.marks.filter { $0.stop != label.stop }.map(\.area)
            for step in 0...40 {
                let share = Double(step) / 40
                let (x, y) = (start.x + share * (end.x - start.x), start.y + share * (end.y - start.y))
                for area in others {
                    let meets =
                        x > Double(area.x) && x < Double(area.maxX) && y > Double(area.y) && y < Double(area.maxY)
                    #expect(!meets, "\(label.text)")
                }
            }
        }
    }
}
