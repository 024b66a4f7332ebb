/// Searches for texts in texts, byte by byte. The standard library has the same for patterns of any kind (`contains`,
/// `firstRange`, `ranges` and `replacing` of a text), with an engine for regular expressions behind them that makes the
/// program 1.3 MB larger: no shipped target uses those.
extension StringProtocol {
    /// Returns the first range of `part`; nil if there is none. Takes time for the bytes of both, multiplied, at worst.
    package func firstRange(ofText part: String) -> Range<Index>? {
        guard let offset = withBytes(utf8, { text in withBytes(part.utf8) { firstOffset(of: $0, in: text) } }) else {
            return nil
        }
        let start = utf8.index(utf8.startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: part.utf8.count)
    }

    /// Whether `part` stands in it.
    package func containsText(_ part: String) -> Bool {
        withBytes(utf8) { text in withBytes(part.utf8) { firstOffset(of: $0, in: text) } } != nil
    }

    /// The text with `other` in each place of `part`; unchanged where `part` is empty.
    package func replacingText(_ part: String, with other: String) -> String {
        guard !part.isEmpty else { return String(self) }
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(ofText: part) {
            result += String(rest[..<range.lowerBound]) + other
            rest = rest[range.upperBound...]
        }
        return result + String(rest)
    }
}

extension [UInt8] {
    /// Whether `part` stands in it.
    package func containsBytes(_ part: [UInt8]) -> Bool {
        withUnsafeBufferPointer { bytes in part.withUnsafeBufferPointer { firstOffset(of: $0, in: bytes) } } != nil
    }
}

/// Calls `body` with the bytes of a text.
private func withBytes<Result>(
    _ text: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
    text.withContiguousStorageIfAvailable(body) ?? Array(text).withUnsafeBufferPointer(body)
}

private func firstOffset(of part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = part.first else { return 0 }
    var start = 0
    while start + part.count <= bytes.count {
        if bytes[start] == first, bytes[start..<start + part.count].elementsEqual(part) { return start }
        start += 1
    }
    return nil
}
