import Console
import Text

/// A person's request for a report in the menus: `notes trip.md`, each word optional.
package struct ReportInput: Equatable, Sendable {
    /// Whether the notes of the stops are wanted; an itinerary has them anyway.
    package let notes: Bool
    /// The file that the report is to be written into; nil to show it.
    package let path: String?

    /// Reads what was typed: the word `notes` in front, then the path of a file, which may be in quotation marks. A
    /// file of that name is `./notes`.
    package init(_ typed: String) {
        let typed = typed.trimmed
        let first = typed.prefix { !$0.isWhitespace }
        notes = first.lowercased() == "notes"
        let rest = (notes ? typed.dropFirst(first.count) : typed[...]).drop { $0.isWhitespace }
        path = rest.isEmpty ? nil : TypedPaths.path(String(rest))
    }
}
