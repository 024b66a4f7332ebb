import CivilTime

/// The outcomes of days that were tried: from the same beginning on they are always the same.
struct DayTrials {
    private var outcomes: [Start: Outcome] = [:]

    /// The outcome of the days from a beginning on; nil where they were not tried yet.
    subscript(start: Start) -> Outcome? {
        get { outcomes[start] }
        set { outcomes[start] = newValue }
    }

    /// All on which the days up to a leg depend.
    struct Start: Hashable {
        /// The leg with which the first of them begins.
        let leg: Int
        /// The leg up to which they are tried.
        let bound: Int
        let date: CivilDate
        /// The number of the first of them; 0 where it says nothing.
        let number: Int
        /// The departure on the first of them; nil if it is in the morning.
        let departure: Int64?
        /// Whether that follows from estimates.
        let isAbout: Bool
        /// The legs before which days are to end; none where the rest of the trip is to be split.
        let ends: [Int]
    }

    /// The price of the days that were tried.
    struct Outcome {
        /// The number of times that are missed.
        let missed: Int
        /// The number of calendar days.
        let days: Int
    }
}
