/// The longest list of the numbers from 0 to `count` that are in ascending order in both lists, which contain all of
/// them.
///
/// O(n log n) if one of the lists is in ascending order. Else quadratic up to 3,000 numbers, and for more a long list
/// rather than the longest.
func commonOrder(count: Int, ours: [Int], theirs: [Int]) -> [Int] {
    func places(_ list: [Int]) -> [Int] {
        var places = [Int](repeating: 0, count: count)
        for (index, number) in list.enumerated() where number < count { places[number] = index }
        return places
    }
    let (mine, other) = (places(ours), places(theirs))
    func isSorted(_ places: [Int]) -> Bool { zip(places, places.dropFirst()).allSatisfy(<) }
    if isSorted(mine) { return longestIncreasing(other) }
    if isSorted(other) { return longestIncreasing(mine) }
    guard count <= 3_000 else {
        let kept = longestIncreasing(mine)
        return longestIncreasing(kept.map { other[$0] }).map { kept[$0] }
    }
    var lengths = [Int](repeating: 1, count: count)
    var previous = [Int](repeating: -1, count: count)
    for index in 0..<count {
        for earlier in 0..<index
        where lengths[earlier] >= lengths[index] && mine[earlier] < mine[index] && other[earlier] < other[index] {
            lengths[index] = lengths[earlier] + 1
            previous[index] = earlier
        }
    }
    guard let longest = lengths.max(), let end = lengths.firstIndex(of: longest) else { return [] }
    return chain(to: end, previous)
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
    return ends.last.map { chain(to: $0, previous) } ?? []
}

/// The indexes that lead to `end` by the index before each, of which -1 ends the chain.
private func chain(to end: Int, _ previous: [Int]) -> [Int] {
    var chain: [Int] = []
    var index = end
    while index >= 0 {
        chain.append(index)
        index = previous[index]
    }
    return chain.reversed()
}
