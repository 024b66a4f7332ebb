import Geodesy
import RoadNetwork
import TestSupport

@testable import road_network_compiler

/// Small graphs by chance: clusters of junctions with roads of odd lengths, parallel roads, loops, parts that nothing
/// joins, and ferries.
struct RandomGraph {
    var random: SeededGenerator
    /// The middle of the graph and how far it reaches, in degrees.
    let center: Coordinate
    let span: Double

    /// Graphs by a seed, around one of several places; two lie on the antimeridian.
    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let centers = [(47.0, 9.0), (-17.5, 180.0), (66.0, -179.9), (0.0, 0.0), (-54.0, -69.0), (71.0, 25.0)]
        let (latitude, longitude) = centers[Int(seed % UInt64(centers.count))]
        center = place(latitude, longitude)
        span = seed % 3 == 0 ? 0.1 : 0.8
    }

    /// A place near the middle.
    mutating func anyPlace() -> Coordinate {
        place(
            center.latitude + span * Double.random(in: -0.6...0.6, using: &random),
            center.longitude + span * Double.random(in: -0.6...0.6, using: &random))
    }

    /// A graph of up to 70 junctions.
    mutating func graph() -> RoadGraph {
        let count = Int.random(in: 2...70, using: &random)
        let junctions = (0..<count).map { _ in anyPlace() }
        let parts = Int.random(in: 1...3, using: &random)
        var roads: [RoadGraph.Road] = []
        for _ in 0..<Int.random(in: 1...count * 2, using: &random) {
            let from = Int.random(in: 0..<count, using: &random)
            // Mostly to one nearby, always within the same part.
            let others = (0..<count).filter { $0 % parts == from % parts }
                .sorted { junctions[$0].distance(to: junctions[from]) < junctions[$1].distance(to: junctions[from]) }
            let to = others[min(Int.random(in: 0...5, using: &random), others.count - 1)]
            roads.append(road(from, to, junctions))
            if Int.random(in: 0..<8, using: &random) == 0 { roads.append(road(to, from, junctions)) }
        }
        let ferries = (0..<Int.random(in: 0...3, using: &random)).map { index in
            let from = Int.random(in: 0..<count, using: &random)
            let to = Int.random(in: 0..<count, using: &random)
            return RoadGraph.Ferry(
                from: Int32(from), to: Int32(to), metres: junctions[from].distance(to: junctions[to]).rounded(),
                service: FerryService(
                    from: "A\(index)", to: "Ö\(index)", minutes: Double(Int.random(in: 5...90, using: &random)),
                    sailingsPerDay: [0.14, 1, 12, 20, 40].randomElement(using: &random) ?? 1,
                    season: index == 1 ? "May-Sep" : "", isTrain: index == 2))
        }
        return RoadGraph(junctions: junctions, roads: roads, ferries: ferries, speeds: Self.speeds)
    }

    /// A road with up to four points between its ends, as long as its line and up to half as much again.
    private mutating func road(_ from: Int, _ to: Int, _ junctions: [Coordinate]) -> RoadGraph.Road {
        let (start, end) = (junctions[from], junctions[to])
        let count = Int.random(in: from == to ? 2...4 : 0...4, using: &random)
        let points = (0..<count).map { index in
            let point = start.point(toward: end, fraction: Double(index + 1) / Double(count + 1))
            let bend = span * 0.02
            return place(
                point.latitude + Double.random(in: -bend...bend, using: &random),
                point.longitude + Double.random(in: -bend...bend, using: &random))
        }
        let line = [start] + points + [end]
        let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        return RoadGraph.Road(
            from: Int32(from), to: Int32(to), metres: length * Double.random(in: 1...1.5, using: &random),
            speed: UInt8.random(in: 0...2, using: &random), points: points)
    }

    static let speeds = [
        RoadGraph.Speed(roadClass: .motorway, kilometresPerHour: 105.3),
        RoadGraph.Speed(roadClass: .trunk, kilometresPerHour: 82),
        RoadGraph.Speed(roadClass: .primary, kilometresPerHour: 68),
    ]
}

/// A place, its longitude reduced by whole turns and its latitude kept in range.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    let reduced = longitude.magnitude <= 180 ? longitude : longitude.remainder(dividingBy: 360)
    return (try? Coordinate(latitude: min(max(latitude, -90), 90), longitude: reduced)) ?? .nullIsland
}
