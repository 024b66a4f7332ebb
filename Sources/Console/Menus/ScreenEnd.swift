package import Platform

/// How a screen was left.
package enum ScreenEnd: Equatable, Sendable {
    /// To the screen that opened it.
    case back
    /// Out of the program.
    case quit
    /// Out of the program at once, by a signal.
    case interrupted(Signal)
}
