import RoadNetwork

/// Joins the dead ends of roads to the nearest other road: the lines of the source leave out roundabouts, links and
/// short pieces, and end a few metres beside the road that they meet.
struct DeadEnds {
    /// The roads that a dead end is joined to.
    enum Target {
        /// Those in front of it: a piece is missing in a road, or it ends before a crossing.
        case ahead
        /// Those at any side.
        case anywhere
        /// Motorways at any side: their exits are not in the source.
        case motorways
        /// Those that cannot be reached from it at all.
        case otherComponents
    }

    /// The distance in metres up to which a road is joined.
    let radius: Double
    /// The roads that count.
    let target: Target

    /// The passes, in this order: what is surely meant first. What lies ahead goes before what is nearest, which at a
    /// gap in a road of two carriageways is the other carriageway.
    static let passes = [
        DeadEnds(radius: 200, target: .ahead), DeadEnds(radius: 600, target: .ahead),
        DeadEnds(radius: 200, target: .anywhere), DeadEnds(radius: 600, target: .anywhere),
        DeadEnds(radius: 1_500, target: .motorways),
        DeadEnds(radius: 2_000, target: .otherComponents),
    ]

    /// A road within this many times the radius along the roads is no other road.
    private static let detour = 5.0
    /// The cosine of the widest angle from the direction of a dead end to what lies ahead: 50°.
    private static let cone = 0.643

    /// A dead end and the road that it could be joined to.
    private struct Candidate {
        let point: Int32
        let found: NearestEdge.Found
    }

    /// Joins what may be joined, the nearest first; returns the number of joins.
    func join(_ mesh: inout RoadMesh, water: Water) -> Int {
        var components = mesh.components
        var splits = Splits()
        var joined: Set<[Int32]> = []
        var count = 0
        for candidate in candidates(mesh, water, &components) {
            let edge = mesh.edges[Int(candidate.found.edge)]
            if target == .otherComponents {
                guard components.unite(candidate.point, edge.from) else { continue }
            }
            // Two dead ends that face each other need one join.
            let end = candidate.found.along == 0 ? edge.from : candidate.found.along == 1 ? edge.to : -1
            if end >= 0 {
                guard joined.insert([min(candidate.point, end), max(candidate.point, end)]).inserted else { continue }
            }
            splits.join(candidate.point, to: candidate.found.edge, along: candidate.found.along, edge.roadClass)
            count += 1
        }
        splits.apply(to: &mesh)
        return count
    }

    /// All dead ends that have a road within reach, the nearest first.
    private func candidates(
        _ mesh: RoadMesh, _ water: Water, _ components: inout DisjointSets
    ) -> [Candidate] {
        let nearest = NearestEdge(mesh)
        let neighbors = Neighbors(mesh)
        var surroundings = Surroundings(mesh, neighbors)
        var candidates: [Candidate] = []
        for index in mesh.points.indices {
            let point = Int32(index)
            guard let direction = RoadTips.direction(of: point, mesh, neighbors, &surroundings) else { continue }
            let place = mesh.points[index].position
            let own = components.representative(of: point)
            if target != .otherComponents { surroundings.explore(from: point, metres: radius * Self.detour) }
            let found = nearest.nearest(to: place, within: radius) { found in
                let edge = mesh.edges[Int(found.edge)]
                let line = nearest.place(of: found) - place
                switch target {
                case .ahead:
                    let cosine = (line * direction).sum() / (line * line).sum().squareRoot()
                    // A road that touches the dead end has no direction.
                    guard cosine >= Self.cone, !surroundings.touches(edge) else { return false }
                case .anywhere:
                    guard !surroundings.touches(edge) else { return false }
                case .motorways:
                    guard edge.roadClass == .motorway, !surroundings.touches(edge) else { return false }
                case .otherComponents:
                    guard components.representative(of: edge.from) != own else { return false }
                }
                return !water.lies(between: place, and: place + line)
            }
            if let found { candidates.append(Candidate(point: point, found: found)) }
        }
        return candidates.sorted { ($0.found.metres, $0.point) < ($1.found.metres, $1.point) }
    }
}
