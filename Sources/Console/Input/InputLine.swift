package import Platform

/// The result of a request for a line.
package enum InputLine: Equatable, Sendable {
    /// A line without its end.
    case line(String)
    /// No further line. On a terminal (Ctrl-D) the next request waits again.
    case endOfInput
    /// A signal that asks the program to leave arrived while waiting: Ctrl-C, termination, or the terminal is gone.
    case interrupted(Signal)
    /// The line had more bytes than the limit; all of it was skipped.
    case tooLong(limit: Int)
    /// The line is not UTF-8; the first wrong byte is at this offset in the line, counted from 0.
    case invalidUTF8(byteOffset: Int)
}
