import CivilTime
import Geodesy

/// A stay at a place, as a timeline has it.
struct TimelineVisit {
    let place: Coordinate
    var name: String?
    var address: String?
    /// Whether it is the person's home.
    var isHome = false
    let start: TimelineTime
    var end: TimelineTime?
    /// Its offset in the file.
    let offset: Int

    /// The time of the visit: `2024-06-01 10:05 – 12:40`.
    var when: String {
        let begin = "\(start.date.text) \(start.clock)"
        guard let end, end > start else { return begin }
        return end.date == start.date ? "\(begin) – \(end.clock)" : "\(begin) – \(end.date.text) \(end.clock)"
    }

    /// The days, counted from 1970, on which there are visits elsewhere than at home. Linear.
    static func daysAway(_ visits: [TimelineVisit]) -> Set<Int64> {
        Set(visits.filter { !$0.isHome }.map(\.start.date.daysSince1970))
    }

    /// The visits of each run of days that follow one another, in order. A day on which the person was nowhere, or only
    /// at home, ends a run and is in none. O(n log n).
    static func runs(_ visits: [TimelineVisit]) -> [[TimelineVisit]] {
        let sorted = visits.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
        let daysAway = daysAway(visits)
        var runs: [[TimelineVisit]] = []
        for visit in sorted where daysAway.contains(visit.start.date.daysSince1970) {
            guard let last = runs.last?.last,
                visit.start.date.daysSince1970 - (last.end ?? last.start).date.daysSince1970 <= 1
            else {
                runs.append([visit])
                continue
            }
            let latest = runs.count - 1
            // A stay that was recorded in two parts is one.
            if last.name == visit.name, last.place.distance(to: visit.place) <= ImportedStop.sameWithin {
                runs[latest][runs[latest].count - 1].end = visit.end ?? last.end
            } else {
                runs[latest].append(visit)
            }
        }
        return runs
    }
}
