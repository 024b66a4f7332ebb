/// Turns the bytes of a terminal into keys, in whatever pieces they arrive.
///
/// Garbage is safe: bytes that are no UTF-8 and sequences of unknown keys mean nothing, and never more than a few bytes
/// wait for more, except those of a paste.
package struct KeyDecoder: Sendable {
    /// The most bytes of pasted text that are kept: more than a line may have, so that a paste that is too long is
    /// refused as a line that is too long.
    private static let longestPaste = 2 * LineReader.defaultLimit
    private static let pasteBegin = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Bytes that are not decoded yet.
    private var pending: [UInt8] = []
    /// The bytes of a paste that has not ended yet.
    private var paste: [UInt8]?

    /// Begins without any bytes.
    package init() {}

    /// The milliseconds to wait for the rest of a sequence that has begun before `timeOut` is called; nil: for ever.
    ///
    /// A terminal sends a sequence in one piece, a person presses Esc and then waits.
    package var patience: Int? {
        if paste != nil { return 1000 }
        return pending.first == 0x1B ? 50 : nil
    }

    /// Takes bytes and returns the keys that are complete.
    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending.append(contentsOf: bytes)
        return drain()
    }

    /// Gives up waiting: an ESC that nothing followed is the key Esc, and a paste without end has ended.
    package mutating func timeOut() -> [Key] {
        if let pasted = paste {
            paste = nil
            let rest = pending
            pending = []
            return keys(ofPaste: pasted + rest)
        }
        guard pending.first == 0x1B else { return [] }
        // Esc alone or twice is Esc; the beginning of a sequence that never came is nothing.
        let isEscape = pending.allSatisfy { $0 == 0x1B }
        pending = []
        return isEscape ? [.escape] : []
    }

    private mutating func drain() -> [Key] {
        var keys: [Key] = []
        var rest = pending[...]
        loop: while let first = rest.first {
            if paste != nil {
                guard let pasted = takePaste(&rest) else { break }
                keys += self.keys(ofPaste: pasted)
                continue
            }
            switch first {
            case 0x1B:
                switch KeySequence.match(rest) {
                case .incomplete:
                    break loop
                case .key(let key, let length):
                    if rest.starts(with: Self.pasteBegin) {
                        paste = []
                    } else if let key {
                        keys.append(key)
                    }
                    rest = rest.dropFirst(length)
                }
            case 0x0A, 0x0D:
                keys.append(.enter)
                rest = rest.dropFirst()
            case 0x09:
                keys.append(.tab)
                rest = rest.dropFirst()
            case 0x08, 0x7F:
                keys.append(.backspace)
                rest = rest.dropFirst()
            case 0..<0x20:
                keys.append(.control(controlLetter(first)))
                rest = rest.dropFirst()
            default:
                let run = takeText(&rest)
                if !run.isEmpty {
                    keys.append(.text(run))
                } else if characterLength(rest) == nil {
                    keys.append(.invalid)
                    rest = rest.dropFirst()
                } else {
                    break loop
                }
            }
        }
        pending = Array(rest)
        return keys
    }

    /// Takes text up to the end mark of a paste; nil when the mark has not come yet.
    private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var pasted = paste ?? []
        func keep(_ bytes: ArraySlice<UInt8>) {
            pasted.append(contentsOf: bytes.prefix(Self.longestPaste - pasted.count))
        }
        while !rest.isEmpty {
            let run = rest.prefix { $0 != 0x1B }
            keep(run)
            rest = rest[run.endIndex...]
            if rest.starts(with: Self.pasteEnd) {
                rest = rest.dropFirst(Self.pasteEnd.count)
                paste = nil
                return pasted
            }
            if rest.count < Self.pasteEnd.count, Self.pasteEnd.starts(with: rest) { break }
            keep(rest.prefix(1))
            rest = rest.dropFirst()
        }
        paste = pasted
        return nil
    }

    /// Takes the longest run of complete characters from U+0020 on; empty where there is none.
    private func takeText(_ rest: inout ArraySlice<UInt8>) -> String {
        var end = rest.startIndex
        while end < rest.endIndex, rest[end] >= 0x20, rest[end] != 0x7F {
            guard let length = characterLength(rest[end...]), length <= rest.endIndex - end else { break }
            end += length
        }
        defer { rest = rest[end...] }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    /// The length in bytes of the character at the front, of which perhaps not all is there; nil when it is not UTF-8.
    ///
    /// The bounds are those of the Unicode Standard's table 3-7, "Well-Formed UTF-8 Byte Sequences".
    private func characterLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        let (length, second): (Int, ClosedRange<UInt8>)
        switch first {
        case ..<0x80: return 1
        case 0xC2..<0xE0: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1..<0xF0: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1..<0xF4: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        let following = bytes.dropFirst().prefix(length - 1)
        guard following.first.map(second.contains) ?? true else { return nil }
        return following.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
    }

    /// Returns the pasted text, with `.invalid` behind it if some bytes were not UTF-8.
    private func keys(ofPaste bytes: [UInt8]) -> [Key] {
        if let text = String(validating: bytes, as: UTF8.self) { return [.paste(text)] }
        var valid: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            if let length = characterLength(rest), length <= rest.count {
                valid += rest.prefix(length)
                rest = rest.dropFirst(length)
            } else {
                rest = rest.dropFirst()
            }
        }
        let text = String(decoding: valid, as: UTF8.self)
        // The last character of a paste that was cut may be incomplete.
        return bytes.count == Self.longestPaste && bytes.count - valid.count < 4
            ? [.paste(text)] : [.paste(text), .invalid]
    }

    private func controlLetter(_ byte: UInt8) -> Character {
        byte == 0 ? " " : Character(Unicode.Scalar(byte | 0x60))
    }
}
