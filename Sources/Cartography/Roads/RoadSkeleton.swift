/// The roads of a picture that there is room for: of those side by side one, no stumps, and no more than a share of the
/// picture, the important ones first.
struct RoadSkeleton {
    /// The dots of the picture for each dot of roads.
    private static let dotsPerRoadDot = 9
    /// The distance from a line of what is left out of it, in dots.
    private static let tolerance = 0.22

    /// The dots within which a road is not drawn beside another one, and the shortest stretch that is drawn.
    private let distance: Int
    private let shortest: Double
    private let grid: MapGrid
    /// The dots where no further road is drawn.
    private var taken: [Bool]
    /// The dots of roads that there is still room for.
    private(set) var room: Int
    /// The lines that are drawn, in the order in which they were added.
    private(set) var lines: [MapScene.Line] = []

    /// Begins with a picture on which there is the way alone; `metresPerUnit` is its scale.
    init(_ grid: MapGrid, way: [[DotPoint]], metresPerUnit: Double) {
        self.grid = grid
        distance = metresPerUnit > 700 ? 2 : metresPerUnit > 250 ? 1 : 0
        shortest = distance == 2 ? 7 : distance == 1 ? 4 : 0
        room = grid.width * grid.height / Self.dotsPerRoadDot
        taken = Array(repeating: false, count: grid.width * grid.height)
        guard distance > 0 else { return }
        for line in way { take(line, within: 1) }
    }

    /// Adds the roads of a rank, the longest ones first; the pieces of a road are joined. Linear but for sorting.
    mutating func add(_ pieces: [[DotPoint]], rank: Int) {
        let chains = DotChains.joined(pieces).map { line in
            (line: LineSimplification.simplified(line, tolerance: Self.tolerance), length: Self.length(line))
        }
        let order = chains.indices.sorted { (-chains[$0].length, $0) < (-chains[$1].length, $1) }
        for index in order where room > 0 {
            for stretch in free(chains[index].line) {
                lines.append(MapScene.Line(kind: .road(rank: rank), points: stretch))
                room -= Int(Self.length(stretch))
                if distance > 0 { take(stretch, within: distance) }
            }
        }
    }

    /// The stretches of a line that are not beside what is drawn, without those that are too short.
    private func free(_ line: [DotPoint]) -> [[DotPoint]] {
        guard distance > 0 else { return [line] }
        var stretches: [[DotPoint]] = []
        var stretch: [DotPoint] = []
        // The length of the road since it came near another one.
        var hidden = 0.0
        func end() {
            if Self.length(stretch) >= shortest { stretches.append(stretch) }
            stretch = []
        }
        for (from, to) in zip(line, line.dropFirst()) {
            let (width, height) = (to.x - from.x, to.y - from.y)
            let length = (width * width + height * height).squareRoot()
            let steps = max(Int(length.rounded(.up)), 1)
            if stretch.isEmpty, !isTaken(from) { stretch = [from] }
            for step in 1...steps {
                let share = Double(step) / Double(steps)
                let point = DotPoint(x: from.x + share * width, y: from.y + share * height)
                if isTaken(point) {
                    hidden += length / Double(steps)
                    // It meets the other road, and goes on behind a crossing.
                    if hidden >= Double(2 * distance + 1), !stretch.isEmpty {
                        stretch.append(point)
                        end()
                    }
                } else {
                    hidden = 0
                    if stretch.isEmpty { stretch = [point] }
                }
            }
            if !stretch.isEmpty, stretch.last != to { stretch.append(to) }
        }
        end()
        return stretches
    }

    private func isTaken(_ point: DotPoint) -> Bool {
        let x = min(max(Int(point.x), 0), grid.width - 1)
        let y = min(max(Int(point.y), 0), grid.height - 1)
        return taken[y * grid.width + x]
    }

    private mutating func take(_ line: [DotPoint], within distance: Int) {
        DotRaster.forEachDot(of: line, in: grid) { x, y in
            for row in max(y - distance, 0)...min(y + distance, grid.height - 1) {
                let start = row * grid.width
                for place in start + max(x - distance, 0)...start + min(x + distance, grid.width - 1) {
                    taken[place] = true
                }
            }
        }
    }

    private static func length(_ line: [DotPoint]) -> Double {
        zip(line, line.dropFirst()).reduce(0) { sum, ends in
            let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            return sum + (x * x + y * y).squareRoot()
        }
    }
}
