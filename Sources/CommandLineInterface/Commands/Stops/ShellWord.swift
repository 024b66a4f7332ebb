import Text

/// A word of a command line as a shell reads it back: as it is, in quotes, or, where it holds characters that nobody
/// sees, with these written as escapes (`$'…'`, which bash and zsh read), so that the line can be shown and copied.
func shellWord(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    if visible(word) == word { return "'" + word.replacing("'", with: "'\\''") + "'" }
    var quoted = "$'"
    for scalar in word.unicodeScalars {
        switch scalar {
        case "'", "\\": quoted += "\\\(scalar)"
        case " "..."~": quoted.unicodeScalars.append(scalar)
        default: for byte in String(scalar).utf8 { quoted += "\\x" + hexadecimal(byte) }
        }
    }
    return quoted + "'"
}

/// Whether no shell reads anything into a byte, wherever it stands in a word.
private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
    default:
        [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "/")].contains(byte)
    }
}

private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
