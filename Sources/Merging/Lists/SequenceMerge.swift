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
    let first = mergedOnce(base: base, ours: ours, theirs: theirs)
    // Which elements have moved can be told in several ways if both sides moved some. Nearly always the first result
    // is final; merging it again settles the others.
    var order = first.elements
    let both = Set(ours).intersection(theirs)
    func isMoved(_ list: [Element]) -> Bool { base != list.filter(Set(base).contains) }
    if both.count > 1, isMoved(ours), isMoved(theirs) {
        for _ in 0..<8 {
            let next = mergedOnce(base: base, ours: order, theirs: theirs)
            let last = mergedOnce(base: base, ours: next.elements, theirs: ours)
            if last.elements == order { break }
            order = last.elements
        }
    }
    return MergedSequence(elements: order, movedByBoth: first.movedByBoth)
}

private func mergedOnce<Element: Hashable>(
    base: [Element], ours: [Element], theirs: [Element]
) -> MergedSequence<Element> {
    let skeleton = commonOrder(base: base, ours: ours, theirs: theirs)
    let isFixed = Set(skeleton)
    let gaps = (Gaps(base, isFixed), Gaps(ours, isFixed), Gaps(theirs, isFixed))
    var movedByBoth: [Element] = []
    /// Whether theirs says where an element is that is in both lists.
    func isPlacedByTheirs(_ element: Element) -> Bool {
        guard let old = gaps.0.gap[element] else { return false }
        return gaps.1.gap[element] == old && gaps.2.gap[element] != old
    }
    for element in base where !isFixed.contains(element) {
        let (old, mine, other) = (gaps.0.gap[element], gaps.1.gap[element], gaps.2.gap[element])
        if mine != old, other != old, mine != other { movedByBoth.append(element) }
    }
    var merged: [Element] = []
    merged.reserveCapacity(max(ours.count, theirs.count))
    for gap in 0...skeleton.count {
        let mine = gaps.1.runs[gap].filter { gaps.2.gap[$0] == nil || !isPlacedByTheirs($0) }
        let other = gaps.2.runs[gap].filter { element in
            guard let place = gaps.1.gap[element] else { return true }
            return isPlacedByTheirs(element) || place == gap
        }
        append(mine, other, to: &merged)
        if gap < skeleton.count { merged.append(skeleton[gap]) }
    }
    return MergedSequence(elements: merged, movedByBoth: movedByBoth)
}

/// Appends two runs of one gap: all of `ours` in its order, and each element that only `theirs` has behind the last one
/// before it that both have, after those that only ours has there.
private func append<Element: Hashable>(_ ours: [Element], _ theirs: [Element], to merged: inout [Element]) {
    guard !theirs.isEmpty else { return merged.append(contentsOf: ours) }
    let mine = Set(ours)
    var begin: [Element] = []
    var behind: [Element: [Element]] = [:]
    var anchor: Element?
    for element in theirs {
        if mine.contains(element) {
            anchor = element
            behind[element] = []
        } else if let anchor {
            behind[anchor]?.append(element)
        } else {
            begin.append(element)
        }
    }
    var pending = begin
    for element in ours {
        if let next = behind[element] {
            merged.append(contentsOf: pending)
            pending = next
        }
        merged.append(element)
    }
    merged.append(contentsOf: pending)
}

/// The elements of a list between those of the skeleton.
private struct Gaps<Element: Hashable> {
    /// The number of elements of the skeleton before an element that is not one of them.
    private(set) var gap: [Element: Int] = [:]
    /// For each gap the elements in it.
    private(set) var runs: [[Element]] = [[]]

    init(_ list: [Element], _ isFixed: Set<Element>) {
        for element in list {
            if isFixed.contains(element) {
                runs.append([])
            } else {
                gap[element] = runs.count - 1
                runs[runs.count - 1].append(element)
            }
        }
    }
}
