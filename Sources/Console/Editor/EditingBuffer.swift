/// A line being edited: its characters, and where the cursor stands.
///
/// A character is what a person sees as one. All edits keep the cursor between two characters, keep control characters
/// out, and keep the line within its limit of bytes.
package struct EditingBuffer: Equatable, Sendable {
    /// The characters, in order.
    package private(set) var characters: [Character]
    /// The number of characters before the cursor: 0...characters.count.
    package private(set) var cursor: Int

    /// The most bytes the line may have.
    package let limit: Int
    /// Whether the last key's text did not fit within the limit and was cut.
    package private(set) var wasCut = false
    /// The text that Ctrl-Y inserts.
    private var killed = ""
    /// Whether the last key killed text, so that the next kill adds to it.
    private var isKilling = false

    /// A line with some text in it, the cursor at its end.
    package init(_ text: String = "", limit: Int = LineReader.defaultLimit) {
        self.limit = limit
        characters = []
        cursor = 0
        replace(0..<0, with: text)
    }

    /// The line's text.
    package var text: String { String(characters) }
    /// Whether the line has no text.
    package var isEmpty: Bool { characters.isEmpty }

    /// Puts other text in the place of all, the cursor at its end.
    package mutating func setText(_ text: String) {
        isKilling = false
        wasCut = false
        replace(characters.indices, with: text)
    }

    /// Does what a key means for a line of text; false, and nothing is changed, for a key that means nothing here.
    package mutating func apply(_ key: Key) -> Bool {
        let wasKilling = isKilling
        isKilling = false
        wasCut = false
        switch key {
        case .text(let text): replace(cursor..<cursor, with: text)
        case .paste(let text): replace(cursor..<cursor, with: pastedLines(text))
        case .left, .control("b"): cursor = max(0, cursor - 1)
        case .right, .control("f"): cursor = min(characters.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = characters.count
        case .wordLeft, .alt("b"): cursor = wordStart
        case .wordRight, .alt("f"): cursor = wordEnd
        case .backspace: replace(max(0, cursor - 1)..<cursor, with: "")
        case .delete, .control("d"): replace(cursor..<min(characters.count, cursor + 1), with: "")
        case .control("k"): kill(cursor..<characters.count, adding: wasKilling)
        case .control("u"): kill(0..<cursor, adding: wasKilling)
        case .control("w"): kill(blankWordStart..<cursor, adding: wasKilling)
        case .wordBackspace: kill(wordStart..<cursor, adding: wasKilling)
        case .wordDelete, .alt("d"): kill(cursor..<wordEnd, adding: wasKilling)
        case .control("y"): replace(cursor..<cursor, with: killed)
        case .control("t"): transpose()
        default: return false
        }
        return true
    }

    /// Replaces some characters with a text and puts the cursor behind it.
    ///
    /// The text may join its neighbours to one character (an accent behind a letter): then the cursor stands behind
    /// that. Tabs become spaces; of control characters only LF is kept.
    private mutating func replace(_ range: Range<Int>, with text: String) {
        let before = String(characters[..<range.lowerBound])
        let after = String(characters[range.upperBound...])
        let room = max(0, limit - before.utf8.count - after.utf8.count)
        let (inserted, isWhole) = printable(text, room: room)
        wasCut = !isWhole
        let start = before + inserted
        characters = Array(start + after)
        var bytes = 0
        cursor =
            characters.firstIndex { character in
                defer { bytes += character.utf8.count }
                return bytes >= start.utf8.count
            } ?? characters.count
    }

    private mutating func kill(_ range: Range<Int>, adding: Bool) {
        let text = String(characters[range])
        if !adding {
            killed = text
        } else if range.upperBound == cursor {
            killed = text + killed
        } else {
            killed += text
        }
        isKilling = true
        replace(range, with: "")
    }

    /// Swaps the characters around the cursor and steps on; at the end of the line, the last two.
    private mutating func transpose() {
        guard characters.count > 1, cursor > 0 else { return }
        let second = min(cursor, characters.count - 1)
        replace(second - 1..<second + 1, with: String([characters[second], characters[second - 1]]))
    }

    private var wordStart: Int {
        let gap = characters[..<cursor].lastIndex { $0.isPartOfWord }.map { $0 + 1 } ?? 0
        return characters[..<gap].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    }

    private var wordEnd: Int {
        let word = characters[cursor...].firstIndex { $0.isPartOfWord } ?? characters.count
        return characters[word...].firstIndex { !$0.isPartOfWord } ?? characters.count
    }

    private var blankWordStart: Int {
        let gap = characters[..<cursor].lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
        return characters[..<gap].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}

/// Pasted text with LF between its lines and none at its ends.
private func pastedLines(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.firstIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    return lines.isEmpty ? "" : lines[first...last].joined(separator: "\n")
}

/// The text without control characters but LF, cut at a number of bytes, and whether all of it is there.
private func printable(_ text: String, room: Int) -> (text: String, isWhole: Bool) {
    var result = String.UnicodeScalarView()
    var bytes = 0
    for scalar in text.unicodeScalars {
        var kept = scalar
        switch scalar.value {
        case 0x0A: break
        case 0x09, 0x0D, 0x85, 0x2028, 0x2029: kept = " "
        case 0..<0x20, 0x7F..<0xA0: continue
        default: break
        }
        bytes += UTF8.width(kept)
        if bytes > room { return (String(result), false) }
        result.append(kept)
    }
    return (String(result), true)
}
