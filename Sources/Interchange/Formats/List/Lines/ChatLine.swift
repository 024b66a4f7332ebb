import Text

/// A line of a conversation as telephones export it: `[12.05.27, 18:22:40] Anna: Hamburg`, `5/12/27, 6:22 PM - Bob:
/// Hamburg`.
struct ChatLine {
    /// The date and the time, as written.
    let moment: String
    /// The name of the writer; empty for what the program says itself.
    let author: String
    /// The message; empty for what the program says itself, also instead of a picture.
    let message: String

    /// The most characters of the moment and of the name in front of a message.
    private static let (longestMoment, longestName) = (30, 60)

    /// Whether bytes begin with such a line in brackets, which are no list of JSON then. Linear in a few bytes.
    static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
        let beginning = Array(bytes.drop { $0 <= 0x20 }.prefix(longestMoment + 1))
        let line = String(decoding: beginning, as: UTF8.self)
        return line.first == "[" && message(of: line + " ") != nil
    }

    /// Takes a line apart; nil for a line of another kind.
    init?(_ text: String) {
        let line = text.trimmed.drop { Self.marks.contains($0) }
        let beginning = line.prefix(Self.longestMoment)
        let rest: Substring
        if line.first == "[" {
            guard let close = beginning.firstIndex(of: "]"), Self.isMoment(beginning[..<close].dropFirst()) else {
                return nil
            }
            moment = String(beginning[..<close].dropFirst())
            rest = line[line.index(after: close)...]
        } else if let dash = String(beginning).firstRange(ofText: " - "),
            Self.isMoment(beginning.prefix(beginning.distance(from: beginning.startIndex, to: dash.lowerBound)))
        {
            moment = String(String(beginning)[..<dash.lowerBound])
            rest = line.dropFirst(String(beginning)[..<dash.upperBound].count)
        } else if line.last == "]", let open = line.lastIndex(of: "["), line[..<open].hasSuffix(", "),
            Self.isMoment(line[line.index(after: open)...].dropLast())
        {
            // Telegram has the message below.
            moment = String(line[line.index(after: open)...].dropLast())
            (author, message) = (String(line[..<open].dropLast(2)), "")
            return
        } else {
            return nil
        }
        guard let colon = String(rest.prefix(Self.longestName)).firstRange(ofText: ": ") else {
            (author, message) = ("", "")
            return
        }
        author = String(String(rest)[..<colon.lowerBound]).trimmed
        let said = String(rest.dropFirst(String(rest)[..<colon.upperBound].count)).trimmed
        message = Self.sharedPlace(said) ?? (Self.isOfProgram(said) ? "" : said)
    }

    /// The message of a line, empty for what the program says itself; nil for a line of another kind.
    static func message(of line: String) -> String? { ChatLine(line)?.message }

    /// The marks of direction that telephones write in front of lines.
    private static let marks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{202A}", "\u{202C}", "\u{FEFF}"]

    /// The link to a place that was shared, which telephones put behind a word for it:
    /// `Location: https://maps.google.com/?q=45.9,6.1`; nil for any other message.
    private static func sharedPlace(_ said: String) -> String? {
        let text = said.drop { marks.contains($0) || $0.isWhitespace }
        guard text.utf8.count <= 400, let link = String(text).firstRange(ofText: "https://maps.google.com/") else {
            return nil
        }
        let label = String(text)[..<link.lowerBound].trimmed
        guard label.last == ":", label.count <= 24, !label.contains(" ") || label.hasSuffix(" :") else { return nil }
        return String(String(text)[link.lowerBound...].prefix { !$0.isWhitespace })
    }

    /// Whether a message is what the program says: it begins with a mark of direction, or stands for a picture.
    private static func isOfProgram(_ said: String) -> Bool {
        if said.first.map({ marks.contains($0) }) ?? false { return true }
        return (said.first == "<" && said.last == ">") || said.hasSuffix("(file attached)")
            || said.hasSuffix("(Datei angehängt)") || said == "This message was deleted"
    }

    /// Whether a text is a date and a time as these lines have them.
    private static func isMoment(_ text: Substring) -> Bool {
        guard text.first?.isNumber == true, let comma = text.firstIndex(of: ",") ?? text.firstIndex(of: " ") else {
            return false
        }
        let (first, second) = (text[..<comma], text[text.index(after: comma)...].drop { $0 == " " })
        // `14:05, 05/04/2026`: some telephones write the time first.
        return [(first, second), (second, first)].contains { date, time in
            date.split(whereSeparator: { "./-".contains($0) }).count == 3
                && date.allSatisfy { $0.isNumber || "./-".contains($0) }
                && time.contains(":") && time.contains(where: \.isNumber)
        }
    }
}
