import Text

/// Tells the lines that name the ends of the whole list.
extension ListImport {
    /// The most lines that are looked at for the end of a list, and the most bytes of a title.
    private static let (mostLines, longestTitle) = (200, 80)

    /// Whether a first line is a way from the place of the line below to that of one further down, so that it is the
    /// title of the list: `Paris - Nice` above `Paris`, `Lyon`, `Nice`. Linear in a few lines.
    func namesEnds(_ text: String) -> Bool {
        let plain = ListText.plain(text)
        guard plain.utf8.count <= Self.longestTitle, !plain.contains(where: { $0.isNumber || ":=|(".contains($0) })
        else {
            return false
        }
        let ends = RouteText.places(plain) { _ in false }.map(Self.key)
        guard ends.count > 1, let first = ends.first, let last = ends.last, !first.isEmpty, !last.isEmpty else {
            return false
        }
        var below = bytes[index...].split(maxSplits: Self.mostLines) { $0 == 0x0A || $0 == 0x0D }.prefix(Self.mostLines)
            .lazy.filter { $0.count <= Self.maximumLineBytes && $0.contains { $0 > 0x20 } }
            .map { ListText.plain(String(decoding: $0, as: UTF8.self)) }
            .map { dates.withoutHead(in: $0)?.rest ?? $0 }
            .makeIterator()
        guard let next = below.next(), RouteText.places(next, isPlace: { _ in false }).count == 1 || next.contains(","),
            Self.begins(next, with: first)
        else { return false }
        while let line = below.next() {
            if Self.key(line).hasPrefix(last) { return true }
        }
        return false
    }

    /// Whether the first line is a way of known places with a colon behind it, `Melbourne to Adelaide:`, and no further
    /// line has one, as those of legs would. Linear.
    func isOnlyHeading(_ text: String, _ item: ListText) -> Bool {
        guard text.hasSuffix(":"), isFollowed, item.head == nil else { return false }
        let others = bytes[index...].split { $0 == 0x0A || $0 == 0x0D }
        return !others.contains { line in line.last { $0 > 0x20 } == UInt8(ascii: ":") } && stops.isWay(item)
    }

    /// Whether a line names a place, behind which there are only signs and words about it.
    private static func begins(_ line: String, with place: String) -> Bool {
        let (name, all) = (key(line.prefix { !",(–—-:;[".contains($0) }), key(line))
        return name == place || place.hasPrefix(name) && !name.isEmpty && all.hasPrefix(place)
    }

    /// The letters of a text, as names are compared.
    private static func key(_ text: some StringProtocol) -> String { folded(String(text)).filter(\.isLetter) }

    /// Whether a line says where the trip ends, and one further down what lies before that: `To: Penzance` above
    /// `Stops: Exeter, Plymouth`. Linear.
    func isEndAboveStops(_ text: String) -> Bool {
        guard let word = Self.label(of: text),
            CSVColumnWords.to.contains(word) || CSVColumnWords.destinations.contains(word)
        else { return false }
        return bytes[index...].split { $0 == 0x0A || $0 == 0x0D }.contains { line in
            let text = String(decoding: line.prefix(Self.longestTitle), as: UTF8.self)
            return Self.label(of: text).map { ListWords.between.contains($0) } ?? false
        }
    }

    /// The word of a line in front of a colon, as columns are compared; nil where there is none.
    private static func label(of text: String) -> String? {
        guard let (word, _) = ListSeparators.halves(of: ListText.plain(text), at: ":"), word.utf8.count <= 40 else {
            return nil
        }
        return CSVColumnWords.key(word)
    }
}
