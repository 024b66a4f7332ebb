import RoadNetwork

@testable import road_network_compiler

/// Lines of points near the middle of the map, where a step of the grid is 76 m; x and y count from there.
func lines(_ lines: [[(Int32, Int32)]], _ roadClass: RoadClass = .primary) -> RoadLines {
    var result = RoadLines(stepsPerTile: RoadLines.stepsPerTileOfZoom7)
    for line in lines { result.append(line.map(point), roadClass) }
    return result
}

/// A point of the grid, counted from a place inside a tile near the middle of the map.
func point(_ x: Int32, _ y: Int32) -> GridPoint { GridPoint(x: 262_244 + x, y: 262_244 + y) }

/// The edges of a mesh as the places of their ends, in the order of their lesser ends, without lengths.
func edges(_ mesh: RoadMesh) -> [[Int32]] {
    mesh.edges.map { edge in
        let (from, to) = (mesh.points[Int(edge.from)], mesh.points[Int(edge.to)])
        let ends = [[from.x - 262_244, from.y - 262_244], [to.x - 262_244, to.y - 262_244]]
        return ends.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    }.sorted { $0.lexicographicallyPrecedes($1) }
}

/// The number of parts of a mesh in which there are edges.
func componentCount(_ mesh: RoadMesh) -> Int {
    var components = mesh.components
    return Set(mesh.edges.map { components.representative(of: $0.from) }).count
}

/// No water anywhere.
let dryLand = Water(shores: [], barriers: [])
