package import Console
package import Places

/// Suggestions for a place: the field that shows them, and the place behind each.
package struct TripDetailSuggestions {
    let field: LiveField
    let place: (_ index: Int) -> FoundPlace?

    /// Hands them on.
    package init(field: LiveField, place: @escaping (_ index: Int) -> FoundPlace?) {
        (self.field, self.place) = (field, place)
    }
}
