import CivilTime
import Geodesy
import Text

extension Edits {
    /// Joins trips into the first of them: it gets the stops of the others behind its own, and they are deleted. Their
    /// own plans go with them, but the trip takes settings that it does not have from the first of them that has one;
    /// where each has a number of days it gets their sum, in which the day on which one ends and the next begins counts
    /// once. The plans of stops stay; costs keep their currency. `name` replaces the first trip's name.
    /// Throws for fewer than two different trips. Linear in the stops.
    package static func join(_ trips: [Trip], named name: Name? = nil) throws(EditError) -> Change {
        var seen = Set<ID>()
        let trips = trips.filter { seen.insert($0.id).inserted }
        guard let first = trips.first, trips.count > 1 else { throw .oneTrip }
        let others = trips.dropFirst()
        var planned = first
        planned.plan = plan(ofJoined: trips)
        let stops = others.flatMap { ForeignCosts($0.waypoints, from: $0.plan, to: planned.plan).stops }
        let placed = stops.enumerated().map { offset, stop in
            PlacedStop(index: first.waypoints.count + offset, stop: stop)
        }
        // First the trips go, so that no stop is in the library twice.
        var changes: [Change] = [.removeTrips(others.map(\.id)), .insertStops(trip: first.id, placed)]
        // A sum that no trip can have stays what it was.
        if let days = days(ofJoined: trips) { try? planned.plan.set(.days(days)) }
        if planned.plan != first.plan { changes.append(.editTrip(from: first, to: planned)) }
        if let name, name != first.name { changes.append(.renameTrip(first.id, name)) }
        let names = trips.prefix(3).map { "“\($0.name.text)”" }.joined(separator: ", ")
        let more = trips.count > 3 ? " and \(trips.count - 3) more" : ""
        return .labelled("Joined \(names)\(more)", .several(changes))
    }

    /// The plan of the first of some trips, with the settings that it does not have from the first behind it that has
    /// them: the currency, the driving time of a day, the time to leave, the fuel and its price, the factors of
    /// estimates. Neither the first day nor the number of days. Linear in the trips.
    private static func plan(ofJoined trips: [Trip]) -> Plan {
        var plan = trips.first?.plan ?? .none
        for other in trips.dropFirst().map(\.plan) {
            let hasFuel = plan.litersPer100km != nil || plan.kWhPer100km != nil
            let missing: [(isOpen: Bool, value: PlanSetting)] = [
                (plan.price == nil && (plan.currency ?? other.currency) == other.currency, .price(other.price)),
                (plan.currency == nil, .currency(other.currency)),
                (plan.dailyMinutes == nil, .dailyMinutes(other.dailyMinutes)), (plan.leave == nil, .leave(other.leave)),
                (!hasFuel, .litersPer100km(other.litersPer100km)), (!hasFuel, .kWhPer100km(other.kWhPer100km)),
                (plan.speed == nil, .speed(other.speed)), (plan.detour == nil, .detour(other.detour)),
                (plan.legMinutes == nil, .legMinutes(other.legMinutes)),
            ]
            // The values of a plan are in their ranges; one that is open sets nothing.
            for setting in missing where setting.isOpen && setting.value.isDecided { try? plan.set(setting.value) }
        }
        return plan
    }

    /// The settings of trips that were joined which the joined trip does not have, with the name of each trip:
    /// `start 2027-07-01`, `drive 5h`. The number of days is in the sum; a first day on which it goes on behind the one
    /// before is none. Linear in the trips.
    package static func droppedSettings(ofJoined trips: [Trip], in joined: Trip) -> [(trip: Name, settings: [String])] {
        zip(trips, trips.dropFirst()).compactMap { before, trip in
            let words = PlanWord.allCases.filter { word in
                guard word != .days || joined.plan.days == nil, let value = word.typed(trip.plan, in: .kilometers)
                else {
                    return false
                }
                guard word == .start, let end = before.plan.start, let days = before.plan.days else {
                    return value != word.typed(joined.plan, in: .kilometers)
                }
                return !(0...1).contains(
                    trip.plan.start.map { $0.daysSince1970 - end.daysSince1970 - Int64(days) + 1 } ?? 0)
            }
            let settings = words.map { "\($0.rawValue) \($0.typed(trip.plan, in: .kilometers) ?? "")" }
            return settings.isEmpty ? nil : (trip.name, settings)
        }
    }

