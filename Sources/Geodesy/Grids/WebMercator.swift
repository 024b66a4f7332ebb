#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Returns the latitude and the longitude in degrees of a point of the projection that maps of the web have
/// (EPSG:3857).
///
/// `x` counts metres east of the prime meridian, `y` metres north of the equator. Both are any finite numbers: those
/// beyond the map give longitudes beyond 180.
package func webMercator(x: Double, y: Double) -> (latitude: Double, longitude: Double) {
    let radius = 6_378_137.0
    return (atan(sinh(y / radius)) * 180 / .pi, x / radius * 180 / .pi)
}
