import Text

/// The texts about trips and whole files that a trip has no place for: titles and descriptions.
struct TextsLeftOut {
    private var lines: [String] = []

    /// The most texts that are told.
    private static let mostLines = 10

    /// Adds a description; `name` is that of what it describes, which may have none. White space is no description.
    mutating func add(description text: String?, of name: String?) {
        guard let text, !text.allSatisfy(\.isWhitespace), lines.count < Self.mostLines else { return }
        let words = text.split(whereSeparator: \.isWhitespace).prefix(60).joined(separator: " ")
        let subject = name.map { " of \(Wording.quoted($0, maximumWidth: 60))" } ?? ""
        lines.append(
            "the description\(subject) is left out, as trips have none: \(Wording.quoted(words, maximumWidth: 200))")
    }

    /// Adds the title of a file whose trips have names of their own.
    mutating func add(title: String?) {
        guard let title, !title.allSatisfy(\.isWhitespace), lines.count < Self.mostLines else { return }
        lines.append(
            "the title \(Wording.quoted(title, maximumWidth: 100)) is left out: the trips have names of their own")
    }

    /// A notice about each text.
    var notices: [String] { lines }
}
