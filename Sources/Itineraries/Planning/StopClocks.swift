import CivilTime
import Entities
import Geodesy

/// The clocks at the stops of a trip: the beginning of a day there, the moment of a fixed time, and the date and time
/// of a moment.
struct StopClocks {
    /// The day that stands for any where the trip has no start: one in winter of the north.
    static let anyDay = CivilDate(daysSince1970: 11_323)

    private let trip: Trip
    private let clocks: [PlaceClock]
    /// The time of leaving in the morning, in seconds since midnight.
    private let leave: Int64
    /// Stops whose zone has been said to be a guess.
    private var doubted: Set<Int> = []

    /// The clocks at the stops of `trip`; `clock` is asked once for each.
    init(of trip: Trip, _ clock: (Coordinate) -> PlaceClock) {
        self.init(trip, trip.waypoints.map { clock($0.location) })
    }

    /// The same clocks at the stops of the trip after other decisions.
    init(_ known: StopClocks, of trip: Trip) { self.init(trip, known.clocks) }

    private init(_ trip: Trip, _ clocks: [PlaceClock]) {
        (self.trip, self.clocks) = (trip, clocks)
        leave = Int64((trip.plan.leave ?? Plan.Usual.leave)?.secondsSinceMidnight ?? 32_400)
    }

    /// The clock at a stop.
    subscript(stop: Int) -> PlaceClock { clocks[stop] }

    /// Returns the name of a stop in warnings.
    func name(_ stop: Int) -> String { trip.waypoints[stop].name.text }

    /// The time at which one leaves a stop in the morning of a day.
    func leaving(_ stop: Int, on day: CivilDate) -> CivilDateTime {
        let own = trip.waypoints[stop].plan.leave.map { Int64($0.secondsSinceMidnight) }
        return CivilDateTime(secondsSince1970: day.daysSince1970 * 86_400 + (own ?? leave))
    }

    /// The moment at which one leaves a stop in the morning of a day, in seconds since 1970.
    func morning(of day: CivilDate, at stop: Int) -> Int64 { clocks[stop].seconds(of: leaving(stop, on: day)) }

    /// The moment from `now` on at which one leaves a stop on the way: not before the time that the person decided.
    func leaving(_ stop: Int, notBefore now: Int64) -> Int64 {
        guard let time = trip.waypoints[stop].plan.leave else { return now }
        return max(now, clocks[stop].seconds(of: CivilDateTime(date: clocks[stop].local(now).date, time: time)))
    }

    /// Half a day: no zone border without the date line turns clocks by as much.
    private static let dateLineShift: Int64 = 43_200

    /// The date from which the days of a drive are counted that leaves a stop at a moment, in seconds since 1970, and
    /// reaches another: that on which it begins by the calendar of the other.
    ///
    /// Past midnight, clocks further west may still show the evening before, on which nobody has left: then it is the
    /// date at the first stop. Across the date line it is not, where a whole day comes twice or never.
    func departureDay(_ moment: Int64, from first: Int, to last: Int) -> CivilDate {
        let (here, there) = (clocks[first].local(moment), clocks[last].local(moment))
        let shift = here.secondsSince1970 - there.secondsSince1970
        return shift > 0 && shift < Self.dateLineShift ? here.date : there.date
    }

    /// Whether a pause at a stop is a night: one of four hours and more in which it gets four in the morning.
    func spendsNight(from begin: Int64, to end: Int64, at stop: Int) -> Bool {
        let four: Int64 = 4 * 3_600
        let clock = clocks[stop]
        return end - begin >= four
            && clock.local(end - four).date.daysSince1970 > clock.local(begin - four).date.daysSince1970
    }

    /// A time as pages show it: estimates to five minutes.
    static func shown(_ time: CivilDateTime, _ isEstimate: Bool) -> CivilDateTime {
        isEstimate ? time.roundedToFiveMinutes : time
    }

