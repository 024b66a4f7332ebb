import Text

/// The conversation of one screen: show, ask, do, again.
package struct MenuLoop<Action: Sendable> {
    private let menu: Menu<Action>
    private let dialog: Dialog
    private let output: Output
    /// What the end of the input means here: one level up, or out of the program.
    private let endOfInput: ScreenEnd

    /// Prepares a conversation over `menu`.
    package init(_ menu: Menu<Action>, dialog: Dialog, output: Output, endOfInput: ScreenEnd) {
        self.menu = menu
        self.dialog = dialog
        self.output = output
        self.endOfInput = endOfInput
    }

    /// Runs until `handle` returns how the screen was left. `show` prints what has changed; it is called before each
    /// question. A line that fits nothing gets one line of help and changes nothing.
    package func run(
        prompt: () -> String, show: () -> Void,
        handle: (MenuInput<Action>) throws(DialogError) -> ScreenEnd?
    ) throws(DialogError) -> ScreenEnd {
        while true {
            show()
            switch try dialog.ask(prompt()) {
            case .endOfInput:
                return endOfInput
            case .interrupted(let signal):
                return .interrupted(signal)
            case .text(let line):
                var end: ScreenEnd?
                switch menu.choice(line) {
                case .nothing: break
                case .unknown(let word): output.writeLine(Self.help(for: word))
                case .number(let number): end = try handle(.number(number))
                case .action(let action, let argument): end = try handle(.action(action, argument: argument))
                }
                if let end { return end }
            }
        }
    }

    /// Goes on with what followed a menu entry on its line, or else asks for it; a question that the person leaves with
    /// the end of the input (Ctrl-D) is cancelled and nothing happens.
    package func ask(
        _ question: String, unless given: String, then proceed: (String) throws(DialogError) -> ScreenEnd?
    ) throws(DialogError) -> ScreenEnd? {
        guard given.isEmpty else { return try proceed(given) }
        switch try dialog.ask(question) {
        case .text(let text): return try proceed(text)
        case .endOfInput: return nil
        case .interrupted(let signal): return .interrupted(signal)
        }
    }

    /// Shows what can be typed here.
    package func showHelp() {
        output.writeLines(menu.helpLines)
    }

    private static func help(for word: String) -> String {
        "\(Wording.quoted(word)) is not in this menu; ? shows what is."
    }
}

/// A line that means something in a menu.
package enum MenuInput<Action: Sendable> {
    /// An entry, with what followed it on the line.
    case action(Action, argument: String)
    /// A number alone, as typed.
    case number(String)
}
