/// The most populous places of the beginnings that very many names have (`s`, `san`, `new `): found by one look instead
/// of a walk through thousands of names.
///
/// The section is a number of entries (4), then 32 bytes an entry, sorted: the beginning, at most 12 bytes and then 0
/// (12); the numbers of the first text that begins so, of the first in which no word ends there, and of the first
/// behind them (4 each); where its lists begin in the section (4); the lengths of four lists (1 each): places by their
/// own name and by another, of texts in which a word ends there and of the others; then the lists, three bytes a place,
/// by falling weight. A length of 255 says that there is no list, since few texts begin so.
package struct CommonBeginnings: Sendable {
    /// The places of a beginning, in the order of their weight.
    struct Best {
        fileprivate let bytes: GazetteerBytes
        fileprivate let offset: Int
        fileprivate let ownCount: Int
        fileprivate let otherCount: Int

        /// Calls `body` with each place.
        @inline(__always)
        func forEachPlace(_ body: (Posting) -> Void) {
            for index in 0..<ownCount + otherCount {
                body(
                    Posting(
                        place: bytes.number24(offset + 3 * index), isOwnName: index < ownCount, isCurrent: false,
                        hasNext: false))
            }
        }
    }

    /// The number of texts above which the places are listed.
    package static let fewest = 400
    /// The most places of a list by their own names, and by others.
    package static let longestList = 40
    /// The longest beginning in bytes that has lists.
    package static let longestBeginning = 12
    /// Stands for the length of a list that there is not.
    package static let noList = 255
    private static let entryLength = 32
    private let bytes: GazetteerBytes
    private let count: Int
    private let textCount: Int

    /// Reads a section on a list of `textCount` texts.
    init(_ bytes: GazetteerBytes, textCount: Int) {
        self.bytes = bytes
        self.textCount = textCount
        // Damaged data may claim more entries than there are.
        count = min(Int(bytes.number32(0)), max(0, bytes.count - 4) / Self.entryLength)
    }

    /// Returns the lists of a beginning; nil when few texts begin so. Logarithmic.
    func beginning(_ prefix: [UInt8]) -> Beginnings? {
        guard prefix.count <= Self.longestBeginning else { return nil }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let order = compare(prefix, withEntry: middle)
            if order == 0 { return entry(middle) }
            if order > 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Returns less than 0 when `prefix` is before that of an entry, 0 when it is that, else more.
    private func compare(_ prefix: [UInt8], withEntry index: Int) -> Int {
        let offset = 4 + index * Self.entryLength
        for position in 0..<Self.longestBeginning {
            let byte = position < prefix.count ? Int(prefix[position]) : 0
            let difference = byte - Int(bytes.byte(offset + position))
            if difference != 0 { return difference }
        }
        return 0
    }

    private func entry(_ index: Int) -> Beginnings {
        let offset = 4 + index * Self.entryLength
        let bounds = (0..<3).map { min(Int(bytes.number32(offset + Self.longestBeginning + 4 * $0)), textCount) }
        let lists = Int(bytes.number32(offset + Self.longestBeginning + 12))
        let counts = (0..<4).map { Int(bytes.byte(offset + Self.longestBeginning + 16 + $0)) }
        let middle = max(bounds[0], bounds[1])
        let first = best(counts[0], counts[1], at: lists)
        let second = best(counts[2], counts[3], at: lists + 3 * ((first?.ownCount ?? 0) + (first?.otherCount ?? 0)))
        return Beginnings(
            words: Beginnings.Part(range: bounds[0]..<middle, best: first),
            rest: Beginnings.Part(range: middle..<max(middle, bounds[2]), best: second))
    }

    private func best(_ own: Int, _ other: Int, at offset: Int) -> Best? {
        own == Self.noList ? nil : Best(bytes: bytes, offset: offset, ownCount: own, otherCount: other)
    }
}

/// The texts of a sorted list that begin alike.
struct Beginnings {
    /// A part of the texts.
    struct Part {
        /// The numbers of the texts in the list.
        let range: Range<Int>
        /// The most populous places of the texts, where there are very many.
        let best: CommonBeginnings.Best?
    }

    /// The texts that are the beginning or go on with a space.
    let words: Part
    /// The texts that go on otherwise.
    let rest: Part

    /// The two, with whether a word ends behind the beginning.
    var parts: [(part: Part, endsWord: Bool)] { [(words, true), (rest, false)] }

    init(words: Part, rest: Part) {
        self.words = words
        self.rest = rest
    }

    /// Finds the texts that begin with `prefix`. `lowerBound` is the number of the first text that is not before a
    /// target, and not before the text of a number from which it is to be looked for.
    ///
    /// No byte of a key is less than a space, so the words stand before the rest. No byte of UTF-8 is 0xFF, so what
    /// follows them all is found, too.
    init(_ prefix: [UInt8], _ lowerBound: (_ target: [UInt8], _ start: Int?) -> Int) {
        let lower = lowerBound(prefix, nil)
        let middle = max(lower, lowerBound(prefix + [0x21], lower))
        let end = max(middle, lowerBound(prefix + [0xFF], middle))
        words = Part(range: lower..<middle, best: nil)
        rest = Part(range: middle..<end, best: nil)
    }
}

/// Looks for a border in what is sorted.
enum SortedSearch {
    /// The first number of `range` that is not before the border; the end when there is none. With `isNear` the border
    /// is expected at the beginning, and found there in few steps. Logarithmic.
    static func border(in range: Range<Int>, isNear: Bool = false, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        if isNear {
            var step = 1
            while low + step < high {
                guard isBefore(low + step - 1) else {
                    high = low + step - 1
                    break
                }
                low += step
                step *= 2
            }
        }
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
