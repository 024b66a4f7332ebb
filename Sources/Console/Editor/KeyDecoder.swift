/// Turns the bytes of a terminal into keys, in whatever pieces they arrive.
///
/// Garbage is safe: bytes that are no UTF-8 and sequences of unknown keys mean nothing, and never more than a few bytes
/// wait for more, except those of a paste.
package struct KeyDecoder: Sendable {
    /// Pasted text is kept up to so many bytes.
    private static let longestPaste = LineReader.defaultLimit
    private static let pasteBegin = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Bytes that are not decoded yet.
    private var pending: [UInt8] = []
    /// What was pasted so far, while a paste is under way.
    private var paste: [UInt8]?

    /// Begins without any bytes.
    package init() {}

    /// For how many milliseconds to wait for the rest of what has begun before `timeOut` is called; nil: for ever.
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
            let text = String(decoding: pasted + pending, as: UTF8.self)
            pending = []
            return [.paste(text)]
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
                guard let text = takePaste(&rest) else { break }
                keys.append(.paste(text))
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
                let waiting = rest.count
                let run = takeText(&rest)
                if !run.isEmpty {
                    keys.append(.text(run))
                } else if rest.count == waiting {
                    break loop
                }
            }
        }
        pending = Array(rest)
        return keys
    }

    /// Takes text up to the end mark of a paste; nil when the mark has not come yet.
    private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) -> String? {
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
                return String(decoding: pasted, as: UTF8.self)
            }
            if rest.count < Self.pasteEnd.count, Self.pasteEnd.starts(with: rest) { break }
            keep(rest.prefix(1))
            rest = rest.dropFirst()
        }
        paste = pasted
        return nil
    }

    /// Takes the longest run of printable characters; bytes that are no UTF-8 are dropped. Empty when the first
    /// character is not complete yet, and then nothing is taken.
    private func takeText(_ rest: inout ArraySlice<UInt8>) -> String {
        var run: [UInt8] = []
        while let first = rest.first, first >= 0x20, first != 0x7F {
            if first < 0x80 {
                run.append(first)
                rest = rest.dropFirst()
                continue
            }
            let length =
                switch first {
                case 0xC2..<0xE0: 2
                case 0xE0..<0xF0: 3
                case 0xF0..<0xF5: 4
                default: 0
                }
            let character = rest.prefix(length)
            let following = character.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
            if length == 0 || following < character.count - 1 {
                rest = rest.dropFirst(1 + following)
            } else if character.count < length {
                break
            } else {
                if String(validating: character, as: UTF8.self) != nil {
                    run.append(contentsOf: character)
                }
                rest = rest.dropFirst(length)
            }
        }
        return String(decoding: run, as: UTF8.self)
    }

    private func controlLetter(_ byte: UInt8) -> Character {
        byte == 0 ? " " : Character(Unicode.Scalar(byte | 0x60))
    }
}
