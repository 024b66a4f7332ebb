import AlongModule
import CommandSyntax
import Console
import Entities
import ExchangeModule
import JSON
import MapData
import MergeModule
import OrderModule
import Persistence
import PlaceModule
import Places
import Platform
import ReportModule
import Shorelines
import Text

/// The message of an error and the exit status: the one function from errors to exit statuses.
struct Failure {
    let status: ExitStatus
    let message: String
    let hints: [String]

    /// The lines for standard error: `roadtrip: error: …` and `Hint: …`, with text of others made safe for a terminal,
    /// or for programs one line of JSON, `{"error":{"message","hints","status"}}`. None where there is nothing to tell.
    func lines(json: Bool) -> [String] {
        if message.isEmpty { return [] }
        return json ? [document.text(pretty: false)] : errorLines(visible(message), hints: hints.map { visible($0) })
    }

    private var document: JSONValue {
        let members = [
            JSONMember("message", .string(message)),
            JSONMember("hints", .array(hints.map { .string($0) })),
            JSONMember("status", .integer(Int(status.rawValue))),
        ]
        return .object([JSONMember("error", .object(members))])
    }

    /// States a failure.
    init(_ status: ExitStatus, _ message: String, _ hints: [String] = []) {
        self.status = status
        self.message = withoutPasswords(message)
        self.hints = hints.map(withoutPasswords)
    }

    /// Sorts an error of a run. If the run saved a change and then could not write its output, a hint says that the
    /// change is saved.
    init(_ error: any Error, hasSaved: Bool) {
        let failure = Failure(error)
        var isOutput = error is OutputError
        if case .output? = error as? DialogError { isOutput = true }
        let hints = isOutput && hasSaved ? ["What was changed is saved."] : []
        self.init(failure.status, failure.message, failure.hints + hints)
    }

    /// Chooses status, message and hints for an error.
    init(_ error: any Error) {
        switch error {
        case let error as UsageError: self.init(.usage, error.message, error.hints)
        case let error as PlanError: self.init(.usage, "\(error)")
        case let error as ReferenceError: self.init(.refused, "\(error)", error.hints)
        case let error as StoreError: self = Failure.of(error)
        case let error as PlaceError: self = Failure.of(error)
        case let error as PlaceRequestError: self = Failure.of(error)
        case let error as DocumentError: self = Failure.of(error)
        case let error as ExportError: self = Failure.of(error)
        case let error as UnknownEndingError:
            let known = Wording.enumeration(error.known, last: "and")
            self.init(.usage, "\(error)", ["Known endings are \(known); --format names the format."])
        case let error as OtherEndingError: self.init(.usage, "\(error)", error.hints)
        case let error as PrintedEndingError: self.init(.usage, "\(error)", error.hints)
        case let error as OutputError: self = Failure.of(error)
        case let error as DialogError: self = Failure.of(error)
        case let error as Interruption: self.init(ExitStatus(after: error.signal), "")
        case let error as StandardInputError: self = Failure.of(error)
        case OrderRequestError.stopped(let signal):
            self.init(ExitStatus(after: signal), "\(OrderRequestError.stopped(signal))")
        case let error as OrderRequestError:
            self.init(error.isUsage ? .usage : .refused, "\(error)", error.hints(.command))
        case let error as CopyError: self = Failure.of(error)
        case let error as MergeRefusal: self.init(.refused, "\(error)", error.hints)
        case is AlongRequestError: self.init(.usage, "\(error)")
        case is AlongFileError: self.init(.badData, "\(error)")
        case is ShorelinesError: self.init(.badData, "\(error)")
        default: self.init(.refused, "\(error)")
        }
    }

    private static func of(_ error: StoreError) -> Failure {
        let status: ExitStatus =
            switch error {
            case .refused, .nothingToUndo, .nothingToRedo, .madeByOthers, .undoneByOthers, .changedOutside: .refused
            case .damaged, .missing, .unreadable, .newerVersion: .badData
            case .locked: .locked
            case .failed, .notRead: .inputOutput
            }
        return Failure(status, "\(error)", error.hints)
    }

    private static func of(_ error: PlaceError) -> Failure {
        Failure(error.isBadData ? .badData : .refused, "\(error)", error.hints)
    }

    private static func of(_ error: PlaceRequestError) -> Failure {
        switch error {
        case .near(let cause): Failure(of(cause).status, "\(error)", cause.hints)
        }
    }

    private static func of(_ error: CopyError) -> Failure {
        switch error {
        case .document(let error): of(error)
        case .noLibrary: Failure(.noInput, "\(error)", error.hints)
        case .damaged, .newerVersion: Failure(.badData, "\(error)", error.hints)
        }
    }

    private static func of(_ error: DocumentError) -> Failure {
        switch error {
        case .notFound: Failure(.noInput, "\(error)")
        case .unreadable, .writeFailed: Failure(.inputOutput, "\(error)")
        case .exists: Failure(.cannotCreate, "\(error)", ["--force writes over it."])
        case .cannotCreate: Failure(.cannotCreate, "\(error)")
        case .ownFile: Failure(.cannotCreate, "\(error)", ["Name another file."])
        case .tooLarge: Failure(.badData, "\(error)")
        case .interrupted(let signal): Failure(ExitStatus(after: signal), "")
        }
    }

    private static func of(_ error: ExportError) -> Failure {
        switch error {
        case .unknownFormat(_, let known), .oneWay(_, let known):
            Failure(.usage, "\(error)", ["Formats are \(Wording.enumeration(known, last: "and"))."])
        case .noTimes:
            Failure(.usage, "\(error)", ["--format ics writes a calendar."])
        case .noCodes:
            Failure(.usage, "\(error)", ["--format qr draws codes."])
        case .noDrawing:
            Failure(
                .refused, "\(error)",
                ["--color always draws with colours; ‘roadtrip report TRIP -o FILE.html’ has the codes in a page."])
        case .noStart:
            Failure(.refused, "\(error)", ["‘roadtrip days TRIP --start DATE --apply’ sets the first one."])
        case .noDays: Failure(.refused, "\(error)")
        case .binaryToTerminal:
            Failure(.refused, "\(error)", ["Write it into a file with --output FILE."])
        }
    }

    private static func of(_ error: OutputError) -> Failure {
        switch error {
        case .closedPipe: Failure(.success, "")
        case .failed(_, let cause): Failure(.inputOutput, "cannot write the output: \(cause.reason)")
        }
    }

    private static func of(_ error: DialogError) -> Failure {
        switch error {
        case .output(let error): of(error)
        case .input(let error): Failure(.inputOutput, "cannot read standard input: \(error)")
        case .waiting(let reason): Failure(.inputOutput, "cannot wait for input: \(reason)")
        }
    }

    private static func of(_ error: StandardInputError) -> Failure {
        switch error {
        case .tooLong, .content, .trips, .refused: Failure(.badData, "\(error)")
        case .places(let places):
            Failure(places.contains { $0.error.isBadData } ? .badData : .refused, "\(error)", error.hints)
        }
    }
}
