/// The marks of a place of a file, beside its kinds.
package struct PlaceMarks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The point is where one arrives, and takes the place of the one that the other files have.
    package static let arrival = PlaceMarks(rawValue: 1)
    /// The gates are so far from each other that it has to be asked which is meant.
    package static let farGates = PlaceMarks(rawValue: 2)

    /// The bits from this one on that tell how large a park is whose point is near its middle.
    private static let radiusShift: UInt8 = 2
    private static let largestRadius: UInt8 = 7

    /// The marks of a park whose area is that of a circle of so many kilometres, which are rounded down to a power of
    /// 2, from 2 to 128; none for a smaller one.
    package static func radius(ofKilometers kilometers: Double) -> PlaceMarks {
        var power: UInt8 = 0
        while power < largestRadius, Double(2 << Int(power)) <= kilometers { power += 1 }
        return PlaceMarks(rawValue: power << radiusShift)
    }

    /// The radius in metres of a circle of the area of a park, rounded down, around its point; 0 where that is not
    /// known or the point is none near the middle.
    package var radius: Double {
        let power = rawValue >> Self.radiusShift & Self.largestRadius
        return power == 0 ? 0 : 1_000 * Double(1 << Int(power))
    }
}
