/// Inequalities that all tours satisfy and most 1-trees do not, with multipliers that raise the costs of their edges
/// (relax and cut; Lucena 2005).
///
/// Each is a comb (Chvátal 1973): a set of nodes, the handle, and an odd number of sets without a common node, the
/// teeth, each of them inside and outside the handle. Counting the edges inside each of these sets, a tour has at most
/// as many as the handle has nodes, plus for each tooth one less than its nodes, minus half the teeth, rounded up.
struct CombCuts: ~Copyable {
    /// The multiplier of each inequality; not negative.
    let multipliers: Storage<Double>
    /// The excess of the tree of the last `findDirection` over each limit.
    let direction: Storage<Double>
    /// The number of inequalities.
    private(set) var count = 0

    /// The maximum number of inequalities.
    static let most = 200

    // The edges of inequality i are `members[starts[i]..<starts[i + 1]]`, those that count twice two times; at most
    // `limits[i]` of them are in a tour.
    private var starts: [Int32] = [0]
    private var members: [Int32] = []
    private var limits: [Double] = []

    /// Creates a set without inequalities.
    init() {
        multipliers = Storage(Self.most, repeating: 0)
        direction = Storage(Self.most, repeating: 0)
    }

    /// The sum of all multipliers times their limits, by which the bound of the raised costs is too high.
    var constant: Double {
        var sum = 0.0
        for index in 0..<count { sum += multipliers.all[index] * limits[index] }
        return sum
    }

    /// Adds an inequality, unless it is there already or there are too many.
    mutating func add(_ edges: [Int32], limit: Double) -> Bool {
        guard count < Self.most else { return false }
        for index in 0..<count where limits[index] == limit {
            if members[Int(starts[index])..<Int(starts[index + 1])].elementsEqual(edges) { return false }
        }
        members += edges
        starts.append(Int32(members.count))
        limits.append(limit)
        multipliers.all[count] = 0
        count += 1
        return true
    }

    /// Removes the inequalities without a multiplier, and renumbers the edges; those without a number are excluded.
    mutating func keepTight(_ numbers: [Int32]) {
        let (oldStarts, oldMembers, oldLimits, oldCount) = (starts, members, limits, count)
        (starts, members, limits, count) = ([0], [], [], 0)
        for index in 0..<oldCount where multipliers.all[index] > 0 {
            for edge in oldMembers[Int(oldStarts[index])..<Int(oldStarts[index + 1])] {
                if numbers[Int(edge)] >= 0 { members.append(numbers[Int(edge)]) }
            }
            starts.append(Int32(members.count))
            limits.append(oldLimits[index])
            multipliers.all[count] = multipliers.all[index]
            count += 1
        }
    }

    /// Adds the multipliers to the costs of the edges.
    func raise(_ costs: UnsafeMutableBufferPointer<Double>) {
        for index in 0..<count where multipliers.all[index] != 0 { raise(costs, index, by: multipliers.all[index]) }
    }

    private func raise(_ costs: UnsafeMutableBufferPointer<Double>, _ index: Int, by value: Double) {
        for place in Int(starts[index])..<Int(starts[index + 1]) { costs[Int(members[place])] += value }
    }

    /// Sets `direction` for a tree that has the edges whose flag is 1; returns the growth of the bound along it.
    func findDirection(_ flags: UnsafeMutableBufferPointer<Int8>) -> Double {
        var growth = 0.0
        members.withUnsafeBufferPointer { members in
            for index in 0..<count {
                var sum = 0
                for place in Int(starts[index])..<Int(starts[index + 1]) {
                    sum &+= Int(flags[Int(truncatingIfNeeded: members[place])])
                }
                var excess = Double(sum) - limits[index]
                if excess < 0, multipliers.all[index] <= 0 { excess = 0 }
                direction.all[index] = excess
                growth += excess * excess
            }
        }
        return growth
    }

    /// Moves the multipliers along `moves` and changes the costs of the edges accordingly.
    func move(
        _ moves: UnsafeMutableBufferPointer<Double>, by length: Double, _ costs: UnsafeMutableBufferPointer<Double>
    ) {
        for index in 0..<count {
            let before = multipliers.all[index]
            let after = max(0, before + length * moves[index])
            if after == before { continue }
            multipliers.all[index] = after
            raise(costs, index, by: after - before)
        }
    }
}
