extension Key {
    /// The key that it is in a line of text, where there are no rows to be moved.
    var inLine: Key {
        switch self {
        case .moveUp: .up
        case .moveDown: .down
        default: self
        }
    }

    /// Whether it goes on with a text that it stands behind, rather than beginning another: a comma, a space.
    var goesOn: Bool {
        switch self {
        case .text(","), .text(" "): true
        default: false
        }
    }

    /// Whether it puts text in.
    var isText: Bool {
        switch self {
        case .text, .paste: true
        default: false
        }
    }
}
