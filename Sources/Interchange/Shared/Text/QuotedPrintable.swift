import Text

/// The way in which mails and contacts of version 2.1 write what is not ASCII (RFC 2045, 6.7): `Z=C3=BCrich`.
enum QuotedPrintable {
    /// Whether the parameters of a property say that its value is written so.
    static func isMarked(_ line: [UInt8]) -> Bool {
        let head = line.prefix(200).prefix { $0 != UInt8(ascii: ":") }
        return head.count < line.count
            && String(decoding: head, as: UTF8.self).uppercased().containsText("QUOTED-PRINTABLE")
    }

    /// The bytes of a text of a mail: a sign of equality at the end of a line joins it with the next. Linear.
    static func text(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index] == UInt8(ascii: "=") else {
                result.append(text[index])
                index += 1
                continue
            }
            let next = text[(index + 1)...].prefix(2)
            if next.count == 2, let byte = UInt8(String(decoding: next, as: UTF8.self), radix: 16), next.first != 0x2B {
                result.append(byte)
                index += 3
            } else if next.first == 0x0A || (next.first == 0x0D && next.last == 0x0A) {
                index += next.first == 0x0A ? 2 : 3
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }

    /// A property whose value is as it was before, in UTF-8. Linear.
    static func decoded(_ line: [UInt8]) -> [UInt8] {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return line }
        var value: [UInt8] = []
        var index = colon + 1
        while index < line.count {
            if line[index] == UInt8(ascii: "="), index + 2 < line.count,
                let byte = UInt8(String(decoding: line[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                value.append(byte)
                index += 3
            } else {
                // What is folded behind a sign of equality began with a space.
                value.append(line[index] == UInt8(ascii: "=") ? 0x20 : line[index])
                index += 1
            }
        }
        let isUTF8 = value.withUnsafeBufferPointer { firstInvalidUTF8($0) == nil }
        return line[...colon] + (isUTF8 ? value : WindowsText.text(value) ?? value)
    }
}
