package import Geodesy

/// A question for a place by its name.
package struct PlaceQuery: Equatable, Sendable {
    /// What was typed: a name, perhaps with `, region` or `, country`.
    package let text: String
    /// Where the place is likely to be near, such as the stop before; nil when nothing is known.
    package let near: Coordinate?

    /// Asks for `text`, places close to `near` first.
    package init(text: String, near: Coordinate? = nil) {
        self.text = text
        self.near = near
    }
}