    /// The days that trips may take one behind the other: their sum, but a day on which one ends and the next begins,
    /// by the dates of both, counts once. Nil where one of them may take any number. Linear in the trips.
    package static func days(ofJoined trips: [Trip]) -> Int? {
        let days = trips.compactMap(\.plan.days)
        guard days.count == trips.count else { return nil }
        let shared = zip(trips, trips.dropFirst()).count { trip, next in
            guard let start = trip.plan.start, let days = trip.plan.days else { return false }
            return start.adding(days: days - 1) == next.plan.start
        }
        return days.reduce(0, +) - shared
    }

    /// Splits a trip: each of the stops with these numbers begins a trip of its own, and the trip keeps those before
    /// the first of them. The new trips come right below it, with its plan, and are called `NAME (2)` and so on, or by
    /// `names`, which begins with the trip's own. `begins` says for the number of the first stop of each when it
    /// begins: that gives its first day, and the share of each part in the days that the trip may take. A round trip is
    /// one no longer. Throws if the trip would keep no stop, and for more names than parts. Linear in the stops.
    package static func split(
        _ trip: Trip, at numbers: [Int], named names: [Name] = [], begins: [Int: PartBegin] = [:],
        in library: Library, ids: any IdentifierSource
    ) throws(EditError) -> Change {
        let starts = Set(numbers).sorted()
        for number in starts { _ = try stop(number, of: trip) }
        guard let first = starts.first, first > 1 else { throw .emptyPart(trip: trip.name) }
        guard names.count <= starts.count + 1 else { throw .tooManyNames(parts: starts.count + 1) }
        let ends = starts.dropFirst().map { $0 - 1 } + [trip.waypoints.count]
        let place = library.index(ofTrip: trip.id).map { $0 + 1 } ?? 0
        let plans = plans(
            of: trip, beginning: [1] + starts.map { begins[$0]?.day },
            reaching: starts.map { begins[$0]?.lastBefore } + [nil])
        // The nights between two parts stay with the last stop of the first of them.
        func keepNights(before number: Int, at stop: inout Waypoint) {
            guard let nights = begins[number]?.nightsBefore, nights > 0, stop.plan.nights == nil else { return }
            try? stop.plan.set(.nights(min(nights, StopPlan.nightsLimit.range.upperBound)))
        }
        let parts = zip(starts, ends).enumerated().map { offset, part in
            let isNamed = names.indices.contains(offset + 1)
            let name = isNamed ? names[offset + 1] : trip.name.with(ending: " (\(offset + 2))")
            var stops = Array(trip.waypoints[part.0 - 1..<part.1])
            // One night is never out of range.
            if begins[part.0]?.decidesNight ?? false { try? stops[0].plan.set(.nights(1)) }
            keepNights(before: part.1 + 1, at: &stops[stops.count - 1])
            return PlacedTrip(
                index: place + offset, trip: Trip(id: ids.next(), name: name, waypoints: stops, plan: plans[offset + 1])
            )
        }
        var changes: [Change] = [.removeStops(trip: trip.id, trip.waypoints[(first - 1)...].map(\.id))]
        var planned = trip
        planned.waypoints = Array(trip.waypoints[..<(first - 1)])
        let kept = planned
        planned.plan = plans[0]
        keepNights(before: first, at: &planned.waypoints[first - 2])
        if planned != kept { changes.append(.editTrip(from: kept, to: planned)) }
        if let name = names.first, name != trip.name { changes.append(.renameTrip(trip.id, name)) }
        if trip.isRoundTrip { changes.append(.setRoundTrip(trip.id, false)) }
        changes.append(.insertTrips(parts))
        return .labelled("Split “\(trip.name.text)” into \(parts.count + 1) trips", .several(changes))
    }

