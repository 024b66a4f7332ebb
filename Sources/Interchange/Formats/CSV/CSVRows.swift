import Text

/// Reads the rows of a table in separated text (RFC 4180) one after the other, without copying a cell.
///
/// Lines end in LF, CR or CRLF; rows without a character are passed over. A text in quotes may hold separators, line
/// ends and quotes written twice; white space around the quotes is passed over. A quote inside a text that does not
/// begin with one stands for itself. What follows a closing quote, and a quote without an end, are faults, unless the
/// quote is a ditto mark (`CSVRows+Dittos.swift`), or tabs part the cells: few programs write quotes between these.
struct CSVRows {
    /// One cell where it stands.
    struct Cell {
        /// Its first byte, behind the opening quote.
        let start: Int
        /// Its bytes, without quotes around it.
        let count: Int
        /// Whether there are quotes written twice in it.
        let hasDoubledQuotes: Bool
        /// Whether there are quotes around it.
        var isQuoted = false
    }

    /// The most cells of a row that are kept; further ones are only counted.
    static let maximumCells = 1_000
    /// The number of rows that may stand before the one with the names, as titles do.
    static let maximumTitleRows = 5
    /// The most bytes of a text: more than any name or note may have, so that the rest is cut anyway.
    static let maximumTextBytes = 400_000

    let bytes: UnsafeBufferPointer<UInt8>
    let separator: UInt8
    /// The cells of the row that was read last.
    var cells: [Cell] = []
    /// The number of its cells, also of those that are not kept.
    private(set) var cellCount = 0
    /// The cells of the row above, and the largest number of cells that a row has had.
    var (above, width): ([Cell], Int) = ([], 0)
    /// Whether the table is one that this program writes, in which no cell is a ditto mark; nil before its first row.
    var isOwn: Bool?
    /// Whether a quote of the row stands at the beginning of its cell and in front of the cell's end.
    private var hasLoneQuote = false
    /// The line on which it begins, from 1.
    private(set) var line = 1
    private var index: Int
    /// The line of the next byte.
    private var nextLine = 1
    /// The numbers that the rows have in the sheet that the text was made of; empty for a text that is a file.
    private let numbers: [Int]
    private var rowCount = 0
    /// Whether the text was made of a sheet.
    var isSheet: Bool { !numbers.isEmpty }

