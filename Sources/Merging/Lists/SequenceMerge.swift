/// The merged order of a list.
struct MergedSequence<Element: Hashable> {
    /// All elements of both lists, each once.
    let elements: [Element]
    /// The elements that both sides moved, to different places; they are where ours has them.
    let movedByBoth: [Element]
}

/// Merges two orders of a list, three ways: what one side inserted or moved is where that side has it.
///
/// No list has an element twice. `base` has no elements but those that are in both others, so that every other element
/// counts as inserted. The elements that have the same order in all three are the skeleton; each other element is in a
/// gap of it. An element that one side moved to another gap is in that one; if both did, in that of ours. Of what is in
/// the same gap that of ours comes first.
///
/// Merging the result with either list again changes nothing. Linear if one side left the order alone, O(n log n) if
/// one side only inserted, else quadratic up to 3,000 elements.
func mergedSequence<Element: Hashable>(
    base: [Element], ours: [Element], theirs: [Element]
) -> MergedSequence<Element> {
    if ours == theirs || base == theirs { return MergedSequence(elements: ours, movedByBoth: []) }
    if base == ours { return MergedSequence(elements: theirs, movedByBoth: []) }
    // The elements are numbered, because arrays are faster than dictionaries.
    var numbers: [Element: Int] = [:]
    numbers.reserveCapacity(ours.count + theirs.count)
    var elements: [Element] = []
    func numbered(_ list: [Element]) -> [Int] {
        list.map { element in
            if let number = numbers[element] { return number }
            numbers[element] = elements.count
            elements.append(element)
            return elements.count - 1
        }
    }
    // Those of the base come first.
    let lists = (numbered(base), numbered(ours), numbered(theirs))
    let merge = NumberedMerge(base: lists.0, count: elements.count)
    let (order, movedByBoth) = merge.settled(ours: lists.1, theirs: lists.2)
    return MergedSequence(elements: order.map { elements[$0] }, movedByBoth: movedByBoth.map { elements[$0] })
}

/// Merges orders of numbers from 0, of which the first are the base in its order.
private struct NumberedMerge {
    let base: [Int]
    /// The number of elements of all lists together.
    let count: Int

    /// The merged order, and the elements that both sides moved.
    ///
    /// Which elements have moved can be told in several ways if both sides moved some. Nearly always the first result
    /// is final; merging it again settles the others.
    func settled(ours: [Int], theirs: [Int]) -> (order: [Int], movedByBoth: [Int]) {
        let first = merged(ours: ours, theirs: theirs)
        guard base.count > 1, isMoved(ours), isMoved(theirs) else { return first }
        var order = first.order
        for _ in 0..<8 {
            let next = merged(ours: order, theirs: theirs).order
            let last = merged(ours: next, theirs: ours).order
            if last == order { break }
            order = last
        }
        return (order, first.movedByBoth)
    }

    /// Whether the elements of the base have another order in a list.
    private func isMoved(_ list: [Int]) -> Bool {
        var previous = -1
        for number in list where number < base.count {
            if number < previous { return true }
            previous = number
        }
        return false
    }

    private func merged(ours: [Int], theirs: [Int]) -> (order: [Int], movedByBoth: [Int]) {
        let skeleton = commonOrder(count: base.count, ours: ours, theirs: theirs)
        var isFixed = [Bool](repeating: false, count: count)
        for number in skeleton { isFixed[number] = true }
        let (old, mine, other) = (Gaps(base, isFixed), Gaps(ours, isFixed), Gaps(theirs, isFixed))
        /// Whether theirs says where an element is that is in both lists.
        func isPlacedByTheirs(_ number: Int) -> Bool {
            number < base.count && mine.gap[number] == old.gap[number] && other.gap[number] != old.gap[number]
        }
        let movedByBoth = base.filter { number in
            let (before, here, there) = (old.gap[number], mine.gap[number], other.gap[number])
            return here != before && there != before && here != there
        }
        var order: [Int] = []
        order.reserveCapacity(count)
        for gap in 0...skeleton.count {
            let theirRun = other.runs[gap].filter { number in
                mine.gap[number] == Gaps.none || mine.gap[number] == gap || isPlacedByTheirs(number)
            }
            append(mine.runs[gap].filter { !isPlacedByTheirs($0) }, theirRun, to: &order)
            if gap < skeleton.count { order.append(skeleton[gap]) }
        }
        return (order, movedByBoth)
    }

    /// Appends two runs of one gap: all of `ours` in its order, and each element that only `theirs` has behind the last
    /// one before it that both have, after those that only ours has there.
    private func append(_ ours: [Int], _ theirs: [Int], to order: inout [Int]) {
        if ours.isEmpty || theirs.isEmpty {
            order += ours
            order += theirs
            return
        }
        var begin: [Int] = []
        var behind: [Int: [Int]] = [:]
        var anchor: Int?
        for number in theirs {
            if ours.contains(number) {
                anchor = number
                behind[number] = []
            } else if let anchor {
                behind[anchor]?.append(number)
            } else {
                begin.append(number)
            }
        }
        var pending = begin
        for number in ours {
            if let next = behind[number] {
                order += pending
                pending = next
            }
            order.append(number)
        }
        order += pending
    }
}

/// The elements of a list between those of the skeleton.
private struct Gaps {
    /// The gap of an element that is in the skeleton or not in the list.
    static let none = -1

    /// The number of elements of the skeleton before each element that is not one of them.
    private(set) var gap: [Int]
    /// The elements in each gap.
    private(set) var runs: [[Int]] = [[]]

    init(_ list: [Int], _ isFixed: [Bool]) {
        gap = [Int](repeating: Gaps.none, count: isFixed.count)
        for number in list {
            if isFixed[number] {
                runs.append([])
            } else {
                gap[number] = runs.count - 1
                runs[runs.count - 1].append(number)
            }
        }
    }
}
