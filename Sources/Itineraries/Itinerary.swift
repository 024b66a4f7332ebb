package import CivilTime
package import Entities
package import Geodesy

/// The days of a trip, and their totals.
package struct Itinerary: Equatable, Sendable {
    /// The days in their order; rest days are among them.
    package let days: [Day]
    /// The totals of the whole trip.
    package let totals: Totals
    /// The factors of the driving times; nil if none is estimated.
    package let estimate: DrivingEstimate?
    /// The days that are left behind the last stop of those that the trip may take; nil where none is.
    package internal(set) var spare: SpareDays?

    /// One calendar day, or several: those of a drive that goes on over midnight, or those at a stop on which nothing
    /// begins.
    package struct Day: Equatable, Sendable {
        /// The number of the calendar day from the start, from 1.
        package let number: Int
        /// The number of its last day; mostly the same.
        package let lastNumber: Int
        /// The date of the first; nil where the trip has no start.
        package let date: CivilDate?
        /// The stops of the day: where it begins, what is visited, where it ends.
        package let visits: [Visit]
        /// The driving time in seconds, without crossings.
        package let driving: Int
        /// The length of the way of the day and the sources of its legs.
        package let length: RouteLength
        /// The length of those of its legs that are driven.
        package let driven: RouteLength
        /// The legs that the person has decided about, in their order.
        package let ways: [Passage]
        /// The borders that are crossed, in their order; none where nobody asked for them.
        package let borders: [BorderCrossing]
        /// The distance in metres.
        package var distance: Double { length.metres }
        /// The source of the drive; nil on a day without one. An estimate anywhere makes the day an estimate.
        package var source: LegSource? { length.legs(.estimated) > 0 ? .estimated : length.sources.first }
        /// The stop or town of the night, or of the nights of several days; nil without one, as on the last day.
        package internal(set) var night: Night?
        /// The number of its nights: the one at its end, and those between days without a drive.
        package internal(set) var nights: Int
        /// The sun of the day; nil where the trip has no start.
        package let sun: Sun?
        /// Whether nothing is planned: a day left over before a fixed arrival, or of the days that the trip may take.
        package let isFree: Bool
        package internal(set) var warnings: [Warning]

        /// Its date without the year, `Mon 14 Jun`; nil where the trip has no start.
        package var shortDate: String? { date?.shortText() }
        /// The date of its last day; nil where the trip has no start.
        package var lastDate: CivilDate? { date.map { $0.adding(days: lastNumber - number) } }
    }

    /// Sunrise where a day begins and sunset where it ends, by the clocks there.
    package struct Sun: Equatable, Sendable {
        /// The sunrise; nil where the sun does not rise on that day.
        package let sunrise: CivilDateTime?
        /// The sunset; nil where it does not set.
        package let sunset: CivilDateTime?
        /// The reason for which one of them is nil.
        package let daylight: SolarDay.Daylight?
    }

    /// A stop on one day.
    package struct Visit: Equatable, Sendable {
        /// The place in the trip, from 0.
        package let stop: Int
        /// The arrival, by calendar and clock of the stop; nil where the day begins.
        package let arrive: CivilDateTime?
        /// The departure of the next drive; nil where the day ends.
        package internal(set) var leave: CivilDateTime?
        /// The moment of `arrive`.
        package internal(set) var arriveInstant: Instant?
        /// The moment of `leave`.
        package internal(set) var leaveInstant: Instant?
        /// The wait for a fixed arrival, in seconds.
        package let wait: Int
        /// The stay before the drive goes on, in minutes; 0 where the day begins, and mostly where it ends.
        package let stayMinutes: Int
        /// The source of the leg that leads here; nil where the day begins.
        package let source: LegSource?
        /// The name of the time zone.
        package let zone: String
        /// Whether the zone is a guess.
        package let isAboutZone: Bool
        /// The moment at which the arrival is fixed, by the clock of the stop; nil where it is not.
        package internal(set) var fixed: CivilDateTime?
        /// The seconds by which one is there before that moment; nil where nothing is fixed, or one is late.
        package var slack: Int? { fixed == nil || isLate ? nil : wait }
        /// Whether a fixed arrival is missed.
        package internal(set) var isLate = false
        /// The time to be at the ferry that leaves here: its departure less the wait at the port.
        package internal(set) var boardBy: CivilDateTime?
        /// Whether one gets to that ferry with less than a quarter of an hour to spare.
        package internal(set) var isTight = false
        /// The last moment to leave for a fixed arrival or a departure at the next stop.
        package internal(set) var leaveBy: CivilDateTime?
        /// Whether the arrival follows from estimates, so that it is shown to five minutes. What the person fixed, and
        /// what follows from that alone, is exact.
        package internal(set) var isArrivalAbout = false
        /// Whether the departure follows from estimates.
        package internal(set) var isLeaveAbout = false
        /// Whether nobody knows when it is reached, since a departure before it is missed.
        package internal(set) var isArrivalUnknown = false
        /// Whether nobody knows when it is left, for the same reason.
        package internal(set) var isLeaveUnknown = false

        /// The time at which it is reached, as it is shown; nil where the day begins, and where it is not known.
        package var shownArrival: CivilDateTime? {
            isArrivalUnknown ? nil : isArrivalAbout ? arrive?.roundedToFiveMinutes : arrive
        }
        /// The time at which it is left, as it is shown; nil where the day ends, and where it is not known.
        package var shownLeave: CivilDateTime? {
            isLeaveUnknown ? nil : isLeaveAbout ? leave?.roundedToFiveMinutes : leave
        }
    }

    /// A leg that the person has decided about: a ferry, a train, a flight, or a drive of a known time; a crossing on a
    /// leg that is measured by roads; or a walk.
    package struct Passage: Equatable, Sendable {
        /// The place in the trip, from 0, of the stop that it leads to.
        package let stop: Int
        package let means: Way.Means
        /// Its time in seconds.
        package let seconds: Int
        /// The departure, by the clock of the stop before; nil where it is not decided.
        package let departs: CivilDateTime?
        /// The arrival, by the clock of the stop; nil where the departure is not decided.
        package let arrives: CivilDateTime?
        /// The departure that is missed, by the clock of the stop before; nobody knows when the next one is. Nil where
        /// none is.
        package let missed: CivilDateTime?
        /// The wait for the departure, in seconds.
        package let wait: Int
        /// The time that is reckoned for waiting and boarding before a crossing of the roads, in seconds.
        package let boarding: Int
        /// The names of both terminals, `Hella – Dragsvik`; nil where the roads do not know them.
        package let terminals: String?
        /// Whether its time is an estimate.
        package let isEstimate: Bool
        /// Whether the person has decided about it.
        package let isGiven: Bool
        /// Whether a night is spent on it.
        package internal(set) var isNightOnBoard = false
        /// The length in metres of a walk; nil for what is none.
        package internal(set) var metres: Double?

        /// A leg that the person has decided about; its departure and its arrival as they are shown.
        init(
            stop: Int, means: Way.Means, seconds: Int, departs: CivilDateTime?, arrives: CivilDateTime?,
            missed: CivilDateTime?, wait: Int, boarding: Int, terminals: String?, isEstimate: Bool
        ) {
            (self.stop, self.means, self.seconds, self.departs, self.wait) = (stop, means, seconds, departs, wait)
            (self.arrives, self.terminals, self.isEstimate, isGiven) = (arrives, terminals, isEstimate, true)
            (self.missed, self.boarding) = (missed, boarding)
        }

        /// A crossing that is known or assumed, or a walk of some metres.
        init(
            stop: Int, means: Way.Means, seconds: Int, boarding: Int = 0, terminals: String? = nil,
            metres: Double? = nil
        ) {
            self.metres = metres
            (self.stop, self.means, self.seconds, self.terminals) = (stop, means, seconds, terminals)
            self.boarding = boarding
            (departs, arrives, missed, wait, isEstimate, isGiven) = (nil, nil, nil, 0, true, false)
        }
    }

    /// The stop at the end of a day.
    package struct Night: Equatable, Sendable {
        /// The place in the trip, from 0.
        package let stop: Int
        /// Whether the person planned it, and it does not only follow from the driving time of a day.
        package let isPlanned: Bool
    }

    /// The totals of the trip.
    package struct Totals: Equatable, Sendable {
        /// The length of the whole way and the sources of its legs.
        package let length: RouteLength
        /// The length of the legs that are driven.
        package let driven: RouteLength
        /// The distance in metres.
        package var distance: Double { length.metres }
        /// The time of driving in seconds, without crossings.
        package let driving: Int
        /// The number of the last day.
        package let days: Int
        package let nights: Int
        /// The number of days on which nothing is planned; nil where there is none, and the trip may take any number of
        /// days.
        package let freeDays: Int?
        /// The cost of the stops and the ways in the trip's currency, in thousandths; nil where none has one.
        package let cost: Int64?
        /// The same by the kind of the stop or the means of the way, in the order of the trip; those of stops without
        /// a kind are under `other`.
        package let costByKind: [KindCost]
        /// The costs in other currencies than the trip's, in the order of the trip.
        package let otherCosts: [CurrencyCost]
        /// The fuel in litres; nil if the use of the vehicle is not known in litres.
        package let fuelLiters: Double?
        /// The energy in kWh; nil if the use of the vehicle is not known in kWh.
        package let energy: Double?
        /// The cost of the fuel in the trip's currency; nil if it is not known.
        package let fuelCost: Double?
        /// The cost of stops, ways and fuel together, as far as it is in the trip's currency; nil where none is.
        package var totalCost: Double? {
            cost == nil && fuelCost == nil ? nil : Double(cost ?? 0) / 1_000 + (fuelCost ?? 0)
        }
        package let currency: String?
    }

    /// Something that a day cannot keep, or that is a guess.
    package struct Warning: Equatable, Sendable {
        /// The kind of the warning.
        package enum Kind: String, Sendable {
            case overLimit, late, early, afterMidnight, afterDark, noTown, acrossWater, seasonal, rare, tooFewDays,
                aboutZone
            case missingTime, noStart, longWait, noLodging, contradiction
        }

        package let kind: Kind
        /// The sentence for the person, up to the first length in it; names stand in it as they are.
        private let sentence: TimedText
        /// The length and what follows it; nil for a sentence without one.
        private let rest: Rest?
        /// The place in the trip, from 0, of the stop that it is about.
        package let stop: Int?
        /// The way that it is about; nil where it is about a stop or a day.
        package let way: WayPart?

        /// The advice that mends it, of each kind the first that was tried and does; empty where nothing is known.
        package internal(set) var advice: [Advice] = []
        /// The advice that may mend it, by kinds, before it is tried.
        var candidates: [[Advice]] = []
        /// The advice where nothing is known to mend it.
        var resort: TimedText?
        /// The seconds by which a fixed time is missed; nil where that is not known, and for other warnings.
        package internal(set) var lateSeconds: Int?

        /// A leg that the person decided about, or one of the crossings of another one.
        package struct WayPart: Equatable, Sendable {
            /// The place in the trip, from 0, of the stop that the leg leads to.
            package let to: Int
            /// The number of the crossing on the leg, from 0; nil for the whole leg.
            package let crossing: Int?
        }

        /// A length in a sentence, and the end of that.
        struct Rest: Equatable {
            let metres: Double
            let text: String
        }

        /// The sentence with times in a style, and lengths in a unit without decimals; with what mends it in a style,
        /// in which the stop with an index has the number that `number` says.
        package func text(
            _ times: ClockStyle, in unit: DistanceUnit, advice style: AdviceStyle = .none,
            number: (Int) -> Int? = { $0 + 1 }
        ) -> String {
            let length = rest.map { rest in
                "\(max(1, Int((rest.metres / unit.metresPerUnit).rounded()))) \(unit.symbol)\(rest.text)"
            }
            return sentence.text(times) + (length ?? "") + help(times, style, number: number)
        }

        /// The sentence with times of 24 hours and lengths in kilometres, for programs.
        package var text: String { text(.hours24, in: .kilometers) }

        /// Warns by a sentence with times in it, and a length where `rest` says so; `candidates` may mend it.
        init(
            kind: Kind, sentence: TimedText, stop: Int?, way: WayPart? = nil, rest: Rest? = nil,
            candidates: [[Advice]] = [], resort: TimedText? = nil, lateSeconds: Int? = nil
        ) {
            (self.kind, self.sentence, self.stop, self.way, self.rest) = (kind, sentence, stop, way, rest)
            (self.candidates, self.resort, self.lateSeconds) = (candidates, resort, lateSeconds)
        }

        /// Warns by a sentence without a time in it.
        init(kind: Kind, text: String, stop: Int?, way: WayPart? = nil, candidates: [[Advice]] = []) {
            self.init(kind: kind, sentence: "\(text)", stop: stop, way: way, candidates: candidates)
        }
    }

    /// Whether no day is there to be shown.
    package var isEmpty: Bool { days.isEmpty }
}
