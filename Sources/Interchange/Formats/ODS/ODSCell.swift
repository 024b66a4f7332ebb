import Text
import XML

/// A cell of an OpenDocument spreadsheet.
struct ODSCell {
    let text: String
    /// The address that its text leads to.
    private(set) var link: String?

    /// Reads the cell that has just begun: its value, as the text may be rounded; for texts what is shown. Linear.
    init(_ xml: inout XMLReader) throws(TextFault) {
        let type = xml.attribute(ofAnyPrefix: "value-type")?.string ?? ""
        let value = xml.attribute(ofAnyPrefix: "value")?.string
        let currency = type == "currency" ? xml.attribute(ofAnyPrefix: "currency")?.string : nil
        let other: String? =
            switch type {
            case "date": xml.attribute(ofAnyPrefix: "date-value").map { ODSCell.date($0.string) }
            case "boolean": xml.attribute(ofAnyPrefix: "boolean-value")?.string.uppercased()
            case "string": xml.attribute(ofAnyPrefix: "string-value")?.string
            default: nil
            }
        let level = xml.depth
        var paragraphs: [String] = []
        var size = 0
        while try xml.nextChild(at: level) {
            // Elements other than paragraphs are a note beside the cell, a picture and the like.
            guard xml.name.isLocally("p") || xml.name.isLocally("h"), size < CSVRows.maximumTextBytes else {
                try xml.skipElement()
                continue
            }
            let paragraph = try ODSCell.paragraph(&xml, &link)
            size += paragraph.utf8.count
            paragraphs.append(paragraph)
        }
        let shown = paragraphs.joined(separator: "\n")
        if ["float", "percentage", "currency"].contains(type), let value {
            let number = Double(value).flatMap { $0.isFinite ? SheetNumber.text($0) : nil } ?? value
            text = CurrencyMark.text(number, in: currency)
        } else {
            text = other ?? shown
        }
    }

    /// A date without the time of midnight, its time to the minute.
    private static func date(_ text: String) -> String {
        guard let mark = text.firstIndex(of: "T") else { return text }
        let time = text[text.index(after: mark)...]
        return time.hasPrefix("00:00:00") ? String(text[..<mark]) : "\(text[..<mark]) \(time.prefix(5))"
    }

    /// The text of a paragraph, in which spaces that count, tabs and line ends are elements.
    private static func paragraph(_ xml: inout XMLReader, _ link: inout String?) throws(TextFault) -> String {
        let level = xml.depth
        var result = ""
        while true {
            switch try xml.next() {
            case .text:
                if result.utf8.count < CSVRows.maximumTextBytes { append(xml.text.string, to: &result) }
            case .start:
                if xml.name.isLocally("s") {
                    let count = (xml.attribute(ofAnyPrefix: "c")?.string).flatMap { Int($0) } ?? 1
                    result += String(repeating: " ", count: min(max(count, 1), 1_000))
                } else if xml.name.isLocally("tab") {
                    result += "\t"
                } else if xml.name.isLocally("line-break") {
                    result += "\n"
                } else if xml.name.isLocally("a") {
                    link = xml.attribute(ofAnyPrefix: "href")?.string ?? link
                } else if xml.name.isLocally("annotation") || xml.name.isLocally("ruby-text") {
                    try xml.skipElement()
                }
            case .end: if xml.depth < level { return result }
            case .finished: return result
            }
        }
    }

    /// Adds a text whose white space counts as one space.
    private static func append(_ text: String, to result: inout String) {
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" {
                if let last = result.unicodeScalars.last, last != " ", last != "\n" { result += " " }
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
