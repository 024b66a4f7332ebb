/// What an argument or an option's value stands for: decides its completions and, for a list of words, what is allowed.
package enum ValueKind: Equatable, Sendable {
    /// Any text; nothing is offered.
    case text
    /// The name of a file, or `-` for a standard stream; never empty.
    case file
    /// The name of a directory; never empty.
    case directory
    /// A trip of the library, by number, name or id.
    case trip
    /// A stop of the trip that the first argument names, by number or name.
    case stop
    /// A command or a topic of help.
    case helpSubject
    /// One of these words and nothing else.
    case oneOf([String])
}
