package import Text

extension JSONReader {
    /// Skips any value, with the checks of `readValue`, and returns its number of nested levels of arrays and objects.
    ///
    /// Only the names of the objects that are being read are kept in memory. Linear; recursion is limited by
    /// `maximumDepth`.
    @discardableResult
    package mutating func checkValue() throws(TextFault) -> Int {
        switch peek() {
        case UInt8(ascii: "{"):
            try enterObject()
            var levels = 0
            var names = JSONNames()
            while let key = try nextKey() {
                guard names.insert(key.string) else { throw duplicate(key) }
                levels = max(levels, try checkValue())
            }
            return levels + 1
        case UInt8(ascii: "["):
            try enterArray()
            var levels = 0
            while try nextElement() { levels = max(levels, try checkValue()) }
            return levels + 1
        case UInt8(ascii: "\""): _ = try readText()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try readBool()
        case UInt8(ascii: "n"):
            guard try readNull() else { throw noValue() }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try checkNumber()
        default: throw noValue()
        }
        return 0
    }

    /// Reads any value as its text; throws if its arrays and objects are nested more than `levels` deep. Linear; takes
    /// memory only for the text.
    package mutating func readRaw(levels: Int) throws(TextFault) -> RawJSON {
        let usual = maximumDepth
        maximumDepth = min(usual, depth + levels)
        defer { maximumDepth = usual }
        _ = peek()
        let first = next
        let found = try checkValue()
        return RawJSON(checked: UnsafeBufferPointer(start: first, count: next - first), levels: found)
    }
}
