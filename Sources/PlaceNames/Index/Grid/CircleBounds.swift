import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Bounds of a circle, in the stored numbers of places: what lies outside is told before a distance is calculated.
struct CircleBounds {
    private let northing: Int
    private let easting: Int
    /// A place further north or south than this lies outside of the circle.
    private let margin: Int
    /// A place further east or west than this does too, seen both ways around the Earth.
    private let side: Int
    /// The square of a radius that is surely smaller than that of the circle.
    private let squareOfRadius: Double
    /// The cosine of the latitude nearest to the equator: no degree of longitude is longer in the circle.
    private let mostCosine: Double

    /// The bounds of a circle of `radius` metres, in units of 0.00001 degrees.
    init(around center: Coordinate, radius: Double) {
        let degrees = radius / Earth.meanRadius * 180 / .pi
        northing = Int((center.latitude + 90) * 100_000)
        easting = Int((center.longitude + 180) * 100_000)
        margin = Int(degrees * 100_000) + 1
        let least = max(center.latitude.magnitude - degrees, 0)
        mostCosine = cos(least * .pi / 180)
        let radius = max(degrees * 100_000 - Self.rounding, 0)
        squareOfRadius = radius * radius
        side = Int(SphericalMeasure.halfWidth(latitude: center.latitude, margin: degrees) * 100_000) + 1
    }

    /// Whether a place may lie in the circle.
    @inline(__always)
    func mayContain(_ record: PlaceRecord) -> Bool {
        guard abs(record.northing - northing) <= margin else { return false }
        let aside = abs(record.easting - easting)
        return aside <= side || aside >= 36_000_000 - side
    }

    /// The most by which two positions are rounded, in units of 0.00001 degrees.
    private static let rounding = 4.0

    /// Whether a place that the circle may contain surely lies in it: the way along its meridian and its parallel, were
    /// that nearest to the equator, is no longer than the radius. False of some near the edge that do.
    @inline(__always)
    func surelyContains(_ record: PlaceRecord) -> Bool {
        let aside = abs(record.easting - easting)
        let north = Double(record.northing - northing)
        let east = Double(min(aside, 36_000_000 - aside)) * mostCosine
        return north * north + east * east <= squareOfRadius
    }
}
