/// The keys behind the escape sequences of xterm, rxvt and the Linux console, and of what imitates them.
enum KeySequence {
    /// The result of matching the first bytes against a sequence.
    enum Match: Equatable {
        /// The sequence goes on.
        case incomplete
        /// A whole sequence, with its length in bytes; the key is nil where the sequence means nothing here.
        case key(Key?, length: Int)
    }

    /// Sequences that are longer than this are no keys.
    private static let longest = 32

    /// Reads one sequence from bytes that begin with ESC.
    ///
    /// A byte that cannot belong to the sequence ends it and is left. An ESC that begins no sequence is the key Esc.
    static func match(_ bytes: ArraySlice<UInt8>) -> Match {
        let start = bytes.startIndex
        guard bytes.count > 1 else { return .incomplete }
        switch bytes[start + 1] {
        case UInt8(ascii: "["):
            return controlSequence(bytes, alt: false)
        case UInt8(ascii: "O"):
            return singleShift(bytes, alt: false)
        case 0x1B:
            // rxvt puts an ESC in front of the sequence of a key that is pressed together with Alt.
            guard bytes.count > 2 else { return .incomplete }
            let rest = bytes[(start + 1)...]
            let inner: Match =
                switch bytes[start + 2] {
                case UInt8(ascii: "["): controlSequence(rest, alt: true)
                case UInt8(ascii: "O"): singleShift(rest, alt: true)
                default: .key(.escape, length: 0)
                }
            guard case .key(let key, let length) = inner else { return .incomplete }
            return .key(key, length: length + 1)
        case 0x7F, 0x08:
            return .key(.wordBackspace, length: 2)
        case let byte where (0x20..<0x7F).contains(byte):
            return .key(.alt(Character(Unicode.Scalar(byte))), length: 2)
        default:
            return .key(.escape, length: 1)
        }
    }

    /// ESC [ parameters, intermediates, final byte (ECMA-48, 5.4).
    private static func controlSequence(_ bytes: ArraySlice<UInt8>, alt: Bool) -> Match {
        var index = bytes.startIndex + 2
        guard index < bytes.endIndex else { return .incomplete }
        if bytes[index] == UInt8(ascii: "[") {
            // The Linux console's F1 to F5: ESC [ [ A.
            return bytes.count > 3 ? .key(nil, length: 4) : .incomplete
        }
        let first = index
        while index < bytes.endIndex, (0x20..<0x40).contains(bytes[index]) {
            // rxvt ends the sequence of a key that is pressed together with Shift so.
            if bytes[index] == UInt8(ascii: "$"), index > first, bytes[first] < UInt8(ascii: ":") { break }
            index += 1
            if index - bytes.startIndex > longest { return .key(nil, length: index - bytes.startIndex) }
        }
        guard index < bytes.endIndex else { return .incomplete }
        let final = bytes[index]
        let length = index - bytes.startIndex + 1
        guard (0x40..<0x7F).contains(final) || final == UInt8(ascii: "$") else {
            return .key(nil, length: length - 1)
        }
        // A report of the terminal, not a key: its parameters begin with one of `<=>?`.
        if (0x3C..<0x40).contains(bytes[first]) { return .key(nil, length: length) }
        let numbers = bytes[first..<index].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) }
        return .key(key(final, numbers: numbers, alt: alt), length: length)
    }

    /// ESC O letter: arrows and Home in the keypad's application mode; rxvt's small letters are Ctrl with an arrow.
    private static func singleShift(_ bytes: ArraySlice<UInt8>, alt: Bool) -> Match {
        guard bytes.count > 2 else { return .incomplete }
        let final = bytes[bytes.startIndex + 2]
        guard (0x40..<0x7F).contains(final) else { return .key(nil, length: 2) }
        let found: Key? =
            switch final {
            case UInt8(ascii: "a"): .moveUp
            case UInt8(ascii: "b"): .moveDown
            case UInt8(ascii: "c"): .wordRight
            case UInt8(ascii: "d"): .wordLeft
            case UInt8(ascii: "M"): .enter
            default: key(final, numbers: [], alt: alt)
            }
        return .key(found, length: 3)
    }

    /// The key of a final byte. The second number, less one, is a set of Shift 1, Alt 2, Control 4 (xterm).
    private static func key(_ final: UInt8, numbers: [Int?], alt: Bool) -> Key? {
        let modifiers = numbers.count > 1 ? max(0, (numbers[1] ?? 1) - 1) : 0
        let byWord = alt || modifiers & 6 != 0 || final == UInt8(ascii: "^") || final == UInt8(ascii: "@")
        return switch final {
        case UInt8(ascii: "A"): byWord ? .moveUp : .up
        case UInt8(ascii: "B"): byWord ? .moveDown : .down
        case UInt8(ascii: "C"): byWord ? .wordRight : .right
        case UInt8(ascii: "D"): byWord ? .wordLeft : .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .backTab
        // rxvt: Shift with an arrow.
        case UInt8(ascii: "a"): .up
        case UInt8(ascii: "b"): .down
        case UInt8(ascii: "c"): .right
        case UInt8(ascii: "d"): .left
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
            switch numbers.first ?? nil {
            case 1, 7: .home
            case 2: .insert
            case 3: byWord ? .wordDelete : .delete
            case 4, 8: .end
            case 5: .pageUp
            case 6: .pageDown
            default: nil
            }
        default: nil
        }
    }
}
