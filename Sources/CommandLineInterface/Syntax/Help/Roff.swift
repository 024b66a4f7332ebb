/// The pieces of a manual page in the language of man(7).
package enum Roff {
    /// Text that is printed as it is, wherever it stands: what roff would read as a request, an escape, a typographic
    /// quotation mark or a hyphen is written so that it is none, and so that what is copied from the page is what was
    /// written. Line breaks become spaces. Linear.
    static func text(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
    }

    /// A line of text: as `text`, and a dot or an apostrophe at its beginning does not make it a request.
    package static func line(_ text: String) -> String {
        let escaped = Self.text(text)
        return escaped.utf8.first == UInt8(ascii: ".") ? "\\&" + escaped : escaped
    }

    /// An argument of a request, in quotation marks.
    static func argument(_ text: String) -> String {
        "\"" + Self.text(text) + "\""
    }

    /// Text in bold: what is typed as it stands.
    static func bold(_ text: String) -> String {
        "\\fB" + Self.text(text) + "\\fR"
    }

    /// Text with the words in capitals slanted: those stand for something that a person chooses.
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

    /// One word. A dash between letters is a hyphen, any other one a minus sign, which is what options are typed with.
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
