import Entities

/// The names of the events of a list: those of the trips of a library, or of the stops of a trip.
struct ListEvents<Element> {
    let added: (Element) -> MergeEvent
    let removed: (Element) -> MergeEvent
    let kept: (Element, MergeSide) -> MergeEvent
    let moved: ([Element]) -> MergeEvent
    let movedByBoth: (Element) -> MergeEvent
}

extension MergeLog {
    /// Merges a list by the ids of its elements; `merge` merges an element that both sides have. What one side deleted
    /// is gone if the other left it as it was, else kept. Linear but for the order, see `mergedSequence`.
    mutating func list<Element: Identifiable & Equatable>(
        base: [Element], ours: [Element], theirs: [Element], _ events: ListEvents<Element>,
        _ merge: (inout MergeLog, Element?, Element, Element) -> Element
    ) -> [Element] {
        let (places, mine, other) = (Self.places(base), Self.places(ours), Self.places(theirs))
        func old(_ id: Element.ID) -> Element? { places[id].map { base[$0] } }
        var merged: [Element.ID: Element] = [:]
        merged.reserveCapacity(ours.count)
        var isKept = false
        for element in ours {
            let before = old(element.id)
            if let place = other[element.id] {
                merged[element.id] = merge(&self, before, element, theirs[place])
            } else if before == element {
                add(change: events.removed(element))
            } else {
                merged[element.id] = element
                if before != nil {
                    add(notice: events.kept(element, .theirs))
                    isKept = true
                }
            }
        }
        for element in theirs where mine[element.id] == nil {
            let before = old(element.id)
            if before == element { continue }
            merged[element.id] = element
            add(change: before == nil ? events.added(element) : events.kept(element, .ours))
            if before != nil { isKept = true }
        }
        let known = base.map(\.id).filter { merged[$0] != nil }
        let left = ours.map(\.id).filter { merged[$0] != nil }
        var lists = (left, theirs.map(\.id).filter { merged[$0] != nil })
        // An element that one side deleted and that is kept is where that side had it before.
        if isKept { lists = (completed(lists.0, from: known), completed(lists.1, from: known)) }
        let order = mergedSequence(base: known, ours: lists.0, theirs: lists.1)
        let moved = movedElements(from: left, to: order.elements).compactMap { merged[$0] }
        if !moved.isEmpty { add(change: events.moved(moved)) }
        for id in order.movedByBoth { merged[id].map { add(notice: events.movedByBoth($0)) } }
        return order.elements.compactMap { merged[$0] }
    }

    private static func places<Element: Identifiable>(_ list: [Element]) -> [Element.ID: Int] {
        var places: [Element.ID: Int] = [:]
        places.reserveCapacity(list.count)
        for (index, element) in list.enumerated() { places[element.id] = index }
        return places
    }
}

/// The elements of `old`, all of which are in `new`, that have another place there; as few as possible, in the new
/// order. O(n log n).
func movedElements<Element: Hashable>(from old: [Element], to new: [Element]) -> [Element] {
    if old == new { return [] }
    let place = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let known = new.filter { place[$0] != nil }
    if known == old { return [] }
    let kept = Set(longestIncreasing(known.map { place[$0] ?? 0 }))
    return known.indices.filter { !kept.contains($0) }.map { known[$0] }
}

/// `list` with the elements of `base` that it lacks, each behind the element that is before it there. Linear.
private func completed<Element: Hashable>(_ list: [Element], from base: [Element]) -> [Element] {
    let there = Set(list)
    guard base.contains(where: { !there.contains($0) }) else { return list }
    var begin: [Element] = []
    var behind: [Element: [Element]] = [:]
    var anchor: Element?
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
