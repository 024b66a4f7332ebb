import Text

@testable import XML

extension XMLReader {
    /// Reads a document that comes `pieceSize` bytes at a time.
    init(_ bytes: [UInt8], pieceSize: Int = .max, windowSize: Int = XMLReader.usualWindowSize) throws(TextFault) {
        var offset = 0
        try self.init(beginning: Array(bytes.prefix(4_096)), windowSize: windowSize) { buffer in
            let count = min(buffer.count, pieceSize, bytes.count - offset)
            buffer.copyBytes(from: bytes[offset..<offset + count])
            offset += count
            return count
        }
    }
}

/// What a document is read as, in a short form: `<a x=1` begins, `text`, `>a` ends; `!line:column: reason` for a
/// refusal.
///
/// The document comes `pieceSize` bytes at a time into a window of `windowSize`; `joinsText` puts pieces of text
/// together.
func events(
    _ bytes: [UInt8], pieceSize: Int = .max, windowSize: Int = XMLReader.usualWindowSize, joinsText: Bool = false
) -> [String] {
    var seen: [String] = []
    var isText = false
    do throws(TextFault) {
        var xml = try XMLReader(bytes, pieceSize: pieceSize, windowSize: windowSize)
        while true {
            let event = try xml.next()
            switch event {
            case .start: seen.append("<" + xml.name.string)
            case .end: seen.append(">" + xml.name.string)
            case .text where isText && joinsText: seen[seen.count - 1] += xml.text.string
            case .text: seen.append(xml.text.string)
            case .finished: return seen
            }
            isText = event == .text
        }
    } catch {
        seen.append("!\(error)")
    }
    return seen
}

/// Why a document is refused; nil when it is well formed.
func refusal(_ bytes: [UInt8]) -> String? {
    events(bytes).last.flatMap { $0.hasPrefix("!") ? String($0.dropFirst()) : nil }
}

/// Why a document is refused; nil when it is well formed.
func refusal(_ text: String) -> String? {
    refusal(Array(text.utf8))
}
