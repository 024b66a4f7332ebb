/// The lines of a calendar (RFC 5545, 3.1): at most 75 bytes, ended by CRLF; what is longer goes on in lines that begin
/// with a space. Values of text have their commas, semicolons, backslashes and line breaks escaped (3.3.11).
struct ICSLines {
    private(set) var bytes: [UInt8] = []

    /// The most bytes of a line, without its end.
    private static let longest = 75

    /// Writes a property whose value needs no escapes: a date, a number, a word.
    mutating func write(_ name: String, _ value: String) {
        append("\(name):\(value)")
    }

    /// Writes a property whose value is a text.
    mutating func write(_ name: String, text: String) {
        append("\(name):\(Self.escaped(text))")
    }

    /// A text as a value. Control characters other than line breaks and tabs become U+FFFD.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case ";": escaped += "\\;"
            case ",": escaped += "\\,"
            case "\n": escaped += "\\n"
            case "\t", "\u{20}"..."\u{7E}", "\u{A0}"...: escaped.unicodeScalars.append(scalar)
            default: escaped += "\u{FFFD}"
            }
        }
        return escaped
    }

    /// Writes a line, folded before the first byte of a character.
    private mutating func append(_ line: String) {
        var room = Self.longest
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if width > room {
                bytes += [0x0D, 0x0A, 0x20]
                room = Self.longest - 1
            }
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            room -= width
        }
        bytes += [0x0D, 0x0A]
    }
}
