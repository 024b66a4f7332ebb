package import Persistence

/// The forms in which a distance report can be written; the raw value is what a person types.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case markdown
    case json
    case csv
    case html

    /// The endings that belong to formats, the most frequent one of each format first.
    package static let fileEndings = ["txt", "md", "json", "csv", "html"]

    /// The format for a file's ending, without the dot; nil where none is known by it. Case does not matter.
    package init?(fileEnding: String) {
        switch fileEnding.lowercased() {
        case "txt": self = .text
        case "md", "markdown": self = .markdown
        case "json": self = .json
        case "csv": self = .csv
        case "html", "htm": self = .html
        default: return nil
        }
    }

    /// The rule that finds the format of a report: by its name, by the ending of the file, else text.
    package static var rule: FormatRule<ReportFormat> {
        FormatRule(
            usual: .text, withoutEnding: .text, knownEndings: fileEndings, ofEnding: ReportFormat.init(fileEnding:))
    }
}
