import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Distances between many places and one, and what a circle covers.
struct SphericalMeasure {
    private let latitude: Double
    private let longitude: Double
    private let cosine: Double
    private let point: SpherePoint

    /// Measures from `center`.
    init(from center: Coordinate) {
        latitude = center.latitude * .pi / 180
        longitude = center.longitude * .pi / 180
        cosine = cos(latitude)
        point = SpherePoint(center)
    }

    /// The squared half chord to a place on a sphere of radius 1 (the haversine of the angle): orders as distances do.
    @inline(__always)
    func haversine(to record: PlaceRecord) -> Double { haversine(to: SpherePoint(record)) }

    /// The same for a point that is measured from several places.
    @inline(__always)
    func haversine(to point: SpherePoint) -> Double { self.point.haversine(to: point) }

    /// The distance in metres that belongs to a haversine, on the sphere of radius `Earth.meanRadius`.
    static func distance(ofHaversine haversine: Double) -> Double {
        2 * Earth.meanRadius * asin(min(1, haversine.squareRoot()))
    }

    /// The haversine that belongs to a distance in metres; that of the antipode for longer ones.
    static func haversine(ofDistance metres: Double) -> Double {
        let sine = sin(min(metres / (2 * Earth.meanRadius), .pi / 2))
        return sine * sine
    }

    /// The distance in metres to a place.
    func distance(to record: PlaceRecord) -> Double {
        SphericalMeasure.distance(ofHaversine: haversine(to: record))
    }

    /// The point of the compass in which a place lies, of eight.
    func direction(to record: PlaceRecord) -> String {
        let otherLatitude = record.latitude * .pi / 180
        let difference = record.longitude * .pi / 180 - longitude
        let east = sin(difference) * cos(otherLatitude)
        let north = cosine * sin(otherLatitude) - sin(latitude) * cos(otherLatitude) * cos(difference)
        let eighth = (atan2(east, north) / (.pi / 4)).rounded()
        return ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][(Int(eighth) + 8) % 8]
    }

    /// Returns the degrees of longitude that a circle of `margin` degrees around a point reaches to either side; 180
    /// over a pole.
    static func halfWidth(latitude: Double, margin: Double) -> Double {
        guard abs(latitude) + margin < 90 else { return 180 }
        return asin(min(1, sin(margin * .pi / 180) / cos(latitude * .pi / 180))) * 180 / .pi
    }
}

/// The position of a place on a sphere of radius 1 around the origin.
struct SpherePoint: Sendable {
    let x: Double
    let y: Double
    let z: Double

    /// The point of a place.
    @inline(__always)
    init(_ record: PlaceRecord) {
        let table = DegreeTable.shared
        // The record counts from the south pole and the antimeridian.
        let north = table.sineAndCosine(record.northing)
        let east = table.sineAndCosine(record.easting)
        x = -north.sine * east.cosine
        y = -north.sine * east.sine
        z = -north.cosine
    }

    /// The point of a coordinate.
    init(_ coordinate: Coordinate) {
        let (latitude, longitude) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
        x = cos(latitude) * cos(longitude)
        y = cos(latitude) * sin(longitude)
        z = sin(latitude)
    }

    /// The mean of some points, which lies in the sphere.
    init(meanOf points: some Collection<SpherePoint>) {
        let count = Double(max(points.count, 1))
        x = points.reduce(0) { $0 + $1.x } / count
        y = points.reduce(0) { $0 + $1.y } / count
        z = points.reduce(0) { $0 + $1.z } / count
    }

    /// The squared half chord to another point (the haversine of the angle): orders as distances do.
    @inline(__always)
    func haversine(to other: SpherePoint) -> Double {
        let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
        return (dx * dx + dy * dy + dz * dz) / 4
    }
}

/// Sines and cosines of angles in units of 0.00001 degrees, without a call for each: those of whole degrees are known,
/// and the rest, below one degree, is added by its series, exact to the last bits of a number.
struct DegreeTable: Sendable {
    /// The table; made when it is first used.
    static let shared = DegreeTable()

    /// The sines of 0 to 450 degrees.
    private let sines: [Double] = (0...450).map { sin(Double($0) * .pi / 180) }

    /// Returns sine and cosine of an angle of 0 to 360 degrees, in units of 0.00001 degrees.
    @inline(__always)
    func sineAndCosine(_ angle: Int) -> (sine: Double, cosine: Double) {
        let degrees = min(max(angle / 100_000, 0), 360)
        let rest = Double(angle - degrees * 100_000) * (.pi / 18_000_000)
        let square = rest * rest
        let sine = rest * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
        let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
        let (wholeSine, wholeCosine) = (sines[degrees], sines[degrees + 90])
        return (wholeSine * cosine + wholeCosine * sine, wholeCosine * cosine - wholeSine * sine)
    }
}
