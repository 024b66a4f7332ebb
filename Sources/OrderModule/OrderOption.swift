/// What a person can tell about the order that is wanted: an option of `optimize`, a word behind `o` in the menus.
package enum OrderOption: String, CaseIterable, Sendable {
    case loop, start, end, lock, time

    /// What has to follow, for the person; nil where nothing does.
    package var placeholder: String? {
        switch self {
        case .loop: nil
        case .start, .end: "STOP"
        case .lock: "STOPS"
        case .time: "SECONDS"
        }
    }

    /// The option that is typed so in a menu, with the dashes of the command or without.
    init?(typed word: String) {
        let plain = word.hasPrefix("--") ? String(word.dropFirst(2)) : word
        self.init(rawValue: plain.lowercased())
    }
}

/// How options are written where the person is.
package enum OrderSpelling: Sendable {
    /// `--loop`
    case command
    /// `loop`
    case menu

    /// An option as it is typed here.
    package func text(_ option: OrderOption) -> String {
        switch self {
        case .command: "--" + option.rawValue
        case .menu: option.rawValue
        }
    }
}
