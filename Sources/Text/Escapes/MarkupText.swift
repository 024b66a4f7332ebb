/// Escapes untrusted text for XML, SVG and HTML.
package enum MarkupText {
    /// Escapes `text` for element content and quoted attributes of XML 1.0: the five special characters become
    /// entities, a carriage return becomes `&#13;`, characters that XML 1.0 does not allow become U+FFFD. Linear.
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

    /// Escapes `text` for element content and quoted attributes of HTML: the five special characters become entities,
    /// line ends become line feeds, characters that the HTML standard does not allow in text become U+FFFD (control
    /// characters other than tab and line feed, U+007F to U+009F, noncharacters). Linear.
    package static func escapedForHTML(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecialInHTML) else { return text }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case "\t": result.append(scalar)
            case "\n": if previous != "\r" { result.append(scalar) }
            case "\r": result.append("\n")
            default: result.append(isErrorInHTML(scalar.value) ? "\u{FFFD}" : scalar)
            }
            previous = scalar
        }
        return String(result)
    }

    /// Whether `text` holds a character that XML 1.0 does not allow, not even as an entity. Linear.
    package static func losesCharacters(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            (scalar.value < 0x20 && scalar != "\t" && scalar != "\n" && scalar != "\r")
                || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
        }
    }

    /// Whether HTML does not allow a scalar: control characters and noncharacters.
    private static func isErrorInHTML(_ scalar: UInt32) -> Bool {
        scalar < 0x20 || (0x7F...0x9F).contains(scalar) || (0xFDD0...0xFDEF).contains(scalar)
            || scalar & 0xFFFE == 0xFFFE
    }

    /// Whether a byte may belong to a character that `escapedForHTML` changes: an ASCII control character, one of the
    /// five special characters, or the first byte of a scalar in U+0080...U+00BF or at U+10000 or above; the first byte
    /// of U+F000...U+FFFF is found by `isSpecial`.
    private static func isSpecialInHTML(_ byte: UInt8) -> Bool {
        isSpecial(byte) || byte == 0x7F || byte == 0xC2 || byte >= 0xF0
    }

    /// Whether a byte may belong to a character that `escaped` changes: a control character, one of the five special
    /// characters, or the first byte of U+F000...U+FFFF, among them U+FFFE and U+FFFF.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27 || byte == 0xEF
    }
}