    /// The plans of parts that begin on the days of a trip with these numbers, and reach their last stops on those;
    /// nil where that is not known.
    private static func plans(of trip: Trip, beginning days: [Int?], reaching lasts: [Int?]) -> [Plan] {
        let end = trip.plan.days.map { $0 + 1 }
        return days.enumerated().map { offset, day in
            var plan = trip.plan
            let isFirst = offset == 0
            // A day that is removed, or lies within the trip, is never out of range.
            if !isFirst { try? plan.set(.start(day.flatMap { day in plan.start?.adding(days: day - 1) })) }
            // Where nothing of the days is known, the trip keeps what was decided.
            guard let end, !isFirst || days.dropFirst().contains(where: { $0 != nil }) else { return plan }
            let next = days.indices.contains(offset + 1) ? days[offset + 1] : end
            // The day on which the last stop is reached may be that on which the next part begins.
            let count = day.flatMap { day in next.map { max($0, lasts[offset].map { $0 + 1 } ?? 0) - day } } ?? 0
            try? plan.set(.days(count > 0 ? count : nil))
            return plan
        }
    }

    /// Copies stops of `trip` into `target`, one behind the other from `number` on or at its end, or moves them there.
    /// Copies get ids of their own. Costs keep their currency. Throws where `number` is
    /// out of range, and where stops are to be moved into the trip that they are in. Linear in the stops.
    package static func copyStops(
        _ numbers: [Int], of trip: Trip, to target: Trip, at number: Int? = nil, moving isMove: Bool,
        ids: any IdentifierSource
    ) throws(EditError) -> Change {
        guard !isMove || trip.id != target.id else { throw .sameTrip(trip.name) }
        let count = target.waypoints.count
        if let number, number < 1 || number > count + 1 {
            throw .noSuchPlace(trip: target.name, count: count, number: number)
        }
        var stops: [Waypoint] = []
        for number in numbers { stops.append(try stop(number, of: trip)) }
        let priced = ForeignCosts(stops, from: trip.plan, to: target.plan).stops
        let copies = isMove ? priced : priced.map { $0.with(id: ids.next()) }
        let insertion = Change.insertStops(trip: target.id, placed(copies, at: number))
        let what = stops.count == 1 ? "“\(stops[0].name.text)”" : Wording.counted(stops.count, "stop")
        let label = "from “\(trip.name.text)” to “\(target.name.text)”"
        return isMove
            ? .labelled(
                "Moved \(what) \(label)", .several([.removeStops(trip: trip.id, stops.map(\.id)), insertion]))
            : .labelled("Copied \(what) \(label)", insertion)
    }
}

/// The beginning of a part of a trip that is split.
package struct PartBegin: Equatable, Sendable {
    /// The number of its first day among those of the trip, from 1.
    package let day: Int
    /// Whether a night at its first stop is to be decided that only followed from the drives before.
    package let decidesNight: Bool
    /// The number of the day on which the stop before it is reached; nil where that is not known.
    package let lastBefore: Int?
    /// The number of nights at the stop before it that only followed from the drives, which that stop keeps.
    package let nightsBefore: Int

    /// Describes a beginning.
    package init(day: Int, decidesNight: Bool = false, lastBefore: Int? = nil, nightsBefore: Int = 0) {
        self.day = day
        self.decidesNight = decidesNight
        self.lastBefore = lastBefore
        self.nightsBefore = nightsBefore
    }
}

extension PlanSetting {
    /// Whether it decides something, and leaves nothing open.
    fileprivate var isDecided: Bool {
        var plan = Plan.none
        return (try? plan.set(self)) != nil && plan != .none
    }
}
