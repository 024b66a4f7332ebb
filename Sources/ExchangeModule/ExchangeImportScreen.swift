import Console
import Interchange
import Platform
import Screens
import Text

/// The import of files as a level of the menus. Where a table does not say what its columns are, the person is asked
/// before anything is taken; on a pipe, where nobody is, that file is refused.
final class ExchangeImportScreen: Screen {
    private let paths: [String]
    private let presenter: ExchangePresenter
    private let terminal: Terminal
    private let navigator: Navigator
    /// The meanings of the columns of files, as the person said them.
    private var columns: [String: [String]] = [:]
    /// The files of which each line is a trip, as the person said.
    private var lines: Set<String> = []
    let coversPage = false

    /// Imports `paths` when it is on top.
    init(_ paths: [String], _ presenter: ExchangePresenter, terminal: Terminal, navigator: Navigator) {
        self.paths = paths
        self.presenter = presenter
        self.terminal = terminal
        self.navigator = navigator
    }

    func turn() throws(DialogError) {
        let answer: ImportAnswer
        do {
            answer = try terminal.waiter.first(
                of: presenter.importFiles(
                    paths, columns: columns, lines: lines, asking: terminal.context.supportsEditing),
                saying: "importing…")
        } catch let interruption as Interruption {
            return navigator.stop(by: interruption.signal)
        } catch {
            return navigator.pop(saying: .refused(error, anotherAnswerHelps: columns.isEmpty))
        }
        guard !answer.questions.isEmpty || !answer.lineQuestions.isEmpty else {
            return navigator.pop(saying: answer.notice)
        }
        for question in answer.lineQuestions {
            guard try ask(question) else { return }
        }
        for question in answer.questions where columns[question.file] == nil {
            guard try ask(question) else { return }
        }
    }

    /// Asks what the columns of a file are, beginning with what they may be; false if it was given up, so that nothing
    /// is imported. Else the next turn imports.
    private func ask(_ question: ColumnQuestion) throws(DialogError) -> Bool {
        terminal.say([
            "\(visible(question.file)) does not name its columns. Files for Garmin and TomTom have the longitude first;",
            "‘-’ stands for a column to leave out. Known are: \(CSVColumns.words.joined(separator: ", ")).",
        ])
        let prefill = Prefill(question.columns.joined(separator: ","))
        while true {
            switch try terminal.dialog.ask("Columns: ", prefill: prefill) {
            case .text(let text) where text.trimmed == ScreenHelp.mark:
                terminal.say([
                    "Type a word for each column, with commas between them.", "An empty line or Esc imports nothing.",
                ])
            case .text(let text):
                guard text.contains(where: { $0 != "," && !$0.isWhitespace }) else { return giveUp() }
                do {
                    columns[question.file] = try ExchangeInput.columns(of: text)
                    return true
                } catch {
                    terminal.say([Self.sentence(error)])
                }
            case .cancelled, .endOfInput: return giveUp()
            case .interrupted(let signal):
                navigator.stop(by: signal)
                return false
            }
        }
    }

    /// Asks whether each of very many lines is a trip; false if it is not, so that nothing is imported.
    private func ask(_ question: LineQuestion) throws(DialogError) -> Bool {
        let confirmation = YesNoQuestion(
            "Make a trip of each of the \(question.count) lines of \(visible(question.file))?")
        switch try terminal.ask(confirmation, isOtherLine: { navigator.isLine($0, ofScreenBelow: self) }) {
        case .answer(true):
            lines.insert(question.file)
            return true
        case .interrupted(let signal):
            navigator.stop(by: signal)
            return false
        case .otherLine(let line):
            terminal.takeNext(line)
            return giveUp()
        case .answer(false), .left: return giveUp()
        }
    }

    private static func sentence(_ error: ColumnNamesError) -> String {
        switch error {
        case .fault(let fault): "This list \(fault)."
        case .unknown(let name): "\(Wording.quoted(name)) is no column that is known."
        case .noPlaces: "Latitude and longitude are needed, or coordinates, a link, a name or an address."
        }
    }

    private func giveUp() -> Bool {
        navigator.pop(saying: .failed("Nothing was imported.").afterFurtherQuestion)
        return false
    }

    func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
