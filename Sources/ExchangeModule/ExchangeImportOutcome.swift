package import Entities
package import Interchange
package import Persistence
package import Screens
package import Text

/// The result of an import.
package struct ImportOutcome: Equatable, Sendable {
    package var files: [FileOutcome]
    /// The trips that were taken, by id, in the order of the list.
    package var ids: [ID]
    /// Whether nothing was changed on purpose.
    package var isDryRun: Bool
    /// The warnings of the store.
    package var warnings: [String] = []

    /// The most names of trips that are told of an import.
    static let mostNames = 5

    /// The name of the only trip that was taken; nil where none or several were.
    package var onlyTrip: Name? {
        guard files.reduce(0, { $0 + $1.trips }) == 1 else { return nil }
        return files.first { $0.trips == 1 }?.tripName
    }

    /// The line that names the trips that were taken where these are several, as far as there is room for them; nil for
    /// any other import.
    var namesLine: String? {
        let count = files.reduce(0) { $0 + $1.trips }
        let names = files.flatMap(\.tripNames).prefix(Self.mostNames)
        guard count > 1, !names.isEmpty else { return nil }
        let shown = names.map { Wording.quoted($0.text, maximumWidth: 40) }.joined(separator: ", ")
        return "the trips are called \(shown)\(count > names.count ? " and \(count - names.count) more" : "")"
    }

    /// The result of one file.
    package struct FileOutcome: Equatable, Sendable {
        package let file: String
        package var format: String?
        /// The parts of trips that the file holds, by which it is told whether one is there already.
        var comparedParts = ComparedParts.all
        /// The name that the file gives a trip which has none.
        var fileName: Name?
        /// Whether the format is a guess: any text can be read as a list.
        package var isFormatUnsure = false
        /// The name of the trip that was taken last; nil where none was.
        package var tripName: Name?
        /// The names of the first trips that were taken.
        var tripNames: [Name] = []
        /// Trips and stops that were taken.
        package var trips = 0
        package var stops = 0
        /// Trips (with `into`: stops) that are there already.
        package var duplicates = 0
        package var skipped: [SkippedPoint] = []
        package var notices: [String] = []
        /// The signs of the costs of trips, by their ids, that can be those of several currencies.
        var costSigns: [ID: TypedCurrency] = [:]
        /// The doubts about such signs that the trip settles into which the stops go.
        var settledDoubts: [String] = []
        /// The possible meanings of the columns of the table, for the person to choose; nil when they are known.
        package var columnChoice: [String]?
        /// The number of lines that would be a trip each, for the person to say whether they are; nil where that is not
        /// asked.
        package var lineChoice: Int?
        /// The reason why nothing of the file was taken.
        package var failure: FileFailure?

        /// Whether the file could be read, but every point in it had to be skipped.
        package var isAllSkipped: Bool {
            failure == nil && trips == 0 && stops == 0 && duplicates == 0 && !skipped.isEmpty
        }
    }

    /// The reason why nothing of a file was taken.
    package enum FileFailure: Equatable, Sendable {
        case document(DocumentError)
        case content(TextFault)
        /// The names of the formats that a file with such a beginning mostly has.
        case unknownFormat(likely: [String])
    }
}

/// The parts of trips that two must have in common to be the same, beside names and places.
struct ComparedParts: Hashable {
    let notes: Bool
    var plans: HeldPlans

    /// All parts.
    static let all = ComparedParts(notes: true, plans: .all)

    init(notes: Bool, plans: HeldPlans) {
        self.notes = notes
        self.plans = plans
    }

    /// Takes the parts that a format holds.
    init(_ format: any TripFormat) {
        self.init(notes: format.holdsNotes, plans: format.holdsPlans ? .all : .none)
    }
}

/// The result of an import in words, for a command.
package struct ImportReport: Equatable, Sendable {
    /// The trips and stops that were taken of each file, a line each.
    package let results: [String]
    /// The points that were skipped, and names that were changed or looked up, a line each.
    package let warnings: [String]
    /// The line that names the only trip and says what to type next; none where several or none were taken.
    package let next: [String]
    /// The files of which nothing was taken.
    package let refusals: [Refusal]

    /// A file of which nothing was taken.
    package struct Refusal: Equatable, Sendable {
        package let file: ImportOutcome.FileOutcome
        /// The reason, for a line of its own.
        package let reason: String
        /// The remedies, a line each.
        package let hints: [String]
    }
}

/// The result of an import for a menu.
package struct ImportAnswer: Equatable, Sendable {
    package let notice: Notice
    /// The files of which only a person can say what their columns are; nothing was taken while there is one.
    package var questions: [ColumnQuestion] = []
    /// The files with very many lines, of which a person has to say whether each is a trip; likewise.
    package var lineQuestions: [LineQuestion] = []
}

/// A file with very many lines that do not follow one another.
package struct LineQuestion: Equatable, Sendable {
    /// The file.
    package let file: String
    /// The number of lines.
    package let count: Int
}

/// A table that does not say what its columns are.
package struct ColumnQuestion: Equatable, Sendable {
    /// The file.
    package let file: String
    /// The possible meanings of the columns.
    package let columns: [String]
}
