/// A line of an itinerary in words: a stop, or the way to the next one. Names stand in the texts as they are.
enum ItineraryEntry: Equatable, Sendable {
    case stop(Stop)
    case way(Way)

    /// A stop as it is mentioned on one day.
    struct Stop: Equatable, Sendable {
        /// The place in the trip, from 0.
        let index: Int
        /// `leave  09:00`, `10:55 – 12:25` or `13:25`; empty where no time is known.
        let time: String
        /// The purpose, in plain words, the stay, the night, what is fixed: `meal`, `stay 1 h`, `night`.
        let remarks: [String]
        /// Whether the trip mentions it for the first time, so that what is known of it is told here.
        let isNew: Bool
    }

    /// The way from one stop to the next.
    struct Way: Equatable, Sendable {
        /// The number of the leg in the trip, from 1.
        let number: Int
        /// The length and the time of what is driven: `about 279 km`, `about 4 h 15 min`; empty where nothing is.
        let drive: [String]
        /// The crossings, and what the person decided, with its cost: `ferry Fodnes – Mannheller, about 15 min`.
        let crossings: [String]
        /// The direction in which it sets out.
        let bearing: String
        /// The distance from the first stop to the end of this leg.
        let soFar: String
    }
}
