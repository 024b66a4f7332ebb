import Text

/// The names and codes of countries and regions.
struct QualifierTable: Sendable {
    private let bytes: GazetteerBytes

    /// Reads the section of `file`.
    init(_ file: GazetteerFile) {
        bytes = file.bytes(.qualifiers)
    }

    /// The countries and regions that are called `key`.
    func narrowing(_ key: [UInt8]) -> Narrowing {
        narrowing { $0.elementsEqual(key) }
    }

    /// The countries and regions whose names begin with `key`.
    func narrowing(beginningWith key: [UInt8]) -> Narrowing {
        narrowing { $0.starts(with: key) }
    }

    /// The countries and regions whose names are a slip of typing away from `key`, two when it has 9 bytes or more.
    func narrowing(misspelled key: [UInt8]) -> Narrowing {
        guard key.count >= 5 else { return Narrowing() }
        let limit = key.count < 9 ? 1 : 2
        return narrowing { name in
            abs(name.count - key.count) <= limit && typingDistance(Array(name), key, atMost: limit) != nil
        }
    }

    /// The countries and regions whose names fit. Linear: there are some 1,000 names.
    private func narrowing(_ fits: (UnsafeBufferPointer<UInt8>) -> Bool) -> Narrowing {
        var narrowing = Narrowing()
        var offset = 0
        while offset < bytes.count {
            let length = Int(bytes.byte(offset))
            if fits(bytes.slice(offset + 4, length)) {
                let number = bytes.number16(offset + 2)
                if bytes.byte(offset + 1) == 0 {
                    narrowing.countries.append(number)
                } else {
                    narrowing.regions.append(number)
                }
            }
            offset += 4 + length
        }
        return narrowing
    }
}
