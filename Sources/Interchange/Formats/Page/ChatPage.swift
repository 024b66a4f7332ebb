import CivilTime
import Entities
import Text

/// A conversation that Telegram saved as a page of HTML: its messages with their days, writers and shared places.
struct ChatPage {
    /// The conversation as telephones save it, a message a line or more.
    private let text: String
    /// The name of the conversation; nil where the page has none.
    private var title: String?

    /// The fewest messages of a conversation, and the most bytes of one.
    private static let (fewest, longest) = (2, 1 << 16)

    /// A message that is being read.
    private struct Message {
        var moment = ""
        var author = ""
        var text = ""

        /// The message as a line of a conversation; nil where it has no day or says nothing.
        var line: String? {
            let said = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
            guard !moment.isEmpty, !said.isEmpty else { return nil }
            let name = author.filter { $0 != ":" && !$0.isNewline }.trimmed.prefix(40)
            return "[\(moment)] \(name.isEmpty ? "?" : name): \(said.joined(separator: "\n"))"
        }
    }

    /// Takes the messages out of a page; nil for any other page. Linear.
    init?(_ page: [UInt8]) {
        guard page.containsBytes(Array("class=\"message ".utf8)), page.containsBytes(Array("from_name".utf8)) else {
            return nil
        }
        var scanner = MarkupScanner(page)
        var lines: [String] = []
        var message = Message()
        while let (_, tag) = scanner.next() {
            guard !tag.isEnd, let classes = tag.attributes["class"]?.split(separator: " ") else { continue }
            if classes.contains("message") {
                if let line = message.line { lines.append(line) }
                // What a person writes next stands without a name.
                message = Message(author: message.author)
                if classes.contains("service") { message.author = "" }
            } else if classes.contains("date"), let moment = Self.moment(tag.attributes["title"] ?? "") {
                message.moment = moment
            } else if classes.contains("from_name") {
                message.author = HTMLText.plain(Self.inside(&scanner, tag.name))
            } else if classes.contains("text"), classes.contains("bold"), lines.isEmpty, message.moment.isEmpty {
                let name = HTMLText.plain(Self.inside(&scanner, tag.name)).trimmed
                title = title ?? (name.isEmpty ? nil : name)
            } else if classes.contains("text"), !classes.contains("bold") {
                message.text += HTMLText.plain(Self.inside(&scanner, tag.name)) + "\n"
            } else if classes.contains("media_location"), let link = tag.attributes["href"] {
                message.text += link + "\n"
            }
        }
        if let line = message.line { lines.append(line) }
        guard lines.count >= Self.fewest else { return nil }
        text = lines.joined(separator: "\n")
    }

    /// Reads the places of the conversation as those of a list.
    func read(_ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let context = title.map { context.forFile(called: $0) } ?? context
        var imported = try ListFormat().read(Array(text.utf8), context)
        imported.notices.insert("this is a conversation: the lines of its messages are counted", at: 0)
        return imported
    }

    /// The HTML up to the end of the element that has begun. Linear.
    private static func inside(_ scanner: inout MarkupScanner, _ name: String) -> String {
        var (html, depth) = ("", 1)
        while let (before, tag) = scanner.next() {
            if html.utf8.count < longest { html += scanner.text(before) }
            if tag.name == name { depth += tag.isEnd ? -1 : 1 }
            if depth == 0 { break }
            if tag.name == "br" { html += "<br>" }
        }
        return html
    }

    /// `2026-05-02, 10:15` of `02.05.2026 10:15:32 UTC+01:00`; nil for any other text.
    private static func moment(_ text: String) -> String? {
        let words = text.split(separator: " ")
        guard words.count >= 2 else { return nil }
        let parts = words[0].split(separator: ".").compactMap { Int($0) }
        guard parts.count == 3, let date = CivilDate(year: parts[2], month: parts[1], day: parts[0]) else { return nil }
        return "\(date.text), \(words[1].prefix(5))"
    }
}
