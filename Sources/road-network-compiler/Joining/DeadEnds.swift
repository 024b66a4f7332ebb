import RoadNetwork

/// Joins the dead ends of roads to the nearest other road: the lines of the source leave out roundabouts, links and
/// short pieces, and end a few metres beside the road that they meet.
struct DeadEnds {
    /// How far the road may be, in metres.
    let radius: Double
    /// Whether only roads count that cannot be reached at all.
    let onlyToOtherComponents: Bool

    /// The passes, in this order: what is surely meant first.
    static let passes = [
        DeadEnds(radius: 200, onlyToOtherComponents: false), DeadEnds(radius: 600, onlyToOtherComponents: false),
        DeadEnds(radius: 2_000, onlyToOtherComponents: true),
    ]

    /// A road within this many times the radius along the roads is no other road.
    private static let detour = 5.0
    /// Joins up to this length are made whatever the base map says, which is itself no better.
    private static let longestUnchecked = 200.0

    /// A dead end and the road that it could be joined to.
    private struct Candidate {
        let point: Int32
        let found: NearestEdge.Found
    }

    /// Joins what may be joined, the nearest first; returns the number of joins.
    func join(_ mesh: inout RoadMesh, water: Water) -> Int {
        var components = mesh.components
        let candidates = candidates(mesh, water, &components)
        var splits = Splits()
        var isJoined: Set<Int32> = []
        var count = 0
        for candidate in candidates {
            let edge = mesh.edges[Int(candidate.found.edge)]
            if onlyToOtherComponents {
                guard components.unite(candidate.point, edge.from) else { continue }
            } else if isJoined.contains(candidate.point) {
                continue
            }
            splits.join(
                candidate.point, to: candidate.found.edge, along: candidate.found.along,
                Self.roadClass(at: candidate.point, in: mesh, edge.roadClass))
            isJoined.insert(candidate.point)
            // Two dead ends that face each other need one join.
            if candidate.found.along == 0 { isJoined.insert(edge.from) }
            if candidate.found.along == 1 { isJoined.insert(edge.to) }
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
        var surroundings = Surroundings(mesh)
        var candidates: [Candidate] = []
        for (index, degree) in mesh.degrees.enumerated() where degree == 1 {
            let point = Int32(index)
            let place = mesh.points[index].position
            let own = components.representative(of: point)
            if !onlyToOtherComponents { surroundings.explore(from: point, metres: radius * Self.detour) }
            let found = nearest.nearest(to: place, within: radius) { found in
                let edge = mesh.edges[Int(found.edge)]
                if onlyToOtherComponents {
                    guard components.representative(of: edge.from) != own else { return false }
                } else {
                    guard !surroundings.touches(edge) else { return false }
                }
                return found.metres <= Self.longestUnchecked
                    || water.crossings(from: place, to: nearest.place(of: found)) == 0
            }
            if let found { candidates.append(Candidate(point: point, found: found)) }
        }
        return candidates.sorted { ($0.found.metres, $0.point) < ($1.found.metres, $1.point) }
    }

    /// The class of a join: the lesser of the two roads.
    private static func roadClass(at point: Int32, in mesh: RoadMesh, _ other: RoadClass) -> RoadClass {
        _ = point
        return other == .motorway ? .trunk : other
    }
}
