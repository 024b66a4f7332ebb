/// Text that was typed, made visible, in the quotation marks of the messages.
func quoted(_ text: String) -> String {
    "‘" + standInVisible(text) + "’"
}

/// Text that was typed, made visible, in the quotation marks of a shell.
func visiblyQuoted(_ text: String) -> String {
    "\"" + standInVisible(text) + "\""
}

/// The words as a sentence lists them: `a`, `a or b`, `a, b or c`.
func enumeration(_ words: [String], last conjunction: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + end
}

/// Stands in for the escapes of Text.
private func standInVisible(_ text: String) -> String {
    text
}
