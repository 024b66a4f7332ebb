/// The longest list of elements that are in the same order in all three lists; `base` has only elements of both others.
///
/// O(n log n) if one of the others has the order of `base`. Else quadratic up to 3,000 elements, and for more a long
/// list rather than the longest.
func commonOrder<Element: Hashable>(base: [Element], ours: [Element], theirs: [Element]) -> [Element] {
    func places(_ list: [Element]) -> [Int] {
        var place: [Element: Int] = [:]
        for (index, element) in list.enumerated() { place[element] = index }
        return base.map { place[$0] ?? 0 }
    }
    let (mine, other) = (places(ours), places(theirs))
    func isSorted(_ places: [Int]) -> Bool { zip(places, places.dropFirst()).allSatisfy(<) }
    if isSorted(mine) { return longestIncreasing(other).map { base[$0] } }
    if isSorted(other) { return longestIncreasing(mine).map { base[$0] } }
    guard base.count <= 3_000 else {
        let kept = longestIncreasing(mine)
        return longestIncreasing(kept.map { other[$0] }).map { base[kept[$0]] }
    }
    var lengths = [Int](repeating: 1, count: base.count)
    var previous = [Int](repeating: -1, count: base.count)
    for index in base.indices {
        for earlier in 0..<index
        where lengths[earlier] >= lengths[index] && mine[earlier] < mine[index] && other[earlier] < other[index] {
            lengths[index] = lengths[earlier] + 1
            previous[index] = earlier
        }
    }
    guard let longest = lengths.max(), var index = lengths.firstIndex(of: longest) else { return [] }
    var chain: [Element] = []
    while index >= 0 {
        chain.append(base[index])
        index = previous[index]
    }
    return chain.reversed()
}

/// The indexes of a longest increasing part of `numbers`, which has no number twice; ascending. O(n log n).
func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // The index at which an increasing part of each length ends with the smallest number.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    guard var index = ends.last else { return [] }
    var chain: [Int] = []
    while index >= 0 {
        chain.append(index)
        index = previous[index]
    }
    return chain.reversed()
}
