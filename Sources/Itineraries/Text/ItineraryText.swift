package import CivilTime
import Entities
package import Geodesy
import Text

/// The days of a trip in words, for every page, report and file that shows them. Names stand in the texts as they are.
package struct ItineraryText: Equatable, Sendable {
    /// One section a day.
    package let sections: [Section]
    /// The totals, what the times are worth, and at which stops the time of the day is a guess.
    package let summary: [String]
    /// The parts of the totals: `11 days`, `10 nights`, `about 46 h 50 min, 4280 km by road`, fuel and costs.
    package let totals: [String]
    /// The number of warnings and the days that have them: `2 warnings: days 4, 9`; nil where there is none.
    package let warned: String?

    /// The sentences on what may still be decided: days that are left at the end, stops without a stay; none where
    /// nothing can be typed.
    package let hints: [String]

    /// One day.
    package struct Section: Equatable, Sendable {
        /// The numbers of the days: several where nothing is driven between them.
        package let numbers: ClosedRange<Int>
        /// `Day 2 · Sun 13 Jun`, or `Days 2–3 · Sun 13 Jun to Mon 14 Jun`.
        package let day: String
        /// `Flåm → Ålesund`; the name of the stop on a day without a drive.
        package let way: String
        /// `about 2 h 55 min, 258 km est.`, `2 h 57 min, 258.3 km by road (OSRM)`, `no drive` or `free`.
        package let drive: String
        /// The same for a list of days: `2 h 55 min, 258 km`, `ferry 5 h 30 min`, `no drive`.
        package let shortDrive: String
        /// `sun 04:25 – 23:20`, `the sun does not set`; empty where the trip has no dates.
        package let sun: String
        package let rows: [Row]
        /// The plans that cannot be kept, a sentence each.
        package let warnings: [String]

        /// `Day 2 · Sun 13 Jun · Flåm → Ålesund · about 2 h 55 min, 258 km est. · sun 04:25 – 23:20`
        package var heading: String { joined([day, way, drive, sun]) }
        /// The heading in lines of at most `width` columns: in one where it fits; else the sun, or the drive and the
        /// sun, are in another, which is secondary. Where lines are few only the drive may have one. A name that is
        /// wider than the window is broken.
        package func heading(width: Int, isTight: Bool) -> (first: [String], second: [String]) {
            func fits(_ parts: [String]) -> Bool { visible(joined(parts)).displayWidth <= width }
            if fits([day, way, drive, sun]) { return ([visible(heading)], []) }
            let first = fits([day, way, drive]) ? [day, way, drive] : [day, way]
            let rest = first.count == 3 ? (isTight ? [] : [sun]) : fits(["  " + drive, sun]) ? [drive, sun] : [drive]
            let second = rest.filter { !$0.isEmpty }
            return (
                visible(joined(first)).wrapped(toWidth: width),
                second.isEmpty
                    ? [] : visible(joined(second)).wrapped(toWidth: max(8, width - 2)).map { "  " + $0 }
            )
        }

        private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " · ") }
    }

    /// A stop on one day, or the way to the next one where the person decided about it.
    package struct Row: Equatable, Sendable {
        /// Whether it is a way, whose text is the name.
        package var isWay: Bool { number.isEmpty }
        /// The number of the stop; `+` for a town that is suggested.
        package let number: String
        package let name: String
        /// `leave  09:00`, `10:55 – 12:25` or `13:25`.
        package let time: String
        /// `sight, stay 1 h 30 min`, `night`; parts between commas.
        package let remark: String
        /// The cost of the stop, where it is mentioned first, or of the way: `85 EUR`; empty where none is decided.
        package let cost: String
        /// The note of the stop where it is mentioned first; empty without one.
        package let note: String
        /// The remark and the cost.
        package var facts: String { [remark, cost].filter { !$0.isEmpty }.joined(separator: ", ") }
        /// The name of a way and its cost.
        package var wayText: String { cost.isEmpty ? name : "\(name), \(cost)" }

        /// Describes a stop, or a way where there is no number.
        init(number: String, name: String, time: String, remark: String, cost: String = "", note: String = "") {
            (self.number, self.name, self.time, self.remark) = (number, name, time, remark)
            (self.cost, self.note) = (cost, note)
        }
    }

    /// A leg that the person decided about, or a crossing: `ferry, 2 h 30 min, departs 14:00, arrives 16:30, wait
    /// 20 min`; `ferry Hella – Dragsvik, about 15 min, wait about 30 min`; `about 850 m, 12 min on foot`.
    package static func words(of way: Itinerary.Passage, _ times: ClockStyle, in unit: DistanceUnit) -> String {
        let name = [way.means.rawValue, way.terminals].compactMap { $0 }.joined(separator: " ")
        let walk = way.metres.map { [Wording.walk(metres: $0, seconds: Double(way.seconds), in: unit)] }
        let parts =
            (walk ?? [name, duration(of: way)]) + [
                way.departs.map { "departs \(times.text($0.time))" },
                way.arrives.map { "arrives \(times.text($0.time))" },
                way.missed.map { "departure at \(times.text($0.time)) missed" },
                way.wait > 0 ? "wait \(durationTextInDays(seconds: way.wait, roundedToMinutes: 5))" : nil,
                way.boarding > 0 ? "wait \(Wording.duration(seconds: Double(way.boarding), isEstimate: true))" : nil,
                way.isNightOnBoard ? "night on board" : nil,
            ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// The time of a way, about where it is an estimate.
    static func duration(of way: Itinerary.Passage) -> String {
        way.isEstimate
            ? Wording.duration(seconds: Double(way.seconds), isEstimate: true) : durationText(seconds: way.seconds)
    }
}
