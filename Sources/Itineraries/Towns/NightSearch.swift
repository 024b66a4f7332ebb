import Entities
import Geodesy
import PlaceNames
import Places

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds towns for the nights on one leg that is longer than a day.
///
/// The days have equal shares of the drive. Of the towns of 2,000 people and more on the way it takes for each night
/// the one with the least sum of: the minutes of its detour, half the minutes by which the day is longer or shorter
/// than its share, and 12 minutes less for each tenfold of people.
struct NightSearch {
    /// The fewest people of a town that is sure to have a bed.
    static let people = 2_000
    /// The minutes of driving that a town of ten times the people is worth.
    private static let minutesForTenfold = 12.0
    /// The number of other towns that are named beside a town.
    private static let alternatives = 2
    /// The least distance of these from it and from each other, in metres: a suburb is no alternative. The second where
    /// the first leaves too few.
    private static let alternativeDistances = [20_000.0, 5_000]
    /// The least driving time in seconds that a day must have left for a drive of several days to begin on it.
    private static let leastBeginning = 3_600.0

    /// The nights on a leg.
    struct Nights {
        /// The towns from the start on, as they are suggested.
        let suggested: [SuggestedTown]
        /// The same towns on the way.
        let towns: [NightTown]
    }

    private let way: any NightWay
    /// The driving time of a day, in seconds.
    private let limit: Double
    private let source: TownSource

    /// Looks on `way`; a day has `limit` seconds of driving.
    init(on way: any NightWay, limit: Int, _ source: TownSource) {
        self.way = way
        self.limit = Double(limit)
        self.source = source
    }

    /// The towns for the nights, from the start on, where `before` seconds are driven on the first day already; nil
    /// where none fit, not with one more day either. Mostly linear in the towns on the way, for each night; bounded
    /// where few fit.
    func nights(after before: Double) -> Nights? {
        guard !way.towns.isEmpty else { return nil }
        let total = way.seconds
        for more in 0...1 {
            let days = max(2, Int(((before + total) / limit).rounded(.up)) + more)
            // Too little would be left of the first day: it ends before this leg.
            let isTooLate = (before + total) / Double(days) - before < Self.leastBeginning
            var attempt = Attempt(towns: way.towns)
            let found =
                before > 0 && isTooLate
                ? nights(beyond: nil, days: max(2, Int((total / limit).rounded(.up)) + more), spent: 0, &attempt)
                : nights(beyond: nil, days: days, spent: before, &attempt)
            if let found { return suggestions(found, &attempt) }
        }
        return nil
    }

    /// The state of a search for nights.
    private struct Attempt {
        let towns: [NightTown]
        /// The towns, by their numbers, and the days left from which no nights were found.
        var dead: Set<[Int]> = []
        /// The number of towns that may still be looked at: so that the search ends soon.
        var budget = 3_000_000
        /// Whether a car gets to the towns, by their numbers, that were asked for.
        var reached: [Int: Bool] = [:]

        init(towns: [NightTown]) { self.towns = towns }
    }

    /// Returns the towns that fit for each night of this number of days behind a town, or the start, the best first;
    /// nil if a night has none. If the best town of a night leads to no other night, the next one is tried.
    private func nights(
        beyond town: NightTown?, days: Int, spent: Double, _ attempt: inout Attempt
    ) -> [[NightTown]]? {
        guard days > 1 else { return [] }
        let state = [town?.number ?? -1, days]
        guard attempt.budget > 0, !attempt.dead.contains(state) else { return nil }
        attempt.budget -= attempt.towns.count
        var fitting = fitting(attempt.towns, beyond: town, days: days, spent: spent)[...]
        while let best = fitting.first {
            if reaches(best, &attempt),
                let further = nights(beyond: best, days: days - 1, spent: 0, &attempt)
            {
                return [Array(fitting)] + further
            }
            fitting.removeFirst()
        }
        attempt.dead.insert(state)
        return nil
    }

    /// Whether a car gets to a town, which is asked once.
    private func reaches(_ town: NightTown, _ attempt: inout Attempt) -> Bool {
        if let known = attempt.reached[town.number] { return known }
        let isReached = way.reaches(town)
        attempt.reached[town.number] = isReached
        return isReached
    }

    /// The towns for the first night of this number of days from a place, the best first.
    private func fitting(
        _ towns: [NightTown], beyond reached: NightTown?, days: Int, spent: Double
    ) -> [NightTown] {
        let rest = reached?.secondsToEnd ?? way.seconds
        let wanted = (spent + rest) / Double(days) - spent
        let stops = Double(days - 2) * way.secondsOfNight
        var fitting: [(score: Double, number: Int, index: Int)] = []
        for (index, town) in towns.enumerated() {
            if let reached, town.remaining >= reached.remaining { continue }
            guard town.secondsToEnd + stops <= Double(days - 1) * limit,
                let drive = way.drive(from: reached, to: town, within: limit - spent), drive <= limit - spent
            else { continue }
            let tenfolds = log10(Double(town.people) / Double(Self.people))
            let score =
                (drive + town.secondsToEnd - rest) / 60 + (drive - wanted).magnitude / 120
                - Self.minutesForTenfold * tenfolds
            fitting.append((score, town.number, index))
        }
        fitting.sort { ($0.score, $0.number) < ($1.score, $1.number) }
        return fitting.map { towns[$0.index] }
    }

    private func suggestions(_ nights: [[NightTown]], _ attempt: inout Attempt) -> Nights? {
        var suggestions: [SuggestedTown] = []
        var towns: [NightTown] = []
        for fitting in nights {
            var chosen: [NightTown] = []
            for distance in Self.alternativeDistances {
                for town in fitting {
                    if chosen.count > Self.alternatives { break }
                    let isApart = chosen.allSatisfy { $0.coordinate.distance(to: town.coordinate) >= distance }
                    if isApart, reaches(town, &attempt) { chosen.append(town) }
                }
            }
            let places = chosen.compactMap { source.place($0.number) }
            guard let town = chosen.first, let first = places.first else { return nil }
            towns.append(town)
            suggestions.append(
                SuggestedTown(
                    place: first, alternatives: Array(places.dropFirst()), isAcrossWater: way.isAcrossWater(town)))
        }
        return Nights(suggested: suggestions, towns: towns)
    }
}
