/// The names and codes of countries and regions.
struct QualifierTable: Sendable {
    private let bytes: GazetteerBytes

    /// Reads the section of `file`.
    init(_ file: GazetteerFile) {
        bytes = file.bytes(.qualifiers)
    }

    /// The countries and regions that are called `key`, or whose names begin so. Linear: there are some 1,000 names.
    func narrowing(_ key: [UInt8], beginning: Bool = false) -> Narrowing {
        var narrowing = Narrowing()
        var offset = 0
        while offset < bytes.count {
            let length = Int(bytes.byte(offset))
            let fits = beginning ? length >= key.count : length == key.count
            if fits, bytes.slice(offset + 4, min(length, key.count)).elementsEqual(key) {
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
