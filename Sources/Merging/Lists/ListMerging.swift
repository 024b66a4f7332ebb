import Entities

/// The names of the findings about a list: that of the trips of a library, or of the stops of a trip.
struct ListFindings<Element> {
    let added: (Element) -> MergeFinding
    let removed: (Element) -> MergeFinding
    let kept: (Element, MergeSide) -> MergeFinding
    let moved: ([Element]) -> MergeFinding
    let movedByBoth: (Element) -> MergeFinding
}

extension MergeLog {
    /// Merges a list by the ids of its elements; `merge` merges an element that both sides have. What one side deleted
    /// is gone if the other left it as it was, else kept. Linear but for the order, see `mergedOrder`.
    mutating func list<Element: Identifiable & Equatable>(
        base: [Element], ours: [Element], theirs: [Element], _ findings: ListFindings<Element>,
        _ merge: (inout MergeLog, Element?, Element, Element) -> Element
    ) -> [Element] {
        let ids = (base: base.map(\.id), ours: ours.map(\.id), theirs: theirs.map(\.id))
        let (oursInBase, theirsInBase) = (places(of: ids.ours, in: ids.base), places(of: ids.theirs, in: ids.base))
        let oursInTheirs = places(of: ids.ours, in: ids.theirs)
        var sources = ListSources(ours: ours.count, theirs: theirs.count)
        var merged: [Element] = []
        merged.reserveCapacity(max(ours.count, theirs.count))
        var isKept = false
        for (index, element) in ours.enumerated() {
            let old = oursInBase[index].map { base[$0] }
            if let place = oursInTheirs[index] {
                sources.add(merged.count, ours: index, theirs: place)
                merged.append(merge(&self, old, element, theirs[place]))
            } else if let old, old == element {
                add(change: findings.removed(element))
            } else {
                sources.add(merged.count, ours: index)
                merged.append(element)
                guard old != nil else { continue }
                add(notice: findings.kept(element, .theirs))
                isKept = true
            }
        }
        let isShared = ListSources.marks(oursInTheirs, count: theirs.count)
        for (index, element) in theirs.enumerated() where !isShared[index] {
            let old = theirsInBase[index].map { base[$0] }
            if let old, old == element { continue }
            sources.add(merged.count, theirs: index)
            merged.append(element)
            add(change: old == nil ? findings.added(element) : findings.kept(element, .ours))
            if old != nil { isKept = true }
        }
        let numbering = sources.numbering(
            count: merged.count, base: base.count, oursInBase: oursInBase, theirsInBase: theirsInBase)
        let left = numbering.numbers(sources.ours)
        var lists = (left, numbering.numbers(sources.theirs))
        // An element that one side deleted and that is kept is where that side had it before.
        if isKept {
            let known = Array(0..<numbering.known)
            lists = (completed(lists.0, from: known), completed(lists.1, from: known))
        }
        let order = mergedOrder(known: numbering.known, count: merged.count, ours: lists.0, theirs: lists.1)
        func element(_ number: Int) -> Element { merged[numbering.values[number]] }
        let moved = movedElements(from: left, to: order.elements)
        if !moved.isEmpty { add(change: findings.moved(moved.map(element))) }
        for number in order.movedByBoth { add(notice: findings.movedByBoth(element(number))) }
        return order.elements.map(element)
    }
}

/// The elements of a merged list that those of both sides have become.
private struct ListSources {
    /// The index in the merged elements of each element of a side; nil for one that is deleted.
    private(set) var ours: [Int?]
    private(set) var theirs: [Int?]

    init(ours: Int, theirs: Int) {
        self.ours = [Int?](repeating: nil, count: ours)
        self.theirs = [Int?](repeating: nil, count: theirs)
    }

    mutating func add(_ value: Int, ours: Int? = nil, theirs: Int? = nil) {
        if let ours { self.ours[ours] = value }
        if let theirs { self.theirs[theirs] = value }
    }

    /// Returns, for each of `count` places, whether it is one of `places`.
    static func marks(_ places: [Int?], count: Int) -> [Bool] {
        var marks = [Bool](repeating: false, count: count)
        for case let place? in places { marks[place] = true }
        return marks
    }

    /// Numbers the merged elements: first those of the base in its order.
    func numbering(count: Int, base: Int, oursInBase: [Int?], theirsInBase: [Int?]) -> ListNumbering {
        var ofBase = [Int?](repeating: nil, count: base)
        for (list, places) in [(theirs, theirsInBase), (ours, oursInBase)] {
            for (value, place) in zip(list, places) {
                if let value, let place { ofBase[place] = value }
            }
        }
        var values = ofBase.compactMap { $0 }
        let known = values.count
        let isKnown = Self.marks(values, count: count)
        values += (0..<count).filter { !isKnown[$0] }
        return ListNumbering(known: known, values: values)
    }
}

/// The numbers of the elements of a merged list, of which those of the base come first, in its order.
private struct ListNumbering {
    /// The number of elements of the base.
    let known: Int
    /// The element with each number, as an index.
    let values: [Int]
    /// The number of each element.
    private let numbers: [Int]

    init(known: Int, values: [Int]) {
        self.known = known
        self.values = values
        var numbers = [Int](repeating: 0, count: values.count)
        for (number, value) in values.enumerated() { numbers[value] = number }
        self.numbers = numbers
    }

    /// The numbers of a list of elements without those that are deleted.
    func numbers(_ list: [Int?]) -> [Int] { list.compactMap { $0.map { numbers[$0] } } }
}

/// The place of each element in another list; nil for one that is not there. No list has an element twice. Linear; fast
/// where both have nearly the same order.
func places<Element: Hashable>(of list: [Element], in other: [Element]) -> [Int?] {
    var expected = 0
    var index: [Element: Int]?
    return list.map { element in
        if expected < other.count, other[expected] == element {
            expected += 1
            return expected - 1
        }
        let place: Int?
        if other.count <= 64 {
            // A search through so few costs less than the hash of one.
            place = other.firstIndex(of: element)
        } else {
            let known = index ?? Dictionary(uniqueKeysWithValues: other.enumerated().map { ($1, $0) })
            index = known
            place = known[element]
        }
        if let place { expected = place + 1 }
        return place
    }
}

/// The elements of `old`, all of which are in `new`, that have another place there; as few as possible, in the new
/// order. O(n log n).
func movedElements<Element: Hashable>(from old: [Element], to new: [Element]) -> [Element] {
    if old == new { return [] }
    let known = zip(places(of: new, in: old), new).compactMap { place, element in place.map { ($0, element) } }
    let order = known.map(\.0)
    if zip(order, order.dropFirst()).allSatisfy(<) { return [] }
    let isKept = ListSources.marks(longestIncreasing(order), count: known.count)
    return known.indices.filter { !isKept[$0] }.map { known[$0].1 }
}

/// `list` with the elements of `base` that it lacks, each behind the element that is before it there. Linear.
private func completed(_ list: [Int], from base: [Int]) -> [Int] {
    let there = Set(list)
    guard base.contains(where: { !there.contains($0) }) else { return list }
    var begin: [Int] = []
    var behind: [Int: [Int]] = [:]
    var anchor: Int?
    for element in base {
        if there.contains(element) {
            anchor = element
        } else if let anchor {
            behind[anchor, default: []].append(element)
        } else {
            begin.append(element)
        }
    }
    return begin + list.flatMap { [$0] + (behind[$0] ?? []) }
}
