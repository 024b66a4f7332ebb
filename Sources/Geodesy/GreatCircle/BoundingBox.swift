/// The smallest ranges of latitude and longitude that contain given places.
///
/// If it crosses the antimeridian, `west` is greater than `east`.
package struct BoundingBox: Hashable, Sendable {
    /// The smallest latitude in degrees.
    package let south: Double
    /// The longitude in degrees of the western side.
    package let west: Double
    /// The greatest latitude in degrees.
    package let north: Double
    /// The longitude in degrees of the eastern side.
    package let east: Double

    /// Creates the box of `places`; nil if there are none.
    ///
    /// The range of longitudes is what remains without the widest gap between neighbouring longitudes; of equal gaps,
    /// without the one at the antimeridian. A place at a pole counts for the latitude only, unless all places are at
    /// poles. O(n log n).
    package init?(of places: some Sequence<Coordinate>) {
        var south = Double.infinity
        var north = -Double.infinity
        var longitudes: [Double] = []
        var atPoles: [Double] = []
        for place in places {
            south = min(south, place.latitude)
            north = max(north, place.latitude)
            // 180 and -180 are one meridian.
            let longitude = place.longitude == 180 ? -180 : place.longitude
            if place.latitude.magnitude == 90 { atPoles.append(longitude) } else { longitudes.append(longitude) }
        }
        if longitudes.isEmpty { longitudes = Array(atPoles.prefix(1)) }
        longitudes.sort()
        guard let first = longitudes.first, let last = longitudes.last else { return nil }
        var widest = first + 360 - last
        var (west, east) = (first, last)
        for (before, after) in zip(longitudes, longitudes.dropFirst()) where after - before > widest {
            widest = after - before
            (west, east) = (after, before)
        }
        // A box that ends at the antimeridian does not cross it.
        if east == -180, west != -180 { east = 180 }
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// The coordinate in the middle of both ranges.
    package var center: Coordinate {
        let width = east - west + (west > east ? 360 : 0)
        return Coordinate(computedLatitude: (south + north) / 2, longitude: west + width / 2)
    }
}
