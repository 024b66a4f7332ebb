/// Text of others inside HTML, XML or SVG.
package enum MarkupText {
    /// `text` with the five special characters as entities, for element content and quoted attributes; control
    /// characters that XML 1.0 cannot hold become U+FFFD. Linear.
    package static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case "\t", "\n": result.append(scalar)
            case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
            case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            default: result.append(scalar.value < 0x20 ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }

    /// Whether `text` holds a character that XML 1.0 cannot, not even as an entity. Linear.
    package static func losesCharacters(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            (scalar.value < 0x20 && scalar != "\t" && scalar != "\n" && scalar != "\r")
                || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
        }
    }

    /// Bytes below space, the five special characters, and the first byte of U+FFFE and U+FFFF.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27 || byte == 0xEF
    }
}
