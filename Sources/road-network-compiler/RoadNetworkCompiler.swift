import RoadNetwork
import Geodesy
import Shorelines

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@main
struct RoadNetworkCompiler {
    static func main() {
        do {
            let clock = ContinuousClock()
            let start = clock.now
            func say(_ s: String) { print(clock.now - start, s); fflush(nil) }
            let lines = try LineFile.lines(in: FileBytes.contents("/work/wt/roads-graph/Resources/osm-roads.bin.gz"))
            say("\(lines.points.count) points")
            var mesh = Noding.mesh(of: lines)
            func stat(_ name: String) {
                var c = mesh.components
                var l: [Int32: Double] = [:]
                var tot = 0.0
                for e in mesh.edges { l[c.representative(of: e.from), default: 0] += e.metres; tot += e.metres }
                let d = mesh.degrees
                let top = l.values.sorted(by: >).prefix(5).map { Int($0 / 1000) }
                say("\(name): edges \(mesh.edges.count), km \(Int(tot/1000)), components \(l.count), dead ends \(d.count { $0 == 1}), junctions \(d.count { $0 > 2}), top \(top)")
            }
            stat("noded")
            TileEdges.unite(&mesh, stepsPerTile: lines.stepsPerTile)
            stat("united")
            let shores = try Shorelines(FileBytes.contents("/work/wt/roads-graph/Resources/shorelines.bin"))
            let rows = try FerryTable.rows(in: FileBytes.contents("/work/wt/roads-graph/Resources/car-ferries.tsv"), path: "car-ferries.tsv")
            let water = try Water(shores, ferries: rows.map { ($0.from, $0.to) })
            say("water")
            for pass in DeadEnds.passes {
                let n = pass.join(&mesh, water: water)
                stat("pass \(pass.radius) \(pass.target): \(n)")
            }
            let n = Gaps.join(&mesh, water: water)
            stat("gaps \(n)")
            let terminals = FerryTerminals(rows, to: &mesh, water: water)
            for row in terminals.left { say("\(row.line) \(row.service.from) - \(row.service.to): no road within") }
            stat("ferries \(terminals.crossings.count)")
            let graph = RoadGraph(mesh, terminals.crossings)
            say("junctions \(graph.junctions.count) roads \(graph.roads.count) points \(graph.roads.reduce(0) { $0 + $1.points.count })")
            try? dump(graph)
            say("dumped")
        } catch { print(error) }
    }

    static func dump(_ g: RoadGraph) throws {
        var out: [UInt8] = []
        func i32(_ v: Int) { withUnsafeBytes(of: Int32(v).littleEndian) { out += $0 } }
        func f64(_ v: Double) { withUnsafeBytes(of: v.bitPattern.littleEndian) { out += $0 } }
        i32(g.junctions.count); i32(g.roads.count); i32(g.ferries.count); i32(g.speeds.count)
        i32(g.roads.reduce(0) { $0 + $1.points.count })
        for j in g.junctions { f64(j.latitude) }
        for j in g.junctions { f64(j.longitude) }
        for r in g.roads { i32(Int(r.from)) }
        for r in g.roads { i32(Int(r.to)) }
        for r in g.roads { f64(r.metres) }
        for r in g.roads { i32(Int(r.speed)) }
        for r in g.roads { i32(r.points.count) }
        for r in g.roads { for p in r.points { f64(p.latitude); f64(p.longitude) } }
        for s in g.speeds { i32(Int(s.roadClass.rawValue)); f64(s.kilometresPerHour) }
        for f in g.ferries {
            i32(Int(f.from)); i32(Int(f.to)); f64(f.metres); f64(f.service.minutes); f64(f.service.sailingsPerDay)
            i32(f.service.isTrain ? 1 : 0)
            for s in [f.service.from, f.service.to, f.service.season] { i32(s.utf8.count); out += Array(s.utf8) }
        }
        mkdir("/tmp/roads", 0o755)
        let fd = open("/tmp/roads/graph.tmp", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        var o = 0
        while o < out.count { o += out.withUnsafeBytes { write(fd, $0.baseAddress! + o, $0.count - o) } }
        close(fd)
        rename("/tmp/roads/graph.tmp", "/tmp/roads/graph.bin")
    }
}
