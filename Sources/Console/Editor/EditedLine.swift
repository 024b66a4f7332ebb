package import Platform

/// The result of editing a line.
package enum EditedLine: Equatable, Sendable {
    /// Enter was pressed on this text.
    case text(String)
    /// Enter was pressed on an answer of a live field.
    case chosen(Suggestion)
    /// Esc was pressed with nothing typed and nothing offered: the person goes one step back.
    case cancelled
    /// Ctrl-D was pressed on an empty line.
    case endOfInput
    /// A signal that asks the program to leave: Ctrl-C, termination, or the terminal is gone.
    case interrupted(Signal)
}
