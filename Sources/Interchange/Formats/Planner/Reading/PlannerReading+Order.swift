import JSON

/// The order of the places of a list, as its objects say it themselves.
extension PlannerReading {
    /// An object of a list: the first of its places, and of those that are only named, and its numbers in the order of
    /// the list.
    struct ListPart {
        let first: Int
        let firstNamed: Int
        let numbers: Numbers
    }

    /// The numbers by which the objects of a list are put in order; nil where not all have one. Those of an array
    /// (`isArray`) count up from 0 or 1, each once, as an array has an order already.
    private static func orders(_ parts: [ListPart], isArray: Bool) -> [Double]? {
        func all(_ number: (ListPart) -> Double?) -> [Double]? {
            let numbers = parts.compactMap(number)
            return numbers.count == parts.count ? numbers : nil
        }
        if isArray {
            let known = [all(\.numbers.order), all(\.numbers.count), all(\.numbers.day)].compactMap { $0 }
            return known.first(where: CountedOrder.countsUp)
        }
        if let orders = all(\.numbers.order) { return orders }
        // What counts up is the order; numbers of houses do not.
        if let counts = all(\.numbers.count), CountedOrder.countsUp(counts) { return counts }
        return all { $0.numbers.order ?? $0.numbers.day }
    }

    /// Puts the places of the objects of a list into the order of these, where all have a number; that of an array
    /// (`isArray`) is told where it changes. n log n.
    mutating func order(_ parts: [ListPart], isArray: Bool) {
        guard parts.count > 1, let orders = Self.orders(parts, isArray: isArray),
            zip(orders, orders.dropFirst()).contains(where: >)
        else { return }
        var ranks = [Int](repeating: 0, count: orders.count)
        let sorted = orders.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }
        for (rank, part) in sorted.enumerated() { ranks[part] = rank }
        var moved: [(rank: Int, sequence: Int)] = []
        for path in paths { lists[path]?.order(parts.map(\.first), ranks, &moved) }
        for path in namedPaths { named[path]?.order(parts.map(\.firstNamed), ranks, &moved) }
        let old = moved.sorted { ($0.rank, $0.sequence) < ($1.rank, $1.sequence) }.map(\.sequence)
        if isArray, zip(old, old.dropFirst()).contains(where: >) { isReordered = true }
        let new = Dictionary(zip(old, old.sorted())) { first, _ in first }
        for path in paths { lists[path]?.renumber(from: parts[0].first, new) }
        for path in namedPaths { named[path]?.renumber(from: parts[0].firstNamed, new) }
    }
}

extension [PlannerPlace] {
    /// The index of the first place with this number or a higher one. Linear in the places behind it.
    private func index(from number: Int) -> Int {
        var index = count
        while index > 0, self[index - 1].number >= number { index -= 1 }
        return index
    }

    /// Puts the places of the parts of a list, which begin at these numbers, into the order of their ranks.
    fileprivate mutating func order(
        _ firsts: [Int], _ ranks: [Int], _ moved: inout [(rank: Int, sequence: Int)]
    ) {
        let start = index(from: firsts[0])
        var part = 0
        var tail: [(rank: Int, place: PlannerPlace)] = []
        for place in self[start...] {
            while part + 1 < firsts.count, firsts[part + 1] <= place.number { part += 1 }
            tail.append((ranks[part], place))
            moved.append((ranks[part], place.sequence))
        }
        tail.sort { ($0.rank, $0.place.number) < ($1.rank, $1.place.number) }
        let numbers = self[start...].map(\.number)
        for (offset, part) in tail.enumerated() {
            self[start + offset] = part.place
            self[start + offset].number = numbers[offset]
        }
    }

    /// Gives the places from a number on new sequences for their old ones.
    fileprivate mutating func renumber(from number: Int, _ new: [Int: Int]) {
        for index in self.index(from: number)..<count {
            self[index].sequence = new[self[index].sequence] ?? self[index].sequence
        }
    }
}
