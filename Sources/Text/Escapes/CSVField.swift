/// One text cell of a CSV file: quoted as RFC 4180 says, and defused where a spreadsheet would take it for a formula.
///
/// A text that after any leading apostrophes begins with `=`, `+`, `-`, `@`, TAB or CR gets one apostrophe in front
/// (OWASP, "CSV Injection"); reading takes exactly one away, so that every text survives the way there and back.
package enum CSVField {
    /// The cell that holds `text`. Linear.
    package static func encoded(_ text: String) -> String {
        let defused = startsLikeFormula(text) ? "'" + text : text
        guard defused.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else {
            return defused
        }
        var quoted = "\""
        for scalar in defused.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append("\"") }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    /// The text of a cell whose quotes are already taken off: the apostrophe that defused it is taken away. Linear.
    package static func text(ofCell cell: String) -> String {
        cell.utf8.first == 0x27 && startsLikeFormula(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
    }

    /// Whether a spreadsheet could take the text, or what an apostrophe hides of it, for a formula.
    private static func startsLikeFormula(_ text: String) -> Bool {
        switch text.utf8.first(where: { $0 != 0x27 }) {
        case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D: true
        default: false
        }
    }
}
