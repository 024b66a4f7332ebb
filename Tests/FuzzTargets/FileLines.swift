/// The lines of a file, to tell whether a line and a column that a message names are in it.
struct FileLines {
    private let bytes: [UInt8]
    /// The first byte of each line.
    private var starts = [0]
    /// Whether the file is text of two bytes a character, whose lines are not those of the bytes.
    private let isWide: Bool

    /// Finds the lines of `bytes`: LF, CR and CRLF each end one. Linear.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isWide = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]].contains { bytes.starts(with: $0) }
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
                starts.append(index + 1)
            }
        }
    }

    /// Whether there is such a line, and such a column in it or right behind it.
    func contains(line: Int, column: Int?) -> Bool {
        guard line >= 1, line <= starts.count, column ?? 1 >= 1 else { return false }
        guard let column, !isWide else { return column ?? 1 <= bytes.count + 1 }
        let end = line < starts.count ? starts[line] : bytes.count
        return column <= end - starts[line - 1] + 1
    }
}
