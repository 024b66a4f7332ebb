/// A k-d tree of places on the unit sphere (Bentley 1975), which finds the nearest places of each in linear memory.
struct KDTree {
    private static let leafSize = 8
    /// The approximate number of places that are examined to find the nearest ones of one place.
    private static let stepsOfSearch = 200

    private let points: [UnitVector]
    /// The places in the order of the tree: each range is split by its middle place into the places on both sides.
    private var items: [Int32]
    /// The axis that splits each range, stored at the middle index of the range; 3 in a leaf.
    private var axes: [UInt8]

    /// Builds the tree in O(n log n). Nil if `watch` ended it.
    init?(_ points: [UnitVector], watch: inout SearchWatch) {
        self.points = points
        items = [Int32](0..<Int32(points.count))
        axes = [UInt8](repeating: 3, count: points.count)
        split(0, points.count, &watch)
        if watch.wasCut { return nil }
    }

    /// The places in the order of the tree, in which near places are mostly near each other.
    var order: [Int] { items.map { Int($0) } }

    /// The `degree` nearest places of each place, nearest first. Nil if `watch` ended it.
    func lists(degree: Int, watch: inout SearchWatch) -> [[Int32]]? {
        var lists: [[Int32]] = []
        lists.reserveCapacity(points.count)
        var found: [(square: Double, item: Int32)] = []
        for place in points.indices {
            if watch.isOver(after: Self.stepsOfSearch) { return nil }
            found.removeAll(keepingCapacity: true)
            search(place, degree, 0, points.count, &found)
            lists.append(found.map(\.item))
        }
        return lists
    }

    private func search(
        _ place: Int, _ degree: Int, _ low: Int, _ high: Int, _ found: inout [(square: Double, item: Int32)]
    ) {
        if high - low <= Self.leafSize {
            for index in low..<high { consider(Int(items[index]), place, degree, &found) }
            return
        }
        let middle = (low + high) / 2
        let axis = axes[middle]
        let offset = coordinate(place, axis) - coordinate(Int(items[middle]), axis)
        consider(Int(items[middle]), place, degree, &found)
        if offset < 0 {
            search(place, degree, low, middle, &found)
            if isWithin(offset, degree, found) { search(place, degree, middle + 1, high, &found) }
        } else {
            search(place, degree, middle + 1, high, &found)
            if isWithin(offset, degree, found) { search(place, degree, low, middle, &found) }
        }
    }

    private func isWithin(_ offset: Double, _ degree: Int, _ found: [(square: Double, item: Int32)]) -> Bool {
        guard found.count == degree, let worst = found.last else { return true }
        return offset * offset < worst.square
    }

    private func consider(
        _ item: Int, _ place: Int, _ degree: Int, _ found: inout [(square: Double, item: Int32)]
    ) {
        guard item != place else { return }
        let square = GreatCircle.squaredChord(points[item], points[place])
        if found.count == degree, let worst = found.last, square >= worst.square { return }
        var index = found.count
        while index > 0, found[index - 1].square > square { index -= 1 }
        found.insert((square, Int32(item)), at: index)
        if found.count > degree { found.removeLast() }
    }

    private func coordinate(_ place: Int, _ axis: UInt8) -> Double {
        switch axis {
        case 0: points[place].x
        case 1: points[place].y
        default: points[place].z
        }
    }

    private mutating func split(_ low: Int, _ high: Int, _ watch: inout SearchWatch) {
        guard high - low > Self.leafSize, !watch.isOver(after: 4 * (high - low)) else { return }
        var least = (Double.infinity, Double.infinity, Double.infinity)
        var most = (-Double.infinity, -Double.infinity, -Double.infinity)
        for index in low..<high {
            let point = points[Int(items[index])]
            least = (min(least.0, point.x), min(least.1, point.y), min(least.2, point.z))
            most = (max(most.0, point.x), max(most.1, point.y), max(most.2, point.z))
        }
        let widths = [most.0 - least.0, most.1 - least.1, most.2 - least.2]
        let widest = widths.max() ?? 0
        let axis = UInt8(widths.firstIndex(of: widest) ?? 0)
        let middle = (low + high) / 2
        select(low, high, middle, axis)
        axes[middle] = axis
        split(low, middle, &watch)
        split(middle + 1, high, &watch)
    }

    // Moves the item that belongs at `middle` there, and smaller ones before it (Hoare's quickselect).
    private mutating func select(_ from: Int, _ to: Int, _ middle: Int, _ axis: UInt8) {
        var low = from
        var high = to - 1
        while low < high {
            let pivot = coordinate(Int(items[(low + high) / 2]), axis)
            var left = low
            var right = high
            while left <= right {
                while coordinate(Int(items[left]), axis) < pivot { left += 1 }
                while coordinate(Int(items[right]), axis) > pivot { right -= 1 }
                if left <= right {
                    items.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if middle <= right { high = right } else if middle >= left { low = left } else { return }
        }
    }
}
