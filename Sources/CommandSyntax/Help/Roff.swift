/// Formats text for a manual page in the format of man(7).
package enum Roff {
    /// Escapes text so that roff prints it unchanged: no character is interpreted as an escape, a typographic quotation
    /// mark or a hyphen, so that text copied from the page is what was written. Line breaks become spaces. Linear.
    static func text(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
    }

    /// Escapes a line of text like `text`, and also a dot at its beginning, which would make it a request.
    package static func line(_ text: String) -> String {
        let escaped = Self.text(text)
        return escaped.utf8.first == UInt8(ascii: ".") ? "\\&" + escaped : escaped
    }

    /// Formats an argument of a request, in quotation marks.
    static func argument(_ text: String) -> String {
        "\"" + Self.text(text) + "\""
    }

    /// Formats text in bold, for words that are typed literally.
    static func bold(_ text: String) -> String {
        "\\fB" + Self.text(text) + "\\fR"
    }

    /// Formats text with words in capitals in italics, for placeholders.
    static func form(_ text: String) -> String {
        var result = ""
        var isSlanted = false
        for character in text {
            let isPlaceholder = character.isUppercase
            if isPlaceholder != isSlanted { result += isPlaceholder ? "\\fI" : "\\fR" }
            isSlanted = isPlaceholder
            result += Self.text(String(character))
        }
        return isSlanted ? result + "\\fR" : result
    }

    /// Escapes one word. A dash between letters becomes a hyphen; any other dash becomes a minus sign, as options need.
    private static func word(_ word: Substring) -> String {
        let hyphenated = word.split(separator: "-", omittingEmptySubsequences: false)
        let isCompound = hyphenated.allSatisfy { part in !part.isEmpty && part.allSatisfy(\.isLetter) }
        return word.unicodeScalars.map { escape($0, dash: isCompound ? "-" : "\\-") }.joined()
    }

    private static func escape(_ scalar: Unicode.Scalar, dash: String) -> String {
        switch scalar {
        case "\\": return "\\e"
        case "-": return dash
        case "'": return "\\(aq"
        case "`": return "\\(ga"
        case "^": return "\\(ha"
        case "~": return "\\(ti"
        case "\"": return "\\(dq"
        case " "..."~": return String(scalar)
        case "…": return "..."
        case "°": return "\\(de"
        case "‘": return "\\(oq"
        case "’": return "\\(cq"
        case "“": return "\\(lq"
        case "”": return "\\(rq"
        case "\n", "\t": return " "
        default:
            let code = String(scalar.value, radix: 16, uppercase: true)
            return "\\[u" + String(repeating: "0", count: max(0, 4 - code.count)) + code + "]"
        }
    }
}
