import Console
import ReportModule
import Reports
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
            composition.output.write(try presenter.document(format, context: composition.context))
            return
        }
        let document = try presenter.document(format, context: .init())
        try composition.reportRouter().leave(document, to: path, replacing: invocation.flag(.force))
        composition.say(["Wrote \(visible(path))."])
    }

    /// `--json`, `--format`, the file's ending, or text, in this order.
    private func format(path: String?) throws(UsageError) -> ReportFormat {
        if invocation.global.json { return .json }
        if let name = invocation.value(.format) {
            guard let format = ReportFormat(rawValue: name) else {
                throw UsageError("there is no report format called \(quoted(name))")
            }
            return format
        }
        guard let path else { return .text }
        let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? ""
        return ReportFormat(fileEnding: ending) ?? .text
    }
}
