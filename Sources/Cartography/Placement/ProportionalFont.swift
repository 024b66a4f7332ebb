import Text

/// The widths of text in a sans-serif font of unknown make: at least as wide as Arial, Helvetica, DejaVu Sans and Noto
/// Sans draw it, for most texts.
enum ProportionalFont {
    /// The width of a text in ems.
    static func width(of text: String) -> Double {
        var width = 0.0
        for character in text { width += advance(of: character) }
        return width
    }

    /// The width of a text in bold letters, in ems: those of Verdana and DejaVu Sans are up to a tenth wider.
    static func boldWidth(of text: String) -> Double { width(of: text) * 1.1 }

    /// The widths of the characters of ASCII, by their codes: to compare characters takes long.
    private static let ascii = (0..<128).map { groupAdvance(of: Character(UnicodeScalar(UInt8($0)))) }

    private static func advance(of character: Character) -> Double {
        character.asciiValue.map { ascii[Int($0)] } ?? groupAdvance(of: character)
    }

    /// The widths of Verdana's and DejaVu Sans' groups of characters, rounded up: they are the widest in use.
    private static func groupAdvance(of character: Character) -> Double {
        switch character {
        case "i", "j", "l", "'", "|", ".", ",", ":", ";", "I", "!": 0.36
        case "f", "r", "t", "-", "(", ")", "[", "]", "/", " ", "\"": 0.42
        case "m", "M", "W", "@", "%", "w": 1.0
        case "A"..."Z", "&", "+", "<", ">", "=", "~", "#", "_": 0.8
        case "a"..."z", "0"..."9": 0.65
        default: character.displayWidth == 2 ? 1.05 : character.displayWidth == 0 ? 0 : 0.8
        }
    }
}
