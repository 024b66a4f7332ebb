/// The way from lines of roads to the graph.
enum GraphCompilation {
    /// Nodes and joins the lines, joins ferries, contracts and simplifies. The same for the same sources on any
    /// machine. `say` is told what was done, and which ferries lead to no road.
    static func graph(
        of lines: RoadLines, ferries: [FerryTable.Row], water: Water, say: (String) -> Void
    ) -> RoadGraph {
        var mesh = Noding.mesh(of: lines)
        say("\(mesh.edges.count) edges between \(mesh.points.count) points")
        TileEdges.unite(&mesh, stepsPerTile: lines.stepsPerTile)
        for pass in DeadEnds.passes {
            let count = pass.join(&mesh, water: water)
            say("\(count) dead ends joined within \(Int(pass.radius)) m")
        }
        say("\(Gaps.join(&mesh, water: water)) components joined within \(Int(Gaps.radius / 1000)) km")
        let terminals = FerryTerminals(ferries, to: &mesh, water: water)
        for row in terminals.left {
            say("no road near the ferry \(row.service.from) - \(row.service.to), line \(row.line)")
        }
        let count = Crumbs.drop(from: &mesh, crossings: terminals.crossings, water: water)
        say("\(count) unconnected bits of road dropped")
        return RoadGraph(mesh, terminals.crossings)
    }
}
