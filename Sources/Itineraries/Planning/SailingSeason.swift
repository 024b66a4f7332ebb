/// The months in which a ferry sails, of a text such as `May-Sep`.
struct SailingSeason: Equatable {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// The first and the last month, 1...12; a season over the turn of the year ends before it begins.
    let first: Int
    let last: Int

    /// Reads a season; nil for a text that is none.
    init?(_ text: String) {
        let ends = text.lowercased().split(separator: "-").map { Self.months.firstIndex(of: String($0)) }
        guard ends.count == 2, let first = ends[0], let last = ends[1] else { return nil }
        self.first = first + 1
        self.last = last + 1
    }

    /// Whether the ferry sails in a month, 1...12.
    func contains(month: Int) -> Bool {
        first <= last ? (first...last).contains(month) : month >= first || month <= last
    }
}
