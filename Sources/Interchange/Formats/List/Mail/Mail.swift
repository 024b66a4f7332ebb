import CivilTime
import Text

/// A mail as programs save it (RFC 5322, RFC 2045 to 2049): a head, and a text in one of several encodings.
struct Mail {
    /// The text in UTF-8.
    let text: [UInt8]
    /// The subject, without what answers put in front of it; nil where its head does not say it in plain letters.
    let subject: String?
    /// Its subject and who sent it.
    let about: String
    /// The day on which it was sent; nil where its head does not say it.
    let sent: CivilDate?
    /// Its texts that are pages of HTML, in UTF-8.
    let pages: [[UInt8]]
    /// The notices about what is not read of it.
    let notices: [String]

    /// The most parts inside each other, and the most of all.
    private static let (deepest, mostParts) = (6, 100)

    /// Reads a mail; nil for any other text, and where it has no text. A pasted head, which says nothing of the
    /// encoding, makes no mail: its text is as it stands. Linear for each part inside another.
    init?(_ file: [UInt8]) {
        guard Self.begins(file[...]), let part = MailPart(file[...]), part.isEncoded else { return nil }
        var left = Self.mostParts
        var (texts, others): (found: [MailPart], names: [String]) = ([], [])
        Self.collect(part, depth: 0, &left, &texts, &others)
        guard let first = texts.first(where: { $0.type == "text/plain" }) ?? texts.first else { return nil }
        let page = Self.page(insteadOf: first, in: texts)
        let best = page ?? first
        let decoded = best.decoded
        subject = part.subject.flatMap(Self.subject)
        about = [part.subject, part.sender].compactMap { $0 }.joined(separator: "\n")
        sent = part.sent.flatMap(Self.day)
        pages = texts.filter { $0.type == "text/html" }.map(\.decoded)
        text =
            best.type == "text/html"
            ? Array(
                HTMLText.plain(String(decoding: decoded, as: UTF8.self), cells: page == nil ? " – " : "\t").utf8)
            : decoded
        notices =
            ["this is a mail: the lines are counted in its text"] + Self.notice(ofStub: page == nil ? nil : first)
            + (others.isEmpty
                ? []
                : [
                    "\(others.prefix(3).map { Wording.quoted($0, maximumWidth: 40) }.joined(separator: ", "))"
                        + "\(others.count > 3 ? ", …" : "") of the mail \(others.count == 1 ? "is" : "are") not read; save "
                        + "\(others.count == 1 ? "it" : "them") as files and import these"
                ])
    }

    /// The most bytes of a text that only says that the page of HTML beside it is the mail, and the least that the page
    /// has more letters than it.
    private static let (longestStub, moreLetters) = (1_000, 3)

    /// The page of HTML that is the mail, where the plain text beside it is empty or has little of it: `siehe HTML`,
    /// `Your program does not show HTML`; nil for any other text.
    private static func page(insteadOf plain: MailPart, in texts: [MailPart]) -> MailPart? {
        guard plain.type == "text/plain", let page = texts.first(where: { $0.type == "text/html" }) else { return nil }
        let text = plain.decoded
        guard text.count <= longestStub else { return nil }
        let letters = String(decoding: text, as: UTF8.self).count(where: \.isLetter)
        let whole = HTMLText.plain(String(decoding: page.decoded, as: UTF8.self)).count(where: \.isLetter)
        return whole > 0 && whole >= letters * moreLetters ? page : nil
    }

    /// The notice about a text in place of which the page of HTML was read; none for an empty one.
    private static func notice(ofStub part: MailPart?) -> [String] {
        let text = part.map { String(decoding: $0.decoded, as: UTF8.self) } ?? ""
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return [] }
        return ["its page of HTML was read, as its text only says \(Wording.quoted(words, maximumWidth: 60))"]
    }

    /// Whether a text begins with the head of a mail that says how it is encoded. Linear in the head.
    static func begins(_ file: ArraySlice<UInt8>) -> Bool {
        var rest = file.prefix(FileContent.beginningSize)[...]
        guard let first = MailPart.line(&rest), MailPart.field(first) != nil else { return false }
        var line: ArraySlice<UInt8>? = first
        while let found = line, !found.isEmpty {
            guard let field = MailPart.field(found) else {
                // What is folded goes on with a space.
                guard found.first == 0x20 || found.first == 0x09 else { return false }
                line = MailPart.line(&rest)
                continue
            }
            if field.name == "content-type" || field.name == "content-transfer-encoding" || field.name == "mime-version"
            {
                return true
            }
            line = MailPart.line(&rest)
        }
        return false
    }

    /// A subject without `Re:`, `Fwd:` and the like in front of it; nil where nothing is left, and for one that is
    /// encoded in a way that is not read.
    private static func subject(_ text: String) -> String? {
        var rest = EncodedWords.decoded(text).trimmed[...]
        while let colon = rest.prefix(6).firstIndex(of: ":"), colon > rest.startIndex,
            answers.contains(rest[..<colon].lowercased())
        {
            rest = rest[rest.index(after: colon)...].drop { $0.isWhitespace }
        }
        return rest.isEmpty || rest.containsText("=?") ? nil : String(rest)
    }

    /// The day of `Tue, 3 Mar 2026 09:00:00 +0000`.
    private static func day(_ text: String) -> CivilDate? {
        let words = text.split { $0.isWhitespace || $0 == "," }.drop { !($0.first?.isNumber ?? false) }.prefix(3)
        guard words.count == 3, text.utf8.count <= 100 else { return nil }
        return CivilDate(typed: words.joined(separator: " "), today: CivilDate(daysSince1970: 18_262))
    }

    private static let answers: Set = ["re", "fw", "fwd", "aw", "wg", "tr", "rv", "i", "r", "sv", "vs", "odp", "antw"]

    private static func collect(
        _ part: MailPart, depth: Int, _ left: inout Int, _ texts: inout [MailPart], _ others: inout [String]
    ) {
        guard depth < deepest, left > 0 else { return }
        left -= 1
        let parts = part.parts
        if !parts.isEmpty {
            for inner in parts { collect(inner, depth: depth + 1, &left, &texts, &others) }
        } else if part.isText {
            texts.append(part)
        } else if let name = part.fileName {
            others.append(name)
        }
    }
}
