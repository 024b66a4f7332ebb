/// The longest beginning of `text` that has at most so many characters (graphemes) and bytes in UTF-8. Linear.
func beginning(of text: String, characters: Int, bytes: Int) -> String {
    var kept = ""
    for character in text.prefix(characters) {
        if kept.utf8.count + character.utf8.count > bytes { break }
        kept.append(character)
    }
    return kept
}
