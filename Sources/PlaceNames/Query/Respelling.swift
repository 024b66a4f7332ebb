/// Other ways to write what was typed, that the list of names does not have.
enum Respelling {
    /// With what each costs: the key with words exchanged for their short or long forms, and with `ae`, `oe`, `ue` read as umlauts.
    static func respellings(of key: [UInt8]) -> [(key: [UInt8], penalty: Double)] {
        var results: [(key: [UInt8], penalty: Double)] = []
        let words = key.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        let exchanged = words.map { otherForms[$0] ?? $0 }
        if exchanged != words { results.append((Array(exchanged.joined(separator: " ").utf8), PlaceScore.abbreviated)) }
        let plain = withoutUmlauts(key)
        if plain != key { results.append((plain, PlaceScore.respelled)) }
        return results
    }

    private static let otherForms = [
        "st": "saint", "saint": "st", "ste": "sainte", "sainte": "ste", "mt": "mount", "mount": "mt", "ft": "fort",
        "fort": "ft", "sta": "santa", "santa": "sta", "sto": "santo", "santo": "sto", "sankt": "st",
    ]

    /// `muenchen` as `munchen`: folding takes `ü` for `u`, Germans type `ue` for it.
    private static func withoutUmlauts(_ key: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(key.count)
        for byte in key {
            if byte == UInt8(ascii: "e"), let last = result.last,
                last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
            {
                continue
            }
            result.append(byte)
        }
        return result
    }
}
