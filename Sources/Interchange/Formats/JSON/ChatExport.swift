import CivilTime
import Entities
import JSON
import Text

/// A conversation that a program saved as JSON: Telegram and Discord as an object with `messages`, Slack as an array of
/// these.
struct ChatExport {
    /// The conversation as telephones save it, a message a line.
    private let text: String

    /// The fewest messages of a conversation.
    private static let fewest = 2

    /// Takes the messages out of a text; nil for any other text. Linear.
    init?(_ bytes: [UInt8]) {
        var messages: [Message] = []
        bytes.withUnsafeBufferPointer { buffer in
            guard var reader = try? JSONReader(buffer) else { return }
            try? Self.read(&reader, into: &messages)
        }
        guard messages.count >= Self.fewest else { return nil }
        text = messages.map(\.line).joined(separator: "\n")
    }

    /// Reads the places of the conversation as those of a list.
    func read(_ context: ImportContext) throws(TextFault) -> ImportedTrips {
        var imported = try ListFormat().read(Array(text.utf8), context)
        imported.notices.insert("this is a conversation: its messages are the lines that are counted", at: 0)
        return imported
    }

    /// A message with its text.
    private struct Message {
        var text = ""
        var author: String?
        var moment: CivilDateTime?
        var isComplete: Bool { !text.allSatisfy(\.isWhitespace) && moment != nil }

        /// The message as a line of a conversation.
        var line: String {
            let name = (author ?? "").filter { $0 != ":" && !$0.isNewline }.prefix(40)
            let date = (moment ?? CivilDateTime(secondsSince1970: 0)).date
            let lines = text.split(whereSeparator: \.isNewline).joined(separator: "\n")
            return "[\(date.text), \(moment?.time.hourAndMinute ?? "")] \(name.isEmpty ? "?" : name): \(lines)"
        }
    }

    private static func read(_ reader: inout JSONReader, into messages: inout [Message]) throws(TextFault) {
        if reader.peek() == UInt8(ascii: "[") { return try readList(&reader, into: &messages) }
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if key.equals("messages"), reader.peek() == UInt8(ascii: "[") {
                try readList(&reader, into: &messages)
            } else {
                try reader.skipValue()
            }
        }
    }

    private static func readList(_ reader: inout JSONReader, into messages: inout [Message]) throws(TextFault) {
        try reader.enterArray()
        while try reader.nextElement() {
            guard reader.peek() == UInt8(ascii: "{") else {
                try reader.skipValue()
                continue
            }
            let message = try readMessage(&reader)
            if message.isComplete { messages.append(message) }
        }
    }

    private static func readMessage(_ reader: inout JSONReader) throws(TextFault) -> Message {
        var message = Message()
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key.string {
            case "text", "content": message.text += try readText(&reader)
            case "location_information" where reader.peek() == UInt8(ascii: "{"):
                message.text += try readLocation(&reader)
            case "from", "user", "username", "author", "user_profile":
                let name = try readName(&reader)
                message.author = name ?? message.author
            case "date", "timestamp", "ts":
                message.moment = try reader.readTextOrNumber().flatMap(moment) ?? message.moment
            default: try reader.skipValue()
            }
        }
        return message
    }

    /// A text, or the parts of one with their forms.
    private static func readText(_ reader: inout JSONReader) throws(TextFault) -> String {
        switch reader.peek() {
        case UInt8(ascii: "["):
            var text = ""
            try reader.enterArray()
            while try reader.nextElement() { text += try readText(&reader) }
            return text
        case UInt8(ascii: "{"):
            var text = ""
            try reader.enterObject()
            while let key = try reader.nextKey() {
                if key.equals("text") { text += try readText(&reader) } else { try reader.skipValue() }
            }
            return text
        default: return try reader.readTextIfAny() ?? ""
        }
    }

    /// The coordinates of a place that was shared, as a person types them; empty where there are none.
    private static func readLocation(_ reader: inout JSONReader) throws(TextFault) -> String {
        var numbers: [String?] = [nil, nil]
        try reader.enterObject()
        while let key = try reader.nextKey() {
            let index = key.equals("latitude") ? 0 : key.equals("longitude") ? 1 : nil
            if let index { numbers[index] = try reader.readTextOrNumber() } else { try reader.skipValue() }
        }
        let known = numbers.compactMap { $0 }
        return known.count == 2 ? known.joined(separator: ", ") : ""
    }

    private static func readName(_ reader: inout JSONReader) throws(TextFault) -> String? {
        guard reader.peek() == UInt8(ascii: "{") else { return try reader.readTextIfAny() }
        var name: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            if ["name", "nickname", "real_name"].contains(key.string) {
                name = try reader.readTextIfAny() ?? name
            } else {
                try reader.skipValue()
            }
        }
        return name
    }

    /// The moment of `2027-05-01T10:00:00` or of seconds from 1970.
    private static func moment(_ text: String) -> CivilDateTime? {
        if let date = CivilDate(text: String(text.prefix(10))) {
            guard let time = TimeOfDay(typed: String(text.dropFirst(11).prefix(5))) else { return nil }
            return CivilDateTime(date: date, time: time)
        }
        guard let seconds = Int64(text.prefix { $0 != "." }), (0..<100_000_000_000).contains(seconds) else {
            return nil
        }
        return CivilDateTime(secondsSince1970: seconds)
    }
}
