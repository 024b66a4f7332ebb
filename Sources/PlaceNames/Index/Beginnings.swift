/// Where in a sorted list the texts stand that begin alike.
enum Beginnings {
    /// The texts that begin with `prefix`: those that are it or go on with a space, and those that go on otherwise.
    ///
    /// No byte of a key is less than a space, so the first stand before the others. No byte of UTF-8 is 0xFF, so what
    /// follows them all is found, too.
    static func ranges(
        _ prefix: [UInt8], _ lowerBound: ([UInt8]) -> Int
    ) -> (words: Range<Int>, rest: Range<Int>) {
        let lower = lowerBound(prefix)
        let middle = max(lower, lowerBound(prefix + [0x21]))
        return (lower..<middle, middle..<max(middle, lowerBound(prefix + [0xFF])))
    }
}
