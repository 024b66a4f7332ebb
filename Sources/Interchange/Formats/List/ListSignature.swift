/// The name and the address that programs for mails put below a text, behind a line of two hyphens (RFC 3676, 4.3).
enum ListSignature {
    /// The notice about one.
    static let notice = "the signature below “--” is not read"

    /// The most lines of one.
    private static let mostLines = 8

    /// The index at which the line of hyphens begins below which nothing but a signature stands; nil where there is
    /// none. Linear in the last lines.
    static func start(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var (end, lines) = (bytes.endIndex, 0)
        while end > bytes.startIndex, lines <= mostLines {
            let begin = bytes[..<end].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? bytes.startIndex
            let line = bytes[begin..<end]
            if line.elementsEqual("--".utf8) || line.elementsEqual("-- ".utf8) {
                return begin > bytes.startIndex && lines > 0 ? begin : nil
            }
            if line.contains(where: { $0 > 0x20 }) { lines += 1 }
            end = max(begin - 1, bytes.startIndex)
        }
        return nil
    }
}
