import CivilTime
import Entities
import Text

/// The ways of a day or a trip on which one is carried by one means, in words.
struct CarriedWays {
    private let means: Way.Means
    private let ways: [Itinerary.Passage]

    /// Groups ways by their means, without walks and those that take no time. Linear.
    static func all(of ways: [Itinerary.Passage]) -> [CarriedWays] {
        carrying.compactMap { means in
            let carried = CarriedWays(means: means, ways: ways.filter { $0.means == means })
            return carried.seconds > 0 ? carried : nil
        }
    }

    /// The means by which one is carried, in the order in which they are told.
    private static let carrying: [Way.Means] = [.ferry, .train, .flight]

    private var seconds: Int { ways.reduce(0) { $0 + $1.seconds + $1.boarding } }

    /// The time of all of them, with what is reckoned for boarding.
    private var time: String {
        ways.contains(where: \.isEstimate)
            ? Wording.duration(seconds: Double(seconds), isEstimate: true) : durationText(seconds: seconds)
    }

    /// `6 flights`; nil for one.
    private var count: String? {
        guard ways.count > 1 else { return nil }
        return "\(ways.count) \(means == .ferry ? "ferries" : "\(means.rawValue)s")"
    }

    /// The words for a day: `6 flights, 36 h`, `ferry, 2 h 30 min`; beside a drive `2 ferries about 1 h with waits`.
    func onDay(besideDrive: Bool) -> String {
        "\(count ?? means.rawValue)\(besideDrive ? "" : ",") \(time)\(waits)"
    }

    /// ` with waits`, where some are reckoned.
    private var waits: String {
        guard ways.contains(where: { $0.boarding > 0 }) else { return "" }
        return ways.count > 1 ? " with waits" : " with the wait"
    }

    /// The words for a day in a list of days: `ferry 2 h 30 min`.
    var short: String {
        "\(count ?? means.rawValue) \(Wording.roundDuration(seconds: Double(seconds)))"
    }

    /// The words for a trip: `2 h 30 min by ferry`, `6 flights, 36 h in the air`.
    var inAll: String {
        if means == .flight, let count { return "\(count), \(time) in the air" }
        return "\(time) by \(means.rawValue)\(waits.isEmpty ? "" : " with waits")"
    }
}
