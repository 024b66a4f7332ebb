import Platform

/// Reads standard input line by line, from a pipe, a file, or a terminal that edits its lines itself.
///
/// A line ends with LF or CR LF; the last may have no end. Never more than the limit is kept of a line, so that an
/// endless one costs no memory.
package final class LineReader {
    /// The longest line that is taken, in bytes, unless a limit is given.
    package static let defaultLimit = 64 * 1024

    private let input: InputSource
    private let limit: Int
    private var chunk = [UInt8](repeating: 0, count: 16 * 1024)
    /// The range of the chunk's bytes that belong to no line yet.
    private var unread = 0..<0
    /// The beginning of the line being read: at most `limit` bytes and a CR.
    private var line: [UInt8] = []
    /// Whether bytes of the line being read were dropped.
    private var isCut = false

    /// Reads lines from `input`.
    package init(_ input: InputSource, limit: Int = LineReader.defaultLimit) {
        self.input = input
        self.limit = max(0, limit)
    }

    /// Waits for the next line.
    ///
    /// A signal leaves what was read of a line untouched. Throws when standard input cannot be read.
    package func next() throws(InputError) -> InputLine {
        while true {
            if let end = chunk[unread].firstIndex(of: UInt8(ascii: "\n")) {
                keep(chunk[unread.lowerBound..<end])
                unread = (end + 1)..<unread.upperBound
                return finishLine()
            }
            keep(chunk[unread])
            unread = 0..<0
            switch try input.next(into: &chunk) {
            case .bytes(let count): unread = 0..<count
            case .end: return line.isEmpty && !isCut ? .endOfInput : finishLine()
            case .signal(let signal) where signal.endsProgram: return .interrupted(signal)
            case .signal, .other: continue
            }
        }
    }

    private func keep(_ bytes: ArraySlice<UInt8>) {
        let room = limit + 1 - line.count
        line.append(contentsOf: bytes.prefix(room))
        isCut = isCut || bytes.count > room
    }

    private func finishLine() -> InputLine {
        defer {
            line.removeAll(keepingCapacity: true)
            isCut = false
        }
        if line.last == UInt8(ascii: "\r") && !isCut {
            line.removeLast()
        }
        guard !isCut, line.count <= limit else { return .tooLong(limit: limit) }
        guard let text = String(validating: line, as: UTF8.self) else {
            return .invalidUTF8(byteOffset: firstInvalidByte(of: line))
        }
        return .line(text)
    }
}

/// The offset of the first byte that is not UTF-8, or the number of bytes when all are.
private func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
        offset += UTF8.width(scalar)
    }
    return offset
}
