package import Console
import Entities
import Interchange
package import JSON
import Persistence
import Text

/// Puts what was taken and given out into words.
package final class ExchangePresenter: ExchangePresenting {
    private let interactor: any ExchangeInteracting
    private let router: any ExchangeRouting

    /// Speaks for `interactor`; documents leave by `router`.
    package init(interactor: any ExchangeInteracting, router: any ExchangeRouting) {
        self.interactor = interactor
        self.router = router
    }

    package func perform(_ request: ImportRequest) throws -> ImportOutcome {
        try interactor.importTrips(request)
    }

    package func perform(_ request: ExportRequest, toTerminal: Bool) throws -> ExportResult {
        let document = try interactor.document(request)
        let warnings = document.warnings.map { visible($0) }
        guard let path = request.path, path != "-" else {
            if document.isBinary, toTerminal { throw ExportError.binaryToTerminal(format: request.format ?? "") }
            return ExportResult(output: toTerminal ? shown(document) : document.bytes, lines: warnings)
        }
        try router.leave(document, to: path, replacing: request.replaces)
        return ExportResult(output: nil, lines: ["Wrote \(visible(path))."] + warnings)
    }

    /// A text as a terminal gets it: names are not to steer it. Tabs stay, which are between the cells of tables.
    private func shown(_ document: ExportedDocument) -> [UInt8] {
        let cells = String(decoding: document.bytes, as: UTF8.self).unicodeScalars.split(
            separator: "\t", omittingEmptySubsequences: false)
        return Array(cells.map { visible(String($0), lines: .kept) }.joined(separator: "\t").utf8)
    }

    package func importFile(_ path: String) -> Notice {
        // Standard input is where the menu reads what is typed.
        guard path != "-" else { return .failed("- is no file; give the name of one.") }
        do {
            let outcome = try perform(ImportRequest(files: [interactor.expanded(path)]))
            let isRefused = outcome.files.contains { $0.failure != nil || $0.isAllSkipped }
            return Notice(isRefused ? .failed : .done, Self.lines(outcome))
        } catch {
            return .refused(error)
        }
    }

    package func exportFile(_ subject: ExportRequest.Subject, to path: String) -> Notice {
        guard path != "-" else { return .failed("- is no file; give the name of one.") }
        do {
            var request = ExportRequest(subject)
            request.path = interactor.expanded(path)
            return Notice(.done, try perform(request, toTerminal: false).lines)
        } catch let error as DocumentError {
            if case .exists = error {
                return .refused(error, hints: ["Give another name; ‘roadtrip export --force’ writes over a file."])
            }
            return .refused(error)
        } catch ExportError.unknownEnding(let path, let known) {
            return .refused(
                ExportError.unknownEnding(path: path, known: known),
                hints: ["Endings that are known: \(known.joined(separator: ", "))."])
        } catch {
            return .refused(error)
        }
    }

    /// What became of each file, in words.
    package static func lines(_ outcome: ImportOutcome) -> [String] {
        outcome.files.flatMap { lines($0, isDryRun: outcome.isDryRun) } + outcome.warnings.map { visible($0) }
    }

    private static func lines(_ file: ImportOutcome.FileOutcome, isDryRun: Bool) -> [String] {
        let name = visible(file.file == "-" ? "standard input" : file.file)
        if let failure = file.failure { return ["\(reason(failure, file: name)); nothing of it was taken"] }
        let counts = [
            file.trips > 0 ? Wording.counted(file.trips, "trip") : nil,
            file.stops > 0 ? Wording.counted(file.stops, "stop") : nil,
        ].compactMap { $0 }
        let taken = counts.isEmpty ? "nothing" : counts.joined(separator: " with ")
        let verb = isDryRun ? "would take" : "took"
        let duplicates = file.duplicates > 0 ? ", \(file.duplicates) already there" : ""
        let format = file.format.map { " (\($0))" } ?? ""
        var lines = ["\(name): \(verb) \(taken)\(duplicates)\(format)"]
        lines += file.skipped.map { "\(name):\($0.line): skipped: \(visible($0.reason))" }
        lines += file.notices.map { "\(name): \(visible($0))" }
        return lines
    }

    /// Why nothing of a file was taken, for a line of its own; nil when something was, or when nothing new was in it.
    package static func refusal(of outcome: ImportOutcome.FileOutcome) -> String? {
        let name = visible(outcome.file == "-" ? "standard input" : outcome.file)
        if let failure = outcome.failure { return reason(failure, file: name) }
        return outcome.isAllSkipped ? "\(name): nothing in it could be taken" : nil
    }

    /// What to do about a file of which nothing was taken, a line each.
    package static func hints(of outcome: ImportOutcome.FileOutcome) -> [String] {
        outcome.failure != nil && outcome.isFormatUnsure
            ? ["If it is of one of the formats, say which: --format \(TripFormats.readNames.joined(separator: "|"))"]
            : []
    }

    /// Why nothing of a file was taken; `file` is safe to show.
    private static func reason(_ failure: ImportOutcome.FileFailure, file: String) -> String {
        switch failure {
        case .document(let error): visible("\(error)")
        case .content(let error): visible(error.description(file: file))
        case .unknownFormat:
            "\(file): not a format that is known (\(TripFormats.readNames.joined(separator: ", ")))"
        }
    }

    /// What became of each file, for programs.
    package static func json(_ outcome: ImportOutcome) -> JSONValue {
        let files = JSONMember("files", .array(outcome.files.map(json)))
        // The ids of a dry run are made up and never come again.
        guard !outcome.isDryRun else { return .object([files]) }
        return .object([files, JSONMember("ids", .array(outcome.ids.map { .string($0.description) }))])
    }

    private static func json(_ file: ImportOutcome.FileOutcome) -> JSONValue {
        var members = [
            JSONMember("file", .string(file.file)),
            JSONMember("format", file.format.map { .string($0) } ?? .null),
            JSONMember("trips", .integer(file.trips)),
            JSONMember("stops", .integer(file.stops)),
            JSONMember("duplicates", .integer(file.duplicates)),
            JSONMember(
                "skipped",
                .array(
                    file.skipped.map {
                        .object([JSONMember("line", .integer($0.line)), JSONMember("reason", .string($0.reason))])
                    })),
        ]
        if !file.notices.isEmpty { members.append(JSONMember("notices", .array(file.notices.map { .string($0) }))) }
        if let failure = file.failure {
            members.append(JSONMember("error", .string(reason(failure, file: file.file))))
        }
        return .object(members)
    }
}

extension ExportError: CustomStringConvertible {
    /// What is wrong, for the person.
    package var description: String {
        switch self {
        case .unknownEnding(let path, _): "unknown file ending: \(path)"
        case .unknownFormat(let name, _): "there is no format called \(Wording.quoted(name))"
        case .oneWay(let name, _):
            "\(name) goes one way only: it is \(TripFormats.named(name)?.canRead == true ? "read" : "written")"
        case .binaryToTerminal(let format): "\(format) is not text; it would only disturb the terminal"
        }
    }
}
