/// The treatment of line breaks by `visible`.
package enum LineBreaks: Sendable {
    /// They are shown as escapes: the text stays on its line.
    case escaped
    /// Line feeds stay; a carriage return before one is dropped.
    case kept
}

/// Makes untrusted text safe for a terminal: control characters and invisible characters are replaced by escapes such
/// as `\u{1B}`.
///
/// Escaped are control characters (C0, DEL, C1, including tabs), direction marks and other format characters, line and
/// paragraph separators, tags, fillers and noncharacters. A backslash is not escaped, nor are invisible characters that
/// scripts and emoji need:
/// - U+200C and U+200D directly after a letter or mark of a script in which they change how letters join (Arabic,
///   Indic and similar scripts), and U+200D between emoji;
/// - one variation selector directly after a visible character;
/// - the tags of a region's flag, between U+1F3F4 and U+E007F.
///
/// Linear; text that needs no change is returned unchanged.
package func visible(_ text: String, lines: LineBreaks = .escaped) -> String {
    if isHarmless(text, lines: lines) { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
        let scalar = scalars[index]
        let before = index > 0 ? scalars[index - 1] : nil
        let after = index + 1 < scalars.count ? scalars[index + 1] : nil
        index += 1
        if lines == .kept {
            if scalar == "\n" {
                result.append(scalar)
                continue
            }
            if scalar == "\r", after == "\n" { continue }
        }
        if scalar.value == 0x1F3F4, let end = endOfRegionTags(scalars, from: index) {
            result.append(contentsOf: scalars[index - 1..<end])
            index = end
        } else if isUnseen(scalar, before: before, after: after) {
            result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
        } else {
            result.append(scalar)
        }
    }
    return String(result)
}

/// A fast test of the bytes: true only if `text` has no control characters and nothing else that could need an escape
/// (U+0600 and above is not examined here and gives false).
private func isHarmless(_ text: String, lines: LineBreaks) -> Bool {
    var afterC2 = false
    for byte in text.utf8 {
        switch byte {
        case 0x20..<0x7F: break
        case 0x0A: if lines == .escaped { return false }
        case 0x80..<0xA0: if afterC2 { return false }
        // U+00AD is a soft hyphen.
        case 0xA0..<0xC0: if afterC2, byte == 0xAD { return false }
        // Lead bytes of U+0080 to U+05FF. Anything above needs a look-up.
        case 0xC2..<0xD8: break
        default: return false
        }
        afterC2 = byte == 0xC2
    }
    return true
}

/// Whether `scalar` is escaped between these neighbours.
private func isUnseen(_ scalar: Unicode.Scalar, before: Unicode.Scalar?, after: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0x200C: !(before.map(isOfJoiningScript) ?? false)
    case 0x200D:
        switch (before, after) {
        case (let before?, _) where isOfJoiningScript(before): false
        case (let before?, let after?): !(isPartOfEmoji(before) && isPartOfEmoji(after))
        default: true
        }
    // A selector without a visible character before it is itself invisible, so the second of two in a row is escaped.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F:
        if let before { isUnseen(before, before: nil, after: nil) || before == " " } else { true }
    default: ScalarSets.contains(ScalarSets.unseen, scalar.value)
    }
}

/// Whether `scalar` is a letter or mark of a script in which U+200C and U+200D change how neighbours are drawn.
private func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600..<0x0E00, 0x0F00..<0x10A0, 0x1700..<0x1AB0, 0x1B00..<0x1C80, 0xA840..<0xA880, 0xA8E0..<0xAC00,
        0x10A00..<0x12000, 0x1E900..<0x1E960:
        scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass == .virama
            || scalar.properties.canonicalCombiningClass == .nukta
    default: false
    }
}

/// Whether `scalar` may stand next to U+200D in an emoji: an emoji, a skin tone, or the emoji variation selector.
private func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || (scalar.value > 0x7F && scalar.properties.isEmoji)
}

/// The index after the region tags and the end tag that begin at `start`; nil if there is no complete sequence.
private func endOfRegionTags(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start
    // The longest code of a subdivision has 6 letters and digits: `gbeng`.
    while index < scalars.count, index - start <= 6 {
        switch scalars[index].value {
        case 0xE0030...0xE0039, 0xE0061...0xE007A: index += 1
        case 0xE007F: return index - start >= 3 ? index + 1 : nil
        default: return nil
        }
    }
    return nil
}
