import Text

/// The words in the head of a mail that are not in plain letters (RFC 2047): `=?UTF-8?Q?S=C3=BCdafrika?=`.
enum EncodedWords {
    /// A text with such words as they are read; one in an alphabet that is not known stays as it is. Linear.
    static func decoded(_ text: String) -> String {
        guard text.containsText("=?") else { return text }
        var (result, rest) = ("", text[...])
        var isBehindWord = false
        while let start = String(rest).firstRange(ofText: "=?") {
            let front = String(rest)[..<start.lowerBound]
            let behind = rest.dropFirst(front.count)
            guard let (word, count) = word(behind) else { break }
            // White space between two of them is none.
            if !(isBehindWord && front.allSatisfy(\.isWhitespace)) { result += front }
            result += word
            rest = behind.dropFirst(count)
            isBehindWord = true
        }
        return result + rest
    }

    /// The word with which a text begins, and the characters that it takes; nil where it is none.
    private static func word(_ text: Substring) -> (text: String, count: Int)? {
        let parts = text.dropFirst(2).split(separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[3].hasPrefix("="), parts[1].count == 1 else { return nil }
        let bytes: [UInt8]
        switch parts[1].lowercased() {
        case "b": bytes = Base64.bytes(parts[2].utf8)
        case "q":
            let spaced = parts[2].utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
            bytes = QuotedPrintable.text(spaced[...])
        default: return nil
        }
        let count = 2 + parts[0].count + 1 + parts[1].count + 1 + parts[2].count + 2
        switch parts[0].lowercased() {
        case "utf-8", "us-ascii": return (String(decoding: bytes, as: UTF8.self), count)
        case "iso-8859-1", "iso-8859-15", "windows-1252":
            return (String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })), count)
        default: return nil
        }
    }
}
