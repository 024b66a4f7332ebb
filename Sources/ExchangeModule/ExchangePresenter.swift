import Console
package import Entities
import Interchange
import Persistence
package import Reactive
package import Screens
import Text

/// Puts what was taken and given out into words.
package final class ExchangePresenter {
    private let interactor: ExchangeInteractor

    /// Speaks for `interactor`.
    package init(interactor: ExchangeInteractor) {
        self.interactor = interactor
    }

    /// Imports for a command: what went wrong with a file is in the outcome, anything else is the failure.
    package func perform(_ request: ImportRequest) -> AnyPublisher<ImportOutcome, any Error> {
        interactor.importTrips(request)
            .mapError { (error: any Error) -> any Error in
                if case .interrupted(let signal)? = error as? DocumentError { Interruption(signal) } else { error }
            }
            .eraseToAnyPublisher()
    }

    /// Exports for a command: what goes to standard output, and the lines to say beside it.
    package func perform(_ request: ExportRequest, toTerminal: Bool) -> AnyPublisher<ExportResult, any Error> {
        interactor.document(request).tryMap { [interactor] outcome in
            let document = outcome.document
            let warnings = outcome.warnings(in: interactor.unit).map { visible($0) }
            guard let path = request.path, path != "-" else {
                if document.isBinary, toTerminal { throw ExportError.binaryToTerminal(format: request.format ?? "") }
                return ExportResult(output: toTerminal ? Self.shown(document) : document.bytes, lines: warnings)
            }
            try interactor.write(document, to: path, replacing: request.replaces)
            var result = ExportResult(output: nil, lines: Notice.wrote(path).lines + warnings)
            result.written = try interactor.written(request, outcome, at: path)
            return result
        }
        .eraseToAnyPublisher()
    }

    /// A text as a terminal gets it: names are not to steer it. Tabs stay, which are between the cells of tables.
    private static func shown(_ document: ExportedDocument) -> [UInt8] {
        guard !document.drawsOnTerminal else { return document.bytes }
        let cells = String(decoding: document.bytes, as: UTF8.self).unicodeScalars.split(
            separator: "\t", omittingEmptySubsequences: false)
        return Array(cells.map { visible(String($0), lines: .kept) }.joined(separator: "\t").utf8)
    }

    /// Imports files for a menu: everything becomes the notice, except what ended a wait. `columns` is what the person
    /// said the columns of single files are, `lines` the files of which each line is a trip. With `asking`, nothing is
    /// taken while there is a file of which only a person can say it; the answer names these files.
    package func importFiles(
        _ paths: [String], columns: [String: [String]] = [:], lines: Set<String> = [], asking: Bool = false
    ) -> AnyPublisher<ImportAnswer, any Error> {
        // Standard input is where the menu reads what is typed.
        guard !paths.contains("-") else { return Self.notAFile.map { ImportAnswer(notice: $0) }.eraseToAnyPublisher() }
        var request = ImportRequest(files: paths.map(interactor.expanded))
        request.columnsOfFiles = columns
        request.linesOfFiles = lines
        request.waitsForAnswers = asking
        return perform(request)
            .map { outcome in
                let isRefused = outcome.files.contains { $0.failure != nil || $0.isAllSkipped }
                let notice = Notice(
                    isRefused ? .refused(anotherAnswerHelps: columns.isEmpty) : .done, Self.lines(outcome),
                    warnings: outcome.warnings)
                let questions = outcome.files.compactMap { file in
                    file.columnChoice.map { ColumnQuestion(file: file.file, columns: $0) }
                }
                let lineQuestions = outcome.files.compactMap { file in
                    file.lineChoice.map { LineQuestion(file: file.file, count: $0) }
                }
                return ImportAnswer(
                    notice: notice, questions: asking ? questions : [], lineQuestions: asking ? lineQuestions : [])
            }
            .eraseToAnyPublisher()
    }

    /// Exports into a file for a menu: everything becomes the notice, except what ended a wait. Before a file that is
    /// there is written over, it is asked; where `asking`, also whether a calendar is to have times. `--times` before
    /// or behind the path is the option of the command: the message about a calendar without times tells people to use
    /// it.
    package func exportFile(
        _ selection: TripSelection, to path: String, asking: Bool = false
    ) -> AnyPublisher<TaskScreen.Result, any Error> {
        let (file, hasTimes) = TypedPaths.exported(path)
        guard file != "-" else { return Self.notAFile.map { TaskScreen.Result(notice: $0) }.eraseToAnyPublisher() }
        var request = ExportRequest(selection)
        request.path = interactor.expanded(file)
        request.hasTimes = hasTimes
        return asking && interactor.lacksTimes(request) ? askForTimes(request, file) : export(request, file)
    }

    /// Asks whether the events of a calendar are to have times, once it is known that it can be written.
    private func askForTimes(_ request: ExportRequest, _ file: String) -> AnyPublisher<TaskScreen.Result, any Error> {
        var with = request
        with.hasTimes = true
        let question = TaskScreen.Question(
            "Times as well: each drive, ferry, stay and fixed arrival?", export(with, file),
            otherwise: export(request, file))
        return interactor.document(request)
            .map { _ in TaskScreen.Result(question: question) }
            .catch { error in Self.result(of: error) }
            .eraseToAnyPublisher()
    }

    private func export(_ request: ExportRequest, _ file: String) -> AnyPublisher<TaskScreen.Result, any Error> {
        perform(request, toTerminal: false)
            .map { TaskScreen.Result(notice: Notice(.done, $0.lines)) }
            .catch { [self] (error: any Error) -> AnyPublisher<TaskScreen.Result, any Error> in
                guard case DocumentError.exists = error else { return Self.result(of: error) }
                var replacing = request
                replacing.replaces = true
                return Just(.exists(file, error, orElse: export(replacing, file)))
                    .setFailureType(to: (any Error).self).eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }

    /// The notice about an error of an export; the error itself where it ended a wait or says enough.
    private static func result(of error: any Error) -> AnyPublisher<TaskScreen.Result, any Error> {
        guard let notice = refusal(of: error) else { return Fail(error: error).eraseToAnyPublisher() }
        return Just(TaskScreen.Result(notice: notice)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    private static var notAFile: AnyPublisher<Notice, any Error> {
        Just(Notice.failed("- is no file; give the name of one."))
            .setFailureType(to: (any Error).self)
            .eraseToAnyPublisher()
    }

    /// Returns the notice of a menu for an error of an export; nil where the error says enough.
    private static func refusal(of error: any Error) -> Notice? {
        switch error {
        case is UnknownEndingError: .refused(error)
        case ExportError.noStart:
            .refused(error, hints: ["y opens its days; start and a date there sets the first one."])
        default: nil
        }
    }

    /// The most skipped points, and notices about single lines, that are shown of a file unless all are asked for.
    private static let shownLines = 5

    /// Returns the results of all files in words: what was taken, then the first skipped points and notices.
    static func lines(_ outcome: ImportOutcome) -> [String] {
        outcome.files.flatMap { [result($0, isDryRun: outcome.isDryRun)] + warnings($0, isVerbose: false) }
    }

    /// The line that names the trips that were taken, and for an only one what to type next.
    private static func next(_ outcome: ImportOutcome) -> [String] {
        guard !outcome.isDryRun else { return [] }
        guard let name = outcome.onlyTrip else { return outcome.namesLine.map { [$0] } ?? [] }
        return [
            "the trip is called \(Wording.quoted(name.text)); ‘roadtrip show \(shellWord(name.text))’ shows it"
        ]
    }

    /// An import in words, for a command: the results of the files that could be read, with all skipped points and
    /// notices if `isVerbose`, and the others with the reasons.
    package static func report(_ outcome: ImportOutcome, isVerbose: Bool) -> ImportReport {
        var imported = outcome
        imported.files.removeAll { $0.failure != nil }
        return ImportReport(
            results: results(imported), warnings: warnings(imported, isVerbose: isVerbose), next: next(outcome),
            refusals: outcome.files.compactMap { file in
                refusal(of: file).map { ImportReport.Refusal(file: file, reason: $0, hints: hints(of: file)) }
            })
    }

    /// Returns what was taken of each file, a line each.
    static func results(_ outcome: ImportOutcome) -> [String] {
        outcome.files.map { result($0, isDryRun: outcome.isDryRun) }
    }

    /// Returns what was skipped, changed and looked up in the files: all of it if `isVerbose`, else the first points
    /// and notices of each.
    static func warnings(_ outcome: ImportOutcome, isVerbose: Bool) -> [String] {
        outcome.files.flatMap { warnings($0, isVerbose: isVerbose) }
    }

    /// The formats whose points are lines of a text.
    private static let formatsOfLines: Set<String> = [
        ListFormat().name, MailFormat().name, PageFormat().name, DocumentFormat().name,
    ]

    private static func result(_ file: ImportOutcome.FileOutcome, isDryRun: Bool) -> String {
        let name = shownName(file)
        if let failure = file.failure { return "\(reason(failure, file: name)); nothing of it was taken" }
        let counts = [
            file.trips > 0 ? Wording.counted(file.trips, "trip") : nil,
            file.stops > 0 ? Wording.counted(file.stops, "stop") : nil,
        ].compactMap { $0 }
        // Where much is not taken, that must not look like a success.
        let left =
            formatsOfLines.contains(file.format ?? "") && !file.skipped.isEmpty
            ? ", \(Wording.counted(file.skipped.count, "line")) left out" : ""
        let lines = file.stops + file.skipped.count
        let share =
            file.stops > 0 && file.skipped.count > file.stops && left.isEmpty ? "\(file.stops) of \(lines) lines: " : ""
        let taken = counts.isEmpty ? "nothing" : share + counts.joined(separator: " with ")
        let verb = isDryRun ? "would take" : "took"
        let duplicates = file.duplicates > 0 ? ", \(file.duplicates) already there" : ""
        let format = file.format.map { " (\($0))" } ?? ""
        return "\(name): \(verb) \(taken)\(duplicates)\(left)\(format)"
    }

    private static func warnings(_ file: ImportOutcome.FileOutcome, isVerbose: Bool) -> [String] {
        guard file.failure == nil else { return [] }
        let name = shownName(file)
        let most = isVerbose ? Int.max : shownLines
        let points = isVerbose ? file.skipped : file.skipped.filter { $0.text == nil }
        var lines = points.prefix(most).map { "\(name):\($0.line): skipped: \(visible($0.reason))" }
        lines += rest(points.count - most, "\(name): %, skipped")
        if !isVerbose { lines += withoutPlace(file.skipped, name) }
        // What is about the file as a whole first: it changes the plan.
        lines += file.notices.filter { !isOfLine($0) }.map { "\(name): \(visible($0))" }
        let ofLines = file.notices.filter(isOfLine)
        let lookups = LookupNotices(isVerbose ? [] : ofLines)
        let shown = isVerbose ? ofLines : lookups.telling
        lines += shown.prefix(most).map { "\(name): \(visible($0))" }
        lines += rest(shown.count - most, "\(name): %, changed or looked up")
        if lookups.plainCount > 0 {
            let count = lookups.plainCount == 1 ? "1 name was" : "\(lookups.plainCount) names were"
            lines.append("\(name): \(count) looked up; ‘import --verbose’ lists where")
        }
        return lines
    }

    /// The most texts that are shown of lines in which nothing is a place, and the greatest width of one.
    private static let (shownTexts, shownWidth) = (3, 30)

    /// A line about the lines in which nothing is a place; none where there are none.
    private static func withoutPlace(_ points: [SkippedPoint], _ name: String) -> [String] {
        let texts = points.compactMap { point in point.text.map { (line: point.line, text: $0) } }
        guard !texts.isEmpty else { return [] }
        let shown = texts.prefix(shownTexts).map { item in
            "\(Wording.quoted(item.text, maximumWidth: shownWidth)) (line \(item.line))"
        }
        let more = texts.count > shownTexts ? ", …; ‘import --verbose’ lists all" : ""
        return [
            "\(name): \(texts.count == 1 ? "1 line names" : "\(texts.count) lines name") no place: "
                + shown.joined(separator: ", ") + more
        ]
    }

    private static func shownName(_ file: ImportOutcome.FileOutcome) -> String {
        visible(file.file == "-" ? "standard input" : file.file)
    }

    /// Whether a notice is about a single line of a file, of which there may be many.
    private static func isOfLine(_ notice: String) -> Bool { notice.hasPrefix("line ") }

    /// A line that counts what is not shown, `%` being the count; none where all is.
    private static func rest(_ count: Int, _ text: String) -> [String] {
        guard count > 0 else { return [] }
        let counted = "\(count) more \(count == 1 ? "line" : "lines")"
        return [text.replacingText("%", with: counted) + "; ‘import --verbose’ lists all"]
    }

    /// Returns why nothing of a file was taken, for a line of its own; nil if something was or nothing new was in it.
    static func refusal(of outcome: ImportOutcome.FileOutcome) -> String? {
        let name = shownName(outcome)
        if let failure = outcome.failure { return reason(failure, file: name) }
        return outcome.isAllSkipped ? "\(name): nothing in it could be taken" : nil
    }

    /// Returns the remedies for a file of which nothing was taken, a line each.
    static func hints(of outcome: ImportOutcome.FileOutcome) -> [String] {
        guard outcome.failure != nil, outcome.isFormatUnsure else { return [] }
        if case .unknownFormat = outcome.failure {
            return ["If it is of one of the formats, say which: --format NAME; ‘import --help’ lists them."]
        }
        return [
            "A list has a place on each line, and may have days, nights and costs beside it, as these two lines:",
            "  16 July 2027: Salzburg, 2 nights, 240 EUR",
            "  Hallstatt (1 night)",
        ]
    }

    /// Returns the reason why nothing of a file was taken; `file` is safe to show.
    static func reason(_ failure: ImportOutcome.FileFailure, file: String) -> String {
        switch failure {
        case .document(let error): visible("\(error)")
        case .content(let error): visible(error.description(file: file))
        case .unknownFormat(let likely):
            "\(file): not a format that is known; a file that begins like this mostly is "
                + "\(likely.dropLast().joined(separator: ", ")) or \(likely.last ?? "")"
        }
    }
}
