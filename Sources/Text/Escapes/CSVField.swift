/// A text cell of a CSV file: quoted by RFC 4180, and protected from being read as a formula by a spreadsheet.
///
/// A text that begins with `=`, `+`, `-`, `@`, TAB or CR, after any number of apostrophes, is written with one more
/// apostrophe in front (OWASP, "CSV Injection"). Reading removes exactly one, so that every text is read back
/// unchanged.
package enum CSVField {
    /// The cell for `text`. Linear.
    package static func encoded(_ text: String) -> String {
        let protected = startsLikeFormula(text) ? "'" + text : text
        guard protected.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else {
            return protected
        }
        var quoted = "\""
        for scalar in protected.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append("\"") }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    /// The text of a cell whose quotes are already removed: removes the protecting apostrophe. Linear.
    package static func text(ofCell cell: String) -> String {
        cell.utf8.first == 0x27 && startsLikeFormula(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
    }

    /// Whether the text, after any number of apostrophes, begins like a formula.
    private static func startsLikeFormula(_ text: String) -> Bool {
        switch text.utf8.first(where: { $0 != 0x27 }) {
        case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D: true
        default: false
        }
    }
}
