/// The longest beginning of `text` with at most `characters` characters (graphemes) and `bytes` bytes in UTF-8. Linear.
func beginning(of text: String, characters: Int, bytes: Int) -> String {
    var kept = ""
    for character in text.prefix(characters) {
        if kept.utf8.count + character.utf8.count > bytes { break }
        kept.append(character)
    }
    return kept
}
