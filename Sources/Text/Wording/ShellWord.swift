/// Quotes a word of a command line for a shell, so that a shown command can be copied and run: unchanged, in single
/// quotes, or, if it holds invisible characters, as `$'…'` with escapes (bash and zsh).
package func shellWord(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    if visible(word) == word { return "'" + word.replacingText("'", with: "'\\''") + "'" }
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

/// Whether a byte has no special meaning in any shell at any position of a word.
private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        true
    default:
        [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: "/")].contains(byte)
    }
}

/// The two hexadecimal digits of a byte.
private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
