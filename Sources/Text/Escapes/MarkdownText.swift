/// Escapes untrusted text for a Markdown line or table cell.
package enum MarkdownText {
    /// Escapes each character that has a meaning in Markdown or HTML; line ends and tabs become spaces, other control
    /// characters (including U+007F to U+009F) become U+FFFD. Linear.
    package static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!":
                result.append("\\")
                result.append(scalar)
            case "\n", "\r", "\t": result.append(" ")
            default: result.append(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }
}
