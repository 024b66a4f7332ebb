/// A place where nobody sleeps: a peak, a pass, a waterfall, a viewpoint.
package struct UninhabitedPlace: Equatable, Sendable {
    /// The word for what it is: `pass`.
    package let kind: String
    /// The nearest town and its distance in metres; nil where none is known.
    package let town: Town?

    /// A town near it.
    package struct Town: Equatable, Sendable {
        package let name: String
        package let distance: Double

        /// Describes a town, with its distance in metres.
        package init(name: String, distance: Double) {
            (self.name, self.distance) = (name, distance)
        }
    }

    /// Describes a place.
    package init(kind: String, town: Town?) {
        (self.kind, self.town) = (kind, town)
    }
}
