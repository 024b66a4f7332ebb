import PlaceNames

/// Lists the places of greatest weight of the beginnings that very many texts have, as `CommonBeginnings` reads them.
enum BeginningsWriter {
    /// A text, with the places that it leads to.
    typealias Text = (text: ArraySlice<UInt8>, postings: [(place: Int, kind: NameTable.Kind)])

    /// Texts that begin alike: how many begin so, the first of them, and how many end a word there.
    private struct Run {
        let prefix: [UInt8]
        let first: Int
        var words = 0
        var count = 0
    }

    /// The bytes of the section for `texts`, which are sorted.
    static func section(_ texts: [Text]) -> [UInt8] {
        var runs: [Run] = []
        for length in 1...CommonBeginnings.longestBeginning { runs += self.runs(of: texts, length: length) }
        runs.sort { $0.prefix.lexicographicallyPrecedes($1.prefix) }
        var section: [UInt8] = []
        var lists: [UInt8] = []
        section.append(runs.count, bytes: 4)
        let listsStart = 4 + runs.count * (CommonBeginnings.longestBeginning + 20)
        for run in runs {
            let padding = CommonBeginnings.longestBeginning - run.prefix.count
            section += run.prefix + Array(repeating: 0, count: padding)
            let middle = run.first + run.words
            for bound in [run.first, middle, run.first + run.count] { section.append(bound, bytes: 4) }
            section.append(listsStart + lists.count, bytes: 4)
            for range in [run.first..<middle, middle..<run.first + run.count] {
                guard range.count > CommonBeginnings.fewest else {
                    section += [UInt8(CommonBeginnings.noList), UInt8(CommonBeginnings.noList)]
                    continue
                }
                let (own, other) = places(texts[range])
                section += [UInt8(own.count), UInt8(other.count)]
                for place in own + other { lists.append(place, bytes: 3) }
            }
        }
        return section + lists
    }

    /// The beginnings of `length` bytes that end between characters and of which a part has a list.
    private static func runs(of texts: [Text], length: Int) -> [Run] {
        var runs: [Run] = []
        var current: Run?
        func end() {
            if let run = current, max(run.words, run.count - run.words) > CommonBeginnings.fewest { runs.append(run) }
            current = nil
        }
        for (number, item) in texts.enumerated() {
            let text = item.text
            let next = text.startIndex + length
            guard text.count >= length, text.count == length || text[next] & 0xC0 != 0x80 else {
                end()
                continue
            }
            if current.map({ !text[..<next].elementsEqual($0.prefix) }) ?? true {
                end()
                current = Run(prefix: Array(text[..<next]), first: number)
            }
            current?.count += 1
            if text.count == length || text[next] == 0x20 { current?.words += 1 }
        }
        end()
        return runs
    }

    /// The places of greatest weight that texts lead to by their own names, and others by other names.
    private static func places(_ texts: ArraySlice<Text>) -> (own: [Int], other: [Int]) {
        var own: Set<Int> = []
        var other: Set<Int> = []
        for (_, postings) in texts {
            for (place, kind) in postings {
                if kind == .own { own.insert(place) } else { other.insert(place) }
            }
        }
        let count = CommonBeginnings.longestList
        return (Array(own.sorted().prefix(count)), Array(other.subtracting(own).sorted().prefix(count)))
    }
}
