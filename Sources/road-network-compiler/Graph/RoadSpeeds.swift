import Geodesy
import RoadNetwork

/// The speeds of the classes of roads, and of the supplementary roads.
enum RoadSpeeds {
    /// The speeds in km/h on motorways, trunk and primary roads, in the order of `DrivingRegion`.
    ///
    /// Those of North America are fitted with `road-network-compiler fit` to half of 1,796 ways in the United States
    /// (Google, as in TravelPlanner). For the others there is
    /// no table of times; they are chosen so that well known drives take what people say they take (Oslo to Trondheim
    /// 6 h 45, Reykjavik to Akureyri 4 h 45, Alice Springs to Darwin 15 h 30, Nairobi to Mombasa 8 h).
    private static let table: [[Double]] = [
        [109, 99, 91], [88, 73, 62], [108, 81, 66], [103, 96, 84], [92, 75, 62],
    ]

    /// The speeds in km/h that supplementary roads can have.
    static let known: [UInt8] = Array(stride(from: 20, through: 110, by: 10))

    /// The speeds, by region and class, and after them those of supplementary roads, all of which are primary roads.
    static let all: [RoadGraph.Speed] =
        table.flatMap { row in
            zip(RoadClass.allCases, row).map { RoadGraph.Speed(roadClass: $0, kilometresPerHour: $1) }
        } + known.map { RoadGraph.Speed(roadClass: .primary, kilometresPerHour: Double($0)) }

    /// The index in `all` of the speed on a road of a class at a place.
    static func index(_ roadClass: RoadClass, at place: Coordinate) -> UInt8 {
        UInt8(DrivingRegion(at: place).rawValue * RoadClass.allCases.count) + roadClass.rawValue
    }

    /// The index in `all` of a speed of supplementary roads; that of the next lower one for a speed between them.
    static func index(known speed: UInt8) -> UInt8 {
        UInt8(table.count * RoadClass.allCases.count + max(0, known.count { $0 <= speed } - 1))
    }
}
