import Geodesy
import RoadNetwork

/// How fast each class of road is driven, and how much longer roads are than their generalised lines.
enum RoadSpeeds {
    /// The length of a road as a multiple of that of its line.
    static let lengthFactor = 1.0

    /// The speeds, by region and class.
    static let all: [RoadGraph.Speed] = [
        RoadGraph.Speed(roadClass: .motorway, kilometresPerHour: 105),
        RoadGraph.Speed(roadClass: .trunk, kilometresPerHour: 82),
        RoadGraph.Speed(roadClass: .primary, kilometresPerHour: 68),
    ]

    /// The index in `all` of the speed on a road of a class at a place.
    static func index(_ roadClass: RoadClass, at place: Coordinate) -> UInt8 {
        roadClass.rawValue
    }
}
