import Geodesy

/// Bounds of a circle, in the stored numbers of places: what lies outside is told before a distance is calculated.
struct CircleBounds {
    private let northing: Int
    private let easting: Int
    /// A place further north or south than this lies outside of the circle.
    private let margin: Int
    /// A place further east or west than this does too, seen both ways around the Earth.
    private let side: Int

    /// The bounds of a circle of `radius` metres, in units of 0.00001 degrees.
    init(around center: Coordinate, radius: Double) {
        let degrees = radius / Earth.meanRadius * 180 / .pi
        northing = Int((center.latitude + 90) * 100_000)
        easting = Int((center.longitude + 180) * 100_000)
        margin = Int(degrees * 100_000) + 1
        side = Int(SphericalMeasure.halfWidth(latitude: center.latitude, margin: degrees) * 100_000) + 1
    }

    /// Whether a place may lie in the circle.
    @inline(__always)
    func mayContain(_ record: PlaceRecord) -> Bool {
        guard abs(record.northing - northing) <= margin else { return false }
        let aside = abs(record.easting - easting)
        return aside <= side || aside >= 36_000_000 - side
    }
}
