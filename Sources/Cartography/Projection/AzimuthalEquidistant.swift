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
/// Snyder, "Map Projections: A Working Manual" (1987), chapter 25, written with vectors so that nothing is lost near
/// the centre and no place is a special case but the antipode, which is a circle and not a point.
package struct AzimuthalEquidistant: Equatable, Sendable {
    /// The place in the middle.
    package let center: Coordinate
    // The directions at the centre: out of the Earth, east, north.
    private let up: Vector
    private let east: Vector
    private let north: Vector
    /// The sine and cosine of the centre's latitude.
    private var latitudeOfCenter: (sine: Double, cosine: Double) { (up.z, north.z) }

    /// Projects about `center`.
    package init(center: Coordinate) {
        self.center = center
        up = Vector(latitude: center.latitude, longitude: center.longitude)
        (east, north) = Vector.eastAndNorth(latitude: center.latitude, longitude: center.longitude)
    }

    /// Returns the point of a place on the plane; the antipode of the centre, which could lie in any direction, lies
    /// up.
    package func project(_ place: Coordinate) -> PlanePoint {
        project(latitude: place.latitude, longitude: place.longitude)
    }

    /// Returns the point on the plane of the place at these degrees.
    package func project(latitude: Double, longitude: Double) -> PlanePoint {
        let up = (latitude - center.latitude) * radiansPerDegree
        let across = (longitude - center.longitude) * radiansPerDegree
        guard up.magnitude < SmallAngle.largest, across.magnitude < SmallAngle.largest else {
            return project(seenFromCenter(Vector(latitude: latitude, longitude: longitude)))
        }
        // Most places are near the centre, where the functions of the differences are short series.
        let (sineOfUp, cosineOfUp) = SmallAngle.sineAndCosine(up)
        let (sineAcross, cosineAcross) = SmallAngle.sineAndCosine(across)
        let (sine, cosine) = latitudeOfCenter
        let sineOfPlace = sine * cosineOfUp + cosine * sineOfUp
        let cosineOfPlace = cosine * cosineOfUp - sine * sineOfUp
        return project(
            Vector(
                x: cosineOfPlace * sineAcross, y: cosine * sineOfPlace - sine * cosineOfPlace * cosineAcross,
                z: sine * sineOfPlace + cosine * cosineOfPlace * cosineAcross))
    }

    /// Returns the point of the place whose unit vector, seen from the centre, is `direction`.
    @inline(__always)
    func project(_ direction: Vector) -> PlanePoint {
        let (x, y) = (direction.x, direction.y)
        // The sine and cosine of the angle from the centre.
        let squares = x * x + y * y
        if squares < SmallAngle.largestSquare, direction.z > 0 {
            let scale = Earth.meanRadius * SmallAngle.angleBySine(squares)
            return PlanePoint(x: x * scale, y: y * scale)
        }
        let sine = squares.squareRoot()
        let angle = atan2(sine, direction.z)
        guard sine > 0 else { return PlanePoint(x: 0, y: angle * Earth.meanRadius) }
        let scale = Earth.meanRadius * angle / sine
        return PlanePoint(x: x * scale, y: y * scale)
    }

    /// A vector of the Earth's frame in that of the centre: x to the east there, y to the north, z out of the Earth.
    @inline(__always)
    func seenFromCenter(_ vector: Vector) -> Vector {
        Vector(x: vector.dot(east), y: vector.dot(north), z: vector.dot(up))
    }

    /// The place that lies at a point of the plane; beyond the antipode it goes on around the Earth.
    package func place(at point: PlanePoint) -> Coordinate {
        let distance = point.distanceFromCenter
        let angle = distance / Earth.meanRadius
        guard angle < SmallAngle.largest, distance > 0 else {
            return center.destination(bearing: atan2(point.x, point.y) / radiansPerDegree, distance: distance)
        }
        let (sineOfAngle, cosineOfAngle) = SmallAngle.sineAndCosine(angle)
        let scale = sineOfAngle / distance
        // With the x axis towards the meridian of the centre, the z axis towards the north pole.
        let (northward, (sine, cosine)) = (point.y * scale, latitudeOfCenter)
        let place = Vector(
            x: cosine * cosineOfAngle - sine * northward, y: point.x * scale,
            z: sine * cosineOfAngle + cosine * northward)
        let (latitude, across) = place.degrees
        let longitude = center.longitude + across
        let turned = longitude.magnitude <= 180 ? longitude : longitude.remainder(dividingBy: 360)
        return (try? Coordinate(latitude: latitude, longitude: turned)) ?? center
    }
}
