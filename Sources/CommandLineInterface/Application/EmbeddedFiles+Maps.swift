import Cartography
import EmbeddedData
import Geodesy
import PlaceNames
import RoadNetwork
import Shorelines

/// The files that maps are made of.
extension EmbeddedFiles {
    /// Lays maps out; with `hasRoads` the roads of the program are drawn on pictures. What maps are made of is read
    /// when one is drawn and kept for the next one; names and roads that are damaged are left out.
    static func cartographer(hasRoads: Bool) -> Cartographer {
        var areas: AreaMap??
        var lines: Shorelines?
        let names = keptPlaces()
        return Cartographer(
            baseMap: { () throws(ShorelinesError) in
                if let lines { return lines }
                let map = try shorelines()
                lines = map
                return map
            },
            areas: {
                let map = areas ?? areaMap()
                areas = .some(map)
                return map
            },
            towns: { center, radius, count, mayHold, isWanted in
                names { places in
                    places.largestTowns(
                        around: center, within: radius, atMost: count, mayHold: mayHold, isWanted: isWanted
                    ).map { MapTown(name: $0.name, place: $0.coordinate) }
                }
            },
            parks: spots([.park], names),
            sights: spots([.sight, .castle, .station, .park], names, isKnown: isSightOfPlan),
            islands: spots([.island], names), roads: hasRoads ? roadLines() : nil)
    }

    private static func areaMap() -> AreaMap? {
        let file = embedded_areas()
        return try? AreaMap(permanent: file.bytes, count: file.count)
    }

    /// Asks the places of maps something.
    private typealias PlaceReading = ((inout MapPlaces) -> [MapTown]) -> [MapTown]

    /// Opens the names when they are first asked for, and keeps them with what was read of them; there are no places
    /// where they are damaged.
    private static func keptPlaces() -> PlaceReading {
        var opened: MapPlaces??
        return { read in
            let kept = opened ?? (try? gazetteer()).map { MapPlaces($0) }
            // Nothing else holds them while they change, so that they are not copied.
            opened = .some(nil)
            guard var places = kept else { return [] }
            defer { opened = places }
            return read(&places)
        }
    }

    /// Finds places of some kinds for maps.
    private static func spots(
        _ kinds: [PlaceKind], _ names: @escaping PlaceReading,
        isKnown: @escaping (Int, PlaceKinds, PlaceSources) -> Bool = { _, _, _ in true }
    ) -> MapTown.Finder {
        let wanted = kinds.reduce(into: PlaceKinds()) { $0.insert(PlaceKinds($1)) }
        return { center, radius, isWanted in
            names { places in
                places.spots(of: wanted, around: center, within: radius, isKnown: isKnown, isWanted: isWanted)
                    .map { MapTown(name: $0.name, place: $0.coordinate, sign: sign(of: $0.kinds)) }
            }
        }
    }

    /// The weight from which on a sight stands on the plan of a city: that of an importance of 3.
    private static let leastWeight = 30_000

    /// Whether a plan shows a sight of a weight. Of castles and palaces Wikidata alone does not tell which still stand.
    private static func isSightOfPlan(_ weight: Int, _ kinds: PlaceKinds, _ sources: PlaceSources) -> Bool {
        weight >= leastWeight
            && (!kinds.contains(PlaceKinds(.castle)) || sources != PlaceSources(.wikidata))
    }

    /// The sign of a sight of some kinds.
    private static func sign(of kinds: PlaceKinds) -> MapTown.Sign {
        let signs: [(PlaceKind, MapTown.Sign)] = [(.castle, .castle), (.station, .station), (.park, .park)]
        return signs.first { kinds.contains(PlaceKinds($0.0)) }?.1 ?? .sight
    }

    /// Reads the roads of maps; what is decoded is kept.
    private static func roadLines() -> Cartographer.RoadSource {
        var finder: RoadFinder?
        return { box, least, spacing, body in
            if finder == nil { finder = try? RoadFinder(roadNetwork()) }
            guard let least = RoadClass(rawValue: UInt8(least)) else { return }
            try? finder?.roads(in: box, downTo: least, spacing: spacing) { body(Int($0.rawValue), $1) }
        }
    }
}
