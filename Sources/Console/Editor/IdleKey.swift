/// The effect of a key on a page while nothing is typed.
package enum IdleKey: Equatable, Sendable {
    /// None: it means what it means in an empty line.
    case ordinary
    /// The page did what the key asks for.
    case done
    /// The same as this line, typed.
    case line(String)
    /// The same as the beginning of a line, typed.
    case typed(String)
}
