import Geodesy

extension Cartographer {
    /// The metres a unit up to which roads are drawn in a picture, by their rank.
    private static let roadScales = [5_000.0, 700, 250]
    /// The times that these may be exceeded by the next rank where there are hardly any roads: where their length in
    /// dots is less than a share of the dots of the picture.
    private static let (emptyScale, emptyShare) = (5.0, 0.045)
    /// The metres a unit from which on roads side by side are one, with the width of a cell in dots.
    private static let cells: [(scale: Double, width: Double)] = [(700, 2), (250, 1.25)]
    /// The units between points of such a road, for each dot of a cell.
    private static let pointsApart = 2.4
    /// The points of the roads of a rank for which there is room from the beginning: those of most pictures.
    private static let usualPoints = 16_384
    /// The distance from the sea within which a road ends at the coast, in dots.
    private static let shore = 3.0
    /// The distance from a line of what is left out of it on closer maps, in dots.
    private static let roadTolerance = 0.165

    /// The roads that a picture of this scale has room for, the least important ones first; `way` is that of the trip,
    /// `land` the rings of land.
    func roadLines(_ frame: MapFrame, way: [[DotPoint]], land: [[DotPoint]]) -> [MapScene.Line] {
        let scale = frame.metresPerDot / 4
        guard let source = self.roads, scale <= Self.roadScales[0], let box = Self.box(of: frame) else { return [] }
        let cell = Self.cells.first { scale > $0.scale }?.width
        // No point is asked for that the skeleton would not show.
        let spacing = scale * (cell.map { Self.pointsApart * $0 } ?? 1)
        var roads = Self.roadScales.map { _ in Clipping(frame, .proportional, points: Self.usualPoints) }
        /// Adds the roads of some ranks: those of the more important ones are there.
        func add(_ ranks: ClosedRange<Int>, to roads: inout [Clipping]) {
            source(box, ranks.upperBound, spacing) { rank, points in
                if ranks.contains(rank) { roads[rank].addLine(points) }
            }
        }
        var least = Self.roadScales.lastIndex { scale <= $0 } ?? 0
        add(0...least, to: &roads)
        let empty = Self.emptyShare * Double(frame.grid.width * frame.grid.height)
        while least + 1 < roads.count, scale <= Self.roadScales[least + 1] * Self.emptyScale,
            Self.length(roads) < empty
        {
            least += 1
            add(least...least, to: &roads)
        }
        let ranks =
            if let cell {
                Self.thinned(roads, frame.grid, cell: cell, way, land)
            } else {
                roads.map { DotChains.joined($0.parts).map { SmoothLine.coarse(Self.simplified($0)) } }
            }
        return ranks.enumerated().reversed().flatMap { rank, lines in
            lines.map { MapScene.Line(kind: .road(rank: rank), points: $0) }
        }
    }

    /// The skeleton of roads, without those below the way.
    private static func thinned(
        _ ranks: [Clipping], _ grid: MapGrid, cell: Double, _ way: [[DotPoint]], _ land: [[DotPoint]]
    ) -> [[[DotPoint]]] {
        var skeleton = RoadSkeleton(grid, cell: cell)
        for (rank, lines) in ranks.enumerated() { lines.forEachPart { skeleton.add($0, rank: rank) } }
        var hidden = DotRaster(grid)
        for line in way {
            DotRaster.forEachDot(of: line, in: grid) { x, y in
                for right in -1...1 { for down in -1...1 { hidden.set(x + right, y + down) } }
            }
        }
        let ground = LandRaster(land, in: grid)
        func inside(_ value: Double, _ count: Int) -> Int { min(max(Int(value), 0), count - 1) }
        return skeleton.lines(
            ranks: ranks.count,
            isHidden: { hidden.isSet(inside($0.x, grid.width), inside($0.y, grid.height)) },
            isSea: { point in
                [(-shore, 0.0), (shore, 0), (0, -shore), (0, shore)].contains { right, down in
                    !ground.isLand(x: inside(point.x + right, grid.width), y: inside(point.y + down, grid.height))
                }
            })
    }

    private static func simplified(_ line: [DotPoint]) -> [DotPoint] {
        LineSimplification.simplified(line, tolerance: roadTolerance)
    }

    /// The length of all lines together in dots, of each step the wider way.
    private static func length(_ roads: [Clipping]) -> Double {
        var length = 0.0
        for lines in roads {
            lines.forEachPart { line in
                length += zip(line, line.dropFirst()).reduce(0) { sum, ends in
                    sum + max((ends.1.x - ends.0.x).magnitude, (ends.1.y - ends.0.y).magnitude)
                }
            }
        }
        return length
    }

    /// The box of a map about a place; nil for one of the world, or about a pole.
    private static func box(of frame: MapFrame) -> BoundingBox? {
        guard case .azimuthal(let projection) = frame.projection, projection.center.latitude.magnitude < 90 else {
            return nil
        }
        let (width, height) = (Double(frame.grid.width), Double(frame.grid.height))
        var places: [Coordinate] = []
        for step in 0...8 {
            let share = Double(step) / 8
            for dot in [
                DotPoint(x: share * width, y: 0), DotPoint(x: share * width, y: height),
                DotPoint(x: 0, y: share * height), DotPoint(x: width, y: share * height),
            ] {
                if let place = frame.place(dot) { places.append(place) }
            }
        }
        return BoundingBox(of: places)
    }
}
