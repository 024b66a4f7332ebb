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
    /// The distance from there in metres, in a straight line; to the shore of a lake.
    package let off: Double
    /// The point that is visited: of a lake a point of its shore.
    package let visited: Coordinate
    /// The number in the gazetteer; nil for an own point.
    let number: Int?

    /// Describes a place along the way.
    init(
        _ place: FoundPlace, note: Note? = nil, file: String? = nil, position: TripWay.Position, off: Double,
        visited: Coordinate? = nil, number: Int? = nil
    ) {
        self.visited = visited ?? place.location
        (self.place, self.note, self.file) = (place, note, file)
        (self.position, self.off, self.number) = (position, off, number)
    }

    /// The point of the way that is nearest to it.
    package var nearestPass: TripWay.Pass { TripWay.Pass(position: position, off: off) }

    /// The same place, visited from another pass of the way.
    package func visited(from pass: TripWay.Pass) -> AlongPlace {
        AlongPlace(
            place, note: note, file: file, position: pass.position, off: pass.off, visited: visited, number: number)
    }

    /// The detour in a straight line there and back.
    package var straightDetour: AlongDetour { AlongDetour(metres: 2 * off, seconds: nil) }

    /// The names of the sources that know it.
    package var sources: [String] { file.map { [$0] } ?? place.sources.map(\.name) }
}

extension [AlongPlace] {
    /// The places in the order of the way, those of one leg together; at the same point the nearer first.
    var inOrderOfWay: [AlongPlace] {
        enumerated().sorted {
            ($0.element.position, $0.element.off, $0.offset) < ($1.element.position, $1.element.off, $1.offset)
        }
        .map(\.element)
    }
}

/// The growth of a trip by a visit of something beside its way.
package struct AlongDetour: Equatable, Sendable {
    /// Metres.
    package let metres: Double
    /// Seconds; nil where no roads are known, and the detour is the straight line there and back.
    package let seconds: Double?
    /// The pass of the way from which the visit costs least; nil where only the nearest was looked at.
    package let pass: TripWay.Pass?
    /// The straight line in metres from the place to the nearest road that is known, where that is far; else nil.
    package let gap: Double?

    /// The distance in metres from the nearest road from which on a place is far from it.
    package static let farFromRoads = 3_000.0

    /// Describes a detour; of `gap` only what is far counts.
    package init(metres: Double, seconds: Double?, pass: TripWay.Pass? = nil, gap: Double? = nil) {
        (self.metres, self.seconds, self.pass) = (metres, seconds, pass)
        self.gap = gap.flatMap { $0 > Self.farFromRoads ? $0 : nil }
    }
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

    /// Lists places.
    package init(places: [AlongPlace], hasMore: Bool) {
        (self.places, self.hasMore) = (places, hasMore)
    }

    /// Nothing at all.
    package static let none = AlongList(places: [], hasMore: false)
}
