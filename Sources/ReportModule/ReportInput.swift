import Console
import Interchange
import Text

/// A person's request for a report in the menus: `notes trip.md`, each word optional.
package struct ReportInput: Equatable, Sendable {
    /// The parts that are wanted beyond the usual.
    package let options: ReportOptions
    /// The file that the report is to be written into; nil to show it.
    package let path: String?

    /// Reads what was typed: the words `notes`, `days`, `legs`, `google`, `geo` and `osm` in front, then the path of a
    /// file, which may be in quotation marks. A file of such a name is `./notes`.
    package init(_ typed: String) {
        var options = ReportOptions()
        var rest = typed.trimmed[...]
        while true {
            let word = rest.prefix { !$0.isWhitespace }
            switch word.lowercased() {
            case "notes": options.notes = true
            case "days": options.days = true
            case "legs": options.legs = true
            case let service:
                guard let links = WayLinkService(rawValue: service) else {
                    self.options = options
                    path = rest.isEmpty ? nil : TypedPaths.path(String(rest))
                    return
                }
                options.links = links
            }
            rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
        }
    }
}
