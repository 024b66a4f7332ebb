import Text
import XML

/// Reads the texts of a workbook.
enum XLSXText {
    /// The texts that the sheets share, by their numbers. Linear.
    static func sharedStrings(_ xml: inout XMLReader) throws(TextFault) -> [String] {
        var strings: [String] = []
        while try xml.nextChild(at: 1) {
            if xml.name.isLocally("si") { strings.append(try text(&xml)) } else { try xml.skipElement() }
        }
        return strings
    }

    /// The text of the element that has just begun: in one piece or in several of different looks, without how it is
    /// pronounced. Linear.
    static func text(_ xml: inout XMLReader) throws(TextFault) -> String {
        let level = xml.depth
        var result = ""
        while try xml.nextChild(at: level) {
            if xml.name.isLocally("t") {
                let piece = try xml.readText(atMost: CSVRows.maximumTextBytes)
                if result.utf8.count < CSVRows.maximumTextBytes { result += piece }
            } else if xml.name.isLocally("r") {
                result += try text(&xml)
            } else {
                try xml.skipElement()
            }
        }
        return unescaped(result)
    }

    /// A text in which `_x000D_` and the like stand for characters that XML does not hold. Linear.
    static func unescaped(_ text: String) -> String {
        guard text.containsText("_x") else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if index + 6 < bytes.count, bytes[index] == UInt8(ascii: "_"), bytes[index + 1] == UInt8(ascii: "x"),
                bytes[index + 6] == UInt8(ascii: "_"),
                let code = UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16),
                bytes[index + 2] != UInt8(ascii: "+"), let scalar = Unicode.Scalar(code)
            {
                // A line end of Windows is one line end.
                if scalar != "\r" { result.append(contentsOf: String(Character(scalar)).utf8) }
                index += 7
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
