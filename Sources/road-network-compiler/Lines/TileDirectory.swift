import RoadNetwork

/// Reads the roads of a directory of tiles, `zoom/x/y.pbf`, each compressed by gzip or not; of several zooms the
/// highest.
enum TileDirectory {
    /// The lines of all tiles, cut at the edges of the tiles, in the order of their columns and rows.
    static func lines(in directory: String) throws(RoadSourceError) -> RoadLines {
        let zooms = try FileBytes.names(in: directory).compactMap { Int($0) }.filter { (0...18).contains($0) }
        guard let zoom = zooms.max() else { throw .noTiles(directory) }
        let tilesAround = 1 << zoom
        var lines = RoadLines(stepsPerTile: max(1, GridPoint.steps >> Int32(zoom)))
        let columns = try numbers(in: "\(directory)/\(zoom)", below: tilesAround, suffix: "")
        for column in columns {
            let folder = "\(directory)/\(zoom)/\(column)"
            for row in try numbers(in: folder, below: tilesAround, suffix: ".pbf") {
                let path = "\(folder)/\(row).pbf"
                let bytes = try FileBytes.contents(path)
                do {
                    try append(VectorTile.roads(in: bytes), column: column, row: row, zoom: zoom, to: &lines)
                } catch {
                    throw .damaged(path, reason: error.description)
                }
            }
        }
        guard !lines.points.isEmpty else { throw .noTiles(directory) }
        return lines
    }

    /// Adds the roads of a tile to lines of the world.
    static func append(
        _ tile: (extent: Int64, roads: [VectorTile.Road]), column: Int, row: Int, zoom: Int, to lines: inout RoadLines
    ) throws(LineFileError) {
        let steps = Double(GridPoint.steps) / Double(1 << zoom)
        let origin = SIMD2(Double(column) * steps, Double(row) * steps)
        for road in tile.roads {
            for line in road.lines {
                let points = line.map { SIMD2(Double($0.x), Double($0.y)) / Double(tile.extent) }
                for part in TileClipping.clip(points) {
                    lines.append(
                        part.map { point in
                            let place = origin + point * steps
                            return GridPoint(x: Int32(place.x.rounded()), y: Int32(place.y.rounded()))
                        }, road.roadClass)
                }
            }
        }
    }

    private static func numbers(
        in directory: String, below limit: Int, suffix: String
    ) throws(RoadSourceError) -> [Int] {
        try FileBytes.names(in: directory).filter { $0.hasSuffix(suffix) }
            .compactMap { Int($0.dropLast(suffix.count)) }.filter { (0..<limit).contains($0) }.sorted()
    }
}
