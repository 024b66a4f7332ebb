#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Converts plane coordinates of UTM to latitude and longitude on the ellipsoid of WGS 84.
///
/// The series of Krüger to the fourth power of the third flattening, in the form of K. Kawase (Bulletin of the
/// Geospatial Information Authority of Japan 59, 2011, and 60, 2013); within a zone the error is far below a
/// millimetre.
enum TransverseMercator {
    /// The semi-major axis of WGS 84 in metres, and its third flattening n = f / (2 - f).
    private static let radius = 6_378_137.0
    private static let n = 1 / (2 * 298.257_223_563 - 1)
    /// The scale on the central meridian of UTM.
    private static let scale = 0.9996
    /// The easting of the central meridian, in metres.
    private static let falseEasting = 500_000.0

    /// The radius of the circle as long as a meridian: A = a / (1 + n) · (1 + n²/4 + n⁴/64).
    private static let rectifyingRadius = radius / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64)

    private static let beta = [
        n / 2 - 2 * n * n / 3 + 37 * n * n * n / 96 - n * n * n * n / 360,
        n * n / 48 + n * n * n / 15 - 437 * n * n * n * n / 1_440,
        17 * n * n * n / 480 - 37 * n * n * n * n / 840,
        4_397 * n * n * n * n / 161_280,
    ]
    private static let delta = [
        2 * n - 2 * n * n / 3 - 2 * n * n * n + 116 * n * n * n * n / 45,
        7 * n * n / 3 - 8 * n * n * n / 5 - 227 * n * n * n * n / 45,
        56 * n * n * n / 15 - 136 * n * n * n * n / 35,
        4_279 * n * n * n * n / 630,
    ]

    /// Latitude and longitude in degrees of a point in a zone (1...60): `easting` in metres from the false origin,
    /// `northing` in metres north of the equator, negative south of it.
    static func degrees(zone: Int, easting: Double, northing: Double) -> (latitude: Double, longitude: Double) {
        let xi = northing / (scale * rectifyingRadius)
        let eta = (easting - falseEasting) / (scale * rectifyingRadius)
        var (north, east) = (xi, eta)
        for (index, factor) in beta.enumerated() {
            let double = 2 * Double(index + 1)
            north -= factor * sin(double * xi) * cosh(double * eta)
            east -= factor * cos(double * xi) * sinh(double * eta)
        }
        let conformal = asin(sin(north) / cosh(east))
        var latitude = conformal
        for (index, factor) in delta.enumerated() { latitude += factor * sin(2 * Double(index + 1) * conformal) }
        let longitude = atan2(sinh(east), cos(north)) * 180 / .pi + Double(zone * 6 - 183)
        return (latitude * 180 / .pi, longitude)
    }
}
