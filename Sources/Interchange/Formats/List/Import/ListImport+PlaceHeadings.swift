import Text

/// Tells the texts whose headings are the places of the journey, with sentences about each below it: `## 1. Eguisheim`.
extension ListImport {
    /// The fewest headings that are counted, the fewest others, the most that are looked up, and the longest, in bytes.
    private static let (fewestCounted, fewestOthers, mostHeadings, longestHeading) = (2, 3, 60, 100)

    /// Whether the headings below the first level are places: they are counted from 1, or most of them are known and no
    /// item of a list is in the text. Linear, but for the lookups.
    static func areHeadingsPlaces(in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ context: ImportContext) -> Bool {
        var headings: [String] = []
        var hasItems = false
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line.prefix(longestHeading), as: UTF8.self).trimmed
            let level = text.prefix { $0 == "#" }.count
            if (2...4).contains(level), text.dropFirst(level).first == " " {
                headings.append(text.dropFirst(level).trimmed)
                guard headings.count <= mostHeadings else { return false }
            } else if ListText.hasBullet(text), text.contains(where: \.isLetter) {
                hasItems = true
            }
        }
        let counted = headings.compactMap { number(of: withoutMarks($0)) }
        if counted.count >= fewestCounted, counted.elementsEqual(1...counted.count) { return true }
        guard !hasItems, headings.count >= fewestOthers else { return false }
        let known = headings.count { context.location(of: ListText.plain($0), near: nil) != nil }
        return known >= fewestOthers && known * 3 >= headings.count * 2
    }

    /// The number with which a heading counts, `2. Riquewihr`, `2) Riquewihr`.
    private static func number(of heading: String) -> Int? {
        let digits = heading.prefix { $0.isASCII && $0.isNumber }
        let rest = heading.dropFirst(digits.count)
        guard digits.count <= 2, rest.first == "." || rest.first == ")", rest.dropFirst().first == " " else {
            return nil
        }
        return Int(digits)
    }
}
