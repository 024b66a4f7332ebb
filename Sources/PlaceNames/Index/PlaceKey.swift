import Text

/// The form in which names of places are compared: folded letters and digits in UTF-8, words apart by one space.
///
/// On top of `folded`: apostrophes and letters that stand for them vanish, so do dots behind a single letter (`D.C.`);
/// all other punctuation parts words. The compiler of the data and the search use this one function.
package enum PlaceKey {
    /// The key of a name; empty when nothing in it is a letter or digit. Linear.
    ///
    /// Keys are at most `GazetteerFormat.maximumKeyLength` bytes long; what is longer is cut between characters.
    package static func key(_ name: String) -> [UInt8] {
        var folded: [UInt8] = []
        appendFolded(name, to: &folded)
        var key: [UInt8] = []
        key.reserveCapacity(folded.count)
        var wordLength = 0
        var pendingSpace = false
        var index = 0
        while index < folded.count {
            let byte = folded[index]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let scalar = folded[index..<min(index + length, folded.count)]
            index += length
            switch role(scalar, wordLength: wordLength) {
            case .nothing: continue
            case .space:
                pendingSpace = !key.isEmpty
                wordLength = 0
            case .letter:
                if pendingSpace { key.append(0x20) }
                pendingSpace = false
                wordLength += 1
                key.append(contentsOf: scalar)
            }
        }
        return cut(key)
    }

    /// The key with a capital letter at the beginning of each word: for most places that is their name.
    package static func capitalized(_ key: [UInt8]) -> [UInt8] {
        var name = key
        for index in name.indices where index == 0 || name[index - 1] == 0x20 {
            if name[index] >= UInt8(ascii: "a"), name[index] <= UInt8(ascii: "z") { name[index] -= 0x20 }
        }
        return name
    }

    /// The role of a character in a key.
    private enum Role {
        case letter, space, nothing
    }

    /// Returns the role of the character, `wordLength` characters into its word.
    private static func role(_ scalar: ArraySlice<UInt8>, wordLength: Int) -> Role {
        let first = scalar.first ?? 0
        if first < 0x80 {
            switch first {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .letter
            case UInt8(ascii: "'"), UInt8(ascii: "`"): return .nothing
            case UInt8(ascii: "."): return wordLength > 1 ? .space : .nothing
            default: return .space
            }
        }
        var value = UInt32(first) & (scalar.count == 2 ? 0x1F : scalar.count == 3 ? 0x0F : 0x07)
        for next in scalar.dropFirst() { value = value << 6 | UInt32(next & 0x3F) }
        switch value {
        // Modifier letters (the half rings and commas of transliterations), quotes and primes.
        case 0x02B0...0x02FF, 0x2018...0x201F, 0x2032...0x2037, 0x05F3, 0x05F4, 0x00B4: return .nothing
        case 0x00AA, 0x00B5, 0x00BA: return .letter
        // Latin-1, general and CJK punctuation, the middle dots of Katakana, Arabic comma and Armenian marks.
        case 0x0080...0x00BF, 0x2000...0x206F, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x30FB, 0xFF65, 0x060C, 0x061B,
            0x055A...0x055F, 0x0589, 0x058A, 0x05BE, 0xFFFD:
            return .space
        default: return .letter
        }
    }

    /// Returns at most the longest key of `key`, cut between characters.
    private static func cut(_ key: [UInt8]) -> [UInt8] {
        guard key.count > GazetteerFormat.maximumKeyLength else { return key }
        var end = GazetteerFormat.maximumKeyLength
        while end > 0, key[end] & 0xC0 == 0x80 { end -= 1 }
        while end > 0, key[end - 1] == 0x20 { end -= 1 }
        return Array(key[..<end])
    }
}
