package import Geodesy

/// The lengths and times of the best ways between all pairs of places.
package struct RoadTable: Equatable, Sendable {
    /// The number of places.
    package let count: Int
    private var times: [Int32]
    private var lengths: [Double]

    /// A table without any way, but none from a place to itself.
    init(count: Int) {
        self.count = count
        times = Array(repeating: -1, count: count * count)
        lengths = Array(repeating: 0, count: count * count)
    }

    /// The whole time in seconds, crossings and waits included; nil where there is no way.
    package func seconds(from start: Int, to end: Int) -> Int? {
        let time = times[start * count + end]
        return time < 0 ? nil : Int(time)
    }

    /// The whole way in metres, crossings included; nil where there is no way.
    package func metres(from start: Int, to end: Int) -> Double? {
        times[start * count + end] < 0 ? nil : lengths[start * count + end]
    }

    /// Sets a way and the way back.
    mutating func set(_ start: Int, _ end: Int, seconds: Int, metres: Double) {
        for cell in [start * count + end, end * count + start] {
            times[cell] = Int32(clamping: seconds)
            lengths[cell] = metres
        }
    }
}

extension RoadFinder {
    /// The best ways between all pairs of places, each as `way(from:to:)` finds it; the way back is the same.
    ///
    /// O(n²) in the number of places. `isStopped` is asked every few hundred microseconds and ends the work with
    /// `RoadNetworkError.stopped`; `progress` gets the share that is done, 0...1.
    package mutating func table(
        among places: [Coordinate], isStopped: () -> Bool = { false }, progress: (Double) -> Void = { _ in }
    ) throws(RoadNetworkError) -> RoadTable {
        var ascents: [Ascent] = []
        ascents.reserveCapacity(places.count)
        let work = Double(max(1, places.count))
        for (index, place) in places.enumerated() {
            if isStopped() { throw .stopped }
            // Small tables are asked for again and again with the same places.
            ascents.append(try places.count <= Self.mostRecent / 2 ? ascent(from: place) : newAscent(from: place))
            progress(Double(index + 1) / work / 2)
        }
        let landings = places.map(shores.landings)
        var table = RoadTable(count: places.count)
        for start in places.indices {
            for end in start..<places.count {
                if end & 15 == 0, isStopped() { throw .stopped }
                guard let (measure, _) = try measure(ascents[start], ascents[end]) else { continue }
                let straight = places[start].distance(to: places[end])
                if let measure, measure.metres > measure.drivingMetres,
                    measure.drivingMetres >= DirectFerry.leastSpared,
                    !DirectFerry.all(from: landings[start], to: landings[end], in: network).isEmpty,
                    let way = try way(from: places[start], to: places[end])
                {
                    table.set(start, end, seconds: way.seconds, metres: way.metres)
                    continue
                }
                table.set(
                    start, end, seconds: measure?.seconds ?? RoadTimes.street(metres: straight),
                    metres: measure?.metres ?? RoadTimes.streets(metres: straight))
            }
            let left = Double(places.count - start - 1) / work
            progress(1 - left * left / 2)
        }
        return table
    }
}
