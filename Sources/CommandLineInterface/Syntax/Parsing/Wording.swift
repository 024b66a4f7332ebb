import Text

/// A word of a command line, made visible and cut to 80 columns, in the marks that commands and options have in messages;
/// names of trips, stops and places have those of `Wording.quoted`.
func quoted(_ text: String) -> String {
    "‘" + visible(text).truncated(toWidth: 80) + "’"
}

/// The words as a sentence lists them: `a`, `a or b`, `a, b or c`.
func enumeration(_ words: [String], last conjunction: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + end
}
