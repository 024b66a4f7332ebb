import CommandSyntax
import Console
import ExchangeModule
import Interchange
import JSON
import Text

/// `import`: adds the trips of files to the library.
struct ImportCommand: Command {
    static let name = "import"
    static let definition = CommandDefinition(
        name, in: .files, summary: "Add the trips of files to the library",
        arguments: [
            ArgumentDefinition("FILE", .oneOrMore, kind: .file, summary: "a file to read; ‘-’ is the standard input")
        ],
        options: [format, dryRun, everyPoint, everyLine, columns, replace, into, tripName, verbose],
        exclusive: [[replace, into], [into, tripName]],
        discussion: [
            "A trip that is in the library already, with the same name, stops, places and notes, is skipped: importing "
                + "a file twice adds nothing. A file with a mistake is refused as a whole, with the line of the "
                + "mistake; the other files are imported. Single points that are not places are skipped and listed.",
            "Round trips, notes and names are kept where the format has room for them. Tables and the sheets of "
                + "spreadsheets need column names in their first row, such as Name,Latitude,Longitude, or --columns. "
                + "Lists have a place on each line, with its day, nights and cost, or a way, and comments after #. Names and "
                + "addresses without coordinates are looked up; of a street only its town is known, which the note then "
                + "says. Stops of which each has a day are put into the order of these, but in lists.",
            "A track beside the route or the points that it leads along is no trip of its own, and lines that follow one "
                + "another are one trip. A line of hundreds of points without names has its ends and its named points as "
                + "stops, unless --every-point is given.",
            "What was taken of each file is printed; what was skipped, changed or looked up is told on the standard error, "
                + "and with --json listed under skipped and notices. What was skipped is no error, unless nothing of a file could be taken.",
        ],
        examples: [
            .init("roadtrip import summer.gpx", "the trips of one file"),
            .init("roadtrip import --dry-run *.json", "see what would happen"),
            .init("roadtrip import --columns longitude,latitude,name poi.csv", "a table without column names"),
            .init("ssh home roadtrip export | roadtrip import -", "all trips of another computer"),
        ],
        seeAlso: ["export", "undo"], topics: ["files"], synonyms: ["load", "read"])
    private static let format = CommonOptions.format(
        TripFormats.readNames, summary: "the format of the files; recognized unless given")
    private static let dryRun = OptionDefinition(
        flag: "dry-run", summary: "show what would be imported, and change nothing")
    private static let everyPoint = OptionDefinition(
        flag: "every-point", summary: "make every point of tracks and lines a stop")
    private static let everyLine = OptionDefinition(
        flag: "every-line", summary: "make each line a trip, also of more than 50 that do not follow one another")
    private static let tripName = OptionDefinition(
        "name", takes: "NAME", summary: "the name of the only trip of a file")
    private static let columns = OptionDefinition(
        "columns", takes: "LIST",
        summary: "name the columns of a table that does not, ‘-’ for one to leave out: longitude,latitude,name,notes")
    private static let verbose = OptionDefinition(
        flag: "verbose", summary: "list every point that was skipped and every name that was looked up")
    private static let replace = OptionDefinition(
        flag: "replace", summary: "replace trips of the library that have the same id")
    private static let into = OptionDefinition(
        "into", takes: "TRIP", kind: .trip, summary: "add the stops to this trip instead")

    let context: CommandContext

    /// Imports the files. One that is refused is reported on standard error and decides the exit status; the others are
    /// imported.
    func run() throws -> ExitStatus {
        var request = ImportRequest(files: context.arguments)
        request.format = context.value(Self.format)
        request.isDryRun = context.flag(Self.dryRun)
        request.replaces = context.flag(Self.replace)
        request.into = context.value(Self.into)
        request.takesEveryPoint = context.flag(Self.everyPoint)
        request.takesEveryLine = context.flag(Self.everyLine)
        request.name = context.value(Self.tripName)
        if request.name != nil, request.files.count > 1 { throw UsageError("--name goes with one file") }
        request.columns = try context.value(Self.columns).map(Self.columns(of:))
        return try Self.perform(request, context, isVerbose: context.flag(Self.verbose))
    }

    /// Imports files, and tells what came of it: all of it if `isVerbose`, and programs what `document` makes
    /// of it, the document of an import unless it is given.
    static func perform(
        _ request: ImportRequest, _ context: CommandContext, isVerbose: Bool = false,
        document: ((ImportOutcome) throws -> JSONValue?)? = nil
    ) throws -> ExitStatus {
        let outcome = try context.first(of: ExchangeBuilder.presenter(context.services.exchange()).perform(request))
        let report = ExchangePresenter.report(outcome, isVerbose: isVerbose)
        try context.printResult(document?(outcome) ?? ExchangeDocument.json(outcome), report.results)
        // The document of an import has them.
        if !context.printsJSON || document != nil { context.say(report.warnings) }
        context.say(outcome.warnings.map { visible($0) })
        for refusal in report.refusals {
            let failure = Failure(status(refusal.file), refusal.reason, refusal.hints)
            context.errors.writeLines(failure.lines(json: context.printsJSON))
        }
        if !context.printsJSON, document == nil { context.say(report.next) }
        let statuses = outcome.files.map(status)
        return statuses.contains(.badData) ? .badData : statuses.first { $0 != .success } ?? .success
    }

    /// Returns the names of columns in a list with commas; throws for an unknown one, and if none holds the place.
    private static func columns(of list: String) throws(UsageError) -> [String] {
        do {
            return try ExchangeInput.columns(of: list)
        } catch {
            switch error {
            case .fault(let fault): throw UsageError("--columns \(fault)")
            case .unknown(let name):
                let known = CSVColumns.words.joined(separator: ", ")
                throw UsageError("--columns does not know \(quoted(name)); it knows \(known) and -")
            case .noPlaces:
                throw UsageError("--columns needs latitude and longitude, or coordinates, link, name, address or city")
            }
        }
    }

    /// Returns 65 if the content of a file was refused, as a whole or point by point, else the status of the error that
    /// kept it from being read. A file whose trips are all in the library already is not an error.
    private static func status(_ file: ImportOutcome.FileOutcome) -> ExitStatus {
        switch file.failure {
        case .content, .unknownFormat: .badData
        case .document(let error): Failure(error).status
        case nil: file.isAllSkipped ? .badData : .success
        }
    }
}
