import Console
import Interchange
import Platform
import Text

/// The import of files as a level of the menus. Where the table of a single file does not say what its columns are, the person is asked; on a
/// pipe, where nobody is, the file is refused.
final class ExchangeImportScreen: Screen {
    private let paths: [String]
    private let presenter: ExchangePresenter
    private let terminal: Terminal
    private let navigator: Navigator
    /// What the person said the columns are; nil before that.
    private var columns: [String]?
    let coversPage = false

    /// Imports `paths` when it is on top.
    init(_ paths: [String], _ presenter: ExchangePresenter, terminal: Terminal, navigator: Navigator) {
        self.paths = paths
        self.presenter = presenter
        self.terminal = terminal
        self.navigator = navigator
    }

    func turn() throws(DialogError) {
        do {
            let answer = try terminal.waiter.first(
                of: presenter.importFiles(paths, columns: columns), saying: "importing…")
            guard let choice = answer.columnChoice, terminal.context.supportsEditing else {
                return navigator.pop(saying: answer.notice)
            }
            columns = choice
        } catch let interruption as Interruption {
            return end(interruption.signal)
        } catch {
            return navigator.pop(saying: .refused(error))
        }
        try ask()
    }

    /// Asks what the columns are, beginning with what they may be, until it is known or given up; the next turn imports.
    private func ask() throws(DialogError) {
        terminal.output.writeLines([
            "The table does not name its columns. Files for Garmin and TomTom have the longitude first;",
            "‘-’ stands for a column to leave out. Known are: \(CSVColumns.words.joined(separator: ", ")).",
        ])
        let initial = columns?.joined(separator: ",") ?? ""
        while true {
            switch try terminal.dialog.ask("Columns: ", initial: initial) {
            case .text(let text):
                let names = text.split(separator: ",", omittingEmptySubsequences: false)
                    .map { String($0).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
                guard !names.joined().isEmpty else { return giveUp() }
                let unknown = CSVColumns.unknown(in: names)
                if let first = unknown.first {
                    terminal.output.writeLine("\(Wording.quoted(first)) is no column that is known.")
                } else if !CSVColumns(names).canTellPlaces {
                    terminal.output.writeLine(
                        "Latitude and longitude are needed, or coordinates, a link, a name or an address.")
                } else {
                    columns = names
                    return
                }
            case .endOfInput: return giveUp()
            case .interrupted(let signal): return end(signal)
            }
        }
    }

    private func giveUp() {
        navigator.pop(saying: .failed("Nothing was imported."))
    }

    /// Ctrl-C only ends the import; what ends the program ends it here too.
    private func end(_ signal: Signal) {
        guard signal == .interrupt else { return navigator.leave(.interrupted(signal)) }
        navigator.pop(saying: .failed("Stopped; nothing was changed."))
    }

    func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
