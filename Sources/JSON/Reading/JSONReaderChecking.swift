package import Text

extension JSONReader {
    /// Reads over any value, checked as `readValue` checks it, and returns how many levels of arrays and objects it has.
    ///
    /// Nothing of it is kept but, for a time, the names of the objects that are open. Linear; recursion ends at `maximumDepth`.
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

    /// Reads any value as its text, if arrays and objects in it are nested at most `levels` deep. Linear; takes memory for the
    /// text alone.
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
