import Geodesy
import RoadNetwork

/// Joins the terminals of ferries to the roads.
struct FerryTerminals {
    /// A ferry between two points of the mesh.
    struct Crossing {
        /// The points of its terminals.
        let from: Int32
        let to: Int32
        /// The ferry or car train.
        let row: FerryTable.Row
    }

    /// The crossings from which roads can be reached, in the order of the table.
    private(set) var crossings: [Crossing] = []
    /// The ends of short roads at terminals without any other, which stay in the graph.
    private(set) var landings: [Int32] = []
    /// The other rows: no road is near either end, nor near those of the ferries that go on from there.
    private(set) var left: [FerryTable.Row] = []
    /// The number of joins that were removed because they lead over the water that a ferry crosses.
    private(set) var shortcuts = 0

    /// The distances in metres up to which a terminal may be from a road: the second where there is none within the
    /// first. A road that is nearer to the terminal across is on the other shore.
    private static let radii = [15_000.0, 30_000.0]
    /// The distance in metres up to which a terminal is joined to another road than the one on the other shore.
    private static let otherRadii = [5_000.0]
    /// The length in metres by which a road of a larger component may be farther than the nearest of all.
    private static let preference = 1_500.0
    /// The distance in metres by which the base map may draw a terminal off its own shore: a shore farther off is that
    /// of the land across.
    private static let onShore = 2_000.0
    /// Terminals without a road that are no farther apart are one, in metres.
    private static let samePlace = 3_000.0
    /// Terminals of one island without roads are joined up to this distance, in metres.
    private static let sameIsland = 30_000.0
    /// The way between terminals of an island as a multiple of the straight line.
    private static let detour = 1.3

    /// Joins the terminals of all rows to a mesh: adds points for them, cuts roads, adds ways to them.
    init(_ rows: [FerryTable.Row], to mesh: inout RoadMesh, water: Water) {
        let ends = rows.flatMap { [$0.from, $0.to] }
        let first = Int32(mesh.points.count)
        for end in ends {
            let place = GridPoint.position(of: end)
            mesh.points.append(GridPoint(x: Int32(place.x.rounded()), y: Int32(place.y.rounded())))
        }
        var roads = Self.roads(near: ends, mesh, water)
        var splits = Splits()
        for (index, road) in roads.enumerated() {
            guard let road else { continue }
            splits.join(first + Int32(index), to: road.edge, along: road.along, .primary)
        }
        splits.apply(to: &mesh)
        shortcuts = Self.removeShortcuts(between: ends, &roads, rows, first: first, &mesh, water)
        let islands = Self.islands(ends, roads.map { $0 == nil }, water)
        var isLonely = roads.map { $0 == nil }
        for (one, other) in islands.ways {
            isLonely[Int(one)] = false
            isLonely[Int(other)] = false
        }
        for (one, other) in islands.ways {
            mesh.edges.append(
                RoadMesh.Edge(
                    from: first + one, to: first + other, roadClass: .primary,
                    metres: ends[Int(one)].distance(to: ends[Int(other)]) * Self.detour, isJoin: true))
        }
        // What hangs together by ferries and ways on islands.
        var groups = DisjointSets(count: ends.count)
        for row in rows.indices {
            groups.unite(islands.places[2 * row], islands.places[2 * row + 1])
        }
        for (one, other) in islands.ways { groups.unite(one, other) }
        var hasRoad = [Bool](repeating: false, count: ends.count)
        for (index, road) in roads.enumerated() where road != nil {
            hasRoad[Int(groups.representative(of: islands.places[index]))] = true
        }
        for (index, row) in rows.enumerated() {
            let (from, to) = (islands.places[2 * index], islands.places[2 * index + 1])
            if hasRoad[Int(groups.representative(of: from))] {
                crossings.append(Crossing(from: first + from, to: first + to, row: row))
            } else {
                left.append(row)
            }
        }
        // Places approach roads, so where none is there must be one, be it ever so short.
        for end in Set(crossings.flatMap { [$0.from, $0.to] }).sorted() where isLonely[Int(end - first)] {
            let point = mesh.points[Int(end)]
            landings.append(Int32(mesh.points.count))
            mesh.points.append(GridPoint(x: point.x + 1, y: point.y))
            mesh.edges.append(
                RoadMesh.Edge(
                    from: end, to: Int32(mesh.points.count - 1), roadClass: .primary,
                    metres: GridPoint.metresPerStep(y: Double(point.y))))
        }
    }

