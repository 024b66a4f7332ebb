import Places
package import Text

/// A link that was saved as a file: of Windows (`.url`), of macOS (`.webloc`), of Linux (`.desktop`). A link of a map
/// is a place or a way. Only read.
package struct ShortcutFormat: ReadOnlyFormat {
    /// The format.
    package init() {}

    package var name: String { "link" }
    package var fileEndings: [String] { ["url", "webloc", "desktop"] }

    package func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
        if beginning.starts(with: "bplist00".utf8) { return Self.link(in: beginning) != nil }
        let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
        let head = String(decoding: text.drop { $0 <= 0x20 }.prefix(20), as: UTF8.self).lowercased()
        if head.hasPrefix("[internetshortcut]") || head.hasPrefix("[desktop entry]") { return true }
        return head.hasPrefix("<") && beginning.contains("<plist") && beginning.contains("<key>URL</key>")
    }

    package func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        guard let link = Self.link(in: bytes.prefix(Self.longestFile)) else {
            throw TextFault(reason: "there is no link in the file")
        }
        // A link without a name is called as the file says, or as it is called.
        let fileName = Self.name(in: bytes.prefix(Self.longestFile)) ?? context.fileName
        let spots = (try? MapLink(link))?.spots ?? []
        let isUnnamed =
            spots.isEmpty ? link.lowercased().hasPrefix("geo:") : spots.count == 1 && spots[0].name == nil
        let needsName = isUnnamed && !fileName.contains("=")
        let text = needsName && !fileName.isEmpty ? "\(fileName)=\(link)" : link
        let line = Array(text.utf8)
        return try line.withUnsafeBufferPointer { buffer throws(TextFault) in
            var reader = ListImport(buffer, from: 0, context.forFile(called: fileName), notices: [])
            do throws(TextFault) {
                return try reader.read()
            } catch {
                throw TextFault(reason: error.reason)
            }
        }
    }

    /// The most bytes that are looked at; a file with a link has a few hundred.
    private static let longestFile = 100_000

    /// The name that a file of Linux gives its link: behind `Name=`; nil where it has none.
    private static func name(in bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.prefix(100).lowercased().containsText("[desktop entry]") else { return nil }
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmed }
        let name = lines.first { $0.hasPrefix("Name=") }.map { String($0.dropFirst("Name=".count)).trimmed }
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The link in a file: behind `URL=`, in the element behind the key `URL`, or the only one in a binary list.
    private static func link(in bytes: ArraySlice<UInt8>) -> String? {
        if bytes.starts(with: "bplist00".utf8) {
            let start = bytes.indices.first { ListLine.beginsLikeLink(bytes[$0...].prefix(8)) }
            return start.map { String(decoding: bytes[$0...].prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self) }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if let key = text.firstRange(ofText: "<key>URL</key>") {
            let rest = text[key.upperBound...]
            guard let open = rest.firstRange(ofText: "<string>"), let close = rest.firstRange(ofText: "</string>"),
                open.upperBound <= close.lowerBound
            else { return nil }
            let link = HTMLText.plain(String(rest[open.upperBound..<close.lowerBound])).trimmed
            return link.isEmpty ? nil : link
        }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmed
            guard line.prefix(4).uppercased() == "URL=" else { continue }
            let link = String(line.dropFirst(4)).trimmed
            return link.isEmpty ? nil : link
        }
        return nil
    }
}