    /// Starts at `start`. `numbers`, if there are any, are the rows' in place of those of their lines.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, separator: UInt8, numbers: [Int] = []) {
        self.bytes = bytes
        self.separator = separator
        self.numbers = numbers
        index = start
    }

    /// Reads the next row into `cells`; false at the end. The line below the names of a table in Markdown is passed
    /// over. Linear in the row.
    mutating func next() throws(TextFault) -> Bool {
        repeat { guard try readRow() else { return false } } while separator == 0x7C && isRule
        takeDittos()
        return true
    }

    /// Whether the row is the line below the names of a table in Markdown: `--- | :--:`.
    private var isRule: Bool {
        var hasDash = false
        for column in cells.indices {
            for byte in trimmed(column) {
                if byte == UInt8(ascii: "-") { hasDash = true } else if byte != UInt8(ascii: ":") { return false }
            }
        }
        return hasDash
    }

    /// Reads the next row whatever it is; false at the end.
    private mutating func readRow() throws(TextFault) -> Bool {
        while index < bytes.count, endLine() {}
        guard index < bytes.count else { return false }
        line = rowCount < numbers.count ? numbers[rowCount] : nextLine
        rowCount += 1
        let start = (index, nextLine)
        var fault: TextFault?
        do throws(TextFault) { try readCells(isLoose: false) } catch { fault = error }
        if fault != nil || hasLoneQuote && isOwn == false {
            let strict = (cells, cellCount, index, nextLine)
            var looseFault: TextFault?
            (index, nextLine) = start
            do throws(TextFault) { try readCells(isLoose: true) } catch { looseFault = error }
            if let fault, looseFault != nil { throw fault }
            if fault == nil, looseFault != nil || !isMeantLoosely(strict.0, strict.1) {
                (cells, cellCount, index, nextLine) = strict
            }
        }
        return true
    }

    /// Reads the cells of the row that begins here; with `isLoose` a quote that ends no text stands for itself.
    private mutating func readCells(isLoose: Bool) throws(TextFault) {
        cells.removeAll(keepingCapacity: true)
        (cellCount, hasLoneQuote) = (0, false)
        while true {
            let cell = try readCell(isLoose: isLoose)
            if cellCount < CSVRows.maximumCells { cells.append(cell) }
            cellCount += 1
            guard index < bytes.count else { return }
            if bytes[index] == separator {
                index += 1
            } else {
                _ = endLine()
                return
            }
        }
    }

    /// The text of a cell of the row, its quotes resolved; "" beyond the row's end. Cut where no name or note is so
    /// long.
    func text(_ column: Int) -> String {
        guard column < cells.count else { return "" }
        let cell = cells[column]
        var end = cell.start + min(cell.count, CSVRows.maximumTextBytes)
        // A character is not cut in half.
        while end > cell.start, end < cell.start + cell.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let slice = UnsafeBufferPointer(rebasing: bytes[cell.start..<end])
        guard cell.hasDoubledQuotes else { return String(decoding: slice, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: slice.count) { target in
            var count = 0
            var isSecond = false
            for byte in slice {
                isSecond = byte == 0x22 && !isSecond
                if byte == 0x22, !isSecond { continue }
                target[count] = byte
                count += 1
            }
            return count
        }
    }

    /// The text of a cell of the row without white space at its ends, its quotes resolved; "" beyond the row's end.
    func trimmedText(_ column: Int) -> String {
        guard column < cells.count, cells[column].hasDoubledQuotes else {
            return String(decoding: trimmed(column).prefix(CSVRows.maximumTextBytes), as: UTF8.self)
        }
        let text = text(column)
        let end = text.lastIndex { $0 != " " && $0 != "\t" }
        return end.map { String(text[...$0].drop { $0 == " " || $0 == "\t" }) } ?? ""
    }

    /// The bytes of a cell as written, quotes inside it twice, without white space at its ends; none beyond the row's
    /// end.
    func trimmed(_ column: Int) -> UnsafeBufferPointer<UInt8> {
        guard column < cells.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        var start = cells[column].start
        var end = start + cells[column].count
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// Whether a comma in a cell cannot be the sign between two cells: there is another, or quotes are around it.
    func canHoldComma(_ column: Int) -> Bool {
        separator != 0x2C || (column < cells.count && cells[column].isQuoted)
    }

    /// Whether no cell of the row holds anything.
    var isBlank: Bool { cellCount == cells.count && cells.indices.allSatisfy { trimmed($0).isEmpty } }

    /// Passes over a line end if one is next.
    private mutating func endLine() -> Bool {
        let byte = bytes[index]
        guard byte == 0x0A || byte == 0x0D else { return false }
        index += 1
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        nextLine += 1
        return true
    }

    @inline(__always)
    private mutating func readCell(isLoose: Bool) throws(TextFault) -> Cell {
        var first = index
        while first < bytes.count, bytes[first] == 0x20 { first += 1 }
        if first < bytes.count, bytes[first] == 0x22 {
            let isLone = endsCell(at: first + 1)
            if isLone { hasLoneQuote = true }
            if !isLoose { return try readQuoted(from: first) }
            if !isLone {
                let start = (index, nextLine)
                do throws(TextFault) { return try readQuoted(from: first) } catch {
                    guard separator == 0x09 else { throw error }
                    (index, nextLine) = start
                }
            }
        }
        // White space beside bars only draws the table.
        let start = separator == 0x7C ? first : index
        var end = first
        while end < bytes.count {
            let byte = bytes[end]
            if byte == separator || byte == 0x0A || byte == 0x0D { break }
            end += 1
        }
        index = end
        while separator == 0x7C, end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return Cell(start: start, count: end - start, hasDoubledQuotes: false)
    }

    private mutating func readQuoted(from quote: Int) throws(TextFault) -> Cell {
        var end = quote + 1
        var hasDoubled = false
        while true {
            guard end < bytes.count else {
                throw TextFault(in: bytes, at: quote, reason: "the quote that begins here has no end")
            }
            switch bytes[end] {
            case 0x22:
                if end + 1 < bytes.count, bytes[end + 1] == 0x22 {
                    hasDoubled = true
                    end += 1
                } else {
                    return try closeQuoted(
                        Cell(start: quote + 1, count: end - quote - 1, hasDoubledQuotes: hasDoubled, isQuoted: true))
                }
            case 0x0A: nextLine += 1
            case 0x0D: if !(end + 1 < bytes.count && bytes[end + 1] == 0x0A) { nextLine += 1 }
            default: break
            }
            end += 1
        }
    }

    /// Goes on behind the closing quote of `cell`.
    private mutating func closeQuoted(_ cell: Cell) throws(TextFault) -> Cell {
        index = cell.start + cell.count + 1
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count else { return cell }
        let byte = bytes[index]
        guard byte == separator || byte == 0x0A || byte == 0x0D else {
            throw TextFault(
                in: bytes, at: index,
                reason: "text behind a closing quote; a quote inside a quoted text is written twice")
        }
        return cell
    }
}
