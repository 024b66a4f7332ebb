/// The text of Google's files in place of a name or a note where nothing is known of a saved place.
private let wordsForUnknown = [
    "no location information is available", "no location information is available for this saved place",
]

/// A text of a file; nil for what Google writes where it knows nothing. Linear in texts of its length.
func unlessUnknown(_ text: String) -> String? {
    // Few texts are as long as one of these.
    guard wordsForUnknown.contains(where: { ($0.utf8.count...$0.utf8.count + 1).contains(text.utf8.count) }) else {
        return text
    }
    let words = text.lowercased()
    return wordsForUnknown.contains { words == $0 || words == $0 + "." } ? nil : text
}
