/// The forms in which a distance report can be written; the raw value is what a person types.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text
    case markdown
    case json
    case csv
    case html

    /// The endings that say a format, the one of each format first that is written most.
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

    /// The format that the ending of a path says; text for a path without one. Throws for an ending that is not known.
    package init(ofFile path: String) throws(ReportError) {
        guard let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last else {
            self = .text
            return
        }
        guard let format = ReportFormat(fileEnding: String(ending)) else {
            throw .unknownEnding(path: path, known: ReportFormat.fileEndings)
        }
        self = format
    }
}
