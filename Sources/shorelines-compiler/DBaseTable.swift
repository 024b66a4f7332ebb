import Foundation

/// Reads the texts of a table of dBASE III (the attributes of a shapefile).
enum DBaseTable {
    /// The values of one field of all records, without blanks at the ends; nil where there is no such field.
    static func texts(of field: String, in bytes: [UInt8]) -> [String]? {
        func number(_ offset: Int, _ length: Int) -> Int {
            (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
        }
        guard bytes.count > 32 else { return nil }
        let (records, header, width) = (number(4, 4), number(8, 2), number(10, 2))
        guard header <= bytes.count, header + records * width <= bytes.count else { return nil }
        // A record begins with a mark of deletion.
        var start = 1
        var found: Range<Int>?
        for entry in stride(from: 32, to: header - 1, by: 32) where bytes[entry] != 13 {
            let name = String(decoding: bytes[entry..<entry + 11].prefix { $0 != 0 }, as: UTF8.self)
            let length = Int(bytes[entry + 16])
            if name == field { found = start..<start + length }
            start += length
        }
        return found.map { range in
            (0..<records).map { record in
                let first = header + record * width
                return String(decoding: bytes[first + range.lowerBound..<first + range.upperBound], as: UTF8.self)
                    .trimmingCharacters(in: CharacterSet(charactersIn: " \0"))
            }
        }
    }
}
