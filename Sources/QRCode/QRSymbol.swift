/// A QR code (ISO/IEC 18004): a square of dark and light modules that holds a text as bytes in UTF-8.
///
/// Always error correction level M, which reads with 15 % of the codewords damaged, and byte mode, which holds any
/// text; the smallest of the versions 1 to 20 that the text fits into.
package struct QRSymbol: Equatable, Sendable {
    /// The modules on a side, without the quiet zone: 21 to 97.
    package var size: Int { grid.size }

    /// The modules on each side of a symbol that must stay light for it to be found.
    package static let quietZone = 4

    private let grid: ModuleGrid

    /// Encodes a text; throws where it is longer than version 20 holds. Linear in the modules, of which there are 9,409
    /// at most.
    package init(_ text: String) throws(TextTooLong) {
        let bytes = Array(text.utf8)
        let versions = SymbolVersion.all
        guard let version = versions.first(where: { Codewords.capacity(for: bytes, $0) >= bytes.count }) else {
            throw TextTooLong(bytes: bytes.count, limit: Codewords.capacity(for: bytes, versions[versions.count - 1]))
        }
        let patterns = FunctionPatterns(version)
        var unmasked = patterns.grid
        unmasked.place(Codewords.of(bytes, version), around: patterns)
        // Of equal masks the first is taken. The symbol is judged without format and version information.
        let lines = ModuleLines(unmasked)
        let isFree = ModuleLines(size: version.size) { !patterns.covers($0, $1) }
        var best = (penalty: Int.max, mask: DataMask.all[0], lines: lines)
        for mask in DataMask.all {
            let masked = lines.masked(by: mask, where: isFree)
            let penalty = MaskPenalty.of(masked)
            if penalty < best.penalty { best = (penalty, mask, masked) }
        }
        var grid = ModuleGrid(best.lines)
        grid.write(formatOf: best.mask)
        grid.write(version)
        self.grid = grid
    }

    /// Whether the module at a row and a column, each from 0, is dark; everything outside is light.
    package func isDark(row: Int, column: Int) -> Bool {
        (0..<size).contains(row) && (0..<size).contains(column) && grid[row, column]
    }
}

/// A text does not fit into the largest symbol that is made.
package struct TextTooLong: Error, Equatable, CustomStringConvertible {
    /// The length of the text in UTF-8.
    package let bytes: Int
    /// The most bytes that a symbol holds of such a text: 666 of ASCII, 665 of any other.
    package let limit: Int

    /// The fault, for the person.
    package var description: String {
        "the text has \(bytes) bytes, and a QR code of this program holds \(limit)"
    }
}
