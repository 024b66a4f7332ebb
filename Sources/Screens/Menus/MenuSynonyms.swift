import Text

/// The words that other programs have for entries of menus, and that people type from habit.
package enum MenuSynonyms {
    /// The word of an entry that a word in lower case means; nil for most.
    static func word(meaning typed: String) -> String? {
        switch typed {
        case "remove", "del", "rm": "delete"
        case "exit": "quit"
        default: nil
        }
    }

    /// The word of an entry, and what stands behind it, that a line means which begins with no entry: the name of a
    /// unit, or a letter for the help. Nil for any other line.
    static func line(for line: String) -> (word: String, argument: String)? {
        switch line.trimmed.lowercased() {
        case "h": ("help", "")
        case "km", "kilometer", "kilometers", "kilometre", "kilometres": ("units", "km")
        case "mi", "mile", "miles": ("units", "mi")
        case "nmi", "nautical miles": ("units", "nmi")
        default: nil
        }
    }

    /// Whether a line asks for what can be set.
    package static func asksForSettings(_ line: String) -> Bool {
        ["settings", "setting", "preferences", "options", "config"].contains(line.trimmed.lowercased())
    }

    /// The answer to that.
    static let settings =
        "Settings: units km, units mi or units nmi for distances; E for what measures them; y for the days of a trip. "
        + "All are kept."
}
