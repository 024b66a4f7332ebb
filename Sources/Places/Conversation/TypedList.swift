/// A list of places that was typed or pasted, taken apart as lists that are imported.
package struct TypedList: Equatable, Sendable {
    /// The PLACE of each.
    package let places: [String]
    /// The notes, by the index of the place.
    package let notes: [Int: String]
    /// The nights, by the index of the place.
    package let nights: [Int: Int]
    /// Whether a line has a mark of a list in front: `1.`, `-`, `Day 2:`.
    package let isMarked: Bool

    /// Collects a list.
    package init(places: [String], notes: [Int: String], nights: [Int: Int], isMarked: Bool) {
        (self.places, self.notes, self.nights, self.isMarked) = (places, notes, nights, isMarked)
    }

    /// Reads lines as a list, of which `check` throws the problems of the places that it is given; the reading with
    /// the fewest problems that is tried. Nil where the lines are no list.
    package typealias Reader = (_ lines: [String], _ check: (_ places: [String]) throws(PlaceError) -> Void) ->
        TypedList?
}
