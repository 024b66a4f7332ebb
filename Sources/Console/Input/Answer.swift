package import Platform

/// The answer of a person to a question.
package enum Answer: Equatable, Sendable {
    /// A line, as it was typed, without its end; perhaps empty.
    case text(String)
    /// Esc, with nothing typed: one step back from the question, but never out of the program.
    case cancelled
    /// Ctrl-D, or the end of a pipe: the question is cancelled.
    case endOfInput
    /// A signal that asks the program to leave: Ctrl-C, termination, or the terminal is gone.
    case interrupted(Signal)
}

/// The reason why a question could not be put or its answer not be read.
package enum DialogError: Error, Equatable, Sendable {
    /// The question did not arrive: the output is full or closed.
    case output(OutputError)
    /// Standard input cannot be read.
    case input(InputError)
    /// The event loop cannot wait; the reason in words.
    case waiting(String)
}
