/// A place on the Earth: latitude and longitude in degrees on the sphere that `Earth` describes.
///
/// Values outside the ranges cannot exist: every initializer makes sure of that.
package struct Coordinate: Hashable, Sendable {
    /// Degrees north of the equator, -90...90.
    package let latitude: Double
    /// Degrees east of Greenwich, -180...180.
    package let longitude: Double

    /// Creates a coordinate; throws if a number is not finite or outside its range.
    package init(latitude: Double, longitude: Double) throws(CoordinateError) {
        guard latitude >= -90, latitude <= 90 else { throw .latitudeOutOfRange(latitude) }
        guard longitude >= -180, longitude <= 180 else { throw .longitudeOutOfRange(longitude) }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place of latitude 0 and longitude 0, a stand-in where no place is known.
    package static let nullIsland = Coordinate(computedLatitude: 0, longitude: 0)

    /// Creates a coordinate from the results of a calculation: the latitude is clamped to its range, the longitude
    /// reduced by whole turns.
    ///
    /// Both must be finite, and the latitude outside its range by no more than a rounding error.
    init(computedLatitude latitude: Double, longitude: Double) {
        self.latitude = min(max(latitude, -90), 90)
        self.longitude = longitude.magnitude <= 180 ? longitude : longitude.remainder(dividingBy: 360)
    }
}

/// A reason for which two numbers are not a coordinate.
package enum CoordinateError: Error, Equatable, Sendable {
    /// The latitude is not a finite number from -90 to 90.
    case latitudeOutOfRange(Double)
    /// The longitude is not a finite number from -180 to 180.
    case longitudeOutOfRange(Double)
}

extension CoordinateError: CustomStringConvertible {
    /// The message for the person who gave the numbers.
    package var description: String {
        switch self {
        case .latitudeOutOfRange(let degrees): "latitude \(plain(degrees)) is outside -90 to 90"
        case .longitudeOutOfRange(let degrees): "longitude \(plain(degrees)) is outside -180 to 180"
        }
    }

    /// The number with all its digits; a whole number without `.0`, as a person writes it.
    private func plain(_ degrees: Double) -> String {
        let text = "\(degrees)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
