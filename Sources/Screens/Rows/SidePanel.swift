import Console

/// The lines to the right of a page in a wide window, from the row below the page's title on.
package struct SidePanel {
    /// The columns that are left for the page.
    package let pageColumns: Int
    /// Returns the panel in at most this number of rows.
    private let lines: (_ rows: Int) -> [String]

    /// The empty columns between the page and the panel.
    package static let gap = 2

    /// States how wide the page is, and how the panel is drawn.
    package init(pageColumns: Int, lines: @escaping (_ rows: Int) -> [String]) {
        (self.pageColumns, self.lines) = (pageColumns, lines)
    }

    /// Returns the lines of a page, of which the first is the title, with the panel to the right of all others.
    package func lines(beside page: [String], rows: Int) -> [String] { lines(beside: page, lines(rows: rows)) }

    /// Returns the panel for a page of this number of rows.
    func lines(rows: Int) -> [String] { lines(rows - 1) }

    /// Returns the lines of a page, of which the first is the title, with the `drawn` panel to the right of all others.
    func lines(beside page: [String], _ drawn: [String]) -> [String] {
        page.beside(drawn, fromRow: 1, atColumn: pageColumns + Self.gap)
    }
}
