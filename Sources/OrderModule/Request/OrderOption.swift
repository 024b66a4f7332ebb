/// An option of a search for the best order: `--loop` of the command `optimize`, `loop` after `o` in the menus.
package enum OrderOption: String, CaseIterable, Sendable {
    case loop, start, end, lock, time, by

    /// The placeholder for the option's value in help texts; nil if it has none.
    package var placeholder: String? {
        switch self {
        case .loop: nil
        case .start, .end: "STOP"
        case .lock: "STOPS"
        case .time: "SECONDS"
        case .by: "road|time|distance"
        }
    }

    /// Parses an option typed in a menu, with or without the dashes of the command, in upper or lower case.
    init?(typed word: String) {
        let plain = word.hasPrefix("--") ? String(word.dropFirst(2)) : word
        self.init(rawValue: plain.lowercased())
    }
}

/// The way in which options are written in messages.
package enum OrderSpelling: Sendable {
    /// The spelling of commands: `--loop`.
    case command
    /// The spelling of menus: `loop`.
    case menu

    /// The text to type for an option.
    package func text(_ option: OrderOption) -> String {
        switch self {
        case .command: "--" + option.rawValue
        case .menu: option.rawValue
        }
    }
}
