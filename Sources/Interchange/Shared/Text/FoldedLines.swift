import Entities
import Text

/// The lines of calendars and contacts (RFC 5545, 3.1; RFC 6350, 3.2), of which one that begins with a space or a tab
/// goes on where the one before ended.
struct FoldedLines {
    /// The most bytes of a line, with all that is folded into it: what a note could hold. The rest is left out.
    private static let longestLine = 4 * Note.maximumBytes

    private let text: FileText

    /// The lines of a file.
    init(_ text: FileText) {
        self.text = text
    }

    /// Hands each line to `take`, with all that is folded into it and the number of the line where it begins; returns
    /// the number of the last line. Linear.
    func forEach(_ take: (_ line: [UInt8], _ number: Int) throws(TextFault) -> Void) throws(TextFault) -> Int {
        let bytes = text.bytes
        var (number, index) = (0, text.start)
        var line: [UInt8] = []
        var first = 1
        while index < bytes.count {
            let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            number += 1
            let isFolded = index < end && (bytes[index] == 0x20 || bytes[index] == 0x09)
            if !isFolded {
                try take(line, first)
                line.removeAll(keepingCapacity: true)
                first = number
            }
            let room = Self.longestLine - line.count
            if room > 0 { line.append(contentsOf: bytes[(isFolded ? index + 1 : index)..<end].prefix(room)) }
            let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
            index = end + (isPair ? 2 : 1)
        }
        try take(line, first)
        return number
    }
}
