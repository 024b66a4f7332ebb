// Reading of text in the form that most files have. These functions report no faults: where the text has another form,
// they return false or nil; the caller goes back to a copy of the reader and uses the functions that do report them.
extension JSONReader {
    /// Skips white space and then `literal`, which must not have white space in it; false if something else comes
    /// next. Brackets are not counted as levels.
    @inlinable @inline(__always)
    package mutating func skip(_ literal: StaticString) -> Bool {
        _ = peek()
        let count = literal.utf8CodeUnitCount
        guard end - next >= count, begins(with: UnsafeRawPointer(literal.utf8Start), count) else { return false }
        next += count
        return true
    }

    /// Whether the next `count` bytes, which must exist, are those at `expected`; compares up to 8 at a time.
    @inlinable @inline(__always)
    func begins(with expected: UnsafeRawPointer, _ count: Int) -> Bool {
        let found = UnsafeRawPointer(next)
        func isSame<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Word.Type) -> Bool {
            found.loadUnaligned(fromByteOffset: offset, as: Word.self)
                == expected.loadUnaligned(fromByteOffset: offset, as: Word.self)
        }
        // Two words that overlap cover any number of bytes between one word and two.
        switch count {
        case 8...16: return isSame(0, UInt64.self) && isSame(count - 8, UInt64.self)
        case 4..<8: return isSame(0, UInt32.self) && isSame(count - 4, UInt32.self)
        default: return (0..<count).allSatisfy { isSame($0, UInt8.self) }
        }
    }

    /// Reads a number without an exponent and with at most 15 digits, rounded to the nearest `Double`; nil if something
    /// else comes next.
    ///
    /// The digits as an integer and the power of ten are both exact as `Double`, so that one division rounds once
    /// (Clinger 1990).
    @inlinable @inline(__always)
    package mutating func readUsualNumber() -> Double? {
        var byte = peek()
        let isNegative = byte == UInt8(ascii: "-")
        var index = isNegative ? next + 1 : next
        let first = index
        var digits: Int64 = 0
        var point: UnsafePointer<UInt8>?
        while index < end {
            byte = index.pointee
            if byte &- 0x30 < 10 {
                digits = digits &* 10 &+ Int64(byte &- 0x30)
            } else if byte == UInt8(ascii: "."), point == nil {
                point = index
            } else {
                break
            }
            index += 1
        }
        let last = index - 1
        let length = index - first
        // A zero is followed by a point or by nothing. A number at the end of the text may go on in one that is whole.
        guard index < end, length > 0, length <= 15, byte | 0x20 != UInt8(ascii: "e"), point != first, point != last,
            first.pointee != 0x30 || length == 1 || point == first + 1
        else { return nil }
        next = index
        let value = Double(digits) / powerOfTen(point.map { last - $0 } ?? 0)
        return isNegative ? -value : value
    }
}