    /// Returns the moment of a fixed time at a stop that is reached at `now` on a drive that began at `start`, in
    /// seconds since 1970; nil with a warning where there is none: without a first day, and before it. `what` names
    /// what is fixed: `the arrival at Kotor`.
    func moment(
        of fixed: PlannedTime, _ what: String, at stop: Int, reached now: Int64, from start: Int64,
        _ warnings: inout [Itinerary.Warning]
    ) -> Int64? {
        let clock = clocks[stop]
        switch fixed {
        case .on(let moment):
            guard let first = trip.plan.start else {
                let day = clock.local(now).date.daysSince1970 - Self.anyDay.daysSince1970
                warnings.append(.fixedWithoutStart(what, at: stop, moment, day: Int(day) + 1))
                return nil
            }
            guard moment.date.daysSince1970 >= first.daysSince1970 else {
                let reached = Int(clock.local(now).date.daysSince1970 - first.daysSince1970)
                warnings.append(.fixedBeforeStart(what, at: stop, moment, reached: max(0, reached)))
                return nil
            }
            if !clock.exists(moment) { warnings.append(.missingTime(at: stop, name(stop), moment)) }
            return clock.seconds(of: moment)
        case .anyDay(let time):
            let today = clock.local(now).date
            let moment = clock.seconds(of: CivilDateTime(date: today, time: time))
            // What was meant for the evening is missed after midnight, and not due on the next day.
            let before = moment - 86_400
            let isNextDay = clock.local(start).date.daysSince1970 < today.daysSince1970
            return isNextDay && now - before < Self.dateLineShift ? before : moment
        }
    }

    /// Returns the warning that the zone of a stop is a guess, once for each stop; none if it is known.
    mutating func zoneWarnings(_ stop: Int) -> [Itinerary.Warning] {
        let clock = clocks[stop]
        guard clock.isAbout, doubted.insert(stop).inserted else { return [] }
        let text = "the time at \(name(stop)) is about: "
        guard let distance = clock.distance else {
            return [Itinerary.Warning(kind: .aboutZone, text: text + "it follows from the longitude alone", stop: stop)]
        }
        return [
            Itinerary.Warning(
                kind: .aboutZone, sentence: "\(text)the nearest known place is ", stop: stop,
                rest: .init(metres: distance, text: " away"))
        ]
    }

    /// A visit to a stop between two moments, in seconds since 1970, by the clock there. The wait is in seconds.
    func visit(
        _ stop: Int, arrive: Int64? = nil, leave: Int64? = nil, wait: Int = 0, stayMinutes: Int = 0,
        source: LegSource? = nil, fixed: Int64? = nil, isLate: Bool = false
    ) -> Itinerary.Visit {
        let clock = clocks[stop]
        return Itinerary.Visit(
            stop: stop, arrive: arrive.map(clock.local), leave: leave.map(clock.local),
            arriveInstant: arrive.map { Instant(milliseconds: $0 * 1_000) },
            leaveInstant: leave.map { Instant(milliseconds: $0 * 1_000) }, wait: wait, stayMinutes: stayMinutes,
            source: source, zone: clock.name, isAboutZone: clock.isAbout, fixed: fixed.map(clock.local),
            isLate: isLate)
    }

    /// The sun of a day that begins at one stop and ends at another; nil where it has no date.
    func sun(_ day: CivilDate?, from first: Int?, to last: Int?, until end: CivilDate?) -> Itinerary.Sun? {
        guard let day, let end, let first, let last else { return nil }
        let morning = SolarDay(day, over: trip.waypoints[first].location, clocks[first])
        let isSame = first == last && end == day
        let evening = isSame ? morning : SolarDay(end, over: trip.waypoints[last].location, clocks[last])
        func local(_ instant: Instant?, at stop: Int) -> CivilDateTime? {
            instant.map { clocks[stop].local(($0.milliseconds + 30_000) / 1_000) }
        }
        let (sunrise, sunset) = (local(morning.sunrise, at: first), local(evening.sunset, at: last))
        let reason = sunrise == nil ? morning.daylight : sunset == nil ? evening.daylight : nil
        return Itinerary.Sun(sunrise: sunrise, sunset: sunset, daylight: reason)
    }
}
