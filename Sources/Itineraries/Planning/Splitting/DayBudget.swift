import CivilTime
import Entities

/// The days on which a trip with a given number of days, or with a driving time for each of them, is driven.
struct DayBudget {
    private let trip: Trip
    private let legs: TripLegs
    /// Whether a day may end behind each leg.
    private let ends: [SplitDrive.End]
    /// The seconds from the usual time to leave to the evening, where the whole trip is walked, or is one within a
    /// city: its days are filled with walks, rides and stays. Nil for any other trip.
    private let daylight: Int?
    /// The usual time to leave, in seconds since midnight.
    private let leave: Int

    /// Splits the legs of a trip, whose stops have these clocks, each of which is asked once. Linear.
    init(_ trip: Trip, _ legs: TripLegs, _ clocks: StopClocks) {
        self.trip = trip
        self.legs = legs
        ends = Self.ends(of: trip, legs, clocks)
        leave = (trip.plan.leave ?? Plan.Usual.leave)?.secondsSinceMidnight ?? 0
        // Who drives all day, from door to door, has a limit for that.
        let isInCity = Walk.isWithinCity(trip) && legs.driving(0..<legs.count) <= trip.plan.dailySeconds
        daylight = legs.isOnFoot || isInCity ? max(4 * 3_600, DayDrive.evening - leave) : nil
    }

    private func plan(_ stop: Int) -> StopPlan { trip.waypoints[stop].plan }

    /// The drive of a leg, and whether a day may end behind it; within a city the way and the stay at its end.
    private func drive(_ index: Int) -> SplitDrive {
        guard daylight != nil else { return SplitDrive(legs.drivingSeconds(index), ends[index]) }
        let plan = plan(legs[index].to)
        let stay = plan.endsDay || legs.isBackAtStart(index) ? 0 : plan.stayMinutes ?? 0
        return SplitDrive(legs.seconds(index) + stay * 60, ends[index])
    }

    private static func ends(of trip: Trip, _ legs: TripLegs, _ clocks: StopClocks) -> [SplitDrive.End] {
        func end(at stop: Int) -> SplitDrive.End {
            let plan = trip.waypoints[stop].plan
            if plan.endsDay { return .always }
            if plan.nights == 0 { return .never }
            if plan.kind == .sleep { return .sleep }
            return plan.isSleptAt && clocks[stop].uninhabited() == nil ? .possible : .poor
        }
        var ends = (0..<legs.count).map { legs.isBackAtStart($0) ? .possible : end(at: legs[$0].to) }
        // Of stops at one place the best one has the night, so that the way between them is no day of its own.
        var first = 0
        while first < legs.count {
            var last = first
            while last + 1 < legs.count, legs.isNothing(last + 1) { last += 1 }
            let isStart = first == 0 && legs.isNothing(0)
            let isEnd = last == legs.count - 1
            let nights = (first...last).filter { ends[$0] != .never }
            let best = nights.max { ends[$0].merit < ends[$1].merit || ends[$0].merit == ends[$1].merit && $0 < $1 }
            let hasNight = nights.contains { ends[$0] == .always }
            if first < last || isStart {
                for index in nights where ends[index] != .always {
                    if isStart || hasNight || isEnd && index < last || index != best { ends[index] = .never }
                }
            }
            first = last + 1
        }
        // Nobody moves to a restaurant for the night with a stop for it next door.
        let nearby = ends
        for leg in ends.indices where ends[leg] == .poor {
            let isBehind = leg > 0 && nearby[leg - 1].isForNights && legs.drivingSeconds(leg) <= nextDoor
            let isBefore =
                leg + 1 < ends.count && nearby[leg + 1].isForNights && legs.drivingSeconds(leg + 1) <= nextDoor
            if isBehind || isBefore { ends[leg] = .never }
        }
        return ends
    }

    /// The longest way in metres to a stop nearby.
    static let nearMetres = 30_000.0

    /// The longest drive in seconds between a stop and one nearby at which the night may as well be.
    private static let nextDoor = 30 * 60

