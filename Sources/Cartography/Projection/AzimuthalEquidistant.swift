package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A place on the plane of a map, in metres from the centre of its projection.
package struct PlanePoint: Equatable, Sendable {
    /// Metres to the right: east at the centre.
    package let x: Double
    /// Metres up: north at the centre.
    package let y: Double

    /// Takes metres.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Metres from the centre, which is the distance on the Earth too.
    package var distanceFromCenter: Double { (x * x + y * y).squareRoot() }
}

/// The azimuthal equidistant projection of the sphere: from the centre all distances and directions are true.
///
/// Snyder, "Map Projections: A Working Manual" (1987), chapter 25, written with vectors so that nothing is lost near the
/// centre and no place is a special case but the antipode, which is a circle and not a point.
package struct AzimuthalEquidistant: Equatable, Sendable {
    /// The place in the middle.
    package let center: Coordinate
    // The directions at the centre: out of the Earth, east, north.
    private let up: Vector
    private let east: Vector
    private let north: Vector

    /// Projects about `center`.
    package init(center: Coordinate) {
        self.center = center
        let (sineOfLatitude, cosineOfLatitude) = sineAndCosine(degrees: center.latitude)
        let (sineOfLongitude, cosineOfLongitude) = sineAndCosine(degrees: center.longitude)
        up = Vector(
            x: cosineOfLatitude * cosineOfLongitude, y: cosineOfLatitude * sineOfLongitude, z: sineOfLatitude)
        east = Vector(x: -sineOfLongitude, y: cosineOfLongitude, z: 0)
        north = Vector(
            x: -sineOfLatitude * cosineOfLongitude, y: -sineOfLatitude * sineOfLongitude, z: cosineOfLatitude)
    }

    /// Where a place lies on the plane; the antipode of the centre, which could lie in any direction, lies up.
    package func project(_ place: Coordinate) -> PlanePoint {
        project(latitude: place.latitude, longitude: place.longitude)
    }

    /// Where the place at these degrees lies on the plane.
    package func project(latitude: Double, longitude: Double) -> PlanePoint {
        let place = Vector(latitude: latitude, longitude: longitude)
        let (x, y) = (place.dot(east), place.dot(north))
        // The sine and cosine of the angle from the centre.
        let sine = (x * x + y * y).squareRoot()
        let angle = atan2(sine, place.dot(up))
        guard sine > 0 else { return PlanePoint(x: 0, y: angle * Earth.meanRadius) }
        let scale = Earth.meanRadius * angle / sine
        return PlanePoint(x: x * scale, y: y * scale)
    }

    /// The place that lies at a point of the plane; beyond the antipode it goes on around the Earth.
    package func place(at point: PlanePoint) -> Coordinate {
        center.destination(
            bearing: atan2(point.x, point.y) / radiansPerDegree, distance: point.distanceFromCenter)
    }

    /// The place in the middle of places: the direction of the sum of their unit vectors, or the first place where that
    /// is shorter than 1e-6 of their number; nil for none. Linear.
    package static func center(of places: some Collection<Coordinate>) -> Coordinate? {
        guard let first = places.first else { return nil }
        var sum = Vector(x: 0, y: 0, z: 0)
        for place in places {
            let vector = Vector(latitude: place.latitude, longitude: place.longitude)
            sum = Vector(x: sum.x + vector.x, y: sum.y + vector.y, z: sum.z + vector.z)
        }
        let count = Double(places.count)
        let mean = Vector(x: sum.x / count, y: sum.y / count, z: sum.z / count)
        guard mean.dot(mean) >= 1e-12 else { return first }
        let latitude = atan2(mean.z, (mean.x * mean.x + mean.y * mean.y).squareRoot()) / radiansPerDegree
        let longitude = atan2(mean.y, mean.x) / radiansPerDegree
        return (try? Coordinate(latitude: min(max(latitude, -90), 90), longitude: min(max(longitude, -180), 180)))
            ?? first
    }
}

/// A vector in the Earth's frame: x to (0, 0), y to (0, 90), z to the north pole.
private struct Vector: Equatable, Sendable {
    let x: Double
    let y: Double
    let z: Double

    init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The unit vector of a place in degrees.
    @inline(__always)
    init(latitude: Double, longitude: Double) {
        let (sineOfLatitude, cosineOfLatitude) = sineAndCosine(degrees: latitude)
        let (sineOfLongitude, cosineOfLongitude) = sineAndCosine(degrees: longitude)
        x = cosineOfLatitude * cosineOfLongitude
        y = cosineOfLatitude * sineOfLongitude
        z = sineOfLatitude
    }

    @inline(__always)
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }
}

/// Radians in a degree.
private let radiansPerDegree = Double.pi / 180

/// The sine and the cosine of an angle in degrees.
@inline(__always)
private func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    (sin(degrees * radiansPerDegree), degrees.magnitude == 90 ? 0 : cos(degrees * radiansPerDegree))
}
