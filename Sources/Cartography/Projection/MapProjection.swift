package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The projection of a map.
package enum MapProjection: Equatable, Sendable {
    /// About a place: for what is up to 60 degrees wide, and about a pole.
    case azimuthal(AzimuthalEquidistant)
    /// A map of the world, or of a large part of it.
    case world(WorldProjection)

    /// The place at the origin of the plane.
    package var center: Coordinate {
        switch self {
        case .azimuthal(let projection): projection.center
        case .world(let world): (try? Coordinate(latitude: 0, longitude: world.middleLongitude)) ?? .nullIsland
        }
    }

    /// Returns the point of a place on the plane.
    package func project(_ place: Coordinate) -> PlanePoint {
        switch self {
        case .azimuthal(let projection): projection.project(place)
        case .world(let world): world.project(latitude: place.latitude, longitude: place.longitude)
        }
    }

    /// Returns the point of the place whose unit vector in the Earth's frame is `direction`.
    @inline(__always)
    func project(_ direction: Vector) -> PlanePoint {
        switch self {
        case .azimuthal(let projection): return projection.project(projection.seenFromCenter(direction))
        case .world(let world):
            let (latitude, longitude) = direction.degrees
            return world.project(latitude: latitude, longitude: longitude)
        }
    }

    /// Returns the place at a point of the plane.
    package func place(at point: PlanePoint) -> Coordinate {
        switch self {
        case .azimuthal(let projection): projection.place(at: point)
        case .world(let world): world.place(at: point)
        }
    }

    /// Whether a point of the plane is one of the Earth.
    func isOnEarth(_ point: PlanePoint) -> Bool {
        switch self {
        case .azimuthal: point.distanceFromCenter <= .pi * Earth.meanRadius
        case .world(let world): world.isOnEarth(point)
        }
    }
}
