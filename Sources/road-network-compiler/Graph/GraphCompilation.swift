/// The way from lines of roads to the graph.
enum GraphCompilation {
    /// Nodes and joins the lines, adds supplementary roads, joins ferries, contracts and simplifies. The same for the
    /// same sources on any machine. Calls `report` with a line for each step, and for each ferry and each supplementary
    /// road that leads to no road.
    static func graph(
        of lines: RoadLines, ferries: [FerryTable.Row], links: RoadLinkTable.Rows = RoadLinkTable.Rows(),
        water: Water, report: (String) -> Void
    ) -> RoadGraph {
        var mesh = Noding.mesh(of: lines)
        report("\(mesh.edges.count) edges between \(mesh.points.count) points")
        TileEdges.unite(&mesh, stepsPerTile: lines.stepsPerTile)
        for pass in DeadEnds.passes {
            let count = pass.join(&mesh, water: water)
            report("\(count) dead ends joined within \(Int(pass.radius)) m")
        }
        report("\(Gaps.join(&mesh, water: water)) components joined within \(Int(Gaps.radius / 1000)) km")
        // After the joins, which would mend what is cut.
        report("\(RoadLinks.cut(links.cuts, from: &mesh)) edges cut")
        let (linkEnds, lonely) = RoadLinks.add(links.links, to: &mesh)
        for link in lonely { report("no road near the ends of \(link.name)") }
        let terminals = FerryTerminals(ferries, to: &mesh, water: water)
        for row in terminals.left {
            report("no road near the ferry \(row.service.from) - \(row.service.to), line \(row.line)")
        }
        report("\(terminals.shortcuts) joins beside ferries removed")
        let count = Crumbs.drop(from: &mesh, crossings: terminals.crossings, water: water)
        report("\(count) unconnected bits of road dropped")
        return RoadGraph(mesh, terminals.crossings, keeping: terminals.landings + linkEnds)
    }
}
