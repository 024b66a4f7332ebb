/// A place on the Earth: latitude and longitude in degrees on the sphere that `Earth` describes.
///
/// No value outside the ranges can exist: the initializer is the one place that checks them.
package struct Coordinate: Hashable, Sendable {
    /// Degrees north of the equator, -90...90.
    package let latitude: Double
    /// Degrees east of Greenwich, -180...180.
    package let longitude: Double

    /// Makes a coordinate; throws when a number is not finite or outside its range.
    package init(latitude: Double, longitude: Double) throws(CoordinateError) {
        guard latitude >= -90, latitude <= 90 else { throw .latitudeOutOfRange(latitude) }
        guard longitude >= -180, longitude <= 180 else { throw .longitudeOutOfRange(longitude) }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place of latitude 0 and longitude 0, for what has no place of its own.
    package static let nullIsland = Coordinate(computedLatitude: 0, longitude: 0)

    /// The coordinate of a computed place: the latitude is brought into its range, the longitude turned into it.
    ///
    /// Both must be finite; rounding leaves them at most a hair, or some full turns, outside.
    init(computedLatitude latitude: Double, longitude: Double) {
        self.latitude = min(max(latitude, -90), 90)
        self.longitude = longitude.magnitude <= 180 ? longitude : longitude.remainder(dividingBy: 360)
    }
}

/// Why two numbers are not a place on the Earth.
package enum CoordinateError: Error, Equatable, Sendable {
    /// The latitude is not a finite number from -90 to 90.
    case latitudeOutOfRange(Double)
    /// The longitude is not a finite number from -180 to 180.
    case longitudeOutOfRange(Double)
}

extension CoordinateError: CustomStringConvertible {
    /// What is wrong, for the person who gave the numbers.
    package var description: String {
        switch self {
        case .latitudeOutOfRange(let degrees): "latitude \(plain(degrees)) is outside -90 to 90"
        case .longitudeOutOfRange(let degrees): "longitude \(plain(degrees)) is outside -180 to 180"
        }
    }

    /// The number with all its digits, without `.0`: a whole one as it was typed.
    private func plain(_ degrees: Double) -> String {
        let text = "\(degrees)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
