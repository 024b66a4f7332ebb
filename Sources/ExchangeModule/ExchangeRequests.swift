package import Console
package import Entities
package import Interchange

/// The files to take, and how.
package struct ImportRequest: Equatable, Sendable {
    package let files: [String]
    /// The format's name; nil when it is to be seen from the content.
    package var format: String?
    /// Whether only to say what would be taken.
    package var isDryRun = false
    /// Whether a trip takes the place of the one with the same id.
    package var replaces = false
    /// The trip, as a person names it, that gets the stops; nil makes trips of their own.
    package var into: String?
    /// Whether every point of tracks and lines is taken.
    package var takesEveryPoint = false
    /// Whether lines that do not follow one another are taken as a trip each, however many there are.
    package var takesEveryLine = false
    /// The files of which a person said so.
    package var linesOfFiles: Set<String> = []
    /// The name of the only trip of the file; nil for the one that the file has.
    package var name: String?
    /// Whether a command for one new trip has named it, and no option of an import.
    package var isNewTrip = false
    /// The meanings of the columns of tables, `-` for one that is not to be taken; nil when the table says it. Of
    /// several files, those that name their columns are read by their own names.
    package var columns: [String]?
    /// The meanings of the columns of single files, as a person said them.
    package var columnsOfFiles: [String: [String]] = [:]
    /// Whether nothing is taken of any file while a person has to say of one what its columns are, or whether its lines
    /// are trips.
    package var waitsForAnswers = false

    /// Names the files; the rest can be set.
    package init(files: [String]) {
        self.files = files
    }
}

/// The trips to write, and how.
package struct ExportRequest: Equatable, Sendable {
    /// The trips to write; one that is named twice is written once.
    package let selection: TripSelection
    /// The format's name; nil when the file's ending decides.
    package var format: String?
    /// The file to write; nil or `-` is standard output.
    package var path: String?
    /// Whether a file that is there may be written over.
    package var replaces = false
    /// Whether a calendar gets the times of the stops, beside the days.
    package var hasTimes = false
    /// The service that codes open; nil when none was named.
    package var links: WayLinkService?
    /// The output that codes are drawn on; nil for a file.
    package var canvas: CodeCanvas?

    /// Names the trips; the rest can be set.
    package init(_ selection: TripSelection) {
        self.selection = selection
    }
}

/// The terminal or the pipe that codes are drawn on.
package struct CodeCanvas: Equatable, Sendable {
    /// The way to draw them; nil where the terminal has none.
    let drawing: SymbolDrawing?
    /// The columns that there are; nil where there is no end of them.
    let columns: Int?

    /// Describes standard output, which shows characters beyond ASCII or not.
    package init(_ terminal: TerminalContext, showsUnicode: Bool) {
        columns = terminal.cuttingWidth
        drawing =
            switch (terminal.usesColor, showsUnicode) {
            case (true, true): .coloredBlocks
            case (true, false): .coloredSpaces
            case (false, true): terminal.outputIsTerminal ? .lightBlocks : .darkBlocks
            case (false, false): terminal.outputIsTerminal ? nil : .darkBlocks
            }
    }
}
