import Text

/// Recognizes pages of the web.
package enum WebPage {
    /// Whether a file begins like a page of the web, which is what a link gives when it is saved instead of its file.
    package static func begins(_ bytes: [UInt8]) -> Bool {
        let beginning = bytes.prefix(FileContent.beginningSize)
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
        let words = String(decoding: text, as: UTF8.self).lowercased()
        return words.containsText("<!doctype html") || words.containsText("<html")
    }
}
