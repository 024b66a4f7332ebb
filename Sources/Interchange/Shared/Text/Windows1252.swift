/// The encoding of text that Windows programs of western Europe and America write where they do not write UTF-8.
enum Windows1252 {
    /// The characters from 0x80 to 0x9F; 0 where there is none. From 0xA0 on they are those of Unicode.
    private static let characters: [UInt16] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ]

    /// A file that is not UTF-8 as text in UTF-8; nil where it is hardly Windows-1252: it has bytes that are no
    /// characters or that no text has, or more characters of UTF-8 than other bytes above 0x7F. Linear.
    static func text(_ file: [UInt8]) -> [UInt8]? {
        guard !looksLikeUTF8(file) else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(file.count + file.count / 8)
        for byte in file {
            switch byte {
            case 0x09, 0x0A, 0x0C, 0x0D, 0x1B, 0x20...0x7E: result.append(byte)
            case 0x80...0x9F:
                let character = characters[Int(byte) - 0x80]
                guard character != 0, let scalar = Unicode.Scalar(character) else { return nil }
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            case 0xA0...0xFF:
                result.append(0xC0 | byte >> 6)
                result.append(0x80 | byte & 0x3F)
            default: return nil
            }
        }
        return result
    }

    /// Whether more characters are written as in UTF-8, with the right number of bytes, than there are bytes that fit
    /// none.
    private static func looksLikeUTF8(_ file: [UInt8]) -> Bool {
        var fitting = 0
        var others = 0
        var index = 0
        while index < file.count {
            let byte = file[index]
            guard byte >= 0x80 else {
                index += 1
                continue
            }
            let length = byte >= 0xF0 && byte < 0xF5 ? 4 : byte >= 0xE0 && byte < 0xF0 ? 3 : byte >= 0xC2 ? 2 : 1
            let rest = file[min(index + 1, file.count)..<min(index + length, file.count)]
            if length > 1, byte < 0xF5, rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) {
                fitting += 1
                index += length
            } else {
                others += 1
                index += 1
            }
        }
        return fitting > others
    }
}
