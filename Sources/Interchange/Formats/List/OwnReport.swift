import Text

/// The reports of this program, which have no places and are not read back.
enum OwnReport {
    /// The reason for which one is not read.
    static let fault = TextFault(
        line: 1,
        reason: "a report of this program, which has no places; export the trip as csv, json or ics, which come back in"
    )

    /// The most bytes that are looked at.
    private static let mostBytes = 2_000

    /// Whether a page of HTML begins like a report of this program, by the names in its style.
    static func begins(page: [UInt8]) -> Bool {
        let beginning = String(decoding: page.prefix(mostBytes), as: UTF8.self)
        return ["--paper:", "--ink:", "--faint:", "--rule:"].allSatisfy { beginning.containsText($0) }
            && beginning.containsText(".totals{")
    }

    /// Whether a text begins like a report in Markdown: the name of a trip as a heading, a line of lengths, and a day.
    static func begins(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0x23, 0x20]) else { return false }
        let lines = String(decoding: bytes.prefix(mostBytes), as: UTF8.self).split(whereSeparator: \.isNewline)
        let lengths = lines.prefix(5).first { line in
            line.containsText(" straight line") && line.first?.isNumber ?? false && line.containsText(" stop")
        }
        return lengths != nil && lines.contains { $0.hasPrefix("## ") || $0.hasPrefix("| ") }
    }
}
