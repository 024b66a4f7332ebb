package import Entities
package import Geodesy
import PlaceNames
package import Places

/// Something that lies along the way of a trip.
package struct AlongPlace: Equatable, Sendable {
    /// The place: of the gazetteer, or a point of the person's own.
    package let place: FoundPlace
    /// The note of an own point.
    package let note: Note?
    /// The name of the file that an own point is from; nil for a place of the gazetteer.
    package let file: String?
    /// The position of the point of the way that is nearest.
    package let position: TripWay.Position
    /// The distance from there in metres, in a straight line.
    package let off: Double

    /// Describes a place along the way.
    init(_ place: FoundPlace, note: Note? = nil, file: String? = nil, position: TripWay.Position, off: Double) {
        (self.place, self.note, self.file) = (place, note, file)
        (self.position, self.off) = (position, off)
    }

    /// The names of the sources that know it.
    package var sources: [String] { file.map { [$0] } ?? place.sources.map(\.name) }
}

/// A point of a person's own file.
package struct OwnPoint: Equatable, Sendable {
    package let name: Name
    package let location: Coordinate
    package let note: Note?
    /// The name of the file.
    package let file: String

    /// Describes a point.
    package init(name: Name, location: Coordinate, note: Note?, file: String) {
        (self.name, self.location, self.note, self.file) = (name, location, note, file)
    }

    /// The point as a place that can become a stop.
    var place: FoundPlace {
        FoundPlace(name: name.text, location: location, label: name.text, wasLookedUp: false)
    }
}

/// The things that lie along the way of a trip, in the order of the way.
package struct AlongList: Equatable, Sendable {
    /// Those that were chosen.
    package let places: [AlongPlace]
    /// Whether there are more of them.
    package let hasMore: Bool
}
