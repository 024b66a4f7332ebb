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

    /// The endings of its files, without the dot, the one first that is written most.
    private var endings: [String] {
        switch self {
        case .text: ["txt"]
        case .markdown: ["md", "markdown"]
        case .json: ["json"]
        case .csv: ["csv"]
        case .html: ["html", "htm"]
        }
    }

    /// The format for a file's ending, without the dot; nil where none is known by it. Case does not matter.
    package init?(fileEnding: String) {
        let ending = fileEnding.lowercased()
        guard let format = ReportFormat.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
        self = format
    }

    /// The rule that finds the format of a report: by its name, by the ending of the file, else text.
    package static var rule: FormatRule<ReportFormat> {
        FormatRule(
            usual: .text, withoutEnding: .text, knownEndings: fileEndings, printedFrom: "html",
            describe: { ($0.rawValue, $0.endings) },
            ofEnding: ReportFormat.init(fileEnding:))
    }
}
