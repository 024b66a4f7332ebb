import CivilTime
import Entities
import TestSupport

extension PlannedTrip {
    /// A random trip of at most ten legs, of half an hour to five hours.
    init(random: inout SeededGenerator, hasDates: Bool) throws {
        var planned = try PlannedTrip(
            (0..<Int.random(in: 1...10, using: &random)).map { _ in
                Int.random(in: 6...60, using: &random) * 5
            })
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        for number in 1...planned.trip.waypoints.count {
            let hour = Int.random(in: 8...20, using: &random)
            let clock = TimeOfDay(hour: hour, minute: 0, second: 0)
            if chance(20) { try planned.set(number, .nights(Int.random(in: 0...3, using: &random))) }
            if chance(30) { try planned.set(number, .stayMinutes(Int.random(in: 1...12, using: &random) * 15)) }
            if chance(30) { try planned.set(number, .kind(chance(60) ? .sleep : StopKind("eat"))) }
            if chance(15), number > 1 { try planned.set(number, .leave(clock)) }
            if chance(15), number > 1 {
                let date = CivilDate(text: "2027-06-12")?.adding(days: Int.random(in: 0...12, using: &random))
                let moment = date.flatMap { date in clock.map { CivilDateTime(date: date, time: $0) } }
                try planned.set(
                    number, .arrive(hasDates && chance(60) ? moment.map { .on($0) } : clock.map { .anyDay($0) }))
            }
            if chance(15), number > 1 {
                let means = Way.Means.allCases[Int.random(in: 0..<4, using: &random)]
                let minutes = Int.random(in: 2...40, using: &random) * 5
                try planned.set(
                    number,
                    .way(
                        Way(
                            by: means, minutes: chance(70) ? minutes : nil,
                            departs: chance(50) ? clock.map { .anyDay($0) } : nil)))
            }
        }
        if chance(40) { try planned.trip.plan.set(.dailyMinutes(Int.random(in: 2...9, using: &random) * 60)) }
        self = planned
    }
}
