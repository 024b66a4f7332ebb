// Reading of text in the form that most files have. These functions report no faults: where the text has another form,
// they return false or nil; the caller goes back to a copy of the reader and uses the functions that do report them.
extension JSONReader {
    /// Skips `literal`, with the white space that is in it and no other; false if something else comes next. Brackets
    /// are not counted as levels.
    package mutating func skip(exactly literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard end - next >= count else { return false }
        let found = UnsafeRawPointer(next)
        let expected = UnsafeRawPointer(literal.utf8Start)
        func isSame<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Word.Type) -> Bool {
            found.loadUnaligned(fromByteOffset: offset, as: Word.self)
                == expected.loadUnaligned(fromByteOffset: offset, as: Word.self)
        }
        // The last word overlaps the one before it where the length is no multiple of a word.
        switch count {
        case 8...:
            var offset = 0
            while offset + 8 < count {
                guard isSame(offset, UInt64.self) else { return false }
                offset += 8
            }
            guard isSame(count - 8, UInt64.self) else { return false }
        case 4...: guard isSame(0, UInt32.self), isSame(count - 4, UInt32.self) else { return false }
        default: guard (0..<count).allSatisfy({ isSame($0, UInt8.self) }) else { return false }
        }
        next += count
        return true
    }

    /// Reads a number without an exponent and with at most 15 digits, rounded to the nearest `Double`; nil if something
    /// else comes next.
    ///
    /// The digits as an integer and the power of ten are both exact as `Double`, so that one division rounds once
    /// (Clinger 1990).
    package mutating func readUsualNumber() -> Double? {
        let isNegative = peek() == UInt8(ascii: "-")
        var index = isNegative ? next + 1 : next
        let first = index
        var digits: UInt64 = 0
        skipDigits(&index, &digits)
        let whole = index - first
        // A zero is followed by a point or by nothing.
        guard whole > 0, index < end, first.pointee != 0x30 || whole == 1 else { return nil }
        var places = 0
        if index.pointee == UInt8(ascii: ".") {
            index += 1
            let point = index
            skipDigits(&index, &digits)
            places = index - point
            guard places > 0 else { return nil }
        }
        // A number at the end of the text may go on in one that is whole.
        guard index < end, whole + places <= 15, index.pointee | 0x20 != UInt8(ascii: "e") else { return nil }
        next = index
        let value = Double(digits) / powerOfTen(places)
        return isNegative ? -value : value
    }

    /// Moves `index` behind the digits that come next and appends them to `digits`, which is wrong after more than 19.
    @inline(__always)
    private func skipDigits(_ index: inout UnsafePointer<UInt8>, _ digits: inout UInt64) {
        while index < end {
            let digit = index.pointee &- 0x30
            guard digit < 10 else { return }
            digits = digits &* 10 &+ UInt64(digit)
            index += 1
        }
    }
}
