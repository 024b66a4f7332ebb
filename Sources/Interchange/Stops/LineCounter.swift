/// Tells the lines of places in a file that come one after the other, going through the file once.
struct LineCounter {
    private var offset = 0
    private var line = 1

    /// Starts at the beginning of a file.
    init() {}

    /// The line, from 1, of the byte at `offset` of the bytes that begin at `start`; `offset` is never below the one asked
    /// for before.
    mutating func line(at offset: Int, from start: UnsafePointer<UInt8>) -> Int {
        guard self.offset < offset else { return line }
        for position in self.offset..<offset where start[position] == 0x0A { line += 1 }
        self.offset = max(self.offset, offset)
        return line
    }
}

extension LineCounter {
    /// The line of `offset` in the document that `xml` reads.
    mutating func line(at offset: Int, in xml: XMLReader) -> Int {
        line(at: offset, from: xml.start)
    }
}
