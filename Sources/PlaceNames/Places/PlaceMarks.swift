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
}
