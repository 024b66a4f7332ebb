import Text

/// Text that was typed, made visible and cut to a line, in the quotation marks of the messages.
func quoted(_ text: String) -> String {
    "‘" + visible(text).truncated(toWidth: 80) + "’"
}

/// Text that was typed, made visible and cut to a line, in the quotation marks of a shell.
func shellQuoted(_ text: String) -> String {
    "\"" + visible(text).truncated(toWidth: 80) + "\""
}

/// The words as a sentence lists them: `a`, `a or b`, `a, b or c`.
func enumeration(_ words: [String], last conjunction: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + end
}
