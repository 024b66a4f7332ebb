import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The part of the Earth around a centre that is looked at.
struct VisibleCap {
    private let latitude: Double
    private let longitude: Double
    /// The angle at the Earth's centre, in degrees.
    private let radius: Double
    private let sineOfLatitude: Double
    private let cosineOfLatitude: Double
    /// The degrees of longitude that the cap and the largest box beside it reach to either side; 180 over a pole.
    private let halfWidth: Double

    /// The degrees that a box of the largest size, of 255 steps on each side, reaches beyond its middle, and more.
    private static let largestBox = 5.2

    /// All that lies within `radius` metres of `center`.
    init(center: Coordinate, radius: Double) {
        let angle = radius / Earth.meanRadius / radiansPerDegree
        latitude = center.latitude
        longitude = center.longitude
        self.radius = angle < 180 ? max(angle, 0) : 180
        sineOfLatitude = sin(latitude * radiansPerDegree)
        cosineOfLatitude = cos(latitude * radiansPerDegree)
        let reach = self.radius + Self.largestBox
        // The meridian that touches a circle (Snyder, "Map Projections", 1987, page 30).
        halfWidth =
            latitude.magnitude + reach < 90
            ? asin(min(1, sin(reach * radiansPerDegree) / cosineOfLatitude)) / radiansPerDegree : 180
    }

    /// The rows of boxes, in 1/50 degree, that the cap may meet.
    var rows: ClosedRange<Int> {
        let steps = Double(ShorelinesFormat.boxStepsPerDegree)
        return Int(((latitude - radius) * steps).rounded(.down))...Int(((latitude + radius) * steps).rounded(.up))
    }

    /// Whether a box may hold something of the cap; false only where it cannot.
    ///
    /// From the box's middle no point of it is farther than half its height and half its width in degrees: along the
    /// meridian, then along a parallel, where a degree is never longer than on the equator.
    func mayReach(_ box: PieceBox) -> Bool {
        if radius >= 180 { return true }
        let unit = 1 / Double(ShorelinesFormat.boxStepsPerDegree)
        let halfHeight = Double(box.height) * unit / 2
        let middleLatitude = Double(box.south) * unit + halfHeight
        if (middleLatitude - latitude).magnitude > radius + halfHeight { return false }
        let halfOfBox = Double(box.width) * unit / 2
        let reach = radius + halfHeight + halfOfBox
        if reach >= 180 { return true }
        let across = Double(box.west) * unit + halfOfBox - longitude
        // Most boxes of the same latitudes lie around the Earth: no function of an angle is needed for them.
        if min(across.magnitude, (360 - across.magnitude).magnitude) > halfWidth { return false }
        let difference = across * radiansPerDegree
        let middle = middleLatitude * radiansPerDegree
        // The spherical law of cosines; near 1 it loses digits, which the last term makes up for.
        let cosine = sineOfLatitude * sin(middle) + cosineOfLatitude * cos(middle) * cos(difference)
        return cosine >= cos(reach * radiansPerDegree) - 1e-9
    }
}

/// Radians in a degree.
private let radiansPerDegree = Double.pi / 180