    /// Terminals without a road: for each the one that stands for its place, and the ways on islands between them.
    private static func islands(
        _ ends: [Coordinate], _ isRoadless: [Bool], _ water: Water
    ) -> (places: [Int32], ways: [(Int32, Int32)]) {
        var places = Array(0..<Int32(ends.count))
        var known: [Int32] = []
        var ways: [(Int32, Int32)] = []
        for index in ends.indices where isRoadless[index] {
            let position = GridPoint.position(of: ends[index])
            let near = known.filter { ends[Int($0)].distance(to: ends[index]) <= sameIsland }
                .filter { !water.lies(between: GridPoint.position(of: ends[Int($0)]), and: position) }
            if let same = near.first(where: { ends[Int($0)].distance(to: ends[index]) <= samePlace }) {
                places[index] = same
            } else {
                known.append(Int32(index))
                ways += near.map { ($0, Int32(index)) }
            }
        }
        return (places, ways)
    }

    /// Removes joins over water that the base map does not have, and joins the terminals at which they were to the
    /// roads of their own shores; changes `roads` for these. Returns the number of joins.
    private static func removeShortcuts(
        between ends: [Coordinate], _ roads: inout [NearestEdge.Found?], _ rows: [FerryTable.Row], first: Int32,
        _ mesh: inout RoadMesh, _ water: Water
    ) -> Int {
        let pairs = rows.indices.map { row in
            (
                from: first + Int32(2 * row), to: first + Int32(2 * row + 1),
                metres: ends[2 * row].distance(to: ends[2 * row + 1])
            )
        }
        let shortcuts = FerryShortcuts(pairs, mesh)
        let kept = mesh.edges.indices.filter { !shortcuts.found.contains(Int32($0)) }
        mesh.edges = kept.map { mesh.edges[$0] }
        let terminals = shortcuts.shores.keys.sorted()
        let edges = mesh.edges
        let others = Self.roads(near: ends, of: terminals.map { Int($0 - first) }, within: otherRadii, mesh, water) {
            index, edge in
            let shore = shortcuts.shores[first + Int32(index)] ?? []
            return shore.contains(edges[Int(edge)].from) || shore.contains(edges[Int(edge)].to)
        }
        var splits = Splits()
        for (terminal, road) in zip(terminals, others) {
            roads[Int(terminal - first)] = road
            if let road { splits.join(terminal, to: road.edge, along: road.along, .primary) }
        }
        splits.apply(to: &mesh)
        return shortcuts.found.count
    }

    /// The road to which each terminal belongs; nil where none is near.
    private static func roads(
        near ends: [Coordinate], _ mesh: RoadMesh, _ water: Water
    ) -> [NearestEdge.Found?] {
        roads(near: ends, of: Array(ends.indices), within: radii, mesh, water) { _, _ in false }
    }

    /// The road to which each of the terminals `indices` belongs, within the first of `radii` in which there is one, of
    /// the edges that are not excluded for it; nil where there is none.
    private static func roads(
        near ends: [Coordinate], of indices: [Int], within radii: [Double], _ mesh: RoadMesh, _ water: Water,
        isExcluded: (_ terminal: Int, _ edge: Int32) -> Bool
    ) -> [NearestEdge.Found?] {
        let nearest = NearestEdge(mesh)
        var components = mesh.components
        var lengths: [Int32: Double] = [:]
        for edge in mesh.edges { lengths[components.representative(of: edge.from), default: 0] += edge.metres }
        return indices.map { index in
            let place = GridPoint.position(of: ends[index])
            let across = GridPoint.position(of: ends[index ^ 1])
            var best: [Int32: NearestEdge.Found] = [:]
            for radius in radii where best.isEmpty {
                nearest.forEach(within: radius, of: place) { found in
                    let part = components.representative(of: mesh.edges[Int(found.edge)].from)
                    if let other = best[part], (other.metres, other.edge) <= (found.metres, found.edge) { return }
                    let road = nearest.place(of: found)
                    guard isNearer(road, to: place, than: across), !isExcluded(index, found.edge),
                        !water.lies(between: place, and: road, onShore: onShore)
                    else { return }
                    best[part] = found
                }
            }
            guard let least = best.values.map(\.metres).min() else { return nil }
            return best.filter { $0.value.metres <= least + preference }
                .max { (lengths[$0.key] ?? 0, $1.key) < (lengths[$1.key] ?? 0, $0.key) }?.value
        }
    }

    /// Whether a place on the grid is nearer to one of two others.
    private static func isNearer(_ place: SIMD2<Double>, to one: SIMD2<Double>, than other: SIMD2<Double>) -> Bool {
        let (near, far) = (place - one, place - other)
        return (near * near).sum() < (far * far).sum()
    }
}
