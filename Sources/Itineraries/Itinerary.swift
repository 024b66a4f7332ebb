package import CivilTime
package import Entities

/// The days of a trip, and their totals.
package struct Itinerary: Equatable, Sendable {
    /// The days in their order; rest days are among them.
    package let days: [Day]
    /// The totals of the whole trip.
    package let totals: Totals
    /// The factors of the driving times; nil if none is estimated.
    package let estimate: DrivingEstimate?

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
        /// The driving time in seconds.
        package let driving: Int
        /// The length of the way of the day and the sources of its legs.
        package let length: RouteLength
        /// The length of the drive in metres.
        package var distance: Double { length.metres }
        /// The source of the drive; nil on a day without one. An estimate anywhere makes the day an estimate.
        package var source: LegSource? { length.legs(.estimated) > 0 ? .estimated : length.sources.first }
        /// The stop or town of the night; nil on the last day.
        package let night: Night?
        package let warnings: [Warning]

        /// The date of its last day; nil where the trip has no start.
        package var lastDate: CivilDate? { date.map { $0.adding(days: lastNumber - number) } }

        /// The nights that are slept at stops: the one at its end, and those between days without a drive.
        var nights: Int { (night == nil ? 0 : 1) + (source == nil ? lastNumber - number : 0) }
    }

    /// A stop on one day.
    package struct Visit: Equatable, Sendable {
        /// The place in the trip, from 0.
        package let stop: Int
        /// The arrival, by calendar and clock of the stop; nil where the day begins.
        package let arrive: CivilDateTime?
        /// The departure of the next drive; nil where the day ends.
        package let leave: CivilDateTime?
        /// The moment of `arrive`.
        package let arriveInstant: Instant?
        /// The moment of `leave`.
        package let leaveInstant: Instant?
        /// The wait for a pinned arrival, in seconds.
        package let wait: Int
        /// The stay before the drive goes on, in minutes; 0 where the day begins, and mostly where it ends.
        package let stayMinutes: Int
        /// The source of the leg that leads here; nil where the day begins.
        package let source: LegSource?
        /// The name of the time zone.
        package let zone: String
        /// Whether the zone is a guess.
        package let isAboutZone: Bool
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
        /// The distance in metres.
        package var distance: Double { length.metres }
        /// The time of driving in seconds.
        package let driving: Int
        /// The number of the last day.
        package let days: Int
        package let nights: Int
        /// The cost of the stops in thousandths; nil where no stop has one.
        package let cost: Int64?
        /// The fuel in litres; nil if the consumption of the vehicle is not known.
        package let fuelLiters: Double?
        /// The cost of the fuel in the trip's currency; nil if it is not known.
        package let fuelCost: Double?
        package let currency: String?
    }

    /// Something that a day cannot keep, or that is a guess.
    package struct Warning: Equatable, Sendable {
        /// The kind of the warning.
        package enum Kind: String, Sendable {
            case overLimit, late, afterMidnight, noTown, acrossWater, aboutZone, missingTime, noStart, longWait
        }

        package let kind: Kind
        /// The text for the person; names stand in it as they are.
        package let text: String
        /// The place in the trip, from 0, of the stop that it is about.
        package let stop: Int?
    }

    /// Whether no day is there to be shown.
    package var isEmpty: Bool { days.isEmpty }
}
