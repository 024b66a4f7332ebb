import Geodesy
import Shorelines

extension Placement {
    /// The share of the map that is sea from which on seas are named, and the samples of one that can be named.
    private static let leastSea = 0.01
    private static let leastSamples = 6
    /// The radius in degrees below which only some seas are named, and below which the smaller ones come first.
    private static let wideDegrees = 90.0
    private static let nearDegrees = 10.0
    /// The dots around the name of a sea that are sea too.
    private static let margin = 1

    /// Names seas, each where one sees its water and no other sea's: on a map of the world the great ones, on a map of
    /// a coast the one or two that are nearest.
    mutating func placeSeas(_ map: AreaMap, _ samples: AreaSamples) {
        let water = samples.all.filter { samples.isSea(x: $0.x, y: $0.y) }
        guard Double(water.count) > Self.leastSea * Double(samples.count) else { return }
        let degrees = frame.radius / (.pi / 180 * Earth.meanRadius)
        let seas = map.names.filter { name in
            name.kind == .sea && (degrees == .infinity || distance(of: name) <= degrees + name.reach)
        }
        let owners = water.map { Self.owner(of: $0.place, seas) }
        var bySea: [Int: [AreaSamples.Sample]] = [:]
        var seaOfSample: [Int: Int] = [:]
        for (sample, owner) in zip(water, owners) {
            guard let owner else { continue }
            bySea[owner, default: []].append(sample)
            seaOfSample[samples.index(x: sample.x, y: sample.y)] = owner
        }
        var order = seas.indices.filter { seas[$0].rank < 2 || degrees < 40 }
        // Near a coast its own sea says more than the ocean.
        if degrees < Self.nearDegrees { order.sort { (seas[$0].reach, $0) < (seas[$1].reach, $1) } }
        var left = degrees < Self.wideDegrees ? 2 + Int(degrees / 2) : Int.max
        var named = Set<String>()
        for index in order where left > 0 && !named.contains(seas[index].text) {
            guard let own = bySea[index], own.count >= Self.leastSamples else { continue }
            let name = seas[index]
            let isPlaced = place(name.text, .sea, rank: name.rank, at: samples.roomiestFirst(own), [.beside]) { x, y in
                samples.isSea(x: x, y: y) && samples.isSea(x: x - Self.margin, y: y)
                    && samples.isSea(x: x + Self.margin, y: y)
                    && seaOfSample[samples.index(x: x, y: y)].map { seas[$0].text == name.text } ?? (name.rank == 0)
            }
            if isPlaced {
                named.insert(name.text)
                left -= 1
            }
        }
    }

    /// The degrees from the middle of the map to the place of a name.
    private func distance(of name: AreaMap.Name) -> Double {
        frame.middle.distance(to: name.place) / (.pi / 180 * Earth.meanRadius)
    }

    /// The sea at a place, as an index: of those that reach it the one that reaches least far.
    private static func owner(of place: Coordinate, _ seas: [AreaMap.Name]) -> Int? {
        var best: Int?
        for (index, sea) in seas.enumerated() {
            if let best, seas[best].reach <= sea.reach { continue }
            guard (sea.place.latitude - place.latitude).magnitude <= sea.reach,
                sea.place.distance(to: place) <= sea.reach * .pi / 180 * Earth.meanRadius
            else { continue }
            best = index
        }
        return best
    }
}
