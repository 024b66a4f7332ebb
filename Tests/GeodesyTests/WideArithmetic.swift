import Foundation
import Geodesy
import TestSupport

extension Coordinate {
    /// A place by its numbers, which a test writes in range.
    init(_ latitude: Double, _ longitude: Double) throws {
        try self.init(latitude: latitude, longitude: longitude)
    }

    /// A place anywhere, poles and the antimeridian included now and then.
    static func random(using generator: inout SeededGenerator) throws -> Coordinate {
        let latitude =
            Int.random(in: 0..<20, using: &generator) == 0
            ? [-90, 0, 90][Int.random(in: 0..<3, using: &generator)] : Double.random(in: -90...90, using: &generator)
        let longitude =
            Int.random(in: 0..<20, using: &generator) == 0
            ? [-180, 0, 180][Int.random(in: 0..<3, using: &generator)]
            : Double.random(in: -180...180, using: &generator)
        return try Coordinate(latitude, longitude)
    }

    /// The opposite end of the diameter, moved by a little in degrees.
    func antipode(movedBy latitude: Double = 0, _ longitude: Double = 0) throws -> Coordinate {
        let opposite = self.longitude > 0 ? self.longitude - 180 : self.longitude + 180
        return try Coordinate(
            min(max(-self.latitude + latitude, -90), 90), min(max(opposite + longitude, -180), 180))
    }
}

/// A second way to the distance, from unit vectors: atan2(|a × b|, a · b), computed in 80-bit floats where there are
/// any.
func distanceByVectors(_ first: Coordinate, _ second: Coordinate) -> Double {
    let (a, b) = (vector(first), vector(second))
    let cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    let dot = zip(a, b).map(*).reduce(0, +)
    let sine = cross.map { $0 * $0 }.reduce(0, +).squareRoot()
    return 6_371_008.8 * Double(atan2(sine, dot))
}

/// A second way to the initial bearing in degrees: the other vector's parts along east and north, in the widest floats.
func bearingByVectors(_ first: Coordinate, _ second: Coordinate) -> Double {
    let latitude = Wide(first.latitude) * .pi / 180
    let longitude = Wide(first.longitude) * .pi / 180
    let east = [-sin(longitude), cos(longitude), 0]
    let north = [-sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude)]
    let other = vector(second)
    let parts = [east, north].map { axis in zip(axis, other).map(*).reduce(0, +) }
    let degrees = Double(atan2(parts[0], parts[1]) * 180 / .pi)
    return degrees < 0 ? degrees + 360 : degrees
}

#if arch(x86_64)
    typealias Wide = Float80
#else
    typealias Wide = Double
#endif

/// The unit vector of a place in the widest floats.
private func vector(_ place: Coordinate) -> [Wide] {
    let latitude = Wide(place.latitude) * .pi / 180
    let longitude = Wide(place.longitude) * .pi / 180
    return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
}
