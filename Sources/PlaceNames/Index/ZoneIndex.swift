import CivilTime

/// The time zones of a file, by number.
struct ZoneIndex: Sendable {
    private let bytes: GazetteerBytes

    /// Reads the section of `file`.
    init(_ file: GazetteerFile) {
        bytes = file.bytes(.zones)
    }

    /// The version of the rules: `2026f`.
    var version: String { bytes.text(1, Int(bytes.byte(0))) }

    /// The zone of a number; nil when there is none. Linear in the number.
    func zone(_ number: Int) -> (name: String, rule: TimeZoneRule)? {
        guard let start = start(number) else { return nil }
        let rule = start + 1 + Int(bytes.byte(start))
        return TimeZoneRule(text: text(rule)).map { (text(start), $0) }
    }

    /// The name of a zone; nil when there is none. Linear in the number; does not read the rule.
    func name(_ number: Int) -> String? {
        start(number).map(text)
    }

    /// The text at an offset, where its length stands before it.
    private func text(_ offset: Int) -> String { bytes.text(offset + 1, Int(bytes.byte(offset))) }

    /// Returns the offset of the entry of a zone; nil when there is none.
    private func start(_ number: Int) -> Int? {
        var offset = 1 + Int(bytes.byte(0))
        for _ in 0..<number {
            guard offset < bytes.count else { return nil }
            offset += 1 + Int(bytes.byte(offset))
            offset += 1 + Int(bytes.byte(offset))
        }
        return offset < bytes.count ? offset : nil
    }
}
