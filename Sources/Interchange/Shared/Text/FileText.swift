import Text

/// The text of a file in UTF-8, without its byte order mark, whatever encoding it has.
///
/// A byte order mark gives the encoding: UTF-8 or UTF-16; UTF-32 is not read. Without one it is UTF-8 if it can be;
/// then UTF-16, if every second byte of its beginning is 0; then Windows-1250, 1251 or 1252, as spreadsheets write,
/// unless it has more characters of UTF-8 than bytes that are none: then it is UTF-8 with damage.
struct FileText {
    /// The whole text.
    let bytes: [UInt8]
    /// Its first index in `bytes`: behind a byte order mark.
    let start: Int
    /// The notice about the encoding that was taken: nil for UTF-8, and if there is a mark.
    let notice: String?

    /// Reads the bytes of a file; throws where they are no text. Linear.
    init(_ file: [UInt8]) throws(TextFault) {
        // The mark of UTF-32 begins with that of UTF-16.
        guard !FileText.isUTF32(file[...]) else {
            throw TextFault(line: 1, column: 1, reason: FileText.unreadUTF32)
        }
        let marks: [(mark: [UInt8], highByte: Int)] = [([0xFF, 0xFE], 1), ([0xFE, 0xFF], 0)]
        if let (_, highByte) = marks.first(where: { file.starts(with: $0.mark) }) {
            bytes = try FileText.utf8(utf16: file, from: 2, highByte: highByte)
            (start, notice) = (0, nil)
            return
        }
        let isMarked = file.starts(with: [0xEF, 0xBB, 0xBF])
        guard let invalid = file.withUnsafeBufferPointer(firstInvalidUTF8) else {
            if !isMarked, let highByte = FileText.highByteOfUTF16(file) {
                bytes = try FileText.utf8(utf16: file, from: 0, highByte: highByte)
                (start, notice) = (0, "read as UTF-16")
            } else {
                bytes = file
                (start, notice) = (isMarked ? 3 : 0, nil)
            }
            return
        }
        if !isMarked, let highByte = FileText.highByteOfUTF16(file) {
            bytes = try FileText.utf8(utf16: file, from: 0, highByte: highByte)
            (start, notice) = (0, "read as UTF-16")
        } else if !isMarked, let (text, encoding) = WindowsText.read(file) {
            bytes = text
            (start, notice) = (0, "read as \(encoding.rawValue), as it is not UTF-8; look at accented letters")
        } else {
            throw file.withUnsafeBufferPointer {
                TextFault(in: $0, at: invalid, reason: "not valid UTF-8; save the file as UTF-8")
            }
        }
    }

    /// Reads the text; an error says in which encoding that was done, as it may be the wrong one.
    func read<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(TextFault) -> Result
    ) throws(TextFault) -> Result {
        do throws(TextFault) {
            return try bytes.withUnsafeBufferPointer(body)
        } catch {
            guard let notice else { throw error }
            throw TextFault(line: error.line, column: error.column, reason: "\(error.reason); the file was \(notice)")
        }
    }

    /// The reason for refusing a text in UTF-32, with the remedy.
    static let unreadUTF32 = "the text is UTF-32; save it as UTF-8"

    /// Whether a text is in UTF-32, seen from its first eight bytes: a byte order mark, or two characters of four bytes
    /// each, of which the upper two are 0 and the first is ASCII.
    static func isUTF32(_ text: ArraySlice<UInt8>) -> Bool {
        if text.starts(with: [0xFF, 0xFE, 0, 0]) || text.starts(with: [0, 0, 0xFE, 0xFF]) { return true }
        let head = Array(text.prefix(8))
        guard head.count == 8 else { return false }
        func isFirst(_ low: Int, zeros: [Int]) -> Bool {
            (1..<0x80).contains(head[low]) && zeros.allSatisfy { head[$0] == 0 }
        }
        return isFirst(0, zeros: [1, 2, 3, 6, 7]) || isFirst(3, zeros: [0, 1, 2, 4, 5])
    }

    /// Returns the index of the high byte of a unit in a text that looks like UTF-16: at least 8 bytes of which at most
    /// one in ten of one half is other than 0, and none of the other half is 0. Nil for any other text.
    private static func highByteOfUTF16(_ file: [UInt8]) -> Int? {
        let head = file.prefix(1_000)
        guard head.count >= 8, file.count % 2 == 0 else { return nil }
        let zeros = [0, 1].map { half in
            stride(from: half, to: head.count, by: 2).count { head[$0] == 0 }
        }
        let units = (head.count + 1) / 2
        if zeros[0] == 0, zeros[1] * 10 >= units * 9 { return 1 }
        return zeros[1] == 0 && zeros[0] * 10 >= units * 9 ? 0 : nil
    }

    /// Returns UTF-16 from `start` on as UTF-8; `highByte` is the index of a unit's high byte.
    private static func utf8(utf16 file: [UInt8], from start: Int, highByte: Int) throws(TextFault) -> [UInt8] {
        guard file.count % 2 == 0 else {
            throw TextFault(reason: "the text is UTF-16, but its last character is cut in half")
        }
        var result: [UInt8] = []
        result.reserveCapacity(file.count / 2)
        let units = stride(from: start, to: file.count, by: 2).lazy
            .map { UInt16(file[$0 + highByte]) << 8 | UInt16(file[$0 + 1 - highByte]) }
        let hasError = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { result.append($0) })
        guard !hasError else {
            throw result.withUnsafeBufferPointer {
                TextFault(in: $0, at: $0.count, reason: "not valid UTF-16; save the file as UTF-8")
            }
        }
        return result
    }
}

/// The offset of the first byte that cannot stand there in UTF-8 (Unicode 16, table 3-7); nil when there is none.
/// Linear.
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    let count = bytes.count
    while index < count {
        // Eight ASCII bytes at a time.
        while count - index >= 8 {
            let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        guard index < count else { return nil }
        let lead = bytes[index]
        if lead < 0x80 {
            index += 1
            continue
        }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if lead == 0xE0 { second = 0xA0...0xBF }
            if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if lead == 0xF0 { second = 0x90...0xBF }
            if lead == 0xF4 { second = 0x80...0x8F }
        default: return index
        }
        guard count - index >= length, second.contains(bytes[index + 1]) else { return index }
        for place in 2..<max(length, 2) where bytes[index + place] & 0xC0 != 0x80 { return index }
        index += length
    }
    return nil
}
