#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A place as a vector from the middle of a sphere of radius 1: right at the poles and the antimeridian alike.
struct SphereVector: Sendable {
    let x: Double
    let y: Double
    let z: Double

    @inline(__always)
    init(x: Double, y: Double, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// The vector of a place.
    init(_ place: Coordinate) {
        let cosine = place.cosineOfLatitude
        let longitude = place.longitude * radiansPerDegree
        self.init(x: cosine * cos(longitude), y: cosine * sin(longitude), z: place.sineOfLatitude)
    }

    /// The place in the direction of the vector.
    var coordinate: Coordinate {
        Coordinate(
            computedLatitude: atan2(z, (x * x + y * y).squareRoot()) / radiansPerDegree,
            longitude: atan2(y, x) / radiansPerDegree)
    }

    @inline(__always)
    func dot(_ other: SphereVector) -> Double { x * other.x + y * other.y + z * other.z }

    @inline(__always)
    func cross(_ other: SphereVector) -> SphereVector {
        SphereVector(
            x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }

    /// The square of the length of the straight line to another vector.
    @inline(__always)
    func squaredChord(to other: SphereVector) -> Double {
        let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
        return dx * dx + dy * dy + dz * dz
    }

    @inline(__always)
    static func + (one: SphereVector, other: SphereVector) -> SphereVector {
        SphereVector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
    }

    @inline(__always)
    static func - (one: SphereVector, other: SphereVector) -> SphereVector {
        SphereVector(x: one.x - other.x, y: one.y - other.y, z: one.z - other.z)
    }

    @inline(__always)
    static func * (vector: SphereVector, factor: Double) -> SphereVector {
        SphereVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }

    /// The vector of length 1 in the same direction; nil where there is none.
    var normalized: SphereVector? {
        let length = dot(self).squareRoot()
        return length > 1e-12 ? self * (1 / length) : nil
    }

    /// The distance in metres on the ellipsoid WGS 84 to a place at most some hundred kilometres away.
    ///
    /// The angle between both on the sphere, times the radius of curvature at the point halfway in their direction:
    /// √(M² cos² α + N² sin² α), with M along the meridian and N across it. Right to 0.01 % up to 100 km.
    func ellipsoidDistance(to other: SphereVector) -> Double {
        let chord = squaredChord(to: other).squareRoot()
        let angle = 2 * asin(min(1, chord / 2))
        guard chord > 0, let middle = (self + other).normalized else { return angle * Earth.meanRadius }
        let (equator, squaredEccentricity) = (6_378_137.0, 0.006_694_379_990_14)
        let root = (1 - squaredEccentricity * middle.z * middle.z).squareRoot()
        let across = equator / root
        let along = across * (1 - squaredEccentricity) / (root * root)
        // The part of the line that leads north: at a pole both radii are the same.
        let horizontal = (middle.x * middle.x + middle.y * middle.y).squareRoot()
        guard horizontal > 1e-9 else { return angle * along }
        let line = (other - self) * (1 / chord)
        let north =
            line.z * horizontal - middle.z * (line.x * middle.x + line.y * middle.y) / horizontal
        let share = min(1, north * north)
        return angle * (along * along * share + across * across * (1 - share)).squareRoot()
    }
}

/// The arcs of a sphere and their chords.
enum ArcLength {
    /// Half of the chord of an arc of `metres` on the Earth, on a sphere of radius 1; that of half the circumference
    /// for anything longer.
    static func halfChord(ofMetres metres: Double) -> Double {
        sin(min(max(0, metres) / (2 * Earth.meanRadius), .pi / 2))
    }

    /// The length in metres of the arc of such a half chord.
    static func metres(ofHalfChord half: Double) -> Double { 2 * Earth.meanRadius * asin(min(1, half)) }
}
