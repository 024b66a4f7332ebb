package import PlaceNames

/// The answer to a question for a place by its name.
package struct PlaceMatches: Equatable, Sendable {
    /// The places that it may mean, best first; none when there is no such place.
    package var places: [FoundPlace]
    /// Whether the first is clearly meant, so that nobody need be asked.
    package var isClear: Bool
    /// The reason why the first is not clearly meant, where that was asked for and is known.
    package var doubt: PlaceDoubt?
    /// Whether none of the places has the name, all are only spelled much like it, and none is clearly meant.
    package var isAlike = false
    /// Whether what was typed names the first: it is its whole name, or enough of the beginning of the name it is shown
    /// with.
    package var namesFirst = true
    /// A known name that is spelled much like it; only where there are no places.
    package var spelling: String?

    /// Collects an answer; without `isClear`, a place is clearly meant when it is the only one.
    package init(_ places: [FoundPlace], isClear: Bool? = nil, spelling: String? = nil) {
        self.places = places
        self.isClear = isClear ?? (places.count == 1)
        self.spelling = spelling
    }
}