    /// The numbers of legs before which days end, from the leg `first` on up to the next stop where one ends in any
    /// case, when nobody drives for more than `limit` seconds a day.
    func ends(from first: Int, limit: Int) -> [Int] {
        var last = first
        while last < legs.count - 1, drive(last).end != .always { last += 1 }
        return DaySplit.ends(of: (first...last).map(drive), limit: daylight ?? limit).map { $0 + first }
    }

    /// The same for all legs from `first` on, when the trip takes `days` days, of which the next one has the number
    /// `number`.
    ///
    /// Arrivals that are fixed on a date divide them: what is driven before them is driven on the days up to that date.
    /// Behind one in the morning the day may go on. Where the days do not suffice for these and for the nights that are
    /// decided, nobody drives for more than `limit` seconds a day behind them.
    func ends(from first: Int, days: Int, number: Int, limit: Int) -> [Int] {
        var ends: [Int] = []
        var (start, number) = (first, number)
        // What the day of the last fixed arrival holds up to that, where it may go on.
        var begun: [SplitDrive] = []
        let last = min(days, fixedDay(legs[legs.count - 1].to) ?? days)
        for (leg, day) in fixedDays(from: first) + [(legs.count - 1, last)] where leg >= start {
            // Where the same day is fixed for several stops, or a day cannot end, the days count up to the next one.
            let available = day - number + 1 - (start..<leg).reduce(0) { $0 + restDays(legs[$1].to) }
            guard leg == legs.count - 1 || available > 0 else { continue }
            let rest = leg == legs.count - 1 ? restDays(legs[leg].to) : 0
            let parts = begun + (start...leg).map(drive)
            let isTooLong = available - rest < 1 + parts.dropLast().count { $0.end == .always }
            let found =
                isTooLong
                ? DaySplit.ends(of: parts, limit: daylight ?? limit) : DaySplit.ends(of: parts, days: available - rest)
            ends += found.map { $0 + start - begun.count }
            start = leg + 1
            begun = begunDay(behind: leg, parts[(found.dropLast().last ?? 0)...])
            if begun.isEmpty {
                number = day + 1 + restDays(legs[leg].to)
            } else if leg < legs.count - 1 {
                number = day
                ends.removeLast()
            }
        }
        return ends
    }

    /// The latest time of the day, in seconds, behind which the day of a fixed arrival may go on.
    static let midday = 13 * 3_600

    /// The content of a day that gets to a fixed arrival behind a leg in the morning, by these drives, and may go on
    /// behind that; none where it ends there.
    private func begunDay(behind leg: Int, _ drives: ArraySlice<SplitDrive>) -> [SplitDrive] {
        let plan = plan(legs[leg].to)
        guard let fixed = plan.arrive?.time.secondsSinceMidnight, fixed <= Self.midday, !plan.endsDay,
            restDays(legs[leg].to) == 0
        else { return [] }
        let stay = (plan.stayMinutes ?? 0) * 60
        guard fixed + stay <= Self.midday + 2 * 3_600 else { return [] }
        let sum = drives.reduce(0) { $0 + $1.seconds }
        return [SplitDrive(daylight == nil ? sum : max(sum, fixed - leave + stay), ends[leg])]
    }

    /// The days at a stop on which nothing is driven.
    func restDays(_ stop: Int) -> Int {
        let plan = plan(stop)
        return max(max(0, (plan.nights ?? 0) - 1), (plan.stayMinutes ?? 0) / 1_440)
    }

    /// The legs behind which an arrival is fixed on a date, and the number of that day; only where a day can end there.
    private func fixedDays(from first: Int) -> [(leg: Int, day: Int)] {
        (first..<max(first, legs.count - 1)).compactMap { index in
            let plan = plan(legs[index].to)
            guard plan.nights != 0, !plan.isLunch else { return nil }
            return fixedDay(legs[index].to).map { (index, $0) }
        }
    }

    /// The number of the day on which an arrival is fixed; nil where none is on a date of the trip.
    private func fixedDay(_ stop: Int) -> Int? {
        guard let start = trip.plan.start, let date = plan(stop).arrive?.moment?.date,
            date.daysSince1970 >= start.daysSince1970
        else { return nil }
        return Int(date.daysSince1970 - start.daysSince1970) + 1
    }
}
