extension StringProtocol {
    /// The number of columns that the text takes on a terminal.
    ///
    /// The sum of `Character.displayWidth`. Control characters and line breaks count 0, so apply `visible` first.
    /// Linear; text below U+0300 is counted by its bytes.
    package var displayWidth: Int {
        if let width = utf8.withContiguousStorageIfAvailable({ narrowWidth($0) }) ?? nil { return width }
        var width = 0
        for character in self { width += character.displayWidth }
        return width
    }
}

extension Character {
    /// The number of columns that the character takes on a terminal: 0, 1 or 2.
    ///
    /// 2 for East Asian wide and full-width characters, for emoji including joined sequences, for flags, and for a
    /// symbol that U+FE0F turns into an emoji. 0 for marks and format characters without a base. A cluster of several
    /// letters takes one column for each, at most 2.
    package var displayWidth: Int {
        var width = 0
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x20..<0x7F:
                width += 1
            case 0xFE0F:
                if width == 1, let previous, previous.properties.isEmoji { width = 2 }
            case let value:
                if ScalarSets.contains(ScalarSets.zeroWidth, value) {
                    if width > 0, ScalarSets.contains(ScalarSets.spacingMarks, value) { width += 1 }
                } else {
                    width += ScalarSets.contains(ScalarSets.wide, value) ? 2 : 1
                }
            }
            previous = scalar
        }
        // Joined emoji, skin tones and the second half of a flag do not take columns of their own.
        return Swift.min(width, 2)
    }
}

/// The width of UTF-8 text below U+0300, where every character except control characters takes one column; nil for
/// other text.
private func narrowWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var width = 0
    var afterC2 = false
    for byte in bytes {
        switch byte {
        case 0x20..<0x7F, 0xC3..<0xCC: width += 1
        case 0x80..<0xA0: break
        case 0xA0..<0xC0: if afterC2 { width += 1 }
        case 0xC2: break
        case 0..<0x20, 0x7F: break
        default: return nil
        }
        afterC2 = byte == 0xC2
    }
    return width
}
