/// Text of Windows programs that do not write UTF-8.
enum WindowsText {
    /// A file that is not UTF-8 as text in UTF-8; nil where it is hardly such a text: it has bytes that are no
    /// characters or that no text has, or more characters of UTF-8 than other bytes above 0x7F. Linear.
    static func text(_ file: [UInt8]) -> [UInt8]? { read(file)?.text }

    /// The same with the encoding that it is in.
    static func read(_ file: [UInt8]) -> (text: [UInt8], encoding: WindowsCharacters)? {
        guard !looksLikeUTF8(file) else { return nil }
        let encoding = WindowsCharacters(of: file)
        let characters = encoding.characters
        var result: [UInt8] = []
        result.reserveCapacity(file.count + file.count / 8)
        for byte in file {
            switch byte {
            case 0x09, 0x0A, 0x0C, 0x0D, 0x1B, 0x20...0x7E: result.append(byte)
            case 0x80...0xFF:
                let character = characters[Int(byte) - 0x80]
                guard character != 0, let scalar = Unicode.Scalar(character) else { return nil }
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            default: return nil
            }
        }
        return (result, encoding)
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
