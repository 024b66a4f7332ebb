/// The days of airlines without spaces: `05NOV2026`, `05NOV26`, `5NOV`.
enum CompactDays {
    private static let months: Set = [
        "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC", "MAI", "OKT", "DEZ",
    ]

    /// A text in which these have spaces, and four digits of a year. Linear.
    static func spaced(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64)
        var index = 0
        while index < bytes.count {
            let isBeginning = index == 0 || !isOfWord(bytes[index - 1])
            guard isBeginning, isDigit(bytes[index]), let (day, month, year, count) = day(in: bytes, at: index) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            result += day + [0x20] + month
            if !year.isEmpty { result += [0x20] + (year.count == 2 ? Array("20".utf8) : []) + year }
            index += count
        }
        return result.count == bytes.count ? text : String(decoding: result, as: UTF8.self)
    }

    private static func day(
        in bytes: [UInt8], at start: Int
    ) -> (day: [UInt8], month: [UInt8], year: [UInt8], count: Int)? {
        let rest = bytes[start..<min(start + 10, bytes.count)]
        let day = rest.prefix(while: isDigit)
        let month = rest.dropFirst(day.count).prefix(3)
        let year = rest.dropFirst(day.count + 3).prefix(while: isDigit)
        let count = day.count + 3 + year.count
        guard (1...2).contains(day.count), month.count == 3, [0, 2, 4].contains(year.count),
            months.contains(String(decoding: month, as: UTF8.self)),
            start + count >= bytes.count || !isOfWord(bytes[start + count])
        else { return nil }
        return (Array(day), Array(month), Array(year), count)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
    }
}
