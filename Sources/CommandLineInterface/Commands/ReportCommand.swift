import Console
import ReportModule
import Text

/// `report`.
struct ReportCommand {
    private let composition: Composition
    private let invocation: Invocation

    /// Prepares the command.
    init(_ composition: Composition, _ invocation: Invocation) {
        self.composition = composition
        self.invocation = invocation
    }

    /// Prints the report or writes it into a file.
    func run() throws {
        let path = invocation.value(.output).flatMap { $0 == "-" ? nil : $0 }
        let format = try format(path: path)
        let presenter = try composition.reportPresenter()
        try presenter.show(invocation.arguments.isEmpty ? .allTrips : .references(invocation.arguments))
        guard let path else {
            let document = try presenter.document(format, context: composition.context)
            composition.output.write(shown(document, format))
            return
        }
        let document = try presenter.document(format, context: .init())
        try composition.reportRouter().leave(document, to: path, replacing: invocation.flag(.force))
        composition.say(["Wrote \(visible(path))."])
    }

    /// The document as it goes to standard output: a file keeps names as they are, a terminal is not to be steered by
    /// them. Text has them visible already, with colour around them; JSON escapes them.
    private func shown(_ document: String, _ format: ReportFormat) -> String {
        switch format {
        case .text, .json: document
        case .markdown, .csv, .html:
            composition.context.outputIsTerminal ? visible(document, lines: .kept) : document
        }
    }

    /// `--json`, `--format`, the file's ending, or text where there is none, in this order.
    private func format(path: String?) throws(UsageError) -> ReportFormat {
        if invocation.global.json { return .json }
        if let name = invocation.value(.format) {
            guard let format = ReportFormat(rawValue: name) else {
                throw UsageError("there is no report format called \(quoted(name))")
            }
            return format
        }
        guard let path else { return .text }
        guard let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last else { return .text }
        guard let format = ReportFormat(fileEnding: String(ending)) else {
            let known = enumeration(ReportFormat.fileEndings, last: "and")
            throw UsageError(
                "the ending of \(visible(path)) says no format that is known",
                hints: ["Endings are \(known); --format names the format."])
        }
        return format
    }
}
