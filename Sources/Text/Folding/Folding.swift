/// The form of `text` that is used for comparison: without differences of case, accents, width and spacing.
///
/// Full case folding; canonical decomposition without accents, Hebrew points and Arabic vowel signs (marks that change
/// which letter it is are kept: kana voicing, nukta, virama, Thai and Lao vowels); `ß` ss, `ø` o, `ł` l, `đ` `ð` d, `þ`
/// th, `ı` i, `æ` ae, `œ` oe, `ħ` h, `ŧ` t; full-width forms, half-width forms and ligatures become plain letters;
/// curly quotes and dashes become their ASCII forms; format characters and variation selectors are dropped. A run of
/// white space becomes one space; white space at the ends is dropped. Idempotent. Linear; ASCII that needs no change is
/// returned unchanged.
package func folded(_ text: String) -> String {
    if isFoldedASCII(text) { return text }
    var bytes: [UInt8] = []
    appendFolded(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
}

/// Appends the folded form of `text` as UTF-8, so that many texts can share one array. The bytes that `bytes` holds
/// already are not changed.
package func appendFolded(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { appendFolded(utf8: $0, to: &bytes) }
}

/// Appends the folded form of a UTF-8 text. Each byte that is not valid UTF-8 counts as U+FFFD.
package func appendFolded(utf8 source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.reserveCapacity(start + source.count)
    var pendingSpace = false
    var index = 0
    while index < source.count {
        let byte = source[index]
        if byte < 0x80 {
            index += 1
            if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
                pendingSpace = bytes.count > start
                continue
            }
            if pendingSpace {
                bytes.append(0x20)
                pendingSpace = false
            }
            bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
            continue
        }
        let (scalar, length) = decodedScalar(source, at: index)
        index += length
        guard let place = FoldingTable.place(of: scalar) else {
            if ScalarSets.contains(ScalarSets.dropped, scalar) { continue }
            if pendingSpace {
                bytes.append(0x20)
                pendingSpace = false
            }
            appendUnchanged(scalar, to: &bytes)
            continue
        }
        for folded in FoldingTable.result(at: place) {
            if folded == 0x20 {
                pendingSpace = bytes.count > start
                continue
            }
            if pendingSpace {
                bytes.append(0x20)
                pendingSpace = false
            }
            bytes.append(folded)
        }
    }
}

/// Whether `text` is ASCII that folding does not change.
private func isFoldedASCII(_ text: String) -> Bool {
    var afterSpace = true
    for byte in text.utf8 {
        switch byte {
        case 0x20:
            if afterSpace { return false }
            afterSpace = true
        case 0x09...0x0D, 0x41...0x5A, 0x80...0xFF: return false
        default: afterSpace = false
        }
    }
    return !afterSpace || text.isEmpty
}

/// The scalar that begins at `index` and its length; U+FFFD and 1 where the bytes are not UTF-8.
private func decodedScalar(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
    let first = source[index]
    let (length, smallest): (Int, UInt32)
    switch first {
    case 0xC2..<0xE0: (length, smallest) = (2, 0x80)
    case 0xE0..<0xF0: (length, smallest) = (3, 0x800)
    case 0xF0..<0xF5: (length, smallest) = (4, 0x1_0000)
    default: return (0xFFFD, 1)
    }
    guard index + length <= source.count else { return (0xFFFD, 1) }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for next in source[index + 1..<index + length] {
        guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
        scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    guard scalar >= smallest, scalar <= 0x10_FFFF, !(0xD800..<0xE000).contains(scalar) else { return (0xFFFD, 1) }
    return (scalar, length)
}

/// Appends a scalar that is not in the table: unchanged, or, for a Hangul syllable, as its letters.
private func appendUnchanged(_ scalar: UInt32, to bytes: inout [UInt8]) {
    guard (0xAC00..<0xD7A4).contains(scalar) else { return appendUTF8(scalar, to: &bytes) }
    // The Unicode Standard, section 3.12: 19 leading consonants, 21 vowels, 27 final consonants or none.
    let syllable = scalar - 0xAC00
    appendUTF8(0x1100 + syllable / 588, to: &bytes)
    appendUTF8(0x1161 + syllable % 588 / 28, to: &bytes)
    if syllable % 28 != 0 { appendUTF8(0x11A7 + syllable % 28, to: &bytes) }
}

/// Appends a scalar beyond ASCII in UTF-8.
private func appendUTF8(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x800 {
        bytes.append(UInt8(0xC0 | scalar >> 6))
    } else {
        if scalar < 0x1_0000 {
            bytes.append(UInt8(0xE0 | scalar >> 12))
        } else {
            bytes.append(UInt8(0xF0 | scalar >> 18))
            bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
        }
        bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    }
    bytes.append(UInt8(0x80 | scalar & 0x3F))
}
