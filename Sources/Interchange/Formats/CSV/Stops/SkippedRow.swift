/// A row of a table that names no place that is known, and has a day: where one is then is the stop before it.
struct SkippedRow {
    /// The place as the row calls it; nil where it says nothing.
    let name: String?
    let line: Int
    /// The texts of it about the night and its cost.
    let texts: PlanTexts
    let note: String?
}
