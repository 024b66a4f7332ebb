/// The marks of Markdown in a text that stand in pairs around words, such as the two of `**Zermatt**`.
///
/// A mark opens at the beginning, behind white space, an opening bracket or a mark that opens, and closes in front of
/// anything but a letter, a number or a slash: `5*-hotel` and `a/_b_/c` have none. Nor have addresses with `://`.
struct InlineMarks {
    /// Two marks that belong together, as ranges of the scalars of the text.
    struct Pair {
        let opening: Range<Int>
        let closing: Range<Int>
    }

    /// The pairs in the order in which they close, so that an outer one is behind those in it.
    private(set) var pairs: [Pair] = []
    private let text: [Unicode.Scalar]
    /// The marks that are open, each with the index of the open one before it that is alike.
    private var open: [(kind: Int, range: Range<Int>, before: Int?)] = []
    /// The index in `open` of the last mark of each kind.
    private var last = [Int?](repeating: nil, count: Self.marks.count * Self.mostSigns)

    private static let marks: [Unicode.Scalar] = ["*", "_", "~", "`"]
    /// The most signs of a mark.
    private static let mostSigns = 3

    /// Finds the pairs. Linear.
    init(_ text: [Unicode.Scalar]) {
        self.text = text
        var index = 0
        while index < text.count {
            guard !Self.isWhite(text[index]) else {
                index += 1
                continue
            }
            let end = text[index...].firstIndex(where: Self.isWhite) ?? text.count
            let address = address(in: index..<end)
            read(index..<(address?.lowerBound ?? end))
            if let address { read(address.upperBound..<end) }
            index = end
        }
    }

    /// The pairs that surround the whole text, but for white space at its ends, the outer ones first.
    var around: [Pair] {
        guard var start = text.firstIndex(where: { !Self.isWhite($0) }),
            var end = text.lastIndex(where: { !Self.isWhite($0) }).map({ $0 + 1 })
        else { return [] }
        var found: [Pair] = []
        for pair in pairs.reversed() where pair.opening.lowerBound == start && pair.closing.upperBound == end {
            found.append(pair)
            (start, end) = (pair.opening.upperBound, pair.closing.lowerBound)
        }
        return found
    }

    /// The address in a word: from its scheme to the end of the word, or to the bracket that closes the one before it.
    private func address(in word: Range<Int>) -> Range<Int>? {
        guard
            let colon = word.dropLast(2).first(where: {
                text[$0] == ":" && text[$0 + 1] == "/" && text[$0 + 2] == "/"
            })
        else { return nil }
        var start = colon
        while start > word.lowerBound, Self.isLetterOrNumber(text[start - 1]) { start -= 1 }
        guard start > word.lowerBound, let bracket = Self.brackets[text[start - 1]],
            let end = text[colon..<word.upperBound].lastIndex(of: bracket)
        else { return start..<word.upperBound }
        return start..<end
    }

    private static let brackets: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "<": ">", "{": "}"]

    private mutating func read(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let mark = text[index]
            guard mark.value < 0x80, let kind = Self.marks.firstIndex(of: mark) else {
                index += 1
                continue
            }
            let end = text[index..<range.upperBound].firstIndex { $0 != mark } ?? range.upperBound
            let count = end - index
            if count <= Self.mostSigns, count > 1 || mark != "~" {
                take(index..<end, kind * Self.mostSigns + count - 1)
            }
            index = end
        }
    }

    private mutating func take(_ run: Range<Int>, _ kind: Int) {
        let before = run.lowerBound > 0 ? text[run.lowerBound - 1] : nil
        let behind = run.upperBound < text.count ? text[run.upperBound] : nil
        let isBehindOpening = open.last?.range.upperBound == run.lowerBound
        if !isBehindOpening, let before, !Self.isWhite(before),
            behind.map({ !Self.isLetterOrNumber($0) && $0 != "/" }) ?? true, let index = last[kind]
        {
            pairs.append(Pair(opening: open[index].range, closing: run))
            for mark in open[index...].reversed() { last[mark.kind] = mark.before }
            open.removeSubrange(index...)
            return
        }
        let isAtBeginning = before.map { Self.isWhite($0) || Self.openings.contains($0) } ?? true
        guard isAtBeginning || isBehindOpening, let behind, !Self.isWhite(behind) else { return }
        open.append((kind, run, last[kind]))
        last[kind] = open.count - 1
    }

    private static let openings: Set<Unicode.Scalar> = ["(", "[", "{", "\"", "“", "„", "«", "¿", "¡"]

    private static func isWhite(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80
            ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }

    private static func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80
            ? (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value | 0x20)
            : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
