import CivilTime
import Text

/// The parts of a mail that was copied as a text: its head, and the answers that it quotes.
enum PastedMail {
    /// The words in front of the day on which it was sent, and those in front of what it is about, in small letters.
    private static let days = [
        "date", "sent", "datum", "gesendet", "envoyé", "enviado", "inviato", "data", "fecha", "verzonden",
    ]
    private static let subjects = ["subject", "betreff", "objet", "asunto", "oggetto", "onderwerp", "assunto", "re"]
    /// The other words of a head, in small letters.
    private static let others = [
        "from", "to", "cc", "von", "an", "de", "à", "para", "da", "a", "van", "aan", "reply-to",
    ]
    /// The words at the end of the line above a quoted answer, in small letters.
    private static let quotes = [
        "wrote:", "schrieb:", "a écrit :", "a écrit:", "escribió:", "ha scritto:", "schreef:", "escreveu:",
    ]
    /// The most lines of a head, and the fewest of these words in it.
    private static let (mostLines, fewest) = (10, 2)

    /// The day on which a mail was sent whose head stands at the beginning of a text, and what it is about; nil where
    /// there is no head. Linear in a few lines.
    static func head(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (sent: CivilDate?, subject: String?)? {
        var (count, hasAddress, sent, subject): (Int, Bool, CivilDate?, String?) = (0, false, nil, nil)
        let lines = bytes.split(maxSplits: mostLines) { $0 == 0x0A || $0 == 0x0D }.prefix(mostLines)
        for line in lines {
            let text = String(decoding: line.prefix(200), as: UTF8.self).trimmed
            guard let (label, rest) = field(text) else { break }
            count += 1
            if rest.contains("@") { hasAddress = true }
            if days.contains(label) { sent = day(rest) }
            if subjects.contains(label) { subject = rest }
        }
        // `From: Lyon` and `To: Nice` are of a journey.
        return count >= fewest && (hasAddress || subject != nil) ? (sent, subject) : nil
    }

    /// Whether a line is one of a head: a word for it and a colon.
    static func isOfHead(_ line: String) -> Bool { field(line) != nil }

    private static func field(_ line: String) -> (label: String, rest: String)? {
        guard let (label, rest) = ListSeparators.halves(of: line, at: ":"), label.utf8.count <= 12 else { return nil }
        let word = label.lowercased()
        return days.contains(word) || subjects.contains(word) || others.contains(word) ? (word, rest) : nil
    }

    /// The day of `Mon, 2 Mar 2026 20:11:00 +0000` and of `Monday, March 2, 2026 8:11 PM`.
    private static func day(_ text: String) -> CivilDate? {
        let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
        for start in 0..<min(2, words.count) where words.count >= start + 3 {
            let date = words[start..<start + 3].joined(separator: " ")
            if let day = CivilDate(typed: date, today: CivilDate(daysSince1970: 18_262)),
                date.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count == 4 })
            {
                return day
            }
        }
        return nil
    }

    /// Whether a line says who wrote what is quoted below it: `> On 1 June Sue wrote:`.
    static func beginsQuote(_ line: String) -> Bool {
        let small = line.suffix(20).lowercased()
        return quotes.contains(where: small.hasSuffix)
    }
}
