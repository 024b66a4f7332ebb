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
/// The days have equal shares of the drive. Of the towns of 2,000 people and more near the straight line it takes for
/// each night the one with the least sum of: the minutes of its detour, half the minutes by which the day is longer or
/// shorter than its share, and 12 minutes less for each tenfold of people.
struct NightSearch {
    /// The longest way through a town, as a multiple of the straight line.
    private static let stretch = 1.1
    /// The fewest people of a town that is sure to have a bed.
    private static let people = 2_000
    /// The minutes of driving that a town of ten times the people is worth.
    private static let minutesForTenfold = 12.0
    /// The number of other towns that are named beside a town.
    private static let alternatives = 2
    /// The least distance of these from it and from each other, in metres: a suburb is no alternative.
    private static let alternativeDistance = 20_000.0
    /// The least driving time in seconds that a day must have left for a drive of several days to begin on it.
    private static let leastBeginning = 3_600.0

    private let start: Coordinate
    private let end: Coordinate
    private let estimate: DrivingEstimate
    /// The driving time of a day, in seconds.
    private let limit: Double
    private let source: TownSource
    private let towns: [TownNearLine]

    /// Looks between `start` and `end`; a day has `limit` seconds of driving.
    init(from start: Coordinate, to end: Coordinate, limit: Int, _ estimate: DrivingEstimate, _ source: TownSource) {
        self.start = start
        self.end = end
        self.estimate = estimate
        self.limit = Double(limit)
        self.source = source
        towns = source.towns(start, end, Self.stretch, Self.people)
    }

    /// The towns for the nights, from the start on, where `before` seconds are driven on the first day already; nil
    /// where none fit, not with one more day either. Mostly linear in the towns near the line, for each night; bounded
    /// where few fit.
    func nights(after before: Double) -> [SuggestedTown]? {
        guard !towns.isEmpty else { return nil }
        let total = estimate.seconds(ofStraight: start.distance(to: end))
        for more in 0...1 {
            let days = max(2, Int(((before + total) / limit).rounded(.up)) + more)
            // Too little would be left of the first day: it ends before this leg.
            let isTooLate = (before + total) / Double(days) - before < Self.leastBeginning
            let found =
                before > 0 && isTooLate
                ? attempt(days: max(2, Int((total / limit).rounded(.up)) + more), before: 0)
                : attempt(days: days, before: before)
            if let found { return suggestions(found) }
        }
        return nil
    }

    /// Returns the towns that fit for each night of this number of days, the best first; nil if a night has none. If
    /// the best town of a night leads to no other night, the next one is tried.
    private func attempt(days: Int, before: Double) -> [[TownNearLine]]? {
        var attempt = Attempt()
        return nights(from: start, beyond: nil, days: days, spent: before, &attempt)
    }

    /// The state of a search for nights.
    private struct Attempt {
        /// The towns, by their numbers, and the days left from which no nights were found.
        var dead: Set<[Int]> = []
        /// The number of towns that may still be looked at: so that the search ends soon.
        var budget = 3_000_000
    }

    /// The towns for the nights behind a place, `town` or the start.
    private func nights(
        from at: Coordinate, beyond town: TownNearLine?, days: Int, spent: Double, _ attempt: inout Attempt
    ) -> [[TownNearLine]]? {
        guard days > 1 else { return [] }
        let state = [town?.number ?? -1, days]
        guard attempt.budget > 0, !attempt.dead.contains(state) else { return nil }
        attempt.budget -= towns.count
        var fitting = fitting(from: at, beyond: town, days: days, spent: spent)
        while let best = fitting.first {
            if let further = nights(from: best.coordinate, beyond: best, days: days - 1, spent: 0, &attempt) {
                return [fitting] + further
            }
            fitting.removeFirst()
        }
        attempt.dead.insert(state)
        return nil
    }

    /// The towns for the first night of this number of days from a place, the best first.
    private func fitting(
        from at: Coordinate, beyond reached: TownNearLine?, days: Int, spent: Double
    ) -> [TownNearLine] {
        let straight = at.distance(to: end)
        let rest = estimate.seconds(ofStraight: straight)
        let wanted = (spent + rest) / Double(days) - spent
        // Each further night adds what is added for a leg.
        let stops = Double((days - 2) * estimate.legMinutes * 60)
        var fitting: [(score: Double, number: Int, index: Int)] = []
        for (index, town) in towns.enumerated() {
            if let reached, town.distanceToEnd >= reached.distanceToEnd { continue }
            let further = estimate.seconds(ofStraight: town.distanceToEnd)
            // The drive to the town is at least as long as the rest of the way requires, a metre aside for rounding.
            let least = estimate.seconds(ofStraight: max(0, straight - town.distanceToEnd - 1))
            guard further + stops <= Double(days - 1) * limit, least <= limit - spent else { continue }
            let toTown = at.distance(to: town.coordinate)
            guard toTown > 0, toTown + town.distanceToEnd <= Self.stretch * straight else { continue }
            let drive = estimate.seconds(ofStraight: toTown)
            guard drive <= limit - spent else { continue }
            let tenfolds = log10(Double(town.people) / Double(Self.people))
            let score =
                (drive + further - rest) / 60 + (drive - wanted).magnitude / 120 - Self.minutesForTenfold * tenfolds
            fitting.append((score, town.number, index))
        }
        fitting.sort { ($0.score, $0.number) < ($1.score, $1.number) }
        return fitting.map { towns[$0.index] }
    }

    private func suggestions(_ nights: [[TownNearLine]]) -> [SuggestedTown]? {
        let sea = source.sea(start, end)
        let suggestions = nights.compactMap { fitting -> SuggestedTown? in
            var chosen: [TownNearLine] = []
            for town in fitting {
                if chosen.count > Self.alternatives { break }
                let isApart = chosen.allSatisfy {
                    $0.coordinate.distance(to: town.coordinate) >= Self.alternativeDistance
                }
                if isApart { chosen.append(town) }
            }
            let places = chosen.compactMap { source.place($0.number) }
            guard let first = places.first else { return nil }
            let isAcross = [start, end].allSatisfy { sea($0, first.location) >= Self.leastSea }
            return SuggestedTown(place: first, alternatives: Array(places.dropFirst()), isAcrossWater: isAcross)
        }
        return suggestions.count == nights.count ? suggestions : nil
    }

    /// The least width in metres of water that counts as the sea: narrower water may be a river, fjord or sound with a
    /// bridge.
    private static let leastSea = 20_000.0
}
