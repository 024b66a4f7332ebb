import Text

/// A line of a conversation as telephones export it: `[12.05.27, 18:22:40] Anna: Hamburg`, `5/12/27, 6:22 PM - Bob:
/// Hamburg`.
enum ChatLine {
    /// The most characters of the moment and of the name in front of a message.
    private static let (longestMoment, longestName) = (30, 60)

    /// Whether bytes begin with such a line in brackets, which are no list of JSON then. Linear in a few bytes.
    static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
        let beginning = Array(bytes.drop { $0 <= 0x20 }.prefix(longestMoment + 1))
        let line = String(decoding: beginning, as: UTF8.self)
        return line.first == "[" && message(of: line + " ") != nil
    }

    /// The message of a line, empty for what the program says itself; nil for a line of another kind.
    static func message(of line: String) -> String? {
        let line = line.trimmed.drop { $0 == "\u{200E}" }
        let beginning = line.prefix(longestMoment)
        let rest: Substring
        if line.first == "[" {
            guard let close = beginning.firstIndex(of: "]"), isMoment(beginning[..<close].dropFirst()) else {
                return nil
            }
            rest = line[line.index(after: close)...]
        } else {
            guard let dash = String(beginning).firstRange(ofText: " - "),
                isMoment(beginning.prefix(beginning.distance(from: beginning.startIndex, to: dash.lowerBound)))
            else { return nil }
            rest = line.dropFirst(String(beginning)[..<dash.upperBound].count)
        }
        guard let colon = String(rest.prefix(longestName)).firstRange(ofText: ": ") else { return "" }
        return String(rest.dropFirst(String(rest)[..<colon.upperBound].count)).trimmed
    }

    /// Whether a text is a date and a time as these lines have them.
    private static func isMoment(_ text: Substring) -> Bool {
        guard text.first?.isNumber == true, let comma = text.firstIndex(of: ",") else { return false }
        let (date, time) = (text[..<comma], text[comma...])
        return date.split(whereSeparator: { "./-".contains($0) }).count == 3
            && date.allSatisfy { $0.isNumber || "./-".contains($0) }
            && time.contains(":") && time.contains(where: \.isNumber)
    }
}
