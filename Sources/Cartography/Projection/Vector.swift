#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A vector in space; in the Earth's frame x points to (0, 0), y to (0, 90), z to the north pole.
struct Vector: Equatable, Sendable {
    let x: Double
    let y: Double
    let z: Double

    /// Takes components.
    @inline(__always)
    init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The unit vector of the place at these degrees.
    @inline(__always)
    init(latitude: Double, longitude: Double) {
        let (sineOfLatitude, cosineOfLatitude) = sineAndCosine(degrees: latitude)
        let (sineOfLongitude, cosineOfLongitude) = sineAndCosine(degrees: longitude)
        x = cosineOfLatitude * cosineOfLongitude
        y = cosineOfLatitude * sineOfLongitude
        z = sineOfLatitude
    }

    /// The unit vectors that point east and north at the place at these degrees.
    static func eastAndNorth(latitude: Double, longitude: Double) -> (east: Vector, north: Vector) {
        let (sineOfLatitude, cosineOfLatitude) = sineAndCosine(degrees: latitude)
        let (sineOfLongitude, cosineOfLongitude) = sineAndCosine(degrees: longitude)
        return (
            Vector(x: -sineOfLongitude, y: cosineOfLongitude, z: 0),
            Vector(x: -sineOfLatitude * cosineOfLongitude, y: -sineOfLatitude * sineOfLongitude, z: cosineOfLatitude)
        )
    }

    /// The degrees of latitude and longitude of the place in this direction.
    @inline(__always)
    var degrees: (latitude: Double, longitude: Double) {
        let latitude = atan2(z, (x * x + y * y).squareRoot()) / radiansPerDegree
        return (min(max(latitude, -90), 90), min(max(atan2(y, x) / radiansPerDegree, -180), 180))
    }

    /// The scalar product.
    @inline(__always)
    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

    @inline(__always)
    static func + (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    @inline(__always)
    static func - (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    @inline(__always)
    static func * (factor: Double, vector: Vector) -> Vector {
        Vector(x: factor * vector.x, y: factor * vector.y, z: factor * vector.z)
    }
}

/// Radians in a degree.
let radiansPerDegree = Double.pi / 180

/// The sine and the cosine of an angle in degrees.
@inline(__always)
func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    (sin(degrees * radiansPerDegree), degrees.magnitude == 90 ? 0 : cos(degrees * radiansPerDegree))
}
