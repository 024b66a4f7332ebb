package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The Natural Earth projection of the whole Earth: a map of the world as people know it, north up everywhere.
///
/// The polynomials are those of Šavrič, Patterson, Petrovič and Hurni, "A Polynomial Equation for the Natural Earth
/// Projection" (2011). Lengths are scaled so that the equator has its own.
package struct WorldProjection: Equatable, Sendable {
    /// The degrees of longitude in the middle.
    package let middleLongitude: Double

    /// The distance of the left and the right end of the equator from the middle, in metres.
    static let halfWidth = Double.pi * Earth.meanRadius
    /// The distance of the poles from the equator on the plane, in metres.
    static let halfHeight = height(.pi / 2)

    private static let equator = 0.8707

    /// Projects about a meridian.
    package init(middleLongitude: Double) {
        self.middleLongitude = middleLongitude
    }

    /// The degrees of longitude from the middle, -180..<180.
    @inline(__always)
    func relative(_ longitude: Double) -> Double {
        let difference = longitude - middleLongitude
        return difference < -180 ? difference + 360 : difference >= 180 ? difference - 360 : difference
    }

    /// Returns the point of a place on the plane.
    package func project(latitude: Double, longitude: Double) -> PlanePoint {
        Self.point(latitude: latitude, relative: relative(longitude))
    }

    /// The point at these degrees of latitude, and of longitude from the middle.
    @inline(__always)
    static func point(latitude: Double, relative: Double) -> PlanePoint {
        let angle = latitude * radiansPerDegree
        return PlanePoint(x: Earth.meanRadius * relative * radiansPerDegree * width(angle), y: height(angle))
    }

    /// The place at a point of the plane; beyond the map's outline, the nearest on it of the same height.
    package func place(at point: PlanePoint) -> Coordinate {
        let y = min(max(point.y, -Self.halfHeight), Self.halfHeight)
        var angle = y / Self.halfHeight * .pi / 2
        for _ in 0..<12 {
            let step = (Self.height(angle) - y) / Self.slope(angle)
            angle -= step
            if step.magnitude < 1e-15 { break }
        }
        angle = min(max(angle, -.pi / 2), .pi / 2)
        let relative = point.x / (Earth.meanRadius * Self.width(angle)) / radiansPerDegree
        var longitude = min(max(relative, -180), 180) + middleLongitude
        if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
        return (try? Coordinate(latitude: angle / radiansPerDegree, longitude: longitude)) ?? .nullIsland
    }

    /// Whether a point lies on the map's outline or inside.
    func isOnEarth(_ point: PlanePoint) -> Bool {
        guard point.y.magnitude <= Self.halfHeight else { return false }
        let latitude = place(at: PlanePoint(x: 0, y: point.y)).latitude
        return point.x.magnitude <= Self.halfWidth * Self.width(latitude * radiansPerDegree)
    }

    /// The length of a degree of longitude at a latitude in radians, as a share of that on the equator.
    @inline(__always)
    private static func width(_ angle: Double) -> Double {
        let square = angle * angle
        let fourth = square * square
        let high = fourth * (0.003971 * square - 0.001529 * fourth)
        return (equator - 0.131979 * square + fourth * (high - 0.013791)) / equator
    }

    /// The distance of a parallel from the equator on the plane, in metres.
    @inline(__always)
    private static func height(_ angle: Double) -> Double {
        let square = angle * angle
        let fourth = square * square
        let high = fourth * (0.028874 * square - 0.044475 - 0.005916 * fourth)
        return Earth.meanRadius * angle * (1.007226 + square * (0.015085) + square * high) / equator
    }

    /// The change of `height` with the angle.
    private static func slope(_ angle: Double) -> Double {
        let square = angle * angle
        let fourth = square * square
        let high = fourth * (9 * 0.028874 * square - 7 * 0.044475 - 11 * 0.005916 * fourth)
        return Earth.meanRadius * (1.007226 + 3 * 0.015085 * square + square * high) / equator
    }

    /// Metres on the Earth for each metre of the plane, from east to west, at a latitude in degrees.
    func stretch(atLatitude latitude: Double) -> Double {
        max(cos(latitude * radiansPerDegree), 1e-3) / Self.width(latitude * radiansPerDegree)
    }
}
