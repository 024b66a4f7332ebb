import CivilTime
import Entities
import Geodesy

/// The clocks at the stops of a trip: the beginning of a day there, the moment of a pinned arrival, and the date and
/// time of a moment.
struct StopClocks {
    private let trip: Trip
    private let clocks: [PlaceClock]
    /// The time of leaving in the morning, in seconds since midnight.
    private let leave: Int64
    /// Stops whose zone has been said to be a guess.
    private var doubted: Set<Int> = []

    /// The clocks at the stops of `trip`; `clock` is asked once for each.
    init(of trip: Trip, _ clock: (Coordinate) -> PlaceClock) {
        self.trip = trip
        clocks = trip.waypoints.map { clock($0.location) }
        leave = Int64((trip.plan.leave ?? Plan.Usual.leave)?.secondsSinceMidnight ?? 32_400)
    }

    /// The clock at a stop.
    subscript(stop: Int) -> PlaceClock { clocks[stop] }

    /// Returns the name of a stop in warnings.
    func name(_ stop: Int) -> String { trip.waypoints[stop].name.text }

    /// The time at which one leaves in the morning of a day.
    func leaving(on day: CivilDate) -> CivilDateTime {
        CivilDateTime(secondsSince1970: day.daysSince1970 * 86_400 + leave)
    }

    /// The moment at which one leaves a stop in the morning of a day, in seconds since 1970.
    func morning(of day: CivilDate, at stop: Int) -> Int64 { clocks[stop].seconds(of: leaving(on: day)) }

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

    /// Waits at a stop until its pinned arrival, from `now` on, and returns for how many seconds; or warns how late it
    /// is.
    func wait(
        at stop: Int, _ now: inout Int64, _ isEstimate: Bool, _ warnings: inout [Itinerary.Warning]
    ) -> Int {
        guard let pinned = trip.waypoints[stop].plan.arrive else { return 0 }
        guard let first = trip.plan.start else {
            warnings.append(.pinWithoutStart(at: stop, name(stop)))
            return 0
        }
        guard pinned.date.daysSince1970 >= first.daysSince1970 else {
            warnings.append(.pinBeforeStart(at: stop, name(stop), pinned))
            return 0
        }
        if !clocks[stop].exists(pinned) { warnings.append(.missingTime(at: stop, name(stop), pinned)) }
        let moment = clocks[stop].seconds(of: pinned)
        if now <= moment {
            let wait = Int(moment - now)
            now = moment
            let days = wait / 86_400
            if days >= Itinerary.Warning.longWaitDays {
                warnings.append(.longWait(at: stop, name(stop), pinned, days: days))
            }
            return wait
        }
        let arrival = Self.shown(clocks[stop].local(now), isEstimate)
        // An estimate that is shown as the pinned time is not late.
        guard arrival != pinned else { return 0 }
        warnings.append(
            .late(at: stop, name(stop), arrival, pinned, seconds: Int(now - moment), isEstimate: isEstimate))
        return 0
    }

    /// Returns the warning that the zone of a stop is a guess, once for each stop; none if it is known.
    mutating func zoneWarnings(_ stop: Int) -> [Itinerary.Warning] {
        let clock = clocks[stop]
        guard clock.isAbout, doubted.insert(stop).inserted else { return [] }
        let text =
            clock.distance.map {
                "the time at \(name(stop)) is about: the nearest known place is \(Int(($0 / 1_000).rounded())) km away"
            } ?? "the time at \(name(stop)) is about: it follows from the longitude alone"
        return [Itinerary.Warning(kind: .aboutZone, text: text, stop: stop)]
    }

    /// A visit to a stop between two moments, in seconds since 1970, by the clock there. The wait is in seconds.
    func visit(
        _ stop: Int, arrive: Int64? = nil, leave: Int64? = nil, wait: Int = 0, stayMinutes: Int = 0,
        source: LegSource? = nil
    ) -> Itinerary.Visit {
        let clock = clocks[stop]
        return Itinerary.Visit(
            stop: stop, arrive: arrive.map(clock.local), leave: leave.map(clock.local),
            arriveInstant: arrive.map { Instant(milliseconds: $0 * 1_000) },
            leaveInstant: leave.map { Instant(milliseconds: $0 * 1_000) }, wait: wait, stayMinutes: stayMinutes,
            source: source, zone: clock.name, isAboutZone: clock.isAbout)
    }
}
