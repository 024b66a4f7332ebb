import CivilTime
import Entities
import Geodesy
import Itineraries
import Text

/// The nights between the days that a file has for the stops of a trip, where the drives are so long that a planner
/// would add nights of its own: then each stop has its number, and the next day of the file is kept.
///
/// The drives are estimated by the straight lines between the stops.
struct NightsBetweenDates {
    /// A stretch between two days of the file, with the stops in between.
    struct Stretch {
        let first: Int
        let last: Int
        /// The nights of the stops that have any, in the order of the stops.
        let nights: [(stop: Int, count: Int)]
        /// Whether the days of the file do not suffice for the drives.
        let isTooShort: Bool
    }

    private let stops: [Waypoint]
    /// The estimated seconds of the drive from each stop to the next one.
    private let drives: [Int]
    /// The most seconds that one drives a day.
    private let limit: Int

    /// The most stops of a stretch: longer ones are no days of a journey.
    private static let mostStops = 500
    /// The share of the driving time of a day up to which an estimate leaves no doubt that one day is enough.
    private static let undoubted = 0.6

    /// Estimates the drives of a trip. Linear.
    init(_ trip: Trip) {
        stops = trip.waypoints
        limit = trip.plan.dailySeconds
        let estimate = DrivingEstimate(trip.plan)
        drives = zip(stops, stops.dropFirst()).map { from, to in
            // Who is carried does not drive.
            if let way = to.plan.way, !way.isDriven { return 0 }
            return Int(estimate.seconds(ofStraight: from.location.distance(to: to.location)))
        }
    }

    /// Puts the nights between two days that the file has for stops that follow one another at the stops between them,
    /// as the drives ask for them, and the rest at the last of these. `fixed` are the stops whose nights are in the
    /// file; before the stops of `free` nothing is kept. Returns the stretches of which the file does not say where the
    /// nights are. Linear but for the splits.
    func settle(
        _ nights: inout [Int: Int], between dates: [Int: CivilDate], fixed: Set<Int>, free: Set<Int>
    ) -> [Stretch] {
        var stretches: [Stretch] = []
        let days = dates.keys.filter { $0 < stops.count }.sorted()
        // The seconds of driving since the last night before a stop, and the stop up to which they are counted.
        var (driven, counted) = (0, 0)
        for (first, last) in zip(days, days.dropFirst()) {
            while counted < first {
                driven = (counted > 0 && nights[counted] ?? 0 > 0 ? 0 : driven) + drives[counted]
                counted += 1
            }
            guard !free.contains(last), last - first <= Self.mostStops else { continue }
            let open = (max(1, first)..<max(1, last)).filter { !fixed.contains($0) }
            let parts = parts(from: first, to: last, fixed, nights, driven: driven)
            guard let host = open.last(where: isSleptAt) ?? open.last, isLong(parts) else { continue }
            let total = open.reduce(0) { $0 + (nights[$1] ?? 0) }
            var sleeping = Self.ends(of: parts, DaySplit.ends(of: parts.map(\.drive), limit: limit), open)
            let isTooShort = sleeping.count > total
            if isTooShort {
                let others = parts.dropLast().count { $0.drive.end == .always }
                let ends = DaySplit.ends(of: parts.map(\.drive), days: total + others + 1)
                sleeping = Array(Self.ends(of: parts, ends, open).prefix(total))
            }
            for stop in open { nights[stop] = 0 }
            for stop in sleeping { nights[stop] = 1 }
            nights[host, default: 0] += total - sleeping.count
            guard last - first > 1 else { continue }
            let found = open.map { ($0, nights[$0] ?? 0) }.filter { $0.1 > 0 }
            stretches.append(Stretch(first: first, last: last, nights: found, isTooShort: isTooShort))
        }
        return stretches
    }

    /// The nights that the drives from the first stop to that at an index ask for, by their stops, where they are long;
    /// nil where one day is enough without a doubt.
    func nights(before stop: Int) -> [Int: Int]? {
        guard stop < stops.count, stop <= Self.mostStops else { return nil }
        let parts = parts(from: 0, to: stop, [], [:], driven: 0)
        guard isLong(parts) else { return nil }
        let open = Array(1..<max(1, stop))
        var nights = Dictionary(uniqueKeysWithValues: open.map { ($0, 0) })
        for stop in Self.ends(of: parts, DaySplit.ends(of: parts.map(\.drive), limit: limit), open) { nights[stop] = 1 }
        return nights
    }

    /// The stops of `open` at which days end.
    private static func ends(of parts: [(drive: SplitDrive, stop: Int)], _ ends: [Int], _ open: [Int]) -> [Int] {
        ends.dropLast().map { parts[$0 - 1].stop }.filter { open.contains($0) }
    }

    /// The drives that lead from one stop to another, behind those of `driven` seconds that lead to the first since the
    /// night before it.
    private func parts(
        from first: Int, to last: Int, _ fixed: Set<Int>, _ nights: [Int: Int], driven: Int
    ) -> [(drive: SplitDrive, stop: Int)] {
        func end(_ stop: Int) -> SplitDrive.End {
            if fixed.contains(stop) { return nights[stop] ?? 0 > 0 ? .always : .never }
            return isSleptAt(stop) ? .possible : .poor
        }
        var parts: [(drive: SplitDrive, stop: Int)] = []
        if first > 0 { parts.append((SplitDrive(driven, end(first)), first)) }
        for stop in first + 1..<max(first + 1, last) { parts.append((SplitDrive(drives[stop - 1], end(stop)), stop)) }
        parts.append((SplitDrive(drives[last - 1]), last))
        return parts
    }

    /// Whether a planner may end a day between these drives.
    private func isLong(_ parts: [(drive: SplitDrive, stop: Int)]) -> Bool {
        parts.count { $0.drive.seconds > 0 } > 1
            && Double(parts.reduce(0) { $0 + $1.drive.seconds }) > Self.undoubted * Double(limit)
    }

    private func isSleptAt(_ stop: Int) -> Bool {
        !["see", "eat", "fuel", "walk"].contains(stops[stop].plan.kind?.text ?? "")
    }
}

extension NightsBetweenDates.Stretch {
    /// The words about the nights of which the file does not say where they are, and about days that are too few.
    func notices(of trip: Trip) -> [String] {
        func name(_ stop: Int) -> String { Wording.quoted(trip.waypoints[stop].name.text) }
        let ends = "between the dates of \(name(first)) and \(name(last))"
        if isTooShort {
            return ["the days \(ends) are too few for the drives; \(name(last)) keeps its date, and days are long"]
        }
        let total = nights.reduce(0) { $0 + $1.count }
        // At the end of the day of the first is where everybody looks for one.
        guard total > 0, total > 1 || nights[0].stop + 1 < last else { return [] }
        let places = nights.prefix(3).map { "\($0.count) at \(name($0.stop))" }.joined(separator: ", ")
        return [
            "it is not said where the \(Wording.counted(total, "night")) \(ends) \(total == 1 ? "is" : "are"): \(places)"
                + "\(nights.count > 3 ? ", …" : "") \(total == 1 ? "was" : "were") assumed"
        ]
    }
}
