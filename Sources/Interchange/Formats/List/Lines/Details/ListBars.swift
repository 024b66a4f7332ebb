import Text

/// A place of a line of a list with what is said of it behind bars: `Sassnitz | 2026-07-05 | ferry`.
struct ListBars {
    /// The text in front of the first bar.
    let place: String
    /// The texts behind the bars, none of them empty.
    let said: [String]

    /// Takes a text apart; nil where it has no bars, or where all that stands between them may be names of places, so
    /// that it is a way: `Porto | Braga`. Linear.
    init?(_ text: String, _ dates: ListDates) {
        guard text.contains("|"), !text.hasPrefix("|"), !text.containsText("://"), !text.contains("=") else {
            return nil
        }
        let parts = ListSeparators.parts(of: text, at: ["|"]).filter { !$0.isEmpty }
        guard let first = parts.first, ListReading.mayBeName(first), ListReading.row(of: text, dates) == nil else {
            return nil
        }
        // A bar at the end of the line is none of the name.
        guard parts.count > 1 else {
            (place, said) = (first, [])
            return
        }
        let isSaid = parts.dropFirst().contains { part in
            var details = ListDetails()
            details.take(part, dates)
            return !ListReading.mayBeName(part) || details.date != nil || details.nights != nil || details.cost != nil
                || details.costOfNight != nil
        }
        guard isSaid else { return nil }
        (place, said) = (first, Array(parts.dropFirst()))
    }
}
