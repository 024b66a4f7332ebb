import Text

/// A word of a command line in single quotation marks, safe for a terminal and cut to 80 columns. Names of trips, stops
/// and places are quoted by `Wording.quoted`.
func quoted(_ text: String) -> String {
    "‘" + visible(text).truncated(toWidth: 80) + "’"
}

/// A list of words as in a sentence: `a`, `a or b`, `a, b or c`.
func enumeration(_ words: [String], last conjunction: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return Array(words.dropLast()).joined(separator: ", ") + " \(conjunction) " + end
}
