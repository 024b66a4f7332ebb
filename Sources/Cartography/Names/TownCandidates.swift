import Geodesy

/// The towns that may be named on a map, the largest first.
struct TownCandidates {
    /// Those that the way passes.
    let passed: [MapTown]
    let others: [MapTown]
    /// Those of both kinds that are among the largest ones, with whether the way passes each.
    let largest: [(town: MapTown, isOnWay: Bool)]
    /// The parts of towns.
    let parts: [MapTown]
    /// The most of them that are named.
    let mostPassed: Int
    let mostOthers: Int

    /// The dots of a map for each town that is named beside the way, and for each where there is no way by road.
    private static func dotsPerTown(_ lettering: Lettering) -> (beside: Int, alone: Int) {
        lettering == .cells ? (2_600, 1_900) : (2_400, 1_500)
    }
    /// The dots of the way for each town that it passes.
    private static func dotsOfWay(_ lettering: Lettering) -> Int { lettering == .cells ? 24 : 16 }
    /// The distance from the way within which it passes a town, in dots.
    /// The metres that this is at least, and the limits of its cells in dots.
    private static let (reach, reachInDots) = (3_000.0, 1...4)
    /// The distance from the edge of the map within which no town is looked for, in dots.
    private static let edge = 2.0
    /// The towns that are asked for, for each that can be named beside the way: further ones are too small to say where
    /// one is.
    private static let asked = 12
    /// The most towns that are tried as the largest ones.
    private static let mostLargest = 40
    /// The most towns that are passed: to find the parts of towns takes the square of their number.
    private static let mostTried = 120
    /// The metres a dot from which on the way is told by large towns, and the share of the towns it has room for that
    /// may be smaller ones there.
    private static let (farScale, farShare) = (6_000.0, 4)
    /// The distances from a stop and from a larger town on the way within which no town is looked for, in dots.
    private static let (stopDistance, distance) = (7.0, 5.0)

    /// Finds the towns of a map with some lines; `source` is asked for them, `stops` lie at `points` or outside.
    init(
        _ source: MapTown.LargestFinder, along lines: [MapScene.Line], on frame: MapFrame, _ lettering: Lettering,
        stops: [MapSubject.Stop], at points: [DotPoint?]
    ) {
        let roads = lines.filter { if case .route = $0.kind { true } else { false } }.map(\.points)
        let reach = Int(min(Self.reach / frame.metresPerDot, Double(Self.reachInDots.upperBound)).rounded(.up))
        let way = WayNearness(roads, in: frame.grid, reach: max(reach, Self.reachInDots.lowerBound))
        func isInside(_ point: DotPoint) -> Bool {
            point.x >= Self.edge && point.y >= Self.edge && point.x <= Double(frame.grid.width) - Self.edge
                && point.y <= Double(frame.grid.height) - Self.edge
        }
        let dots = frame.grid.width * frame.grid.height
        let perTown = Self.dotsPerTown(lettering)
        mostOthers = dots / (roads.isEmpty ? perTown.alone : perTown.beside)
        mostPassed = way.length / Self.dotsOfWay(lettering)
        let radius = min(frame.radius, .pi * Earth.meanRadius)
        var taken = NearPoints(frame.grid, farthest: max(Self.stopDistance, Self.distance))
        for point in points.compactMap({ $0 }) { taken.add(point, distance: Self.stopDistance) }
        let isFar = frame.metresPerDot > Self.farScale
        let most = taken.count + (isFar ? mostPassed / Self.farShare : Self.mostTried)
        let found = source(
            frame.middle, radius + TownChoice.suburbs(on: frame), dots / perTown.alone * Self.asked,
            { way.mayMeet($0, on: frame) },
            { place in
                guard !roads.isEmpty, taken.count < most else { return false }
                let point = frame.dot(place)
                guard isInside(point), way.contains(point), taken.hasRoom(point) else { return false }
                taken.add(point, distance: Self.distance)
                return true
            })
        let (whole, parts) = TownChoice.divided(found, stops: stops, suburbs: TownChoice.suburbs(on: frame))
        let towns = whole.map { (town: $0, point: frame.dot($0.place)) }.filter { isInside($0.point) }
        passed = towns.filter { way.contains($0.point) }.map(\.town)
        others = towns.filter { !way.contains($0.point) }.map(\.town)
        largest = towns.prefix(Self.mostLargest).map { ($0.town, way.contains($0.point)) }
        self.parts = parts
    }
}
