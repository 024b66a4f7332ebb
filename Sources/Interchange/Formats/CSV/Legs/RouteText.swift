import Text

/// The places of a text that goes from place to place: `Lyon - Annecy`, `Chicago to St. Louis`.
enum RouteText {
    private static let signs = ListSeparators.dashes + ListSeparators.arrows + ListWords.to
    /// The most places of one text.
    private static let mostPlaces = 12

    /// The places of a text in their order, one where it is only that. `isPlace` says whether a text is known as a
    /// place by itself, as `Garmisch-Partenkirchen` is; it is only asked where a sign without spaces is in it.
    static func places(_ text: String, isPlace: (String) -> Bool) -> [String] {
        let text = text.trimmed
        guard text.utf8.count <= 400 else { return [text] }
        for signs in [signs, ListSeparators.tightDashes] {
            let parts = ListSeparators.parts(of: text, at: signs).filter { !$0.isEmpty }
            guard parts.count > 1, parts.count <= mostPlaces else { continue }
            if signs == ListSeparators.tightDashes, isPlace(text) || !parts.allSatisfy(isPlace) { continue }
            return parts
        }
        return [text]
    }
}
