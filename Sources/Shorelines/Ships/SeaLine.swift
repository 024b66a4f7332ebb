package import Geodesy

extension Shorelines {
    /// The shortest and the longest voyage that is led around land, in metres, by the great circle.
    private static let voyages = 5_000.0...2_500_000

    /// The line of a ship from port to port: around land where the straight one leads over it, both ends included; that
    /// back is the same. Where no way around is found, near the poles and on short and very long voyages it is the
    /// great circle, of both ends alone. Throws when the base map is damaged.
    ///
    /// The way is searched on the cells of a chart (Dial, "Shortest-path forest with topological ordering", 1969),
    /// which takes time linear in them.
    package func seaLine(from start: Coordinate, to end: Coordinate) throws(ShorelinesError) -> [Coordinate] {
        guard Self.voyages.contains(start.distance(to: end)) else { return [start, end] }
        let isBack = (start.latitude, start.longitude) > (end.latitude, end.longitude)
        let (first, last) = isBack ? (end, start) : (start, end)
        guard let chart = try SeaChart(self, from: first, to: last),
            let line = SeaWay(chart).line(from: chart.point(first), to: chart.point(last))
        else { return [start, end] }
        let places = [first] + line.dropFirst().dropLast().compactMap { chart.place($0) } + [last]
        return isBack ? places.reversed() : places
    }
}

/// The lines of ships, each of which is looked for once.
package final class SeaLines {
    private let open: () -> Shorelines?
    private var lines: [[Coordinate]: [Coordinate]] = [:]

    /// Asks the base map that `open` returns; where there is none, or it is damaged, lines are straight.
    package init(_ open: @escaping () -> Shorelines?) { self.open = open }

    /// The line from port to port, both included: `Shorelines.seaLine`.
    package func line(from start: Coordinate, to end: Coordinate) -> [Coordinate] {
        if let known = lines[[start, end]] { return known }
        let line = open().flatMap { try? $0.seaLine(from: start, to: end) } ?? [start, end]
        lines[[start, end]] = line
        return line
    }
}
